/** All requests and their outcomes, newest first. */
import type { Schemas } from '../api.ts'
import { ChoiceFilter, DayFilter, Empty, Filters, Listing, Page, TextFilter, useFilters } from '../pieces/index.ts'
import { rangeOf } from '../pieces/range.ts'
import { useList } from '../resource.ts'
import { usePlace } from '../router.ts'
import { choiceOf, useMyAgents } from '../my-agents.ts'
import { HistoryRow } from './history-row.tsx'
import { InboxTabs } from './tabs.tsx'
import { kindWords, statusWords } from './words.ts'

export function History() {
  const agents = useMyAgents()
  const { query } = usePlace()
  const filters = { ...useFilters<'/approvals'>(['q', 'status', 'kind'], { agent_id: 'agent' }), ...furtherOf(query) }
  const list = useList('/approvals', { query: filters }, { live: ['approval'] })
  return (
    <Page wide title="All requests">
      <InboxTabs current="#approvals" />
      <div class="column stack gap5">
        <Filters label="Filter the requests" folds>
          <TextFilter name="q" label="Search" placeholder="Title, recipient, details or note" />
          <ChoiceFilter name="status" label="Status" options={{ '': 'All', ...statusWords }} />
          <ChoiceFilter name="agent" label="Agent" options={choiceOf(agents)} />
          <ChoiceFilter name="kind" label="Kind" options={{ '': 'All', ...kindWords }} />
          <ChoiceFilter name="by" label="Decided by" options={{ '': 'Anyone', human: 'You', rule: 'A rule', nobody: 'Nobody in time' }} />
          <ChoiceFilter name="dates" label="Dates of" options={{ '': 'The request', decided: 'The decision' }} />
          <DayFilter name="from" label="From" />
          <DayFilter name="to" label="To" />
          <TextFilter name="least" label="Amount from" {...amountField} />
          <TextFilter name="most" label="Amount to" {...amountField} />
          <TextFilter name="currency" label="Currency" type="text" placeholder="EUR" />
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

const amountField = { type: 'text', inputMode: 'decimal', placeholder: '100', maxLength: 15 } as const

const deciders: Record<string, Partial<Record<Schemas['Decider'], true>>> = {
  human: { human: true },
  rule: { standing: true, timed: true },
  nobody: { nobody: true },
}

/** The filters that the contract writes in another way than the address. Something half written is no filter yet. */
function furtherOf(query: URLSearchParams) {
  const { from, to } = rangeOf(query)
  const isDecided = query.get('dates') === 'decided'
  const [least, most] = [decimalIn(query.get('least')), decimalIn(query.get('most'))]
  const currency = query.get('currency')?.toUpperCase()
  const decider = deciders[query.get('by') ?? '']
  return {
    ...(decider && { decider: Object.keys(decider) as Schemas['Decider'][] }),
    ...(from && { [isDecided ? 'decided_from' : 'from']: from }),
    ...(to && { [isDecided ? 'decided_to' : 'to']: to }),
    ...(least && { amount_from: least }),
    ...(most && { amount_to: most }),
    ...(currency?.match(/^[A-Z]{3}$/) && { currency }),
  }
}

/** A number in its shortest form, as the contract writes it. People also write a comma, and zeros at the end. */
function decimalIn(text: string | null) {
  const written = text?.replace(',', '.') ?? ''
  return /^\d{1,10}(\.\d{1,4})?$/.test(written) ? String(Number(written)) : undefined
}
