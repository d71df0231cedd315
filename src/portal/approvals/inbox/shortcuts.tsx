/** The inbox by keyboard. Each key presses a button or a link on the screen, so it can do nothing that a pointer cannot. */
import { openKeys } from '../../opened.ts'
import { useShortcutHelp, useShortcuts } from '../../pieces/index.ts'
import { sayTooSoon } from '../guard.ts'

const meanings = {
  j: 'Next request',
  k: 'Previous request',
  Enter: 'Open it',
  a: 'Approve it',
  y: 'Yes, approve this high-risk request',
  d: 'Deny it; then type a reason, or just press Enter',
  q: 'Ask a question about it',
  e: 'Change what the agent may do, and then approve it',
  x: 'Select it, to decide several at once',
  Esc: 'Go back from a question, or undo changes',
}

interface Shortcuts {
  /** Opens the neighbour, or moves the focus to it. */
  onMove(by: 1 | -1): void
  /** Opens the request with the focus, if it is not the open one. Returns whether it did. */
  onOpen(): boolean
  onPick(): void
}

export function Shortcuts({ onMove, onOpen, onPick }: Shortcuts) {
  const press = (key: string) => onOpen() || pressed(key)
  useShortcutHelp('In the inbox', meanings)
  useShortcuts(
    {
      j: () => onMove(1),
      k: () => onMove(-1),
      a: () => press('a'),
      d: () => press('d'),
      q: () => press('q'),
      e: () => press('e'),
      y: () => pressed('y'),
      x: onPick,
    },
    'jk',
  )
  return (
    <button type="button" class="link keys-hint soft small" aria-keyshortcuts="?" onClick={openKeys}>
      Keyboard <kbd>?</kbd>
    </button>
  )
}

/** A press that does nothing says why. */
function pressed(key: string) {
  const button = document.querySelector<HTMLElement>(`.request [aria-keyshortcuts=${key}]`)
  if (button?.closest('[inert]')) sayTooSoon()
  else button?.click()
}
