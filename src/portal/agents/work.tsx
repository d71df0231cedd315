/** The quests that an agent has joined, and the results. */
import { ButtonLink, ChoiceFilter, Empty, Filters, Listing, useFilters } from '../pieces/index.ts'
import { useList } from '../resource.ts'
import { WorkRow } from '../quests/work/row.tsx'
import { stateWords } from '../quests/work/state.tsx'
import type { Tab } from './tab.ts'

export function Work({ agent: { id, name } }: Tab) {
  const filters = useFilters<'/participations'>(['state'])
  const work = useList('/participations', { query: { ...filters, agent_id: id } }, { live: ['participation', 'approval'], about: id })
  return (
    <>
      {(filters.state || (work.items?.length ?? 0) > 1) && (
        <Filters label="Filter the work">
          <ChoiceFilter name="state" label="State" options={{ '': 'All', ...stateWords }} />
        </Filters>
      )}
      <Listing
        list={work}
        filters={filters}
        unmatched="No work in this state"
        empty={
          <Empty icon="work" title={`${name} has not joined a quest yet`}>
            <p>Once it is connected, it can find quests.</p>
            <ButtonLink href="#quests">See the open quests</ButtonLink>
          </Empty>
        }
      >
        {one => <WorkRow participation={one} />}
      </Listing>
    </>
  )
}
