/** Pending requests, and how they end without a decision. */
import { cancelApproval, expireApproval, findApproval } from '../store/approvals.ts'
import { allDueApprovals, dueApprovalsOf } from '../store/due.ts'
import { run, type Row, type Steps } from '../store/index.ts'
import { endPendingApproval } from '../store/participations.ts'
import { holdQuest } from '../store/quests.ts'
import { record } from './audit.ts'
import type { CancelReason } from './events.ts'
import { clock, type Agent, type Human, type System, type World } from './world.ts'

type Approval = Row<'approvals'>
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

/** Records the expired approvals of one owner, or of all, and returns their number. */
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

/** Records that an approval has expired, if it has. */
export function* expire(world: World, id: string): Steps<void> {
  const [expired] = yield* run(expireApproval, { id, now: world.now() })
  if (!expired) return
  yield* restartClock(world, expired, 'give back')
  yield* record(world, clock, {
    action: 'approval.expired',
    targetId: id,
    accountId: expired.ownerId,
    agentId: expired.agentId,
    data: { kind: expired.kind, title: expired.title },
  })
}

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
