/** The yes to an action outside the service: how it is started, and how it ends. */
import { and, count, desc, eq, gt, inArray, isNotNull, type SQL } from '../engine/drizzle.ts'
import { isBegun, isOpenYes, isReady, occupies } from '../engine/conditions.ts'
import { isOfAgent } from '../engine/ownership.ts'
import { grown, placesOf } from '../engine/rows.ts'
import { $, statement } from '../engine/statement.ts'
import type { Row, Tables } from '../tables/index.ts'
import { keysOf } from '../../shared/values.ts'
import { newest } from './permits.ts'

const its = (t: Tables, ...where: SQL[]) => and(eq(t.approvals.id, $('id')), ...where)

/**
 * The only statement that starts. The caller that gets a row back may act. All others are too late. The caller holds the agent.
 */
export const startYes = statement<Pick<Row<'approvals'>, 'id' | 'startHash' | 'reportBy'> & { now: number }>()('start_yes', (q, t) =>
  q
    .update(t.approvals)
    .set({ yes: 'started', ...placesOf(['startHash', 'reportBy'] as const), startedAt: $('now'), unread: 0, version: grown(t.approvals) })
    .where(its(t, isReady(t.approvals), gt(t.approvals.validUntil, $('now'))))
    .returning(),
)

/** What changes when a yes moves on. */
const moving = {
  yes: true,
  statusReason: true,
  barsUntil: true,
  validUntil: true,
  startedAt: true,
  reportBy: true,
  doubt: true,
  report: true,
  disputed: true,
  unread: true,
} as const
/** Moves a yes on. The caller has read it, and holds its agent. The version makes sure that nothing has happened in between. */
export const moveYes = statement<Pick<Row<'approvals'>, 'id' | 'version' | keyof typeof moving>>()('move_yes', (q, t) =>
  q
    .update(t.approvals)
    .set({ ...placesOf(keysOf(moving)), version: grown(t.approvals) })
    .where(its(t, eq(t.approvals.version, $('version')), isNotNull(t.approvals.yes)))
    .returning(),
)

/** Some yeses of all agents that are ready or started. */
export const someOpenYeses = statement<object>()('some_open_yeses', (q, t) =>
  q
    .select({ id: t.approvals.id, agentId: t.approvals.agentId })
    .from(t.approvals)
    .where(and(occupies(t.approvals), isOpenYes(t.approvals)))
    .limit(100),
)

/** How many actions of an agent were started and have not ended. */
export const countBegun = statement<{ agentId: string }>()('count_begun', (q, t) =>
  q
    .select({ begun: count().mapWith(Number) })
    .from(t.approvals)
    .where(and(isOfAgent(t.approvals), isBegun(t.approvals))),
)

/** How many actions of an agent are in doubt. */
export const countDoubts = statement<{ agentId: string }>()('count_doubts', (q, t) =>
  q
    .select({ n: count().mapWith(Number) })
    .from(t.approvals)
    .where(and(isOfAgent(t.approvals), occupies(t.approvals), eq(t.approvals.yes, 'in_doubt'))),
)

/** The last 20 yeses of an agent, among its newest 200 requests. */
export const lastYeses = statement<{ agentId: string }>()('last_yeses', (q, t) =>
  q
    .select({ yes: t.approvals.yes })
    .from(t.approvals)
    .where(and(inArray(t.approvals.id, newest(q, t, 200)), isNotNull(t.approvals.yes)))
    .orderBy(desc(t.approvals.createdAt), desc(t.approvals.id))
    .limit(20),
)
