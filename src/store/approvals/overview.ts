/** The counts on an owner's home screen: requests that wait, agents, and requests that rules have allowed. */
import { and, count, desc, eq, gt, lte, sql, type SQL } from '../engine/drizzle.ts'
import { agentState, type StandingNow } from '../agents/agents.ts'
import { isPending, isWaiting, occupies } from '../engine/conditions.ts'
import { $, statement } from '../engine/statement.ts'

const counted = (which: SQL) => sql<number>`count(case when ${which} then 1 end)`.mapWith(Number)

/** The requests of an owner that wait, and the actions that are in doubt. There are at most 40 of these for each agent. */
export const countPending = statement<{ ownerId: string; now: number; soon: number }>()('count_pending', (q, t) => {
  const { expiresAt, risk } = t.approvals
  const waits = and(isPending(t.approvals), gt(expiresAt, $('now')))!
  return q
    .select({
      pending: counted(waits),
      expiring: counted(and(waits, lte(expiresAt, $('soon')))!),
      highRisk: counted(and(waits, eq(risk, 'high'))!),
      nextExpiresAt: sql<number | null>`min(case when ${waits} then ${expiresAt} end)`.mapWith(Number),
      inDoubt: counted(eq(t.approvals.yes, 'in_doubt')),
    })
    .from(t.approvals)
    .where(and(eq(t.approvals.ownerId, $('ownerId')), occupies(t.approvals)))
})

/** How many requests of an owner wait. It reads only an index. */
export const countWaitingOf = statement<{ ownerId: string; now: number }>()('count_waiting_of', (q, t) =>
  q
    .select({ n: count().mapWith(Number) })
    .from(t.approvals)
    .where(and(eq(t.approvals.ownerId, $('ownerId')), isPending(t.approvals), gt(t.approvals.expiresAt, $('now')))),
)

/** All agents of an owner, who has few. */
export const agentsAtAGlance = statement<{ ownerId: string } & StandingNow>()('agents_at_a_glance', (q, t) => {
  const { id, handle, name, lastSeenAt, lastRefused, silentSince } = t.agents
  return q
    .select({ id, handle, name, state: agentState, lastSeenAt, lastRefused, silentSince })
    .from(t.agents)
    .where(eq(t.agents.ownerId, $('ownerId')))
})

/** At most this many requests are looked at to sum up what rules have allowed. */
export const mostSummed = 1_000
/** The sums that rules have allowed, by agent and currency. The first column says how many requests were looked at. */
export const sumByRule = statement<{ ownerId: string; from: number }>()('sum_by_rule', (q, t) => {
  const { agentId, byRule, createdAt, amountUnits, currency } = t.approvals
  const looked = q
    .select({ agentId, byRule, amountUnits, currency })
    .from(t.approvals)
    .where(and(eq(t.approvals.ownerId, $('ownerId')), gt(createdAt, $('from'))))
    .orderBy(desc(createdAt), desc(t.approvals.id))
    .limit(mostSummed)
    .as('looked')
  return q
    .select({
      agentId: looked.agentId,
      currency: looked.currency,
      seen: count().mapWith(Number),
      allowed: counted(sql`${looked.byRule} is not null`),
      units: sql<number>`coalesce(sum(case when ${looked.byRule} is not null then ${looked.amountUnits} end), 0)`.mapWith(Number),
    })
    .from(looked)
    .groupBy(looked.agentId, looked.currency)
})

/** Submissions that wait are counted up to this number. */
const mostCounted = 1_000
export const countWaiting = statement<Record<never, never>>()('count_waiting', (q, t) => {
  const some = q.select({ id: t.submissions.id }).from(t.submissions).where(isWaiting(t.submissions)).limit(mostCounted).as('some')
  return q.select({ n: count().mapWith(Number) }).from(some)
})
