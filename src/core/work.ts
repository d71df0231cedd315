/** The state changes of a participation. */
import { countWork, holdAnyAgent } from '../store/agents.ts'
import { holdPendingOfWork } from '../store/approvals.ts'
import { allDueParticipations, dueParticipationsOf } from '../store/due.ts'
import { run, type Row, type Steps } from '../store/index.ts'
import { findParticipation, holdParticipation, moveParticipation } from '../store/participations.ts'
import { freeSlot, holdQuest } from '../store/quests.ts'
import { voidSubmissions } from '../store/submissions.ts'
import { record } from './audit.ts'
import { cancelApprovals } from './pending.ts'
import { clock, type Agent, type Approval, type Human, type System, type World } from './world.ts'

export type Participation = Row<'participations'>

/** Every move: from which states, and to which. A state without moves from it is final. */
export const participationMoves = {
  submit: { from: ['active', 'revision_requested'], to: 'submitted' },
  accept: { from: ['submitted'], to: 'accepted' },
  request_revision: { from: ['submitted'], to: 'revision_requested' },
  reject: { from: ['submitted'], to: 'rejected' },
  withdraw: { from: ['active', 'revision_requested'], to: 'withdrawn' },
  expire: { from: ['active', 'revision_requested'], to: 'expired' },
  cancel: { from: ['active', 'submitted', 'revision_requested'], to: 'cancelled' },
} as const
type Move = keyof typeof participationMoves

/** Makes a move, if it is allowed from the participation's state. Returns the changed participation. */
export function* move(work: Participation, name: Move, change: Partial<Participation>): Steps<Participation | undefined> {
  const { from, to } = participationMoves[name]
  if (!(from as readonly string[]).includes(work.state)) return undefined
  const [moved] = yield* run(moveParticipation, { ...work, pendingApprovalId: null, ...change, from: work.state, state: to })
  return moved
}

export const isLive = ({ state }: { state: Participation['state'] }) =>
  state === 'active' || state === 'submitted' || state === 'revision_requested'

/**
 * Ends a participation and frees its slot, if its state allows it. The caller must hold the quest and the requests about it, and must have
 * read the participation after it held the agent or the quest. To `expire` it, the caller must also hold the agent.
 */
export function* endParticipation(
  world: World,
  by: Human | Agent | System,
  work: Participation,
  requests: Approval[],
  end: 'withdraw' | 'expire' | 'cancel',
  reason: string,
): Steps<Participation | undefined> {
  const { id, agentId, ownerId, questId } = work
  const ended = yield* move(work, end, { finishedAt: world.now(), endReason: reason, unread: Number(by.kind !== 'agent') })
  if (!ended) return undefined
  if (end === 'expire') yield* run(countWork, { agentId, points: 0, accepted: 0, rejected: 0, expired: 1 })
  const [quest] = yield* run(freeSlot, { id: questId })
  if (work.state === 'submitted') yield* run(voidSubmissions, { participationId: id })
  yield* cancelApprovals(world, by, requests, 'participation_ended')
  yield* record(world, by, {
    action: `participation.${participationMoves[end].to}`,
    targetId: id,
    accountId: ownerId,
    agentId,
    data: { quest_id: questId, quest_title: quest!.title, reason },
  })
  return ended
}

/** Expires all work that was not submitted in time, of one owner's agents or of all, and returns their number. */
export async function expireOverdue(world: World, ownerId?: string) {
  const now = world.now()
  const due =
    ownerId === undefined
      ? await world.store.read(allDueParticipations, { now })
      : await world.store.read(dueParticipationsOf, { ownerId, now })
  for (const { id } of due) {
    await world.store.transaction(function* () {
      const [seen] = yield* run(findParticipation, { id })
      yield* run(holdAnyAgent, { id: seen!.agentId })
      yield* run(holdQuest, { id: seen!.questId })
      const requests = yield* run(holdPendingOfWork, { agentId: seen!.agentId, participationId: id })
      // In between it may have been submitted, or a pending request to submit may have stopped its clock.
      const [participation] = yield* run(holdParticipation, { id })
      if (participation!.pendingApprovalId === null && participation!.dueAt <= world.now())
        yield* endParticipation(world, clock, participation!, requests, 'expire', 'It was not submitted in time.')
    })
  }
  return due.length
}
