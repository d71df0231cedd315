/**
 * Approve, deny or ask. Approving a high-risk request takes a second press, on a button in another place, or a passkey. While something is
 * being sent, no button works. If no answer comes, the same request can be sent again.
 */
import { useRef } from 'preact/hooks'
import { Button } from '../pieces/index.ts'
import { AskForm } from './ask.tsx'
import type { Approval } from './board.ts'
import { Confirm } from './confirm.tsx'
import { DenyForm } from './deny.tsx'
import { sayTooSoon, useReady } from './guard.ts'
import { NotSent } from './not-sent.tsx'
import { ApproveOptions } from './options.tsx'
import type { Hearers } from './sending.ts'
import { ApproveWords } from './signed.tsx'
import { useSteps, type Steps } from './steps.ts'
import { Suggest } from './suggest.tsx'
import { mostQuestions, questionsIn } from './thread.tsx'

interface Decision extends Hearers {
  approval: Approval
  onLater(): void
}

export function Decision({ approval, onLater, ...hearers }: Decision) {
  const steps = useSteps(approval, hearers)
  const isReady = useReady(questionsIn(approval))
  const { step, setStep, sending, back } = steps
  const { problem, verb, send, isSending } = sending
  const canAsk = questionsIn(approval) < mostQuestions

  if (problem) return <NotSent problem={problem} verb={verb} onAgain={sending.sendAgain} onBack={back} />
  if (step === 'deny')
    return (
      <DenyForm
        busy={isSending('deny')}
        onSend={note => send({ verb: 'deny', body: note ? { note } : {} })}
        onBack={back}
        onAsk={canAsk ? () => setStep('ask') : undefined}
        onSuggest={approval.kind === 'external_action' ? () => setStep('suggest') : undefined}
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
    return <Confirm approval={approval} chosen={steps.chosen} busy={isSending('approve')} onYes={steps.approve} onBack={back} />
  return <Choose approval={approval} steps={steps} isReady={isReady} canAsk={canAsk} onLater={onLater} />
}

interface Choose {
  approval: Approval
  steps: Steps
  isReady: boolean
  canAsk: boolean
  onLater(): void
}

/** The first step, with the form of a suggestion above it. */
function Choose({ approval, steps, isReady, canAsk, onLater }: Choose) {
  const { setStep, sending, isSigned } = steps
  /** The press began before the buttons were ready. It may end after they are. */
  const tooSoon = useRef(false)
  /** The service could not carry it out now, so Approve does not look like the main button. */
  const wouldFail = approval.preview?.would_succeed === false
  return (
    <div
      class="decision stack gap3"
      role="group"
      aria-label="Your decision"
      onPointerDown={() => (tooSoon.current = !isReady)}
      onPointerUp={() => tooSoon.current && sayTooSoon()}
    >
      <ApproveOptions approval={approval} chosen={steps.chosen} onChoose={steps.setChosen} />
      <div class="decision-row" inert={!isReady}>
        <Button
          key="approve"
          tone={wouldFail ? 'plain' : 'approve'}
          busy={sending.isSending('approve')}
          aria-keyshortcuts="a"
          onClick={() => (approval.risk === 'high' && !isSigned ? setStep('confirm') : steps.approve())}
        >
          <ApproveWords isSigned={isSigned} wouldFail={wouldFail} />
        </Button>
        <Button key="deny" tone="deny" disabled={sending.busy} aria-keyshortcuts="d" onClick={() => setStep('deny')}>
          Deny
        </Button>
        <Button key="ask" disabled={sending.busy || !canAsk} aria-keyshortcuts="q" onClick={() => setStep('ask')}>
          Ask
        </Button>
        <Button key="later" tone="quiet" disabled={sending.busy} onClick={onLater}>
          Later
        </Button>
      </div>
      {steps.step === 'suggest' && (
        <Suggest approval={approval} send={(body, onceKey) => sending.carryOut({ verb: 'deny', body }, onceKey)} onClose={steps.back} />
      )}
    </div>
  )
}
