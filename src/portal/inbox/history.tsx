/** What was asked and what became of it, newest first. */
import { api } from '../api.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { Chip } from '../pieces/chip.tsx'
import { Empty } from '../pieces/empty.tsx'
import { ChoiceFilter, Filters } from '../pieces/filters.tsx'
import { Listing } from '../pieces/listing.tsx'
import { Page } from '../pieces/page.tsx'
import { plain } from '../pieces/plain.ts'
import { When } from '../pieces/time.tsx'
import { useList } from '../resource.ts'
import { usePlace } from '../router.ts'
import { choiceOf, useMyAgents } from '../agents/my-agents.ts'
import { titleOf } from './about.tsx'
import { toneOf } from './outcome.tsx'
import type { Approval } from './queue.ts'
import { blockerWords, kindWords, statusWords } from './words.ts'

export function History() {
  const { query } = usePlace()
  const agents = useMyAgents()
  const wanted = { status: query.get('status') ?? '', agent: query.get('agent') ?? '', kind: query.get('kind') ?? '' }
  const list = useList(
    `history?${new URLSearchParams(wanted)}`,
    page =>
      api.GET('/approvals', {
        params: {
          query: {
            ...page,
            ...(wanted.status && { status: [wanted.status as Approval['status']] }),
            ...(wanted.agent && { agent_id: wanted.agent }),
            ...(wanted.kind && { kind: wanted.kind as Approval['kind'] }),
          },
        },
      }),
    { live: ['approval.created', 'approval.updated'] },
  )
  return (
    <Page title="All requests" up={{ href: '#inbox', title: 'Inbox' }}>
      <Filters label="Filter the requests">
        <ChoiceFilter name="status" label="Status" options={[['', 'All'], ...Object.entries(statusWords)]} />
        <ChoiceFilter name="agent" label="Agent" options={choiceOf(agents)} />
        <ChoiceFilter name="kind" label="Kind" options={[['', 'All'], ...Object.entries(kindWords)]} />
      </Filters>
      <Listing
        list={list}
        empty={
          wanted.status || wanted.agent || wanted.kind ? (
            <Empty icon="search" title="No request fits these filters">
              <ButtonLink href="#approvals">Show all requests</ButtonLink>
            </Empty>
          ) : (
            <Empty icon="inbox" title="Nothing was asked yet" />
          )
        }
      >
        {approval => <Past approval={approval} />}
      </Listing>
    </Page>
  )
}

/** One line about a request, which leads to all of it. */
export const Past = ({ approval }: { approval: Approval }) => (
  <div class="past">
    <div class="past-what">
      <a href={`#approvals/${approval.id}`}>
        <bdi>{titleOf(approval)}</bdi>
      </a>
      <p class="soft small">
        {kindWords[approval.kind]} · <bdi>{plain(approval.agent.name)}</bdi> · <When at={approval.decided_at ?? approval.created_at} />
        {approval.outcome?.state === 'failed' && ` · not carried out: ${blockerWords(approval.outcome.code ?? 'failed')}`}
        {approval.note && (
          <>
            {' '}
            · “<bdi>{plain(approval.note)}</bdi>”
          </>
        )}
      </p>
    </div>
    <Chip tone={approval.status === 'pending' ? 'accent' : toneOf(approval)}>{statusWords[approval.status]}</Chip>
  </div>
)
