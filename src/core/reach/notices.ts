/**
 * The messages that people get through their channels. This table is the only place that turns events of the log into messages. A message
 * contains the title of a request and names, but nothing else that an agent wrote.
 */
import { findApproval } from '../../store/approvals/approvals.ts'
import { run, type ChannelEvent, type NoticeKind, type Row, type Steps, type Subject } from '../../store/index.ts'
import { isKnownDevice } from '../../store/people/sessions.ts'
import type { AuditAction, Events } from '../log/events.ts'

/** Every kind of message, and whether it needs the human. `needs_me` stands for those that do. */
const needsHuman: Record<NoticeKind, boolean> = {
  'approval.requested': true,
  'approval.answered': true,
  'approval.expiring': true,
  'approval.decided': false,
  'participation.reviewed': false,
  'agent.silent': true,
  'agent.heard': true,
  'agent.refused': true,
  'key.expiring': true,
  'submission.waiting': true,
  'account.security': true,
  'channel.broken': true,
}

/** Whether a channel with these events gets messages of this kind. */
export const wants = (events: readonly ChannelEvent[], kind: NoticeKind) =>
  events.includes(kind) || (needsHuman[kind] && events.includes('needs_me'))

/** A message, before it is known which channels get it. */
export interface Notice {
  kind: NoticeKind
  title: string
  subject: Subject
  /** When it is due, if that is later. */
  at?: number
  /** Who gets it: by default the account of the event, or everybody who may review the work. */
  to?: 'reviewers'
}

/** An entry of a log, with the name of the agent that it concerns. */
interface Told<A extends AuditAction> {
  targetId: string
  agentName: string
  data: Events[A]
  /** Whether a channel of the account wants messages of this kind. */
  isWanted(kind: NoticeKind): boolean
}
/** The parts of an event from which messages are made. */
type Of<A extends AuditAction> = Pick<Told<A>, 'targetId' | 'agentName' | 'data'>
type Rules = { [A in AuditAction]?: (told: Told<A>) => Notice[] | Steps<Notice[]> }

