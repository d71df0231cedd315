import { and, eq, lt, sql } from './drizzle.ts'
import { listing, type Listing } from './list.ts'
import { searching, summary, type QuestSummary } from './search.ts'
import { $, statement } from './statement.ts'
import type { Tables } from './tables.ts'

/** The closing time of a quest that stays open: the last instant that a date can hold. */
export const never = 8_640_000_000_000_000

export interface Terms {
  slug: string
  title: string
  summary: string
  description: string
  acceptanceCriteria: string[]
  resultSchema: object | null
  tags: string[]
  difficulty: 'easy' | 'medium' | 'hard'
  rewardPoints: number
  rewardNote: string | null
  slots: number
  agentsPerOwner: number
  workWindowHours: number
  revisionWindowHours: number
  maxAttempts: number
  closesAt: number
}

const terms = {
  slug: $('slug'),
  title: $('title'),
  summary: $('summary'),
  description: $('description'),
  acceptanceCriteria: $('acceptanceCriteria'),
  resultSchema: $('resultSchema'),
  tags: $('tags'),
  difficulty: $('difficulty'),
  rewardPoints: $('rewardPoints'),
  rewardNote: $('rewardNote'),
  slots: $('slots'),
  agentsPerOwner: $('agentsPerOwner'),
  workWindowHours: $('workWindowHours'),
  revisionWindowHours: $('revisionWindowHours'),
  maxAttempts: $('maxAttempts'),
  closesAt: $('closesAt'),
}
const grown = (t: Tables) => sql`${t.quests.version} + 1`

/** Answers nothing if the slug is taken. */
export const insertQuest = statement<Terms & { id: string; createdBy: string; now: number }>()('insert_quest', (q, t) =>
  q
    .insert(t.quests)
    .values({ id: $('id'), ...terms, createdBy: $('createdBy'), createdAt: $('now'), updatedAt: $('now') })
    .onConflictDoNothing({ target: t.quests.slug })
    .returning(),
)

export const updateQuest = statement<Terms & { id: string; version: number; now: number }>()('update_quest', (q, t) =>
  q
    .update(t.quests)
    .set({ ...terms, updatedAt: $('now'), version: grown(t) })
    .where(and(eq(t.quests.id, $('id')), eq(t.quests.version, $('version'))))
    .returning(),
)

export const deleteDraft = statement<{ id: string }>()('delete_draft', (q, t) =>
  q
    .delete(t.quests)
    .where(and(eq(t.quests.id, $('id')), eq(t.quests.status, 'draft')))
    .returning({ id: t.quests.id }),
)

export const findQuest = statement<{ id: string }>()('find_quest', (q, t) =>
  q
    .select()
    .from(t.quests)
    .where(eq(t.quests.id, $('id'))),
)
export const findQuestBySlug = statement<{ slug: string }>()('find_quest_by_slug', (q, t) =>
  q
    .select()
    .from(t.quests)
    .where(eq(t.quests.slug, $('slug'))),
)
export const holdQuest = statement<{ id: string }>()('hold_quest', (q, t, hold) =>
  hold(
    q
      .select()
      .from(t.quests)
      .where(eq(t.quests.id, $('id'))),
  ),
)

/** Each of these answers nothing unless the quest is in the state that it starts from. */
export const publishQuest = statement<{ id: string; now: number }>()('publish_quest', (q, t) =>
  q
    .update(t.quests)
    .set({ status: 'open', publishedAt: $('now'), updatedAt: $('now'), version: grown(t) })
    .where(and(eq(t.quests.id, $('id')), eq(t.quests.status, 'draft')))
    .returning(),
)
export const closeQuest = statement<{ id: string; now: number }>()('close_quest', (q, t) =>
  q
    .update(t.quests)
    .set({ status: 'closed', closedAt: $('now'), updatedAt: $('now'), version: grown(t) })
    .where(and(eq(t.quests.id, $('id')), eq(t.quests.status, 'open')))
    .returning(),
)
export const reopenQuest = statement<{ id: string; closesAt: number; now: number }>()('reopen_quest', (q, t) =>
  q
    .update(t.quests)
    .set({ status: 'open', closedAt: null, closesAt: $('closesAt'), updatedAt: $('now'), version: grown(t) })
    .where(and(eq(t.quests.id, $('id')), eq(t.quests.status, 'closed')))
    .returning(),
)
export const cancelQuest = statement<{ id: string; now: number }>()('cancel_quest', (q, t) =>
  q
    .update(t.quests)
    .set({ status: 'cancelled', closedAt: $('now'), updatedAt: $('now'), version: grown(t) })
    .where(and(eq(t.quests.id, $('id')), sql`${t.quests.status} in ('open', 'closed')`))
    .returning(),
)

/** Answers nothing if no slot is free, or if the quest accepts nobody any more. */
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
  // As a literal, because the indexes cover open quests only.
  within: t => [sql`${t.quests.status} = 'open'`],
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
