import { and, eq, exists, lt, sql } from './drizzle.ts'
import { listing } from './list.ts'
import { $, statement } from './statement.ts'
import type { Tables } from './tables.ts'

/** When a quest closes that stays open: the last instant that a date can hold. */
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
  workWindowHours: $('workWindowHours'),
  revisionWindowHours: $('revisionWindowHours'),
  maxAttempts: $('maxAttempts'),
  closesAt: $('closesAt'),
}
const grown = (t: Tables) => sql`${t.quests.version} + 1`

/** Answers nothing when the slug is taken. */
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

export const insertQuestTag = statement<{ tag: string; questId: string }>()('insert_quest_tag', (q, t) =>
  q
    .insert(t.questTags)
    .values({ tag: $('tag'), questId: $('questId') })
    .onConflictDoNothing(),
)
export const deleteQuestTags = statement<{ questId: string }>()('delete_quest_tags', (q, t) =>
  q.delete(t.questTags).where(eq(t.questTags.questId, $('questId'))),
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

/** Each of these answers nothing unless the quest is in the state that it leaves. */
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

/** Answers nothing when no slot is free, or the quest takes nobody any more. */
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

/** What a list shows of a quest: not its long texts, which fill most of a row. */
const summary = ({ quests: t }: Tables) => ({
  id: t.id,
  slug: t.slug,
  title: t.title,
  summary: t.summary,
  tags: t.tags,
  difficulty: t.difficulty,
  rewardPoints: t.rewardPoints,
  slots: t.slots,
  slotsTaken: t.slotsTaken,
  status: t.status,
  publishedAt: t.publishedAt,
  closesAt: t.closesAt,
  createdAt: t.createdAt,
  version: t.version,
})

const containsText = (t: Tables) =>
  sql`(lower(${t.quests.title}) LIKE ${$('text')} ESCAPE '\\' OR lower(${t.quests.summary}) LIKE ${$('text')} ESCAPE '\\' OR ${t.quests.slug} LIKE ${$('text')} ESCAPE '\\')`

export const listOpenQuests = listing({
  name: 'list_open_quests',
  from: (q, t) => q.select(summary(t)).from(t.quests),
  // In plain words, because there are indexes of open quests with a free slot only.
  // `is true` keeps SQLite from finding them by when they close, which it would prefer, and then sorting all of them for each page.
  within: (t: Tables) => [sql`${t.quests.status} = 'open'`, sql`(${t.quests.closesAt} > ${$('now')}) is true`],
  id: t => t.quests.id,
  keys: {
    published_at: t => t.quests.publishedAt,
    closes_at: t => t.quests.closesAt,
    reward_points: t => t.quests.rewardPoints,
    title: t => t.quests.title,
  },
  filters: {
    tag: (t: Tables, q) =>
      exists(
        q
          .select({ one: sql`1` })
          .from(t.questTags)
          .where(and(eq(t.questTags.tag, $('tag')), eq(t.questTags.questId, t.quests.id))),
      ),
    difficulty: (t: Tables) => eq(t.quests.difficulty, $('difficulty')),
    available: (t: Tables) => lt(t.quests.slotsTaken, t.quests.slots),
    full: (t: Tables) => sql`${t.quests.slotsTaken} >= ${t.quests.slots}`,
    text: containsText,
  },
})

export const listAllQuests = listing({
  name: 'list_all_quests',
  from: (q, t) => q.select(summary(t)).from(t.quests),
  within: () => [],
  id: t => t.quests.id,
  keys: { created_at: t => t.quests.createdAt },
  filters: { status: (t: Tables) => eq(t.quests.status, $('status')), text: containsText },
})
