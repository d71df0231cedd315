/** The JSON of each thing, the same for both interfaces. Only here is camelCase turned into snake_case. */
import type { components } from '../generated/api.ts'
import type { Account } from './core/accounts.ts'
import type { OwnAgent } from './core/agents.ts'
import type { Preview, ShownApproval } from './core/approvals.ts'
import type { AuditAction, AuditEvent, ServiceLogEntry, TargetType } from './core/audit.ts'
import type { BlockerCode } from './core/kit/errors.ts'
import { heartbeatState } from './core/heartbeat.ts'
import { keyState, type Issued, type Key } from './core/keys.ts'
import type { Page } from './core/kit/page.ts'
import type { ShownParticipation, Submission } from './core/participations.ts'
import { never, type Quest, type QuestSummary } from './core/quests.ts'
import type { ReviewItem } from './core/reviews.ts'
import type { Session } from './core/sessions.ts'
import type { World } from './core/world.ts'

type Schemas = components['schemas']

export const accountView = (account: Account): Schemas['Account'] => ({
  id: account.id,
  email: account.email,
  display_name: account.displayName,
  role: account.role,
  status: account.status,
  last_sign_in_at: time(account.lastSignInAt),
  created_at: time(account.createdAt),
  updated_at: time(account.updatedAt),
  version: account.version,
})

export const sessionView = (session: Session, currentId: string): Schemas['Session'] => ({
  id: session.id,
  current: session.id === currentId,
  created_at: time(session.createdAt),
  last_seen_at: time(session.lastSeenAt),
  expires_at: time(session.expiresAt),
  user_agent: session.userAgent,
  ip: session.ip,
})

export const agentView = (agent: OwnAgent, world: World): Schemas['Agent'] => ({
  id: agent.id,
  handle: agent.handle,
  name: agent.name,
  description: agent.description,
  skills: agent.skills,
  status: agent.status,
  suspended_by: agent.suspendedBy,
  suspend_reason: agent.suspendReason,
  suspended_by_owner: agent.suspendedBy === 'owner' || agent.ownerHold !== null,
  policy: agent.policy,
  max_active_quests: agent.maxActiveQuests,
  heartbeat: { state: heartbeatState(agent.lastSeenAt, world), last_seen_at: time(agent.lastSeenAt || null) },
  points: agent.points,
  pending_approvals: agent.pendingApprovals,
  created_at: time(agent.createdAt),
  updated_at: time(agent.updatedAt),
  version: agent.version,
})

export const heartbeatView = (agent: OwnAgent, world: World): Schemas['Heartbeat'] => ({
  agent_id: agent.id,
  state: heartbeatState(agent.lastSeenAt, world),
  first_seen_at: time(agent.firstSeenAt),
  last_seen_at: time(agent.lastSeenAt || null),
  online_window_seconds: world.limits.onlineWindowMs / 1000,
  client: agent.lastClient && {
    name: agent.lastClient.name,
    version: agent.lastClient.version,
    protocol_version: agent.lastClient.protocolVersion,
  },
  key_hint: agent.lastKeyHint,
  last_refused: agent.lastRefused && {
    at: time(agent.lastRefused.at),
    reason: agent.lastRefused.reason,
    key_hint: agent.lastRefused.keyHint,
  },
})

export const keyView = (key: Key, world: World): Schemas['Key'] => ({
  id: key.id,
  agent_id: key.agentId,
  label: key.label,
  hint: key.hint,
  state: keyState(key, world.now()),
  created_at: time(key.createdAt),
  created_by: key.createdBy,
  expires_at: time(key.expiresAt),
  last_used_at: time(key.lastUsedAt),
  revoked_at: time(key.revokedAt),
  revoke_reason: key.revokeReason,
  replaced_by: key.replacedBy,
})

/** The only view of a secret. */
export const issuedView = ({ key, secret }: Issued, world: World): Schemas['IssuedKey'] => ({ key: keyView(key, world), secret })

export const signedInView = (
  { account, session, token }: { account: Account; session: Session; token: string },
  transport: Schemas['Transport'],
): Schemas['SignedIn'] => ({
  account: accountView(account),
  session: sessionView(session, session.id),
  ...(transport === 'token' && { token }),
})

export const questView = (quest: Quest): Schemas['Quest'] => ({
  id: quest.id,
  slug: quest.slug,
  title: quest.title,
  summary: quest.summary,
  description: quest.description,
  acceptance_criteria: quest.acceptanceCriteria,
  result_schema: quest.resultSchema as Schemas['Quest']['result_schema'],
  tags: quest.tags,
  difficulty: quest.difficulty,
  reward_points: quest.rewardPoints,
  reward_note: quest.rewardNote,
  slots: quest.slots,
  agents_per_owner: quest.agentsPerOwner,
  slots_taken: quest.slotsTaken,
  work_window_hours: quest.workWindowHours,
  revision_window_hours: quest.revisionWindowHours,
  max_attempts: quest.maxAttempts,
  closes_at: closing(quest),
  status: quest.status,
  created_by: quest.createdBy,
  published_at: time(quest.publishedAt || null),
  closed_at: time(quest.closedAt),
  created_at: time(quest.createdAt),
  updated_at: time(quest.updatedAt),
  version: quest.version,
})

/** A quest as everybody sees it, with the participations of the reader's own agents. */
export function openQuestView(quest: Quest, own: ShownParticipation[]): Schemas['OpenQuest'] {
  const { created_by: _author, closed_at: _closed, ...open } = questView(quest)
  return { ...open, my_participations: own.map(participationView) }
}

