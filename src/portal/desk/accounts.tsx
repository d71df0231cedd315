/** Everybody who has an account, and the brake on each. */
import './desk.css'
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../api.ts'
import { Button, ButtonLink } from '../pieces/button.tsx'
import { Chip } from '../pieces/chip.tsx'
import { Empty } from '../pieces/empty.tsx'
import { Area } from '../pieces/form.tsx'
import { Listing } from '../pieces/listing.tsx'
import { Page } from '../pieces/page.tsx'
import { plain } from '../pieces/plain.ts'
import { When } from '../pieces/time.tsx'
import { Question } from '../pieces/question.tsx'
import { say } from '../pieces/toast.tsx'
import { useAction, useList } from '../resource.ts'
import { useMe } from '../session.ts'
import { Filters, useFilters } from './filters.tsx'
import { HoldAgent } from './hold-agent.tsx'
import { useLooks } from './looks.ts'

type Account = Schemas['Account']
const longestReason = 300
const statuses = [
  ['active', 'Active'],
  ['suspended', 'Suspended'],
] as const

export function Accounts() {
  const { account: me } = useMe()
  const { q, status } = useFilters()
  const chosen = statuses.find(([known]) => known === status)?.[0]
  const accounts = useList(
    `desk/accounts?${chosen}&${q}`,
    page => api.GET('/admin/accounts', { params: { query: { ...page, ...(q && { q }), ...(chosen && { status: chosen }) } } }),
    { live: ['account.updated'] },
  )
  useLooks(accounts.reload)
  const [asked, askAbout] = useState<Account>()
  return (
    <Page title="Accounts" lead="Everybody who has an account here, the newest first." actions={<HoldAgent />}>
      <Filters label="Filter the accounts" placeholder="Name or e-mail address" options={statuses} />
      <Listing list={accounts} empty={<Nobody />}>
        {account => <AccountRow account={account} isMe={account.id === me.id} onAsk={() => askAbout(account)} />}
      </Listing>
      {asked && (
        <SuspendOrResume
          account={asked}
          onClose={() => askAbout(undefined)}
          onDone={account => {
            askAbout(undefined)
            accounts.show(account)
          }}
        />
      )}
    </Page>
  )
}

const Nobody = () => (
  <Empty icon="search" title="No account fits these filters">
    <ButtonLink href="#desk/accounts">Show all accounts</ButtonLink>
  </Empty>
)

const AccountRow = ({ account, isMe, onAsk }: { account: Account; isMe: boolean; onAsk(): void }) => (
  <article class="desk-row">
    <div>
      <h2 class="desk-line">
        <bdi>{plain(account.display_name)}</bdi>
        {account.role === 'admin' && <Chip tone="accent">Admin</Chip>}
        {account.status === 'suspended' && <Chip tone="bad">Suspended</Chip>}
      </h2>
      <p class="soft">{account.email}</p>
      <p class="desk-line small soft">
        <span>
          {account.last_sign_in_at ? (
            <>
              Signed in <When at={account.last_sign_in_at} />
            </>
          ) : (
            'Never signed in'
          )}
        </span>
        <span>
          Here since <When at={account.created_at} />
        </span>
      </p>
    </div>
    {isMe ? (
      <span class="soft small">This is you</span>
    ) : (
      <Button small tone={account.status === 'active' ? 'deny' : 'plain'} onClick={onAsk}>
        {account.status === 'active' ? 'Suspend…' : 'Resume…'}
        <span class="unseen"> {account.display_name}</span>
      </Button>
    )}
  </article>
)

function SuspendOrResume({ account, onClose, onDone }: { account: Account; onClose(): void; onDone(account: Account): void }) {
  const isSuspending = account.status === 'active'
  const name = account.display_name
  const move = useAction((reason: string) => {
    const params = { path: { id: account.id } }
    if (!isSuspending) return ask(api.POST('/admin/accounts/{id}/resume', { params }))
    return ask(api.POST('/admin/accounts/{id}/suspend', { params, body: reason ? { reason } : {} }))
  })
  async function send(reason: string) {
    const answer = await move.run(reason)
    if (!answer?.data) return
    say(isSuspending ? `${name} is suspended` : `${name} may sign in again`)
    onDone(answer.data)
  }
  return (
    <Question
      title={`${isSuspending ? 'Suspend' : 'Resume'} ${name}?`}
      action={move}
      tone={isSuspending ? 'deny' : 'main'}
      submit={isSuspending ? 'Suspend' : 'Resume'}
      onSubmit={({ reason = '' }) => send(reason.trim())}
      onClose={onClose}
    >
      {isSuspending ? (
        <>
          <p>At once, and until an admin resumes the account:</p>
          <ul class="consequences">
            <li>all sessions of {name} end, and signing in is refused;</li>
            <li>all agents of {name} are refused;</li>
            <li>what these agents asked for is cancelled.</li>
          </ul>
          <p>What was handed in can still be reviewed.</p>
          <Area name="reason" label="Why" hint="Written in the log of the account." maxLength={longestReason} />
        </>
      ) : (
        <p>{name} may sign in again, and the agents go on with the keys they have. What was cancelled stays so.</p>
      )}
    </Question>
  )
}
