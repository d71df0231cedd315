/**
 * What each event does besides its entry in the log: whom it wakes, what it is charged, and what people are told of it. A new event does not
 * compile until it has its row.
 */
import { findApproval } from '../../store/approvals/approvals.ts'
import { run, type Steps } from '../../store/index.ts'
import { isKnownDevice } from '../../store/people/sessions.ts'
import { personOf } from '../kit/roles.ts'
import type { AuditAction } from './events.ts'
import { ofAccount, ofChannel, ofRequest, ofReview, ofSecurity, remindAt, type Notice, type Told } from './messages.ts'

export interface Effects<A extends AuditAction> {
  /** Who stores something new by it, and is refused beyond the limit of the account (growth.ts). */
  adds?: 'human' | 'agent'
  /**
   * Whether it may change the queue of submissions. Work that is cancelled may wait for a review. The number of active reviewers decides
   * whether one of them may review the work of their own agents.
   */
  isOfQueue?: true
  /** Whether it takes a slot of a quest, or frees it. */
  movesSlot?: true
  /** Whether a request for approval ends with it. The metrics count how long requests take. */
  endsRequest?: true
  /** The messages about it. */
  tells?: (told: Told<A>) => Notice[] | Steps<Notice[]>
  /** Who gets them instead of the account whose log it is in: everybody who may review the work. */
  hears?: 'reviewers'
}

const none = {}

