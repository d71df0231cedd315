/** The state changes of a participation. */
import { countWork, holdAnyAgent } from '../../store/agents/agents.ts'
import { holdPendingOfWork } from '../../store/approvals/approvals.ts'
import { allDueParticipations, dueParticipationsOf } from '../../store/engine/due.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { findParticipation, holdParticipation, liveOfAgent, moveParticipation } from '../../store/quests/participations.ts'
import { freeSlot, holdQuest } from '../../store/quests/quests.ts'
import { voidSubmissions } from '../../store/quests/submissions.ts'
import { record } from '../log/audit.ts'
import { cancelApprovals } from '../approvals/pending.ts'
import { clock, type Agent, type Approval, type Human, type Stopped, type Principal, type System, type World } from '../kit/world.ts'

export type Participation = Row<'participations'>

/** Every move, and the state to which it leads. */
export const participationMoves = {
  submit: 'submitted',
  accept: 'accepted',
  request_revision: 'revision_requested',
  reject: 'rejected',
  withdraw: 'withdrawn',
  expire: 'expired',
  cancel: 'cancelled',
} as const satisfies Record<string, Participation['state']>
type Move = keyof typeof participationMoves

/** The moves from each state. A state without moves is final. */
export const movesFrom: Record<Participation['state'], readonly Move[]> = {
  active: ['submit', 'withdraw', 'expire', 'cancel'],
  submitted: ['accept', 'request_revision', 'reject', 'cancel'],
  revision_requested: ['submit', 'withdraw', 'expire', 'cancel'],
  accepted: [],
  rejected: [],
  withdrawn: [],
  expired: [],
  cancelled: [],
}

/** Makes a move, if it is allowed from the participation's state. Returns the changed participation. */
export function* move(work: Participation, name: Move, change: Partial<Participation>): Steps<Participation | undefined> {
  if (!movesFrom[work.state].includes(name)) return undefined
  const state = participationMoves[name]
  const [moved] = yield* run(moveParticipation, { ...work, pendingApprovalId: null, ...change, from: work.state, state })
  return moved
}

export const isLive = ({ state }: { state: Participation['state'] }) => movesFrom[state].length > 0

/**
 * Ends a participation and frees its slot, if its state allows it. The caller must hold the quest and the requests about it, and must have
 * read the participation after it held the agent or the quest. To `expire` it, the caller must also hold the agent.
 */
export function* endParticipation(
  world: World,
  by: Principal | Agent | System,
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
    action: `participation.${participationMoves[end]}`,
    targetId: id,
    accountId: ownerId,
    agentId,
    data: { quest_id: questId, quest_title: quest!.title, reason },
  })
  return ended
}

/** Holds the quests of the work that `endWork` ends. Requests are held after quests, so this comes before they end. */
export function* holdQuestsOfWork(_world: World, _by: Human, stopped: Stopped): Steps<void> {
  if (stopped.reason !== 'agent_archived') return
  for (const { questId } of yield* run(liveOfAgent, stopped)) yield* run(holdQuest, { id: questId })
}

/** Ends the work of an agent that was archived. A suspended agent keeps its work. */
export function* endWork(world: World, by: Human, stopped: Stopped): Steps<void> {
  if (stopped.reason !== 'agent_archived') return
  for (const work of yield* run(liveOfAgent, stopped)) yield* endParticipation(world, by, work, [], 'cancel', 'The agent was archived.')
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
