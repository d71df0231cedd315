/** The log of one agent. */
import { Entry } from '../log/entry.tsx'
import { Empty, Listing } from '../pieces/index.ts'
import { useList } from '../resource.ts'
import { useMe } from '../session.ts'
import type { Tab } from './tab.ts'

export function Log({ agent: { id, name } }: Tab) {
  const events = useList('/audit-events', { query: { agent_id: id } }, { live: ['agent', 'approval', 'key', 'participation'], about: id })
  const reader = { accountId: useMe().account.id, nameOf: () => name }
  return (
    <Listing list={events} empty={<Empty icon="log" title="Nothing has happened yet" />}>
      {(event, before) => <Entry event={event} before={before} reader={reader} />}
    </Listing>
  )
}
