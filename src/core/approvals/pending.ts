/** How pending requests end without a decision, and how permits end without a report. */
import { cancelApproval, expireApproval, findApproval, holdCurrentOfAgent, holdCurrentOfOwner } from '../../store/approvals/approvals.ts'
import { allDueApprovals, dueApprovalsOf } from '../../store/engine/due.ts'
import { run, type Steps } from '../../store/index.ts'
import { endPendingApproval } from '../../store/quests/participations.ts'
import { endPermit, lapsePermit } from '../../store/approvals/permits.ts'
import { holdQuest } from '../../store/quests/quests.ts'
import { record } from '../log/audit.ts'
import type { Events } from '../log/events.ts'
import { DomainError } from '../kit/errors.ts'
import type { Stopped, StopReason } from '../kit/world.ts'
import { clock, type Agent, type Approval, type Human, type ShownApproval, type System, type World } from '../kit/world.ts'

/** Why a request was cancelled. */
export type CancelReason = Events['approval.cancelled']['reason']

/**
 * Ends the requests of agents that are stopped: pending ones are cancelled, and unused permits lapse, so that an agent cannot act later on a
 * yes from before. The caller must hold the agents, and the quests of work that ends with them.
 */
export function* endRequests(world: World, by: Human, stopped: Stopped): Steps<void> {
  const { reason } = stopped
  const held = yield* 'ownerId' in stopped ? run(holdCurrentOfOwner, stopped) : run(holdCurrentOfAgent, stopped)
  yield* cancelApprovals(world, by, held, reason)
  for (const { id } of held) {
    // If its time is over, that is why it ended.
    yield* lapse(world, id)
    const [ended] = yield* run(endPermit, { id, now: world.now() })
    if (ended) yield* recordLapse(world, by, ended, reason)
  }
}

/** Cancels those of these approvals that are pending, and returns the cancelled ones. */
export function* cancelApprovals(world: World, by: Human | Agent | System, some: Approval[], reason: CancelReason): Steps<Approval[]> {
  const cancelled: Approval[] = []
  for (const { id } of some) {
    const [approval] = yield* run(cancelApproval, { id, reason, unread: Number(reason !== 'by_agent') })
    if (!approval) continue
    cancelled.push(approval)
    yield* restartClock(world, approval, reason === 'by_agent' ? 'keep' : 'give back')
    yield* record(world, by, {
      action: 'approval.cancelled',
      targetId: id,
      accountId: approval.ownerId,
      agentId: approval.agentId,
      data: { kind: approval.kind, title: approval.title, reason },
    })
  }
  return cancelled
}

/** Records the expired requests and the lapsed permits of one owner, or of all, and returns their number. */
export async function expireDue(world: World, ownerId?: string) {
  const now = world.now()
  const due =
    ownerId === undefined ? await world.store.read(allDueApprovals, { now }) : await world.store.read(dueApprovalsOf, { ownerId, now })
  for (const { id } of due) {
    await world.store.transaction(function* () {
      const [seen] = yield* run(findApproval, { id })
      if (seen?.questId) yield* run(holdQuest, { id: seen.questId })
      yield* expire(world, id)
    })
  }
  return due.length
}

/** Records that a request has expired, or that a permit has lapsed, if it has. */
export function* expire(world: World, id: string): Steps<void> {
  const [expired] = yield* run(expireApproval, { id, now: world.now() })
  if (!expired) return yield* lapse(world, id)
  yield* restartClock(world, expired, 'give back')
  yield* record(world, clock, {
    action: 'approval.expired',
    targetId: id,
    accountId: expired.ownerId,
    agentId: expired.agentId,
    data: { kind: expired.kind, title: expired.title },
  })
}

function* lapse(world: World, id: string): Steps<void> {
  const [lapsed] = yield* run(lapsePermit, { id, now: world.now() })
  if (lapsed) yield* recordLapse(world, clock, lapsed)
}

const recordLapse = (world: World, by: Human | System, { id, ownerId, agentId, kind, title }: Approval, reason?: StopReason) =>
  record(world, by, {
    action: 'approval.permit_lapsed',
    targetId: id,
    accountId: ownerId,
    agentId,
    data: { kind, title, ...(reason && { reason }) },
  })

/**
 * Restarts the clock of work when the request to submit it has ended. With `give back`, the time that the human took does not count: the
 * agent has as much time as when it asked. This happens once for each attempt. Otherwise an agent that keeps asking, and is denied each
 * time, would keep its slot without end.
 */
export function* restartClock(world: World, { id, kind, participationId, createdAt }: Approval, time: 'give back' | 'keep'): Steps<void> {
  if (kind !== 'submit_result' || !participationId) return
  const gives = time === 'give back'
  const givenMs = gives ? Math.max(0, world.now() - createdAt) : 0
  yield* run(endPendingApproval, { id: participationId, approvalId: id, givenMs, gives: Number(gives) })
}

/** The error of a human who comes too late. */
export function tooLate(shown: ShownApproval) {
  const { status, decidedAt } = shown.approval
  if (status === 'approved' || status === 'denied') {
    return new DomainError('approval_already_decided', `This was ${status} at ${new Date(decidedAt!).toISOString()}.`, { approval: shown })
  }
  if (status === 'cancelled')
    return new DomainError(
      'approval_cancelled',
      cancelledBecause[shown.approval.statusReason as CancelReason] ?? 'The request was cancelled.',
    )
  return new DomainError('approval_expired', 'Nobody decided in time, so the request has expired and nothing ran.')
}

const cancelledBecause: Record<CancelReason, string> = {
  by_agent: 'The agent cancelled this request.',
  agent_suspended: 'The agent was suspended, so its requests were cancelled.',
  account_suspended: "The account of the agent's owner was suspended, so its requests were cancelled.",
  agent_archived: 'The agent was archived, so its requests were cancelled.',
  quest_closed: 'The quest was closed, so requests to join it were cancelled.',
  quest_cancelled: 'The quest was cancelled, and so were the requests about it.',
  participation_ended: "The agent's work on the quest has ended, and so have its requests about it.",
}

export const noSuchApproval = () => new DomainError('approval_not_found', 'You have no approval with this identifier.')
