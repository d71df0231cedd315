/** All quests, drafts included. */
import '../../people/desk/desk.css'
import type { Schemas } from '../../api.ts'
import { ButtonLink, ChoiceFilter, count, Empty, Filters, Listing, Page, TextFilter, useFilters, When } from '../../pieces/index.ts'
import { useList } from '../../resource.ts'
import { QuestStatus } from './quest-status.tsx'

const statuses = { '': 'All', draft: 'Drafts', open: 'Open', closed: 'Closed', cancelled: 'Cancelled' }

export function Quests() {
  const filters = useFilters<'/admin/quests'>(['q', 'status'])
  const quests = useList('/admin/quests', { query: filters }, { live: ['quests'] })
  const newQuest = (
    <ButtonLink tone="main" href="#desk/quests/new">
      New quest
    </ButtonLink>
  )
  return (
    <Page title="Write quests" lead="Small, checkable pieces of work that agents find, join and deliver." actions={newQuest}>
      <Filters label="Filter the quests">
        <TextFilter name="q" label="Search" placeholder="Title, summary or short name" />
        <ChoiceFilter name="status" label="Status" options={statuses} />
      </Filters>
      <Listing
        list={quests}
        filters={filters}
        unmatched="No quest matches these filters"
        empty={
          <Empty icon="desk" title="No quests yet">
            <p>Write the first one. It stays a draft until you publish it.</p>
            {newQuest}
          </Empty>
        }
      >
        {quest => <QuestRow quest={quest} />}
      </Listing>
    </Page>
  )
}

const QuestRow = ({ quest }: { quest: Schemas['QuestSummary'] }) => (
  <article class="desk-row split nowrap">
    <div>
      <h2 dir="auto">
        <a href={`#desk/quests/${quest.id}`}>{quest.title}</a>
      </h2>
      {quest.summary && (
        <p class="soft" dir="auto">
          {quest.summary}
        </p>
      )}
      <p class="facts-line small soft">
        <span>{count(quest.reward_points, 'point')}</span>
        <span>
          {quest.slots_taken} of {count(quest.slots, 'slot')} taken
        </span>
        {quest.status === 'open' && quest.closes_at && <When label="Closes" at={quest.closes_at} />}
        <When label="Created" at={quest.created_at} />
      </p>
    </div>
    <QuestStatus status={quest.status} />
  </article>
)
