/** What the page knows of the service. It is shared by all components that show it, and read again when it may have changed. */
import { useEffect } from 'preact/hooks'
import { reachable, type Answer, type Problem } from './api.ts'
import { hasCome, onEvent, onOpen, whenOpen, type Topic } from './live.ts'
import { begin } from './order.ts'
import { usePolling } from './polling.ts'
import { useRedraw, useStore } from './store.ts'

/** One decision causes several events: of the approval, the participation and the agent. */
const settleMs = 120

export interface Watched {
  /** It is read again after events about these. */
  live?: readonly Topic[]
  /** Only events about this id. */
  about?: string
  /** Also read again after each such time, for what changes without an event. */
  everyMs?: number | undefined
}

/** The data that is known under one path and its parameters. All components that show it share it, so it is read once for all of them. */
interface Known<T> {
  data: T | undefined
  problem: Problem | undefined
  /** Since when the data is known. Readings that began earlier do not count. */
  since: number
  /** The latest reading, and when it began. */
  reading: Promise<void> | undefined
  began: number
  /** Whether a reading has begun, so that it may have missed a change from before the stream was open. */
  hasBegun: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  /** How it is read, and who shows it, with the topics that each listens to. */
  read: (before: T | undefined) => Promise<Answer<T>>
  shownBy: Map<() => void, string>
}

const known = new Map<string, Known<unknown>>()
export const forgetAll = () => known.clear()

/** The data under a key. It is read now, and again whenever it may have changed. */
export function useKnown<T>(key: string, read: Known<T>['read'], { live = [], about, everyMs }: Watched) {
  const redraw = useRedraw()
  const isReachable = useStore(reachable)
  const one = knownAs(key, read)
  usePolling(everyMs, () => one.reading ?? readNow(one))
  const topics = live.join(' ')
  const drawn = one.data
  useEffect(() => {
    // Another component may be reading it, or waiting to, and has missed nothing. Or it has read it and hears of the same changes.
    const isBeingRead = one.reading && !hasCome(live, one.began)
    if (one.shownBy.size === 0) one.problem = undefined
    const isCurrent = one.data !== undefined && !one.problem && [...one.shownBy.values()].includes(topics)
    one.shownBy.set(redraw, topics)
    // It may have come since the drawing, when nothing yet redrew this component.
    if (one.data !== drawn) redraw()
    if (!isBeingRead && !isCurrent) void readNow(one)
    const stops = [
      onEvent(topics.split(' ') as Topic[], ({ target, agent_id }) => {
        if (about === undefined || target?.id === about || agent_id === about) readSoon(one)
      }),
      onOpen(() => one.hasBegun && readSoon(one)),
    ]
    return () => {
      for (const stop of stops) stop()
      one.shownBy.delete(redraw)
      // From now on no event reports changes, so the next component must not take this reading.
      if (one.shownBy.size === 0) drop(one)
    }
  }, [one, topics, about])

  return {
    data: one.data,
    // While the service does not answer, the shell says so, once.
    problem: one.data !== undefined && !isReachable ? undefined : one.problem,
    reload: () => readNow(one),
    show: (data: T) => show(one, { data }),
    fail: (problem: Problem) => show(one, { problem }),
    now: () => one.data,
  }
}

export function knownAs<T>(key: string, read: Known<T>['read']) {
  let one = known.get(key) as Known<T> | undefined
  if (!one) {
    const nothing = { data: undefined, problem: undefined, reading: undefined, timer: undefined }
    one = { ...nothing, since: 0, began: 0, hasBegun: false, read, shownBy: new Map() }
    known.set(key, one as Known<unknown>)
  }
  one.read = read
  return one
}

/** Reads it now. If the stream of events is being opened, this waits for it. So the reading misses nothing and need not be repeated. */
export function readNow<T>(one: Known<T>): Promise<void> {
  const mine = begin()
  one.began = mine
  one.reading = (async () => {
    await whenOpen()
    if (mine !== one.began) return
    one.hasBegun = true
    const answer = await one.read(one.data)
    if (mine < one.since) return
    // A later reading may be under way. If events come faster than answers, this is still the newest that is known.
    if (mine === one.began) one.reading = undefined
    put(one, mine, answer)
  })()
  return one.reading
}

/** Reads it after a moment, once for all events of one change and for all components that show it. */
function readSoon<T>(one: Known<T>) {
  clearTimeout(one.timer)
  one.timer = setTimeout(() => one.shownBy.size > 0 && void readNow(one), settleMs)
}

/** The reading under way does not count. */
function drop<T>(one: Known<T>) {
  one.since = one.began = begin()
  one.reading = undefined
}

/** Shows what a write or the next page has answered. The reading under way does not know of it, so it is repeated. */
function show<T>(one: Known<T>, answer: Answer<T>) {
  if (one.reading) readSoon(one)
  drop(one)
  put(one, one.since, answer)
}

/** Data from before stays when a reading fails. */
function put<T>(one: Known<T>, since: number, { data, problem }: Answer<T>) {
  one.since = since
  if (!problem) one.data = data as T
  one.problem = problem
  for (const redraw of one.shownBy.keys()) redraw()
}
