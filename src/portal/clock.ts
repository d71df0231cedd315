/** One clock for the page, so that all times tick together. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { createStore, useRedraw, useStore } from './store.ts'

const tickMs = 1_000
const clock = createStore(Date.now())
setInterval(() => clock.set(Date.now()), tickMs)

export const useNow = () => useStore(clock)

/**
 * What is made of the time. The component is drawn again only when that changes. Lists have many times, and a layout effect, unlike another,
 * needs no timer.
 */
export function useTime<T>(read: (now: number) => T): T {
  const redraw = useRedraw()
  const latest = { read, shown: read(clock.get()) }
  const now = useRef(latest)
  now.current = latest
  useLayoutEffect(() => {
    const look = () => !Object.is(now.current.read(clock.get()), now.current.shown) && redraw()
    look()
    return clock.watch(look)
  }, [])
  return latest.shown
}
