/**
 * An admin's hold on an agent of whatever owner, wherever an admin meets one. What state it is in, only its owner may read; so both ways are
 * offered, and the service says if one leads nowhere.
 */
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../api.ts'
import { Button } from '../pieces/button.tsx'
import { Chip } from '../pieces/chip.tsx'
import { Area, Input } from '../pieces/form.tsx'
import { Question } from '../pieces/question.tsx'
import { say } from '../pieces/toast.tsx'
import { useAction } from '../resource.ts'

const longestReason = 300

/** Without an agent it asks for the id of one. */
export function HoldAgent({ agent }: { agent?: Schemas['AgentRef'] }) {
  const [isAsking, ask] = useState(false)
  const [status, setStatus] = useState<Schemas['AgentStatus']>()
  return (
    <>
      {status === 'suspended' && <Chip tone="bad">Suspended</Chip>}
      <Button small={agent !== undefined} tone={agent ? 'quiet' : 'plain'} onClick={() => ask(true)}>
        {agent ? (status === 'suspended' ? 'Resume the agent…' : 'Suspend the agent…') : 'An agent by its id…'}
      </Button>
      {isAsking && (
        <SuspendOrResume
          agent={agent}
          status={status}
          onClose={() => ask(false)}
          onDone={done => {
            ask(false)
            if (agent) setStatus(done.status)
          }}
        />
      )}
    </>
  )
}

interface SuspendOrResume {
  agent: Schemas['AgentRef'] | undefined
  status: Schemas['AgentStatus'] | undefined
  onClose(): void
  onDone(agent: Schemas['Agent']): void
}

function SuspendOrResume({ agent, status, onClose, onDone }: SuspendOrResume) {
  const [isResuming, resumeInstead] = useState(status === 'suspended')
  const [id, write] = useState(agent?.id ?? '')
  const hold = useAction((reason: string) => {
    const params = { path: { id: id.trim() } }
    if (isResuming) return ask(api.POST('/admin/agents/{id}/resume', { params }))
    return ask(api.POST('/admin/agents/{id}/suspend', { params, body: reason ? { reason } : {} }))
  })
  async function send(reason: string) {
    const answer = await hold.run(reason)
    if (!answer?.data) return
    say(isResuming ? `${answer.data.name} may work again` : `${answer.data.name} is suspended`)
    onDone(answer.data)
  }
  const name = agent?.name ?? 'the agent'
  return (
    <Question
      title={`${isResuming ? 'Resume' : 'Suspend'} ${agent?.name ?? 'an agent'}?`}
      action={hold}
      tone={isResuming ? 'main' : 'deny'}
      submit={isResuming ? 'Resume' : 'Suspend'}
      onSubmit={({ reason = '' }) => send(reason.trim())}
      onClose={onClose}
    >
      <p>
        {isResuming
          ? `Its next call is answered again, with the keys that ${name} has.`
          : `From its next call on ${name} is refused, and what it asked its human is cancelled. Its work stays, and what it handed in can be reviewed. Only an admin can resume it.`}
      </p>
      {!agent && (
        <Input
          name="id"
          label="The agent's id"
          hint="It begins with agt_; the service's log and the agent's human know it."
          value={id}
          spellcheck={false}
          autocomplete="off"
          required
          onInput={event => write(event.currentTarget.value)}
        />
      )}
      {!isResuming && <Area name="reason" label="Why" hint="Its human reads it." maxLength={longestReason} />}
      <p class="small soft">
        {isResuming ? 'Is it at work?' : 'Is it suspended already?'}{' '}
        <button
          type="button"
          class="link"
          onClick={() => {
            hold.forget()
            resumeInstead(!isResuming)
          }}
        >
          {isResuming ? 'Suspend it' : 'Resume it'}
        </button>
      </p>
    </Question>
  )
}
