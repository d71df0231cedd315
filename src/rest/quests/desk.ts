/** The operations of authors and reviewers. */
import { only } from '../../core/kit/exact.ts'
import { pageView, questView, reviewItemView } from '../../views/index.ts'
import { noContent, ok, type Handlers } from '../protocol/contract.ts'
import { created, ifMatch, shown } from '../protocol/etag.ts'

export const desk = {
  adminListQuests: async ({ core, human, query }) => ok(pageView(await core.quests.listAll(human, query), questView)),

  adminCreateQuest: async ({ core, human, body }) => created(questView(await core.quests.create(human, body)), '/v1/admin/quests'),

  adminGetQuest: async ({ core, human, path }) => shown(questView(await core.quests.readAny(human, path.id))),
  adminUpdateQuest: async ({ core, human, path, headers, body }) =>
    shown(questView(await core.quests.update(human, path.id, ifMatch(headers['if-match']), body))),

  adminDeleteQuest: async ({ core, human, path }) => {
    await core.quests.remove(human, path.id)
    return noContent
  },

  adminPublishQuest: async ({ core, human, path }) => shown(questView(await core.quests.publish(human, path.id))),
  adminCloseQuest: async ({ core, human, path }) => shown(questView(await core.quests.close(human, path.id))),
  adminReopenQuest: async ({ core, human, path, body }) =>
    shown(questView(await core.quests.reopen(human, path.id, only(body, 'closesAt') ?? null))),
  adminCancelQuest: async ({ core, human, path, body }) => shown(questView(await core.quests.cancel(human, path.id, only(body, 'reason')))),

  adminListSubmissions: async ({ core, human, query }) => ok(pageView(await core.reviews.queue(human, query), reviewItemView)),
  adminGetSubmission: async ({ core, human, path }) => ok(reviewItemView(await core.reviews.read(human, path.id))),
  adminAcceptSubmission: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.accept(human, path.id, only(body, 'comment')))),
  adminRequestRevision: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.requestRevision(human, path.id, only(body, 'comment')))),
  adminRejectSubmission: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.reject(human, path.id, only(body, 'comment')))),
} satisfies Partial<Handlers>
