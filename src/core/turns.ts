/** Turns: who waits for something scarce, such as a thread, a connection or the event loop, and in which order. */
import { DomainError } from './errors.ts'

interface Places {
  /** How many work at once. */
  atOnce: number
  /** How many may wait at most: of all, and of one. */
  most: number
  mostOfOne: number
  /** For how long: whoever has no turn by then is refused, however slow the work is. */
  longestMs: number
}
/** Who waits. */
export interface Waiter {
  /** Those with the same name share one place in the order: whoever sends a thousand does not stand before him who sends one. */
  name: string
  /** Whether nobody would hear the answer any more. Then the work is not done. */
  isGone(): boolean
}
interface Waiting extends Waiter {
  go(): void
  drop(reason: Error): void
}

/** Lets some work at once. The others wait, one turn for each name after another; if too many wait, the next is refused. */
export function turns({ atOnce, most, mostOfOne, longestMs }: Places) {
  let free = atOnce
  let count = 0
  /** The first has the next turn. */
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
    if (isFullFor(waiter)) throw tooMany()
    return new Promise<void>((go, drop) => {
      const timer = setTimeout(() => {
        one.isGone = () => true
        drop(tooMany())
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
  new DomainError('unavailable', 'Too many requests wait for the same thing. Try again in a second.', { retryAfterSeconds })
const gone = () => new DomainError('unavailable', 'The request was given up while it waited.', { retryAfterSeconds })

/** Something that may be done a few times at once, and then once in so long: answers for how long to wait before it is done again. */
export function pace({ atOnce, perMs }: { atOnce: number; perMs: number }) {
  let until = 0
  return () => {
    const now = performance.now()
    until = Math.max(now, until) + perMs
    return Math.max(0, until - now - atOnce * perMs)
  }
}

/**
 * A turn of the event loop for each who asks. With SQLite a chain of reads never gives others a turn by itself, and what many do at
 * one instant, such as all that are woken by one change, would be done before anybody else is heard.
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
