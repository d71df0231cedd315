/** The human's agents: their status, their points and their open requests. */
import './agents.css'
import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { Badge, Button, ChoiceFilter, Chip, Empty, Filters, Listing, Page, TextFilter, useFilters } from '../pieces/index.ts'
import { useList } from '../resource.ts'
import { refine, usePlace } from '../router.ts'
import { agentKinds, pollMs, Seen } from './heartbeat.tsx'
import { NewAgent } from './new-agent.tsx'

type Agent = Schemas['Agent']

export function Agents() {
  const [isCreating, setCreating] = useState(usePlace().query.get('new') === 'agent')
  const filters = useFilters<'/agents'>(['q', 'status', 'heartbeat'])
  const order = useFilters<'/agents'>(['sort'])
  const agents = useList('/agents', { query: { ...filters, ...order } }, { live: agentKinds, everyMs: pollMs })
  const close = () => {
    setCreating(false)
    refine({ new: undefined })
  }
  const none = agents.items?.length === 0 && !agents.hasMore && Object.keys(filters).length === 0
  const newButton = (text: string) => (
    <Button tone="main" onClick={() => setCreating(true)}>
      {text}
    </Button>
  )
  return (
    <Page
      title="Agents"
      lead="Each agent has its own keys. It asks you before it does anything that you have not allowed."
      actions={!none && newButton('New agent')}
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
          filters={filters}
          unmatched="No agent matches these filters"
          empty={
            <Empty icon="agents" title="Create your first agent">
              <p class="narrow">
                An agent has a name, keys and a record. Your program connects with a key, finds quests and works on them. You decide what it
                may do without asking you.
              </p>
              {newButton('Create an agent')}
            </Empty>
          }
        >
          {agent => <AgentCard agent={agent} />}
        </Listing>
      </div>
      {isCreating && <NewAgent onClose={close} />}
    </Page>
  )
}

const statuses = { '': 'All', active: 'Active', suspended: 'Suspended', archived: 'Archived' }
const heartbeats = { '': 'All', online: 'Online', idle: 'Idle', never: 'Never connected' }
const orders = { '': 'Newest first', created_at: 'Oldest first', name: 'By name', '-last_seen_at': 'Last seen first' }

const AgentCard = ({ agent }: { agent: Agent }) => (
  <article class={`card agent-card ${agent.status}`}>
    <header class="split nowrap">
      <h2>
        <a class="whole cover" href={`#agents/${agent.id}`}>
          {agent.name}
        </a>
      </h2>
      <AgentStatus agent={agent} />
    </header>
    <p class="agent-handle soft">{agent.handle}</p>
    <p class="agent-about">{agent.description || agent.skills.join(' · ')}</p>
    <footer class="agent-foot flow soft small">
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

/** Nothing for an active agent. */
export const AgentStatus = ({ agent: { status, suspended_by: by } }: { agent: Agent }) =>
  status === 'active' ? null : (
    <Chip tone={status === 'suspended' ? 'warn' : 'plain'}>
      {status === 'archived' ? 'Archived' : by === 'admin' ? 'Suspended by an admin' : 'Suspended'}
    </Chip>
  )
