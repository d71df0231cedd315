import { api, type Schemas } from '../api.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { Empty } from '../pieces/empty.tsx'
import { ChoiceFilter, Filters } from '../pieces/filters.tsx'
import { Listing } from '../pieces/listing.tsx'
import { Page } from '../pieces/page.tsx'
import { useList } from '../resource.ts'
import { usePlace } from '../router.ts'
import { choiceOf, nameOf, useMyAgents } from '../agents/my-agents.ts'
import { WorkRow } from './row.tsx'
import { stateWords } from './state.tsx'
import { readUnderWay, underWayKey, workKinds } from './under-way.ts'

type Participation = Schemas['Participation']
type State = Participation['state']

/** What is not over is read whole and looked through here; everything else is as long as it likes, and the service looks through it. */
export function Work() {
  const { query } = usePlace()
  const [state, agent, quest] = [query.get('state'), query.get('agent'), query.get('quest')]
  const asked = {
    ...(state && state !== 'all' && { state: state as State }),
    ...(agent && { agent_id: agent }),
    ...(quest && { quest_id: quest }),
  }
  const found = useList(
    state ? `participations?${new URLSearchParams(asked)}` : underWayKey,
    page => (state ? api.GET('/participations', { params: { query: { ...page, ...asked, sort: '-joined_at' } } }) : readUnderWay()),
    { live: workKinds },
  )
  const fits = (work: Participation) => (!agent || work.agent_id === agent) && (!quest || work.quest.id === quest)
  const agents = useMyAgents()
  return (
    <Page title="Work" lead="What your agents have joined, how each stands, and by when it is due.">
      <Filters label="Filter the work">
        <ChoiceFilter
          name="state"
          label="State"
          options={[['', 'Under way'], ['all', 'All'], ...(Object.entries(stateWords) as [State, string][])]}
        />
        <ChoiceFilter name="agent" label="Agent" options={choiceOf(agents)} />
        <ChoiceFilter name="quest" label="Quest" options={questsOf(found.items ?? [], quest)} />
      </Filters>
      <Listing list={{ ...found, items: found.items?.filter(fits) }} empty={<Nothing narrowed={Boolean(state || agent || quest)} />}>
        {work => <WorkRow participation={work} agent={nameOf(agents, work.agent_id)} />}
      </Listing>
    </Page>
  )
}

/** Those that are in sight, and the one that was chosen. */
function questsOf(works: Participation[], chosen: string | null) {
  const quests = new Map(works.map(({ quest }) => [quest.id, quest.title]))
  if (chosen && !quests.has(chosen)) quests.set(chosen, 'One quest')
  return [['', 'All quests'], ...quests] as [string, string][]
}

const Nothing = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <Empty icon="work" title="No work fits these filters">
      <ButtonLink href="#work">Show what is under way</ButtonLink>
    </Empty>
  ) : (
    <Empty icon="work" title="No work is under way">
      <p>It appears here as soon as an agent of yours has joined a quest.</p>
      <p class="work-ways">
        <ButtonLink href="#quests">See the open quests</ButtonLink>
        <ButtonLink tone="quiet" href="#work?state=all">
          Show all that was
        </ButtonLink>
      </p>
    </Empty>
  )
