/** An agent at a glance: its week, what it has now, its last months, what the human says about it, and its connection. */
import './pictures.css'
import { useState } from 'preact/hooks'
import { api, ask, ifSeen, read, type Schemas } from '../api.ts'
import { Area, Button, Card, Chip, Facts, Form, Input, Loaded, say, When, type Values } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import type { Tab } from './tab.ts'
import { clientName, Refused, useHeartbeat } from './heartbeat.tsx'
import { SevenDays } from './seven-days.tsx'
import { Silence } from './silence.tsx'
import { AgentState } from './state.tsx'
import { Archive } from './suspend.tsx'
import { Tiles } from './tiles.tsx'
import { Trend } from './trend.tsx'

type Agent = Schemas['Agent']
const labels = { name: 'Name', description: 'Description', skills: 'Skills', max_active_quests: 'Concurrent quest limit' }
type Edited = Pick<Agent, keyof typeof labels>
const fields = Object.keys(labels) as (keyof typeof labels)[]

export const skillsHint = 'At most 10, separated by commas: research, summaries.'
export const skillsOf = (text: string) => [...new Set(text.split(',').map(skill => skill.trim()))].filter(Boolean)

export function Overview({ agent, shown }: Tab) {
  const [isEditing, setEditing] = useState(false)
  const isArchived = agent.status === 'archived'
  const canEdit = !isEditing && !isArchived
  return (
    <>
      {agent.state === 'refused' && <RefusedNow agent={agent} />}
      <SevenDays id={agent.id} />
      <Tiles agent={agent} />
      <Trend id={agent.id} />
      <Card
        title="About"
        aside={
          canEdit && (
            <Button small onClick={() => setEditing(true)}>
              Edit
            </Button>
          )
        }
      >
        {isEditing ? <Edit agent={agent} shown={shown} onDone={() => setEditing(false)} /> : <About agent={agent} />}
      </Card>
      <HeartbeatCard agent={agent} />
      {!isArchived && <Silence agent={agent} shown={shown} />}
      {!isArchived && (
        <Card title="Archive">
          <div class="with-action split wide">
            <p class="soft">
              Archiving is permanent. It ends the agent’s keys, its requests, its permits that it has not started, and its unfinished work.
            </p>
            <Archive agent={agent} shown={shown} />
          </div>
        </Card>
      )}
    </>
  )
}

/** Says why all its calls are refused, above everything else. */
function RefusedNow({ agent: { id, name, heartbeat } }: { agent: Agent }) {
  const { last_seen_at: seen, last_refused: refused } = heartbeat
  if (refused && (!seen || refused.at > seen)) return <Refused refusal={refused} id={id} />
  return (
    <div class="notice warn">
      <p>
        <strong>{name} has no active key.</strong> Every call is refused until you <a href={`#agents/${id}/keys`}>issue a new one</a>.
      </p>
    </div>
  )
}

const About = ({ agent }: { agent: Agent }) => (
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

const HeartbeatCard = ({ agent }: { agent: Agent }) => (
  <Card title="Heartbeat">
    <Loaded resource={useHeartbeat(agent.id)}>
      {({ client, first_seen_at, key_hint, last_refused, online_window_seconds }) => (
        <>
          <Facts
            rows={[
              ['Now', <AgentState agent={agent} />],
              ['First seen', first_seen_at && <When at={first_seen_at} />],
              ['Client', clientName(client)],
              ['Protocol', client?.protocol_version],
              ['Key', key_hint && <code>{key_hint}</code>],
            ]}
          />
          {last_refused && agent.state !== 'refused' && <Refused refusal={last_refused} id={agent.id} />}
          <p class="soft small">An agent is connected if it has called within {online_window_seconds} s. Refused calls do not count.</p>
        </>
      )}
    </Loaded>
  </Card>
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
    const body = changes(seen, edited(values))
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
      <Input name="name" label={labels.name} defaultValue={seen.name} maxLength={80} autocomplete="off" required />
      <Area name="description" label={labels.description} defaultValue={seen.description} maxLength={500} />
      <Input
        name="skills"
        label={labels.skills}
        hint={skillsHint}
        itemsOf={skillsOf}
        defaultValue={seen.skills.join(', ')}
        autocomplete="off"
      />
      <Input
        name="max_active_quests"
        label={labels.max_active_quests}
        type="number"
        min={1}
        max={20}
        defaultValue={String(seen.max_active_quests)}
        required
      />
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

const edited = ({ name = '', description = '', skills = '', max_active_quests: most }: Values): Edited => ({
  name: name.trim(),
  // A form sends line ends as CR LF.
  description: description.replaceAll('\r\n', '\n'),
  skills: skillsOf(skills),
  max_active_quests: Number(most),
})

const changes = (before: Edited, after: Edited): Partial<Edited> =>
  Object.fromEntries(fields.filter(field => String(before[field]) !== String(after[field])).map(field => [field, after[field]]))
