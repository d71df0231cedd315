/** The service tokens: issue, rotate and revoke. A secret is only in the dialog that shows it once. */
import { useId, useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../../../api.ts'
import { capitalised, Chip, Choice, ChoiceFilter, Copy, DialogButton, Empty, Filters, Input, Listing } from '../../../pieces/index.ts'
import { plain, Question, say, useFilters, When, type Values } from '../../../pieces/index.ts'
import { useList } from '../../../resource.ts'
import { ShownOnce } from '../../../shown-once.tsx'
import { keysOf } from '../../../../shared/values.ts'

type Token = Schemas['Token']
type Scope = Schemas['TokenScope']
type Issued = Schemas['IssuedToken']

const scopes: Record<Scope, readonly [name: string, hint: string]> = {
  read: ['Read', 'Your agents, quests and work, and the requests that wait for you.'],
  agents: ['Agents', 'Create agents and change their settings, but never give them more freedom.'],
  quests: ['Quests', 'Write, publish and close quests, as far as your role allows it.'],
  log: ['Log', 'Read, export and watch your log.'],
}
const states = { '': 'All', active: 'Active', expired: 'Expired', revoked: 'Revoked' }
const lifetimes = { 7: '7 days', 30: '30 days', 90: '90 days', 180: '180 days', 365: '1 year (maximum)' }
const usualDays = '90'
const overlaps = { 0: 'At once', 3600: 'After 1 hour', 86400: 'After 1 day', 604800: 'After 7 days' }

export function Tokens() {
  const id = useId()
  const filters = useFilters<'/me/tokens'>(['state'])
  const tokens = useList('/me/tokens', { query: filters }, { live: ['token', 'account'] })
  const [issued, setIssued] = useState<Issued>()
  const show = (fresh: Issued) => {
    setIssued(fresh)
    void tokens.reload()
  }
  return (
    <section class="stack gap3" aria-labelledby={id}>
      <header class="split nowrap">
        <h2 id={id}>Service tokens</h2>
        <DialogButton small dialog={close => <Issue onDone={show} onClose={close} />}>
          Issue a token
        </DialogButton>
      </header>
      <p class="soft">
        For programs that nobody watches: a script, a chat bot, CI. A program acts as you with its token, and the log names it. It never
        decides a request, gives an agent more freedom, or changes how you sign in.
      </p>
      {(filters.state || (tokens.items?.length ?? 0) > 1) && (
        <Filters label="Filter the service tokens">
          <ChoiceFilter name="state" label="State" options={states} />
        </Filters>
      )}
      <Listing
        list={tokens}
        filters={filters}
        unmatched={`No ${filters.state} tokens`}
        empty={
          <Empty icon="lock" title="No service tokens">
            <p>You need one only for a program of your own.</p>
          </Empty>
        }
      >
        {token => <Row token={token} onIssued={show} onChange={tokens.reload} />}
      </Listing>
      {issued && <Fresh issued={issued} onClose={() => setIssued(undefined)} />}
    </section>
  )
}

interface Row {
  token: Token
  onIssued(issued: Issued): void
  onChange(): unknown
}

const Row = ({ token, onIssued, onChange }: Row) => (
  <div class="split">
    <div class="grow">
      <p class="facts-line">
        <strong>
          <bdi>{plain(token.name)}</bdi>
        </strong>
        <code>{token.hint}</code>
        <Chip tone={token.state === 'active' && !token.replaced_by ? 'good' : 'plain'}>
          {token.state === 'active' && token.replaced_by ? 'Being replaced' : capitalised(token.state)}
        </Chip>
      </p>
      <p class="soft small facts-line">
        <span>{token.scopes.map(scope => scopes[scope as Scope]?.[0] ?? scope).join(', ')}</span>
        <span>{token.last_used_at ? <When label="last used" at={token.last_used_at} /> : 'never used'}</span>
        {token.revoked_at ? (
          <When label="revoked" at={token.revoked_at} />
        ) : (
          <When label={token.state === 'expired' ? 'expired' : 'expires'} at={token.expires_at} />
        )}
        {token.revoke_reason === 'everything_stopped' && <span>because you stopped everything</span>}
        {token.revoke_reason === 'account_recovered' && <span>because the account was recovered</span>}
      </p>
    </div>
    {token.state === 'active' && (
      <div class="flow">
        <DialogButton small dialog={close => <Rotate token={token} onDone={onIssued} onClose={close} />}>
          Rotate<span class="unseen"> {token.name}</span>
        </DialogButton>
        <DialogButton small tone="deny" dialog={close => <Revoke token={token} onDone={onChange} onClose={close} />}>
          Revoke<span class="unseen"> {token.name}</span>
        </DialogButton>
      </div>
    )}
  </div>
)

function Issue({ onDone, onClose }: { onDone(issued: Issued): void; onClose(): void }) {
  const issue = ({ name = '', expires_in_days = usualDays, ...boxes }: Values, onceKey: string) =>
    ask(
      api.POST('/me/tokens', {
        params: { header: { 'Idempotency-Key': onceKey } },
        body: { name: name.trim(), scopes: keysOf(scopes).filter(scope => boxes[scope]), expires_in_days: Number(expires_in_days) },
      }),
    )
  return (
    <Question title="Issue a service token" submit="Issue the token" send={issue} onDone={onDone} onClose={onClose}>
      <Input
        {...fieldsOf.issueToken.name}
        label="Name"
        hint="The program that uses it. Your log shows it."
        placeholder="Chat bot"
        autocomplete="off"
      />
      <fieldset class="choices stack gap2">
        <legend class="label">What it may do</legend>
        {keysOf(scopes).map(scope => (
          <label key={scope} class="choice">
            <input type="checkbox" name={scope} defaultChecked={scope === 'read'} />
            <span>
              {scopes[scope][0]} <span class="soft small">{scopes[scope][1]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Choice
        name={fieldsOf.issueToken.expires_in_days.name}
        label="Valid for"
        hint="We remind you before it expires."
        options={lifetimes}
        defaultValue={usualDays}
      />
    </Question>
  )
}

const Fresh = ({ issued: { token, secret }, onClose }: { issued: Issued; onClose(): void }) => (
  <ShownOnce title={`The token “${plain(token.name)}”`} done="I have stored it" onClose={onClose}>
    <p>
      <strong>Copy it now.</strong> We cannot show it again. If you lose it, rotate the token.
    </p>
    <Copy secret label="the token" text={secret} />
    <p class="soft small">
      The program sends it as <code>Authorization: Bearer</code>. The <a href="/reference">API reference</a> says what each scope opens.
    </p>
  </ShownOnce>
)

function Rotate({ token: { id, name, hint }, onDone, onClose }: { token: Token; onDone(issued: Issued): void; onClose(): void }) {
  const rotate = ({ overlap = '0' }: Values, onceKey: string) => {
    const params = { path: { id }, header: { 'Idempotency-Key': onceKey } }
    return ask(api.POST('/me/tokens/{id}/rotate', { params, body: { overlap_seconds: Number(overlap) } }))
  }
  return (
    <Question title={`Rotate ${plain(name)}`} submit="Rotate" send={rotate} onDone={onDone} onClose={onClose}>
      <p>
        A new token replaces <code>{hint}</code>, with the same name, scopes and lifetime. We then show its secret once.
      </p>
      <Choice
        name="overlap"
        label="The old token stops working"
        hint="If the token was lost or leaked, choose “At once”. Otherwise, both tokens work until then."
        options={overlaps}
      />
    </Question>
  )
}

function Revoke({ token: { id, name, hint }, onDone, onClose }: { token: Token; onDone(): unknown; onClose(): void }) {
  const done = () => {
    say(`The token ${hint} is revoked`)
    onDone()
  }
  return (
    <Question
      title={`Revoke ${plain(name)}?`}
      tone="deny"
      submit="Revoke"
      send={() => ask(api.DELETE('/me/tokens/{id}', { params: { path: { id } } }))}
      onDone={done}
      onClose={onClose}
    >
      <p>
        The next request with <code>{hint}</code> is refused. This cannot be undone.
      </p>
    </Question>
  )
}
