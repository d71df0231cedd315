/** How pending requests end without a decision, and how yeses end without their agent. */
import { holdAnyAgent } from '../../store/agents/agents.ts'
import { cancelApproval, expireApproval, findApproval, holdCurrentOfAgent, holdCurrentOfOwner } from '../../store/approvals/approvals.ts'
import { allDueApprovals, dueApprovalsOf } from '../../store/engine/due.ts'
import { run, type Steps } from '../../store/index.ts'
import { endPendingApproval } from '../../store/quests/participations.ts'
import { holdQuest } from '../../store/quests/quests.ts'
import { record } from '../log/audit.ts'
import type { Events } from '../log/events.ts'
import { DomainError } from '../kit/errors.ts'
import type { Category, Ended, Stopped } from '../kit/world.ts'
import { clock, type Agent, type Approval, type Human, type Principal, type ShownApproval, type System, type World } from '../kit/world.ts'
import { isBegun, lapse, putInDoubt, unresolved } from './yes.ts'

/** Why a request was cancelled. */
export type CancelReason = Events['approval.cancelled']['reason']

/**
 * Ends the requests of agents that are stopped: pending ones are cancelled, a yes that was not started lapses, and a started one is in doubt.
 * The caller must hold the agents, and the quests of work that ends with them.
 */
export function* endRequests(world: World, by: Human | System, stopped: Stopped): Steps<Ended> {
  const { reason } = stopped
  const held = yield* 'ownerId' in stopped ? run(holdCurrentOfOwner, stopped) : run(holdCurrentOfAgent, stopped)
  const cancelled = yield* cancelApprovals(world, by, held, reason)
  const ended: Ended = { cancelled: cancelled.length, lapsed: 0, inDoubt: 0 }
  for (const one of held) {
    if (one.status === 'pending') continue
    // If its time is over, that is why it ended.
    const current = yield* settled(world, one)
    if (current?.yes === 'ready') {
      yield* lapse(world, by, current, reason)
      ended.lapsed++
    } else if (current?.yes === 'started') {
      yield* putInDoubt(world, by, current, 'stopped')
      ended.inDoubt++
    }
  }
  return ended
}

/** Ends the yeses that the rules of these categories have given and that nobody has started. The caller must hold the agent. */
export function* endAllowed(world: World, by: Principal, agentId: string, categories: Category[]): Steps<void> {
  for (const one of yield* run(holdCurrentOfAgent, { agentId })) {
    if (one.yes !== 'ready' || one.byRule === null || !categories.includes(one.category ?? 'other')) continue
    const current = yield* settled(world, one)
    if (current?.yes === 'ready') yield* lapse(world, by, current, 'rule_restricted')
  }
}

/** Ends every yes of an account that was not started. Its agents are held. */
export function* lapseReady(world: World, by: System, ownerId: string): Steps<void> {
  for (const one of yield* run(holdCurrentOfOwner, { ownerId })) {
    if (one.yes !== 'ready') continue
    const current = yield* settled(world, one)
    if (current?.yes === 'ready') yield* lapse(world, by, current, 'account_recovered')
  }
}

/** Cancels those of these approvals that are pending, and returns the cancelled ones. */
export function* cancelApprovals(world: World, by: Principal | Agent | System, some: Approval[], reason: CancelReason): Steps<Approval[]> {
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

/** Records what is due about the requests of one owner, or of all, and returns how many these were. */
export async function expireDue(world: World, ownerId?: string) {
  const now = world.now()
  const due =
    ownerId === undefined ? await world.store.read(allDueApprovals, { now }) : await world.store.read(dueApprovalsOf, { ownerId, now })
  for (const { id } of due) {
    await world.store.transaction(function* () {
      const [seen] = yield* run(findApproval, { id })
      if (!seen) return
      if (seen.status !== 'pending') yield* run(holdAnyAgent, { id: seen.agentId })
      else if (seen.questId) yield* run(holdQuest, { id: seen.questId })
      const [current] = yield* run(findApproval, { id })
      if (current) yield* settled(world, current)
    })
  }
  return due.length
}

/**
 * A request or a yes after everything that is due about it was recorded. Undefined if it is over. The caller holds the quest of a pending
 * request, and the agent of a yes.
 */
export function* settled(world: World, seen: Approval): Steps<Approval | undefined> {
  if (seen.status === 'pending') return seen.expiresAt > world.now() ? seen : yield* expire(world, seen)
  const yes = yield* settledYes(world, seen)
  return yes.yes === 'ready' || isBegun(yes.yes) ? yes : undefined
}

/** The same for a yes, which is returned if it is over too. */
export function* settledYes(world: World, seen: Approval): Steps<Approval> {
  const { yes } = seen
  const now = world.now()
  if (yes === 'ready' && seen.validUntil! <= now) return yield* lapse(world, clock, seen)
  if (yes === 'started' && seen.reportBy! <= now) return yield* putInDoubt(world, clock, seen, seen.startHash ? 'overdue' : 'older')
  if (yes === 'in_doubt' && seen.reportBy! <= now) return yield* unresolved(world, clock, seen)
  return seen
}

function* expire(world: World, { id }: Approval): Steps<undefined> {
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
  everything_stopped: 'Everything was stopped, so all requests were cancelled.',
  quest_closed: 'The quest was closed, so requests to join it were cancelled.',
  quest_cancelled: 'The quest was cancelled, and so were the requests about it.',
  participation_ended: "The agent's work on the quest has ended, and so have its requests about it.",
}

export const noSuchApproval = () => new DomainError('approval_not_found', 'You have no approval with this identifier.')
