/** Moves the focus to an element that has just appeared: `<h2 ref={useFocus()} tabIndex={-1}>`. */
import { useLayoutEffect, useRef } from 'preact/hooks'

export function useFocus<E extends HTMLElement>(isWanted: () => boolean = () => true) {
  const element = useRef<E>(null)
  // This happens before more is typed, because a letter might be a shortcut of the screen.
  useLayoutEffect(() => {
    if (isWanted()) element.current?.focus()
  }, [])
  return element
}
