/**
 * Repeats something while the page is visible, and does it at once when the page becomes visible again. It is for data that changes without
 * an event.
 */
import { useEffect, useRef } from 'preact/hooks'
import { reachable } from './api.ts'

export function usePolling(ms: number | undefined, act: () => unknown) {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (!ms) return undefined
    const poll = () => document.visibilityState === 'visible' && reachable.get() && void latest.current()
    const timer = setInterval(poll, ms)
    document.addEventListener('visibilitychange', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [ms])
}
