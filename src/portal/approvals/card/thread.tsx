/** The questions of the human and the answers of the agent, as plain text; and the clock, which stops while the agent owes an answer. */
import { useEffect, useRef } from 'preact/hooks'
import { useNow } from '../../clock.ts'
import { announce, duration, plain, Quote, When } from '../../pieces/index.ts'
import type { Approval } from '../board.ts'

/** The most questions about one request. */
export const mostQuestions = 10

export const questionsIn = ({ thread }: Approval) => thread.filter(({ by }) => by === 'human').length

export function Thread({ approval }: { approval: Approval }) {
  const { thread, agent, awaits_answer: awaits } = approval
  const name = plain(agent.name)
  const known = useRef(thread.length)
  useEffect(() => {
    if (thread.length > known.current && thread.at(-1)?.by === 'agent') announce(`${name} has answered your question`)
    known.current = thread.length
  }, [thread.length])
  if (thread.length === 0) return null
  return (
    <section class="thread stack gap2" aria-label="Questions and answers">
      {thread.map(({ by, text, at }, i) => (
        <div key={i} class={`said-by-${by}`}>
          <Quote
            by={
              <>
                {by === 'human' ? 'You' : <bdi>{name}</bdi>} <When label={by === 'human' ? 'asked' : 'answered'} at={at} />
              </>
            }
          >
            {text}
          </Quote>
        </div>
      ))}
      {awaits && <Awaiting approval={approval} name={name} />}
    </section>
  )
}

function Awaiting({ approval, name }: { approval: Approval; name: string }) {
  const { isStill, leftMs } = clockOf(approval, useNow())
  return (
    <p class="thread-awaits" tabIndex={-1}>
      <strong>
        Waiting for an answer from <bdi>{name}</bdi>.
      </strong>{' '}
      {isStill ? 'The clock is stopped until it answers.' : 'The answer is late, so the clock is running again.'} You then have{' '}
      <time>{duration(leftMs)}</time> to decide. You can also decide now.
    </p>
  )
}

/**
 * How long the human still has to decide, and whether the clock is stopped. In total it may be stopped for as long as the request was
 * originally open. So while the agent owes an answer, the request ends twice that time after it was made.
 */
export function clockOf({ created_at, expires_at, thread, awaits_answer }: Approval, now: number) {
  const [created, end] = [msOf(created_at), msOf(expires_at)]
  if (!awaits_answer) return { isStill: false, leftMs: end - now }
  let budgetMs = (end - created) / 2
  let askedAt: number | undefined
  for (const { by, at } of thread)
    if (by === 'human') askedAt ??= msOf(at)
    else if (askedAt !== undefined) {
      budgetMs -= Math.min(budgetMs, msOf(at) - askedAt)
      askedAt = undefined
    }
  const runsAt = (askedAt ?? now) + budgetMs
  return { isStill: now < runsAt, leftMs: end - Math.max(now, runsAt) }
}

const msOf = (at: string) => new Date(at).getTime()
