/**
 * Approve, deny or ask. Approving a high-risk request takes a second press, on a button in another place, or a passkey. While something is
 * being sent, no button works. If no answer comes, the same request can be sent again.
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Problem } from '../api.ts'
import { Button, say, Trouble, useFocus } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import { LargeFacts, titleOf } from './about.tsx'
import { AskForm } from './ask.tsx'
import { DenyForm } from './deny.tsx'
import { sayTooSoon, useReady } from './guard.ts'
import { ApproveOptions, bodyOf, ChosenWords, usual, type Chosen } from './options.tsx'
import type { Approval, Ending } from './board.ts'
import { ApproveWords } from './signed.tsx'
import { demandsSignature, prepareSignature } from './signature.ts'
import { Suggest } from './suggest.tsx'
import { mostQuestions, questionsIn } from './thread.tsx'
import { sendVerdict, type Verdict } from './verdict.ts'

interface Decision {
  approval: Approval
  onBusy(isBusy: boolean): void
  onEnd(approval: Approval, ending: Ending): void
  onAsked(approval: Approval): void
  onRefresh(): void
  onLater(): void
}

/** The key that opens each step. */
const keys = { confirm: 'a', deny: 'd', suggest: 'd', ask: 'q', choose: 'a' }

export function Decision({ approval, onBusy, onEnd, onAsked, onRefresh, onLater }: Decision) {
  const [step, setStep] = useState<keyof typeof keys>('choose')
  const [question, setQuestion] = useState('')
  const [chosen, setChosen] = useState(usual)
  const decide = useAction((move: Verdict, onceKey) => carryOut(move, onceKey))
  const sent = useRef<Verdict>(undefined)
  const row = useRef<HTMLDivElement>(null)
  const isReady = useReady(questionsIn(approval))
  /** The press began before the buttons were ready. It may end after they are. */
  const tooSoon = useRef(false)
  const isExternal = approval.kind === 'external_action'
  /** The service could not carry it out now, so Approve does not look like the main button. */
  const wouldFail = approval.preview?.would_succeed === false
  const canAsk = questionsIn(approval) < mostQuestions

  const isSigned = demandsSignature(approval)
  useEffect(() => prepareSignature(approval), [approval.id, approval.version, isSigned])

  async function carryOut(move: Verdict, onceKey: string) {
    onBusy(true)
    const answer = await sendVerdict(approval, move, onceKey)
    onBusy(false)
    if (answer.data && move.verb === 'ask') asked(answer.data)
    else if (answer.data) onEnd(answer.data, 'here')
    else if (answer.problem.approval) onEnd(answer.problem.approval, 'elsewhere')
    else if (answer.problem.code !== 'offline') onRefresh()
    return answer
  }
  const run = (move: Verdict) => {
    sent.current = move
    void decide.run(move)
  }
  const asked = (approval: Approval) => {
    setQuestion('')
    setStep('choose')
    onAsked(approval)
    say('Question sent. The request stays open.')
    // The buttons cannot take the focus yet.
    setTimeout(() => document.querySelector<HTMLElement>(`#${approval.id} .thread-awaits`)?.focus())
  }
  const approve = () => run({ verb: 'approve', body: bodyOf(chosen) })
  const back = () => {
    decide.forget()
    setStep('choose')
    focusOn(keys[step])
  }
  const focusOn = (key: string) => setTimeout(() => row.current?.querySelector<HTMLElement>(`[aria-keyshortcuts=${key}]`)?.focus())
  const isSending = (verb: Verdict['verb']) => decide.busy && sent.current?.verb === verb

  if (decide.problem)
    return (
      <div class="decision stack gap3" role="group" aria-label="Your decision">
        <Trouble problem={{ ...decide.problem, ...wordsFor(decide.problem, sent.current?.verb) }} />
        <div class="decision-row">
          <Button tone="main" onClick={() => sent.current && run(sent.current)}>
            Try again
          </Button>
          <Button onClick={back}>Go back</Button>
        </div>
      </div>
    )
  if (step === 'deny')
    return (
      <DenyForm
        busy={isSending('deny')}
        onSend={note => run({ verb: 'deny', body: note ? { note } : {} })}
        onBack={back}
        onAsk={canAsk ? () => setStep('ask') : undefined}
        onSuggest={isExternal ? () => setStep('suggest') : undefined}
      />
    )
  if (step === 'ask')
    return (
      <AskForm
        agent={approval.agent.name}
        text={question}
        busy={isSending('ask')}
        onText={setQuestion}
        onSend={() => run({ verb: 'ask', body: { text: question.trim() } })}
        onBack={back}
      />
    )
  if (step === 'confirm') return <Confirm approval={approval} chosen={chosen} busy={isSending('approve')} onYes={approve} onBack={back} />
  return (
    <div
      class="decision stack gap3"
      role="group"
      aria-label="Your decision"
      ref={row}
      onPointerDown={() => (tooSoon.current = !isReady)}
      onPointerUp={() => tooSoon.current && sayTooSoon()}
    >
      <ApproveOptions approval={approval} chosen={chosen} onChoose={setChosen} />
      <div class="decision-row" inert={!isReady}>
        <Button
          key="approve"
          tone={wouldFail ? 'plain' : 'approve'}
          busy={isSending('approve')}
          aria-keyshortcuts="a"
          onClick={() => (approval.risk === 'high' && !isSigned ? setStep('confirm') : approve())}
        >
          <ApproveWords isSigned={isSigned} wouldFail={wouldFail} />
        </Button>
        <Button key="deny" tone="deny" disabled={decide.busy} aria-keyshortcuts="d" onClick={() => setStep('deny')}>
          Deny
        </Button>
        <Button key="ask" disabled={decide.busy || !canAsk} aria-keyshortcuts="q" onClick={() => setStep('ask')}>
          Ask
        </Button>
        <Button key="later" tone="quiet" disabled={decide.busy} onClick={onLater}>
          Later
        </Button>
      </div>
      {step === 'suggest' && (
        <Suggest approval={approval} send={(body, onceKey) => carryOut({ verb: 'deny', body }, onceKey)} onClose={back} />
      )}
    </div>
  )
}