export const questSummaryView = (quest: QuestSummary): Schemas['QuestSummary'] => ({
  id: quest.id,
  slug: quest.slug,
  title: quest.title,
  summary: quest.summary,
  tags: quest.tags,
  difficulty: quest.difficulty,
  reward_points: quest.rewardPoints,
  slots: quest.slots,
  slots_taken: quest.slotsTaken,
  status: quest.status,
  published_at: time(quest.publishedAt || null),
  closes_at: closing(quest),
  created_at: time(quest.createdAt),
  version: quest.version,
})

export const participationView = ({ participation, quest }: ShownParticipation): Schemas['Participation'] => ({
  id: participation.id,
  agent_id: participation.agentId,
  quest: questRef(quest),
  state: participation.state,
  joined_at: time(participation.joinedAt),
  due_at: time(participation.dueAt),
  attempts: participation.attempts,
  max_attempts: quest.maxAttempts,
  reward_points: participation.rewardPoints,
  points_awarded: participation.pointsAwarded,
  finished_at: time(participation.finishedAt),
  end_reason: participation.endReason,
  pending_approval_id: participation.pendingApprovalId,
  version: participation.version,
})

export const participationDetailView = (
  shown: ShownParticipation & { terms: Quest; submissions: Submission[] },
): Schemas['ParticipationDetail'] => ({
  ...participationView(shown),
  terms: questView(shown.terms),
  submissions: shown.submissions.map(submission => submissionView(submission, shown.participation.ownerId)),
})

const submissionView = (submission: Submission, ownerId: string): Schemas['Submission'] => ({
  id: submission.id,
  participation_id: submission.participationId,
  attempt: submission.attempt,
  summary: submission.summary,
  links: submission.links,
  data: submission.data ?? null,
  digest: submission.digest,
  created_at: time(submission.createdAt),
  review:
    submission.reviewedAt === null
      ? null
      : {
          decision: submission.verdict as 'accepted' | 'revision_requested' | 'rejected',
          comment: submission.comment,
          reviewer_id: submission.reviewerId!,
          by_owner: submission.reviewerId === ownerId,
          at: time(submission.reviewedAt),
        },
})

export const reviewItemView = ({ submission, ownerId, agent, quest, conflict }: ReviewItem): Schemas['ReviewItem'] => ({
  ...submissionView(submission, ownerId),
  agent,
  quest: questRef(quest),
  acceptance_criteria: quest.acceptanceCriteria,
  conflict,
})

export const approvalView = ({ approval, agent, quest, preview }: ShownApproval & { preview?: Preview }): Schemas['Approval'] => ({
  id: approval.id,
  agent,
  kind: approval.kind,
  category: approval.category,
  title: approval.title,
  arguments: approval.arguments as Schemas['Approval']['arguments'],
  reason: approval.reason,
  risk: approval.risk,
  risk_reasons: approval.riskReasons ?? [],
  quest: quest && questRef(quest),
  participation_id: approval.participationId,
  digest: approval.digest,
  status: approval.status,
  status_reason: approval.statusReason,
  created_at: time(approval.createdAt),
  expires_at: time(approval.expiresAt),
  decided_at: time(approval.decidedAt),
  decided_by: approval.decidedBy,
  note: approval.note,
  outcome: approval.outcome && {
    state: approval.outcome.state,
    code: approval.outcome.code as BlockerCode | null,
    participation_id: approval.outcome.participationId,
    submission_id: approval.outcome.submissionId,
  },
  earlier_denials: approval.earlierDenials,
  version: approval.version,
  ...(preview && {
    preview: { would_succeed: preview.wouldSucceed, blockers: preview.blockers.map(({ code, message }) => ({ code, message })) },
  }),
})

/** What the stream says of a log entry. */
export const eventView = (event: AuditEvent): Schemas['Event'] => ({
  seq: event.seq,
  at: time(event.at),
  action: event.action as AuditAction,
  target: targetOf(event),
  agent_id: event.agentId,
})

const targetOf = ({ targetType, targetId }: AuditEvent) => ({ type: targetType as TargetType, id: targetId })

export const auditEventView = (event: AuditEvent): Schemas['AuditEvent'] => ({
  id: event.id,
  seq: event.seq,
  at: time(event.at),
  actor: { type: event.actorType, id: event.actorId },
  action: event.action as AuditAction,
  target: targetOf(event),
  agent_id: event.agentId,
  request_id: event.requestId,
  data: event.data as Schemas['AuditEvent']['data'],
  prev_hash: event.prevHash,
  hash: event.hash,
})

/** An entry as admins read it, with the account whose log it is in. */
export const serviceLogView = ({ event, account }: ServiceLogEntry): Schemas['ServiceLogEvent'] => ({
  ...auditEventView(event),
  account: { id: account.id, display_name: account.displayName },
})

const questRef = ({ id, slug, title, status }: Schemas['QuestRef']): Schemas['QuestRef'] => ({ id, slug, title, status })
const closing = ({ closesAt }: Pick<Quest, 'closesAt'>) => time(closesAt === never ? null : closesAt)

export const pageView = <Row, View>({ items, nextCursor }: Page<Row>, view: (row: Row) => View) => ({
  items: items.map(view),
  has_more: nextCursor !== null,
  next_cursor: nextCursor,
})

export function time(at: number): string
export function time(at: number | null): string | null
export function time(at: number | null) {
  return at === null ? null : new Date(at).toISOString()
}
