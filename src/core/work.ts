/** The life of a participation: its moves, and its ends. */
import { countWork, holdAnyAgent } from '../store/agents.ts'
import { holdPendingOfWork } from '../store/approvals.ts'
import { allDueParticipations, dueParticipationsOf } from '../store/due.ts'
import { run, type Row, type Steps } from '../store/index.ts'
import { findParticipation, holdParticipation, moveParticipation, voidSubmissions } from '../store/participations.ts'
import { freeSlot, holdQuest } from '../store/quests.ts'
import { record } from './audit.ts'
import { cancelApprovals } from './pending.ts'
import { clock, type Agent, type Human, type System, type World } from './world.ts'

export type Participation = Row<'participations'>

/** Every move that there is: from which states, and to which. Those without a way on are final. */
export const participationMoves = {
  submit: { from: ['active', 'revision_requested'], to: 'submitted' },
  accept: { from: ['submitted'], to: 'accepted' },
  request_revision: { from: ['submitted'], to: 'revision_requested' },
  reject: { from: ['submitted'], to: 'rejected' },
  withdraw: { from: ['active', 'revision_requested'], to: 'withdrawn' },
  expire: { from: ['active', 'revision_requested'], to: 'expired' },
  cancel: { from: ['active', 'submitted', 'revision_requested'], to: 'cancelled' },
} as const

export const isLive = ({ state }: { state: Participation['state'] }) =>
  state === 'active' || state === 'submitted' || state === 'revision_requested'

/** Ends a participation and frees its slot, if it is in a state that allows it. Its quest is held already; if time ended it, its agent too. */
export function* endParticipation(
  world: World,
  by: Human | Agent | System,
  { id, agentId }: { id: string; agentId: string },
  end: 'withdrawn' | 'expired' | 'cancelled',
  reason: string,
): Steps<Participation | undefined> {
  const move = { withdrawn: participationMoves.withdraw, expired: participationMoves.expire, cancelled: participationMoves.cancel }[end]
  const requests = yield* run(holdPendingOfWork, { agentId, participationId: id })
  const [participation] = yield* run(holdParticipation, { id })
  if (!participation || !(move.from as readonly string[]).includes(participation.state)) return undefined
  const [ended] = yield* run(moveParticipation, {
    ...participation,
    from: participation.state,
    state: end,
    finishedAt: world.now(),
    endReason: reason,
    pendingApprovalId: null,
    unread: Number(by.kind !== 'agent'),
  })
  if (end === 'expired') yield* run(countWork, { agentId: participation.agentId, points: 0, accepted: 0, rejected: 0, expired: 1 })
  const [quest] = yield* run(freeSlot, { id: participation.questId })
  yield* run(voidSubmissions, { participationId: id })
  yield* cancelApprovals(world, by, requests, 'participation_ended')
  yield* record(world, by, {
    action: `participation.${end}`,
    targetId: id,
    accountId: participation.ownerId,
    agentId: participation.agentId,
    data: { quest_id: participation.questId, quest_title: quest!.title, reason },
  })
  return ended
}

/** Writes down whose time is over: of one owner's agents, or of all. Answers how many. */
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
      yield* run(holdPendingOfWork, { agentId: seen!.agentId, participationId: id })
      // Meanwhile it may have been delivered, or a request to deliver may have stopped its clock.
      const [participation] = yield* run(holdParticipation, { id })
      if (participation!.pendingApprovalId === null && participation!.dueAt <= world.now())
        yield* endParticipation(world, clock, participation!, 'expired', 'It was not delivered in time.')
    })
  }
  return due.length
}
