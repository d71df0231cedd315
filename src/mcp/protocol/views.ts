/** What agents get beyond the rows that core returns, in camelCase. Nulls are left out when a view is encoded. */
import type * as Out from '../../../generated/outputs.js'
import type { Standing } from '../../core/agents/agents.ts'
import type { Participation, ShownParticipation } from '../../core/quests/participations.ts'
import { policyAt, type PolicyAt } from '../../core/agents/policies.ts'
import { titleOf } from '../../core/approvals/actions.ts'
import { awaitsAnswer } from '../../core/approvals/questions.ts'
import type { Quest } from '../../core/quests/quest-life.ts'
import type { QuestSummary } from '../../core/quests/quests.ts'
import type { Agent, ShownApproval } from '../../core/kit/world.ts'
import { questView } from '../../views/index.ts'

export const profileView = (agent: Agent, standing: Standing, now: number): Out.GetProfileResult => ({
  agent,
  owner: agent.owner,
  policy: policyView(policyAt(agent.policy, now)),
  limits: { maxActiveQuests: agent.maxActiveQuests, activeQuests: standing.activeQuests },
  stats: standing,
  inbox: {
    pendingApprovals: standing.pendingApprovals,
    unreadApprovals: standing.unreadApprovals,
    openQuestions: standing.openQuestions,
    readyToStart: standing.readyYeses,
    unreported: standing.unreported,
    unreadQuests: standing.unreadQuests,
    revisionsRequested: standing.revisionsRequested,
    dueWithin24h: standing.dueSoon,
  },
  key: agent.key,
  serverTime: now,
})

/** Bounds that are not set are left out. */
const policyView = ({ external, ...ofQuests }: PolicyAt): Out.AgentsPolicy => {
  const short = (rule: PolicyAt['external']['other']) => ({ ...rule, cool_down_minutes: rule.cool_down_minutes || null })
  const { spend, contact, publish, access, other } = external
  return {
    ...ofQuests,
    external: { spend: short(spend), contact: short(contact), publish: short(publish), access: short(access), other: short(other) },
  }
}

export const questItemView = (quest: QuestSummary, state: Participation['state'] | undefined) => ({
  ...questView(quest),
  slotsAvailable: free(quest),
  myState: state,
})

export const questForAgentView = (quest: Quest) => ({ ...questView(quest), slotsAvailable: free(quest) })

const free = ({ slots, slotsTaken }: Pick<Quest, 'slots' | 'slotsTaken'>) => Math.max(0, slots - slotsTaken)

export const workView = ({ participation, quest }: ShownParticipation, lastComment?: string | null): Out.AgentsParticipation => ({
  ...participation,
  quest,
  maxAttempts: quest.maxAttempts,
  lastFeedback: lastComment,
})

/** The newest comment on the submissions of a participation. */
export const lastCommentIn = (reviews: { comment: string | null }[]) => reviews.findLast(({ comment }) => comment)?.comment

export const requestView = ({ approval, quest }: Omit<ShownApproval, 'agent'>, publicUrl: string): Out.AgentsApproval => ({
  ...approval,
  title: titleOf(approval),
  failure: approval.outcome?.state === 'failed' ? approval.outcome.code : null,
  awaitsAnswer: awaitsAnswer(approval) || null,
  permit: approval.yes,
  quest,
  approvalUrl: `${publicUrl}/#approvals/${approval.id}`,
})
