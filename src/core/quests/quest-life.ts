/** Changes the state of a quest. Each change also updates the quest in the search. */
import { holdPendingOfQuest } from '../../store/approvals/approvals.ts'
import { dueQuests } from '../../store/engine/due.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { holdQuest, moveQuest } from '../../store/quests/quests.ts'
import { placeInSearch } from '../../store/quests/search.ts'
import { record } from '../log/audit.ts'
import { DomainError, found } from '../kit/errors.ts'
import { cancelApprovals } from '../approvals/pending.ts'
import type { Author } from '../kit/roles.ts'
import { clock, type Principal, type System, type World } from '../kit/world.ts'

export type Quest = Row<'quests'>

/**
 * Every change of state is one of these moves, with the state to which it leads, and the message for a quest in a state in which it cannot
 * begin. No move leads back to `draft`.
 */
export const questMoves = {
  publish: { to: 'open', otherwise: 'Only a draft can be published.' },
  close: { to: 'closed', otherwise: 'Only an open quest can be closed.' },
  reopen: { to: 'open', otherwise: 'Only a closed quest can be reopened.' },
  cancel: { to: 'cancelled', otherwise: 'Only an open or closed quest can be cancelled.' },
} as const satisfies Record<string, { to: Quest['status']; otherwise: string }>
type Move = keyof typeof questMoves

/** The moves from each state. */
export const movesFrom: Record<Quest['status'], readonly Move[]> = {
  draft: ['publish'],
  open: ['close', 'cancel'],
  closed: ['reopen', 'cancel'],
  cancelled: [],
}

/** Closes some of the quests whose closing time has passed, and returns their number. The next read closes more, and a sweep closes all. */
export async function closeDue(world: World) {
  const due = await world.store.read(dueQuests, { now: world.now() })
  for (const { id } of due) {
    await world.store.transaction(function* () {
      const quest = yield* held(id)
      // Before it was held, another instance may have closed it, or an author may have changed its closing time.
      if (quest.status === 'open' && quest.closesAt <= world.now()) yield* close(world, clock, quest)
    })
  }
  return due.length
}

/** Closes a quest. Agents can no longer join, and pending requests to join are cancelled. Agents that have joined may still submit. */
export function* close(world: World, by: Author<Principal> | System, quest: Quest): Steps<Quest> {
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
    // If nobody closed the quest, the entry goes into the log of its author.
    accountId: by.kind === 'system' ? createdBy : by.accountId,
    data: { title },
  })
  return closed
}

/** Makes a move, and throws if the quest is in a state in which the move cannot begin. The caller must hold the quest. */
export function* move(world: World, quest: Quest, name: Move, change: Partial<Quest>): Steps<Quest> {
  const { to, otherwise } = questMoves[name]
  if (!movesFrom[quest.status].includes(name)) throw wrongState(otherwise)
  const [moved] = yield* run(moveQuest, { ...quest, ...change, status: to, now: world.now() })
  yield* placeInSearch(moved!)
  return moved!
}

/** Holds a quest: no other transaction can change it until this one ends. Throws if there is no such quest. */
export function* held(id: string): Steps<Quest> {
  return found('quest', yield* run(holdQuest, { id }))
}

export const wrongState = (sentence: string) => new DomainError('invalid_state', sentence)
