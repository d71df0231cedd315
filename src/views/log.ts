import type { AuditDataOf, ServiceAction as PublishedServiceAction } from '../../generated/api.ts'
import type * as Out from '../../generated/outputs.js'
import type { Events, ServiceAction } from '../core/log/events.ts'
import type { AuditEvent, ServiceLogEntry } from '../core/log/log-reader.ts'

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
