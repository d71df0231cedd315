/** All requests and their outcomes, newest first. */
import { ChoiceFilter, Empty, Filters, Listing, Page, useFilters } from '../pieces/index.ts'
import { useList } from '../resource.ts'
import { choiceOf, useMyAgents } from '../my-agents.ts'
import { HistoryRow } from './history-row.tsx'
import { InboxTabs } from './tabs.tsx'
import { kindWords, statusWords } from './words.ts'

export function History() {
  const agents = useMyAgents()
  const filters = useFilters<'/approvals'>(['status', 'kind'], { agent_id: 'agent' })
  const list = useList('/approvals', { query: filters }, { live: ['approval'] })
  return (
    <Page wide title="All requests">
      <InboxTabs current="#approvals" />
      <div class="column stack gap5">
        <Filters label="Filter the requests">
          <ChoiceFilter name="status" label="Status" options={{ '': 'All', ...statusWords }} />
          <ChoiceFilter name="agent" label="Agent" options={choiceOf(agents)} />
          <ChoiceFilter name="kind" label="Kind" options={{ '': 'All', ...kindWords }} />
        </Filters>
        <Listing
          list={list}
          filters={filters}
          unmatched="No request matches these filters"
          empty={<Empty icon="inbox" title="No requests yet" />}
        >
          {approval => <HistoryRow approval={approval} />}
        </Listing>
      </div>
    </Page>
  )
}
