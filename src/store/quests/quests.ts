import { and, eq, lt, sql, type SQL } from '../engine/drizzle.ts'
import { beside, listing, type Listing } from '../engine/list.ts'
import { finding, grown, holding, insertion, places, placesOf } from '../engine/rows.ts'
import { isOpen } from '../engine/conditions.ts'
import { $, statement } from '../engine/statement.ts'
import type { Row, Tables } from '../tables/index.ts'
import { searching, summary, type QuestSummary } from './search.ts'

/** The closing time of a quest that stays open: the last instant that a date can represent. */
export const never = 8_640_000_000_000_000

/** The columns that the service sets. All others are the terms, which an author sets. */
const noted = ['slotsTaken', 'status', 'publishedAt', 'closedAt', 'workForgottenAt', 'version'] as const
const times = ['createdAt', 'updatedAt'] as const
const fixed = ['id', 'createdBy', ...noted, ...times] as const
export type Terms = Omit<Row<'quests'>, (typeof fixed)[number]>

/** Returns nothing if the slug is taken. */
export const insertQuest = insertion('insert_quest', 'quests', { now: times, later: noted, unique: 'slug' })

export const updateQuest = statement<Terms & { id: string; version: number; now: number }>()('update_quest', (q, t) =>
  q
    .update(t.quests)
    .set({ ...places(t, 'quests', fixed), updatedAt: $('now'), version: grown(t.quests) })
    .where(and(eq(t.quests.id, $('id')), eq(t.quests.version, $('version'))))
    .returning(),
)

export const deleteDraft = statement<{ id: string }>()('delete_draft', (q, t) =>
  q
    .delete(t.quests)
    .where(and(eq(t.quests.id, $('id')), eq(t.quests.status, 'draft')))
    .returning({ id: t.quests.id }),
)

export const findQuest = finding('find_quest', 'quests', ['id'])
/** A quest, and what was done in it: a row for each participation, or one without. */
const withOwn = <Values extends object>(name: string, by: 'id' | 'slug', whose: (t: Tables) => SQL[]) =>
  statement<Values & { ref: string }>()(name, (q, t) =>
    q
      .select({ quest: t.quests, own: t.participations })
      .from(t.quests)
      .leftJoin(t.participations, and(eq(t.participations.questId, t.quests.id), ...whose(t)))
      .where(eq(t.quests[by], $('ref')))
      .orderBy(t.participations.joinedAt),
  )
const ofOwner = ({ participations: { ownerId } }: Tables) => [eq(ownerId, $('ownerId'))]
// An owner has little work in a quest. An agent may have much work in all quests together, so it is not looked up by the agent.
const ofAgent = (t: Tables) => [...ofOwner(t), beside(eq(t.participations.agentId, $('agentId')))]
export const findQuestOfOwner = withOwn<{ ownerId: string }>('find_quest_of_owner', 'id', ofOwner)
export const findQuestOfOwnerBySlug = withOwn<{ ownerId: string }>('find_quest_of_owner_by_slug', 'slug', ofOwner)
export const findQuestOfAgent = withOwn<{ agentId: string; ownerId: string }>('find_quest_of_agent', 'id', ofAgent)
export const findQuestOfAgentBySlug = withOwn<{ agentId: string; ownerId: string }>('find_quest_of_agent_by_slug', 'slug', ofAgent)
export const holdQuest = holding('hold_quest', 'quests', ['id'])

const moved = ['status', 'publishedAt', 'closedAt', 'closesAt'] as const
/** The caller holds the quest, and knows that the move starts from its state. */
export const moveQuest = statement<Pick<Row<'quests'>, 'id' | (typeof moved)[number]> & { now: number }>()('move_quest', (q, t) =>
  q
    .update(t.quests)
    .set({ ...placesOf(moved), updatedAt: $('now'), version: grown(t.quests) })
    .where(eq(t.quests.id, $('id')))
    .returning(),
)

/** Returns nothing if no slot is free or the quest no longer accepts agents. */
export const takeSlot = statement<{ id: string; now: number }>()('take_slot', (q, t) =>
  q
    .update(t.quests)
    .set({ slotsTaken: sql`${t.quests.slotsTaken} + 1` })
    .where(
      and(
        eq(t.quests.id, $('id')),
        eq(t.quests.status, 'open'),
        sql`${t.quests.closesAt} > ${$('now')}`,
        lt(t.quests.slotsTaken, t.quests.slots),
      ),
    )
    .returning({ id: t.quests.id }),
)
export const freeSlot = statement<{ id: string }>()('free_slot', (q, t) =>
  q
    .update(t.quests)
    .set({ slotsTaken: sql`${t.quests.slotsTaken} - 1` })
    .where(and(eq(t.quests.id, $('id')), sql`${t.quests.slotsTaken} > 0`))
    .returning({ title: t.quests.title }),
)

export const anyQuest = statement<object>()('any_quest', (q, t) => q.select({ id: t.quests.id }).from(t.quests).limit(1))

const openQuests: Listing<QuestSummary, 'available' | 'full' | 'difficulty' | 'tag'> = {
  name: 'list_open_quests',
  from: (q, t) => q.select(summary(t)).from(t.quests),
  within: t => [isOpen(t.quests)],
  besides: t => [sql`${t.quests.closesAt} > ${$('now')}`],
  id: t => t.quests.id,
  keys: {
    published_at: t => t.quests.publishedAt,
    closes_at: t => t.quests.closesAt,
    reward_points: t => t.quests.rewardPoints,
    title: t => t.quests.title,
  },
  filters: {
    available: t => sql`${t.quests.slotsTaken} < ${t.quests.slots}`,
    full: t => sql`${t.quests.slotsTaken} >= ${t.quests.slots}`,
    difficulty: t => eq(t.quests.difficulty, $('difficulty')),
    // A tag has letters, digits and hyphens only.
    tag: t => sql`cast(${t.quests.tags} as text) like ${$('tag')}`,
  },
}
export const listOpenQuests = listing(openQuests)
export const searchOpenQuests = searching(openQuests)

const allQuests: Listing<QuestSummary, 'status'> = {
  name: 'list_all_quests',
  from: (q, t) => q.select(summary(t)).from(t.quests),
  within: () => [],
  id: t => t.quests.id,
  // Ids begin with the time of creation.
  keys: { created_at: t => t.quests.id },
  filters: { status: t => eq(t.quests.status, $('status')) },
}
export const listAllQuests = listing(allQuests)
export const searchAllQuests = searching(allQuests)
