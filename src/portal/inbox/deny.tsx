/** One line for the agent: why not. Enter sends it, as it is or empty; Escape goes back. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../pieces/button.tsx'
import { Field } from '../pieces/form.tsx'

const quickReasons = ['Not now', 'Not needed', 'Tell me more first']
const longest = 1000

export function DenyLine({ busy, onSend, onBack }: { busy: boolean; onSend(note: string): void; onBack(): void }) {
  const [note, write] = useState('')
  const line = useRef<HTMLInputElement>(null)
  // At once: a letter that is typed before would be one of the inbox's keys.
  useLayoutEffect(() => line.current?.focus(), [])
  return (
    <form
      class="decision"
      aria-label="Deny"
      onKeyDown={event => event.key === 'Escape' && !busy && onBack()}
      onSubmit={event => {
        event.preventDefault()
        if (!busy) onSend(note.trim())
      }}
    >
      <Field name="note" label="Tell the agent why (optional)">
        {control => (
          <input
            {...control}
            ref={line}
            value={note}
            maxLength={longest}
            autoComplete="off"
            enterKeyHint="send"
            readOnly={busy}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
        )}
      </Field>
      <div class="quick-reasons" role="group" aria-label="Quick reasons">
        {quickReasons.map(reason => (
          <Button
            key={reason}
            small
            disabled={busy}
            onClick={() => {
              write(reason)
              line.current?.focus()
            }}
          >
            {reason}
          </Button>
        ))}
      </div>
      <div class="decision-row">
        <Button key="send" type="submit" tone="deny" busy={busy}>
          Deny
        </Button>
        <Button key="back" disabled={busy} onClick={onBack}>
          Go back
        </Button>
      </div>
    </form>
  )
}
