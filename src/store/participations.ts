import { and, count, desc, eq, inArray, isNotNull, ne, sql, type SQL } from './drizzle.ts'
import { beside, listing } from './list.ts'
import { $, statement, type Queries } from './statement.ts'
import type { Tables } from './tables.ts'

/** As a literal, because a database uses a partial index only if the statement itself contains the index's condition. */
const live = (t: Tables) => sql`${t.participations.state} in ('active', 'submitted', 'revision_requested')`
/** The owner of an agent, for statements that only know the agent. */
const itsOwner = (t: Tables) => sql`${t.participations.ownerId} = (select owner_id from agents where id = ${$('agentId')})`
const ofAgent = (t: Tables) => and(eq(t.participations.agentId, $('agentId')), itsOwner(t))
/** An owner has little work in a quest, so it is found by the owner. */
const inQuest = (t: Tables, quest: SQL) => and(quest, itsOwner(t), beside(eq(t.participations.agentId, $('agentId'))))
const grown = (t: Tables) => sql`${t.participations.version} + 1`

/** A participation, with what is needed of its quest to show it. */
const withQuest = (q: Queries, t: Tables) =>
  q
    .select({
      id: t.participations.id,
      participation: t.participations,
      quest: { id: t.quests.id, slug: t.quests.slug, title: t.quests.title, status: t.quests.status, maxAttempts: t.quests.maxAttempts },
    })
    .from(t.participations)
    .innerJoin(t.quests, eq(t.quests.id, t.participations.questId))

export const insertParticipation = statement<{
  id: string
  questId: string
  agentId: string
  ownerId: string
  now: number
  dueAt: number
  rewardPoints: number
}>()('insert_participation', (q, t) =>
  q
    .insert(t.participations)
    .values({
      id: $('id'),
      questId: $('questId'),
      agentId: $('agentId'),
      ownerId: $('ownerId'),
      joinedAt: $('now'),
      dueAt: $('dueAt'),
      rewardPoints: $('rewardPoints'),
    })
    .returning(),
)

export const holdParticipation = statement<{ id: string }>()('hold_participation', (q, t, hold) =>
  hold(
    q
      .select()
      .from(t.participations)
      .where(eq(t.participations.id, $('id'))),
  ),
)

export const findParticipation = statement<{ id: string }>()('find_participation', (q, t) =>
  q
    .select()
    .from(t.participations)
    .where(eq(t.participations.id, $('id'))),
)

export const findOwnParticipation = statement<{ id: string; ownerId: string }>()('find_own_participation', (q, t) =>
  withQuest(q, t).where(and(eq(t.participations.id, $('id')), eq(t.participations.ownerId, $('ownerId')))),
)

/** All participations of an agent in a quest, the live one included. */
export const participationsIn = statement<{ questId: string; agentId: string }>()('participations_in', (q, t) =>
  q
    .select()
    .from(t.participations)
    .where(inQuest(t, eq(t.participations.questId, $('questId'))))
    .orderBy(t.participations.joinedAt),
)

/** The placeholders for the quests that `statesIn` is asked about: as many as a page of quests may have. */
export const questPlaces = Array.from({ length: 50 }, (_, i) => `quest${i}`)

/** The states of an agent in some quests, the newest last. An unused placeholder holds ''. */
export const statesIn = statement<Record<string, string>>()('states_in', (q, t) => {
  const places = sql.join(
    questPlaces.map(place => sql`(${$(place)})`),
    sql`, `,
  )
  return q
    .select({ questId: t.participations.questId, state: t.participations.state })
    .from(sql`(values ${places}) as asked`)
    .crossJoin(t.participations)
    .where(inQuest(t, sql`${t.participations.questId} = asked.column1`))
    .orderBy(t.participations.joinedAt)
})

/** The participations of an owner's agents in a quest. */
export const ownParticipationsIn = statement<{ questId: string; ownerId: string }>()('own_participations_in', (q, t) =>
  withQuest(q, t)
    .where(and(eq(t.participations.questId, $('questId')), eq(t.participations.ownerId, $('ownerId'))))
    .orderBy(t.participations.joinedAt),
)

