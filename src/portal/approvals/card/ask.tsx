/** A question to the agent. It decides nothing: the request stays open. Enter sends it; Escape goes back. */
import { Button, Field, plain, useFocus } from '../../pieces/index.ts'

interface AskForm {
  agent: string
  text: string
  busy: boolean
  onText(text: string): void
  onSend(): void
  onBack(): void
}

export function AskForm({ agent, text, busy, onText, onSend, onBack }: AskForm) {
  const input = useFocus<HTMLTextAreaElement>()
  return (
    <form
      class="decision stack gap3"
      aria-label="Ask"
      onKeyDown={event => event.key === 'Escape' && !busy && onBack()}
      onSubmit={event => {
        event.preventDefault()
        if (!busy && text.trim()) onSend()
      }}
    >
      <Field
        name="question"
        label="Ask a question"
        hint={
          <>
            The clock stops until <bdi>{plain(agent)}</bdi> answers. If the answer is late, the clock runs again.
          </>
        }
      >
        {control => (
          <textarea
            {...control}
            ref={input}
            rows={2}
            value={text}
            maxLength={fieldsOf.askAboutApproval.text.maxLength}
            enterkeyhint="send"
            readOnly={busy}
            required
            onInput={({ currentTarget }) => onText(currentTarget.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
          />
        )}
      </Field>
      <div class="decision-row">
        <Button key="send" type="submit" tone="main" busy={busy}>
          Send
        </Button>
        <Button key="back" disabled={busy} onClick={onBack}>
          Go back
        </Button>
      </div>
    </form>
  )
}
