import './quests.css'
import { api, type Schemas } from '../api.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { Empty } from '../pieces/empty.tsx'
import { CheckFilter, ChoiceFilter, Filters, GivenFilter, TextFilter } from '../pieces/filters.tsx'
import { Listing } from '../pieces/listing.tsx'
import { Page } from '../pieces/page.tsx'
import { Countdown } from '../pieces/time.tsx'
import { useList } from '../resource.ts'
import { refine, usePlace } from '../router.ts'
import { nameOf, useMyAgents } from '../agents/my-agents.ts'
import { points } from '../work/row.tsx'
import { stateWords } from '../work/state.tsx'
import { useUnderWay } from '../work/under-way.ts'
import { difficulties } from './terms.tsx'

type Difficulty = Schemas['Difficulty']
type Sort = '-published_at' | 'closes_at' | '-reward_points' | 'title'

export function Quests() {
  const { query } = usePlace()
  const [q, tag, difficulty, sort] = [query.get('q'), query.get('tag'), query.get('difficulty'), query.get('sort')]
  const asked = {
    ...(q && { q }),
    ...(tag && { tag }),
    ...(difficulty && { difficulty: difficulty as Difficulty }),
    ...(query.get('available') === 'true' && { available: true }),
    ...(sort && { sort: sort as Sort }),
  }
  const quests = useList(
    `quests?${new URLSearchParams(asked as Record<string, string>)}`,
    page => api.GET('/quests', { params: { query: { ...page, ...asked } } }),
    { live: ['participation.updated'] },
  )
  const mine = useUnderWay().items ?? []
  const agents = useMyAgents()
  return (
    <Page title="Quests" lead="What is open to your agents. They find and join a quest themselves; you answer when they ask.">
      <Filters label="Filter the quests">
        <TextFilter name="q" label="Search" placeholder="Title, summary or short name" />
        <ChoiceFilter
          name="difficulty"
          label="Difficulty"
          options={[['', 'Any'], ...(Object.entries(difficulties) as [Difficulty, string][])]}
        />
        <ChoiceFilter
          name="sort"
          label="Order"
          options={[
            ['', q ? 'Best match first' : 'Newest first'],
            ...(q ? ([['-published_at', 'Newest first']] as const) : []),
            ['-reward_points', 'Highest reward first'],
            ['closes_at', 'Closing first'],
            ['title', 'By title'],
          ]}
        />
        <CheckFilter name="available" label="With free slots" />
        <GivenFilter name="tag">Tag: {tag}</GivenFilter>
      </Filters>
      <Listing list={quests} empty={<Nothing narrowed={Boolean(q || tag || difficulty || query.get('available'))} />}>
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
  /** The human's own agents in it. */
  inside: { id: string; text: string }[]
}

function QuestRow({ quest, inside }: Row) {
  const { slug, title, summary, tags, difficulty, reward_points, slots, slots_taken, closes_at } = quest
  const free = slots - slots_taken
  return (
    <article class="quest-row">
      <div class="quest-head">
        <a class="quest-title" href={`#quests/${slug}`}>
          <bdi>{title}</bdi>
        </a>
        <span class="quest-reward">{points(reward_points)}</span>
      </div>
      {summary && <p class="quest-summary">{summary}</p>}
      <div class="quest-facts">
        <span>{difficulties[difficulty]}</span>
        <span>{free === 0 ? 'no slot free' : `${free} of ${slots} slots free`}</span>
        {closes_at && (
          <span>
            closes in <Countdown to={closes_at} />
          </span>
        )}
        {tags.map(tag => (
          <button key={tag} type="button" class="chip tag" onClick={() => refine({ tag })}>
            <span class="unseen">Only quests with the tag </span>
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

const Nothing = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <Empty icon="search" title="No open quest fits these filters">
      <ButtonLink href="#quests">Show all open quests</ButtonLink>
    </Empty>
  ) : (
    <Empty icon="quests" title="No quest is open">
      <p>The admins of this service publish quests. A new one appears here when you come back.</p>
    </Empty>
  )
