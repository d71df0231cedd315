/** The state of a participation in words; and <Deadline>, when its result is due. */
import type { ComponentProps } from 'preact'
import type { Schemas } from '../../api.ts'
import { useNow } from '../../clock.ts'
import { Chip, Countdown } from '../../pieces/index.ts'
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
export const tones: Partial<Record<Participation['state'], ComponentProps<typeof Chip>['tone']>> = {
  active: 'accent',
  revision_requested: 'warn',
  accepted: 'good',
  rejected: 'bad',
}

export const State = ({ state }: { state: Participation['state'] }) => <Chip tone={tones[state]}>{stateWords[state]}</Chip>

/** A deadline is near within this time. */
const nearMs = 24 * 60 * 60_000

/** While a submission waits for the owner's decision, the deadline does not run. */
export function Deadline({ of }: { of: Participation }) {
  const left = new Date(of.due_at).getTime() - useNow()
  if (of.pending_approval_id)
    return (
      <a class="deadline small" href={`#approvals/${of.pending_approval_id}`}>
        Waiting for your decision
      </a>
    )
  if (!isDue(of)) return null
  return (
    <span class={`deadline small ${left < nearMs ? 'near' : ''}`}>
      {left > 0 ? <Countdown label="due in" to={of.due_at} /> : 'overdue'}
    </span>
  )
}
