/** Something to take along: shown in full, with a button that copies it. `secret` for what is shown only once. */
import { useRef, useState } from 'preact/hooks'
import { Icon } from './icon.tsx'

const toldMs = 2_000

export function Copy({ text, label, secret = false }: { text: string; label: string; secret?: boolean }) {
  const shown = useRef<HTMLElement>(null)
  const [copied, tell] = useState(false)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      tell(true)
      setTimeout(() => tell(false), toldMs)
    } catch {
      // No clipboard without https, or not allowed: then it is selected, for the human's own hand.
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
    }
  }
  return (
    <div class={`copy ${secret ? 'secret' : ''}`}>
      <pre ref={shown as never}>{text}</pre>
      <button type="button" class="icon-button" aria-label={`Copy ${label}`} onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      <span class="unseen" role="status">
        {copied ? 'Copied' : ''}
      </span>
    </div>
  )
}
