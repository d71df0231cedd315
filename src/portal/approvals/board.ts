/**
 * The requests that the inbox knows: those that it shows, each in its place, and new ones that it does not show yet. A reading says nothing
 * about a request that was read since it began.
 */
import type { Schemas } from '../api.ts'

export type Approval = Schemas['Approval']
export type Waiting = Schemas['WaitingApproval']
/** What a yes says. */
export type Yes = Omit<Schemas['Decision'], 'credential'>

/** Where it ended: by a press on this page, somewhere else while it was shown here, or before it was shown. */
export type Ending = 'here' | 'elsewhere' | 'before'

/** The known facts about a request that has ended. */
export type End = Pick<Approval, 'kind' | 'status'> &
  Partial<Pick<Approval, 'status_reason' | 'permit' | 'report'>> & {
    outcome?: { state: string; code: string | null } | null
  }

export interface Entry {
  row: Waiting
  /** Its place in the order. It stays when the expiry changes. */
  place: string
  ended?: { ending: Ending; end: End }
}

/** All by the ids of the requests. */
export interface Board {
  shown: Map<string, Entry>
  /** New requests that are not shown yet. */
  fresh: Map<string, Waiting>
  /** When the last reading of a request began. A request that has ended never waits again, so its readings no longer count. */
  readAt: Map<string, number>
  /** Requests whose decision is being sent from here: its answer counts, not what events say. */
  deciding: Set<string>
  /** In groups, a new request never comes last. */
  isGrouped: boolean
}

export const emptyBoard = (): Board => ({
  shown: new Map(),
  fresh: new Map(),
  readAt: new Map(),
  deciding: new Set(),
  isGrouped: false,
})

/** What a reading of the service has found. */
interface Reading {
  rows: readonly Waiting[]
  began: number
}

/** Takes newer versions of the requests that are shown, and new requests. `isNews` is false while pages of the list are missing. */
export function put(board: Board, { rows, began }: Reading, isNews: boolean) {
  const { shown, fresh, readAt } = board
  let last = lastPlace(board)
  for (const row of rows) {
    if (isOld(board, row.id, began)) continue
    readAt.set(row.id, began)
    const entry = shown.get(row.id)
    const place = placeOf(row)
    if (entry && !entry.ended && row.version >= entry.row.version) entry.row = row
    if (entry) continue
    const isLast = place > last && !(board.isGrouped && isNews)
    if (last !== '' && !isLast) fresh.set(row.id, row)
    else {
      fresh.delete(row.id)
      shown.set(row.id, { row, place })
      last = place > last ? place : last
    }
  }
}

/** The request stays, with its outcome. */
export function end({ shown, fresh, readAt }: Board, id: string, ending: Ending, end: End) {
  readAt.set(id, Infinity)
  fresh.delete(id)
  const entry = shown.get(id)
  if (entry && !entry.ended) entry.ended = { ending, end }
}

/** Shows the new requests, and puts all in their order. */
export function showFresh({ shown, fresh }: Board) {
  for (const row of fresh.values()) shown.set(row.id, { row, place: '' })
  fresh.clear()
  for (const entry of shown.values()) entry.place = placeOf(entry.row)
}

/** Forgets new requests that do not wait any more. Returns the ids of those that are shown and do not wait any more. */
export function takeGone(board: Board, { rows, began }: Reading, hasMore: boolean) {
  const { shown, fresh } = board
  const waiting = new Set(rows.map(({ id }) => id))
  /** Nothing beyond it was read. */
  const lastRead = hasMore ? placeOf(rows.at(-1)!) : undefined
  const isGone = (id: string, place: string) =>
    !waiting.has(id) && !isOld(board, id, began) && (lastRead === undefined || place <= lastRead)
  for (const [id, row] of fresh) if (isGone(id, placeOf(row))) fresh.delete(id)
  return [...shown].filter(([id, { ended, place }]) => !ended && isGone(id, place)).map(([id]) => id)
}

/** What is shown, the most urgent first. */
export const entriesOf = ({ shown }: Board) => [...shown.values()].toSorted((a, b) => (a.place < b.place ? -1 : 1))

/** Whether nothing that is read about it counts: it has ended, or is being decided here. */
export const isSettled = ({ deciding, shown }: Board, id: string) => deciding.has(id) || Boolean(shown.get(id)?.ended)

export const byPlace = (a: Waiting, b: Waiting) => (placeOf(a) < placeOf(b) ? -1 : 1)

const isOld = ({ readAt }: Board, id: string, began: number) => began < (readAt.get(id) ?? 0)

const lastPlace = ({ shown }: Board) =>
  [...shown.values()].filter(({ ended }) => !ended).reduce((last, { place }) => (place > last ? place : last), '')

const placeOf = ({ expires_at, id }: Waiting) => `${expires_at} ${id}`
