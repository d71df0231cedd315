import { and, count, eq, getTableColumns, gt, gte, isNotNull, isNull, lt, lte, sql } from '../engine/drizzle.ts'
import { listing, type Listing } from '../engine/list.ts'
import { ownHits, removeFromOwnSearch, searchingOwn } from '../engine/own-search.ts'
import { finding, places, writing } from '../engine/rows.ts'
import { isForAdmins } from '../engine/conditions.ts'
import { $, statement, type Queries, type Steps } from '../engine/statement.ts'
import type { Row, Tables } from '../tables/index.ts'
import { findableEntry, seqIn } from './search.ts'

export const openLog = statement<{ accountId: string; seal: string }>()('open_log', (q, t) =>
  q.insert(t.auditHeads).values({ accountId: $('accountId'), seq: 0, hash: '', seal: $('seal') }),
)

/** The end of a log, and whether its account has a channel, so that most entries need no look at the channels. */
export const holdLog = statement<{ accountId: string }>()('hold_log', (q, t, hold) =>
  hold(
    q
      .select({
        ...getTableColumns(t.auditHeads),
        reaches:
          sql<number>`(select count(*) from channels where channels.account_id = audit_heads.account_id and channels.state = 'active')`.mapWith(
            Number,
          ),
      })
      .from(t.auditHeads)
      .where(eq(t.auditHeads.accountId, $('accountId'))),
  ),
)

export const advanceLog = writing('advance_log', 'auditHeads', ['accountId'], ['seq', 'hash', 'seal', 'written', 'day', 'writtenOnDay'])

/** The old part of a log, and where the rest begins. The caller must hold the log. */
export const deleteEntries = statement<{ accountId: string; startSeq: number }>()('delete_entries', (q, t) =>
  q.delete(t.auditEvents).where(and(eq(t.auditEvents.accountId, $('accountId')), lte(t.auditEvents.seq, $('startSeq')))),
)
export const moveStart = writing('move_start', 'auditHeads', ['accountId'], ['startSeq', 'startHash', 'startSeal', 'written'])
/** What was deleted no longer counts as written. */
export const giveBack = statement<{ accountId: string; bytes: number }>()('give_back', (q, t) => {
  const { accountId, written } = t.auditHeads
  return q
    .update(t.auditHeads)
    .set({ written: sql`case when ${written} > ${$('bytes')} then ${written} - ${$('bytes')} else 0 end` })
    .where(eq(accountId, $('accountId')))
})

export type AuditRow = Row<'auditEvents'>
export const insertAuditEvent = statement<AuditRow>()('insert_audit_event', (q, t) =>
  q.insert(t.auditEvents).values(places(t, 'auditEvents')),
)

/** The number of entries that are read at a time when a whole log is read. */
export const entriesAtOnce = 200
/** The next entries of a log after a given one, oldest first. */
export const auditEventsAfter = statement<{ accountId: string; seq: number }>()('audit_events_after', (q, t) =>
  q
    .select()
    .from(t.auditEvents)
    .where(and(eq(t.auditEvents.accountId, $('accountId')), gt(t.auditEvents.seq, $('seq'))))
    .orderBy(t.auditEvents.seq)
    .limit(entriesAtOnce),
)

/** Some entries of all logs, one log after another. */
export const allEntriesAfter = statement<{ accountId: string; seq: number }>()('all_entries_after', (q, t) => {
  const { accountId, seq } = t.auditEvents
  return q
    .select()
    .from(t.auditEvents)
    .where(sql`(${accountId}, ${seq}) > (${$('accountId')}, ${$('seq')})`)
    .orderBy(accountId, seq)
    .limit(entriesAtOnce)
})

/** What a human saw of a request. */
const seenIn = ({ approvals: { agentId, kind, title, arguments: given, allowed, reason, nonce } }: Tables) => ({
  agentId,
  kind,
  title,
  arguments: given,
  allowed,
  reason,
  nonce,
})
const withSeen = (q: Queries, t: Tables) =>
  q
    .select({ event: t.auditEvents, seen: seenIn(t) })
    .from(t.auditEvents)
    .leftJoin(
      t.approvals,
      and(
        // Only these may have the digest of what a human saw.
        sql`${t.auditEvents.action} in ('approval.requested', 'approval.allowed_by_rule', 'approval.approved')`,
        eq(t.approvals.id, t.auditEvents.targetId),
        eq(t.approvals.ownerId, t.auditEvents.accountId),
      ),
    )
/** The same entries for an export, each with the request that it is about. The request is missing if it was deleted because it was old. */
export const exportedAfter = statement<{ accountId: string; seq: number }>()('exported_after', (q, t) =>
  withSeen(q, t)
    .where(and(eq(t.auditEvents.accountId, $('accountId')), gt(t.auditEvents.seq, $('seq'))))
    .orderBy(t.auditEvents.seq)
    .limit(entriesAtOnce),
)
/**
 * A part of a log in order of time. An index finds its first entry, and each page continues after an entry, so earlier entries are not
 * read.
 */
