/** Suspends or resumes an agent of any owner, as an admin. A suspension by the owner is independent of this. */
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../../api.ts'
import { Area, Chip, DialogButton, ifWritten, plain, Question, say, type Values } from '../../pieces/index.ts'

interface HoldAgent {
  agent: Pick<Schemas['AgentRef'], 'id' | 'name'>
  /** Whether an admin has suspended it. If that is not known, both moves are offered, and the service says if one is not possible. */
  isHeld?: boolean
  onDone?(agent: Schemas['AnyAgent']): void
}

export function HoldAgent({ agent, isHeld, onDone }: HoldAgent) {
  const [seen, setSeen] = useState<boolean>()
  const held = isHeld ?? seen ?? false
  const move = held ? 'Resume' : 'Suspend'
  return (
    <>
      {isHeld === undefined && held && <Chip tone="bad">Suspended</Chip>}
      <DialogButton
        small
        tone={isHeld === undefined ? 'quiet' : held ? 'plain' : 'deny'}
        dialog={close => (
          <SuspendOrResume
            agent={agent}
            isHeld={held}
            isSure={isHeld !== undefined}
            onClose={close}
            onDone={done => {
              setSeen(done.suspended_by === 'admin')
              onDone?.(done)
            }}
          />
        )}
      >
        {isHeld === undefined ? `${move} agent…` : `${move}…`}
        {isHeld !== undefined && <span class="unseen"> {plain(agent.name)}</span>}
      </DialogButton>
    </>
  )
}

interface SuspendOrResume extends Required<HoldAgent> {
  isSure: boolean
  onClose(): void
}

function SuspendOrResume({ agent, isHeld, isSure, onClose, onDone }: SuspendOrResume) {
  const { id } = agent
  const name = plain(agent.name)
  const [isResuming, setResuming] = useState(isHeld)
  const send = (values: Values) => {
    const params = { path: { id } }
    if (isResuming) return ask(api.POST('/admin/agents/{id}/resume', { params }))
    return ask(api.POST('/admin/agents/{id}/suspend', { params, body: ifWritten(values, 'reason') }))
  }
  return (
    <Question
      key={String(isResuming)}
      title={`${isResuming ? 'Resume' : 'Suspend'} ${name}?`}
      tone={isResuming ? 'main' : 'deny'}
      submit={isResuming ? 'Resume' : 'Suspend'}
      send={send}
      onDone={done => {
        say(isResuming ? resumedWords(name, done) : `${name} is suspended`)
        onDone(done)
      }}
      onClose={onClose}
    >
      <p>
        {isResuming
          ? `${name} can call again, with the keys that it has.`
          : `All calls of ${name} are refused, its open requests are cancelled, and its unused permits end. Its work stays, and submitted results can be reviewed. Only an admin can resume it.`}
      </p>
      {!isResuming && <Area {...fieldsOf.adminSuspendAgent.reason} label="Reason" hint="The agent’s owner can read it." />}
      {!isSure && (
        <p class="small soft">
          {isResuming ? 'Is it active?' : 'Is it already suspended?'}{' '}
          <button type="button" class="link" onClick={() => setResuming(!isResuming)}>
            {isResuming ? 'Suspend it' : 'Resume it'}
          </button>
        </p>
      )}
    </Question>
  )
}

const resumedWords = (name: string, { status }: Schemas['AnyAgent']) =>
  status === 'active' ? `${name} is active again` : `${name} stays suspended by its owner`
