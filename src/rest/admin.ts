/** The operations of admins: they write quests, review submissions, and suspend. `asAdmin` refuses all other humans. */
import { asAdmin } from '../core/accounts.ts'
import { only } from '../core/kit/exact.ts'
import { agentView, pageView, questView, reviewItemView, serviceLogView } from '../views.ts'
import { noContent, ok, type Handlers } from './contract.ts'
import { created, ifMatch, shown } from './etag.ts'

export const admin = {
  adminListQuests: async ({ core, human, query }) => ok(pageView(await core.quests.listAll(asAdmin(human), query), questView)),

  createQuest: async ({ core, human, body }) => created(questView(await core.quests.create(asAdmin(human), body)), '/v1/admin/quests'),

  adminGetQuest: async ({ core, human, path }) => shown(questView(await core.quests.readAny(asAdmin(human), path.id))),
  updateQuest: async ({ core, human, path, headers, body }) =>
    shown(questView(await core.quests.update(asAdmin(human), path.id, ifMatch(headers['if-match']), body))),

  deleteQuest: async ({ core, human, path }) => {
    await core.quests.remove(asAdmin(human), path.id)
    return noContent
  },

  publishQuest: async ({ core, human, path }) => shown(questView(await core.quests.publish(asAdmin(human), path.id))),
  closeQuest: async ({ core, human, path }) => shown(questView(await core.quests.close(asAdmin(human), path.id))),
  reopenQuest: async ({ core, human, path, body }) =>
    shown(questView(await core.quests.reopen(asAdmin(human), path.id, only(body, 'closesAt') ?? null))),
  cancelQuest: async ({ core, human, path, body }) =>
    shown(questView(await core.quests.cancel(asAdmin(human), path.id, only(body, 'reason')))),

  listSubmissions: async ({ core, human, query }) => ok(pageView(await core.reviews.queue(asAdmin(human), query), reviewItemView)),
  acceptSubmission: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.accept(asAdmin(human), path.id, only(body, 'comment')))),
  requestRevision: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.requestRevision(asAdmin(human), path.id, only(body, 'comment')))),
  rejectSubmission: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.reject(asAdmin(human), path.id, only(body, 'comment')))),

  adminListAuditEvents: async ({ core, human, query }) => ok(pageView(await core.audit.serviceLog(asAdmin(human), query), serviceLogView)),

  adminListAccounts: async ({ core, human, query }) => ok(pageView(await core.accounts.list(asAdmin(human), query), account => account)),
  adminSuspendAccount: async ({ core, human, path, body }) =>
    ok(await core.accounts.suspend(asAdmin(human), path.id, only(body, 'reason'))),
  adminResumeAccount: async ({ core, human, path }) => ok(await core.accounts.resume(asAdmin(human), path.id)),

  adminListAgents: async ({ core, human, query }) => ok(pageView(await core.allAgents.list(asAdmin(human), query), agent => agent)),
  adminSuspendAgent: async ({ core, human, path, body }) =>
    shown(agentView(await core.agents.suspendAny(asAdmin(human), path.id, only(body, 'reason')), core.world)),
  adminResumeAgent: async ({ core, human, path }) => shown(agentView(await core.agents.resumeAny(asAdmin(human), path.id), core.world)),
} satisfies Partial<Handlers>
