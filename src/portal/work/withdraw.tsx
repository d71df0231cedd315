/** Withdraws an agent from a quest. */
import { api, ask, type Schemas } from '../api.ts'
import { Area, Question, reasonOf, say } from '../pieces/index.ts'

interface Withdraw {
  work: Schemas['ParticipationDetail']
  agent: string
  onClose(): void
  onDone(now: Schemas['Participation']): void
}

export const Withdraw = ({ work: { id, attempts, pending_approval_id }, agent, onClose, onDone }: Withdraw) => (
  <Question
    title={`Withdraw ${agent} from this quest?`}
    submit="Withdraw agent"
    tone="deny"
    back="Keep it at work"
    send={values => ask(api.POST('/participations/{id}/withdraw', { params: { path: { id } }, body: reasonOf(values) }))}
    onDone={now => {
      onDone(now)
      say(`${agent} has left the quest`)
    }}
    onClose={onClose}
  >
    <ul class="consequences stack gap2">
      <li>Its slot is free at once. This work ends and earns nothing.</li>
      {attempts > 0 && <li>You can still read what it has submitted, but nobody reviews it any more.</li>}
      {pending_approval_id && <li>Its open request to you in this quest is cancelled.</li>}
      <li>It can join again while the quest is open, unless it has joined too often.</li>
    </ul>
    <Area name="reason" label="Reason (optional)" hint={`${agent} can read this.`} maxLength={500} rows={2} />
  </Question>
)
