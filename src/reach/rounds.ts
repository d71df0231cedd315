/** Looks at the outbox again and again: when it is woken, and after the time that the last look named. There is one look at a time. */
import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '../core/kit/world.ts'

/**
 * The shortest time between two looks. It keeps the number of transactions low, because on SQLite the requests wait for the
 * same disk.
 */
const paceMs = 150
/** A look that failed is repeated after this time. */
const retryMs = second

/** `look` returns in how many ms the next look is due. */
export function rounds(look: () => Promise<number>, onFailure: (error: unknown) => void) {
  let pace = async () => {}
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let again = false
  let over = false

  /** Looks now. While a look is going on, one more follows it. */
  function wake() {
    if (over) return
    again = true
    round ??= looks().finally(() => (round = undefined))
  }

  async function looks() {
    clearTimeout(timer)
    let waitMs = retryMs
    try {
      while (again) {
        if (over) return
        await pace()
        again = false
        waitMs = await look()
      }
    } catch (error) {
      onFailure(error)
    }
    if (!over) timer = setTimeout(wake, waitMs).unref()
  }

  return {
    wake,
    /** From now on, there is some time between two looks. */
    keepPace() {
      let lookedAt = -Infinity
      pace = async () => {
        await sleep(Math.max(0, lookedAt + paceMs - performance.now()))
        lookedAt = performance.now()
      }
    },
    isOver: () => over,
    /** The look that is going on. */
    current: () => round,
    /** No look begins any more. Resolves when the last one has ended. */
    async end() {
      over = true
      clearTimeout(timer)
      await round
    },
  }
}
