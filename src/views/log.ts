import type * as Out from '../../generated/outputs.js'
import type { AuditEvent, Exported, ServiceLogEntry } from '../core/log/log-reader.ts'

/** A log entry as an event of the stream. */
export const eventView = (event: AuditEvent): Out.Event => ({
  ...event,
  createdAt: event.at,
  action: event.action as Out.AuditAction,
  target: { type: event.targetType as Out.Target['type'], id: event.targetId },
})

export const auditEventView = (event: AuditEvent): Out.AuditEvent => ({
  ...event,
  ...eventView(event),
  actor: { type: event.actorType, id: event.actorId },
  shown: undefined,
})

/** An entry of an export. If it has a digest, it also has what the digest covers, in the names of the contract. */
export const exportedView = ({ event, shown }: Exported): Out.AuditEvent => ({
  ...auditEventView(event),
  shown: typeof shown === 'object' ? shownAction(shown, event.action) : shown,
})

/** What was asked. If the entry is about the approval, what its human allowed instead. */
function shownAction(
  { agentId, kind, title, arguments: given, allowed, reason, nonce }: Exclude<Exported['shown'], 'erased' | undefined>,
  action: string,
) {
  const isAllowed = action === 'approval.approved' && allowed
  return {
    agent_id: agentId,
    kind,
    title: isAllowed ? allowed.title : title,
    arguments: isAllowed ? { ...allowed } : given,
    reason,
    nonce,
  }
}

/** An entry as admins read it, with the account whose log it is in. */
export const serviceLogView = ({ event, account }: ServiceLogEntry): Out.ServiceLogEvent => ({ ...auditEventView(event), account })
