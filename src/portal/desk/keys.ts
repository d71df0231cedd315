/** Single keys for whoever reviews one after the other. They mean nothing while one writes, or while a question is open. */
import { useLayoutEffect, useRef } from 'preact/hooks'

export function useKeys(keys: Record<string, () => unknown>) {
  const latest = useRef(keys)
  latest.current = keys
  // With what it presses, not a frame later.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || document.querySelector('dialog[open]')) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
