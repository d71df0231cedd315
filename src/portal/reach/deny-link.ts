/**
 * `#inbox/apr_…?deny=1`, which "Deny…" of a notification opens, shows the request with the line for the reason. It presses the button of
 * the card, as the shortcut does, so it can do nothing that a pointer cannot.
 */
import { useEffect } from 'preact/hooks'
import { refine, usePlace } from '../router.ts'

/** The shell calls this once. */
export function useDenyLink() {
  const { path, query } = usePlace()
  const isAsked = query.has('deny')
  useEffect(() => {
    const [, id] = /^inbox\/(apr_\w+)$/.exec(path) ?? []
    if (!isAsked || !id) return undefined
    const press = () => {
      const button = document.querySelector<HTMLElement>(`#${id}.is-open [aria-keyshortcuts=d]`)
      button?.click()
      if (button) refine({ deny: undefined })
    }
    // A request that was decided has no such button.
    const watch = new MutationObserver(press)
    watch.observe(document.body, { childList: true, subtree: true })
    press()
    return () => watch.disconnect()
  }, [path, isAsked])
}
