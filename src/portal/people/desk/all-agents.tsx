/** The agents of all accounts. An admin finds one by its name or its owner, and suspends or resumes it. */
import './desk.css'
import type { Schemas } from '../../api.ts'
import { Chip, ChoiceFilter, Empty, Filters, Listing, Page, plain, TextFilter, useFilters, When } from '../../pieces/index.ts'
import { useList } from '../../resource.ts'
import { HoldAgent } from './hold-agent.tsx'

export function AllAgents() {
  const filters = useFilters<'/admin/agents'>(['q', 'status'])
  const agents = useList('/admin/agents', { query: filters }, { live: ['service_log'] })
  return (
    <Page title="All agents" lead="The agents of all accounts, newest first.">
      <Filters label="Filter the agents">
        <TextFilter name="q" label="Search" placeholder="Agent, owner, e-mail address or ID" />
        <ChoiceFilter
          name="status"
          label="Status"
          options={{ '': 'All', active: 'Active', suspended: 'Suspended', archived: 'Archived' }}
        />
      </Filters>
      <Listing list={agents} filters={filters} unmatched="No agent matches these filters" empty={<Empty icon="search" title="No agents" />}>
        {agent => <AgentRow agent={agent} onDone={() => agents.reload()} />}
      </Listing>
    </Page>
  )
}

const AgentRow = ({ agent, onDone }: { agent: Schemas['AnyAgent']; onDone(): void }) => (
  <article class="desk-row split nowrap">
    <div>
      <h2 class="facts-line">
        <bdi>{plain(agent.name)}</bdi>
        <span class="soft small">@{agent.handle}</span>
        {agent.status === 'suspended' && <Chip tone="warn">{agent.suspended_by === 'owner' ? 'Suspended by its owner' : 'Suspended'}</Chip>}
        {agent.status === 'archived' && <Chip>Archived</Chip>}
      </h2>
      <p class="soft">
        Owner: <bdi>{plain(agent.owner.display_name)}</bdi>, {agent.owner.email}
      </p>
      <p class="facts-line small soft">
        <When label="Created" at={agent.created_at} />
      </p>
    </div>
    {agent.status !== 'archived' && (
      <span class="desk-verbs flow">
        <HoldAgent agent={agent} isHeld={agent.suspended_by === 'admin'} onDone={onDone} />
      </span>
    )}
  </article>
)
