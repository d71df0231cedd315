/** What happens to a request beside its decision: questions and answers, and what rules have allowed. */
import { and, count, desc, eq, gt, sql, type SQL } from '../engine/drizzle.ts'
import { isPending } from '../engine/conditions.ts'
import { grown, holding, placesOf } from '../engine/rows.ts'
import { $, statement, type Queries } from '../engine/statement.ts'
import type { Row, Tables } from '../tables/index.ts'

export const holdOwnApproval = holding('hold_own_approval', 'approvals', ['id', 'ownerId'])
export const holdApprovalOfAgent = holding('hold_approval_of_agent', 'approvals', ['id', 'agentId'])

const inThread = ['thread', 'askedAt', 'pauseMs', 'expiresAt', 'unread'] as const
/** Adds to the thread of a pending request. The caller must hold the request. */
export const writeThread = statement<Pick<Row<'approvals'>, 'id' | (typeof inThread)[number]> & { now: number }>()('write_thread', (q, t) =>
  q
    .update(t.approvals)
    .set({ ...placesOf(inThread), version: grown(t.approvals) })
    .where(and(eq(t.approvals.id, $('id')), isPending(t.approvals), gt(t.approvals.expiresAt, $('now'))))
    .returning(),
)

/** The newest requests of an agent. Looks at the past are limited to these, because an agent may have any number. */
export const newest = (q: Queries, t: Tables, most: number) =>
  q
    .select({ id: t.approvals.id })
    .from(t.approvals)
    .where(eq(t.approvals.agentId, $('agentId')))
    .orderBy(desc(t.approvals.createdAt), desc(t.approvals.id))
    .limit(most)

/** How many requests of an agent are looked at to count what rules have allowed. An agent with more of them in that time must ask. */
export const mostCounted = 2_000
interface Counting {
  agentId: string
  category: string
  /** The currency of the sum. */
  currency: string
  /** Requests from before this are not looked at. */
  from: number
  hourAgo: number
  dayAgo: number
  /** When the allowance was given. */
  since: number
}
/**
 * What rules have allowed to an agent in one category: in the last hour, in the last day and since an allowance was given. `seen` is the
 * number of requests that were looked at. The caller must hold the agent.
 */
export const countAllowed = statement<Counting>()('count_allowed', (q, t) => {
  const { agentId, category, byRule, createdAt, amountUnits, currency } = t.approvals
  const looked = q
    .select({ category, byRule, createdAt, amountUnits, currency })
    .from(t.approvals)
    .where(and(eq(agentId, $('agentId')), gt(createdAt, $('from'))))
    .orderBy(desc(createdAt), desc(t.approvals.id))
    .limit(mostCounted)
    .as('looked')
  const allowed = sql`${looked.byRule} is not null and ${looked.category} = ${$('category')}`
  const counted = (which: SQL) => sql<number>`count(case when ${allowed} and ${which} then 1 end)`.mapWith(Number)
  const isOfDay = gt(looked.createdAt, $('dayAgo'))
  const spent = sql`case when ${allowed} and ${isOfDay} and ${looked.currency} = ${$('currency')} then ${looked.amountUnits} end`
  return q
    .select({
      seen: count().mapWith(Number),
      inHour: counted(gt(looked.createdAt, $('hourAgo'))),
      inDay: counted(isOfDay),
      timed: counted(sql`${looked.byRule} = 'timed' and ${looked.createdAt} >= ${$('since')}`),
      spent: sql<number>`coalesce(sum(${spent}), 0)`.mapWith(Number),
    })
    .from(looked)
})

/** How many requests of an account are looked at to count what rules have allowed to all its agents. */
export const mostCountedOfAll = 5_000
/**
 * What rules have allowed to all agents of an account since a time, and the sum in one currency. What was never started does not count. The
 * caller must hold the account.
 */
export const countAllowedOfAll = statement<{ ownerId: string; currency: string; from: number }>()('count_allowed_of_all', (q, t) => {
  const { ownerId, byRule, yes, createdAt, amountUnits, currency } = t.approvals
  const looked = q
    .select({ byRule, yes, amountUnits, currency })
    .from(t.approvals)
    .where(and(eq(ownerId, $('ownerId')), gt(createdAt, $('from'))))
    .orderBy(desc(createdAt), desc(t.approvals.id))
    .limit(mostCountedOfAll)
    .as('looked')
  const allowed = sql`${looked.byRule} is not null and (${looked.yes} is null or ${looked.yes} <> 'lapsed')`
  return q
    .select({
      seen: count().mapWith(Number),
      allowed: sql<number>`count(case when ${allowed} then 1 end)`.mapWith(Number),
      spent:
        sql<number>`coalesce(sum(case when ${allowed} and ${looked.currency} = ${$('currency')} then ${looked.amountUnits} end), 0)`.mapWith(
          Number,
        ),
    })
    .from(looked)
})
