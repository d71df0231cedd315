/** One request: who asks for what, how risky, for how long, and why. Opened, all that is needed to decide; decided, what came of it. */
import { useEffect, useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { useNow } from '../clock.ts'
import { Button } from '../pieces/button.tsx'
import { Chip, Dot } from '../pieces/chip.tsx'
import { plain } from '../pieces/plain.ts'
import { Quote } from '../pieces/quote.tsx'
import { Countdown, When } from '../pieces/time.tsx'
import { KeyFacts, Kind, Risk, RiskReasons, titleOf } from './about.tsx'
import { Decision } from './decision.tsx'
import { Outcome } from './outcome.tsx'
import type { Approval, Ending, Entry } from './queue.ts'
import { Request } from './request.tsx'

/** How long one that is over stays, once nobody looks at it any more. */
const leaveMs = 12_000

interface Card {
  entry: Entry
  agent: Schemas['Agent'] | undefined
  isOpen: boolean
  /** Where there are several: whether it is among those that are decided together. */
  pick: { picked: boolean; toggle(): void } | undefined
  onLater(): void
  onBusy(isBusy: boolean): void
  onEnd(approval: Approval, ending: Ending): void
  /** Asks the service what has become of it. */
  onLook(): void
  onLeave(): void
}

export function RequestCard({ entry: { approval, ending }, agent, isOpen, pick, onLater, onBusy, onEnd, onLook, onLeave }: Card) {
  const { id, reason, risk, earlier_denials } = approval
  const [attended, attend] = useState(false)
  useEffect(() => {
    if (!ending || attended || isOpen) return
    const timer = setTimeout(onLeave, leaveMs)
    return () => clearTimeout(timer)
  }, [ending, attended, isOpen])

  return (
    <article
      id={id}
      class={`request ${isOpen ? 'is-open' : ''} ${ending ? 'is-over' : ''}`}
      aria-labelledby={`${id}-title`}
      onFocusIn={() => attend(true)}
      onFocusOut={({ currentTarget, relatedTarget }) => attend(currentTarget.contains(relatedTarget as Node | null))}
    >
      <header class="request-head">
        <div class="request-who">
          {pick && (
            <label class="request-pick">
              <input type="checkbox" checked={pick.picked} onChange={pick.toggle} />
              <span class="unseen">Select: {titleOf(approval)}</span>
            </label>
          )}
          {agent && <Dot state={agent.heartbeat.state} />}
          <a class="request-agent" href={`#agents/${approval.agent.id}`}>
            <bdi>{plain(approval.agent.name)}</bdi>
          </a>
          <span class="soft">
            asked <When at={approval.created_at} />
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
          <a href={isOpen ? '#inbox' : `#approvals/${id}`} aria-expanded={isOpen}>
            <bdi>{titleOf(approval)}</bdi>
          </a>
        </h2>
        <p class="request-facts">
          <Kind approval={approval} />
          <Risk risk={risk} />
          {!ending && <Expiry at={approval.expires_at} onOver={onLook} />}
          {earlier_denials > 0 && <Chip tone="warn">Asked and denied {earlier_denials}× before</Chip>}
        </p>
        <RiskReasons approval={approval} />
      </header>
      <KeyFacts approval={approval} />
      {reason && <Quote by="The agent says">{reason}</Quote>}
      {isOpen && ending !== 'here' && <Request approval={approval} />}
      {ending ? (
        <Outcome approval={approval} ending={ending} takesFocus={isOpen && ending === 'here'} agent={agent} onClose={onLeave} />
      ) : (
        isOpen && <Decision approval={approval} onBusy={onBusy} onEnd={onEnd} onLook={onLook} onLater={onLater} />
      )}
    </article>
  )
}

/** When the time is over by our clock, the service is asked what it says. */
function Expiry({ at, onOver }: { at: string; onOver(): void }) {
  const isOver = useNow() >= new Date(at).getTime()
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  return (
    <span class="request-expiry">
      {isOver ? (
        'its time is over'
      ) : (
        <>
          expires in <Countdown to={at} />
        </>
      )}
    </span>
  )
}
