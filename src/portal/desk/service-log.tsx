/** What concerns the whole service: what admins did, and what concerns its security. */
import './desk.css'
import { api } from '../api.ts'
import { serviceActions } from '../log/actions.ts'
import { Entry } from '../log/entry.tsx'
import { rangeOf } from '../log/range.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { Empty } from '../pieces/empty.tsx'
import { ChoiceFilter, DayFilter, Filters } from '../pieces/filters.tsx'
import { Listing } from '../pieces/listing.tsx'
import { Page } from '../pieces/page.tsx'
import { useList, useResource } from '../resource.ts'
import { usePlace } from '../router.ts'
import { useMe } from '../session.ts'
import { useLooks } from './looks.ts'

const mostPeople = 100

export function ServiceLog() {
  const { account: me } = useMe()
  const { query } = usePlace()
  const [action, by] = [query.get('action'), query.get('by')]
  const asked = {
    ...rangeOf(query),
    ...(action && { action }),
    ...(by && { actor_id: by === 'me' ? me.id : by }),
  }
  const events = useList(`desk/log?${new URLSearchParams(asked)}`, page =>
    api.GET('/admin/audit-events', { params: { query: { ...page, ...asked } } }),
  )
  useLooks(events.reload)
  // Admins are among the first who came.
  const { data: people } = useResource('desk/people', () =>
    api.GET('/admin/accounts', { params: { query: { sort: 'created_at', limit: mostPeople } } }),
  )
  const adminOf = (id: string) => people?.items.find(person => person.id === id)?.display_name ?? 'An admin'
  return (
    <Page title="Service log" lead="What admins did, and what concerns the security of this service. Other acts of members are not in it.">
      <Filters label="Filter the service log">
        <ChoiceFilter name="action" label="What" options={[['', 'Everything'], ...serviceActions]} />
        <ChoiceFilter
          name="by"
          label="Who"
          options={[
            ['', 'Anybody'],
            ['me', 'You'],
            ['service', 'The service'],
          ]}
        />
        <DayFilter name="from" label="From" />
        <DayFilter name="to" label="To" />
      </Filters>
      <Listing list={events} empty={<Nothing />}>
        {(event, before) => (
          <Entry
            event={event}
            before={before}
            reader={{
              accountId: me.id,
              nameOf: () => 'your agent',
              adminOf,
              ...(event.account.id !== me.id && { whose: event.account.display_name }),
            }}
          />
        )}
      </Listing>
    </Page>
  )
}

const Nothing = () => (
  <Empty icon="log" title="Nothing in the service log fits these filters">
    <ButtonLink href="#desk/log">Show everything</ButtonLink>
  </Empty>
)
