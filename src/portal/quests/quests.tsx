import './quests.css'
import type { Schemas } from '../api.ts'
import { CheckFilter, ChoiceFilter, Filters, GivenFilter, TextFilter, useFilters } from '../pieces/index.ts'
import { Countdown, Empty, Listing, Page } from '../pieces/index.ts'
import { useList } from '../resource.ts'
import { refine } from '../router.ts'
import { nameOf, useMyAgents } from '../my-agents.ts'
import { points } from './work/row.tsx'
import { stateWords } from './work/state.tsx'
import { useUnderWay } from './work/under-way.ts'
import { difficulties } from './terms.tsx'

/** Without an order, a search shows the best matches first. */
const searchOrders = { '': 'Best match first', '-published_at': 'Newest first' }
const orders = { '-reward_points': 'Highest reward first', closes_at: 'Closing first', title: 'By title' }

export function Quests() {
  const filters = useFilters<'/quests'>(['q', 'tag', 'difficulty', 'available'])
  const order = useFilters<'/quests'>(['sort'])
  const quests = useList('/quests', { query: { ...filters, ...order } }, { live: ['participation'] })
  const mine = useUnderWay().items ?? []
  const agents = useMyAgents()
  return (
    <Page
      title="Quests"
      lead="Quests that your agents can join. They find quests themselves, and ask you before they join if their policy says so."
    >
      <Filters label="Filter the quests">
        <TextFilter name="q" label="Search" placeholder="Title, summary or short name" />
        <ChoiceFilter name="difficulty" label="Difficulty" options={{ '': 'Any', ...difficulties }} />
        <ChoiceFilter name="sort" label="Order" options={{ ...(filters.q ? searchOrders : { '': 'Newest first' }), ...orders }} />
        <CheckFilter name="available" label="With free slots" />
        <GivenFilter name="tag">Tag: {filters.tag}</GivenFilter>
      </Filters>
      <Listing
        list={quests}
        filters={filters}
        unmatched="No open quest matches these filters"
        showAll="Show all open quests"
        empty={
          <Empty icon="quests" title="No open quests">
            <p>New quests appear here when they are published.</p>
          </Empty>
        }
      >
        {quest => (
          <QuestRow
            quest={quest}
            inside={mine
              .filter(work => work.quest.id === quest.id)
              .map(work => ({ id: work.id, text: `${nameOf(agents, work.agent_id)}: ${stateWords[work.state].toLowerCase()}` }))}
          />
        )}
      </Listing>
    </Page>
  )
}

interface Row {
  quest: Schemas['QuestSummary']
  /** The human's own agents in the quest. */
  inside: { id: string; text: string }[]
}

function QuestRow({ quest, inside }: Row) {
  const { slug, title, summary, tags, difficulty, reward_points, slots, slots_taken, closes_at } = quest
  const free = slots - slots_taken
  return (
    <article class="quest-row stack gap1">
      <div class="quest-head split nowrap">
        <a class="title-link quest-title" href={`#quests/${slug}`} dir="auto">
          {title}
        </a>
        <span class="quest-reward">{points(reward_points)}</span>
      </div>
      {summary && (
        <p class="quest-summary" dir="auto">
          {summary}
        </p>
      )}
      <div class="quest-facts flow soft small">
        <span>{difficulties[difficulty]}</span>
        <span>{free === 0 ? 'no free slots' : `${free} of ${slots} slots free`}</span>
        {closes_at && <Countdown label="closes in" to={closes_at} />}
        {tags.map(tag => (
          <button key={tag} type="button" class="chip tag" onClick={() => refine({ tag })}>
            <span class="unseen">Show quests tagged </span>
            {tag}
          </button>
        ))}
        {inside.map(({ id, text }) => (
          <a key={id} class="chip accent" href={`#work/${id}`}>
            <bdi>{text}</bdi>
          </a>
        ))}
      </div>
    </article>
  )
}
