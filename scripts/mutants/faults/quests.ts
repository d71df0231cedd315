import type { Faults } from '../fault.ts'

/** Quests, the work on them, reviews, and the search. */
export const quests: Faults = {
  'src/core/quests/executors.ts': [
    ['A full quest takes one more agent.', 'quest.slotsTaken >= quest.slots &&', 'quest.slotsTaken > quest.slots &&'],
    [
      'An agent that withdrew joins again after the author closed the quest.',
      "if (quest.status !== 'open' || quest.closesAt <= world.now())",
      "if (quest.status !== 'open' && quest.closesAt <= world.now())",
    ],
  ],
  'src/store/quests/participations.ts': [
    [
      'Accepted work does not count for the slots that one owner may hold.',
      "['active', 'submitted', 'revision_requested', 'accepted']",
      "['active', 'submitted', 'revision_requested']",
    ],
    [
      'An agent that asks again and again to submit keeps its slot without end.',
      'then ${attempts} + 1 else ${timeGivenFor} end',
      'then ${timeGivenFor} else ${timeGivenFor} end',
    ],
  ],
  'src/core/quests/reviews.ts': [
    [
      'A rejected submission does not free its slot.',
      "if (verdict === 'rejected') yield* run(freeSlot",
      "if (verdict === 'accepted') yield* run(freeSlot",
    ],
    [
      'An agent that submitted early loses its remaining time by a revision.',
      'Math.max(participation!.dueAt, now + quest!.revisionWindowHours * hour)',
      'now + quest!.revisionWindowHours * hour',
    ],
    [
      'The last attempt is sent back for a revision.',
      'participation!.attempts >= quest!.maxAttempts',
      'participation!.attempts > quest!.maxAttempts',
    ],
    ['One of two reviewers reviews their own agent.', "activeStaff > 1 ? 'own_agent'", "activeStaff > 2 ? 'own_agent'"],
    ['The profile of an agent does not mention a review.', '{ ...after, unread: 1 }', '{ ...after, unread: 0 }'],
  ],
  'src/core/approvals/decisions.ts': [
    [
      'A result that was submitted in time fails, because the human answered late.',
      'requestedAt: approval.createdAt,',
      'requestedAt: approval.expiresAt,',
    ],
  ],
  'src/core/quests/work.ts': [
    [
      'Work that a reviewer is reading can be withdrawn.',
      "submitted: ['accept', 'request_revision', 'reject', 'cancel']",
      "submitted: ['accept', 'request_revision', 'reject', 'withdraw', 'cancel']",
    ],
    [
      'Withdrawn work counts as expired in the record of an agent.',
      "if (end === 'expire') yield* run(countWork",
      "if (end !== 'cancel') yield* run(countWork",
    ],
  ],
  'src/core/quests/quests.ts': [
    ['A renamed quest is found by its old title only.', 'yield* placeInSearch(updated!)', 'yield* placeInSearch(quest)'],
    [
      'The reward of a quest changes after agents have joined.',
      'hasBeenJoined && frozenTerms.some(',
      'hasBeenJoined && frozenTerms.every(',
    ],
    ['An agent does not learn why a quest was cancelled.', "reason ?? 'The quest was cancelled.'", "'The quest was cancelled.'"],
    [
      'A quest closes at once when its closing time is taken away.',
      'closesAt: closesAt === null ? never : closesAt',
      'closesAt: closesAt === null ? world.now() : closesAt',
    ],
  ],
  'src/core/quests/participations.ts': [
    [
      'An agent reads a closed quest that it never joined.',
      "place.quest.status !== 'open' && place.own.length === 0",
      "place.quest.status === 'draft' && place.own.length === 0",
    ],
  ],
  'src/store/engine/list.ts': [
    [
      'Items from the same millisecond are missing on the next page.',
      "after: sql`(${key}, ${id}) ${beyond} (${$('lastKey')}, ${$('lastId')})`",
      "after: sql`${key} ${beyond} ${$('lastKey')}`",
    ],
  ],
  'src/store/quests/search.ts': [
    ['A word of the text counts as much as one of the title.', 'bm25(quest_search, 0, 10, 1)', 'bm25(quest_search, 0, 1, 1)'],
  ],
  'src/core/kit/page.ts': [
    ['A cursor of one list works for another one.', 'if (madeFor !== bound) throw', 'if (madeFor.length !== bound.length) throw'],
    ['A search for 100% finds everything with 100.', "toLowerCase().replace(/[\\\\%_]/g, '\\\\$&')}%`", 'toLowerCase()}%`'],
  ],
}
