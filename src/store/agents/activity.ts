/** What agents did in each hour: counted in few writes, and read in buckets of hours or days. */
import { and, desc, eq, gte, sql } from '../engine/drizzle.ts'
import { isOfOwnAgent } from '../engine/ownership.ts'
import { forgetting } from '../engine/rows.ts'
import { forSeveral } from '../engine/several.ts'
import { $, statement } from '../engine/statement.ts'
import type { Row, Tables } from '../tables/index.ts'

const counts = ['calls', 'refused', 'errors', 'points'] as const
type Counts = Record<(typeof counts)[number], number>

/** Adds to the counts of an hour. Several instances may do so at once. */
export const addActivity = statement<Row<'agentActivity'>>()('add_activity', (q, t) =>
  q
    .insert(t.agentActivity)
    .values({ agentId: $('agentId'), at: $('at'), ...same(name => $(name)) })
    .onConflictDoUpdate({
      target: [t.agentActivity.agentId, t.agentActivity.at],
      set: same(name => sql`${t.agentActivity[name]} + excluded.${sql.identifier(name)}`),
    }),
)
const same = <T>(make: (name: (typeof counts)[number]) => T) =>
  Object.fromEntries(counts.map(name => [name, make(name)])) as Record<(typeof counts)[number], T>

/** When the bucket of an hour begins. The first one begins at `from`, and each has the length `bucketMs`. */
const bucketOf = (t: Tables) =>
  sql<number>`${t.agentActivity.at} - (${t.agentActivity.at} - cast(${$('from')} as bigint)) % cast(${$('bucketMs')} as bigint)`.mapWith(
    Number,
  )
const sums = (t: Tables) => same(name => sql<number>`sum(${t.agentActivity[name]})`.mapWith(Number))

/** One row for each bucket that is not empty. */
export const readActivity = statement<{ agentId: string; from: number; bucketMs: number }>()('read_activity', (q, t) =>
  q
    .select({ at: bucketOf(t), ...sums(t) })
    .from(t.agentActivity)
    .where(and(eq(t.agentActivity.agentId, $('agentId')), gte(t.agentActivity.at, $('from'))))
    .groupBy(sql`1`),
)

/** The same for some agents. */
export const readActivityOf = forSeveral<{ from: number; bucketMs: number }>()('read_activity_of', (q, t, isListed) =>
  q
    .select({ at: bucketOf(t), ...sums(t), agentId: t.agentActivity.agentId })
    .from(t.agentActivity)
    .where(and(isListed(t.agentActivity.agentId), gte(t.agentActivity.at, $('from'))))
    .groupBy(sql`1`, t.agentActivity.agentId),
)

/** The newest requests of an agent, with what became of them. */
export const recentDecisions = statement<{ agentId: string; ownerId: string; from: number }>()('recent_decisions', (q, t) =>
  q
    .select({ status: t.approvals.status, byRule: t.approvals.byRule, createdAt: t.approvals.createdAt, decidedAt: t.approvals.decidedAt })
    .from(t.approvals)
    .where(and(isOfOwnAgent(t.approvals), gte(t.approvals.createdAt, $('from'))))
    .orderBy(desc(t.approvals.createdAt), desc(t.approvals.id))
    .limit(500),
)

export const forgetActivity = forgetting('forget_activity', 'agentActivity', ['agentId', 'at'], 'at')

export type { Counts }
