/** The human's agents, one per row: its state, its last seven days, its work, and its waiting requests. */
import './agents.css'
import './list.css'
import { useState } from 'preact/hooks'
import type { Params, Schemas } from '../api.ts'
import { agentStates, Badge, Bars, Button, ButtonLink, ChoiceFilter, count, Empty, Filters } from '../pieces/index.ts'
import { Listing, Page, Places, stateOf, TextFilter, useFilters, type State } from '../pieces/index.ts'
import { useList, useResource } from '../resource.ts'
import { refine, usePlace } from '../router.ts'
import { agentTopics, pollMs } from './heartbeat.tsx'
import { sum } from './hours.ts'
import { NewAgent } from './new-agent.tsx'
import { AgentState } from './state.tsx'
import { number } from '../formats.ts'

type Agent = Schemas['Agent']
type Query = NonNullable<Params<'/agents'>['query']>

const weekPollMs = 60_000
/** The service answers the week in buckets of six hours. */
const weekBuckets = 28
/** An agent may work on this many quests at once. */
const mostPlaces = 20

export function Agents() {
  const [isOpened, setCreating] = useState(false)
  const isCreating = usePlace().query.get('new') === 'agent' || isOpened
  const state = usePlace().query.get('state') as State | null
  const filters = { ...useFilters<'/agents'>(['q']), ...(state && wanted[state]) }
  const order = useFilters<'/agents'>(['sort'])
  const agents = useList('/agents', { query: { ...filters, ...order } }, { live: agentTopics, everyMs: pollMs })
  const week = useWeek()
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
      actions={
        !none && (
          <>
            <ButtonLink href="#agents/policy">Policy for all</ButtonLink>
            {newButton('New agent')}
          </>
        )
      }
    >
      {!none && (
        <Filters label="Filter the agents">
          <TextFilter name="q" label="Search" placeholder="Name, handle or description" />
          <ChoiceFilter name="state" label="State" options={states} />
          <ChoiceFilter name="sort" label="Order" options={orders} />
        </Filters>
      )}
      <div class="agent-rows">
        <Listing
          list={agents}
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
          {agent => <AgentRow agent={agent} week={week} />}
        </Listing>
      </div>
      {isCreating && <NewAgent onClose={close} />}
    </Page>
  )
}

const states = { '': 'All but archived', ...agentStates }
const working = { status: ['active'], is_refused: false } satisfies Query
/** What the service is asked for. */
const wanted: Record<State, Query> = {
  online: { ...working, heartbeat: 'online' },
  idle: { ...working, heartbeat: 'idle' },
  never: { ...working, heartbeat: 'never' },
  refused: { is_refused: true },
  suspended: { status: ['suspended'] },
  archived: { status: ['archived'] },
}
const orders = { '': 'Newest first', created_at: 'Oldest first', name: 'By name', '-last_seen_at': 'Recently seen first' }

type Calls = Schemas['ActivityOverview']['agents'][number]

/** The calls of the last seven days, by agent. */
function useWeek() {
  const { data } = useResource('/activity', {}, { live: ['heartbeat'], everyMs: weekPollMs })
  return data && new Map(data.agents.map(item => [item.agent_id, item]))
}

const AgentRow = ({ agent, week }: { agent: Agent; week: Map<string, Calls> | undefined }) => (
  <article class={`agent-row ${stateOf(agent)}`}>
    <div class="agent-who">
      <h2 dir="auto">
        <a class="whole cover" href={`#agents/${agent.id}`}>
          {agent.name}
        </a>
      </h2>
      <p class="agent-handle soft">{agent.handle}</p>
    </div>
    <AgentState agent={agent} />
    <Week calls={week?.get(agent.id)} isKnown={week !== undefined} />
    <p class="agent-slots small">
      <Places taken={agent.active_quests} of={Math.min(agent.max_active_quests, mostPlaces)} />
      <span class="soft">
        {agent.active_quests} of {count(agent.max_active_quests, 'quest')}
      </span>
    </p>
    <p class="agent-points small">
      <b>{number(agent.points)}</b> <span class="soft">{agent.points === 1 ? 'point' : 'points'}</span>
    </p>
    <p class="agent-waits small">
      {agent.pending_approvals > 0 && (
        <a href="#inbox">
          <Badge count={String(agent.pending_approvals)} label={`of ${agent.name}`} /> {agent.pending_approvals === 1 ? 'waits' : 'wait'}
        </a>
      )}
    </p>
  </article>
)

function Week({ calls: its, isKnown }: { calls: Calls | undefined; isKnown: boolean }) {
  const none = Array.from({ length: weekBuckets }, () => 0)
  const { calls, refused } = its ?? { calls: none, refused: none }
  const [all, bad] = [sum(calls), sum(refused)]
  return (
    <div class="agent-week">
      <Bars good={calls} bad={refused} />
      <p class="small soft">
        {isKnown && (
          <>
            {all + bad === 0 ? 'No calls' : count(all, 'call')}
            {bad > 0 && (
              <>
                , <b class="tone bad">{number(bad)} refused</b>
              </>
            )}
            <span class="unseen"> in the last 7 days</span>
          </>
        )}
      </p>
    </div>
  )
}
