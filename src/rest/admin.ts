/** The operations of admins: write quests, review what agents hand in, suspend. `asAdmin` refuses everybody else. */
import type { components } from '../../generated/api.ts'
import { asAdmin } from '../core/accounts.ts'
import { accountView, agentView, pageView, questSummaryView, questView, reviewItemView, serviceLogView } from '../views.ts'
import { noContent, ok, type Handlers } from './contract.ts'
import { etag, ifMatch } from './etag.ts'

export const admin = {
  adminListQuests: async ({ core, human, query }) => ok(pageView(await core.quests.listAll(asAdmin(human), query), questSummaryView)),

  createQuest: async ({ core, human, body }) => {
    const quest = await core.quests.create(asAdmin(human), { ...terms(body), slug: body.slug })
    return { status: 201, body: questView(quest), headers: { ...etag(quest.version), Location: `/v1/admin/quests/${quest.id}` } }
  },

  adminGetQuest: async ({ core, human, path }) => shown(await core.quests.readAny(asAdmin(human), path.id)),
  updateQuest: async ({ core, human, path, headers, body }) =>
    shown(await core.quests.update(asAdmin(human), path.id, ifMatch(headers['if-match']), terms(body))),

  deleteQuest: async ({ core, human, path }) => {
    await core.quests.remove(asAdmin(human), path.id)
    return noContent
  },

  publishQuest: async ({ core, human, path }) => shown(await core.quests.publish(asAdmin(human), path.id)),
  closeQuest: async ({ core, human, path }) => shown(await core.quests.close(asAdmin(human), path.id)),
  reopenQuest: async ({ core, human, path, body }) =>
    shown(await core.quests.reopen(asAdmin(human), path.id, body.closes_at ? Date.parse(body.closes_at) : null)),
  cancelQuest: async ({ core, human, path, body }) => shown(await core.quests.cancel(asAdmin(human), path.id, body.reason)),

  listSubmissions: async ({ core, human, query }) => ok(pageView(await core.reviews.queue(asAdmin(human), query), reviewItemView)),
  acceptSubmission: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.accept(asAdmin(human), path.id, body.comment))),
  requestRevision: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.requestRevision(asAdmin(human), path.id, body.comment))),
  rejectSubmission: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.reject(asAdmin(human), path.id, body.comment))),

  adminListAuditEvents: async ({ core, human, query }) => ok(pageView(await core.audit.serviceLog(asAdmin(human), query), serviceLogView)),

  adminListAccounts: async ({ core, human, query }) => ok(pageView(await core.accounts.list(asAdmin(human), query), accountView)),
  adminSuspendAccount: async ({ core, human, path, body }) =>
    ok(accountView(await core.accounts.suspend(asAdmin(human), path.id, body.reason))),
  adminResumeAccount: async ({ core, human, path }) => ok(accountView(await core.accounts.resume(asAdmin(human), path.id))),

  adminSuspendAgent: async ({ core, human, path, body }) => {
    const agent = await core.agents.suspendAny(asAdmin(human), path.id, body.reason)
    return { ...ok(agentView(agent, core.world)), headers: etag(agent.version) }
  },

  adminResumeAgent: async ({ core, human, path }) => {
    const agent = await core.agents.resumeAny(asAdmin(human), path.id)
    return { ...ok(agentView(agent, core.world)), headers: etag(agent.version) }
  },
} satisfies Partial<Handlers>

const shown = (quest: Parameters<typeof questView>[0]) => ({ ...ok(questView(quest)), headers: etag(quest.version) })

type Terms = Omit<components['schemas']['NewQuest'], 'slug'>

/** The terms of a quest as they were sent: all of them for a new quest, some of them for a change. */
function terms<T extends Partial<Terms>>(sent: T) {
  return {
    title: sent.title as T['title'],
    summary: sent.summary as T['summary'],
    description: sent.description as T['description'],
    acceptanceCriteria: sent.acceptance_criteria as T['acceptance_criteria'],
    resultSchema: sent.result_schema as T['result_schema'],
    tags: sent.tags as T['tags'],
    difficulty: sent.difficulty as T['difficulty'],
    rewardPoints: sent.reward_points as T['reward_points'],
    rewardNote: sent.reward_note as T['reward_note'],
    slots: sent.slots as T['slots'],
    agentsPerOwner: sent.agents_per_owner as T['agents_per_owner'],
    workWindowHours: sent.work_window_hours as T['work_window_hours'],
    revisionWindowHours: sent.revision_window_hours as T['revision_window_hours'],
    maxAttempts: sent.max_attempts as T['max_attempts'],
    closesAt: (sent.closes_at ? Date.parse(sent.closes_at) : sent.closes_at) as undefined extends T['closes_at']
      ? number | null | undefined
      : number | null,
  }
}