export const exportedBetween = statement<{ accountId: string; at: number; seq: number; to: number }>()('exported_between', (q, t) =>
  withSeen(q, t)
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

/** Erases the details of some entries. Entries of early versions keep theirs, because the hash of such an entry covers them without a salt. */
export const eraseEntries = statement<{ accountId: string; after: number; last: number }>()('erase_entries', (q, t) => {
  const { accountId, seq, salt } = t.auditEvents
  return q
    .update(t.auditEvents)
    .set({ data: {}, salt: null })
    .where(and(eq(accountId, $('accountId')), gt(seq, $('after')), lte(seq, $('last')), isNotNull(salt)))
})

/** These entries can no longer be found by their words. */
export const unsearchEntries = (events: readonly AuditRow[]): Steps<void> =>
  removeFromOwnSearch(events.flatMap(event => findableEntry(event)?.id ?? []))

export const findLogEnd = finding('find_log_end', 'auditHeads', ['accountId'])

/** The entry about a yes. It was written when the human decided, or just after. */
export const findApprovingEntry = statement<{ accountId: string; targetId: string; at: number }>()('find_approving_entry', (q, t) => {
  const { accountId, at, seq, action, targetId } = t.auditEvents
  return q
    .select({ data: t.auditEvents.data })
    .from(t.auditEvents)
    .where(and(eq(accountId, $('accountId')), gte(at, $('at')), eq(action, 'approval.approved'), eq(targetId, $('targetId'))))
    .orderBy(at, seq)
    .limit(1)
})

export const findAuditEvent = finding('find_audit_event', 'auditEvents', ['accountId', 'seq'])

/** The number of log ends that are read at a time when all logs are checked. */
export const endsAtOnce = 200
export const endsAfter = statement<{ accountId: string }>()('ends_after', (q, t) =>
  q
    .select()
    .from(t.auditHeads)
    .where(gt(t.auditHeads.accountId, $('accountId')))
    .orderBy(t.auditHeads.accountId)
    .limit(endsAtOnce),
)

/** The same logs, each with the time of its first entry. Null if the log has none. */
export const startsAfter = statement<{ accountId: string }>()('starts_after', (q, t) => {
  const { accountId, startSeq } = t.auditHeads
  const first = and(eq(t.auditEvents.accountId, accountId), eq(t.auditEvents.seq, sql`${startSeq} + 1`))
  return q
    .select({ accountId, at: t.auditEvents.at })
    .from(t.auditHeads)
    .leftJoin(t.auditEvents, first)
    .where(gt(accountId, $('accountId')))
    .orderBy(accountId)
    .limit(endsAtOnce)
})

const auditEvents: Listing<AuditRow, 'action' | 'actorType' | 'agentId' | 'targetId' | 'from' | 'to'> = {
  name: 'list_audit_events',
  from: (q, t) => q.select().from(t.auditEvents),
  within: t => [eq(t.auditEvents.accountId, $('accountId'))],
  // Events of the same instant are in the order in which they were recorded.
  id: t => t.auditEvents.seq,
  keys: { created_at: t => t.auditEvents.at },
  filters: {
    action: t => eq(t.auditEvents.action, $('action')),
    actorType: t => eq(t.auditEvents.actorType, $('actorType')),
    agentId: t => eq(t.auditEvents.agentId, $('agentId')),
    targetId: t => eq(t.auditEvents.targetId, $('targetId')),
    from: t => gte(t.auditEvents.at, $('from')),
    to: t => lt(t.auditEvents.at, $('to')),
  },
  indexed: ['from', 'to'],
}
export const listAuditEvents = listing(auditEvents)
/** The entries about the requests that are found, and other entries. A request is older than the entries about it. */
export const searchAuditEvents = searchingOwn(auditEvents, {
  isHit: (q, t, { on, sort, goesOn }) => {
    const isAscending = sort === 'created_at'
    const [from, to] = [on.includes('from'), on.includes('to')]
    const after = goesOn ? (isAscending ? ('newer' as const) : ('older' as const)) : undefined
    const requests = ownHits(q, t, 'approval', { to, after: isAscending ? undefined : after })
    const entries = ownHits(q, t, 'entry', { from, to, after, oldestFirst: isAscending })
    const { seq, accountId, targetId } = t.auditEvents
    const about = q
      .select({ seq })
      .from(t.auditEvents)
      .where(and(eq(accountId, $('accountId')), sql`${targetId} in ${requests}`))
    const seqs = sql`(select seq from ${about} as about union all select ${seqIn(sql`id`)} from ${entries} as entries)`
    return sql`${accountId} = ${$('accountId')} and ${seq} in ${seqs}`
  },
  used: ['from', 'to'],
})

/** Entries of all logs that all admins may read, each with the account whose log it is in. */
export const listServiceLog = listing({
  name: 'list_service_log',
  from: (q, t) =>
    q
      .select({ id: t.auditEvents.id, event: t.auditEvents, account: { id: t.accounts.id, displayName: t.accounts.displayName } })
      .from(t.auditEvents)
      .innerJoin(t.accounts, eq(t.accounts.id, t.auditEvents.accountId)),
  within: (t: Tables) => [isForAdmins(t.auditEvents)],
  id: t => t.auditEvents.id,
  keys: { created_at: t => t.auditEvents.at },
  filters: {
    action: (t: Tables) => eq(t.auditEvents.action, $('action')),
    actorId: (t: Tables) => eq(t.auditEvents.actorId, $('actorId')),
    accountId: (t: Tables) => eq(t.auditEvents.accountId, $('accountId')),
    from: (t: Tables) => gte(t.auditEvents.at, $('from')),
    to: (t: Tables) => lt(t.auditEvents.at, $('to')),
  },
  indexed: ['from', 'to'],
})

export const countLogs = statement<object>()('count_logs', (q, t) => q.select({ n: count().mapWith(Number) }).from(t.auditHeads))

/** Some of the accounts without a log. An account has none only if it was deleted in the database. */
export const listLogless = statement<object>()('list_logless', (q, t) =>
  q
    .select({ id: t.accounts.id })
    .from(t.accounts)
    .leftJoin(t.auditHeads, eq(t.auditHeads.accountId, t.accounts.id))
    .where(isNull(t.auditHeads.accountId))
    .orderBy(t.accounts.id)
    .limit(20),
)
