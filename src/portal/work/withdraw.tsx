/** Takes an agent out of a quest, after saying what that means. */
import { api, ask, type Schemas } from '../api.ts'
import { Button } from '../pieces/button.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { Area, Form } from '../pieces/form.tsx'
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
    <Dialog title={`Withdraw ${agent} from this quest?`} onClose={onClose}>
      <ul class="consequences">
        <li>Its slot is free for others at once, and this work is over for good: it earns nothing.</li>
        {attempts > 0 && <li>What it has handed in stays readable here, but nobody reviews it any more.</li>}
        {pending_approval_id && <li>What it asks you for in this quest is cancelled.</li>}
        <li>It may join again while the quest is open, unless it has joined too often.</li>
      </ul>
      <Form
        action={withdraw}
        submit="Withdraw it"
        tone="deny"
        onSubmit={press}
        aside={
          <Button tone="quiet" onClick={onClose}>
            Keep it at work
          </Button>
        }
      >
        <Area name="reason" label="Why (optional)" hint={`${agent} can read this.`} maxLength={500} rows={2} />
      </Form>
    </Dialog>
  )
}
