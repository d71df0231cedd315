/**
 * The requests in the inbox, the most urgent first. Requests on the screen keep their places while the human reads: a new request appears
 * by itself only if it comes last, and otherwise when the human asks for it. A request that ends while it is shown stays, with its outcome,
 * until it is dismissed. After an event only the request that it is about is read again, even while the whole list is being read.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { read } from '../../api.ts'
import { onEvent } from '../../live.ts'
import { begin } from '../../order.ts'
import { useListOf, type List, type PageOf } from '../../resource.ts'
import {
  byPlace,
  emptyBoard,
  end,
  entriesOf,
  isSettled,
  put,
  showFresh,
  takeGone,
  type Approval,
  type Board,
  type End,
  type Ending,
  type Waiting,
} from '../board.ts'

/** The first page is small, so that something is shown soon. */
const [firstPage, nextPages] = [50, 100]
const settleMs = 120
/** After events about more requests at once, the whole list is read again. */
const mostRead = 10

type WaitingPage = PageOf<Waiting> & { total: number; began: number }
type WaitingList = List<Waiting, WaitingPage>

export function useQueue(isGrouped: boolean) {
  const list = useListOf<WaitingPage>('approvals/waiting', readPage)
  const board = useRef(emptyBoard()).current
  board.isGrouped = isGrouped
  const [revision, setRevision] = useState(0)
  const redraw = () => setRevision(revision => revision + 1)
  const dismiss = (id: string) => {
    board.shown.delete(id)
    redraw()
  }
  const refresh = async (ids: readonly string[], ending: Ending) => {
    await readAgain(board, ids, ending)
    redraw()
  }
  usePut(board, list)
  const readHeard = useHeard(board, list, refresh)
  useEffect(() => {
    if (list.hasMore && !list.problem) void list.more()
  }, [list.items])
  useGone(board, list, { dismiss, refresh, readHeard })

  const entries = useMemo(() => entriesOf(board), [revision, list.items])
  const known = entries.filter(({ ended }) => !ended).length + board.fresh.size
  return {
    entries,
    /** New requests that are not shown yet. */
    fresh: [...board.fresh.values()],
    isRead: list.items !== undefined,
    problem: list.problem,
    reload: list.reload,
    /** Whether there are more than those that were read, which happens for a moment, or after a failure. */
    hasMore: list.hasMore,
    /** How many wait, as the service says. */
    total: list.hasMore ? Math.max(list.first?.total ?? 0, known) : known,
    showFresh() {
      showFresh(board)
      redraw()
    },
    end(id: string, ending: Ending, what: End) {
      end(board, id, ending, what)
      redraw()
    },
    setDeciding: (id: string, isBusy: boolean) => void (isBusy ? board.deciding.add(id) : board.deciding.delete(id)),
    refresh,
    dismiss,
  }
}
export type Queue = ReturnType<typeof useQueue>

/** Takes the list into the board before it is drawn, once for each reading. */
function usePut(board: Board, { items, first, hasMore }: WaitingList) {
  const taken = useRef<Waiting[]>(undefined)
  if (!items || !first || taken.current === items) return
  taken.current = items
  put(board, { rows: items, began: first.began }, !hasMore)
}

interface Reactions {
  dismiss(id: string): void
  refresh(ids: readonly string[], ending: Ending): Promise<void>
  readHeard(): Promise<void>
}

/** Finds out what became of the requests that the list does not have any more. */
function useGone(board: Board, { items, first, hasMore }: WaitingList, { dismiss, refresh, readHeard }: Reactions) {
  /** The list of the last visit, if the page still has it, and the first one of this visit. */
  const early = useRef(items ? 2 : 0)
  useEffect(() => {
    if (!items || !first) return
    // A request from the last visit may have ended long ago, so it disappears without a message.
    const isEarly = early.current-- > 0
    const gone = takeGone(board, { rows: items, began: first.began }, hasMore)
    for (const id of gone)
      if (isEarly || gone.length > mostRead) dismiss(id)
      else void refresh([id], 'elsewhere')
    void readHeard()
  }, [items])
}

/**
 * Reads the requests that events were about. One group is read after the other, and after the list, so that they appear in their order.
 */
function useHeard({ shown }: Board, list: WaitingList, refresh: Reactions['refresh']) {
  const latest = useRef(list)
  latest.current = list
  const heard = useRef(new Set<string>()).current
  const isReading = useRef(false)
  const readHeard = async () => {
    if (isReading.current || heard.size === 0 || !latest.current.items) return
    const ids = [...heard]
    heard.clear()
    isReading.current = true
    await (ids.length > mostRead ? latest.current.reload() : refresh(ids, 'elsewhere'))
    isReading.current = false
    void readHeard()
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onEvent(['approval'], ({ action, target }) => {
      // A request that a rule approves does not wait.
      if (!target || (action === 'approval.allowed_by_rule' && !shown.has(target.id))) return
      heard.add(target.id)
      clearTimeout(timer)
      timer = setTimeout(() => void readHeard(), settleMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return readHeard
}

/** Reads some requests again. They are put in their order, whichever answer comes first. */
async function readAgain(board: Board, ids: readonly string[], ending: Ending) {
  const began = begin()
  const wanted = ids.filter(id => !isSettled(board, id))
  const answers = await Promise.all(wanted.map(async id => ({ id, ...(await read('/approvals/{id}', { path: { id } })) })))
  const rows: Waiting[] = []
  for (const { id, data, problem } of answers) {
    if (isSettled(board, id)) continue
    if (problem?.code === 'not_found') board.shown.delete(id)
    else if (data?.status === 'pending') rows.push(rowOf(data))
    else if (data) end(board, id, ending, data)
  }
  put(board, { rows: rows.toSorted(byPlace), began }, true)
}

async function readPage({ cursor }: { cursor?: string }) {
  const began = begin()
  const answer = await read('/approvals/waiting', { query: cursor ? { limit: nextPages, cursor } : { limit: firstPage } })
  return answer.problem ? answer : { data: { ...answer.data, began } }
}

const rowOf = (approval: Approval): Waiting => ({
  ...approval,
  was_answered: approval.thread.length > 0 && !approval.awaits_answer,
})