const rules: Rules = {
  'approval.requested': function* (told) {
    const asks = ofRequest('approval.requested', `${told.agentName} asks`, told)
    if (!told.isWanted('approval.expiring')) return [asks]
    const [approval] = yield* run(findApproval, { id: told.targetId })
    return [asks, { ...ofRequest('approval.expiring', `${told.agentName} still waits`, told), at: remindAt(approval!) }]
  },
  'approval.question_answered': told => [ofRequest('approval.answered', `${told.agentName} answered`, told)],
  'approval.approved': told => [ofRequest('approval.decided', told.data.failed ? 'Approved, but it failed' : 'Approved', told)],
  'approval.denied': told => [ofRequest('approval.decided', 'Denied', told)],
  'approval.expired': told => [ofRequest('approval.decided', 'Expired', told)],
  'approval.cancelled': told => [ofRequest('approval.decided', 'Cancelled', told)],
  'participation.submitted': ({ data }) => [
    {
      kind: 'submission.waiting',
      title: `A result for “${data.quest_title}” waits for a review`,
      subject: { type: 'submission', id: data.submission_id },
      to: 'reviewers',
    },
  ],
  'participation.accepted': told => ofReview('was accepted', told),
  'participation.rejected': told => ofReview('was rejected', told),
  'participation.revision_requested': told => ofReview('needs a revision', told),
  'session.created': function* ({ targetId }) {
    const [known] = yield* run(isKnownDevice, { id: targetId })
    return known ? [] : [ofSecurity('Somebody signed in from an unknown device', { type: 'session', id: targetId })]
  },
  'account.attempts_failed': told => ofAccount(`Somebody tried ${told.data.attempts} wrong passwords or codes at your account`, told),
  'account.updated': told => (told.data.loosened ? ofAccount('Fewer of your approvals need a signature now', told) : []),
  'agent.updated': ({ data, agentName, targetId }) =>
    data.loosened ? [ofSecurity(`${agentName} may do more without asking now`, { type: 'agent', id: targetId })] : [],
  'key.issued': ({ data, agentName, targetId }) => [
    ofSecurity(`The key “${data.label}” was issued for ${agentName}`, { type: 'key', id: targetId }),
  ],
  'account.recovery_started': told => ofAccount('Somebody created a link to set a new password for your account', told),
  'account.recovered': told => ofAccount('A new password was set with a recovery link', told),
  'account.role_changed': told => ofAccount(`You are now ${nounOf[told.data.role]}`, told),
  'account.passkey_added': told => ofAccount(`The passkey “${told.data.name}” was added`, told),
  'account.passkey_removed': told => ofAccount(`The passkey “${told.data.name}” was removed`, told),
  'account.totp_added': told => ofAccount('An authenticator app was added', told),
  'account.totp_removed': told => ofAccount('The authenticator app was removed', told),
  'account.recovery_codes_renewed': told => ofAccount('You have new recovery codes', told),
  'account.recovery_code_used': told => ofAccount(`A recovery code was used, ${told.data.left} left`, told),
  'account.password_changed': told => ofAccount('Your password was changed', told),
  'channel.created': told => [ofChannel('account.security', 'was created', told)],
  'channel.updated': told => [ofChannel('account.security', 'was changed', told)],
  'channel.secret_rotated': told => [ofChannel('account.security', 'has a new secret', told)],
  'channel.deleted': told => [
    told.data.reason === 'gone'
      ? ofChannel('channel.broken', 'was deleted, because the device does not exist any more', told)
      : ofChannel(
          'account.security',
          told.data.reason === 'moved' ? 'was deleted, because another account uses the device now' : 'was deleted',
          told,
        ),
  ],
  'channel.broken': told => [ofChannel('channel.broken', 'is broken: sending has failed for 5 days', told)],
}

const hasRule = (action: string): action is keyof Rules => Object.hasOwn(rules, action)

/** Whether an action may cause messages. */
export const isTold = hasRule

/** The messages about an entry of a log. */
export function* noticesOf(action: AuditAction, told: Told<AuditAction>): Steps<Notice[]> {
  const rule = rules[action] as ((told: Told<AuditAction>) => Notice[] | Steps<Notice[]>) | undefined
  const notices = rule?.(told) ?? []
  return Array.isArray(notices) ? notices : yield* notices
}

/** A human is reminded of a request when a quarter of its time is left. */
export const remindAt = ({ createdAt, expiresAt }: Pick<Row<'approvals'>, 'createdAt' | 'expiresAt'>) =>
  expiresAt - Math.floor((expiresAt - createdAt) / 4)

function ofRequest(kind: NoticeKind, what: string, { targetId, data }: Of<'approval.expired'>): Notice {
  return { kind, title: `${what}: ${data.title}`, subject: { type: 'approval', id: targetId } }
}

/** Somebody who reviews the work of their own agent knows the result. */
function ofReview(what: string, { targetId, agentName, data }: Of<'participation.rejected'>): Notice[] {
  if (data.own_agent) return []
  const title = `${agentName}: “${data.quest_title}” ${what}`
  return [{ kind: 'participation.reviewed', title, subject: { type: 'participation', id: targetId } }]
}

const ofAccount = (title: string, { targetId }: Pick<Told<AuditAction>, 'targetId'>) => [
  ofSecurity(title, { type: 'account', id: targetId }),
]

const nounOf = { member: 'a member', reviewer: 'a reviewer', author: 'an author', admin: 'an admin' }

const ofSecurity = (title: string, subject: Subject): Notice => ({ kind: 'account.security', title, subject })

const ofChannel = (kind: NoticeKind, what: string, { targetId, data }: Of<'channel.created'>): Notice => ({
  kind,
  title: `The channel “${data.label}” ${what}`,
  subject: { type: 'channel', id: targetId },
})
