/** What reviewers do: they accept a submission, reject it or ask for a revision. */
import type { AdminListSubmissionsQuery } from '../../../generated/inputs.js'
import { countActiveStaff, holdActiveStaff } from '../../store/people/accounts.ts'
import { countWork, holdAnyAgent } from '../../store/agents/agents.ts'
import { holdPendingOfWork } from '../../store/approvals/approvals.ts'
import { run } from '../../store/index.ts'
import { holdParticipation } from '../../store/quests/participations.ts'
import { freeSlot, holdQuest } from '../../store/quests/quests.ts'
import { findForReview, listForReview, reviewSubmission } from '../../store/quests/submissions.ts'
import { addNow } from '../agents/activity.ts'
import { record } from '../log/audit.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { act } from '../kit/once.ts'
import { bounded, page } from '../kit/page.ts'
import type { Submission } from './participations.ts'
import { cancelApprovals } from '../approvals/pending.ts'
import type { Quest } from './quest-life.ts'
import { move } from './work.ts'
import type { Reviewer } from '../kit/roles.ts'
import { hour, type World } from '../kit/world.ts'

export interface ReviewItem {
  submission: Submission
  ownerId: string
  /** Whether the agent belongs to the reviewer. Reviewers may review their own agent only if nobody else may review. */
  conflict: 'none' | 'own_agent' | 'own_agent_only_admin'
  agent: { id: string; handle: string; name: string }
  quest: { id: string; slug: string; title: string; status: Quest['status']; acceptanceCriteria: string[] }
}

const moves = { accepted: 'accept', revision_requested: 'request_revision', rejected: 'reject' } as const

export const reviews = { queue, read, accept, requestRevision, reject }

async function queue(world: World, reviewer: Reviewer, asked: AdminListSubmissionsQuery) {
  const { questId, awaiting, from, to, ...rest } = asked
  nothingElse(rest)
  const [staff] = await world.store.read(countActiveStaff, {})
  const { items, nextCursor } = await page(world, reviewer.accountId, asked, {
    list: listForReview,
    of: {},
    where: { questId, awaiting: awaiting === true, reviewed: awaiting === false, ...bounded(asked, 'created_at', { from, to }) },
    keys: { created_at: row => row.submission.createdAt },
  })
  return { items: items.map(item => ({ ...item, conflict: conflictOf(reviewer, item, staff!.n) })), nextCursor }
}

async function read(world: World, reviewer: Reviewer, id: string) {
  const [shown, [staff]] = await Promise.all([world.store.read(findForReview, { id }), world.store.read(countActiveStaff, {})])
  const item = found('submission', shown)
  return { ...item, conflict: conflictOf(reviewer, item, staff!.n) }
}

function accept(world: World, reviewer: Reviewer, submissionId: string, comment: string | undefined) {
  return review(world, reviewer, submissionId, 'accepted', comment ?? null)
}

function requestRevision(world: World, reviewer: Reviewer, submissionId: string, comment: string) {
  return review(world, reviewer, submissionId, 'revision_requested', comment)
}

function reject(world: World, reviewer: Reviewer, submissionId: string, comment: string) {
  return review(world, reviewer, submissionId, 'rejected', comment)
}

function conflictOf(reviewer: Reviewer, { ownerId }: Pick<ReviewItem, 'ownerId'>, activeStaff: number): ReviewItem['conflict'] {
  if (ownerId !== reviewer.accountId) return 'none'
  return activeStaff > 1 ? 'own_agent' : 'own_agent_only_admin'
}

async function review(
  world: World,
  reviewer: Reviewer,
  submissionId: string,
  verdict: 'accepted' | 'revision_requested' | 'rejected',
  comment: string | null,
): Promise<ReviewItem> {
  const conflict = await act(world, reviewer, function* () {
    // Everybody who may review is held, so that the number of possible reviewers cannot change in between.
    const staff = yield* run(holdActiveStaff, {})
    if (!staff.some(({ id }) => id === reviewer.accountId))
      throw new DomainError('unauthenticated', 'Your account may no longer review. Ask an admin of this service.')
    const seen = found('submission', yield* run(findForReview, { id: submissionId }))
    const conflict = conflictOf(reviewer, seen, staff.length)
    if (conflict === 'own_agent') throw new DomainError('own_agent', 'This agent is yours. Somebody else must review its work.')
    yield* run(holdAnyAgent, { id: seen.agent.id })
    const [quest] = yield* run(holdQuest, { id: seen.submission.questId })
    const requests = yield* run(holdPendingOfWork, { agentId: seen.agent.id, participationId: seen.submission.participationId })
    const [participation] = yield* run(holdParticipation, { id: seen.submission.participationId })
    if (verdict === 'revision_requested' && seen.submission.verdict === 'waiting' && participation!.attempts >= quest!.maxAttempts)
      throw new DomainError('attempts_used', 'The agent has used all its attempts. Accept or reject the submission.')
    const now = world.now()
    const [reviewed] = yield* run(reviewSubmission, { id: submissionId, verdict, comment, reviewerId: reviewer.accountId, now })
    if (!reviewed) throw new DomainError('already_reviewed', 'The submission was already reviewed, or is no longer under review.')

    const { id, questId, ownerId, agentId } = participation!
    const after = {
      accepted: { pointsAwarded: participation!.rewardPoints, finishedAt: now, endReason: null, dueAt: participation!.dueAt },
      revision_requested: {
        pointsAwarded: null,
        finishedAt: null,
        endReason: null,
        // An agent that submitted early keeps its remaining time.
        dueAt: Math.max(participation!.dueAt, now + quest!.revisionWindowHours * hour),
      },
      rejected: { pointsAwarded: null, finishedAt: now, endReason: comment?.slice(0, 500) ?? null, dueAt: participation!.dueAt },
    }[verdict]
    yield* move(participation!, moves[verdict], { ...after, unread: 1 })
    const counted = { points: after.pointsAwarded ?? 0, accepted: Number(verdict === 'accepted'), rejected: Number(verdict === 'rejected') }
    if (verdict !== 'revision_requested') {
      yield* cancelApprovals(world, reviewer, requests, 'participation_ended')
      yield* run(countWork, { agentId, ...counted, expired: 0 })
      if (counted.points > 0) yield* addNow(world, agentId, { points: counted.points })
    }
    if (verdict === 'rejected') yield* run(freeSlot, { id: questId })
    const data = {
      quest_id: questId,
      quest_title: quest!.title,
      submission_id: submissionId,
      ...(conflict !== 'none' && { own_agent: true }),
    }
    const event =
      verdict === 'accepted'
        ? { action: `participation.${verdict}` as const, data: { ...data, points: participation!.rewardPoints } }
        : { action: `participation.${verdict}` as const, data }
    yield* record(world, reviewer, { ...event, targetId: id, accountId: ownerId, agentId })
    return conflict
  })
  // The record of the request, which is the reviewer's, keeps nothing about the work of somebody else.
  return { ...found('submission', await world.store.read(findForReview, { id: submissionId })), conflict }
}
