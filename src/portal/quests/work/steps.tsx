/** The steps of a participation so far, and what the last one means. */
import type { ComponentChildren } from 'preact'
import type { Schemas } from '../../api.ts'
import { count, Countdown, When } from '../../pieces/index.ts'
import { useMe } from '../../session.ts'
import { points } from './row.tsx'
import { stateWords, tones } from './state.tsx'

type Detail = Schemas['ParticipationDetail']

interface Step {
  title: string
  at?: string
  tone?: (typeof tones)['active']
}

export function Steps({ work, agent }: { work: Detail; agent: string }) {
  const { account } = useMe()
  const steps = stepsOf(work)
  const due = work.pending_approval_id ? (
    'The deadline is paused until you decide'
  ) : (
    <Countdown label="The result is due in" to={work.due_at} />
  )
  const why = work.end_reason && (
    <>
      Reason: <bdi>{work.end_reason}</bdi>
    </>
  )
  return (
    <>
      <ol class="steps">
        {steps.map(({ title, at, tone }, i) => (
          <li key={i} class={tone ?? (i === steps.length - 1 ? 'accent' : '')} aria-current={i === steps.length - 1 ? 'step' : undefined}>
            <strong>{title}</strong>
            {at && <When at={at} />}
          </li>
        ))}
      </ol>
      <p class="stands">
        {meanings[work.state]({ work, agent, left: count(work.max_attempts - work.attempts, 'attempt'), due, why })}
        {work.state === 'submitted' && account.role !== 'member' && (
          <>
            {' '}
            <a href="#desk/reviews">Review it</a>
          </>
        )}
      </p>
    </>
  )
}

function stepsOf({ joined_at, submissions, state, finished_at, pending_approval_id }: Detail): Step[] {
  const steps: Step[] = [{ title: 'Joined', at: joined_at }]
  for (const { attempt, created_at, review } of submissions) {
    steps.push({ title: attempt === 1 ? 'Submitted' : 'Submitted again', at: created_at })
    if (review) {
      const title = review.decision === 'revision_requested' ? 'Revision requested' : stateWords[review.decision]
      steps.push({ title, at: review.at, tone: tones[review.decision] })
    }
  }
  const last = pending_approval_id ? 'Waiting for you' : lastSteps[state]
  if (last) steps.push({ title: last, ...(finished_at && { at: finished_at }) })
  return steps
}

/** The step after the submissions and their reviews. */
const lastSteps: Record<Detail['state'], string | undefined> = {
  active: stateWords.active,
  submitted: stateWords.submitted,
  revision_requested: 'Revising',
  accepted: undefined,
  rejected: undefined,
  withdrawn: stateWords.withdrawn,
  expired: stateWords.expired,
  cancelled: stateWords.cancelled,
}

interface Told {
  work: Detail
  agent: string
  left: string
  due: ComponentChildren
  why: ComponentChildren
}

/** What the last step means. */
const meanings: Record<Detail['state'], (told: Told) => ComponentChildren> = {
  active: ({ work, agent, left, due }) => [
    `${agent} works on it. `,
    due,
    `. It has ${left} left. An accepted result earns ${points(work.reward_points)}.`,
  ],
  revision_requested: ({ agent, left, due }) => [
    `A reviewer asked for a revision. The comment is below, and ${agent} can read it too. `,
    due,
    `. ${left} left.`,
  ],
  submitted: () => 'It is waiting for a review. Nothing is due until then.',
  accepted: ({ work, agent }) => `${agent} earned ${points(work.points_awarded ?? 0)}.`,
  rejected: () => 'This is final. The reviewer’s comment is below. The slot is free again.',
  withdrawn: ({ why }) => ['It left the quest, and its slot is free. ', why],
  expired: () => 'No result was submitted in time. The slot is free again.',
  cancelled: ({ agent, why }) => [`Cancelled. This does not count against ${agent}. `, why],
}
