/**
 * Timers that go off only when the test says so. What happens all the same happens because something was heard, and not because
 * somebody looked again after a while; and however slow the machine is, no time passes.
 */
import { mock } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach } from '@jest/globals'

let release = () => {}
afterEach(() => {
  release()
  release = () => {}
})

/**
 * From here to the end of the test. The turns of the event loop go on as ever, and so does the date, which the service takes from the
 * world's clock.
 */
export function holdTimers() {
  let now = performance.now()
  const clock = mock.method(performance, 'now', () => now)
  const before = { clearTimeout, clearInterval }
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  const { setTimeout: hold, setInterval: holdInterval } = globalThis
  const held = new Set<unknown>()
  const setting = [
    mock.method(globalThis, 'setTimeout', (then: (...given: unknown[]) => void, ms: number, ...given: unknown[]) => {
      const timer = hold(() => {
        held.delete(timer)
        then(...given)
      }, ms)
      held.add(timer)
      return timer
    }),
    mock.method(globalThis, 'setInterval', (then: () => void, ms: number) => {
      const timer = holdInterval(then, ms)
      held.add(timer)
      return timer
    }),
  ]
  // A timer that was set before can still be cleared. If it was held by an earlier test, Node would take another one out of its queue.
  const clearing = (['clearTimeout', 'clearInterval'] as const).map(name => {
    const clear = globalThis[name]
    return mock.method(globalThis, name, (timer: NodeJS.Timeout) => (held.delete(timer) ? clear : before[name])(timer))
  })
  release = () => {
    for (const one of [clock, ...setting, ...clearing]) one.mock.restore()
    mock.timers.reset()
  }
  const advance = (ms: number) => {
    now += ms
    mock.timers.tick(ms)
  }
  return {
    advance,
    /** Time passes until this has happened: ten times as fast as on the machine, so that what takes long there does not take too long here. */
    async advanceUntil<T>(happened: Promise<T>) {
      const has = happened.then(() => true)
      while (!(await Promise.race([has, sleep(1, false)]))) advance(10)
      return happened
    },
  }
}
