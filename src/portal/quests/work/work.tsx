import { read, type Schemas } from '../../api.ts'
import { ButtonLink, ChoiceFilter, Empty, Filters, Listing, Page, useFilters } from '../../pieces/index.ts'
import { useListOf } from '../../resource.ts'
import { usePlace } from '../../router.ts'
import { choiceOf, nameOf, useMyAgents } from '../../my-agents.ts'
import { WorkRow } from './row.tsx'
import { stateWords } from './state.tsx'
import { readUnderWay, underWayKey } from './under-way.ts'

type Participation = Schemas['Participation']

/** Work that has not ended is read as a whole and filtered here. All other lists may be long, so the service filters them. */
export function Work() {
  const state = usePlace().query.get('state')
  const { agent_id: agent, quest_id: quest, ...rest } = useFilters<'/participations'>(['state'], { agent_id: 'agent', quest_id: 'quest' })
  const filters = { ...(agent && { agent_id: agent }), ...(quest && { quest_id: quest }), ...(state !== 'all' && rest) }
  const found = useListOf(
    state ? `participations?${JSON.stringify(filters)}` : underWayKey,
    page => (state ? read('/participations', { query: { ...page, ...filters, sort: '-joined_at' } }) : readUnderWay()),
    { live: ['participation', 'approval'] },
  )
  const matches = (work: Participation) => (!agent || work.agent_id === agent) && (!quest || work.quest.id === quest)
  const agents = useMyAgents()
  return (
    <Page title="Work" lead="Quests that your agents have joined, with their state and deadline.">
      <Filters label="Filter the work">
        <ChoiceFilter name="state" label="State" options={{ '': 'In progress', all: 'All', ...stateWords }} />
        <ChoiceFilter name="agent" label="Agent" options={choiceOf(agents)} />
        <ChoiceFilter name="quest" label="Quest" options={questsOf(found.items ?? [], quest)} />
      </Filters>
      <Listing
        list={{ ...found, items: found.items?.filter(matches) }}
        filters={{ ...(state && { state }), ...filters }}
        unmatched="No work matches these filters"
        showAll="Show work in progress"
        empty={
          <Empty icon="work" title="No work in progress">
            <p>When one of your agents joins a quest, it appears here.</p>
            <p class="flow">
              <ButtonLink href="#quests">See the open quests</ButtonLink>
              <ButtonLink tone="quiet" href="#work?state=all">
                Show all work
              </ButtonLink>
            </p>
          </Empty>
        }
      >
        {work => <WorkRow participation={work} agent={nameOf(agents, work.agent_id)} />}
      </Listing>
    </Page>
  )
}

/** The quests of the work that is shown, and the chosen one. */
function questsOf(works: Participation[], chosen: string | undefined) {
  const quests = new Map(works.map(({ quest }) => [quest.id, quest.title]))
  if (chosen && !quests.has(chosen)) quests.set(chosen, 'Selected quest')
  return [['', 'All quests'], ...quests] as [string, string][]
}
