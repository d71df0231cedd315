import type * as Out from '../../generated/outputs.js'
import type { AuditEvent, ServiceLogEntry } from '../core/log/log-reader.ts'

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
