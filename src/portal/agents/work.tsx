/** What the agent has joined, and what came of it. */
import { api, type Schemas } from '../api.ts'
import { Button, ButtonLink } from '../pieces/button.tsx'
import { Empty } from '../pieces/empty.tsx'
import { ChoiceFilter, Filters } from '../pieces/filters.tsx'
import { Listing } from '../pieces/listing.tsx'
import { useList } from '../resource.ts'
import { refine, usePlace } from '../router.ts'
import { WorkRow } from '../work/row.tsx'
import { stateWords } from '../work/state.tsx'
import { workKinds } from '../work/under-way.ts'
import type { Tab } from './tab.ts'

type State = Schemas['Participation']['state']

export function Work({ agent: { id, name } }: Tab) {
  const state = usePlace().query.get('state')
  const work = useList(
    `agents/${id}/work?state=${state}`,
    page => api.GET('/participations', { params: { query: { ...page, agent_id: id, ...(state && { state: state as State }) } } }),
    { live: workKinds, about: id },
  )
  return (
    <>
      {(state || (work.items?.length ?? 0) > 1) && (
        <Filters label="Filter the work">
          <ChoiceFilter name="state" label="State" options={[['', 'All'], ...(Object.entries(stateWords) as [State, string][])]} />
        </Filters>
      )}
      <Listing
        list={work}
        empty={
          state ? (
            <Empty icon="search" title="No work is in that state">
              <Button onClick={() => refine({ state: undefined })}>Show all</Button>
            </Empty>
          ) : (
            <Empty icon="work" title={`${name} has joined nothing yet`}>
              <p>It finds quests by itself, once it is connected.</p>
              <ButtonLink href="#quests">See the open quests</ButtonLink>
            </Empty>
          )
        }
      >
        {one => <WorkRow participation={one} />}
      </Listing>
    </>
  )
}
