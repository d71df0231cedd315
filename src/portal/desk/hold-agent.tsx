/**
 * Suspends or resumes an agent of any owner, as an admin. Only the owner can read whether it is suspended. So both are offered, and the
 * service says if one is not possible.
 */
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../api.ts'
import { Area, Chip, DialogButton, Input, Question, reasonOf, say, type Values } from '../pieces/index.ts'

/** Without an agent it asks for the id of one. */
export function HoldAgent({ agent }: { agent?: Schemas['AgentRef'] }) {
  const [status, setStatus] = useState<Schemas['AgentStatus']>()
  return (
    <>
      {status === 'suspended' && <Chip tone="bad">Suspended</Chip>}
      <DialogButton
        small={agent !== undefined}
        tone={agent ? 'quiet' : 'plain'}
        dialog={close => <SuspendOrResume agent={agent} status={status} onClose={close} onDone={done => agent && setStatus(done.status)} />}
      >
        {agent ? (status === 'suspended' ? 'Resume the agent…' : 'Suspend the agent…') : 'Suspend an agent by its id…'}
      </DialogButton>
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
  const [isResuming, setResuming] = useState(status === 'suspended')
  const [id, setId] = useState(agent?.id ?? '')
  const name = agent?.name ?? 'the agent'
  const send = (values: Values) => {
    const params = { path: { id: id.trim() } }
    if (isResuming) return ask(api.POST('/admin/agents/{id}/resume', { params }))
    return ask(api.POST('/admin/agents/{id}/suspend', { params, body: reasonOf(values) }))
  }
  return (
    <Question
      key={String(isResuming)}
      title={`${isResuming ? 'Resume' : 'Suspend'} ${agent?.name ?? 'an agent'}?`}
      tone={isResuming ? 'main' : 'deny'}
      submit={isResuming ? 'Resume' : 'Suspend'}
      send={send}
      onDone={done => {
        say(isResuming ? `${done.name} is active again` : `${done.name} is suspended`)
        onDone(done)
      }}
      onClose={onClose}
    >
      <p>
        {isResuming
          ? `The next call of ${name} is answered again, with the keys that it has.`
          : `From now on, all calls of ${name} are refused, its open requests are cancelled, and its unused permits end. Its work stays, and submitted results can be reviewed. Only an admin can resume it.`}
      </p>
      {!agent && (
        <Input
          name="id"
          label="The agent's id"
          hint="It begins with agt_. The service log shows it, and the agent’s owner knows it."
          spellcheck={false}
          autocomplete="off"
          required
          value={id}
          onInput={event => setId(event.currentTarget.value)}
        />
      )}
      {!isResuming && <Area name="reason" label="Reason" hint="The agent’s owner can read it." maxLength={300} />}
      <p class="small soft">
        {isResuming ? 'Is it active?' : 'Is it already suspended?'}{' '}
        <button type="button" class="link" onClick={() => setResuming(!isResuming)}>
          {isResuming ? 'Suspend it' : 'Resume it'}
        </button>
      </p>
    </Question>
  )
}
