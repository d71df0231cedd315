/** Takes an agent out of a quest, after saying what that means. */
import { api, ask, type Schemas } from '../api.ts'
import { Area } from '../pieces/form.tsx'
import { Question } from '../pieces/question.tsx'
import { say } from '../pieces/toast.tsx'
import { useAction } from '../resource.ts'

interface Withdraw {
  work: Schemas['ParticipationDetail']
  agent: string
  onClose(): void
  onDone(now: Schemas['Participation']): void
}

export function Withdraw({ work: { id, attempts, pending_approval_id }, agent, onClose, onDone }: Withdraw) {
  const withdraw = useAction((reason: string) =>
    ask(api.POST('/participations/{id}/withdraw', { params: { path: { id } }, body: reason ? { reason } : {} })),
  )
  const press = async ({ reason = '' }: Record<string, string>) => {
    const answer = await withdraw.run(reason.trim())
    if (!answer?.data) return
    onDone(answer.data)
    onClose()
    say(`${agent} is out of the quest`)
  }
  return (
    <Question
      title={`Withdraw ${agent} from this quest?`}
      action={withdraw}
      submit="Withdraw it"
      tone="deny"
      back="Keep it at work"
      onSubmit={press}
      onClose={onClose}
    >
      <ul class="consequences">
        <li>Its slot is free for others at once, and this work is over for good: it earns nothing.</li>
        {attempts > 0 && <li>What it has handed in stays readable here, but nobody reviews it any more.</li>}
        {pending_approval_id && <li>What it asks you for in this quest is cancelled.</li>}
        <li>It may join again while the quest is open, unless it has joined too often.</li>
      </ul>
      <Area name="reason" label="Why (optional)" hint={`${agent} can read this.`} maxLength={500} rows={2} />
    </Question>
  )
}
