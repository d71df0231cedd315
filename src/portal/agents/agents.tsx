/** All agents of the human: who is there, what they earned, who waits. */
import './agents.css'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Button } from '../pieces/button.tsx'
import { Badge, Chip } from '../pieces/chip.tsx'
import { Empty } from '../pieces/empty.tsx'
import { ChoiceFilter, Filters, TextFilter } from '../pieces/filters.tsx'
import { Listing } from '../pieces/listing.tsx'
import { Page } from '../pieces/page.tsx'
import { useList } from '../resource.ts'
import { refine, usePlace } from '../router.ts'
import { Seen, usePulse } from './heartbeat.tsx'
import { NewAgent } from './new-agent.tsx'

type Agent = Schemas['Agent']

export function Agents() {
  const { query } = usePlace()
  const [making, make] = useState(query.get('new') === 'agent')
  const filters = { q: query.get('q'), status: query.get('status'), heartbeat: query.get('heartbeat') }
  const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
  const sort = query.get('sort') ?? '-created_at'
  const agents = useList(
    `agents?${new URLSearchParams({ ...chosen, sort })}`,
    page => api.GET('/agents', { params: { query: { ...page, ...chosen, sort: sort as '-created_at' } } }),
    { live: ['agent.updated', 'heartbeat.changed', 'approval.created', 'approval.updated', 'participation.updated'] },
  )
  usePulse(agents.reload)
  const done = () => {
    make(false)
    refine({ new: undefined })
  }
  const filtered = Object.keys(chosen).length > 0
  const none = agents.items?.length === 0 && !agents.hasMore && !filtered

  return (
    <Page
      title="Agents"
      lead="Each has keys of its own, and asks before it does what you have not allowed."
      actions={
        !none && (
          <Button tone="main" onClick={() => make(true)}>
            New agent
          </Button>
        )
      }
    >
      {!none && (
        <Filters label="Filter the agents">
          <TextFilter name="q" label="Search" placeholder="Name, handle or description" />
          <ChoiceFilter name="status" label="Status" options={statuses} />
          <ChoiceFilter name="heartbeat" label="Heartbeat" options={heartbeats} />
          <ChoiceFilter name="sort" label="Order" options={orders} />
        </Filters>
      )}
      <div class="agent-cards">
        <Listing
          list={agents}
          look="cards"
          empty={
            filtered ? (
              <Empty icon="search" title="No agent fits these filters">
                <Button onClick={() => refine({ q: undefined, status: undefined, heartbeat: undefined })}>Show all</Button>
              </Empty>
            ) : (
              <Empty icon="agents" title="Create your first agent">
                <p class="narrow">
                  An agent is a name, a set of keys and a record. Your program connects with a key, finds quests and does them; you decide
                  what it may do without you.
                </p>
                <Button tone="main" onClick={() => make(true)}>
                  Create an agent
                </Button>
              </Empty>
            )
          }
        >
          {agent => <AgentCard agent={agent} />}
        </Listing>
      </div>
      {making && <NewAgent onClose={done} />}
    </Page>
  )
}

const statuses = [
  ['', 'All'],
  ['active', 'Active'],
  ['suspended', 'Suspended'],
  ['archived', 'Archived'],
] as const
const heartbeats = [
  ['', 'All'],
  ['online', 'Online'],
  ['idle', 'Idle'],
  ['never', 'Never connected'],
] as const
const orders = [
  ['', 'Newest first'],
  ['created_at', 'Oldest first'],
  ['name', 'By name'],
  ['-last_seen_at', 'Last seen first'],
] as const

const AgentCard = ({ agent }: { agent: Agent }) => (
  <article class={`card agent-card ${agent.status}`}>
    <header class="card-head">
      <h2>
        <a class="whole" href={`#agents/${agent.id}`}>
          {agent.name}
        </a>
      </h2>
      <Standing agent={agent} />
    </header>
    <p class="agent-handle">{agent.handle}</p>
    <p class="agent-about">{agent.description || agent.skills.join(' · ')}</p>
    <footer class="agent-foot">
      <Seen {...agent.heartbeat} />
      <span class="points">
        <b>{agent.points}</b> {agent.points === 1 ? 'point' : 'points'}
      </span>
      {agent.pending_approvals > 0 && (
        <a class="agent-waits" href="#inbox">
          <Badge count={String(agent.pending_approvals)} label={`of ${agent.name}`} /> {agent.pending_approvals === 1 ? 'waits' : 'wait'}{' '}
          for you
        </a>
      )}
    </footer>
  </article>
)

/** Nothing for an agent that may work. */
export const Standing = ({ agent: { status, suspended_by: by } }: { agent: Agent }) =>
  status === 'active' ? null : (
    <Chip tone={status === 'suspended' ? 'warn' : 'plain'}>
      {status === 'archived' ? 'Archived' : by === 'admin' ? 'Suspended by an admin' : 'Suspended'}
    </Chip>
  )
