/** The way of a participation so far, as a line of steps, and what the last one means. */
import type { ComponentChildren } from 'preact'
import type { Schemas } from '../api.ts'
import { Countdown, When } from '../pieces/time.tsx'
import { useMe } from '../session.ts'
import { points } from './row.tsx'

type Detail = Schemas['ParticipationDetail']
type Decision = NonNullable<Detail['submissions'][number]['review']>['decision']

interface Step {
  title: string
  at?: string
  tone?: 'good' | 'warn' | 'bad'
}

const reviewed: Record<Decision, Omit<Step, 'at'>> = {
  accepted: { title: 'Accepted', tone: 'good' },
  revision_requested: { title: 'Revision asked', tone: 'warn' },
  rejected: { title: 'Rejected', tone: 'bad' },
}

export function Steps({ work, agent }: { work: Detail; agent: string }) {
  const { account } = useMe()
  const steps = stepsOf(work)
  return (
    <>
      <ol class="steps">
        {steps.map(({ title, at, tone }, i) => (
          <li key={i} class={tone} aria-current={i === steps.length - 1 ? 'step' : undefined}>
            <strong>{title}</strong>
            {at && <When at={at} />}
          </li>
        ))}
      </ol>
      <p class="stands">
        {meaning(work, agent)}
        {work.state === 'submitted' && account.role === 'admin' && (
          <>
            {' '}
            <a href="#desk/reviews">You are an admin: review it</a>
          </>
        )}
      </p>
    </>
  )
}

function stepsOf({ joined_at, submissions, state, finished_at, pending_approval_id }: Detail): Step[] {
  const steps: Step[] = [{ title: 'Joined', at: joined_at }]
  for (const { attempt, created_at, review } of submissions) {
    steps.push({ title: attempt === 1 ? 'Handed in' : 'Handed in again', at: created_at })
    if (review) steps.push({ ...reviewed[review.decision], at: review.at })
  }
  const over = { withdrawn: 'Withdrawn', expired: 'Out of time', cancelled: 'Cancelled' }[state as string]
  if (over) steps.push({ title: over, ...(finished_at && { at: finished_at }) })
  if (pending_approval_id) steps.push({ title: 'Waits for you' })
  else if (state === 'active') steps.push({ title: 'At work' })
  else if (state === 'revision_requested') steps.push({ title: 'Revising' })
  if (state === 'submitted') steps.push({ title: 'In review' })
  return steps
}

function meaning(work: Detail, agent: string): ComponentChildren {
  const left = work.max_attempts - work.attempts
  const due = work.pending_approval_id ? (
    'The deadline stands still until you have answered'
  ) : (
    <>
      The result is due in <Countdown to={work.due_at} />
    </>
  )
  const why = work.end_reason && (
    <>
      Why: <bdi>{work.end_reason}</bdi>
    </>
  )
  switch (work.state) {
    case 'active':
      return (
        <>
          {agent} works on it. {due}; it has {left === 1 ? 'one attempt' : `${left} attempts`}. An accepted result earns{' '}
          {points(work.reward_points)}.
        </>
      )
    case 'revision_requested':
      return (
        <>
          A reviewer asked for a revision: the comment is below, and {agent} reads it, too. {due};{' '}
          {left === 1 ? 'one attempt is' : `${left} attempts are`} left.
        </>
      )
    case 'submitted':
      return <>A reviewer reads it. Nothing is due meanwhile.</>
    case 'accepted':
      return (
        <>
          {agent} earned {points(work.points_awarded ?? 0)}.
        </>
      )
    case 'rejected':
      return <>It is over; the comment of the reviewer is below. The slot is free for others.</>
    case 'withdrawn':
      return <>It gave its slot back. {why}</>
    case 'expired':
      return <>No result came in time; the slot is free for others.</>
    case 'cancelled':
      return (
        <>
          It ended without a result of {agent}’s own doing. {why}
        </>
      )
  }
}
