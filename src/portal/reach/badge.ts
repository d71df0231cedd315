/** The number on the icon of the installed portal: how many requests wait. The browser's tab shows it in its title (title.ts). */
import { useEffect } from 'preact/hooks'

export function useAppBadge(waiting: number) {
  useEffect(() => {
    const done = waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.()
    // A browser may refuse it, such as for a page that is not installed.
    done?.catch(() => undefined)
  }, [waiting])
  // Nobody is signed in any more.
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => undefined), [])
}
