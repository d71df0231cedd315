/**
 * What the answers of both interfaces contain beyond the rows that core returns. Views work in camelCase. The doors encode them by the
 * contract (generated/outputs.js), which picks its fields by name, so a view adds only computed fields.
 */
import type * as Out from '../generated/outputs.js'
import type { OwnAgent } from './core/agents/agents.ts'
import { amountOf } from './core/kit/amounts.ts'
import type { Preview } from './core/approvals/approvals.ts'
import type { AuditDataOf, ServiceAction as PublishedServiceAction } from '../generated/api.ts'
import type { Events, ServiceAction } from './core/log/events.ts'
import type { Account } from './core/people/accounts.ts'
import type { Channel, Delivery } from './core/reach/channels.ts'
import { shownTarget } from './core/reach/channel-targets.ts'
import { placeOf } from './core/kit/addresses.ts'
import { invitationState, type Invitation } from './core/people/invitations.ts'
import { heartbeatState } from './core/kit/online.ts'
import { keyState, type Key } from './core/agents/keys.ts'
import type { Page } from './core/kit/page.ts'
import type { AuditEvent, ServiceLogEntry } from './core/log/log-reader.ts'
import type { ShownParticipation, Submission } from './core/quests/participations.ts'
import type { Passkey } from './core/people/passkeys.ts'
import type { TrackRecord } from './core/approvals/permits.ts'
import { policyAt } from './core/agents/policies.ts'
import { awaitsAnswer } from './core/approvals/questions.ts'
import type { Quest } from './core/quests/quest-life.ts'
import { never } from './core/quests/terms.ts'
import { recipientIn } from './core/kit/recipients.ts'
import type { ReviewItem } from './core/quests/reviews.ts'
import type { SignInMeans } from './core/people/second-factors.ts'
import type { Session } from './core/people/sessions.ts'
import type { ShownApproval, World } from './core/kit/world.ts'

export const accountView = ({ status, ...account }: Account): Out.Account => ({
  ...account,
  status: status === 'leaving' ? 'deleted' : status,
})

export const sessionView = ({ ip, ...session }: Session, currentId: string): Out.Session => ({
  ...session,
  network: placeOf(ip) || ip,
  current: session.id === currentId,
})

export const passkeyView = (passkey: Passkey): Out.Passkey => ({ ...passkey, synced: passkey.synced === 1 })

export const securityView = ({ passkeys, ...security }: SignInMeans): Out.Security => ({ ...security, passkeys: passkeys.map(passkeyView) })

export const invitationView = (invitation: Invitation, world: World): Out.Invitation => ({
  ...invitation,
  state: invitationState(invitation, world.now()),
})

/** A one-time link. Its secret is behind `#`, so browsers do not send it to any server, and no log has it. */
export const linkOf = (publicUrl: string, purpose: 'recover' | 'invite', token: string) => `${publicUrl}/#${purpose}=${token}`

export const agentView = (agent: OwnAgent, world: World): Out.Agent => ({
  ...agent,
  policy: policyAt(agent.policy, world.now()),
  suspendedByOwner: agent.suspendedBy === 'owner' || agent.ownerHold !== null,
  heartbeat: { state: heartbeatState(agent.lastSeenAt, world), lastSeenAt: agent.lastSeenAt || null, lastRefused: agent.lastRefused },
})

export const heartbeatView = (agent: OwnAgent, world: World): Out.Heartbeat => ({
  agentId: agent.id,
  agentState: agent.state,
  state: heartbeatState(agent.lastSeenAt, world),
  firstSeenAt: agent.firstSeenAt,
  lastSeenAt: agent.lastSeenAt || null,
  onlineWindowSeconds: world.limits.onlineWindowMs / 1000,
  client: agent.lastClient,
  keyHint: agent.lastKeyHint,
  lastRefused: agent.lastRefused,
})

export const keyView = (key: Key, world: World): Out.Key => ({ ...key, state: keyState(key, world.now()) })

export const channelView = (channel: Channel, world: World): Out.Channel => ({
  ...channel,
  target: shownTarget(world, channel),
  endpointHash: channel.type === 'push' ? channel.endpointHash : null,
})

export const deliveryView = (delivery: Delivery): Out.Delivery => ({
  ...delivery,
  // A message to no channel is in no list.
  kind: delivery.kind as Out.DeliveryKind,
  nextAttemptAt: delivery.state === 'queued' ? delivery.nextAttemptAt : null,
})

