/** The events that a log can record. The contract lists them, each with its data and its readers, and `record` accepts no others. */
import { serviceLog, type Events } from '../../../generated/events.ts'

/** The data of each event uses the names of the contract. The log's hashes cover it, so it must never contain a secret. */
export type { Events }
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
  /** The earliest instant at which something new is due because of it, or null if nothing is. Only for events of which it is known. */
  dueAt?: number | null | undefined
  /** Whether it only takes something away from an agent. Such an event is never refused for its size, whatever its action. */
  restricts?: boolean
}
/** An event as it is passed to `record`. If its action is one of several, its data must fit each of them. */
export type NewEvent<A extends AuditAction> = { action: A } & {
  [Action in A]: Circumstances & { action: Action } & (Events[Action] extends Record<string, never>
      ? { data?: never }
      : { data: Events[Action] })
}[A]
/** Any event, where its action does not matter. */
export type AnyEvent = Circumstances & { action: AuditAction; data?: object }

/**
 * Whether all admins may read an entry, in any account's log: the actions of reviewers, authors and admins, and those that concern security.
 * A stored entry may have an action of a later version, so this accepts any string.
 */
export function isForAdmins(action: string, data: object) {
  if (!Object.hasOwn(serviceLog, action)) return false
  return Object.entries(serviceLog[action as keyof typeof serviceLog]).every(([name, value]) => data[name as never] === value)
}
