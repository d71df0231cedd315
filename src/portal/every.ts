/** Does something again and again while somebody looks, and at once when they look again: for what changes without an event. */
import { useEffect, useRef } from 'preact/hooks'
import { reachable } from './api.ts'

export function useEvery(ms: number, act: () => unknown) {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && reachable.get() && void latest.current()
    const timer = setInterval(again, ms)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [ms])
}
