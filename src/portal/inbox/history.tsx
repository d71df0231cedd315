/** What was asked and what became of it, newest first. */
import { api } from '../api.ts'
import { Chip } from '../pieces/chip.tsx'
import { Empty } from '../pieces/empty.tsx'
import { Field } from '../pieces/form.tsx'
import { Listing } from '../pieces/listing.tsx'
import { Page } from '../pieces/page.tsx'
import { plain } from '../pieces/plain.ts'
import { When } from '../pieces/time.tsx'
import { useList } from '../resource.ts'
import { refine, usePlace } from '../router.ts'
import { useAgents } from './agents.ts'
import { toneOf } from './outcome.tsx'
import type { Approval } from './queue.ts'
import { blockerWords, kindWords, statusWords } from './words.ts'

export function History() {
  const { query } = usePlace()
  const agents = useAgents()
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
      <div class="filters">
        <Filter name="status" label="Status" value={wanted.status} options={Object.entries(statusWords)} />
        <Filter name="agent" label="Agent" value={wanted.agent} options={agents.map(({ id, name }) => [id, name])} />
        <Filter name="kind" label="Kind" value={wanted.kind} options={Object.entries(kindWords)} />
      </div>
      <Listing
        list={list}
        empty={<Empty icon="inbox" title={wanted.status || wanted.agent || wanted.kind ? 'None is like this' : 'Nothing was asked yet'} />}
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
        <bdi>{plain(approval.title)}</bdi>
      </a>
      <p class="soft small">
        <bdi>{approval.agent.name}</bdi> · <When at={approval.decided_at ?? approval.created_at} />
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

function Filter({ name, label, value, options }: { name: string; label: string; value: string; options: (readonly [string, string])[] }) {
  return (
    <Field name={name} label={label}>
      {control => (
        <select {...control} value={value} onChange={({ currentTarget }) => refine({ [name]: currentTarget.value })}>
          <option value="">All</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
