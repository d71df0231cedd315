import type * as Out from '../../generated/outputs.js'
import type { Participation, ShownParticipation, Submission } from '../core/quests/participations.ts'
import type { Quest } from '../core/quests/quest-life.ts'
import type { ReviewItem } from '../core/quests/reviews.ts'
import { never } from '../core/quests/terms.ts'

type Times = Pick<Quest, 'publishedAt' | 'closesAt'>

/** A quest with null for the times that it does not have. */
export const questView = <Q extends Times>(quest: Q) => ({
  ...quest,
  publishedAt: quest.publishedAt || null,
  closesAt: quest.closesAt === never ? null : quest.closesAt,
})

/** A quest as any human sees it, with the participations of their own agents. */
export const openQuestView = ({ quest, own }: { quest: Quest; own: Participation[] }): Out.OpenQuest => {
  const { id, slug, title, status, maxAttempts } = quest
  const shown = { id, slug, title, status, maxAttempts }
  return { ...questView(quest), myParticipations: own.map(participation => participationView({ participation, quest: shown })) }
}

export const participationView = ({ participation, quest }: ShownParticipation): Out.Participation => ({
  ...participation,
  quest,
  maxAttempts: quest.maxAttempts,
})

export const participationDetailView = (
  shown: ShownParticipation & { terms: Quest; submissions: Submission[] },
): Out.ParticipationDetail => ({
  ...participationView(shown),
  terms: questView(shown.terms),
  submissions: shown.submissions.map(submission => submissionView(submission, shown.participation.ownerId)),
})

const submissionView = (submission: Submission, ownerId: string): Out.Submission => ({
  ...submission,
  data: submission.data ?? null,
  review:
    submission.reviewedAt === null
      ? null
      : {
          decision: submission.verdict as Out.Review['decision'],
          comment: submission.comment,
          reviewerId: submission.reviewerId!,
          byOwner: submission.reviewerId === ownerId,
          at: submission.reviewedAt,
        },
})

export const reviewItemView = ({ submission, ownerId, agent, quest, conflict }: ReviewItem): Out.ReviewItem => ({
  ...submissionView(submission, ownerId),
  agent,
  quest,
  acceptanceCriteria: quest.acceptanceCriteria,
  conflict,
})
