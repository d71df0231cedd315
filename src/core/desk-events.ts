/**
 * What the desk shows of all accounts together: the queue of submissions, the quests, the accounts and the service log. They have no
 * entry in the log of the person who looks at them, so each change of them is announced by name, without contents.
 */
import { isForAdmins, type AuditAction } from './events.ts'
import { may, type Permission } from './roles.ts'
import type { Human } from './world.ts'

export type DeskEvent = 'submission.changed' | 'quest.changed' | 'account.changed' | 'service_log.changed'

const deskEvents: readonly DeskEvent[] = ['submission.changed', 'quest.changed', 'account.changed', 'service_log.changed']

/** The permission that somebody needs to know of each. */
const needed = {
  'submission.changed': 'review',
  'quest.changed': 'write quests',
  'account.changed': 'manage people',
  'service_log.changed': 'manage people',
} as const satisfies Record<DeskEvent, Permission>

/** The changes that people with this role are told of. */
export const deskEventsFor = (role: Human['role']) => deskEvents.filter(event => may(role, needed[event]))

/**
 * Work that is cancelled may wait for a review. The number of active reviewers decides whether one of them may review the work of their own
 * agents.
 */
const ofQueue: readonly AuditAction[] = [
  'participation.submitted',
  'participation.revision_requested',
  'participation.accepted',
  'participation.rejected',
  'participation.cancelled',
  'account.suspended',
  'account.resumed',
  'account.deleted',
  'account.role_changed',
]

/** They take a slot of a quest, or free it. */
const ofSlots: readonly AuditAction[] = [
  'participation.joined',
  'participation.withdrawn',
  'participation.expired',
  'participation.cancelled',
  'participation.rejected',
]

/** What an entry of any log changes at the desk. A sign-in changes the account's time of the last one. */
export function deskEventsOf(action: AuditAction, data: object): DeskEvent[] {
  const changes: Record<DeskEvent, boolean> = {
    'submission.changed': ofQueue.includes(action),
    'quest.changed': action.startsWith('quest.') || ofSlots.includes(action),
    'account.changed': action.startsWith('account.') || action === 'session.created',
    'service_log.changed': isForAdmins(action, data),
  }
  return deskEvents.filter(event => changes[event])
}
