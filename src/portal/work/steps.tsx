/** The steps of a participation so far, and what the last one means. */
import type { ComponentChildren } from 'preact'
import type { Schemas } from '../api.ts'
import { count, Countdown, When } from '../pieces/index.ts'
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
  revision_requested: { title: 'Revision requested', tone: 'warn' },
  rejected: { title: 'Rejected', tone: 'bad' },
}

export function Steps({ work, agent }: { work: Detail; agent: string }) {
  const { account } = useMe()
  const steps = stepsOf(work)
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
    steps.push({ title: attempt === 1 ? 'Submitted' : 'Submitted again', at: created_at })
    if (review) steps.push({ ...reviewed[review.decision], at: review.at })
  }
  const over = { withdrawn: 'Withdrawn', expired: 'Out of time', cancelled: 'Cancelled' }[state as string]
  if (over) steps.push({ title: over, ...(finished_at && { at: finished_at }) })
  if (pending_approval_id) steps.push({ title: 'Waiting for you' })
  else if (state === 'active') steps.push({ title: 'At work' })
  else if (state === 'revision_requested') steps.push({ title: 'Revising' })
  if (state === 'submitted') steps.push({ title: 'In review' })
  return steps
}

function meaning(work: Detail, agent: string): ComponentChildren {
  const left = work.max_attempts - work.attempts
  const due = work.pending_approval_id ? (
    'The deadline does not run until you have decided'
  ) : (
    <>
      <Countdown label="The result is due in" to={work.due_at} />
    </>
  )
  const why = work.end_reason && (
    <>
      Reason: <bdi>{work.end_reason}</bdi>
    </>
  )
  switch (work.state) {
    case 'active':
      return (
        <>
          {agent} works on it. {due}. It has {count(left, 'attempt')}. An accepted result earns {points(work.reward_points)}.
        </>
      )
    case 'revision_requested':
      return (
        <>
          A reviewer asked for a revision. The comment is below, and {agent} can read it too. {due}. {count(left, 'attempt')} left.
        </>
      )
    case 'submitted':
      return <>It waits for a review. Nothing is due in the meantime.</>
    case 'accepted':
      return (
        <>
          {agent} earned {points(work.points_awarded ?? 0)}.
        </>
      )
    case 'rejected':
      return <>This is final. The reviewer’s comment is below. The slot is free for others.</>
    case 'withdrawn':
      return <>It left the quest, and its slot is free. {why}</>
    case 'expired':
      return <>No result came in time. The slot is free for others.</>
    case 'cancelled':
      return (
        <>
          Cancelled. This does not count against {agent}. {why}
        </>
      )
  }
}
