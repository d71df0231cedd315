import { and, eq, gte, lt, ne } from '../engine/drizzle.ts'
import { beside, listing } from '../engine/list.ts'
import { insertion } from '../engine/rows.ts'
import { isWaiting } from '../engine/conditions.ts'
import { $, statement, type Queries } from '../engine/statement.ts'
import type { Tables } from '../tables/index.ts'

export const insertSubmission = insertion('insert_submission', 'submissions', {
  now: ['createdAt'],
  later: ['verdict', 'comment', 'reviewerId', 'reviewedAt'],
})

export const submissionsOf = statement<{ participationId: string }>()('submissions_of', (q, t) =>
  q
    .select()
    .from(t.submissions)
    .where(eq(t.submissions.participationId, $('participationId')))
    .orderBy(t.submissions.attempt),
)

/** The review of each submission, without the submissions themselves, which may be long. */
export const reviewsOf = statement<{ participationId: string }>()('reviews_of', (q, t) =>
  q
    .select({ id: t.submissions.id, attempt: t.submissions.attempt, comment: t.submissions.comment })
    .from(t.submissions)
    .where(eq(t.submissions.participationId, $('participationId')))
    .orderBy(t.submissions.attempt),
)

/** Returns nothing if the submission was reviewed before. */
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
    questId: (t: Tables, on: readonly string[]) => {
      const its = eq(t.submissions.questId, $('questId'))
      return on.includes('awaiting') ? beside(its) : its
    },
    awaiting: (t: Tables) => isWaiting(t.submissions),
    reviewed: (t: Tables) => ne(t.submissions.verdict, 'waiting'),
    from: (t: Tables) => gte(t.submissions.createdAt, $('from')),
    to: (t: Tables) => lt(t.submissions.createdAt, $('to')),
  },
  indexed: ['questId', 'awaiting', 'from', 'to'],
})