export const countLive = statement<{ agentId: string }>()('count_live', (q, t) =>
  q
    .select({ n: count().mapWith(Number) })
    .from(t.participations)
    .where(and(ofAgent(t), live(t))),
)

/** How many slots of a quest an owner's agents hold. Accepted work keeps its slot. The caller must hold the quest. */
export const countSlotsOf = statement<{ questId: string; ownerId: string }>()('count_slots_of', (q, t) =>
  q
    .select({ n: count().mapWith(Number) })
    .from(t.participations)
    .where(
      and(
        eq(t.participations.questId, $('questId')),
        eq(t.participations.ownerId, $('ownerId')),
        inArray(t.participations.state, ['active', 'submitted', 'revision_requested', 'accepted']),
      ),
    ),
)

export const liveOfAgent = statement<{ agentId: string }>()('live_of_agent', (q, t) =>
  q
    .select()
    .from(t.participations)
    .where(and(ofAgent(t), live(t)))
    .orderBy(t.participations.questId),
)
export const liveOfQuest = statement<{ questId: string }>()('live_of_quest', (q, t) =>
  q
    .select()
    .from(t.participations)
    .where(and(eq(t.participations.questId, $('questId')), live(t)))
    .orderBy(t.participations.ownerId),
)
export const anyoneJoined = statement<{ questId: string }>()('anyone_joined', (q, t) =>
  q
    .select({ id: t.participations.id })
    .from(t.participations)
    .where(eq(t.participations.questId, $('questId')))
    .limit(1),
)

/** The moves. Each answers nothing unless the participation is in the state that it starts from, which the caller names. */
export const moveParticipation = statement<{
  id: string
  from: string
  state: string
  attempts: number
  dueAt: number
  pointsAwarded: number | null
  finishedAt: number | null
  endReason: string | null
  pendingApprovalId: string | null
  unread: number
}>()('move_participation', (q, t) =>
  q
    .update(t.participations)
    .set({
      state: $('state'),
      attempts: $('attempts'),
      dueAt: $('dueAt'),
      pointsAwarded: $('pointsAwarded'),
      finishedAt: $('finishedAt'),
      endReason: $('endReason'),
      pendingApprovalId: $('pendingApprovalId'),
      unread: $('unread'),
      version: grown(t),
    })
    .where(and(eq(t.participations.id, $('id')), eq(t.participations.state, $('from'))))
    .returning(),
)

/** At most this many are reported to an agent at once. */
const mostUnread = 10

export const unreadParticipations = statement<{ agentId: string }>()('unread_participations', (q, t) =>
  q
    .select({ slug: t.quests.slug })
    .from(t.participations)
    .innerJoin(t.quests, eq(t.quests.id, t.participations.questId))
    .where(and(eq(t.participations.agentId, $('agentId')), sql`${t.participations.unread} = 1`))
    // Ids begin with the time. In this order only the index of the unread ones has them.
    .orderBy(t.participations.id)
    .limit(mostUnread),
)

export const markParticipationRead = statement<{ id: string; version: number }>()('mark_participation_read', (q, t) =>
  q
    .update(t.participations)
    .set({ unread: 0 })
    .where(and(eq(t.participations.id, $('id')), eq(t.participations.version, $('version')))),
)

/** A submission that waits for its owner stops the clock. The outcome starts the clock again. */
export const setPendingApproval = statement<{ id: string; approvalId: string | null; dueAt: number; timeGivenFor: number }>()(
  'set_pending_approval',
  (q, t) =>
    q
      .update(t.participations)
      .set({ pendingApprovalId: $('approvalId'), dueAt: $('dueAt'), timeGivenFor: $('timeGivenFor'), version: grown(t) })
      .where(eq(t.participations.id, $('id'))),
)

export const insertSubmission = statement<{
  id: string
  participationId: string
  questId: string
  attempt: number
  summary: string
  links: string[]
  data: unknown
  digest: string
  now: number
}>()('insert_submission', (q, t) =>
  q
    .insert(t.submissions)
    .values({
      id: $('id'),
      participationId: $('participationId'),
      questId: $('questId'),
      attempt: $('attempt'),
      summary: $('summary'),
      links: $('links'),
      data: $('data'),
      digest: $('digest'),
      createdAt: $('now'),
    })
    .returning(),
)

