/** The inbox by keyboard. Each key presses what is on the screen, so it can do nothing that a finger could not. */
import { useEffect, useState } from 'preact/hooks'
import { Dialog } from '../pieces/dialog.tsx'
import { sayTooSoon } from './armed.ts'

const keys = [
  ['j', 'the next request'],
  ['k', 'the one before'],
  ['Enter', 'open it, or close it'],
  ['a', 'approve it; one that is closed is opened first'],
  ['d', 'deny it; then write why, or just press Enter'],
  ['Esc', 'back from a question'],
  ['?', 'these keys'],
] as const

export function Keys() {
  const [asked, ask] = useState(false)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event.target)) return
      const act = { j: () => move(1), k: () => move(-1), a: () => press('a'), d: () => press('d'), '?': () => ask(true) }[event.key]
      // A key that is held down decides nothing twice.
      if (!act || (event.repeat && event.key !== 'j' && event.key !== 'k')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return (
    <>
      <button type="button" class="link keys-hint" aria-keyshortcuts="?" onClick={() => ask(true)}>
        Keyboard <kbd>?</kbd>
      </button>
      {asked && (
        <Dialog title="Keys of the inbox" onClose={() => ask(false)}>
          <dl class="keys">
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  )
}

const isBusyElsewhere = (target: EventTarget | null) =>
  document.querySelector('dialog[open], :popover-open') !== null ||
  (target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select')))

const titles = () => [...document.querySelectorAll<HTMLElement>('.request-title a')]

/** The card that has the focus; otherwise the one that is open. */
const current = () => document.activeElement?.closest<HTMLElement>('.request') ?? document.querySelector<HTMLElement>('.request.is-open')

function move(by: 1 | -1) {
  const all = titles()
  const at = all.findIndex(title => current()?.contains(title))
  const next = at < 0 ? all[by > 0 ? 0 : all.length - 1] : all[at + by]
  next?.focus()
  next?.closest('.request')?.scrollIntoView({ block: 'nearest' })
}

function press(key: 'a' | 'd') {
  const card = current()
  const button = card?.querySelector<HTMLElement>(`[aria-keyshortcuts=${key}]`)
  if (button?.closest('[inert]')) sayTooSoon()
  else if (button) button.click()
  else if (!card?.classList.contains('is-open')) card?.querySelector<HTMLElement>('.request-title a')?.click()
}
