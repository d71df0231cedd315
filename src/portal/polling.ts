/** Does something again and again while the page is in sight, and at once when it comes back into sight: for what changes without an event. */
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
