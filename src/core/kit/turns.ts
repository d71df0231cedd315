/** Decides who gets the next turn on a scarce resource, such as a thread, a database connection or the event loop. */
import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from './errors.ts'

interface Places {
  /** How many may work at once. */
  atOnce: number
  /** How many may wait: in total, and with the same name. */
  most: number
  mostOfOne: number
  /** How long a waiter may wait. After that it is refused. */
  longestMs: number
  /** The error of a caller that is refused. */
  refusal?: () => Error
}
/** A caller that waits for a turn. */
export interface Waiter {
  /** Waiters with the same name share one place in the order, so a caller with a thousand requests does not delay a caller with one. */
  name: string
  /** Whether the client has disconnected. If so, the work is skipped. */
  isGone(): boolean
}
interface Waiting extends Waiter {
  go(): void
  drop(reason: Error): void
}

/** Lets a few callers work at once. The others wait, and the names take turns. If too many wait, the next caller is refused. */
export function turns({ atOnce, most, mostOfOne, longestMs, refusal = tooMany }: Places) {
  let free = atOnce
  let count = 0
  /** Waiters by name. The first name gets the next turn. */
  const names = new Map<string, Waiting[]>()

  return async <T>(waiter: Waiter, work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await turnOf(waiter)
    try {
      return await work()
    } finally {
      next()
    }
  }

  function turnOf(waiter: Waiter) {
    if (isFullFor(waiter)) dropGone()
    if (isFullFor(waiter)) throw refusal()
    return new Promise<void>((go, drop) => {
      const timer = setTimeout(() => {
        one.isGone = () => true
        drop(refusal())
      }, longestMs)
      const settled =
        <A extends unknown[]>(settle: (...answer: A) => void) =>
        (...answer: A) => {
          clearTimeout(timer)
          settle(...answer)
        }
      const one: Waiting = { ...waiter, go: settled(go), drop: settled(drop) }
      const line = names.get(waiter.name)
      if (line) line.push(one)
      else names.set(waiter.name, [one])
      count++
    })
  }

  function isFullFor({ name }: Waiter) {
    return count >= most || (names.get(name)?.length ?? 0) >= mostOfOne
  }

  function next() {
    for (const [name, line] of names) {
      names.delete(name)
      const one = line.shift()!
      count--
      if (line.length > 0) names.set(name, line)
      if (!one.isGone()) return one.go()
      one.drop(gone())
    }
    free++
  }

  function dropGone() {
    for (const [name, line] of names) {
      const left = line.filter(one => !one.isGone() || void one.drop(gone()))
      count -= line.length - left.length
      if (left.length > 0) names.set(name, left)
      else names.delete(name)
    }
  }
}

const retryAfterSeconds = 1
const tooMany = () =>
  new DomainError('unavailable', 'Too many requests are waiting for the same resource. Try again in a second.', { retryAfterSeconds })
const gone = () => new DomainError('unavailable', 'The client closed the request while it was waiting.', { retryAfterSeconds })

/** Allows something a few times at once and then once per interval. Each call returns how long to wait first, in whole milliseconds. */
export function pace({ atOnce, perMs }: { atOnce: number; perMs: number }) {
  let until = 0
  return () => {
    const now = performance.now()
    until = Math.max(now, until) + perMs
    // The difference of two times may be 1e-13 in place of 0.
    return Math.max(0, Math.round(until - now - atOnce * perMs))
  }
}

interface Share {
  /** The part of a core, from 0 to 1. */
  part: number
  longestPauseMs: number
}

/**
 * Runs the steps of long work one at a time and pauses after each, so that all callers together use at most this part of a core.
 * Names take turns, as they do in `turns`.
 */
export function share({ part, longestPauseMs }: Share) {
  const turn = turns({ atOnce: 1, most: 10_000, mostOfOne: 100, longestMs: 60_000 })
  return <T>(name: string, step: () => Promise<T>): Promise<T> =>
    turn({ name, isGone: () => false }, async () => {
      const startedAt = performance.now()
      const value = await step()
      const spentMs = performance.now() - startedAt
      await sleep(Math.min(longestPauseMs, Math.ceil(spentMs * (1 / part - 1))))
      return value
    })
}

/**
 * Gives each caller a turn of the event loop. With SQLite, a chain of reads never lets other requests run. Without these turns, when
 * one change wakes many waiters, all of them would run before the next request is read.
 */
export const turnOfLoop: () => Promise<void> = (() => {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()!()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise<void>(go => {
      if (waiting.push(go) === 1) setImmediate(next)
    })
})()
