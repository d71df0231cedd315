/**
 * Every event that a log can record, with its data. This is the only list in core: `record` accepts no other event, and src/views/log.ts does
 * not compile unless the contract names the same events, the same data and the same readers.
 */
import type { Report, Row } from '../../store/index.ts'
import type { BlockerCode } from '../kit/errors.ts'
import type { StopReason } from '../kit/world.ts'

type Kind = Row<'approvals'>['kind']
type Role = Row<'accounts'>['role']
type Category = NonNullable<Row<'approvals'>['category']>
/** Why a request was cancelled. */
export type CancelReason = StopReason | 'by_agent' | 'quest_closed' | 'quest_cancelled' | 'participation_ended'
type Nothing = Record<string, never>
type OfRequest = {
  kind: Kind
  title: string
}
type OfThread = OfRequest & {
  text: string
}
type OfWork = {
  quest_id: string
  quest_title: string
}
/** A decision that a passkey has signed, with all that its verification needs. */
export interface SignedDecision {
  statement: { approval_id: string; digest: string; verdict: 'approved'; version: number; expires_at: string }
  credential_id: string
  public_key: string
  authenticator_data: string
  client_data_json: string
  signature: string
  /** The hashes of all statements that were signed together. */
  among?: string[]
}
type EndOfWork = OfWork & {
  reason: string
}
type OfReview = OfWork & {
  submission_id: string
  /** The reviewer owns the agent. */
  own_agent?: boolean
}
type OfHold = {
  by: 'owner' | 'admin'
  name: string
}

type OfChannel = {
  channel_type: Row<'channels'>['type']
  label: string
}

/** The data of each event uses the names of the contract. The log's hashes cover it, so it must never contain a secret. */
export interface Events {
  'account.created': { role: Role; invitation_id?: string }
  'account.updated': { changed: string[]; loosened?: true }
  'account.password_changed': { sessions_ended: number }
  'account.wrong_password': { attempts: number }
  'account.attempts_failed': { attempts: number }
  'account.suspended': { sessions_ended: number; reason?: string }
  'account.resumed': Nothing
  'account.deleted': Nothing
  'account.role_changed': { from: Role; role: Role }
  'account.recovery_started': { by: 'owner' | 'admin' | 'operator'; second_factors?: 'remove' }
  'account.recovered': { sessions_ended: number; second_factors?: 'remove' }
  /** The first second factor ends the other sessions, and so does the removal of one. */
  'account.totp_added': { sessions_ended?: number }
  'account.totp_removed': { sessions_ended: number }
  'account.passkey_added': { name: string; credential_id: string; public_key: string; sessions_ended?: number }
  'account.passkey_renamed': { name: string }
  'account.passkey_removed': { name: string; credential_id: string; sessions_ended: number }
  'account.recovery_codes_renewed': Nothing
  'account.recovery_code_used': { left: number }
  'account.second_factor_failed': Nothing
  'invitation.created': { role: Role; reserved?: boolean }
  'invitation.revoked': { role: Role }
  'session.created': Nothing
  'session.signed_out': Nothing
  'session.revoked': Nothing
  'agent.created': { name: string; handle: string }
  /** `loosened` says that the agent may now do more without asking. */
  'agent.updated': { before: Record<string, unknown>; after: Record<string, unknown>; loosened?: true }
  'agent.suspended': OfHold & { reason?: string }
  'agent.resumed': OfHold & { still_suspended?: boolean }
  'agent.archived': Nothing
  'key.issued': { label: string; hint: string }
  'key.rotated': { hint: string; replaced_by: string; overlap_seconds: number }
  'key.revoked': { hint: string; reason?: 'agent_archived' }
  'channel.created': OfChannel
  'channel.updated': OfChannel & { changed: string[] }
  'channel.verified': OfChannel
  'channel.secret_rotated': OfChannel & { overlap_seconds: number }
  'channel.broken': OfChannel
  'channel.deleted': OfChannel & { reason?: 'gone' | 'moved' }
  'quest.created': { slug: string; title: string }
  'quest.updated': { title: string; changed: string[] }
  'quest.published': { title: string; starter?: boolean }
  'quest.closed': { title: string }
  'quest.reopened': { title: string }
  'quest.cancelled': { title: string; reason?: string }
  'quest.deleted': { title: string }
  'participation.joined': OfWork
  'participation.submitted': OfWork & { submission_id: string; attempt: number }
  'participation.revision_requested': OfReview
  'participation.accepted': OfReview & { points: number }
  'participation.rejected': OfReview
  'participation.withdrawn': EndOfWork
  'participation.expired': EndOfWork
  'participation.cancelled': EndOfWork
  /** The digest covers the arguments, so the log proves what was requested. */
  'approval.requested': OfRequest & { digest: string }
  /** `failed` is the reason if the approved action could not run. */
  'approval.approved': OfRequest & { note?: string; failed?: BlockerCode; signed?: SignedDecision }
  /** `suggested` says that the denial has a suggestion. */
  'approval.denied': OfRequest & { note?: string; suggested?: true }
  'approval.expired': OfRequest
  'approval.cancelled': OfRequest & { reason: CancelReason }
  'approval.question_asked': OfThread
  'approval.question_answered': OfThread
  'approval.allowed_by_rule': OfRequest & { digest: string; category: Category; rule: NonNullable<Row<'approvals'>['byRule']> }
  'approval.outcome_reported': OfRequest & { outcome: Report['outcome']; note?: string }
  /** `reason` is set if the permit ended before its time. */
  'approval.permit_lapsed': OfRequest & { reason?: StopReason }
  'log.seal_broken': { after: number; seal: 'wrong' | 'unknown_key' }
}

