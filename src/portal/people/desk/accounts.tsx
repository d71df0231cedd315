/** All accounts. An admin can change their roles, help their owners back in, and suspend and resume them. */
import './desk.css'
import { api, ask, type Schemas } from '../../api.ts'
import { Area, Chip, ChoiceFilter, DialogButton, Empty, Filters, Listing, Page, plain } from '../../pieces/index.ts'
import { ifWritten, Question, say, TabLinks, TextFilter, useFilters, When, type Values } from '../../pieces/index.ts'
import { useList } from '../../resource.ts'
import { useMe } from '../../session.ts'
import { peopleTabs } from './people.ts'
import { RecoveryLink } from './recovery-link.tsx'
import { roles } from '../roles.ts'
import { ChangeRole } from './role.tsx'

type Account = Schemas['Account']

export function Accounts() {
  const { account: me } = useMe()
  const filters = useFilters<'/admin/accounts'>(['q', 'status'])
  const accounts = useList('/admin/accounts', { query: filters }, { live: ['accounts'] })
  return (
    <Page title="Accounts" lead="All accounts of this service, newest first.">
      <TabLinks label="People" links={peopleTabs} current="#desk/accounts" />
      <Filters label="Filter the accounts">
        <TextFilter name="q" label="Search" placeholder="Name or e-mail address" />
        <ChoiceFilter name="status" label="Status" options={{ '': 'All', active: 'Active', suspended: 'Suspended', deleted: 'Deleted' }} />
      </Filters>
      <Listing
        list={accounts}
        filters={filters}
        unmatched="No account matches these filters"
        empty={<Empty icon="search" title="No accounts" />}
      >
        {account => <AccountRow account={account} isMe={account.id === me.id} onDone={accounts.show} onStale={accounts.reload} />}
      </Listing>
    </Page>
  )
}

interface Row {
  account: Account
  isMe: boolean
  onDone(account: Account): void
  /** Somebody else has changed it. */
  onStale(): unknown
}

const AccountRow = ({ account, isMe, onDone, onStale }: Row) => (
  <article class="desk-row split nowrap">
    <div>
      <h2 class="facts-line">
        <bdi>{plain(account.display_name)}</bdi>
        {account.role !== 'member' && <Chip tone="accent">{roles[account.role].title}</Chip>}
        {account.status === 'suspended' && <Chip tone="warn">Suspended</Chip>}
        {account.status === 'deleted' && <Chip>Deleted</Chip>}
      </h2>
      <p class="soft">{account.email}</p>
      <p class="facts-line small soft">
        {account.last_sign_in_at ? <When label="Signed in" at={account.last_sign_in_at} /> : 'Never signed in'}
        <When label="Member since" at={account.created_at} />
      </p>
    </div>
    {account.status !== 'deleted' && (
      <span class="desk-verbs flow">
        {isMe && <span class="soft small">This is you</span>}
        <DialogButton
          small
          dialog={close => <ChangeRole account={account} isMe={isMe} onClose={close} onDone={onDone} onStale={onStale} />}
        >
          Role…<span class="unseen"> {plain(account.display_name)}</span>
        </DialogButton>
        {!isMe && (
          <>
            <RecoveryLink account={account} />
            <DialogButton
              small
              tone={account.status === 'active' ? 'deny' : 'plain'}
              dialog={close => <SuspendOrResume account={account} onClose={close} onDone={onDone} />}
            >
              {account.status === 'active' ? 'Suspend…' : 'Resume…'}
              <span class="unseen"> {plain(account.display_name)}</span>
            </DialogButton>
          </>
        )}
      </span>
    )}
  </article>
)

function SuspendOrResume({ account, onClose, onDone }: Pick<Row, 'account' | 'onDone'> & { onClose(): void }) {
  const { id, status } = account
  const name = plain(account.display_name)
  const isSuspending = status === 'active'
  const send = (values: Values) => {
    const params = { path: { id } }
    if (!isSuspending) return ask(api.POST('/admin/accounts/{id}/resume', { params }))
    return ask(api.POST('/admin/accounts/{id}/suspend', { params, body: ifWritten(values, 'reason') }))
  }
  return (
    <Question
      title={`${isSuspending ? 'Suspend' : 'Resume'} ${name}?`}
      tone={isSuspending ? 'deny' : 'main'}
      submit={isSuspending ? 'Suspend' : 'Resume'}
      send={send}
      onDone={changed => {
        say(isSuspending ? `${name} is suspended` : `${name} can sign in again`)
        onDone(changed)
      }}
      onClose={onClose}
    >
      {isSuspending ? (
        <>
          <p>Until an admin resumes the account:</p>
          <ul class="consequences stack gap2">
            <li>
              all sessions of {name} end, and {name} cannot sign in;
            </li>
            <li>all calls by agents of {name} are refused;</li>
            <li>all open requests of these agents are cancelled, and their unused permits end.</li>
          </ul>
          <p>Submitted results can still be reviewed.</p>
          <Area {...fieldsOf.adminSuspendAccount.reason} label="Reason" hint="It appears in the log of the account." />
        </>
      ) : (
        <p>{name} can sign in again, and the agents’ keys work again. Cancelled requests stay cancelled, and ended permits stay ended.</p>
      )}
    </Question>
  )
}
