/** What each event does besides its entry in the log. A new event does not compile until it has its row. */
import type { AuditAction } from './events.ts'

interface Effects {
  /** Who stores something new by it, and is refused beyond the limit of the account (growth.ts). */
  adds?: 'human' | 'agent'
  /**
   * Whether it may change the queue of submissions. Work that is cancelled may wait for a review. The number of active reviewers decides
   * whether one of them may review the work of their own agents.
   */
  isOfQueue?: true
  /** Whether it takes a slot of a quest, or frees it. */
  movesSlot?: true
}

const none: Effects = {}

export const effects: Record<AuditAction, Effects> = {
  'account.created': none,
  'account.updated': { adds: 'human' },
  'account.password_changed': none,
  'account.wrong_password': none,
  'account.attempts_failed': none,
  'account.suspended': { isOfQueue: true },
  'account.resumed': { isOfQueue: true },
  'account.deleted': { isOfQueue: true },
  'account.role_changed': { isOfQueue: true },
  'account.recovery_started': none,
  'account.recovered': none,
  'account.totp_added': none,
  'account.totp_removed': none,
  'account.passkey_added': none,
  'account.passkey_renamed': none,
  'account.passkey_removed': none,
  'account.recovery_codes_renewed': none,
  'account.recovery_code_used': none,
  'account.second_factor_failed': none,
  'invitation.created': none,
  'invitation.revoked': none,
  'session.created': none,
  'session.signed_out': none,
  'session.revoked': none,
  'agent.created': { adds: 'human' },
  'agent.updated': { adds: 'human' },
  'agent.suspended': none,
  'agent.resumed': { adds: 'human' },
  'agent.archived': none,
  'key.issued': { adds: 'human' },
  'key.rotated': none,
  'key.revoked': none,
  'channel.created': { adds: 'human' },
  'channel.updated': none,
  'channel.verified': none,
  'channel.secret_rotated': none,
  'channel.broken': none,
  'channel.deleted': none,
  'quest.created': none,
  'quest.updated': none,
  'quest.published': none,
  'quest.closed': none,
  'quest.reopened': none,
  'quest.cancelled': none,
  'quest.deleted': none,
  'participation.joined': { adds: 'agent', movesSlot: true },
  'participation.submitted': { adds: 'agent', isOfQueue: true },
  'participation.revision_requested': { isOfQueue: true },
  'participation.accepted': { isOfQueue: true },
  'participation.rejected': { isOfQueue: true, movesSlot: true },
  'participation.withdrawn': { movesSlot: true },
  'participation.expired': { movesSlot: true },
  'participation.cancelled': { isOfQueue: true, movesSlot: true },
  'approval.requested': { adds: 'agent' },
  'approval.approved': none,
  'approval.denied': none,
  'approval.expired': none,
  'approval.cancelled': none,
  'approval.question_asked': none,
  'approval.question_answered': none,
  'approval.allowed_by_rule': { adds: 'agent' },
  'approval.outcome_reported': none,
  'approval.permit_lapsed': none,
  'log.seal_broken': none,
}
