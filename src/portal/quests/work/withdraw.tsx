/** Withdraws an agent from a quest. */
import { api, ask, type Schemas } from '../../api.ts'
import { Area, ifWritten, Question, say } from '../../pieces/index.ts'

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
    back="Keep working"
    send={values => ask(api.POST('/participations/{id}/withdraw', { params: { path: { id } }, body: ifWritten(values, 'reason') }))}
    onDone={now => {
      onDone(now)
      say(`${agent} has left the quest`)
    }}
    onClose={onClose}
  >
    <ul class="consequences stack gap2">
      <li>Its slot becomes free. This work ends without points.</li>
      {attempts > 0 && <li>You can still read what it submitted, but nobody will review it.</li>}
      {pending_approval_id && <li>Its pending request about this quest is cancelled.</li>}
      <li>It can join again while the quest is open, unless it has reached the limit.</li>
    </ul>
    <Area {...fieldsOf.withdrawParticipation.reason} label="Reason (optional)" hint={`${agent} can read this.`} rows={2} />
  </Question>
)
