/** One request in the list: enough to choose what to read. Only a request of low risk can be decided here. */
import { useEffect, useState } from 'preact/hooks'
import { Chip, Countdown, Icon, money, plain, say } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import { titleOf } from './about.tsx'
import { useReady } from './guard.ts'
import { toneOf } from './outcome.tsx'
import type { Entry, Queue, Waiting } from './queue.ts'
import { sendVerdict } from './verdict.ts'
import { endWords, shortKind } from './words.ts'

/** How long a request that has ended stays when nobody uses it. */
const leaveMs = 12_000

interface Row {
  entry: Entry
  /** Its place in the list. */
  at: number
  href: string
  isOpen: boolean
  picked: boolean
  queue: Queue
  onPick(): void
  onDeny(): void
  onLeave(): void
}

export const rowOf = (id: string) => document.getElementById(`row-${id}`)

export function Row({ entry: { row, ended }, at, href, isOpen, picked, queue, onPick, onDeny, onLeave }: Row) {
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    if (!ended || hasFocus || isOpen) return
    const timer = setTimeout(onLeave, leaveMs)
    return () => clearTimeout(timer)
  }, [ended, hasFocus, isOpen])
  const title = titleOf(row)
  return (
    <div
      class={`line ${isOpen ? 'is-open' : ''} ${ended ? 'is-over' : ''} ${picked ? 'is-picked' : ''}`}
      onFocusIn={() => setHasFocus(true)}
      onFocusOut={() => setHasFocus(false)}
    >
      <label class="line-pick">
        {!ended && <input type="checkbox" checked={picked} onChange={onPick} />}
        <span class="unseen">Select: {title}</span>
      </label>
      <RiskSign risk={row.risk} />
      <div class="line-what">
        <a id={`row-${row.id}`} class="title-link cover line-title" href={href} aria-current={isOpen || undefined}>
          <bdi>{title}</bdi>
        </a>
        {ended ? (
          <p class={`line-facts small tone ${toneOf(ended.end)}`}>{endWords(ended.end)}</p>
        ) : (
          <p class="line-facts soft small">
            <bdi class="line-agent">{plain(row.agent.name)}</bdi>
            {' · '}
            {shortKind(row)}
            {row.recipient && (
              <>
                {' '}
                → <bdi class="line-to">{plain(row.recipient)}</bdi>
              </>
            )}
          </p>
        )}
      </div>
      {!ended && (
        <div class="line-end">
          {row.amount && (
            <strong class="line-amount">
              <bdi>{money(row.amount)}</bdi>
            </strong>
          )}
          <span class="line-when small soft">
            <When row={row} />
          </span>
        </div>
      )}
      {!ended && row.risk === 'low' && <Verdict key={at} row={row} queue={queue} onDeny={onDeny} />}
    </div>
  )
}

function When({ row: { awaits_answer, was_answered, earlier_denials, expires_at } }: { row: Waiting }) {
  if (awaits_answer) return <Chip>Asked</Chip>
  return (
    <>
      {was_answered && <Chip tone="accent">Answered</Chip>}
      {earlier_denials > 0 && !was_answered && <Chip tone="warn">Denied {earlier_denials}×</Chip>} <span class="unseen">expires in</span>{' '}
      <Countdown to={expires_at} />
    </>
  )
}

const levels = { low: 1, medium: 2, high: 3 } as const
/** Three bars. One is filled for a low risk, two for a medium risk, three for a high risk. */
export const RiskSign = ({ risk }: { risk: Waiting['risk'] }) => (
  <svg class={`risk-sign ${risk}`} viewBox="0 0 14 14" role="img" aria-label={`${risk} risk`}>
    {[1, 2, 3].map(level => (
      <rect
        key={level}
        class={level <= levels[risk] ? 'full' : ''}
        x={level * 5 - 5}
        y={11 - level * 3}
        width="3.5"
        height={3 + level * 3}
        rx="1"
      />
    ))}
  </svg>
)

/** A press on another line's buttons must not count for the line that has just moved to their place, so the place is the key. */
function Verdict({ row, queue, onDeny }: { row: Waiting; queue: Queue; onDeny(): void }) {
  const isReady = useReady()
  const approve = useAction(async (seen: Waiting, onceKey) => {
    queue.setDeciding(row.id, true)
    const answer = await sendVerdict(seen, { verb: 'approve', body: {} }, onceKey)
    queue.setDeciding(row.id, false)
    if (answer.data) queue.end(row.id, 'here', answer.data)
    else if (answer.problem.approval) queue.end(row.id, 'elsewhere', answer.problem.approval)
    else {
      say(answer.problem.code === 'precondition_failed' ? 'The request has changed. Read it before you decide.' : answer.problem.title)
      void queue.refresh([row.id], 'elsewhere')
    }
    return answer
  })
  return (
    <div class="line-verdict" inert={!isReady}>
      <button
        type="button"
        class="icon-button approves"
        aria-label={`Approve: ${titleOf(row)}`}
        aria-busy={approve.busy}
        onClick={() => void approve.run(row)}
      >
        <Icon name="check" />
      </button>
      <button type="button" class="icon-button denies" aria-label={`Deny: ${titleOf(row)}`} onClick={onDeny}>
        <Icon name="close" />
      </button>
    </div>
  )
}
