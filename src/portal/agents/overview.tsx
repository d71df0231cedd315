/** What an agent is, as its human wrote it, and how it was last heard. */
import { useState } from 'preact/hooks'
import { api, ask, ifSeen, type Schemas } from '../api.ts'
import { Button } from '../pieces/button.tsx'
import { Card } from '../pieces/card.tsx'
import { Chip } from '../pieces/chip.tsx'
import { Facts } from '../pieces/data.tsx'
import { Area, Form, Input } from '../pieces/form.tsx'
import { Loaded } from '../pieces/listing.tsx'
import { When } from '../pieces/time.tsx'
import { say } from '../pieces/toast.tsx'
import { useAction } from '../resource.ts'
import type { Tab } from './tab.ts'
import { Archive } from './brake.tsx'
import { mostActiveQuests, skillsHint, skillsOf } from './fields.ts'
import { clientName, Refused, Seen, useHeartbeat } from './heartbeat.tsx'

type Agent = Schemas['Agent']
const fields = ['name', 'description', 'skills', 'max_active_quests'] as const
type Edited = Pick<Agent, (typeof fields)[number]>

export function Overview({ agent, shown }: Tab) {
  const [editing, edit] = useState(false)
  const isOver = agent.status === 'archived'
  return (
    <>
      <Card
        title="About"
        aside={
          !editing &&
          !isOver && (
            <Button small onClick={() => edit(true)}>
              Edit
            </Button>
          )
        }
      >
        {editing ? <Edit agent={agent} shown={shown} onDone={() => edit(false)} /> : <About agent={agent} />}
      </Card>
      <Heart id={agent.id} />
      {!isOver && (
        <Card title="Archive">
          <div class="line">
            <p class="soft">Archiving ends an agent for good: its keys, its requests and its unfinished work.</p>
            <Archive agent={agent} shown={shown} />
          </div>
        </Card>
      )}
    </>
  )
}

const About = ({ agent }: { agent: Agent }) => (
  <Facts
    rows={[
      ['Name', agent.name],
      ['Handle', <code>{agent.handle}</code>],
      ['Description', agent.description && <span class="words">{agent.description}</span>],
      ['Skills', agent.skills.length > 0 && <Skills skills={agent.skills} />],
      ['Points', String(agent.points)],
      ['Most quests at once', String(agent.max_active_quests)],
      ['Waiting for you', agent.pending_approvals > 0 && <a href="#inbox">{agent.pending_approvals} in the inbox</a>],
      ['Created', <When at={agent.created_at} />],
      ['Id', <code>{agent.id}</code>],
    ].map(([label, value]) => [label as string, value || undefined])}
  />
)

const Skills = ({ skills }: { skills: string[] }) => (
  <span class="chips">
    {skills.map(skill => (
      <Chip key={skill}>{skill}</Chip>
    ))}
  </span>
)

function Heart({ id }: { id: string }) {
  const heartbeat = useHeartbeat(id)
  return (
    <Card title="Heartbeat">
      <Loaded resource={heartbeat}>
        {({ client, first_seen_at, key_hint, last_refused, online_window_seconds, ...beat }) => (
          <>
            <Facts
              rows={[
                ['Now', <Seen {...beat} />],
                ['First seen', first_seen_at && <When at={first_seen_at} />],
                ['Client', clientName(client)],
                ['Protocol', client?.protocol_version],
                ['Key', key_hint && <code>{key_hint}</code>],
              ]}
            />
            {last_refused && <Refused refusal={last_refused} id={id} />}
            <p class="soft small">
              An agent that has called within {online_window_seconds} s is online. Calls that were refused do not count.
            </p>
          </>
        )}
      </Loaded>
    </Card>
  )
}

/**
 * Sends only what the human changed, against what the human saw. If somebody else was faster, the newer values are shown beside, and the next
 * attempt is against those.
 */
function Edit({ agent, shown, onDone }: Tab & { onDone(): void }) {
  const [seen, see] = useState(agent)
  const [newer, found] = useState<Agent>()
  const save = useAction((version: number, body: Schemas['AgentPatch']) =>
    ask(api.PATCH('/agents/{id}', { params: { path: { id: agent.id }, header: ifSeen({ version }) }, body })),
  )
  async function send(values: Record<string, string>) {
    const body = changes(seen, edited(values))
    if (Object.keys(body).length === 0) return onDone()
    const answer = await save.run((newer ?? seen).version, body)
    if (answer?.data) {
      shown.show(answer.data)
      say('Saved')
      return onDone()
    }
    if (answer?.problem?.code !== 'precondition_failed') return
    const { data } = await ask(api.GET('/agents/{id}', { params: { path: { id: agent.id } } }))
    if (data) found(data)
  }
  const takeNewer = () => {
    save.forget()
    if (newer) see(newer)
    found(undefined)
  }
  return (
    <Form
      key={seen.version}
      action={newer ? { busy: save.busy, problem: save.problem?.code === 'precondition_failed' ? undefined : save.problem } : save}
      submit={newer ? 'Save mine all the same' : 'Save'}
      onSubmit={send}
      aside={
        newer ? (
          <Button tone="quiet" onClick={takeNewer}>
            Take the newer values
          </Button>
        ) : (
          <Button tone="quiet" onClick={onDone}>
            Cancel
          </Button>
        )
      }
    >
      <Input name="name" label="Name" defaultValue={seen.name} maxLength={80} autocomplete="off" required />
      <Area name="description" label="Description" defaultValue={seen.description} maxLength={500} />
      <Input name="skills" label="Skills" hint={skillsHint} defaultValue={seen.skills.join(', ')} autocomplete="off" />
      <Input
        name="max_active_quests"
        label="Most quests at once"
        type="number"
        min={1}
        max={mostActiveQuests}
        defaultValue={String(seen.max_active_quests)}
        required
      />
      {newer && <Overtaken by={newer} seen={seen} />}
    </Form>
  )
}

const Overtaken = ({ by, seen }: { by: Agent; seen: Agent }) => {
  const changed = fields.filter(field => field in changes(seen, by))
  return (
    <div class="overtaken" role="alert">
      <p>
        <strong>Somebody changed this agent meanwhile.</strong>{' '}
        {changed.length > 0 ? 'Nothing of yours is saved yet. It now says:' : 'Not what you see here, so you can save.'}
      </p>
      <Facts rows={changed.map(field => [titles[field], valueOf(by, field)])} />
    </div>
  )
}

const titles = { name: 'Name', description: 'Description', skills: 'Skills', max_active_quests: 'Most quests at once' }

const valueOf = (agent: Agent, field: (typeof fields)[number]) => [agent[field]].flat().join(', ') || <span class="soft">nothing</span>

const edited = ({ name = '', description = '', skills = '', max_active_quests: most }: Record<string, string>): Edited => ({
  name: name.trim(),
  // A form sends lines as CR LF.
  description: description.replaceAll('\r\n', '\n'),
  skills: skillsOf(skills),
  max_active_quests: Number(most),
})

const changes = (before: Edited, after: Edited): Partial<Edited> =>
  Object.fromEntries(fields.filter(field => String(before[field]) !== String(after[field])).map(field => [field, after[field]]))
