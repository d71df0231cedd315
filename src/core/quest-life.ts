/** The state changes of a quest. They also keep the words by which it is found up to date. */
import { holdPendingOfQuest } from '../store/approvals.ts'
import { dueQuests, nextClose } from '../store/due.ts'
import { run, type Row, type Steps } from '../store/index.ts'
import { holdQuest, moveQuest } from '../store/quests.ts'
import { placeInSearch } from '../store/search.ts'
import { record } from './audit.ts'
import { DomainError, found } from './kit/errors.ts'
import { cancelApprovals } from './pending.ts'
import { clock, type Admin, type System, type World } from './world.ts'

export type Quest = Row<'quests'>

/** Every move: from which states, and to which. `closed` and `cancelled` keep the published terms; `cancelled` is final. */
export const questMoves = {
  publish: { from: ['draft'], to: 'open', otherwise: 'Only a draft can be published.' },
  close: { from: ['open'], to: 'closed', otherwise: 'Only an open quest can be closed.' },
  reopen: { from: ['closed'], to: 'open', otherwise: 'Only a closed quest can be reopened.' },
  cancel: { from: ['open', 'closed'], to: 'cancelled', otherwise: 'Only an open or closed quest can be cancelled.' },
} as const

/** Closes quests whose closing time has passed, before they are read. */
export const recordCloses = (world: World) => world.agenda.ofQuests(nextClose, () => closeDue(world))

export async function closeDue(world: World) {
  for (const { id } of await world.store.read(dueQuests, { now: world.now() })) {
    await world.store.transaction(function* () {
      const quest = yield* held(id)
      if (quest.status === 'open' && quest.closesAt <= world.now()) yield* close(world, clock, quest)
    })
  }
}

/** Closes a quest. Agents can no longer join, and pending requests to join are cancelled. Agents that have joined may still submit. */
export function* close(world: World, by: Admin | System, quest: Quest): Steps<Quest> {
  const { id: questId, title, createdBy } = quest
  const closed = yield* move(world, quest, 'close', { closedAt: world.now() })
  const waiting = yield* run(holdPendingOfQuest, { questId })
  yield* cancelApprovals(
    world,
    by,
    waiting.filter(approval => approval.kind === 'join_quest'),
    'quest_closed',
  )
  yield* record(world, by, {
    action: 'quest.closed',
    targetId: questId,
    accountId: by.kind === 'human' ? by.accountId : createdBy,
    data: { title },
  })
  return closed
}

/** Makes a move. The caller holds the quest. */
export function* move(world: World, quest: Quest, name: keyof typeof questMoves, change: Partial<Quest>): Steps<Quest> {
  const { from, to, otherwise } = questMoves[name]
  if (!(from as readonly string[]).includes(quest.status)) throw wrongState(otherwise)
  const [moved] = yield* run(moveQuest, { ...quest, ...change, status: to, now: world.now() })
  yield* placeInSearch(moved!)
  return moved!
}

export function* held(id: string): Steps<Quest> {
  return found('quest', yield* run(holdQuest, { id }))
}

export const wrongState = (sentence: string) => new DomainError('invalid_state', sentence)
