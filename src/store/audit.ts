import { and, eq, gt, gte, lt, sql } from './drizzle.ts'
import { listing } from './list.ts'
import { $, statement } from './statement.ts'
import type { Tables } from './tables.ts'

export const openLog = statement<{ accountId: string }>()('open_log', (q, t) =>
  q.insert(t.auditHeads).values({ accountId: $('accountId'), seq: 0, hash: '' }),
)

export const holdLog = statement<{ accountId: string }>()('hold_log', (q, t, hold) =>
  hold(
    q
      .select()
      .from(t.auditHeads)
      .where(eq(t.auditHeads.accountId, $('accountId'))),
  ),
)

export const advanceLog = statement<{
  accountId: string
  seq: number
  hash: string
  written: number
  day: number
  writtenOnDay: number
}>()('advance_log', (q, t) =>
  q
    .update(t.auditHeads)
    .set({ seq: $('seq'), hash: $('hash'), written: $('written'), day: $('day'), writtenOnDay: $('writtenOnDay') })
    .where(eq(t.auditHeads.accountId, $('accountId'))),
)

export interface AuditRow {
  id: string
  accountId: string
  seq: number
  at: number
  actorType: 'human' | 'agent' | 'system'
  actorId: string
  action: string
  targetType: string
  targetId: string
  agentId: string | null
  requestId: string
  data: Record<string, unknown>
  prevHash: string
  hash: string
}
export const insertAuditEvent = statement<AuditRow>()('insert_audit_event', (q, t) =>
  q.insert(t.auditEvents).values({
    id: $('id'),
    accountId: $('accountId'),
    seq: $('seq'),
    at: $('at'),
    actorType: $('actorType'),
    actorId: $('actorId'),
    action: $('action'),
    targetType: $('targetType'),
    targetId: $('targetId'),
    agentId: $('agentId'),
    requestId: $('requestId'),
    data: $('data'),
    prevHash: $('prevHash'),
    hash: $('hash'),
  }),
)

/** How many entries are read at a time when a whole log is asked for. */
export const entriesAtOnce = 200
/** A log's next entries after one of them, oldest first. */
export const auditEventsAfter = statement<{ accountId: string; seq: number }>()('audit_events_after', (q, t) =>
  q
    .select()
    .from(t.auditEvents)
    .where(and(eq(t.auditEvents.accountId, $('accountId')), gt(t.auditEvents.seq, $('seq'))))
    .orderBy(t.auditEvents.seq)
    .limit(entriesAtOnce),
)

/** A part of a log in order of time: found at its beginning, and read on from an entry, without looking at what is before it. */
export const auditEventsBetween = statement<{ accountId: string; at: number; seq: number; to: number }>()('audit_events_between', (q, t) =>
  q
    .select()
    .from(t.auditEvents)
    .where(
      and(
        eq(t.auditEvents.accountId, $('accountId')),
        sql`(${t.auditEvents.at}, ${t.auditEvents.seq}) > (${$('at')}, ${$('seq')})`,
        lt(t.auditEvents.at, $('to')),
      ),
    )
    .orderBy(t.auditEvents.at, t.auditEvents.seq)
    .limit(entriesAtOnce),
)

export const findLogEnd = statement<{ accountId: string }>()('find_log_end', (q, t) =>
  q
    .select({ seq: t.auditHeads.seq })
    .from(t.auditHeads)
    .where(eq(t.auditHeads.accountId, $('accountId'))),
)

export const listAuditEvents = listing({
  name: 'list_audit_events',
  from: (q, t) => q.select().from(t.auditEvents),
  within: (t: Tables) => [eq(t.auditEvents.accountId, $('accountId'))],
  // Events of one instant are in the order in which they were written.
  id: t => t.auditEvents.seq,
  keys: { at: t => t.auditEvents.at },
  filters: {
    action: (t: Tables) => eq(t.auditEvents.action, $('action')),
    actor: (t: Tables) => eq(t.auditEvents.actorType, $('actorType')),
    agent: (t: Tables) => eq(t.auditEvents.agentId, $('agentId')),
    target: (t: Tables) => eq(t.auditEvents.targetId, $('targetId')),
    from: (t: Tables) => gte(t.auditEvents.at, $('from')),
    to: (t: Tables) => lt(t.auditEvents.at, $('to')),
  },
})
