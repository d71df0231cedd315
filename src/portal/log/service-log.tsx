/** The log of the service: what admins did, and security events. */
import { nameOf, useMyAgents } from '../my-agents.ts'
import { serviceActions } from './actions.ts'
import { Entry } from './entry.tsx'
import { rangeOf } from '../pieces/range.ts'
import { ChoiceFilter, DayFilter, Empty, Filters, Listing, Page, useFilters } from '../pieces/index.ts'
import { useList } from '../resource.ts'
import { usePlace } from '../router.ts'
import { useMe } from '../session.ts'
import { useAdminName } from '../people/desk/people.ts'

export function ServiceLog() {
  const { account: me } = useMe()
  const { actor_id: by, ...chosen } = useFilters<'/admin/audit-events'>(['action'], { actor_id: 'by' })
  const filters = { ...rangeOf(usePlace().query), ...chosen, ...(by && { actor_id: by === 'me' ? me.id : by }) }
  const events = useList('/admin/audit-events', { query: filters }, { live: ['service_log'] })
  const agents = useMyAgents()
  const adminName = useAdminName()
  return (
    <Page title="Service log" lead="What admins did, and security events. Other actions of members are not in this log.">
      <Filters label="Filter the service log">
        <ChoiceFilter name="action" label="What" options={[['', 'Everything'], ...serviceActions]} />
        <ChoiceFilter name="by" label="Who" options={{ '': 'Anyone', me: 'You', service: 'The service' }} />
        <DayFilter name="from" label="From" />
        <DayFilter name="to" label="To" />
      </Filters>
      <Listing
        list={events}
        filters={filters}
        unmatched="Nothing in the service log matches these filters"
        showAll="Show everything"
        empty={<Empty icon="log" title="Nothing has happened yet" />}
      >
        {(event, before) => (
          <Entry
            event={event}
            before={before}
            reader={{
              accountId: me.id,
              nameOf: id => (event.account.id === me.id ? nameOf(agents, id) : 'your agent'),
              adminOf: id => adminName(id) ?? 'An admin',
              ...(event.account.id !== me.id && { whose: event.account.display_name }),
            }}
          />
        )}
      </Listing>
    </Page>
  )
}
