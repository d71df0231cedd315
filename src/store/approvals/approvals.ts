import { and, desc, eq, gt, gte, inArray, lt, lte, sql, type SQL } from '../engine/drizzle.ts'
import { beside, listing, unindexed, type Listing } from '../engine/list.ts'
import { ownHits, searchingOwn } from '../engine/own-search.ts'
import { finding, grown, insertion, placesOf, someOf } from '../engine/rows.ts'
import { isPending, occupies } from '../engine/conditions.ts'
import { isOfAgent, isOfOwnAgent } from '../engine/ownership.ts'
import { $, statement, type Hold, type Queries } from '../engine/statement.ts'
import type { Row, Tables } from '../tables/index.ts'

export const insertApproval = insertion('insert_approval', 'approvals', {
  now: ['createdAt'],
  later: [
    'statusReason',
    'decidedBy',
    'note',
    'startHash',
    'startedAt',
    'reportBy',
    'doubt',
    'report',
    'disputed',
    'thread',
    'askedAt',
    'pauseMs',
    'suggestion',
    'suggestionDigest',
    'followsSuggestion',
    'allowed',
    'allowedDigest',
    'allowedDeed',
    'barsUntil',
    'unread',
    'version',
  ],
})

/** The newest request of an agent about a quest that is pending or decided. An owner has few requests about one quest. */
export const latestRequestIn = statement<{ questId: string; ownerId: string; agentId: string }>()('latest_request_in', (q, t) =>
  q
    .select()
    .from(t.approvals)
    .where(
      and(
        eq(t.approvals.questId, $('questId')),
        eq(t.approvals.ownerId, $('ownerId')),
        inArray(t.approvals.status, ['pending', 'approved', 'denied']),
        beside(eq(t.approvals.agentId, $('agentId'))),
      ),
    )
    // Sorting the few requests about a quest is faster than walking all requests of the owner, which have an index in this order.
    .orderBy(desc(unindexed(t.approvals.createdAt)), desc(t.approvals.id))
    .limit(1),
)

/** An approval, with the columns of its agent and its quest that are needed to show it. */
const shown = (q: Queries, t: Tables) =>
  q
    .select({
      id: t.approvals.id,
      approval: t.approvals,
      agent: { id: t.agents.id, handle: t.agents.handle, name: t.agents.name },
      quest: { id: t.quests.id, slug: t.quests.slug, title: t.quests.title, status: t.quests.status },
    })
    .from(t.approvals)
    .innerJoin(t.agents, eq(t.agents.id, t.approvals.agentId))
    .leftJoin(t.quests, eq(t.quests.id, t.approvals.questId))

type Shown = Awaited<ReturnType<typeof shown>>[number]

export const findOwnApproval = statement<{ id: string; ownerId: string }>()('find_own_approval', (q, t) =>
  shown(q, t).where(and(eq(t.approvals.id, $('id')), beside(eq(t.approvals.ownerId, $('ownerId'))))),
)
export const findApprovalOfAgent = statement<{ id: string; agentId: string }>()('find_approval_of_agent', (q, t) =>
  shown(q, t).where(and(eq(t.approvals.id, $('id')), eq(t.approvals.agentId, $('agentId')))),
)
/** Some requests of all owners. */
export const allApprovalsAfter = statement<{ id: string }>()('all_approvals_after', (q, t) =>
  q
    .select()
    .from(t.approvals)
    .where(gt(t.approvals.id, $('id')))
    .orderBy(t.approvals.id)
    .limit(200),
)
export const findApproval = finding('find_approval', 'approvals', ['id'])

/** It is found by its id, and not among all that wait, which PostgreSQL would choose as long as there are few. */
const isOnePending = (t: Tables) => and(eq(t.approvals.id, $('id')), beside(isPending(t.approvals)))

