/** Requests that wait for a human, and how they end without a decision. */
import { cancelApproval, expireApproval, findApproval } from '../store/approvals.ts'
import { allDueApprovals, dueApprovalsOf } from '../store/due.ts'
import { run, type Row, type Steps } from '../store/index.ts'
import { endPendingApproval } from '../store/participations.ts'
import { holdQuest } from '../store/quests.ts'
import { record } from './audit.ts'
import { clock, type Agent, type Human, type System, type World } from './world.ts'

type Approval = Row<'approvals'>
export type CancelReason =
  | 'by_agent'
  | 'agent_suspended'
  | 'account_suspended'
  | 'agent_archived'
  | 'quest_closed'
  | 'quest_cancelled'
  | 'participation_ended'

/** Cancels the pending ones of some approvals, and answers those as they are then. */
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

/** Records the approvals that nobody answered in time, of one owner or of all, and answers how many. */
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

/** Records that an approval's time has passed, if it has. */
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
 * A submission waits no longer. The time that its human took is given back: the agent has as much time as when it asked. That happens once
 * for each attempt, because otherwise an agent that keeps asking, and is denied each time, would keep its slot for ever.
 */
export function* restartClock(world: World, { id, kind, participationId, createdAt }: Approval, time: 'give back' | 'keep'): Steps<void> {
  if (kind !== 'submit_result' || !participationId) return
  const gives = time === 'give back'
  const givenMs = gives ? Math.max(0, world.now() - createdAt) : 0
  yield* run(endPendingApproval, { id: participationId, approvalId: id, givenMs, gives: Number(gives) })
}
