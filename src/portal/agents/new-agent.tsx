/** A new agent needs a name; the rest has good defaults. From here one goes straight on to its first key. */
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../api.ts'
import { Area, Choice, Input } from '../pieces/form.tsx'
import { Question } from '../pieces/question.tsx'
import { useAction } from '../resource.ts'
import { go } from '../router.ts'
import { actions, gates, type Gate } from './policy-words.ts'
import { fewActiveQuests, mostActiveQuests, skillsHint, skillsOf } from './fields.ts'

export function NewAgent({ onClose }: { onClose(): void }) {
  const create = useAction((body: Schemas['NewAgent'], onceKey) =>
    ask(api.POST('/agents', { params: { header: { 'Idempotency-Key': onceKey } }, body })),
  )
  const [open, toggle] = useState(false)
  // A field that is wrong must be seen.
  const hidden = create.problem?.errors.some(({ pointer }) => pointer !== '/name') || create.problem?.code === 'handle_taken'

  const send = async (values: Record<string, string>) => {
    const created = await create.run(newAgent(values))
    if (created?.data) go(`agents/${created.data.id}/connect`)
  }
  return (
    <Question title="New agent" action={create} submit="Create it" onSubmit={send} onClose={onClose}>
      <Input name="name" label="Name" hint="What you call it. You can change it later." maxLength={80} autocomplete="off" required />
      <details class="more-fields" open={open || hidden} onToggle={event => toggle(event.currentTarget.open)}>
        <summary>More, if you like</summary>
        <Input
          name="handle"
          label="Handle"
          hint="A short name that no other agent has: a to z, digits and hyphens. It cannot be changed later. Without one, it is made from the name."
          autocomplete="off"
          spellcheck={false}
          maxLength={63}
        />
        <Area name="description" label="Description" hint="What it is for." maxLength={500} />
        <Input name="skills" label="Skills" hint={skillsHint} autocomplete="off" />
        {actions.map(({ action, title, usual }) => (
          <Choice key={action} name={`policy/${action}`} label={title} defaultValue={usual} options={gates} />
        ))}
        <Input
          name="max_active_quests"
          label="Most quests at once"
          type="number"
          min={1}
          max={mostActiveQuests}
          defaultValue={String(fewActiveQuests)}
        />
      </details>
    </Question>
  )
}

/** What was left empty is left to the service. */
function newAgent({
  name = '',
  handle,
  description,
  skills = '',
  max_active_quests: most,
  ...rest
}: Record<string, string>): Schemas['NewAgent'] {
  const policy = Object.fromEntries(actions.map(({ action }) => [action, rest[`policy/${action}`] as Gate]))
  return {
    name: name.trim(),
    ...(handle && { handle: handle.trim() }),
    ...(description && { description }),
    ...(skills && { skills: skillsOf(skills) }),
    policy,
    ...(most && { max_active_quests: Number(most) }),
  }
}