const decided = [
  'status',
  'decidedBy',
  'note',
  'outcome',
  'yes',
  'permit',
  'validUntil',
  'startKey',
  'barsUntil',
  'allowed',
  'allowedDigest',
  'allowedDeed',
  'risk',
  'riskReasons',
] as const
/** The only statement that decides. The caller that gets a row back has decided. All others are too late. */
export const decideApproval = statement<Pick<Row<'approvals'>, 'id' | 'ownerId' | (typeof decided)[number]> & { now: number }>()(
  'decide_approval',
  (q, t) =>
    q
      .update(t.approvals)
      .set({ ...placesOf(decided), decidedAt: $('now'), unread: 1, version: grown(t.approvals) })
      .where(and(isOnePending(t), beside(eq(t.approvals.ownerId, $('ownerId'))), gt(t.approvals.expiresAt, $('now'))))
      .returning(),
)

export const expireApproval = statement<{ id: string; now: number }>()('expire_approval', (q, t) =>
  q
    .update(t.approvals)
    .set({ status: 'expired', unread: 1, version: grown(t.approvals) })
    .where(and(isOnePending(t), sql`${t.approvals.expiresAt} <= ${$('now')}`))
    .returning(),
)

export const cancelApproval = statement<{ id: string; reason: string; unread: number }>()('cancel_approval', (q, t) =>
  q
    .update(t.approvals)
    .set({ status: 'cancelled', statusReason: $('reason'), unread: $('unread'), version: grown(t.approvals) })
    .where(isOnePending(t))
    .returning(),
)

/** A request that has changed since it was read stays unread. */
export const markApprovalRead = statement<{ id: string; version: number }>()('mark_approval_read', (q, t) =>
  q
    .update(t.approvals)
    .set({ unread: 0 })
    .where(and(eq(t.approvals.id, $('id')), eq(t.approvals.version, $('version')))),
)

/** Requests are held in one order, and before any participation, because several transactions may end many requests at once. */
const holdInOrder = (q: Queries, t: Tables, hold: Hold, ...of: SQL[]) =>
  hold(
    q
      .select()
      .from(t.approvals)
      .where(and(...of))
      .orderBy(t.approvals.id),
  )
const holdPending = (q: Queries, t: Tables, hold: Hold, of: SQL) => holdInOrder(q, t, hold, of, isPending(t.approvals))
/** The pending requests of an agent, and its yeses that are not over. */
export const holdCurrentOfAgent = statement<{ agentId: string }>()('hold_current_of_agent', (q, t, hold) =>
  holdInOrder(q, t, hold, isOfAgent(t.approvals), occupies(t.approvals)),
)
/** The same of all agents of an owner. */
export const holdCurrentOfOwner = statement<{ ownerId: string }>()('hold_current_of_owner', (q, t, hold) =>
  holdInOrder(q, t, hold, eq(t.approvals.ownerId, $('ownerId')), occupies(t.approvals)),
)
export const holdPendingOfQuest = statement<{ questId: string }>()('hold_pending_of_quest', (q, t, hold) =>
  holdPending(q, t, hold, eq(t.approvals.questId, $('questId'))),
)
/** The pending requests about an agent's participation. */
export const holdPendingOfWork = statement<{ agentId: string; participationId: string }>()('hold_pending_of_work', (q, t, hold) =>
  holdPending(q, t, hold, and(isOfAgent(t.approvals), eq(t.approvals.participationId, $('participationId')))!),
)

export const approvalStatuses = someOf<Row<'approvals'>['status']>('status', {
  pending: true,
  approved: true,
  denied: true,
  expired: true,
  cancelled: true,
})
export const yesStates = someOf<NonNullable<Row<'approvals'>['yes']>>('yes', {
  ready: true,
  started: true,
  in_doubt: true,
  done: true,
  failed: true,
  not_done: true,
  unresolved: true,
  lapsed: true,
})
/** Whether a list walks the index of an agent. An owner has few pending requests, and few about a quest, so both are found by the owner. */
const byAgent = (on: readonly string[]) => on.includes('agentId') && !on.includes('questId') && !on.includes('pending')

