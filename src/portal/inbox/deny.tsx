/** A reason for the agent, in one line. Enter sends it, also if it is empty; Escape goes back. */
import { useState } from 'preact/hooks'
import { Button, Field, useFocus } from '../pieces/index.ts'

const quickReasons = ['Not now', 'Not needed', 'Tell me more first']

export function DenyForm({ busy, onSend, onBack }: { busy: boolean; onSend(note: string): void; onBack(): void }) {
  const [note, setNote] = useState('')
  const input = useFocus<HTMLInputElement>()
  const fill = (reason: string) => {
    setNote(reason)
    input.current?.focus()
  }
  return (
    <form
      class="decision stack gap3"
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
            ref={input}
            value={note}
            maxLength={1000}
            autoComplete="off"
            enterKeyHint="send"
            readOnly={busy}
            onInput={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
      </Field>
      <div class="flow" role="group" aria-label="Quick reasons">
        {quickReasons.map(reason => (
          <Button key={reason} small disabled={busy} onClick={() => fill(reason)}>
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
