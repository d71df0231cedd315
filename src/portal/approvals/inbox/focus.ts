/** What has the focus in the inbox, and what is scrolled into view, when another request is opened or the list is shown again. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { rowOf } from './row.tsx'

interface Focus {
  /** The request that is open. */
  id: string | undefined
  /** The row that has the focus, or had it last. */
  focused: string | undefined
  /** Whether the request takes the place of the list. */
  isAlone: boolean
  /** Whether the human came here from another place of the portal. */
  hasMoved: boolean
}

export function useFocus({ id, focused, isAlone, hasMoved }: Focus) {
  // The list is where it was after a request was open alone.
  const scrolled = useRef(0)
  const shownAlone = useRef(false)
  if (isAlone && !shownAlone.current) scrolled.current = window.scrollY
  useLayoutEffect(() => {
    const wasAlone = shownAlone.current
    shownAlone.current = isAlone
    if (wasAlone && !isAlone) window.scrollTo(0, scrolled.current)
    if (isAlone) window.scrollTo(0, 0)
    else if (id) show(id)
    if (!hasMoved) return
    if (isAlone) document.querySelector<HTMLElement>('.request-title')?.focus({ preventScroll: true })
    else rowOf(id ?? focused ?? '')?.focus({ preventScroll: true })
  }, [id, isAlone])
  useLayoutEffect(() => {
    if (id || !focused) return
    show(focused)
    rowOf(focused)?.focus({ preventScroll: true })
  }, [focused])
}

const show = (id: string) => rowOf(id)?.closest('li')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