/** "Go back" is where Approve was, so that it takes the second half of a double press. Neither button has the focus. */
function Confirm({
  approval,
  chosen,
  busy,
  onYes,
  onBack,
}: {
  approval: Approval
  chosen: Chosen
  busy: boolean
  onYes(): void
  onBack(): void
}) {
  return (
    <div
      class="decision stack gap3"
      role="group"
      aria-label="Are you sure?"
      onKeyDown={event => event.key === 'Escape' && !busy && onBack()}
    >
      <p ref={useFocus<HTMLParagraphElement>()} tabIndex={-1}>
        <strong class="tone bad">This is a high-risk action and cannot be undone.</strong> Have you read exactly what{' '}
        <bdi>{approval.agent.name}</bdi> wants?
        <ChosenWords approval={approval} chosen={chosen} />
      </p>
      <p class="confirm-what">
        <bdi>{titleOf(approval)}</bdi>
      </p>
      <LargeFacts approval={approval} />
      <div class="decision-row">
        <Button key="back" disabled={busy} onClick={onBack}>
          Go back
        </Button>
        <span class="decision-gap" />
        <Button key="yes" tone="approve" busy={busy} aria-keyshortcuts="y" onClick={onYes}>
          Yes, approve
        </Button>
      </div>
    </div>
  )
}

/** If the browser is online, what was sent may have arrived; the card then says so. */
function wordsFor({ code }: Problem, verb: Verdict['verb'] = 'approve') {
  if (code === 'precondition_failed')
    return { title: 'The request has changed', detail: 'Nothing was decided. Read the new version, then decide.' }
  if (code !== 'offline') return {}
  return navigator.onLine
    ? { title: 'No answer yet', detail: `Your ${verb === 'ask' ? 'question' : 'decision'} may have arrived; trying again is safe.` }
    : { title: 'Not sent', detail: 'You are offline. The request is still waiting. Try again when you are online.' }
}
