/**
 * The requests in the inbox, the most urgent first. Requests on the screen keep their places while the human reads: a new request appears
 * by itself only if it comes last, and otherwise when the human asks for it. A request that ends while it is shown stays, with its outcome,
 * until it is dismissed. After an event only the request that it is about is read again. A reading of the whole list may be under way at
 * the same time: about a request that was read since it began, it says nothing.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { read, type Schemas } from '../api.ts'
import { onEvent } from '../live.ts'
import { begin } from '../order.ts'
import { useListOf, type PageOf } from '../resource.ts'

export type Approval = Schemas['Approval']
export type Waiting = Schemas['WaitingApproval']

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

/** The first page is small, so that something is shown soon. */
const [firstPage, nextPages] = [50, 100]
const settleMs = 120
/** After events about more requests at once, the whole list is read again. */
const mostRead = 10

type WaitingPage = PageOf<Waiting> & { total: number; began: number }

export function useQueue(isGrouped: boolean) {
  const list = useListOf<WaitingPage>('approvals/waiting', readPage)
  const [revision, setRevision] = useState(0)
  const redraw = () => setRevision(revision => revision + 1)
  const shown = useRef(new Map<string, Entry>()).current
  const fresh = useRef(new Map<string, Waiting>()).current
  /** When the last reading of a request began. A request that has ended never waits again, so its readings no longer count. */
  const readAt = useRef(new Map<string, number>()).current
  const isOld = (id: string, began: number) => began < (readAt.get(id) ?? 0)
  /** Requests whose decision is being sent from here: its answer counts, not what events say. */
  const deciding = useRef(new Set<string>()).current
  const grouped = useRef(isGrouped)
  grouped.current = isGrouped

  /** Takes rows from the service: newer versions of those that are shown, and new ones. */
  const put = (rows: readonly Waiting[], began: number, isNews: boolean) => {
    const places = [...shown.values()].filter(({ ended }) => !ended).map(({ place }) => place)
    let last = places.reduce((last, place) => (place > last ? place : last), '')
    for (const row of rows) {
      if (isOld(row.id, began)) continue
      readAt.set(row.id, began)
      const entry = shown.get(row.id)
      const place = placeOf(row)
      if (entry && !entry.ended && row.version >= entry.row.version) entry.row = row
      if (entry) continue
      const isLast = place > last && !(grouped.current && isNews)
      if (last !== '' && !isLast) fresh.set(row.id, row)
      else {
        fresh.delete(row.id)
        shown.set(row.id, { row, place })
        last = place > last ? place : last
      }
    }
  }
  const synced = useRef<Waiting[]>(undefined)
  if (list.items && list.first && synced.current !== list.items) {
    synced.current = list.items
    put(list.items, list.first.began, !list.hasMore)
  }

  const end = (id: string, ending: Ending, end: End) => {
    readAt.set(id, Infinity)
    fresh.delete(id)
    const entry = shown.get(id)
    if (entry && !entry.ended) entry.ended = { ending, end }
    redraw()
  }
  const dismiss = (id: string) => {
    shown.delete(id)
    redraw()
  }
  const isSettled = (id: string) => deciding.has(id) || Boolean(shown.get(id)?.ended)
  /** Reads some requests again. They are put in their order, whichever answer comes first. */
  const refresh = async (ids: readonly string[], ending: Ending) => {
    const began = begin()
    const wanted = ids.filter(id => !isSettled(id))
    const answers = await Promise.all(wanted.map(async id => ({ id, ...(await read('/approvals/{id}', { path: { id } })) })))
    const waiting: Waiting[] = []
    for (const { id, data, problem } of answers) {
      if (isSettled(id)) continue
      if (problem?.code === 'not_found') dismiss(id)
      else if (data?.status === 'pending') waiting.push(rowOf(data))
      else if (data) end(id, ending, data)
    }
    put(waiting.toSorted(byPlace), began, true)
    redraw()
  }

  useEffect(() => {
    if (list.hasMore && !list.problem) void list.more()
  }, [list.items])
  const readings = useRef(0)
  useEffect(() => {
    if (!list.items || !list.first) return
    const { began } = list.first
    // A request from the last visit may have ended long ago, so it disappears without a message.
    const isEarly = readings.current++ < 2
    const waiting = new Set(list.items.map(({ id }) => id))
    const end = list.hasMore ? placeOf(list.items.at(-1)!) : undefined
    const isGone = (id: string, place: string) => !waiting.has(id) && !isOld(id, began) && (end === undefined || place <= end)
    const gone = [...shown].filter(([id, { ended, place }]) => !ended && isGone(id, place))
    for (const [id, row] of fresh) if (isGone(id, placeOf(row))) fresh.delete(id)
    for (const [id] of gone)
      if (isEarly || gone.length > mostRead) dismiss(id)
      else void refresh([id], 'elsewhere')
    void readHeard()
  }, [list.items])

  const reload = useRef(list.reload)
  reload.current = list.reload
  /** The requests that events were about. One group is read after the other, and after the list, so that they appear in their order. */
  const heard = useRef(new Set<string>()).current
  const isReading = useRef(false)
  const readHeard = async () => {
    if (isReading.current || heard.size === 0 || !synced.current) return
    const ids = [...heard]
    heard.clear()
    isReading.current = true
    await (ids.length > mostRead ? reload.current() : refresh(ids, 'elsewhere'))
    isReading.current = false
    void readHeard()
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onEvent(['approval.created', 'approval.updated'], ({ action, target }) => {
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

  const entries = useMemo(() => [...shown.values()].toSorted((a, b) => (a.place < b.place ? -1 : 1)), [revision, list.items])
  const known = entries.filter(({ ended }) => !ended).length + fresh.size
  return {
    entries,
    /** New requests that are not shown yet. */
    fresh: [...fresh.values()],
    isRead: list.items !== undefined,
    problem: list.problem,
    reload: list.reload,
    /** Whether there are more than those that were read, which happens for a moment, or after a failure. */
    hasMore: list.hasMore,
    /** How many wait, as the service says. */
    total: list.hasMore ? Math.max(list.first?.total ?? 0, known) : known,
    /** Shows the new requests, and puts all in their order. */
    showFresh() {
      for (const row of fresh.values()) shown.set(row.id, { row, place: '' })
      fresh.clear()
      for (const entry of shown.values()) entry.place = placeOf(entry.row)
      redraw()
    },
    end,
    setDeciding: (id: string, isBusy: boolean) => void (isBusy ? deciding.add(id) : deciding.delete(id)),
    refresh,
    dismiss,
  }
}
export type Queue = ReturnType<typeof useQueue>

async function readPage({ cursor }: { cursor?: string }) {
  const began = begin()
  const answer = await read('/approvals/waiting', { query: cursor ? { limit: nextPages, cursor } : { limit: firstPage } })
  return answer.problem ? answer : { data: { ...answer.data, began } }
}

const byPlace = (a: Waiting, b: Waiting) => (placeOf(a) < placeOf(b) ? -1 : 1)
const placeOf = ({ expires_at, id }: Waiting) => `${expires_at} ${id}`

const rowOf = (approval: Approval): Waiting => ({
  ...approval,
  was_answered: approval.thread.length > 0 && !approval.awaits_answer,
})
