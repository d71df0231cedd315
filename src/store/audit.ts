import { eq } from './drizzle.ts'
import { $, statement } from './statement.ts'

export const openLog = statement<{ accountId: string }>()('open_log', (q, t) => q.insert(t.auditHeads).values({ accountId: $('accountId'), seq: 0, hash: '' }))

export const holdLog = statement<{ accountId: string }>()('hold_log', (q, t, hold) => hold(q.select().from(t.auditHeads).where(eq(t.auditHeads.accountId, $('accountId')))))

export const advanceLog = statement<{ accountId: string; seq: number; hash: string }>()('advance_log', (q, t) =>
  q.update(t.auditHeads).set({ seq: $('seq'), hash: $('hash') }).where(eq(t.auditHeads.accountId, $('accountId'))))

export interface AuditRow {
  id: string; accountId: string; seq: number; at: number; actorType: 'human' | 'agent' | 'system'; actorId: string; action: string
  targetType: string; targetId: string; requestId: string; data: Record<string, unknown>; prevHash: string; hash: string
}
export const insertAuditEvent = statement<AuditRow>()('insert_audit_event', (q, t) =>
  q.insert(t.auditEvents).values({
    id: $('id'), accountId: $('accountId'), seq: $('seq'), at: $('at'), actorType: $('actorType'), actorId: $('actorId'), action: $('action'),
    targetType: $('targetType'), targetId: $('targetId'), requestId: $('requestId'), data: $('data'), prevHash: $('prevHash'), hash: $('hash'),
  }))

export const allAuditEvents = statement<{ accountId: string }>()('all_audit_events', (q, t) =>
  q.select().from(t.auditEvents).where(eq(t.auditEvents.accountId, $('accountId'))).orderBy(t.auditEvents.seq))
