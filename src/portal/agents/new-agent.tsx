/** Creates an agent. Only the name is required. The next screen issues its first key. */
import { useState } from 'preact/hooks'
import { api, ask, type Problem, type Schemas } from '../api.ts'
import { Area, Choice, Input, Question, type Values } from '../pieces/index.ts'
import { go } from '../router.ts'
import { gates, type Gate } from './gates.tsx'
import { skillsHint, skillsOf } from './overview.tsx'
import { actions } from './policy.tsx'

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
        <Area {...fieldsOf.createAgent.description} label="Description" hint="What the agent is for." />
        <Input {...fieldsOf.createAgent.skills} label="Skills" hint={skillsHint} itemsOf={skillsOf} autocomplete="off" />
        {actions.map(({ action, title, usual }) => (
          <Choice key={action} name={`policy/${action}`} label={title} defaultValue={usual} options={gates} />
        ))}
        <Input {...fieldsOf.createAgent.max_active_quests} label="Concurrent quest limit" defaultValue="3" />
      </details>
    </Question>
  )
}

/** A field with an error must be visible. */
const isAboutMore = ({ code, errors }: Problem) => code === 'handle_taken' || errors.some(({ pointer }) => pointer !== '/name')

/** The service fills in empty fields. */
function newAgent({ name = '', handle, description, skills, max_active_quests: most, ...rest }: Values): Schemas['NewAgent'] {
  const policy: Partial<Record<(typeof actions)[number]['action'], Gate>> = Object.fromEntries(
    actions.map(({ action }) => [action, rest[`policy/${action}`] as Gate]),
  )
  return {
    name: name.trim(),
    ...(handle && { handle: handle.trim() }),
    ...(description && { description }),
    ...(skills && { skills: skillsOf(skills) }),
    policy,
    ...(most && { max_active_quests: Number(most) }),
  }
}
