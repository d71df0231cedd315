/**
 * Looks at something again and again: at each hint that it may have changed, and after some time without a hint, because hints can be lost.
 * A hint during a look is not lost: it leads to the next look. However many hints there are, the looks keep a pace.
 */
import { pace, turnOfLoop } from './turns.ts'

export type Watch = ReturnType<typeof watch>

export function watch(looks: Parameters<typeof pace>[0]) {
  const pauseBefore = pace(looks)
  let isHinted = false
  let isPausing = false
  let isOver = false
  /** Ends the wait. */
  let resume = () => {}
  const wait = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      resume = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    /** Something may have changed. */
    wake() {
      isHinted = true
      if (!isPausing) resume()
    },
    /** Nothing is waited for any more. */
    end() {
      isOver = true
      resume()
    },
    isOver: () => isOver,
    /** Waits for the next look: for a hint, at most for this time. Says whether there was a hint. */
    async next(longestMs: number) {
      if (!isHinted && !isOver && longestMs > 0) await wait(longestMs)
      const cameByHint = isHinted
      const pauseMs = pauseBefore()
      isPausing = true
      if (pauseMs > 0 && !isOver) await wait(pauseMs)
      isPausing = false
      // One change may wake many watchers, and each of them reads. Other requests get their turns in between.
      await turnOfLoop()
      isHinted = false
      return cameByHint
    },
  }
}
