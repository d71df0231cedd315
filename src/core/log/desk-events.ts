/**
 * What the desk shows of all accounts together: the queue of submissions, the quests, the accounts and the service log. They have no
 * entry in the log of the person who looks at them, so each change of them is announced by name, without contents.
 */
import { effects } from './effects.ts'
import { isForAdmins, type AuditAction } from './events.ts'
import type { DeskEvent } from '../kit/changes.ts'
import { may, type Permission } from '../kit/roles.ts'
import type { Human } from '../kit/world.ts'
import { chosenOf, keysOf } from '../../shared/values.ts'

/** The permission that somebody needs to know of each. */
const needed = {
  'submissions.changed': 'review',
  'quests.changed': 'write quests',
  'accounts.changed': 'manage people',
  'service_log.changed': 'manage people',
} as const satisfies Record<DeskEvent, Permission>

/** The changes that people with this role are told of. */
export const deskEventsFor = (role: Human['role']) => keysOf(needed).filter(event => may(role, needed[event]))

/** What an entry of any log changes at the desk. A sign-in changes the account's time of the last one. */
export function deskEventsOf(action: AuditAction, data: object): DeskEvent[] {
  const { isOfQueue, movesSlot } = effects[action]
  const changes: Record<DeskEvent, boolean> = {
    'submissions.changed': isOfQueue === true,
    'quests.changed': action.startsWith('quest.') || movesSlot === true,
    'accounts.changed': action.startsWith('account.') || action === 'session.created',
    'service_log.changed': isForAdmins(action, data),
  }
  return chosenOf(changes)
}
