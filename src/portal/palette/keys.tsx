/**
 * The keys that work on every screen, and what they open.
 *
 * These keys are heard before those of a screen, so that `g a` goes to the agents and does not approve a request.
 */
import { useEffect } from 'preact/hooks'
import { lazy } from '../lazy.tsx'
import { closeOpened, opened, openKeys, openPalette, openStop } from '../opened.ts'
import { Icon, isTypingOrAsked } from '../pieces/index.ts'
import { go } from '../router.ts'
import { useStore } from '../store.ts'

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
const StopEverything = lazy(async () => (await import('../agents/stop.tsx')).StopEverything)

/** The shell shows this once. */
export function Shortcuts() {
  const now = useStore(opened)
  useEffect(() => {
    let goesUntil = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key.toLowerCase() === 'k') {
        event.preventDefault()
        if (opened.get() === 'palette') closeOpened()
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
  useEffect(() => closeOpened, [])
  if (now === 'palette') return <Palette onClose={closeOpened} />
  if (now === 'keys') return <Keys onClose={closeOpened} />
  return now === 'stop' && <StopEverything onClose={closeOpened} />
}

export const PaletteButton = () => (
  <button type="button" class="palette-button" aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
    <Icon name="search" />
    <span>Search</span>
    <kbd aria-hidden="true">{paletteKeys}</kbd>
  </button>
)

/** Stops all agents, from every screen. */
export const StopButton = () => (
  <button type="button" class="stop-button" onClick={openStop}>
    <Icon name="stop" />
    <span>Stop everything…</span>
  </button>
)
