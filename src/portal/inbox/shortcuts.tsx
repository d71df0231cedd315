/** The inbox by keyboard. Each key presses a button or a link on the screen, so it can do nothing that a pointer cannot. */
import { useState } from 'preact/hooks'
import { Dialog, useShortcutHelp, useShortcuts } from '../pieces/index.ts'
import { sayTooSoon } from './guard.ts'

const meanings = {
  j: 'the next request',
  k: 'the previous request',
  Enter: 'open or close it',
  a: 'approve it, or open it first',
  d: 'deny it; then type a reason, or just press Enter',
  q: 'ask a question about it',
  Esc: 'back from a question',
  '?': 'show these keys',
}

export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useShortcutHelp('In the inbox', meanings)
  useShortcuts({ j: () => move(1), k: () => move(-1), a: () => press('a'), d: () => press('d'), q: () => press('q'), '?': open }, 'jk')
  return (
    <>
      <button type="button" class="link keys-hint soft small" aria-keyshortcuts="?" onClick={open}>
        Keyboard <kbd>?</kbd>
      </button>
      {isOpen && (
        <Dialog title="Keyboard shortcuts" onClose={() => setOpen(false)}>
          <dl class="keys stack gap2">
            {Object.entries(meanings).map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  )
}

/** The card that has the focus, or else the open one. */
const current = () => document.activeElement?.closest<HTMLElement>('.request') ?? document.querySelector<HTMLElement>('.request.is-open')

function move(by: 1 | -1) {
  const titles = [...document.querySelectorAll<HTMLElement>('.request-title a')]
  const at = titles.findIndex(title => current()?.contains(title))
  const next = at < 0 ? titles.at(by > 0 ? 0 : -1) : titles[at + by]
  next?.focus()
  next?.closest('.request')?.scrollIntoView({ block: 'nearest' })
}

function press(key: 'a' | 'd' | 'q') {
  const card = current()
  const button = card?.querySelector<HTMLElement>(`[aria-keyshortcuts=${key}]`)
  if (button?.closest('[inert]')) sayTooSoon()
  else if (button) button.click()
  else if (!card?.classList.contains('is-open')) card?.querySelector<HTMLElement>('.request-title a')?.click()
}