export type AuditAction = keyof Events

/** The contract's name of a changed field. */
export const fieldName = (name: string) => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** The kind of thing that an event is about. It is the first word of the action, except that a broken log belongs to an account. */
export type TargetType = AuditAction extends `${infer Noun}.${string}` ? Exclude<Noun, 'log'> : never
export const targetTypeOf = (action: AuditAction) => (action === 'log.seal_broken' ? 'account' : action.split('.')[0]) as TargetType

interface Circumstances {
  targetId: string
  /** The account whose log it goes into, if it is not the actor's. */
  accountId?: string
  /** The agent that it concerns, if that is neither the actor nor the target. */
  agentId?: string
  /** Everything else that is stored because of the event. Its size counts against the account's limit. */
  kept?: unknown
  /** Whether it only takes something away from an agent. Such an event is never refused for its size, whatever its action. */
  restricts?: boolean
}
/** An event as it is passed to `record`. If its action is one of several, its data must fit each of them. */
export type NewEvent<A extends AuditAction> = { action: A } & {
  [Action in A]: Circumstances & { action: Action } & (Events[Action] extends Nothing ? { data?: never } : { data: Events[Action] })
}[A]
/** Any event, where its action does not matter. */
export type AnyEvent = Circumstances & { action: AuditAction; data?: object }

/** The actions of reviewers, authors and admins, and those that concern security. All admins may read these, in any account's log. */
const forAdmins = {
  'account.created': true,
  'account.password_changed': true,
  'account.wrong_password': true,
  'account.suspended': true,
  'account.resumed': true,
  'account.deleted': true,
  'account.role_changed': true,
  'account.recovery_started': true,
  'account.recovered': true,
  'account.totp_added': true,
  'account.totp_removed': true,
  'account.passkey_added': true,
  'account.passkey_removed': true,
  'account.recovery_codes_renewed': true,
  'account.recovery_code_used': true,
  'account.second_factor_failed': true,
  'invitation.created': true,
  'invitation.revoked': true,
  'agent.suspended': ({ by }) => by === 'admin',
  'agent.resumed': ({ by }) => by === 'admin',
  'quest.created': true,
  'quest.updated': true,
  'quest.published': true,
  'quest.closed': true,
  'quest.reopened': true,
  'quest.cancelled': true,
  'quest.deleted': true,
  'participation.revision_requested': true,
  'participation.accepted': true,
  'participation.rejected': true,
  'log.seal_broken': true,
} satisfies { [Action in AuditAction]?: true | ((data: Events[Action]) => boolean) }
export type ServiceAction = keyof typeof forAdmins

/** A stored entry may have an action of a later version, so this accepts any string. */
export function isForAdmins(action: string, data: object) {
  const rule = Object.hasOwn(forAdmins, action) && forAdmins[action as ServiceAction]
  return typeof rule === 'function' ? rule(data as OfHold) : rule
}
