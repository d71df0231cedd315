/** Single keys that do something on a screen. They do nothing while somebody types, or while a dialog or a menu is open. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { createStore } from '../store.ts'

/** Keys in `repeating` also act while they are held down. */
export function useShortcuts(keys: Record<string, () => unknown>, repeating = '') {
  const latest = useRef(keys)
  latest.current = keys
  // A frame later would be too late for a key that is pressed at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTypingOrAsked(event.target)) return
      const act = latest.current[event.key]
      if (!act || (event.repeat && !repeating.includes(event.key))) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** The meanings of the keys of a screen. The dialog that `?` opens shows it. */
interface Help {
  title: string
  meanings: Record<string, string>
}
export const help = createStore<readonly Help[]>([])

/** `meanings` must be a constant. */
export function useShortcutHelp(title: string, meanings: Record<string, string>) {
  useEffect(() => {
    const mine = { title, meanings }
    help.set([...help.get(), mine])
    return () => help.set(help.get().filter(one => one !== mine))
  }, [title, meanings])
}

export const isTypingOrAsked = (target: EventTarget | null) =>
  document.querySelector('dialog[open], :popover-open') !== null ||
  (target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select')))
