/** The quests, the words by which they are found, and the work of agents on them. */
import type { Difficulty, ParticipationState, QuestStatus } from '../../../generated/outputs.js'
import { isLive, isOpen, isTimed, isUnread, isWaiting } from '../engine/conditions.ts'
import type { Dialect } from '../engine/dialects.ts'
import { alone, idOf } from './columns.ts'
import { stays, type Meanings } from './meanings.ts'
import type { Agents } from './agents.ts'
import type { People } from './people.ts'

const open = isOpen(alone)
const waiting = isWaiting(alone)
const live = isLive(alone)
const timed = isTimed(alone)
const unread = isUnread(alone)

export function questTables(d: Dialect, { accounts }: People, { agents }: Agents) {
  const quests = d.table(
    'quests',
    {
      id: d.text().primaryKey(),
      slug: d.text().notNull().unique(),
      title: d.text().notNull(),
      summary: d.text().notNull(),
      description: d.text().notNull(),
      acceptanceCriteria: d.json<string[]>().notNull(),
      resultSchema: d.json<object | null>(),
      tags: d.json<string[]>().notNull(),
      difficulty: d.text().$type<Difficulty>().notNull(),
      rewardPoints: d.int().notNull(),
      rewardNote: d.text(),
      slots: d.int().notNull(),
      slotsTaken: d.int().notNull().default(0),
      /** How many slots the agents of one owner may hold. */
      agentsPerOwner: d.int().notNull().default(1),
      workWindowHours: d.int().notNull(),
      revisionWindowHours: d.int().notNull(),
      maxAttempts: d.int().notNull(),
      /** `never` if it stays open. It is not null, because the two databases sort nulls differently. */
      closesAt: d.instant().notNull(),
      status: d.text().$type<QuestStatus>().notNull().default('draft'),
      createdBy: idOf(d, () => accounts.id),
      /** 0 while it is a draft. */
      publishedAt: d.instant().notNull().default(0),
      closedAt: d.instant(),
      /** When old work was last deleted. The rules for agents that join need that work, so the quest cannot be reopened after it. */
      workForgottenAt: d.instant(),
      createdAt: d.instant().notNull(),
      updatedAt: d.instant().notNull(),
      version: d.int().notNull().default(1),
    },
    // Ids begin with the time of creation, so the primary key has all quests in that order.
    t => [
      d.index('quests_by_published').on(t.publishedAt, t.id).where(open),
      d.index('quests_by_close').on(t.closesAt, t.id).where(open),
      d.index('quests_by_reward').on(t.rewardPoints, t.id).where(open),
      d.index('quests_by_title').on(t.title, t.id).where(open),
    ],
  )

  /**
   * The words by which a quest is found (words.ts). In SQLite this is a virtual table of FTS5. Its migration is written by hand, because
   * drizzle-kit would create an ordinary table.
   */
  const questSearch = d.table(
    'quest_search',
    {
      id: d.text().primaryKey(),
      /** The words of the title, which count most. */
      title: d.words().notNull(),
      /** All words, including those of the title. */
      words: d.words().notNull(),
      ...d.place,
    },
    t => d.fullText('quest_search_by_words', t.words),
  )

  const participations = d.table(
    'participations',
    {
      id: d.text().primaryKey(),
      questId: idOf(d, () => quests.id),
      agentId: idOf(d, () => agents.id),
      ownerId: idOf(d, () => accounts.id),
      state: d.text().$type<ParticipationState>().notNull().default('active'),
      joinedAt: d.instant().notNull(),
      dueAt: d.instant().notNull(),
      attempts: d.int().notNull().default(0),
      rewardPoints: d.int().notNull(),
      pointsAwarded: d.int(),
      finishedAt: d.instant(),
      endReason: d.text(),
      /** The pending request to submit. While it is set, the work cannot expire. */
      pendingApprovalId: d.text(),
      /** The last attempt for which time was given back. 0 if there is none. */
      timeGivenFor: d.int().notNull().default(0),
      /** 1 if somebody else reviewed or ended it, and its agent has not seen that yet. */
      unread: d.int().notNull().default(0),
      version: d.int().notNull().default(1),
    },
    t => [
      // Races cannot give an agent two live participations in a quest. An owner has few live ones.
      d.unique('participations_live').on(t.ownerId, t.agentId, t.questId).where(live),
      d.index('participations_by_owner').on(t.ownerId, t.joinedAt, t.id),
      d.index('participations_by_agent').on(t.agentId, t.joinedAt, t.id),
      d.index('participations_by_quest').on(t.questId, t.ownerId, t.joinedAt, t.id),
      d.index('participations_due').on(t.dueAt).where(timed),
      d.index('participations_unread').on(t.agentId, t.id).where(unread),
    ],
  )

  const submissions = d.table(
    'submissions',
    {
      id: d.text().primaryKey(),
      participationId: idOf(d, () => participations.id),
      questId: idOf(d, () => quests.id),
      attempt: d.int().notNull(),
      summary: d.text().notNull(),
      links: d.json<string[]>().notNull(),
      data: d.json<unknown>(),
      digest: d.text().notNull(),
      createdAt: d.instant().notNull(),
      /** `waiting` until an admin reviews it; `void` if the participation ended before that. */
      verdict: d.oneOf('waiting', 'accepted', 'revision_requested', 'rejected', 'void').notNull().default('waiting'),
      comment: d.text(),
      reviewerId: d.text(),
      reviewedAt: d.instant(),
    },
    t => [
      d.unique('submissions_by_attempt').on(t.participationId, t.attempt),
      d.index('submissions_by_created').on(t.createdAt, t.id),
      d.index('submissions_waiting').on(t.createdAt, t.id).where(waiting),
      d.index('submissions_by_quest').on(t.questId, t.createdAt, t.id),
    ],
  )

  return { quests, questSearch, participations, submissions }
}
export type Quests = ReturnType<typeof questTables>

export const participationMeanings = {
  id: { erased: stays },
  questId: { erased: stays },
  agentId: { erased: stays },
  ownerId: { erased: stays },
  state: { erased: stays },
  joinedAt: { erased: stays },
  dueAt: { erased: stays },
  attempts: { erased: stays },
  rewardPoints: { erased: stays },
  pointsAwarded: { erased: stays },
  finishedAt: { erased: stays },
  endReason: { erased: null },
  pendingApprovalId: { erased: stays },
  timeGivenFor: { erased: stays },
  unread: { erased: stays },
  version: { erased: stays },
} as const satisfies Meanings<Quests['participations']['$inferSelect']>
