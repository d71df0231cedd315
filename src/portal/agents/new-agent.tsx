/** Creates an agent. Only the name is required. The next screen issues its first key. */
import { useState } from 'preact/hooks'
import { api, ask, type Problem, type Schemas } from '../api.ts'
import { Choice, Input, Question, type Values } from '../pieces/index.ts'
import { go } from '../router.ts'
import { AgentFields, saidIn } from './about.tsx'
import { actions } from './actions.ts'
import { gates, type Gate } from './gates.tsx'

export function NewAgent({ onClose }: { onClose(): void }) {
  const [isOpen, setOpen] = useState(false)
  const create = async (values: Values, onceKey: string) => {
    const answer = await ask(api.POST('/agents', { params: { header: { 'Idempotency-Key': onceKey } }, body: newAgent(values) }))
    if (answer.problem && isAboutMore(answer.problem)) setOpen(true)
    return answer
  }
  return (
    <Question title="New agent" submit="Create agent" send={create} onDone={({ id }) => go(`agents/${id}/connect`)} onClose={onClose}>
      <Input {...fieldsOf.createAgent.name} label="Name" hint="You can change it later." autocomplete="off" />
      <details class="more-fields" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>More options</summary>
        <Input
          {...fieldsOf.createAgent.handle}
          label="Handle"
          hint="A unique short name: a to z, digits and hyphens. You cannot change it later. If you leave it empty, we make it from the name."
          autocomplete="off"
          spellcheck={false}
        />
        <AgentFields>
          {actions.map(({ action, title }) => (
            <Choice
              key={action}
              name={`policy/${action}`}
              label={title}
              defaultValue=""
              options={{ '': 'As your policy for new agents says', ...gates }}
            />
          ))}
        </AgentFields>
      </details>
    </Question>
  )
}

/** A field with an error must be visible. */
const isAboutMore = ({ code, errors }: Problem) => code === 'handle_taken' || errors.some(({ pointer }) => pointer !== '/name')

/** The service makes the handle if there is none. */
function newAgent({ handle, ...values }: Values): Schemas['NewAgent'] {
  const chosen = actions.filter(({ action }) => values[`policy/${action}`])
  const policy: Partial<Record<(typeof actions)[number]['action'], Gate>> = Object.fromEntries(
    chosen.map(({ action }) => [action, values[`policy/${action}`] as Gate]),
  )
  return { ...saidIn(values), ...(handle && { handle: handle.trim() }), ...(chosen.length > 0 && { policy }) }
}
