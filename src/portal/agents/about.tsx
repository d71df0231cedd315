/** What people say about an agent: the card that shows it, the form that changes it, and the fields that a new agent has too. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { api, ask, ifSeen, read, type Schemas } from '../api.ts'
import { Area, Button, Card, Chip, Facts, Form, Input, say, When, type Values } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import type { Tab } from './tab.ts'

type Agent = Schemas['Agent']
const labels = { name: 'Name', description: 'Description', skills: 'Skills', max_active_quests: 'Concurrent quest limit' }
type Said = Pick<Agent, keyof typeof labels>
const fields = Object.keys(labels) as (keyof typeof labels)[]

/** As the service has it for a new agent. */
const usualQuests = '3'

export function About({ agent, shown }: Tab) {
  const [isEditing, setEditing] = useState(false)
  return (
    <Card
      title="About"
      aside={
        !isEditing &&
        agent.status !== 'archived' && (
          <Button small onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {isEditing ? <Edit agent={agent} shown={shown} onDone={() => setEditing(false)} /> : <FactsOf agent={agent} />}
    </Card>
  )
}

const FactsOf = ({ agent }: { agent: Agent }) => (
  <Facts
    rows={[
      [labels.name, agent.name],
      ['Handle', <code>{agent.handle}</code>],
      [labels.description, agent.description && <span class="words">{agent.description}</span>],
      [labels.skills, agent.skills.length > 0 && <Skills skills={agent.skills} />],
      [labels.max_active_quests, String(agent.max_active_quests)],
      ['Created', <When at={agent.created_at} />],
      ['ID', <code>{agent.id}</code>],
    ]}
  />
)

const Skills = ({ skills }: { skills: string[] }) => (
  <span class="chips flow gap1">
    {skills.map(skill => (
      <Chip key={skill}>{skill}</Chip>
    ))}
  </span>
)

/**
 * Sends only what the human changed, with the version that the human saw. If somebody else has saved since, the newer values are shown, and
 * the next attempt is against those.
 */
function Edit({ agent, shown, onDone }: Tab & { onDone(): void }) {
  const [seen, setSeen] = useState(agent)
  const [newer, setNewer] = useState<Agent>()
  const params = { path: { id: agent.id } }
  const save = useAction(({ version, body }: { version: number; body: Schemas['AgentPatch'] }) =>
    ask(api.PATCH('/agents/{id}', { params: { ...params, header: ifSeen({ version }) }, body })),
  )
  async function send(values: Values) {
    const body = changes(seen, saidIn(values))
    if (Object.keys(body).length === 0) return onDone()
    const answer = await save.run({ version: (newer ?? seen).version, body })
    if (answer?.data) {
      shown.show(answer.data)
      say('Saved')
      return onDone()
    }
    if (answer?.problem?.code === 'precondition_failed') setNewer((await read('/agents/{id}', params)).data)
  }
  const takeNewer = () => {
    save.forget()
    if (newer) setSeen(newer)
    setNewer(undefined)
  }
  return (
    <Form
      key={seen.version}
      action={newer ? { busy: save.busy, problem: save.problem?.code === 'precondition_failed' ? undefined : save.problem } : save}
      submit={newer ? 'Save my values anyway' : 'Save'}
      onSubmit={send}
      onCancel={newer ? takeNewer : onDone}
      back={newer ? 'Use the newer values' : 'Cancel'}
    >
      <Input {...fieldsOf.updateAgent.name} label={labels.name} defaultValue={seen.name} autocomplete="off" required />
      <AgentFields agent={seen} />
      {newer && <ChangedMeanwhile newer={newer} seen={seen} />}
    </Form>
  )
}

function ChangedMeanwhile({ newer, seen }: { newer: Agent; seen: Agent }) {
  const changed = fields.filter(field => field in changes(seen, newer))
  return (
    <div class="notice warn stack gap1" role="alert">
      <p>
        <strong>Somebody else has changed this agent.</strong>{' '}
        {changed.length > 0 ? 'Your changes are not saved yet. The new values are:' : 'They did not change these fields, so you can save.'}
      </p>
      <Facts rows={changed.map(field => [labels[field], [newer[field]].flat().join(', ') || <span class="soft">nothing</span>])} />
    </div>
  )
}

/** The fields of an agent, or of a new one. The name is above them, because a new agent needs nothing else. */
export const AgentFields = ({ agent, children }: { agent?: Said; children?: ComponentChildren }) => (
  <>
    <Area
      {...fieldsOf.createAgent.description}
      label={labels.description}
      hint={agent ? undefined : 'What the agent is for.'}
      defaultValue={agent?.description}
    />
    <Input
      {...fieldsOf.createAgent.skills}
      label={labels.skills}
      hint={`At most ${limitsOf.createAgent.skills.maxItems}, separated by commas: research, summaries.`}
      itemsOf={skillsIn}
      defaultValue={agent?.skills.join(', ')}
      autocomplete="off"
    />
    {children}
    <Input
      {...fieldsOf.createAgent.max_active_quests}
      label={labels.max_active_quests}
      defaultValue={agent ? String(agent.max_active_quests) : usualQuests}
      required={agent !== undefined}
    />
  </>
)

/** What a form with these fields says. */
export const saidIn = ({ name = '', description = '', skills = '', max_active_quests: most }: Values): Said => ({
  name: name.trim(),
  // A form sends line ends as CR LF.
  description: description.replaceAll('\r\n', '\n'),
  skills: skillsIn(skills),
  max_active_quests: Number(most || usualQuests),
})

const skillsIn = (text: string) => [...new Set(text.split(',').map(skill => skill.trim()))].filter(Boolean)

const changes = (before: Said, after: Said): Partial<Said> =>
  Object.fromEntries(fields.filter(field => String(before[field]) !== String(after[field])).map(field => [field, after[field]]))
