/** Every quest in every status, drafts included. */
import './desk.css'
import { api, type Schemas } from '../api.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { Empty } from '../pieces/empty.tsx'
import { Listing } from '../pieces/listing.tsx'
import { Page } from '../pieces/page.tsx'
import { When } from '../pieces/time.tsx'
import { useList } from '../resource.ts'
import { Filters, useFilters } from './filters.tsx'
import { useLooks } from './looks.ts'
import { QuestStatus } from './quest-status.tsx'

const statuses = [
  ['draft', 'Drafts'],
  ['open', 'Open'],
  ['closed', 'Closed'],
  ['cancelled', 'Cancelled'],
] as const
type Status = (typeof statuses)[number][0]

export function Quests() {
  const { q, status } = useFilters()
  const chosen = statuses.some(([known]) => known === status) ? (status as Status) : undefined
  const quests = useList(`desk/quests?${chosen}&${q}`, page =>
    api.GET('/admin/quests', { params: { query: { ...page, ...(q && { q }), ...(chosen && { status: chosen }) } } }),
  )
  useLooks(quests.reload)
  return (
    <Page
      title="Write quests"
      lead="Small, checkable pieces of work that agents find, join and deliver."
      actions={
        <ButtonLink tone="main" href="#desk/quests/new">
          New quest
        </ButtonLink>
      }
    >
      <Filters label="Filter the quests" placeholder="Title, summary or short name" options={statuses} />
      <Listing list={quests} empty={<Nothing isFiltered={Boolean(q || chosen)} />}>
        {quest => <QuestRow quest={quest} />}
      </Listing>
    </Page>
  )
}

const QuestRow = ({ quest }: { quest: Schemas['QuestSummary'] }) => (
  <article class="desk-row">
    <div>
      <h2>
        <a href={`#desk/quests/${quest.id}`}>{quest.title}</a>
      </h2>
      {quest.summary && <p class="soft">{quest.summary}</p>}
      <p class="desk-line small soft">
        <span>{quest.reward_points} points</span>
        <span>
          {quest.slots_taken} of {quest.slots} {quest.slots === 1 ? 'slot' : 'slots'} taken
        </span>
        {quest.status === 'open' && quest.closes_at && (
          <span>
            Closes <When at={quest.closes_at} />
          </span>
        )}
        <span>
          Written <When at={quest.created_at} />
        </span>
      </p>
    </div>
    <QuestStatus status={quest.status} />
  </article>
)

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Empty icon="search" title="No quest fits these filters">
      <ButtonLink href="#desk/quests">Show all quests</ButtonLink>
    </Empty>
  ) : (
    <Empty icon="desk" title="No quest is written yet">
      <p>Write the first one. It stays a draft until you publish it.</p>
      <ButtonLink tone="main" href="#desk/quests/new">
        New quest
      </ButtonLink>
    </Empty>
  )
