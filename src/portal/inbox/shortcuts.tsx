/** The inbox by keyboard. Each key presses a button or a link on the screen, so it can do nothing that a pointer cannot. */
import { useState } from 'preact/hooks'
import { Dialog, useShortcuts } from '../pieces/index.ts'
import { sayTooSoon } from './guard.ts'

const meanings = {
  j: 'the next request',
  k: 'the previous request',
  Enter: 'open it',
  a: 'approve it',
  y: 'yes, approve a request of high risk',
  d: 'deny it; then type a reason, or just press Enter',
  q: 'ask a question about it',
  x: 'select it for a common decision',
  '/': 'search',
  Esc: 'back from a question',
  '?': 'show these keys',
}

interface Shortcuts {
  /** Opens the neighbour, or moves the focus to it. */
  onMove(by: 1 | -1): void
  /** Opens the request with the focus, if it is not the open one. Returns whether it did. */
  onOpen(): boolean
  onPick(): void
}

export function Shortcuts({ onMove, onOpen, onPick }: Shortcuts) {
  const [isShown, setShown] = useState(false)
  const show = () => setShown(true)
  const press = (key: string) => onOpen() || pressed(key)
  useShortcuts(
    {
      j: () => onMove(1),
      k: () => onMove(-1),
      a: () => press('a'),
      d: () => press('d'),
      q: () => press('q'),
      y: () => pressed('y'),
      x: onPick,
      '/': () => document.querySelector<HTMLElement>('.toolbar input[type=search]')?.focus(),
      '?': show,
    },
    'jk',
  )
  return (
    <>
      <button type="button" class="link keys-hint soft small" aria-keyshortcuts="?" onClick={show}>
        Keyboard <kbd>?</kbd>
      </button>
      {isShown && (
        <Dialog title="Keyboard shortcuts" onClose={() => setShown(false)}>
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

/** A press that does nothing says why. */
function pressed(key: string) {
  const button = document.querySelector<HTMLElement>(`.request [aria-keyshortcuts=${key}]`)
  if (button?.closest('[inert]')) sayTooSoon()
  else button?.click()
}
