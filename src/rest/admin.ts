/** The operations of admins: they write quests, review submissions, and suspend. `asAdmin` refuses all other humans. */
import { asAdmin } from '../core/accounts.ts'
import { only } from '../core/kit/exact.ts'
import type { Quest } from '../core/quests.ts'
import { agentView, pageView, questView, reviewItemView, serviceLogView } from '../views.ts'
import { noContent, ok, type Handlers } from './contract.ts'
import { etag, ifMatch } from './etag.ts'

export const admin = {
  adminListQuests: async ({ core, human, query }) => ok(pageView(await core.quests.listAll(asAdmin(human), query), questView)),

  createQuest: async ({ core, human, body }) => {
    const quest = await core.quests.create(asAdmin(human), body)
    return { status: 201, body: questView(quest), headers: { ...etag(quest.version), Location: `/v1/admin/quests/${quest.id}` } }
  },

  adminGetQuest: async ({ core, human, path }) => shown(await core.quests.readAny(asAdmin(human), path.id)),
  updateQuest: async ({ core, human, path, headers, body }) =>
    shown(await core.quests.update(asAdmin(human), path.id, ifMatch(headers['if-match']), body)),

  deleteQuest: async ({ core, human, path }) => {
    await core.quests.remove(asAdmin(human), path.id)
    return noContent
  },

  publishQuest: async ({ core, human, path }) => shown(await core.quests.publish(asAdmin(human), path.id)),
  closeQuest: async ({ core, human, path }) => shown(await core.quests.close(asAdmin(human), path.id)),
  reopenQuest: async ({ core, human, path, body }) =>
    shown(await core.quests.reopen(asAdmin(human), path.id, only(body, 'closesAt') ?? null)),
  cancelQuest: async ({ core, human, path, body }) => shown(await core.quests.cancel(asAdmin(human), path.id, only(body, 'reason'))),

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

  adminSuspendAgent: async ({ core, human, path, body }) => {
    const agent = await core.agents.suspendAny(asAdmin(human), path.id, only(body, 'reason'))
    return { ...ok(agentView(agent, core.world)), headers: etag(agent.version) }
  },

  adminResumeAgent: async ({ core, human, path }) => {
    const agent = await core.agents.resumeAny(asAdmin(human), path.id)
    return { ...ok(agentView(agent, core.world)), headers: etag(agent.version) }
  },
} satisfies Partial<Handlers>

const shown = (quest: Quest) => ({ ...ok(questView(quest)), headers: etag(quest.version) })