/** Who decided, or that nobody did in time. Null while a request waits, and if it was cancelled. */
const decider = ({ approvals: { status, byRule, decidedBy } }: Tables) =>
  sql`case when ${status} = 'expired' then 'nobody' when ${byRule} is not null then ${byRule} when ${decidedBy} is not null then 'human' end`
type Decider = NonNullable<Row<'approvals'>['byRule']> | 'human' | 'nobody'
export const deciders = someOf<Decider>('decider', { human: true, standing: true, timed: true, nobody: true })

const approvals: Listing<
  Shown,
  | ('pending' | 'yeses' | 'statuses' | 'agentId' | 'questId' | 'kind' | 'category' | 'risk')
  | ('deciders' | 'decidedFrom' | 'decidedTo' | 'unitsFrom' | 'unitsTo' | 'currency' | 'from' | 'to')
> = {
  name: 'list_approvals',
  from: shown,
  within: (t, on) => (byAgent(on) ? [] : [eq(t.approvals.ownerId, $('ownerId'))]),
  id: t => t.approvals.id,
  keys: { created_at: t => t.approvals.createdAt, expires_at: t => t.approvals.expiresAt },
  unordered: { expires_at: 'created_at' },
  filters: {
    // The second condition holds for all. By it SQLite takes the index of the pending ones, not that of all requests of the owner.
    pending: t => sql`${isPending(t.approvals)} and ${t.approvals.agentId} > ''`,
    yeses: t => inArray(t.approvals.yes, yesStates.places),
    deciders: t => inArray(decider(t), deciders.places),
    decidedFrom: t => gte(t.approvals.decidedAt, $('decidedFrom')),
    decidedTo: t => lt(t.approvals.decidedAt, $('decidedTo')),
    unitsFrom: t => gte(t.approvals.amountUnits, $('unitsFrom')),
    unitsTo: t => lte(t.approvals.amountUnits, $('unitsTo')),
    currency: t => eq(t.approvals.currency, $('currency')),
    from: (t, on) => bounded(on, gte(t.approvals.createdAt, $('from'))),
    to: (t, on) => bounded(on, lt(t.approvals.createdAt, $('to'))),
    statuses: t => inArray(t.approvals.status, approvalStatuses.places),
    agentId: (t, on) => {
      const its = eq(t.approvals.agentId, $('agentId'))
      return byAgent(on) ? isOfOwnAgent(t.approvals) : on.includes('questId') ? beside(its) : its
    },
    questId: (t, on) => {
      const its = eq(t.approvals.questId, $('questId'))
      return on.includes('pending') ? beside(its) : its
    },
    kind: t => eq(t.approvals.kind, $('kind')),
    category: t => eq(t.approvals.category, $('category')),
    risk: t => eq(t.approvals.risk, $('risk')),
  },
  indexed: ['agentId', 'from', 'to'],
  few: ['pending', 'questId'],
  alone: {
    filter: 'pending',
    by: {
      // An id begins with the time of the request.
      created_at: t => ({ key: t.approvals.id, is: isPending(t.approvals) }),
      expires_at: t => ({ key: t.approvals.expiresAt, is: isPending(t.approvals) }),
    },
  },
}
/** Where few rows are read and sorted, no index begins with the time. */
const bounded = (on: readonly string[], condition: SQL) =>
  on.includes('pending') || on.includes('questId') ? beside(condition) : condition

export const listApprovals = listing(approvals)
export const searchApprovals = searchingOwn(approvals, {
  isHit: (q, t, { on, sort, goesOn }) => {
    const isAscending = sort === 'created_at'
    const after = goesOn && sort.endsWith('created_at') ? (isAscending ? 'newer' : 'older') : undefined
    const hits = ownHits(q, t, 'approval', { from: on.includes('from'), to: on.includes('to'), after, oldestFirst: isAscending })
    return sql`${t.approvals.id} in ${hits}`
  },
  used: ['from', 'to'],
  inOrderOf: 'created_at',
})
