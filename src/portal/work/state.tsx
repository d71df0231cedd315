/** How a piece of work stands, in words; and <Deadline>, by when something must come. */
import type { ComponentProps } from 'preact'
import type { Schemas } from '../api.ts'
import { useNow } from '../clock.ts'
import { Chip } from '../pieces/chip.tsx'
import { Countdown } from '../pieces/time.tsx'
import { isDue } from './under-way.ts'
import './work.css'

type Participation = Schemas['Participation']

export const stateWords: Record<Participation['state'], string> = {
  active: 'At work',
  submitted: 'In review',
  revision_requested: 'To revise',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Out of time',
  cancelled: 'Cancelled',
}
const tones: Partial<Record<Participation['state'], ComponentProps<typeof Chip>['tone']>> = {
  active: 'accent',
  revision_requested: 'warn',
  accepted: 'good',
  rejected: 'bad',
}

export const State = ({ state }: { state: Participation['state'] }) => <Chip tone={tones[state]}>{stateWords[state]}</Chip>

/** From here on a deadline is near. */
const nearMs = 24 * 60 * 60_000

/** The owner's own thinking time never counts: while a submission waits for an answer, nothing runs out. */
export function Deadline({ of }: { of: Participation }) {
  const left = new Date(of.due_at).getTime() - useNow()
  if (of.pending_approval_id)
    return (
      <a class="deadline" href={`#approvals/${of.pending_approval_id}`}>
        Waits for your answer
      </a>
    )
  if (!isDue(of)) return null
  return (
    <span class={`deadline ${left < nearMs ? 'near' : ''}`}>
      {left > 0 ? 'due in ' : 'time is '}
      <Countdown to={of.due_at} />
    </span>
  )
}
