import { and, count, desc, eq, gte, inArray, lt, sql, type SQL } from '../engine/drizzle.ts'
import { beside, listing } from '../engine/list.ts'
import { finding, grown, holding, insertion, placesOf } from '../engine/rows.ts'
import { isLive } from '../engine/conditions.ts'
import { isOfAgent, isOfItsOwner, isOfOwnAgent } from '../engine/ownership.ts'
import { $, scalar, statement, type Queries } from '../engine/statement.ts'
import type { Row, Tables } from '../tables/index.ts'

/** An owner has little work in a quest, so it is found by the owner. */
const inQuest = (t: Tables, quest: SQL) => and(quest, isOfItsOwner(t.participations), beside(eq(t.participations.agentId, $('agentId'))))

/** A participation, with the columns of its quest that are needed to show it. */
const withQuest = <More extends Record<string, SQL>>(q: Queries, t: Tables, more = {} as More) =>
  q
    .select({
      ...more,
      id: t.participations.id,
      participation: t.participations,
      quest: { id: t.quests.id, slug: t.quests.slug, title: t.quests.title, status: t.quests.status, maxAttempts: t.quests.maxAttempts },
    })
    .from(t.participations)
    .innerJoin(t.quests, eq(t.quests.id, t.participations.questId))

export const insertParticipation = insertion('insert_participation', 'participations', {
  now: ['joinedAt'],
  later: ['state', 'attempts', 'pointsAwarded', 'finishedAt', 'endReason', 'pendingApprovalId', 'timeGivenFor', 'unread', 'version'],
})

export const holdParticipation = holding('hold_participation', 'participations', ['id'])

export const findParticipation = finding('find_participation', 'participations', ['id'])

export const findOwnParticipation = statement<{ id: string; ownerId: string }>()('find_own_participation', (q, t) =>
  withQuest(q, t).where(and(eq(t.participations.id, $('id')), eq(t.participations.ownerId, $('ownerId')))),
)

/** All participations of an agent in a quest, including the live one. */
export const participationsIn = statement<{ questId: string; agentId: string }>()('participations_in', (q, t) =>
  q
    .select()
    .from(t.participations)
    .where(inQuest(t, eq(t.participations.questId, $('questId'))))
    .orderBy(t.participations.joinedAt),
)

/** The placeholders for the quests of `statesIn`, as many as a page of quests may have. */
export const questPlaces = Array.from({ length: 50 }, (_, i) => `quest${i}`)

/**
 * The newest state of an agent in each of some quests. An unused placeholder holds ''. Each quest is looked up by itself: as a join,
 * PostgreSQL may start from all work of the owner.
 */
export const statesIn = statement<Record<string, string>>()('states_in', (q, t) => {
  const places = sql.join(
    questPlaces.map(place => sql`(${$(place)})`),
    sql`, `,
  )
  const newest = q
    .select({ state: t.participations.state })
    .from(t.participations)
    .where(inQuest(t, sql`${t.participations.questId} = asked.column1`))
    .orderBy(desc(t.participations.joinedAt))
    .limit(1)
  return q
    .select({ questId: sql<string>`asked.column1`, state: sql<Row<'participations'>['state'] | null>`${newest}` })
    .from(sql`(values ${places}) as asked`)
})

/** How many quests an agent is in, and how many slots of a quest an owner's agents hold. Accepted work keeps its slot. */
export const countBeforeJoin = statement<{ questId: string; agentId: string; ownerId: string }>()('count_before_join', (q, t) => {
  const { ownerId, questId, state } = t.participations
  const counted = (...of: SQL[]) =>
    scalar(
      q
        .select({ n: count() })
        .from(t.participations)
        .where(and(...of)),
    )
  return q
    .select({
      live: counted(isOfAgent(t.participations), isLive(t.participations)),
      ofOwner: counted(
        eq(questId, $('questId')),
        eq(ownerId, $('ownerId')),
        inArray(state, ['active', 'submitted', 'revision_requested', 'accepted']),
      ),
    })
    .from(t.agents)
    .where(eq(t.agents.id, $('agentId')))
})

export const liveOfAgent = statement<{ agentId: string }>()('live_of_agent', (q, t) =>
  q
    .select()
    .from(t.participations)
    .where(and(isOfAgent(t.participations), isLive(t.participations)))
    .orderBy(t.participations.questId),
)
export const liveOfQuest = statement<{ questId: string }>()('live_of_quest', (q, t) =>
  q
    .select()
    .from(t.participations)
    .where(and(eq(t.participations.questId, $('questId')), isLive(t.participations)))
    .orderBy(t.participations.ownerId),
)
export const anyoneJoined = statement<{ questId: string }>()('anyone_joined', (q, t) =>
  q
    .select({ id: t.participations.id })
    .from(t.participations)
    .where(eq(t.participations.questId, $('questId')))
    .limit(1),
)

