import { and, count, desc, eq, gt, inArray, sql, type SQL } from './drizzle.ts'
import { listing } from './list.ts'
import { insertion } from './insertion.ts'
import { $, scalar, statement, type Hold, type Queries } from './statement.ts'
import type { Outcome, Tables } from './tables.ts'

/** A literal, because a database uses a partial index only if the statement itself contains the index's condition. */
const pending = (t: Tables) => sql`${t.approvals.status} = 'pending'`
const grown = (t: Tables) => sql`${t.approvals.version} + 1`

export const insertApproval = insertion('insert_approval', 'approvals', {
  now: ['createdAt'],
  later: ['status', 'statusReason', 'decidedAt', 'decidedBy', 'note', 'outcome', 'unread', 'version'],
})

export type NewApproval = NonNullable<(typeof insertApproval)['values']>

/** The same request, where it waits, and where somebody answered it last. */
export const findSameRequests = statement<{ digest: string }>()('find_same_requests', (q, t) =>
  q
    .select()
    .from(t.approvals)
    .where(and(eq(t.approvals.digest, $('digest')), inArray(t.approvals.status, ['pending', 'approved', 'denied'])))
    .orderBy(sql`case when ${pending(t)} then 0 else 1 end`, desc(t.approvals.createdAt), desc(t.approvals.id))
    .limit(2),
)

/**
 * The newest request of an agent about a quest that is pending or was answered. Few requests are pending, and people answer the others one
 * by one, so there are few rows.
 */
export const latestRequestIn = statement<{ questId: string; ownerId: string; agentId: string }>()('latest_request_in', (q, t) =>
  q
    .select()
    .from(t.approvals)
    .where(
      and(
        eq(t.approvals.questId, $('questId')),
        eq(t.approvals.ownerId, $('ownerId')),
        inArray(t.approvals.status, ['pending', 'approved', 'denied']),
        eq(t.approvals.agentId, $('agentId')),
      ),
    )
    .orderBy(desc(t.approvals.createdAt), desc(t.approvals.id))
    .limit(1),
)

/** How many requests of an agent wait, and how often this one was denied. */
export const countRequests = statement<{ agentId: string; digest: string }>()('count_requests', (q, t) => {
  const counted = (...of: SQL[]) =>
    scalar(
      q
        .select({ n: count() })
        .from(t.approvals)
        .where(and(...of)),
    )
  return q
    .select({
      pending: counted(eq(t.approvals.agentId, $('agentId')), pending(t)),
      denials: counted(eq(t.approvals.digest, $('digest')), eq(t.approvals.status, 'denied')),
    })
    .from(t.agents)
    .where(eq(t.agents.id, $('agentId')))
})

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

export const findOwnApproval = statement<{ id: string; ownerId: string }>()('find_own_approval', (q, t) =>
  shown(q, t).where(and(eq(t.approvals.id, $('id')), eq(t.approvals.ownerId, $('ownerId')))),
)
export const findApprovalOfAgent = statement<{ id: string; agentId: string }>()('find_approval_of_agent', (q, t) =>
  shown(q, t).where(and(eq(t.approvals.id, $('id')), eq(t.approvals.agentId, $('agentId')))),
)
export const findApproval = statement<{ id: string }>()('find_approval', (q, t) =>
  q
    .select()
    .from(t.approvals)
    .where(eq(t.approvals.id, $('id'))),
)

/** The only statement that decides. The caller that gets a row back has decided. All others are too late. */
export const decideApproval = statement<{
  id: string
  ownerId: string
  status: 'approved' | 'denied'
  decidedBy: string
  note: string | null
  outcome: Outcome | null
  now: number
}>()('decide_approval', (q, t) =>
  q
    .update(t.approvals)
    .set({
      status: $('status'),
      decidedAt: $('now'),
      decidedBy: $('decidedBy'),
      note: $('note'),
      outcome: $('outcome'),
      unread: 1,
      version: grown(t),
    })
    .where(and(eq(t.approvals.id, $('id')), eq(t.approvals.ownerId, $('ownerId')), pending(t), gt(t.approvals.expiresAt, $('now'))))
    .returning(),
)

export const expireApproval = statement<{ id: string; now: number }>()('expire_approval', (q, t) =>
  q
    .update(t.approvals)
    .set({ status: 'expired', unread: 1, version: grown(t) })
    .where(and(eq(t.approvals.id, $('id')), pending(t), sql`${t.approvals.expiresAt} <= ${$('now')}`))
    .returning(),
)

export const cancelApproval = statement<{ id: string; reason: string; unread: number }>()('cancel_approval', (q, t) =>
  q
    .update(t.approvals)
    .set({ status: 'cancelled', statusReason: $('reason'), unread: $('unread'), version: grown(t) })
    .where(and(eq(t.approvals.id, $('id')), pending(t)))
    .returning(),
)

/** A request does not change after its end, so a request that was seen stays seen. */
export const markApprovalRead = statement<{ id: string }>()('mark_approval_read', (q, t) =>
  q
    .update(t.approvals)
    .set({ unread: 0 })
    .where(eq(t.approvals.id, $('id'))),
)

/** Pending requests are held in one order, and before any participation, because several transactions may end many requests at once. */
const holdPending = (q: Queries, t: Tables, hold: Hold, of: SQL) =>
  hold(
    q
      .select()
      .from(t.approvals)
      .where(and(of, pending(t)))
      .orderBy(t.approvals.id),
  )
export const holdPendingOfAgent = statement<{ agentId: string }>()('hold_pending_of_agent', (q, t, hold) =>
  holdPending(q, t, hold, eq(t.approvals.agentId, $('agentId'))),
)
export const holdPendingOfOwner = statement<{ ownerId: string }>()('hold_pending_of_owner', (q, t, hold) =>
  holdPending(q, t, hold, eq(t.approvals.ownerId, $('ownerId'))),
)
export const holdPendingOfQuest = statement<{ questId: string }>()('hold_pending_of_quest', (q, t, hold) =>
  holdPending(q, t, hold, eq(t.approvals.questId, $('questId'))),
)
/** Requests about work that an agent has under way. */
export const holdPendingOfWork = statement<{ agentId: string; participationId: string }>()('hold_pending_of_work', (q, t, hold) =>
  holdPending(q, t, hold, and(eq(t.approvals.agentId, $('agentId')), eq(t.approvals.participationId, $('participationId')))!),
)

export const listApprovals = listing({
  name: 'list_approvals',
  from: shown,
  table: (t: Tables) => t.approvals,
  within: (t: Tables) => [eq(t.approvals.ownerId, $('ownerId'))],
  id: t => t.approvals.id,
  keys: { created_at: t => t.approvals.createdAt, expires_at: t => t.approvals.expiresAt },
  filters: {
    status: (t: Tables) => eq(t.approvals.status, $('status')),
    statuses: (t: Tables) => ['status1', 'status2', 'status3', 'status4', 'status5'].map(place => eq(t.approvals.status, $(place))),
    agent: (t: Tables) => eq(t.approvals.agentId, $('agentId')),
    kind: (t: Tables) => eq(t.approvals.kind, $('kind')),
    category: (t: Tables) => eq(t.approvals.category, $('category')),
    risk: (t: Tables) => eq(t.approvals.risk, $('risk')),
    quest: (t: Tables) => eq(t.approvals.questId, $('questId')),
  },
})
