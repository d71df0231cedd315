/** Does something again and again while somebody looks: for what changes without an event. */
import { useEffect, useRef } from 'preact/hooks'

export function useEvery(ms: number, act: () => unknown) {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && latest.current(), ms)
    return () => clearInterval(timer)
  }, [ms])
}