const moved = ['state', 'attempts', 'dueAt', 'pointsAwarded', 'finishedAt', 'endReason', 'pendingApprovalId', 'unread'] as const
/** Returns nothing if the participation is not in the state that the caller names. */
export const moveParticipation = statement<Pick<Row<'participations'>, 'id' | (typeof moved)[number]> & { from: string }>()(
  'move_participation',
  (q, t) =>
    q
      .update(t.participations)
      .set({ ...placesOf(moved), version: grown(t.participations) })
      .where(and(eq(t.participations.id, $('id')), eq(t.participations.state, $('from'))))
      .returning(),
)

export const markParticipationRead = statement<{ id: string; version: number }>()('mark_participation_read', (q, t) =>
  q
    .update(t.participations)
    .set({ unread: 0 })
    .where(and(eq(t.participations.id, $('id')), eq(t.participations.version, $('version')))),
)

/** A pending request to submit stops the clock. */
export const setPendingApproval = statement<{ id: string; approvalId: string }>()('set_pending_approval', (q, t) =>
  q
    .update(t.participations)
    .set({ pendingApprovalId: $('approvalId'), version: grown(t.participations) })
    .where(eq(t.participations.id, $('id'))),
)

/** Restarts the clock. If `gives` is 1, the time of the request is given back, but only once for each attempt. */
export const endPendingApproval = statement<{ id: string; approvalId: string; givenMs: number; gives: number }>()(
  'end_pending_approval',
  (q, t) => {
    const { timeGivenFor, attempts, dueAt } = t.participations
    const isFirst = sql`${timeGivenFor} <= ${attempts} and ${$('gives')} = 1`
    return q
      .update(t.participations)
      .set({
        pendingApprovalId: null,
        dueAt: sql`case when ${isFirst} then ${dueAt} + cast(${$('givenMs')} as bigint) else ${dueAt} end`,
        timeGivenFor: sql`case when ${isFirst} then ${attempts} + 1 else ${timeGivenFor} end`,
        version: grown(t.participations),
      })
      .where(and(eq(t.participations.id, $('id')), eq(t.participations.pendingApprovalId, $('approvalId'))))
  },
)

/** Whether a list walks the index of an agent. An owner has little live work, and little work in a quest, so both are found by the owner. */
const byAgent = (on: readonly string[]) => on.includes('agentId') && !on.includes('questId') && !on.includes('live')
/** Where few rows are read, the database must not look for the time in all work of the owner. */
const bounded = (on: readonly string[], condition: SQL) => (on.includes('live') || on.includes('questId') ? beside(condition) : condition)

export const listParticipations = listing({
  name: 'list_participations',
  from: (q, t) =>
    withQuest(q, t, {
      lastComment: sql<
        string | null
      >`(select comment from submissions where participation_id = participations.id and comment is not null order by attempt desc limit 1)`,
    }),
  within: (t: Tables, on: readonly string[]) => (byAgent(on) ? [] : [eq(t.participations.ownerId, $('ownerId'))]),
  id: t => t.participations.id,
  keys: { joined_at: t => t.participations.joinedAt, due_at: t => t.participations.dueAt },
  unordered: { due_at: 'joined_at' },
  filters: {
    // The second condition holds for all. By it SQLite takes the index of the live ones, not that of all work of the owner.
    live: t => sql`${isLive(t.participations)} and ${t.participations.agentId} > ''`,
    state: (t: Tables) => eq(t.participations.state, $('state')),
    agentId: (t: Tables, on: readonly string[]) => {
      const its = eq(t.participations.agentId, $('agentId'))
      return byAgent(on) ? isOfOwnAgent(t.participations) : on.includes('live') ? its : beside(its)
    },
    questId: (t: Tables) => eq(t.participations.questId, $('questId')),
    from: (t: Tables, on: readonly string[]) => bounded(on, gte(t.participations.joinedAt, $('from'))),
    to: (t: Tables, on: readonly string[]) => bounded(on, lt(t.participations.joinedAt, $('to'))),
  },
  indexed: ['agentId', 'questId', 'from', 'to'],
  few: ['live'],
})