export const effects: { [A in AuditAction]: Effects<A> } = {
  'account.created': none,
  'account.updated': {
    adds: 'human',
    tells: told => (told.data.loosened ? ofAccount('Fewer of your approvals need a signature now', told) : []),
  },
  'account.policy_updated': {
    adds: 'human',
    tells: told => (told.data.loosened ? ofAccount('Your agents together may do more without asking now', told) : []),
  },
  'account.password_changed': { tells: told => ofAccount('Your password was changed', told) },
  'account.wrong_password': none,
  'account.attempts_failed': {
    tells: told => ofAccount(`Somebody tried ${told.data.attempts} wrong passwords or codes at your account`, told),
  },
  'account.stopped': { tells: told => ofAccount('Everything was stopped: all your agents are suspended', told) },
  'account.suspended': { isOfQueue: true },
  'account.resumed': { isOfQueue: true },
  'account.deleted': { isOfQueue: true },
  'account.role_changed': { isOfQueue: true, tells: told => ofAccount(`You are now ${personOf[told.data.role]}`, told) },
  'account.recovery_started': { tells: told => ofAccount('Somebody created a link to set a new password for your account', told) },
  'account.recovered': {
    tells: told =>
      ofAccount(
        told.data.second_factors
          ? 'A recovery link set a new password and removed your second factors; all rules ask now, and open permits have ended'
          : 'A new password was set with a recovery link',
        told,
      ),
  },
  'account.email_change_started': { tells: told => ofAccount('Somebody asked to change the e-mail address of your account', told) },
  'account.email_changed': { tells: told => ofAccount('The e-mail address of your account was changed', told) },
  'account.email_taken_back': {
    tells: told => ofAccount('The change of your e-mail address was taken back; all rules ask now, and open permits have ended', told),
  },
  'account.totp_added': { tells: told => ofAccount('An authenticator app was added', told) },
  'account.totp_removed': { tells: told => ofAccount('The authenticator app was removed', told) },
  'account.passkey_added': { tells: told => ofAccount(`The passkey “${told.data.name}” was added`, told) },
  'account.passkey_renamed': none,
  'account.passkey_removed': { tells: told => ofAccount(`The passkey “${told.data.name}” was removed`, told) },
  'account.recovery_codes_renewed': { tells: told => ofAccount('You have new recovery codes', told) },
  'account.recovery_code_used': { tells: told => ofAccount(`A recovery code was used, ${told.data.left} left`, told) },
  'account.second_factor_failed': none,
  'invitation.created': none,
  'invitation.revoked': none,
  'session.created': {
    tells: function* ({ targetId }) {
      const [known] = yield* run(isKnownDevice, { id: targetId })
      return known ? [] : ofSecurity('Somebody signed in from an unknown device', { type: 'session', id: targetId })
    },
  },
  'session.signed_out': none,
  'session.revoked': none,
  'agent.created': {
    adds: 'human',
    tells: ({ data, targetId }) =>
      data.loosened
        ? ofSecurity(`${data.name} was created, and may do more without asking than other new agents`, { type: 'agent', id: targetId })
        : [],
  },
  'agent.updated': {
    adds: 'human',
    tells: ({ data, agentName, targetId }) =>
      data.loosened ? ofSecurity(`${agentName} may do more without asking now`, { type: 'agent', id: targetId }) : [],
  },
  'agent.rules_ended': {
    tells: ({ data, targetId }) =>
      ofSecurity(
        `${data.name} asks you again about some actions, because ${data.reason ? 'the passkey that signed its rules was removed' : 'its rules lack bounds'}`,
        { type: 'agent', id: targetId },
      ),
  },
  'agent.suspended': none,
  'agent.resumed': {
    adds: 'human',
    tells: ({ data, targetId }) => (data.still_suspended ? [] : ofSecurity(`${data.name} was resumed`, { type: 'agent', id: targetId })),
  },
  'agent.archived': none,
  'key.issued': {
    adds: 'human',
    tells: ({ data, agentName, targetId }) =>
      ofSecurity(`The key “${data.label}” was issued for ${agentName}`, { type: 'key', id: targetId }),
  },
  'key.rotated': none,
  'key.revoked': none,
  'token.issued': {
    adds: 'human',
    tells: ({ data, targetId }) => ofSecurity(`The service token “${data.name}” was issued`, { type: 'token', id: targetId }),
  },
  'token.rotated': none,
  'token.revoked': none,
  'channel.created': { adds: 'human', tells: told => ofChannel('account.security', 'was created', told) },
  'channel.updated': { tells: told => ofChannel('account.security', 'was changed', told) },
  'channel.verified': none,
  'channel.secret_rotated': { tells: told => ofChannel('account.security', 'has a new secret', told) },
  'channel.broken': { tells: told => ofChannel('channel.broken', 'is broken: sending has failed for 5 days', told) },
  'channel.deleted': {
    tells: told =>
      told.data.reason === 'gone'
        ? ofChannel('channel.broken', 'was deleted, because the device does not exist any more', told)
        : ofChannel(
            'account.security',
            told.data.reason === 'moved' ? 'was deleted, because another account uses the device now' : 'was deleted',
            told,
          ),
  },
  'quest.created': none,
  'quest.updated': none,
  'quest.published': none,
  'quest.closed': none,
  'quest.reopened': none,
  'quest.cancelled': none,
  'quest.deleted': none,
  'participation.joined': { adds: 'agent', movesSlot: true },
  'participation.submitted': {
    adds: 'agent',
    isOfQueue: true,
    tells: ({ data }) => [
      {
        kind: 'submission.waiting',
        title: `A result for “${data.quest_title}” waits for a review`,
        target: { type: 'submission', id: data.submission_id },
      },
    ],
    hears: 'reviewers',
  },
  'participation.revision_requested': { isOfQueue: true, tells: told => ofReview('needs a revision', told) },
  'participation.accepted': { isOfQueue: true, tells: told => ofReview('was accepted', told) },
  'participation.rejected': { isOfQueue: true, movesSlot: true, tells: told => ofReview('was rejected', told) },
  'participation.withdrawn': { movesSlot: true },
  'participation.expired': { movesSlot: true },
  'participation.cancelled': { isOfQueue: true, movesSlot: true },
  'approval.requested': {
    adds: 'agent',
    tells: function* (told) {
      const asks = ofRequest('approval.requested', `${told.agentName} asks`, told)
      if (!told.isWanted('approval.expiring')) return [asks]
      const [approval] = yield* run(findApproval, { id: told.targetId })
      return [asks, { ...ofRequest('approval.expiring', `${told.agentName} still waits`, told), at: remindAt(approval!) }]
    },
  },
  'approval.approved': {
    endsRequest: true,
    tells: told => [
      ofRequest(
        'approval.decided',
        told.data.failed ? 'Approved, but it failed' : told.data.changed ? 'Approved with changes' : 'Approved',
        told,
      ),
    ],
  },
  'approval.denied': { endsRequest: true, tells: told => [ofRequest('approval.decided', 'Denied', told)] },
  'approval.expired': { endsRequest: true, tells: told => [ofRequest('approval.decided', 'Expired', told)] },
  'approval.cancelled': { endsRequest: true, tells: told => [ofRequest('approval.decided', 'Cancelled', told)] },
  'approval.question_asked': none,
  'approval.question_answered': { tells: told => [ofRequest('approval.answered', `${told.agentName} answered`, told)] },
  'approval.allowed_by_rule': { adds: 'agent', endsRequest: true },
  'approval.started': none,
  'approval.in_doubt': {
    tells: told => [{ ...ofRequest('approval.in_doubt', 'Did this happen', told), more: `${told.agentName} has more actions in doubt` }],
  },
  'approval.unresolved': none,
  'approval.outcome_reported': none,
  'approval.permit_lapsed': none,
  'log.seal_broken': none,
}
