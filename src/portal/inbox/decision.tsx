/**
 * Yes or no. A yes of high risk asks once more, with its button away from where the first one was. A no may say why. While an answer is on
 * its way nothing else can be pressed, and what did not arrive is said to be not sent: sending it again is the same request.
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, ask, ifSeen, type Problem } from '../api.ts'
import { Button } from '../pieces/button.tsx'
import { Trouble } from '../pieces/trouble.tsx'
import { useAction } from '../resource.ts'
import { sayTooSoon, useArmed } from './armed.ts'
import { DenyLine } from './deny.tsx'
import type { Approval, Ending } from './queue.ts'

type Verdict = 'approve' | 'deny'

interface Parts {
  approval: Approval
  onBusy(isBusy: boolean): void
  onEnd(approval: Approval, ending: Ending): void
  onLook(): void
  onLater(): void
}

export function Decision({ approval, onBusy, onEnd, onLook, onLater }: Parts) {
  const [step, take] = useState<'choose' | 'sure' | 'why'>('choose')
  const decide = useAction((verdict: Verdict, note: string, onceKey: string) => send(approval, verdict, note, onceKey))
  const sent = useRef<[Verdict, string]>(undefined)
  const row = useRef<HTMLDivElement>(null)
  const armed = useArmed()
  /** The press has begun while nothing could be pressed; it may end when something can. */
  const tooSoon = useRef(false)

  const answer = async (verdict: Verdict, note = '') => {
    sent.current = [verdict, note]
    onBusy(true)
    const result = await decide.run(verdict, note)
    onBusy(false)
    if (result?.data) onEnd(result.data, 'here')
    else if (result?.problem?.approval) onEnd(result.problem.approval, 'elsewhere')
    else if (result?.problem && result.problem.code !== 'offline') onLook()
  }
  const back = () => {
    decide.forget()
    take('choose')
    const from = step
    setTimeout(() => row.current?.querySelector<HTMLElement>(`[aria-keyshortcuts=${from === 'sure' ? 'a' : 'd'}]`)?.focus())
  }
  const isSending = (verdict: Verdict) => decide.busy && sent.current?.[0] === verdict

  if (decide.problem)
    return (
      <div class="decision" role="group" aria-label="Your decision">
        {decide.problem.code === 'offline' ? <NotSent /> : <Trouble problem={words(decide.problem)} />}
        <div class="decision-row">
          <Button tone="main" onClick={() => sent.current && void answer(...sent.current)}>
            Try again
          </Button>
          <Button onClick={back}>Go back</Button>
        </div>
      </div>
    )
  if (step === 'why') return <DenyLine busy={isSending('deny')} onSend={note => void answer('deny', note)} onBack={back} />
  if (step === 'sure') return <Sure approval={approval} busy={isSending('approve')} onYes={() => void answer('approve')} onBack={back} />
  return (
    <div
      class="decision"
      role="group"
      aria-label="Your decision"
      ref={row}
      onPointerDown={() => (tooSoon.current = !armed)}
      onPointerUp={() => tooSoon.current && sayTooSoon()}
    >
      <div class="decision-row" inert={!armed}>
        <Button
          key="approve"
          tone="approve"
          busy={isSending('approve')}
          aria-keyshortcuts="a"
          onClick={() => (approval.risk === 'high' ? take('sure') : void answer('approve'))}
        >
          Approve
        </Button>
        <Button key="deny" tone="deny" disabled={decide.busy} aria-keyshortcuts="d" onClick={() => take('why')}>
          Deny
        </Button>
        <Button key="later" tone="quiet" disabled={decide.busy} onClick={onLater}>
          Later
        </Button>
      </div>
    </div>
  )
}

/** Go back stands where Approve was, and takes the second half of a double press. The focus is on neither. */
function Sure({ approval, busy, onYes, onBack }: { approval: Approval; busy: boolean; onYes(): void; onBack(): void }) {
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <div class="decision sure" role="group" aria-label="Are you sure?" onKeyDown={event => event.key === 'Escape' && !busy && onBack()}>
      <p ref={question} tabIndex={-1}>
        <strong>This is of high risk and cannot be undone.</strong> Have you read exactly what <bdi>{approval.agent.name}</bdi> wants?
      </p>
      <div class="decision-row">
        <Button key="back" disabled={busy} onClick={onBack}>
          Go back
        </Button>
        <span class="decision-gap" />
        <Button key="yes" tone="approve" busy={busy} onClick={onYes}>
          Yes, approve
        </Button>
      </div>
    </div>
  )
}

/** Nothing is pretended: it has certainly not left an offline browser; otherwise it may have arrived, and then the card will say so. */
const NotSent = () => (
  <div class="trouble offline" role="alert">
    <p>
      <strong>Not sent.</strong>{' '}
      {navigator.onLine
        ? 'No answer came from the service. Try again: it can be decided only once.'
        : 'You are offline, and the request still waits. Try again when you are connected.'}
    </p>
  </div>
)

/** The version says what was shown; the key makes a repetition the same request. */
async function send({ id, version }: Approval, verdict: Verdict, note: string, onceKey: string) {
  const params = { path: { id }, header: { ...ifSeen({ version }), 'Idempotency-Key': onceKey } }
  const body = note ? { note } : {}
  return verdict === 'approve'
    ? ask(api.POST('/approvals/{id}/approve', { params, body }))
    : ask(api.POST('/approvals/{id}/deny', { params, body }))
}

const words = (problem: Problem): Problem =>
  problem.code === 'precondition_failed'
    ? {
        ...problem,
        title: 'It has changed since you read it',
        detail: 'Nothing was decided. What you see now is as it stands: read it, then decide.',
      }
    : problem
