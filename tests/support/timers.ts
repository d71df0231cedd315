/**
 * Timers that go off only when the test says so. What happens all the same happens because something was heard, and not because
 * somebody looked again after a while; and however slow the machine is, no time passes.
 */
import { afterEach, jest } from '@jest/globals'

/** What goes on as ever: the turns of the event loop, and the date, which the service takes from the world's clock. */
const untouched = ['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const

afterEach(() => void jest.useRealTimers())

/** From here to the end of the test. */
export function holdTimers() {
  jest.useFakeTimers({ doNotFake: [...untouched] })
  const advance = (ms: number) => void jest.advanceTimersByTime(ms)
  return {
    advance,
    /** Time passes, a little with each turn of the event loop, until this has happened. */
    async advanceUntil<T>(happened: Promise<T>) {
      const has = happened.then(() => true)
      const turn = () => new Promise<false>(resolve => setImmediate(resolve, false))
      while (!(await Promise.race([has, turn()]))) advance(10)
      return happened
    },
  }
}
