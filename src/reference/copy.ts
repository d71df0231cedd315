/** The button that copies a sample. */
import { make } from './dom.ts'

const copiedMs = 2_000

export function addCopyButton(sample: HTMLElement) {
  // A browser lets a page write to the clipboard only over https, or on its own machine.
  if (!isSecureContext) return
  const button = make('button', { type: 'button', className: 'copy', textContent: 'Copy' })
  button.addEventListener('click', () => void copy(sample, button))
  sample.before(button)
}

async function copy(sample: HTMLElement, button: HTMLButtonElement) {
  button.textContent = await navigator.clipboard.writeText(sample.textContent).then(
    () => 'Copied',
    () => 'Not copied',
  )
  setTimeout(() => (button.textContent = 'Copy'), copiedMs)
}