export const submissionsOf = statement<{ participationId: string }>()('submissions_of', (q, t) =>
  q
    .select()
    .from(t.submissions)
    .where(eq(t.submissions.participationId, $('participationId')))
    .orderBy(t.submissions.attempt),
)

/** The last feedback, without the submission itself, which may be long. */
export const lastFeedbackIn = statement<{ participationId: string }>()('last_feedback_in', (q, t) =>
  q
    .select({ comment: t.submissions.comment })
    .from(t.submissions)
    .where(and(eq(t.submissions.participationId, $('participationId')), isNotNull(t.submissions.comment)))
    .orderBy(desc(t.submissions.attempt))
    .limit(1),
)

/** Answers nothing if the submission was reviewed before. */
export const reviewSubmission = statement<{ id: string; verdict: string; comment: string | null; reviewerId: string; now: number }>()(
  'review_submission',
  (q, t) =>
    q
      .update(t.submissions)
      .set({ verdict: $('verdict'), comment: $('comment'), reviewerId: $('reviewerId'), reviewedAt: $('now') })
      .where(and(eq(t.submissions.id, $('id')), eq(t.submissions.verdict, 'waiting')))
      .returning(),
)
export const voidSubmissions = statement<{ participationId: string }>()('void_submissions', (q, t) =>
  q
    .update(t.submissions)
    .set({ verdict: 'void' })
    .where(and(eq(t.submissions.participationId, $('participationId')), eq(t.submissions.verdict, 'waiting'))),
)

/** A submission, with everything that a reviewer needs to judge it. */
const forReview = (q: Queries, t: Tables) =>
  q
    .select({
      id: t.submissions.id,
      submission: t.submissions,
      ownerId: t.participations.ownerId,
      agent: { id: t.agents.id, handle: t.agents.handle, name: t.agents.name },
      quest: {
        id: t.quests.id,
        slug: t.quests.slug,
        title: t.quests.title,
        status: t.quests.status,
        acceptanceCriteria: t.quests.acceptanceCriteria,
      },
    })
    .from(t.submissions)
    .innerJoin(t.participations, eq(t.participations.id, t.submissions.participationId))
    .innerJoin(t.agents, eq(t.agents.id, t.participations.agentId))
    .innerJoin(t.quests, eq(t.quests.id, t.submissions.questId))

export const findForReview = statement<{ id: string }>()('find_for_review', (q, t) => forReview(q, t).where(eq(t.submissions.id, $('id'))))

export const listForReview = listing({
  name: 'list_for_review',
  from: forReview,
  within: () => [],
  id: t => t.submissions.id,
  keys: { created_at: t => t.submissions.createdAt },
  filters: {
    quest: (t: Tables, on: readonly string[]) => {
      const its = eq(t.submissions.questId, $('questId'))
      return on.includes('awaiting') ? beside(its) : its
    },
    // As a literal, because the index covers these submissions only.
    awaiting: (t: Tables) => sql`${t.submissions.verdict} = 'waiting'`,
    reviewed: (t: Tables) => ne(t.submissions.verdict, 'waiting'),
  },
  indexed: ['quest', 'awaiting'],
})

export const listParticipations = listing({
  name: 'list_participations',
  from: withQuest,
  within: (t: Tables, on: readonly string[]) => {
    const own = eq(t.participations.ownerId, $('ownerId'))
    return [on.includes('agent') && !on.includes('quest') && !on.includes('live') ? beside(own) : own]
  },
  id: t => t.participations.id,
  keys: { joined_at: t => t.participations.joinedAt, due_at: t => t.participations.dueAt },
  unordered: { due_at: 'joined_at' },
  filters: {
    // The second condition holds for all. By it SQLite takes the index of the live ones, not that of all work of the owner.
    live: t => sql`${live(t)} and ${t.participations.agentId} > ''`,
    state: (t: Tables) => eq(t.participations.state, $('state')),
    agent: (t: Tables, on: readonly string[]) => {
      const its = eq(t.participations.agentId, $('agentId'))
      return on.includes('quest') && !on.includes('live') ? beside(its) : its
    },
    quest: (t: Tables) => eq(t.participations.questId, $('questId')),
  },
  indexed: ['agent', 'quest'],
  few: ['live'],
})
