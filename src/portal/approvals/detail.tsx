/** The opened request: who asks for what, with which risk, until when, and why; everything for a decision; and then the outcome. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useNow } from '../clock.ts'
import { Button, Chip, Countdown, Dot, duration, plain, Quote, Skeleton, Trouble, When } from '../pieces/index.ts'
import { usePolling } from '../polling.ts'
import { useResource } from '../resource.ts'
import { KeyFacts, Kind, Risk, RiskReasons, titleOf } from './about.tsx'
import { Decision } from './decision.tsx'
import { Outcome } from './outcome.tsx'
import type { Approval, Ending } from './board.ts'
import type { Queue } from './queue.ts'
import { Before } from './record.tsx'
import { Request } from './request.tsx'
import { clockOf, Thread } from './thread.tsx'

/** No event says that another owner's agent takes a slot. */
const previewMs = 10_000

interface Detail {
  id: string
  queue: Queue
  /** How it ended, if the list shows that. */
  ending: Ending | undefined
  /** What was decided last. */
  before?: ComponentChildren
  onEnd(approval: Approval, ending: Ending): void
  onLater(): void
  /** Opens the next request that waits, if there is one. */
  onNext: (() => void) | undefined
  onClose(): void
}

export function Detail({ id, queue, ending: told, before, onEnd, onLater, onNext, onClose }: Detail) {
  const shown = useResource('/approvals/{id}', { path: { id } }, { live: ['approval.updated', 'participation.updated', 'agent.updated'] })
  const { data: approval, problem } = shown
  const status = approval?.status
  usePolling(status === 'pending' ? previewMs : undefined, shown.reload)
  const wasPending = useRef(false)
  wasPending.current ||= status === 'pending'
  const hasEnded = approval !== undefined && approval.status !== 'pending'
  useEffect(() => {
    if (hasEnded && wasPending.current) queue.end(id, 'elsewhere', approval)
  }, [hasEnded])

  if (!approval)
    return problem ? <Trouble problem={problem} onRetry={problem.code === 'not_found' ? undefined : shown.reload} /> : <Skeleton rows={3} />
  const ending = hasEnded ? (told ?? (wasPending.current ? 'elsewhere' : 'before')) : undefined
  /** The answer of a write does not say what would happen. */
  const show = (next: Approval) => shown.show(next.status === 'pending' ? { ...approval, ...next } : next)
  return (
    <article id={id} class={`request is-open ${ending ? 'is-over' : ''}`} aria-labelledby={`${id}-title`}>
      {before}
      <Head approval={approval} hasEnded={hasEnded} onExpired={() => void shown.reload()} />
      <Before approval={approval} />
      <KeyFacts approval={approval} />
      {approval.reason && <Quote by="The agent says">{approval.reason}</Quote>}
      <Thread approval={approval} />
      {ending !== 'here' && <Request approval={approval} problem={problem} />}
      {ending ? (
        <Outcome approval={approval} ending={ending} takesFocus={ending === 'here'} onNext={onNext} onClose={onClose} onChange={show} />
      ) : (
        <Decision
          approval={approval}
          onBusy={isBusy => queue.setDeciding(id, isBusy)}
          onEnd={(next, ending) => {
            queue.end(id, ending, next)
            show(next)
            onEnd(next, ending)
          }}
          onAsked={show}
          onRefresh={() => void shown.reload()}
          onLater={onLater}
        />
      )}
    </article>
  )
}

/** Who asks for what, with which risk and until when. */
const Head = ({ approval, hasEnded, onExpired }: { approval: Approval; hasEnded: boolean; onExpired(): void }) => (
  <header class="stack gap2">
    <h2 class="request-title" id={`${approval.id}-title`} tabIndex={-1}>
      <bdi>{titleOf(approval)}</bdi>
    </h2>
    <p class="request-who flow small">
      <span>
        <Heartbeat id={approval.agent.id} />
        <a class="title-link request-agent" href={`#agents/${approval.agent.id}`}>
          <bdi>{plain(approval.agent.name)}</bdi>
        </a>
      </span>
      <span class="soft">
        <When label="asked" at={approval.created_at} />
      </span>
      {!hasEnded && (
        <span class="soft">
          <Expiry approval={approval} onExpired={onExpired} />
        </span>
      )}
    </p>
    <p class="request-facts flow small">
      <Kind approval={approval} />
      <Risk risk={approval.risk} />
      {approval.earlier_denials > 0 && <Chip tone="warn">Denied {approval.earlier_denials}× before</Chip>}
      {!hasEnded && <Asked approval={approval} />}
    </p>
    <RiskReasons approval={approval} />
  </header>
)

/** For a place without an opened request. */
export const NothingOpen = ({ onOpen }: { onOpen(): void }) => (
  <div class="nothing-open">
    <p class="soft">Choose a request to read it.</p>
    <Button onClick={onOpen}>
      Open the most urgent <kbd>j</kbd>
    </Button>
  </div>
)

function Heartbeat({ id }: { id: string }) {
  const { data } = useResource('/agents/{id}', { path: { id } }, { live: ['agent.updated', 'heartbeat.changed'], about: id })
  return data ? <Dot state={data.state} /> : <span class="dot" />
}

/** When the request has expired by the browser's clock, it is read again. */
function Expiry({ approval, onExpired }: { approval: Approval; onExpired(): void }) {
  const { expires_at: at } = approval
  const now = useNow()
  const { isStill, leftMs } = clockOf(approval, now)
  const isExpired = now >= new Date(at).getTime()
  useEffect(() => {
    if (isExpired) onExpired()
  }, [isExpired])
  if (isStill) return <span>clock stopped, {duration(leftMs)} left</span>
  return <span>{isExpired ? 'expired' : <Countdown label="expires in" to={at} />}</span>
}

/** Whose turn it is, if the human has asked something. */
function Asked({ approval: { thread, awaits_answer } }: { approval: Approval }) {
  if (awaits_answer) return <Chip>Waiting for its answer</Chip>
  return thread.length > 0 && <Chip tone="accent">It answered your question</Chip>
}
