/** All requests and their outcomes, newest first. */
import { Chip, ChoiceFilter, Empty, Filters, Listing, Page, plain, useFilters, When } from '../pieces/index.ts'
import { useList } from '../resource.ts'
import { choiceOf, useMyAgents } from '../agents/my-agents.ts'
import { titleOf } from './about.tsx'
import { toneOf } from './outcome.tsx'
import type { Approval } from './queue.ts'
import { PermitChip } from './report.tsx'
import { InboxTabs } from './tabs.tsx'
import { blockerWords, kindWords, ruleWords, statusWords } from './words.ts'

export function History() {
  const agents = useMyAgents()
  const filters = useFilters<'/approvals'>(['status', 'kind'], { agent_id: 'agent' })
  const list = useList('/approvals', { query: filters }, { live: ['approval.created', 'approval.updated'] })
  return (
    <Page title="All requests">
      <InboxTabs current="approvals" />
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
    </Page>
  )
}

/** One line about a request, with a link to it. */
export const HistoryRow = ({ approval }: { approval: Approval }) => (
  <div class="past split nowrap">
    <div class="past-what">
      <a class="title-link" href={`#approvals/${approval.id}`}>
        <bdi>{titleOf(approval)}</bdi>
      </a>
      <p class="soft small">
        {kindWords[approval.kind]} · <bdi>{plain(approval.agent.name)}</bdi> · <When at={approval.decided_at ?? approval.created_at} />
        {approval.by_rule && ` · ${ruleWords(approval.by_rule).toLowerCase()} allowed it`}
        {approval.outcome?.state === 'failed' && ` · not carried out: ${blockerWords(approval.outcome.code ?? 'failed')}`}
        {approval.note && (
          <>
            {' '}
            · “<bdi>{plain(approval.note)}</bdi>”
          </>
        )}
      </p>
    </div>
    <span class="past-chips flow gap1">
      <Chip tone={approval.status === 'pending' ? 'accent' : toneOf(approval)}>{statusWords[approval.status]}</Chip>
      <PermitChip approval={approval} />
    </span>
  </div>
)
