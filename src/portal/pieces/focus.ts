/** Moves the focus to what has just come: `<h2 ref={useFocus()} tabIndex={-1}>`. */
import { useLayoutEffect, useRef } from 'preact/hooks'

export function useFocus<E extends HTMLElement>(isWanted: () => boolean = () => true) {
  const element = useRef<E>(null)
  // Before anything more is typed: a letter might be a shortcut of the screen.
  useLayoutEffect(() => {
    if (isWanted()) element.current?.focus()
  }, [])
  return element
}
