/**
 * Approve or deny. To approve a high-risk request takes a second press, on a button in another place. While a decision is being sent, nothing
 * else can be pressed. A decision without an answer can be sent again: it is the same request.
 */
import { useRef, useState } from 'preact/hooks'
import { api, ask, ifSeen, type Problem } from '../api.ts'
import { Button, Trouble, useFocus } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import { DenyForm } from './deny.tsx'
import { sayTooSoon, useReady } from './guard.ts'
import type { Approval, Ending } from './queue.ts'

interface Decided {
  verdict: 'approve' | 'deny'
  note: string
}

interface Decision {
  approval: Approval
  onBusy(isBusy: boolean): void
  onEnd(approval: Approval, ending: Ending): void
  onRefresh(): void
  onLater(): void
}

export function Decision({ approval, onBusy, onEnd, onRefresh, onLater }: Decision) {
  const [step, setStep] = useState<'choose' | 'confirm' | 'deny'>('choose')
  const decide = useAction((decided: Decided, onceKey) => send(approval, decided, onceKey))
  const sent = useRef<Decided>(undefined)
  const row = useRef<HTMLDivElement>(null)
  const isReady = useReady()
  /** The press began before the buttons were ready. It may end when they are. */
  const tooSoon = useRef(false)

  const run = async (decided: Decided) => {
    sent.current = decided
    onBusy(true)
    const answer = await decide.run(decided)
    onBusy(false)
    if (answer?.data) onEnd(answer.data, 'here')
    else if (answer?.problem?.approval) onEnd(answer.problem.approval, 'elsewhere')
    else if (answer?.problem && answer.problem.code !== 'offline') onRefresh()
  }
  const approve = () => void run({ verdict: 'approve', note: '' })
  const back = () => {
    decide.forget()
    setStep('choose')
    const key = step === 'confirm' ? 'a' : 'd'
    setTimeout(() => row.current?.querySelector<HTMLElement>(`[aria-keyshortcuts=${key}]`)?.focus())
  }
  const isSending = (verdict: Decided['verdict']) => decide.busy && sent.current?.verdict === verdict

  if (decide.problem)
    return (
      <div class="decision stack gap3" role="group" aria-label="Your decision">
        <Trouble problem={{ ...decide.problem, ...wordsFor(decide.problem) }} />
        <div class="decision-row">
          <Button tone="main" onClick={() => sent.current && void run(sent.current)}>
            Try again
          </Button>
          <Button onClick={back}>Go back</Button>
        </div>
      </div>
    )
  if (step === 'deny') return <DenyForm busy={isSending('deny')} onSend={note => void run({ verdict: 'deny', note })} onBack={back} />
  if (step === 'confirm') return <Confirm approval={approval} busy={isSending('approve')} onYes={approve} onBack={back} />
  return (
    <div
      class="decision stack gap3"
      role="group"
      aria-label="Your decision"
      ref={row}
      onPointerDown={() => (tooSoon.current = !isReady)}
      onPointerUp={() => tooSoon.current && sayTooSoon()}
    >
      <div class="decision-row" inert={!isReady}>
        <Button
          key="approve"
          tone="approve"
          busy={isSending('approve')}
          aria-keyshortcuts="a"
          onClick={() => (approval.risk === 'high' ? setStep('confirm') : approve())}
        >
          Approve
        </Button>
        <Button key="deny" tone="deny" disabled={decide.busy} aria-keyshortcuts="d" onClick={() => setStep('deny')}>
          Deny
        </Button>
        <Button key="later" tone="quiet" disabled={decide.busy} onClick={onLater}>
          Later
        </Button>
      </div>
    </div>
  )
}

/** "Go back" is where Approve was, so that it takes the second half of a double press. Neither button has the focus. */
function Confirm({ approval, busy, onYes, onBack }: { approval: Approval; busy: boolean; onYes(): void; onBack(): void }) {
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

/** With the version that the human saw. The key makes a second try the same request. */
async function send({ id, version }: Approval, { verdict, note }: Decided, onceKey: string) {
  const params = { path: { id }, header: { ...ifSeen({ version }), 'Idempotency-Key': onceKey } }
  const body = note ? { note } : {}
  return verdict === 'approve'
    ? ask(api.POST('/approvals/{id}/approve', { params, body }))
    : ask(api.POST('/approvals/{id}/deny', { params, body }))
}

/** If the browser is online, the decision may have arrived; the card then says so. */
function wordsFor({ code }: Problem) {
  if (code === 'precondition_failed')
    return { title: 'The request has changed', detail: 'Nothing was decided. The card now shows the new version: read it, then decide.' }
  if (code !== 'offline') return {}
  return navigator.onLine
    ? { title: 'No answer yet', detail: 'Your decision may have arrived; trying again is safe.' }
    : { title: 'Not sent', detail: 'You are offline, and the request still waits. Try again when you are connected.' }
}
