/**
 * Approve, deny, change or ask. Approving a high-risk request takes a second press, on a button in another place, or a passkey. While
 * something is being sent, no button works. If no answer comes, the same request can be sent again.
 */
import { useEffect, useRef } from 'preact/hooks'
import { hasPasskeys } from '../../passkey.ts'
import { NoPasskeys } from '../../people/access/no-passkeys.tsx'
import { Button } from '../../pieces/index.ts'
import { ApproveButton } from './approve-button.tsx'
import { AskForm } from './ask.tsx'
import type { Approval } from '../board.ts'
import { Confirm } from './confirm.tsx'
import { DenyForm } from './deny.tsx'
import { isAboutChanges, type Editing } from './editing.ts'
import { sayTooSoon, useReady } from '../guard.ts'
import { NotSent } from './not-sent.tsx'
import { ApproveOptions } from './options.tsx'
import type { Reading } from './reading.ts'
import type { Steps } from './steps.ts'
import { mostQuestions, questionsIn } from './thread.tsx'

interface Decision {
  approval: Approval
  editing: Editing
  reading: Reading
  steps: Steps
  onLater(): void
}

export function Decision({ approval, editing, reading, steps, onLater }: Decision) {
  const isReady = useReady(`${questionsIn(approval)} ${reading.unread}`)
  const { step, setStep, sending, back } = steps
  const { problem, verb, send, isSending } = sending
  const canAsk = questionsIn(approval) < mostQuestions

  if (problem && !isAboutChanges(problem)) return <NotSent problem={problem} verb={verb} onAgain={sending.sendAgain} onBack={back} />
  if (step === 'deny')
    return (
      <DenyForm
        busy={isSending('deny')}
        onSend={note => send({ verb: 'deny', body: note ? { note } : {} })}
        onBack={back}
        onAsk={canAsk ? () => setStep('ask') : undefined}
        onEdit={editing.asked && steps.edit}
      />
    )
  if (step === 'ask')
    return (
      <AskForm
        agent={approval.agent.name}
        text={steps.question}
        busy={isSending('ask')}
        onText={steps.setQuestion}
        onSend={() => send({ verb: 'ask', body: { text: steps.question.trim() } })}
        onBack={back}
      />
    )
  if (step === 'confirm')
    return (
      <Confirm
        approval={approval}
        editing={editing}
        chosen={steps.chosen}
        busy={isSending('approve')}
        onYes={steps.approve}
        onBack={back}
      />
    )
  return <Choose {...{ approval, editing, reading, steps, isReady, canAsk, onLater }} />
}

/** The first step. While the action is being changed, only the yes and the way back are offered. */
function Choose({ approval, editing, reading, steps, isReady, canAsk, onLater }: Decision & { isReady: boolean; canAsk: boolean }) {
  const { setStep, sending, wrong } = steps
  /** The press began before the buttons were ready. It may end after they are. */
  const tooSoon = useRef(false)
  useEscape(editing.edited && !sending.busy && steps.stopEditing)
  return (
    <div
      class="decision stack gap3"
      role="group"
      aria-label="Your decision"
      onPointerDown={() => (tooSoon.current = !isReady)}
      onPointerUp={() => tooSoon.current && sayTooSoon()}
    >
      {wrong && (
        <p class="tone bad" role="alert">
          <strong>Not approved.</strong> Correct what is marked above.
        </p>
      )}
      {steps.isSigned && !hasPasskeys() && <NoPasskeys />}
      <ApproveOptions approval={approval} chosen={steps.chosen} onChoose={steps.setChosen} />
      <div class={`decision-row ${editing.asked ? 'is-named' : ''}`} inert={!isReady}>
        <ApproveButton
          key="approve"
          {...{ approval, editing, reading }}
          isSigned={steps.isSigned}
          busy={sending.isSending('approve')}
          onApprove={steps.begin}
        />
        {editing.edited ? (
          <Button key="stop" disabled={sending.busy} onClick={steps.stopEditing}>
            {editing.edited.changes ? 'Undo changes' : 'Stop editing'}
          </Button>
        ) : (
          <>
            <Button key="deny" tone="deny" disabled={sending.busy} aria-keyshortcuts="d" onClick={() => setStep('deny')}>
              Deny
            </Button>
            {editing.asked && (
              <Button key="edit" disabled={sending.busy} aria-keyshortcuts="e" onClick={steps.edit}>
                Edit
              </Button>
            )}
            <Button key="ask" disabled={sending.busy || !canAsk} aria-keyshortcuts="q" onClick={() => setStep('ask')}>
              Ask
            </Button>
            <Button key="later" tone="quiet" disabled={sending.busy} onClick={onLater}>
              Later
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** Escape does it, wherever the focus is. */
function useEscape(act: (() => void) | false | undefined) {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open], :popover-open')) return
      if (latest.current) latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
