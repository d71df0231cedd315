/** What other people's agents do rings in their owners' streams, not in the desk's. So the desk looks again by itself while somebody looks at it. */
import { useEffect, useRef } from 'preact/hooks'
import { reachable } from '../api.ts'

const lookMs = 4_000

export function useLooks(look: () => unknown) {
  const latest = useRef(look)
  latest.current = look
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && reachable.get() && latest.current()
    const timer = setInterval(again, lookMs)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [])
}
