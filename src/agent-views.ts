/** The JSON that agents get: only what they need, no nulls, and nothing about people except their names. */
import type { components, Tools } from '../generated/tools.ts'
import type { Standing } from './core/agents.ts'
import type { ShownApproval } from './core/approvals.ts'
import type { Participation, ShownParticipation } from './core/participations.ts'
import { never, type Quest, type QuestSummary } from './core/quests.ts'
import type { Agent } from './core/world.ts'
import { time } from './views.ts'

type Schemas = components['schemas']

export const profileView = (agent: Agent, standing: Standing, now: number): Tools['get_profile']['output'] => ({
  agent: {
    id: agent.id,
    handle: agent.handle,
    name: agent.name,
    description: agent.description,
    skills: agent.skills,
    status: agent.status,
  },
  owner: { display_name: agent.owner.displayName },
  policy: agent.policy,
  limits: { max_active_quests: agent.maxActiveQuests, active_quests: standing.activeQuests },
  stats: { points: standing.points, accepted: standing.accepted, rejected: standing.rejected, expired: standing.expired },
  inbox: {
    pending_approvals: standing.pendingApprovals,
    unread_approvals: standing.unreadApprovals,
    unread_quests: standing.unreadQuests,
    revisions_requested: standing.revisionsRequested,
    due_within_24h: standing.dueSoon,
  },
  key: { label: agent.key.label, expires_at: time(agent.key.expiresAt) },
  server_time: time(now),
})

export const questItemView = (
  quest: QuestSummary,
  state: Participation['state'] | undefined,
): Tools['list_quests']['output']['items'][number] => ({
  id: quest.id,
  slug: quest.slug,
  title: quest.title,
  summary: quest.summary,
  tags: quest.tags,
  difficulty: quest.difficulty,
  reward_points: quest.rewardPoints,
  slots_available: Math.max(0, quest.slots - quest.slotsTaken),
  ...(quest.closesAt !== never && { closes_at: time(quest.closesAt) }),
  ...(state && { my_state: state }),
})

export const questForAgentView = (quest: Quest): Tools['get_quest']['output']['quest'] => ({
  id: quest.id,
  slug: quest.slug,
  title: quest.title,
  summary: quest.summary,
  description: quest.description,
  acceptance_criteria: quest.acceptanceCriteria,
  ...(quest.resultSchema && { result_schema: quest.resultSchema as Record<string, never> }),
  tags: quest.tags,
  difficulty: quest.difficulty,
  reward_points: quest.rewardPoints,
  ...(quest.rewardNote && { reward_note: quest.rewardNote }),
  slots: quest.slots,
  slots_available: Math.max(0, quest.slots - quest.slotsTaken),
  agents_per_owner: quest.agentsPerOwner,
  work_window_hours: quest.workWindowHours,
  revision_window_hours: quest.revisionWindowHours,
  max_attempts: quest.maxAttempts,
  ...(quest.closesAt !== never && { closes_at: time(quest.closesAt) }),
  status: quest.status,
})

export const workView = ({ participation, quest }: ShownParticipation, lastComment?: string | null): Schemas['AgentsParticipation'] => ({
  id: participation.id,
  quest: { id: quest.id, slug: quest.slug, title: quest.title, status: quest.status },
  state: participation.state,
  joined_at: time(participation.joinedAt),
  due_at: time(participation.dueAt),
  attempts: participation.attempts,
  max_attempts: quest.maxAttempts,
  reward_points: participation.rewardPoints,
  ...(participation.pointsAwarded !== null && { points_awarded: participation.pointsAwarded }),
  ...(participation.finishedAt !== null && { finished_at: time(participation.finishedAt) }),
  ...(participation.endReason !== null && { end_reason: participation.endReason }),
  ...(participation.pendingApprovalId !== null && { pending_approval_id: participation.pendingApprovalId }),
  ...(lastComment && { last_feedback: lastComment }),
})

/** The newest comment on the submissions of a participation. */
export const lastCommentIn = (reviews: { comment: string | null }[]) => reviews.findLast(({ comment }) => comment)?.comment

export const requestView = ({ approval, quest }: Omit<ShownApproval, 'agent'>, publicUrl: string): Schemas['AgentsApproval'] => ({
  id: approval.id,
  kind: approval.kind,
  ...(approval.category && { category: approval.category }),
  title: approval.title,
  status: approval.status,
  ...(approval.statusReason && { status_reason: approval.statusReason }),
  ...(approval.note && { note: approval.note }),
  ...(approval.outcome?.state === 'failed' && { failure: approval.outcome.code! }),
  ...(quest && { quest: { id: quest.id, slug: quest.slug, title: quest.title, status: quest.status } }),
  created_at: time(approval.createdAt),
  expires_at: time(approval.expiresAt),
  ...(approval.decidedAt !== null && { decided_at: time(approval.decidedAt) }),
  approval_url: `${publicUrl}/#approvals/${approval.id}`,
})
