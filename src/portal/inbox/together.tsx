/** Several requests with one decision. Each is decided for itself and tells its own outcome; those of high risk are approved one by one. */
import { useState } from 'preact/hooks'
import { api, ask } from '../api.ts'
import { Button } from '../pieces/button.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { Form, Input } from '../pieces/form.tsx'
import { say } from '../pieces/toast.tsx'
import { useAction } from '../resource.ts'
import { Kind, Risk, titleOf } from './about.tsx'
import type { Approval, Queue } from './queue.ts'

/** What the service decides at once. */
export const most = 50

export function Together({ picked, queue, onClear }: { picked: Approval[]; queue: Queue; onClear(): void }) {
  const [asked, ask] = useState<'approve' | 'deny'>()
  return (
    <div class="together" role="region" aria-label="Selected requests">
      <p role="status">{picked.length} selected</p>
      <Button tone="approve" onClick={() => ask('approve')}>
        Approve…
      </Button>
      <Button tone="deny" onClick={() => ask('deny')}>
        Deny…
      </Button>
      <Button tone="quiet" onClick={onClear}>
        Clear
      </Button>
      {asked && <Ask decision={asked} picked={picked} queue={queue} onClose={() => ask(undefined)} onDone={onClear} />}
    </div>
  )
}

interface Parts {
  decision: 'approve' | 'deny'
  picked: Approval[]
  queue: Queue
  onClose(): void
  onDone(): void
}

function Ask({ decision, picked, queue, onClose, onDone }: Parts) {
  const some = decision === 'approve' ? picked.filter(({ risk }) => risk !== 'high') : picked
  const left = picked.length - some.length
  const send = useAction((note: string) =>
    ask(api.POST('/approvals/decisions', { body: { decision, ids: some.map(({ id }) => id), ...(note && { note }) } })),
  )
  const decide = async (note: string) => {
    const result = await send.run(note)
    if (!result?.data) return
    await Promise.all(result.data.results.map(({ id, code }) => queue.look(id, code === null ? 'here' : 'elsewhere')))
    const decided = result.data.results.filter(({ code }) => code === null).length
    say(
      `${decided} ${decision === 'approve' ? 'approved' : 'denied'}${decided < some.length ? `, ${some.length - decided} not: see each` : ''}`,
    )
    onClose()
    onDone()
  }
  return (
    <Dialog title={decision === 'approve' ? `Approve ${count(some)}?` : `Deny ${count(some)}?`} onClose={onClose}>
      <ul class="together-list">
        {some.map(approval => (
          <li key={approval.id}>
            <span>
              <bdi class="soft">{approval.agent.name}</bdi>
              <br />
              <bdi>{titleOf(approval)}</bdi>
            </span>
            <span class="together-chips">
              <Kind approval={approval} />
              <Risk risk={approval.risk} />
            </span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p class="together-left">
          {left} of high risk {left === 1 ? 'is' : 'are'} left out: open {left === 1 ? 'it' : 'each'} to approve.
        </p>
      )}
      {some.length > 0 && (
        <Form
          action={send}
          submit={decision === 'approve' ? 'Approve all of these' : 'Deny all of these'}
          tone={decision}
          onSubmit={({ note = '' }) => decide(note.trim())}
          aside={
            <Button tone="quiet" onClick={onClose}>
              Go back
            </Button>
          }
        >
          {decision === 'deny' && <Input name="note" label="Tell the agents why (optional)" maxLength={1000} autoComplete="off" />}
        </Form>
      )}
    </Dialog>
  )
}

const count = (some: Approval[]) => (some.length === 1 ? '1 request' : `${some.length} requests`)
