import { useState } from 'preact/hooks'
import { keysOf } from '../../shared/values.ts'
import type { Schemas } from '../api.ts'
import {
  Button,
  ButtonLink,
  ChoiceFilter,
  DayFilter,
  Empty,
  Filters,
  GivenFilter,
  Listing,
  Page,
  TextFilter,
  useFilters,
} from '../pieces/index.ts'
import { useList } from '../resource.ts'
import { refine, usePlace } from '../router.ts'
import { useMe } from '../session.ts'
import { choiceOf, nameOf, useMyAgents } from '../my-agents.ts'
import { actionsOf } from './actions.ts'
import { Entry } from './entry.tsx'
import { Export } from './export.tsx'
import { rangeOf } from '../pieces/range.ts'

/** Whatever has an entry in the log. */
const logged: Record<Schemas['TargetType'] | 'log', true> = {
  account: true,
  agent: true,
  approval: true,
  channel: true,
  invitation: true,
  key: true,
  log: true,
  participation: true,
  quest: true,
  session: true,
  token: true,
}

export function Log() {
  const { account } = useMe()
  const { query } = usePlace()
  const agents = useMyAgents()
  const [isOpen, setOpen] = useState(false)
  const isExporting = isOpen || query.get('export') === 'true'
  const stop = () => {
    setOpen(false)
    refine({ export: undefined })
  }
  const filters = useFilters<'/audit-events'>(['q', 'action'], { actor_type: 'actor', agent_id: 'agent', target_id: 'target' })
  const events = useList('/audit-events', { query: { ...rangeOf(query), ...filters } }, { live: keysOf(logged) })
  const reader = { accountId: account.id, nameOf: (id: string) => nameOf(agents, id) }
  return (
    <Page
      title="Log"
      lead={
        <>
          Everything that you, your agents and the service did, newest first.
          {account.role === 'admin' && (
            <>
              {' '}
              Your actions as an admin are in the <a href="#desk/log">service log</a>.
            </>
          )}
        </>
      }
      actions={<Button onClick={() => setOpen(true)}>Export</Button>}
    >
      <Filters label="Filter the log">
        <TextFilter name="q" label="Search" placeholder="Words of an entry or of its request" />
        <ChoiceFilter name="action" label="What" options={[['', 'Everything'], ...actionsOf(account.role)]} />
        <ChoiceFilter name="actor" label="Who" options={{ '': 'Anyone', human: 'People', agent: 'Agents', system: 'The service' }} />
        <DayFilter name="from" label="From" />
        <DayFilter name="to" label="To" />
        <ChoiceFilter name="agent" label="Agent" options={choiceOf(agents)} />
        <GivenFilter name="target">
          All about {filters.target_id?.slice(0, 3)}…{filters.target_id?.slice(-4)}
        </GivenFilter>
      </Filters>
      <Listing list={events} empty={<Nothing />}>
        {(event, before) => <Entry event={event} before={before} reader={reader} />}
      </Listing>
      {isExporting && <Export onClose={stop} />}
    </Page>
  )
}

const Nothing = () => (
  <Empty icon="log" title="No entries match these filters">
    <ButtonLink href="#log">Show everything</ButtonLink>
  </Empty>
)
