/**
 * The opened request: who asks for what, for whom and how much, with which risk, until when, and why; everything for a decision; and then
 * the outcome.
 */
import './card.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Problem } from '../../api.ts'
import { useNow } from '../../clock.ts'
import { Button, Chip, Countdown, Dot, duration, plain, Quote, Skeleton, stateOf, Trouble, When } from '../../pieces/index.ts'
import { usePolling } from '../../polling.ts'
import { useResource } from '../../resource.ts'
import { lazy } from '../../lazy.tsx'
import { Kind, Risk, titleOf } from '../about.tsx'
import { ChangeList, DetailRows, MainFacts, Replaced } from './action.tsx'
import { Decision } from './decision.tsx'
import { allowedOf, askedOf } from './action-values.ts'
import { forgetEdits, useEditing } from './editing.ts'
import { Outcome } from '../outcome.tsx'
import type { Approval, Ending } from '../board.ts'
import type { Queue } from '../inbox/queue.ts'
import { useReading } from './reading.ts'
import { Reasons } from './reasons.tsx'
import { DidItHappen } from '../permits/report.tsx'
import { Request } from './request.tsx'
import type { Hearers } from './sending.ts'
import { useSteps } from './steps.ts'
import { clockOf, Thread } from './thread.tsx'

const EditAction = lazy(async () => (await import('./edit.tsx')).EditAction, { isOften: true })

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
  const shown = useResource('/approvals/{id}', { path: { id } }, { live: ['approval', 'participation', 'agent'] })
  const { data: approval, problem } = shown
  const status = approval?.status
  usePolling(status === 'pending' ? previewMs : undefined, shown.reload)
  const wasPending = useRef(false)
  wasPending.current ||= status === 'pending'
  const hasEnded = approval !== undefined && approval.status !== 'pending'
  useEffect(() => {
    if (!hasEnded) return
    forgetEdits(id)
    if (wasPending.current) queue.end(id, 'elsewhere', approval)
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
      <DidItHappen approval={approval} onChange={show} />
      {ending ? (
        <>
          <Ended approval={approval} problem={problem} isBrief={ending === 'here'} />
          <Outcome approval={approval} ending={ending} takesFocus={ending === 'here'} onNext={onNext} onClose={onClose} onChange={show} />
        </>
      ) : (
        <Pending
          approval={approval}
          problem={problem}
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

interface Known {
  approval: Approval
  /** Why the last reading failed. */
  problem: Problem | undefined
}

/** What is asked, and the decision. */
function Pending({ approval, problem, onLater, ...hearers }: Known & Hearers & { onLater(): void }) {
  const editing = useEditing(approval)
  const reading = useReading(approval)
  const steps = useSteps(approval, editing, hearers)
  const { asked, edited, change } = editing
  const isLocked = steps.step !== 'choose' || steps.sending.busy
  return (
    <>
      {asked &&
        (edited ? (
          <EditAction {...{ asked, edited, reading, isLocked }} problem={steps.wrong} onEdit={change} />
        ) : (
          <MainFacts asked={asked} />
        ))}
      <Reasons approval={approval} />
      {asked && !edited && <DetailRows asked={asked} reading={reading} />}
      {approval.reason && <Quote by="The agent says">{approval.reason}</Quote>}
      <Thread approval={approval} />
      <Request approval={approval} problem={problem} />
      <Decision {...{ approval, editing, reading, steps, onLater }} />
    </>
  )
}

/** What was asked, and what was allowed. In brief, if the human has just read it. */
function Ended({ approval, problem, isBrief }: Known & { isBrief: boolean }) {
  const reading = useReading(approval)
  const asked = askedOf(approval)
  const allowed = allowedOf(approval)
  return (
    <>
      {asked && <MainFacts asked={asked} allowed={allowed} />}
      {!isBrief && <Reasons approval={approval} />}
      {asked && !isBrief && <DetailRows asked={asked} allowed={allowed} reading={reading} />}
      {isBrief && approval.changed.length > 0 && (
        <p class="small">
          You changed <ChangeList changed={approval.changed} />.
        </p>
      )}
      {approval.reason && <Quote by="The agent says">{approval.reason}</Quote>}
      <Thread approval={approval} />
      {!isBrief && <Request approval={approval} problem={problem} />}
    </>
  )
}

/** Who asks for what, with which risk and until when. */
const Head = ({ approval, hasEnded, onExpired }: { approval: Approval; hasEnded: boolean; onExpired(): void }) => (
  <header class="stack gap2">
    <h2 class="request-title" id={`${approval.id}-title`} tabIndex={-1}>
      <Title approval={approval} />
    </h2>
    <p class="request-who flow small">
      <span>
        <Heartbeat id={approval.agent.id} />
        <a class="title-link request-agent" href={`#agents/${approval.agent.id}`} dir="auto">
          {plain(approval.agent.name)}
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
  </header>
)

function Title({ approval }: { approval: Approval }) {
  const title = <bdi>{titleOf(approval)}</bdi>
  const { allowed } = approval
  if (!allowed || allowed.title === approval.title) return title
  return (
    <Replaced was={title}>
      <bdi>{titleOf({ ...approval, title: allowed.title })}</bdi>
    </Replaced>
  )
}

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
  const { data } = useResource('/agents/{id}', { path: { id } }, { live: ['agent', 'heartbeat'], about: id })
  return data ? <Dot state={stateOf(data)} /> : <span class="dot" />
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
