/** A reason for the agent, in one line. Enter sends it, even if it is empty. Escape goes back. */
import { useState } from 'preact/hooks'
import { Button, Field, useFocus } from '../../pieces/index.ts'

const quickReasons = ['Not now', 'Not needed']

interface DenyForm {
  busy: boolean
  onSend(note: string): void
  onBack(): void
  /** A question instead of a denial. */
  onAsk: (() => void) | undefined
  /** A yes to something else instead of a denial. Only for an action outside the service. */
  onEdit: (() => void) | undefined
}

export function DenyForm({ busy, onSend, onBack, onAsk, onEdit }: DenyForm) {
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
      <Field name={fieldsOf.denyApproval.note.name} label="Tell the agent why (optional)">
        {control => (
          <input
            {...control}
            ref={input}
            value={note}
            maxLength={fieldsOf.denyApproval.note.maxLength}
            autoComplete="off"
            enterKeyHint="send"
            readOnly={busy}
            onInput={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
      </Field>
      <div class="flow" role="group" aria-label="Quick reasons and alternatives">
        {quickReasons.map(reason => (
          <Button key={reason} small disabled={busy} onClick={() => fill(reason)}>
            {reason}
          </Button>
        ))}
        {onEdit && (
          <Button small tone="quiet" disabled={busy} onClick={onEdit}>
            Approve with changes…
          </Button>
        )}
        {onAsk && (
          <Button small tone="quiet" disabled={busy} onClick={onAsk}>
            Ask a question
          </Button>
        )}
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
