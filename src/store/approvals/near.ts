/** Requests of an account that are near another one: with the same recipient, or with the same amount and currency. */
import { and, desc, eq, gt, inArray, isNotNull, ne, or, sql, type AnyColumn, type SQL } from '../engine/drizzle.ts'
import { isBegun, isOutside, occupies } from '../engine/conditions.ts'
import { beside } from '../engine/list.ts'
import { idsOf } from '../engine/rows.ts'
import { $, statement, type Queries, type Statement } from '../engine/statement.ts'
import type { Tables } from '../tables/index.ts'

interface About {
  ownerId: string
  agentId: string
  /** The request itself, if it is stored. It is not near itself. */
  exceptId: string
  deed: string
  recipientKey: string | null
  amountUnits: number | null
  currency: string | null
  now: number
}
type Compared = Record<'recipientKey' | 'amountUnits' | 'currency' | 'allowed', AnyColumn>

/** How many near requests of each kind are read. One is enough to keep rules from applying, and the human sees a few. */
const mostOfKind = 20
/** How many answers of the last day are looked at. In an account with more of them, no rule applies. */
export const mostBarring = 5_000

/**
 * What is near a request: what waits or was started, what keeps rules from applying, and the same action after its report. What the human
 * has changed may be near in two ways, so the caller compares it again. `isBeyond` is 1 for an answer that shows that there are too many.
 */
export const findNear = statement<About>()('find_near', (q, t) => {
  const { approvals, agents } = t
  const { id, status, statusReason, disputed, recipientKey, amountUnits, currency, allowed, barsUntil } = approvals
  const { near, beyond } = idsNear(q, t)
  return q
    .select({
      id,
      agent: { id: agents.id, handle: agents.handle, name: agents.name },
      category: approvals.category,
      title: approvals.title,
      recipient: sql<string | null>`${approvals.arguments} ->> 'recipient'`,
      status,
      statusReason,
      yes: approvals.yes,
      disputed,
      doubt: approvals.doubt,
      deed: approvals.deed,
      allowedDeed: approvals.allowedDeed,
      recipientKey,
      amountUnits,
      currency,
      allowed,
      createdAt: approvals.createdAt,
      decidedAt: approvals.decidedAt,
      startedAt: approvals.startedAt,
      barsUntil,
      isBeyond: sql<number>`case when ${id} in (${beyond}) then 1 else 0 end`.mapWith(Number),
    })
    .from(approvals)
    .innerJoin(agents, eq(agents.id, approvals.agentId))
    .where(inArray(id, near))
})

/** The ids of what is near, and of the first answer that is too many to be looked at. */
function idsNear(q: Queries, t: Tables) {
  const { approvals } = t
  const isSame = ({ recipientKey, amountUnits, currency }: Compared) =>
    sql`(${eq(recipientKey, $('recipientKey'))} or (${eq(amountUnits, $('amountUnits'))} and ${eq(currency, $('currency'))}))`
  const isCandidate = (row: Compared) => or(isSame(row), isNotNull(row.allowed))
  const first = (which: SQL) => sql`case when ${which} then 0 else 1 end`
  const isOther = and(eq(approvals.ownerId, $('ownerId')), ne(approvals.id, $('exceptId')))
  const { id, status, statusReason, disputed, recipientKey, amountUnits, currency, allowed, barsUntil } = approvals

  const current = q
    .select({ id })
    .from(approvals)
    // The condition on the agent holds for all. By it SQLite takes the index of these rows, not that of all requests of the owner.
    .where(and(isOther, occupies(approvals), gt(approvals.agentId, ''), isCandidate(approvals)))
    .orderBy(first(isSame(approvals)), first(isBegun(approvals)), desc(approvals.createdAt), desc(id))
    .limit(mostOfKind)
  const isBarring = and(isOther, isNotNull(barsUntil), gt(barsUntil, $('now')))
  const looked = q
    .select({ id, status, statusReason, disputed, recipientKey, amountUnits, currency, allowed, barsUntil })
    .from(approvals)
    .where(isBarring)
    .orderBy(desc(barsUntil))
    .limit(mostBarring)
    .as('looked')
  const isNo = sql`(${looked.status} = 'denied' or ${looked.statusReason} in ('taken_back', 'disputed') or ${looked.disputed} is not null)`
  const barring = q
    .select({ id: looked.id })
    .from(looked)
    .where(isCandidate(looked))
    .orderBy(first(isSame(looked)), first(isNo), desc(looked.barsUntil), desc(looked.id))
    .limit(mostOfKind)
  const beyond = q.select({ id }).from(approvals).where(isBarring).orderBy(desc(barsUntil)).offset(mostBarring).limit(1)
  const again = q
    .select({ id })
    .from(approvals)
    .where(
      and(
        eq(approvals.agentId, $('agentId')),
        eq(approvals.deed, $('deed')),
        isOutside(approvals),
        beside(and(isOther, gt(barsUntil, $('now')))!),
      ),
    )
    .orderBy(desc(approvals.createdAt))
    .limit(mostOfKind)
  return { near: idsOf(current, barring, beyond, again), beyond }
}

export type NearRow = typeof findNear extends Statement<About, infer Rows extends readonly unknown[]> ? Rows[number] : never
