/** One request: who asks for what, with which risk, until when, and why. The opened card has everything for a decision, and then the outcome. */
import { useEffect, useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { useNow } from '../clock.ts'
import { Button, Chip, Countdown, Dot, duration, plain, Quote, When } from '../pieces/index.ts'
import { KeyFacts, Kind, Risk, RiskReasons, titleOf } from './about.tsx'
import { Decision } from './decision.tsx'
import { Outcome } from './outcome.tsx'
import type { Approval, Ending, Entry } from './queue.ts'
import { Before } from './record.tsx'
import { Request } from './request.tsx'
import { clockOf, Thread } from './thread.tsx'

/** How long a decided card stays when it has no focus. */
const leaveMs = 12_000

interface Card {
  entry: Entry
  agent: Schemas['Agent'] | undefined
  isOpen: boolean
  /** If there are several requests: whether this one is selected for a common decision. */
  pick: { picked: boolean; toggle(): void } | undefined
  onLater(): void
  onBusy(isBusy: boolean): void
  onEnd(approval: Approval, ending: Ending): void
  onAsked(approval: Approval): void
  onRefresh(): void
  onLeave(): void
}

export function RequestCard({
  entry: { approval, ending },
  agent,
  isOpen,
  pick,
  onLater,
  onBusy,
  onEnd,
  onAsked,
  onRefresh,
  onLeave,
}: Card) {
  const { id, reason, risk, earlier_denials } = approval
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    if (!ending || hasFocus || isOpen) return
    const timer = setTimeout(onLeave, leaveMs)
    return () => clearTimeout(timer)
  }, [ending, hasFocus, isOpen])

  return (
    <article
      id={id}
      class={`card request ${isOpen ? 'is-open' : ''} ${ending ? 'is-over' : ''}`}
      aria-labelledby={`${id}-title`}
      onFocusIn={() => setHasFocus(true)}
      onFocusOut={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget as Node | null))}
    >
      <header class="stack gap2">
        <div class="request-who flow nowrap small">
          {pick && (
            <label class="request-pick">
              <input type="checkbox" checked={pick.picked} onChange={pick.toggle} />
              <span class="unseen">Select: {titleOf(approval)}</span>
            </label>
          )}
          {agent && <Dot state={agent.state} />}
          <a class="title-link request-agent" href={`#agents/${approval.agent.id}`}>
            <bdi>{plain(approval.agent.name)}</bdi>
          </a>
          <span class="soft">
            <When label="asked" at={approval.created_at} />
          </span>
          {!ending && !isOpen && (
            <span class="request-later">
              <Button small tone="quiet" onClick={onLater}>
                Later
              </Button>
            </span>
          )}
        </div>
        <h2 class="request-title" id={`${id}-title`}>
          <a class={`title-link ${isOpen ? '' : 'cover'}`} href={isOpen ? '#inbox' : `#approvals/${id}`} aria-expanded={isOpen}>
            <bdi>{titleOf(approval)}</bdi>
          </a>
        </h2>
        <p class="request-facts flow soft small">
          <Kind approval={approval} />
          <Risk risk={risk} />
          {!ending && <Expiry approval={approval} onExpired={onRefresh} />}
          {earlier_denials > 0 && <Chip tone="warn">Asked and denied {earlier_denials}× before</Chip>}
          {!ending && <Asked approval={approval} />}
        </p>
        <RiskReasons approval={approval} />
      </header>
      <Before approval={approval} />
      <KeyFacts approval={approval} />
      {reason && <Quote by="The agent says">{reason}</Quote>}
      {isOpen && <Thread approval={approval} />}
      {isOpen && ending !== 'here' && <Request approval={approval} />}
      {ending ? (
        <Outcome approval={approval} ending={ending} takesFocus={isOpen && ending === 'here'} agent={agent} onClose={onLeave} />
      ) : (
        isOpen && <Decision approval={approval} onBusy={onBusy} onEnd={onEnd} onAsked={onAsked} onRefresh={onRefresh} onLater={onLater} />
      )}
    </article>
  )
}

/** When it has expired by the browser's clock, the service is asked. */
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
