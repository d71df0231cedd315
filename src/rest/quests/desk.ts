/** The operations of authors and reviewers. `asReviewer` and `asAuthor` refuse everybody whose role does not allow it. */
import { only } from '../../core/kit/exact.ts'
import { asAuthor, asReviewer } from '../../core/kit/roles.ts'
import { pageView, questView, reviewItemView } from '../../views/index.ts'
import { noContent, ok, type Handlers } from '../protocol/contract.ts'
import { created, ifMatch, shown } from '../protocol/etag.ts'

export const desk = {
  adminListQuests: async ({ core, human, query }) => ok(pageView(await core.quests.listAll(asReviewer(human), query), questView)),

  adminCreateQuest: async ({ core, human, body }) =>
    created(questView(await core.quests.create(asAuthor(human), body)), '/v1/admin/quests'),

  adminGetQuest: async ({ core, human, path }) => shown(questView(await core.quests.readAny(asReviewer(human), path.id))),
  adminUpdateQuest: async ({ core, human, path, headers, body }) =>
    shown(questView(await core.quests.update(asAuthor(human), path.id, ifMatch(headers['if-match']), body))),

  adminDeleteQuest: async ({ core, human, path }) => {
    await core.quests.remove(asAuthor(human), path.id)
    return noContent
  },

  adminPublishQuest: async ({ core, human, path }) => shown(questView(await core.quests.publish(asAuthor(human), path.id))),
  adminCloseQuest: async ({ core, human, path }) => shown(questView(await core.quests.close(asAuthor(human), path.id))),
  adminReopenQuest: async ({ core, human, path, body }) =>
    shown(questView(await core.quests.reopen(asAuthor(human), path.id, only(body, 'closesAt') ?? null))),
  adminCancelQuest: async ({ core, human, path, body }) =>
    shown(questView(await core.quests.cancel(asAuthor(human), path.id, only(body, 'reason')))),

  adminListSubmissions: async ({ core, human, query }) => ok(pageView(await core.reviews.queue(asReviewer(human), query), reviewItemView)),
  adminGetSubmission: async ({ core, human, path }) => ok(reviewItemView(await core.reviews.read(asReviewer(human), path.id))),
  adminAcceptSubmission: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.accept(asReviewer(human), path.id, only(body, 'comment')))),
  adminRequestRevision: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.requestRevision(asReviewer(human), path.id, only(body, 'comment')))),
  adminRejectSubmission: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.reject(asReviewer(human), path.id, only(body, 'comment')))),
} satisfies Partial<Handlers>
