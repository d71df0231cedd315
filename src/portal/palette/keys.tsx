/**
 * The keys that work on every screen, and what they open. The palette and the list of keys are loaded when they are opened.
 *
 * These keys are heard before those of a screen, so that `g a` goes to the agents and does not approve a request.
 */
import { useEffect } from 'preact/hooks'
import { lazy } from '../lazy.tsx'
import { Icon, isTypingOrAsked } from '../pieces/index.ts'
import { go } from '../router.ts'
import { createStore, useStore } from '../store.ts'

type Opened = 'palette' | 'keys' | undefined
const opened = createStore<Opened>(undefined)
export const openPalette = () => opened.set('palette')
export const openKeys = () => opened.set('keys')

/** The second key after `g`, and where it leads. */
const places: Record<string, string> = { h: 'home', i: 'inbox', a: 'agents', q: 'quests', w: 'work', l: 'log', s: 'account' }
/** How long after `g` its second key may come. */
const secondKeyMs = 1_500

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
const paletteKeys = isMac ? '⌘ K' : 'Ctrl K'

export const everywhere: Record<string, string> = {
  [paletteKeys]: 'Search or run a command',
  'g h': 'Go to the home screen',
  'g i': 'Go to the inbox',
  'g a': 'Go to your agents',
  'g q': 'Go to the quests',
  'g w': 'Go to your agents’ work',
  'g l': 'Go to the log',
  'g s': 'Go to your account',
  '/': 'Search this list',
  '?': 'Show all shortcuts',
}

const Palette = lazy(async () => (await import('./palette.tsx')).Palette)
const Keys = lazy(async () => (await import('./help.tsx')).Keys)

/** The shell shows this once. */
export function Shortcuts() {
  const now = useStore(opened)
  const close = () => opened.set(undefined)
  useEffect(() => {
    let goesUntil = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key.toLowerCase() === 'k') {
        event.preventDefault()
        if (opened.get() === 'palette') close()
        else if (!document.querySelector('dialog[open]')) openPalette()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTypingOrAsked(event.target)) return
      const isSecond = performance.now() < goesUntil
      goesUntil = 0
      if (isSecond && key.length === 1) {
        event.preventDefault()
        if (places[key]) go(places[key])
      } else if (key === 'g') {
        event.preventDefault()
        goesUntil = performance.now() + secondKeyMs
      } else if (key === '?') {
        event.preventDefault()
        openKeys()
      } else if (key === '/') {
        const search = document.querySelector<HTMLInputElement>('main input[type=search]')
        if (!search) return
        event.preventDefault()
        search.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
  useEffect(() => close, [])
  return now === 'palette' ? <Palette onClose={close} /> : now === 'keys' ? <Keys onClose={close} /> : null
}

export const PaletteButton = () => (
  <button type="button" class="palette-button" aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
    <Icon name="search" />
    <span>Search</span>
    <kbd aria-hidden="true">{paletteKeys}</kbd>
  </button>
)
