/** A text with a button that copies it. `secret` marks one that is shown only once. */
import { useRef, useState } from 'preact/hooks'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

const toldMs = 2_000

export function Copy({ text, label, secret = false }: { text: string; label: string; secret?: boolean }) {
  const shown = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState(false)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setTimeout(() => setCopied(false), toldMs)
    } catch {
      // Without https or permission there is no clipboard, so the text is selected instead.
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
    }
  }
  return (
    <div class={`copy ${secret ? 'secret' : ''}`}>
      <pre ref={shown as never}>{text}</pre>
      <IconButton label={`Copy ${label}`} onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
      </IconButton>
      <span class="unseen" role="status">
        {copied ? 'Copied' : ''}
      </span>
    </div>
  )
}
