/**
 * One request in the list: enough to choose what to read. Only a request of low risk can be decided here. A row that waits has few elements and
 * no timer or effect of its own, because several are made in each frame while the list scrolls.
 */
import { useEffect, useRef } from 'preact/hooks'
import { Chip, Countdown, Icon, money, plain, say } from '../../pieces/index.ts'
import { useAction } from '../../resource.ts'
import { titleOf } from '../about.tsx'
import { toneOf } from '../outcome.tsx'
import type { End, Entry, Waiting } from '../board.ts'
import type { Queue } from './queue.ts'
import { sendVerdict } from '../card/verdict.ts'
import type { LinePlace } from './windowed.tsx'
import { endWords, shortKind } from '../words.ts'

/** How long a request that has ended stays when nobody uses it. */
const leaveMs = 12_000

interface Row {
  entry: Entry
  place: Omit<LinePlace, 'key'>
  href: string
  isOpen: boolean
  picked: boolean
  queue: Queue
  onPick(): void
  onDeny(): void
  onLeave(): void
}

export const rowOf = (id: string) => document.getElementById(`row-${id}`)

export function Row({ entry: { row, ended }, place, href, isOpen, picked, queue, onPick, onDeny, onLeave }: Row) {
  const title = titleOf(row)
  return (
    <li class={`line ${isOpen ? 'is-open' : ''} ${ended ? 'is-over' : ''} ${picked ? 'is-picked' : ''}`} {...place}>
      <label class="line-pick">
        {!ended && <input type="checkbox" aria-label={`Select: ${title}`} checked={picked} onChange={onPick} />}
      </label>
      <RiskSign risk={row.risk} />
      <div class="line-what">
        <a id={`row-${row.id}`} class="title-link cover line-title" href={href} aria-current={isOpen || undefined} dir="auto">
          {row.kind === 'submit_result' && row.quest ? <Submission title={row.quest.title} /> : title}
        </a>
        {ended ? (
          <Over end={ended.end} isOpen={isOpen} onLeave={onLeave} />
        ) : (
          <p class="line-facts soft small">
            {shortKind(row)}
            {row.recipient && (
              <>
                {' '}
                → <bdi class="line-to">{plain(row.recipient)}</bdi>
              </>
            )}
            {' · '}
            <bdi class="line-agent">{plain(row.agent.name)}</bdi>
          </p>
        )}
      </div>
      {!ended && (
        <div class="line-end">
          {row.amount && <strong class="line-amount">{money(row.amount)}</strong>}
          <span class="line-when small soft">
            <When row={row} />
          </span>
        </div>
      )}
      {!ended && row.risk === 'low' && <Verdict row={row} title={title} queue={queue} onDeny={onDeny} />}
    </li>
  )
}

/** Submit a result for “…”. Only the short form of the words before the title is visible, so that less of the title is cut off. */
const Submission = ({ title }: { title: string }) => (
  <bdi>
    Submit<span class="unseen"> a result for</span> “{plain(title)}”
  </bdi>
)

/** How it ended. The row leaves after a while, but not while somebody uses it. */
function Over({ end, isOpen, onLeave }: { end: End; isOpen: boolean; onLeave(): void }) {
  const words = useRef<HTMLParagraphElement>(null)
  const leave = useRef(onLeave)
  leave.current = onLeave
  useEffect(() => {
    const line = words.current?.closest('.line')
    if (!line || isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stay = () => clearTimeout(timer)
    const wait = () => {
      stay()
      timer = setTimeout(() => leave.current(), leaveMs)
    }
    line.addEventListener('focusin', stay)
    line.addEventListener('focusout', wait)
    if (!line.contains(document.activeElement)) wait()
    return () => {
      stay()
      line.removeEventListener('focusin', stay)
      line.removeEventListener('focusout', wait)
    }
  }, [isOpen])
  return (
    <p class={`line-facts small tone ${toneOf(end)}`} ref={words}>
      {endWords(end)}
    </p>
  )
}

function When({ row: { awaits_answer, was_answered, earlier_denials, expires_at } }: { row: Waiting }) {
  if (awaits_answer) return <Chip>Asked</Chip>
  return (
    <>
      {was_answered && <Chip tone="accent">Answered</Chip>}
      {earlier_denials > 0 && !was_answered && <Chip tone="warn">Denied {earlier_denials}×</Chip>} <Countdown to={expires_at} />
    </>
  )
}

/** Three bars. One is filled for a low risk, two for a medium risk, three for a high risk. */
export const RiskSign = ({ risk }: { risk: Waiting['risk'] }) => <span class={`risk-sign ${risk}`} role="img" aria-label={`${risk} risk`} />

/** While the lines move, these buttons take no press: see windowed.tsx. */
function Verdict({ row, title, queue, onDeny }: { row: Waiting; title: string; queue: Queue; onDeny(): void }) {
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
    <div class="line-verdict">
      <button
        type="button"
        class="icon-button approves"
        aria-label={`Approve: ${title}`}
        aria-busy={approve.busy}
        onClick={() => void approve.run(row)}
      >
        <Icon name="check" />
      </button>
      <button type="button" class="icon-button denies" aria-label={`Deny: ${title}`} onClick={onDeny}>
        <Icon name="close" />
      </button>
    </div>
  )
}
