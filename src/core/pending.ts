/** Requests that wait for a human, and how they end without a decision. */
import { cancelApproval, expireApproval, findApproval } from '../store/approvals.ts'
import { allDueApprovals, dueApprovalsOf } from '../store/due.ts'
import { run, type Row, type Steps } from '../store/index.ts'
import { holdParticipation, setPendingApproval } from '../store/participations.ts'
import { holdQuest } from '../store/quests.ts'
import { record } from './audit.ts'
import { clock, type Agent, type Human, type System, type World } from './world.ts'

export type CancelReason =
  | 'by_agent'
  | 'agent_suspended'
  | 'account_suspended'
  | 'agent_archived'
  | 'quest_closed'
  | 'quest_cancelled'
  | 'participation_ended'

/** All moves. Each starts from `pending`, and none leads back. */
export const approvalMoves = {
  approve: { from: ['pending'], to: 'approved' },
  deny: { from: ['pending'], to: 'denied' },
  expire: { from: ['pending'], to: 'expired' },
  cancel: { from: ['pending'], to: 'cancelled' },
} as const

/** Cancels the pending ones of some approvals, and answers how many. */
export function* cancelApprovals(world: World, by: Human | Agent | System, some: Row<'approvals'>[], reason: CancelReason): Steps<number> {
  let cancelled = 0
  for (const { id } of some) {
    const [approval] = yield* run(cancelApproval, { id, reason, unread: Number(reason !== 'by_agent') })
    if (!approval) continue
    cancelled++
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

/** Records the approvals that nobody answered in time, of one owner or of all, and answers how many. */
export async function expireDue(world: World, ownerId?: string) {
  const now = world.now()
  const due =
    ownerId === undefined ? await world.store.read(allDueApprovals, { now }) : await world.store.read(dueApprovalsOf, { ownerId, now })
  for (const { id } of due) {
    await world.store.transaction(function* () {
      const [seen] = yield* run(findApproval, { id })
      if (seen?.questId) yield* run(holdQuest, { id: seen.questId })
      yield* expireNow(world, id)
    })
  }
  return due.length
}

/** Whether an approval's time has passed. If so, it expires now. */
export function* expireNow(world: World, id: string): Steps<boolean> {
  const [expired] = yield* run(expireApproval, { id, now: world.now() })
  if (!expired) return false
  yield* restartClock(world, expired, 'give back')
  yield* record(world, clock, {
    action: 'approval.expired',
    targetId: id,
    accountId: expired.ownerId,
    agentId: expired.agentId,
    data: { kind: expired.kind, title: expired.title },
  })
  return true
}

/**
 * A submission waits no longer. The time that its human took is given back: the agent has as much time as when it asked. That happens once
 * for each attempt, because otherwise an agent that keeps asking, and is denied each time, would keep its slot for ever.
 */
export function* restartClock(
  world: World,
  { id, kind, participationId, createdAt }: Row<'approvals'>,
  time: 'give back' | 'keep',
): Steps<void> {
  if (kind !== 'submit_result' || !participationId) return
  const [participation] = yield* run(holdParticipation, { id: participationId })
  if (participation?.pendingApprovalId !== id) return
  const { dueAt, attempts, timeGivenFor } = participation
  const next = attempts + 1
  const isGiven = time === 'give back' && timeGivenFor < next
  yield* run(setPendingApproval, {
    id: participationId,
    approvalId: null,
    dueAt: isGiven ? Math.max(dueAt, world.now() + (dueAt - createdAt)) : dueAt,
    timeGivenFor: isGiven ? next : timeGivenFor,
  })
}