type Times = Pick<Quest, 'publishedAt' | 'closesAt'>

/** A quest with null for the times that it does not have. */
export const questView = <Q extends Times>(quest: Q) => ({
  ...quest,
  publishedAt: quest.publishedAt || null,
  closesAt: quest.closesAt === never ? null : quest.closesAt,
})

/** A quest as any human sees it, with the participations of their own agents. */
export const openQuestView = (quest: Quest, own: ShownParticipation[]): Out.OpenQuest => ({
  ...questView(quest),
  myParticipations: own.map(participationView),
})

export const participationView = ({ participation, quest }: ShownParticipation): Out.Participation => ({
  ...participation,
  quest,
  maxAttempts: quest.maxAttempts,
})

export const participationDetailView = (
  shown: ShownParticipation & { terms: Quest; submissions: Submission[] },
): Out.ParticipationDetail => ({
  ...participationView(shown),
  terms: questView(shown.terms),
  submissions: shown.submissions.map(submission => submissionView(submission, shown.participation.ownerId)),
})

const submissionView = (submission: Submission, ownerId: string): Out.Submission => ({
  ...submission,
  data: submission.data ?? null,
  review:
    submission.reviewedAt === null
      ? null
      : {
          decision: submission.verdict as Out.Review['decision'],
          comment: submission.comment,
          reviewerId: submission.reviewerId!,
          byOwner: submission.reviewerId === ownerId,
          at: submission.reviewedAt,
        },
})

export const reviewItemView = ({ submission, ownerId, agent, quest, conflict }: ReviewItem): Out.ReviewItem => ({
  ...submissionView(submission, ownerId),
  agent,
  quest,
  acceptanceCriteria: quest.acceptanceCriteria,
  conflict,
})

export const approvalView = ({
  approval,
  agent,
  quest,
  preview,
  trackRecord,
}: ShownApproval & { preview?: Preview; trackRecord?: TrackRecord | undefined }): Out.Approval => ({
  ...approval,
  agent,
  quest,
  riskReasons: approval.riskReasons ?? [],
  outcome: approval.outcome as Out.Approval['outcome'],
  amount: amountOf(approval),
  recipient: recipientIn(approval.arguments),
  validForMinutes: approval.validMinutes,
  thread: approval.thread ?? [],
  awaitsAnswer: awaitsAnswer(approval),
  preview,
  trackRecord,
})

export const waitingView = ({ approval, agent, quest }: ShownApproval): Out.WaitingApproval => ({
  ...approval,
  agent,
  quest,
  amount: amountOf(approval),
  recipient: recipientIn(approval.arguments),
  awaitsAnswer: awaitsAnswer(approval),
  wasAnswered: approval.thread !== null && !awaitsAnswer(approval),
})

/** Checks that core and the contract have the same actions, the same data, and the same entries in the service log. An error names the difference. */
export type EventsAgree = [
  None<Unshared<keyof Events, keyof AuditDataOf>>,
  None<Unshared<keyof Events, Out.AuditAction>>,
  None<Unshared<ServiceAction, PublishedServiceAction>>,
  None<{ [Action in Shared]: Agrees<Events[Action], AuditDataOf[Action]> extends true ? never : Action }[Shared]>,
]
type Shared = keyof Events & keyof AuditDataOf
type Agrees<Ours, Published> = Ours extends Published ? Same<Members<Ours>, Members<Published>> : false
/** The names of the fields, and which of them may be missing. */
type Members<T> = { [Name in keyof T]: unknown }
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Unshared<A, B> = Exclude<A, B> | Exclude<B, A>
type None<T extends never> = T

/** A log entry as an event of the stream. */
export const eventView = (event: AuditEvent): Out.Event => ({
  ...event,
  action: event.action as Out.AuditAction,
  target: { type: event.targetType as Out.Target['type'], id: event.targetId },
})

export const auditEventView = (event: AuditEvent): Out.AuditEvent => ({
  ...event,
  ...eventView(event),
  actor: { type: event.actorType, id: event.actorId },
})

/** An entry as admins read it, with the account whose log it is in. */
export const serviceLogView = ({ event, account }: ServiceLogEntry): Out.ServiceLogEvent => ({ ...auditEventView(event), account })

export const pageView = <Row, View>({ items, nextCursor }: Page<Row>, view: (row: Row) => View) => ({
  items: items.map(view),
  hasMore: nextCursor !== null,
  nextCursor,
})
