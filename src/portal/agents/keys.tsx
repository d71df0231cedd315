/** An agent's API keys: issue, rotate, revoke. Only the Connect screen shows a secret, and only once. */
import { useNow } from '../clock.ts'
import { api, ask, type Schemas } from '../api.ts'
import { capitalised, Chip, Choice, ChoiceFilter, Dialog, DialogButton, Empty, Filters, Form, ifWritten, Input } from '../pieces/index.ts'
import { Listing, Question, say, useFilters, When, type Values } from '../pieces/index.ts'
import { useAction, useList } from '../resource.ts'
import { useMe } from '../session.ts'
import type { Tab } from './tab.ts'
import { showOnce } from './fresh-key.ts'
import { Refused, useHeartbeat } from './heartbeat.tsx'
import { KeyRing, leftOf } from './key-ring.tsx'

type Key = Schemas['Key']

export function Keys({ agent: { id, status, name } }: Tab) {
  const { service } = useMe()
  const filters = useFilters<'/agents/{id}/keys'>(['state'])
  const keys = useAgentKeys(id, { ...filters, ...useFilters<'/agents/{id}/keys'>(['sort']) })
  const { data: heartbeat } = useHeartbeat(id)
  return (
    <>
      <div class="with-action split wide">
        <p class="soft">
          Give each client its own key, so that you can revoke that key alone. An agent can have at most{' '}
          {service.limits.active_keys_per_agent} active keys.
        </p>
        {status === 'active' && (
          <DialogButton
            tone="main"
            dialog={close => (
              <Dialog title={`New key for ${name}`} onClose={close}>
                <IssueKey agentId={id} onCancel={close} />
              </Dialog>
            )}
          >
            Issue a key
          </DialogButton>
        )}
      </div>
      {heartbeat?.last_refused && <Refused refusal={heartbeat.last_refused} id={id} />}
      {(filters.state || (keys.items?.length ?? 0) > 1) && (
        <Filters label="Filter the keys">
          <ChoiceFilter name="state" label="State" options={states} />
          <ChoiceFilter name="sort" label="Order" options={orders} />
        </Filters>
      )}
      <Listing
        list={keys}
        filters={filters}
        unmatched={`No ${filters.state} keys`}
        empty={
          <Empty icon="lock" title="No keys yet">
            <p>{status === 'active' ? `${name} needs a key to connect.` : 'A suspended or archived agent cannot get new keys.'}</p>
          </Empty>
        }
      >
        {key => <KeyRow keyOf={key} all={keys.items ?? []} status={status} onChange={keys.reload} />}
      </Listing>
    </>
  )
}

export const useAgentKeys = (id: string, query: { state?: Key['state']; sort?: `${'' | '-'}${'created_at' | 'expires_at'}` }) =>
  useList('/agents/{id}/keys', { path: { id }, query }, { live: ['key', 'agent', 'heartbeat'], about: id })

const states = { '': 'All', active: 'Active', expired: 'Expired', revoked: 'Revoked' }
const orders = { '': 'Newest first', expires_at: 'First to expire' }
const overlaps = { 0: 'At once', 3600: 'After 1 hour', 86400: 'After 1 day', 604800: 'After 7 days' }

interface KeyRow {
  keyOf: Key
  all: Key[]
  status: Schemas['AgentStatus']
  onChange(): unknown
}

function KeyRow({ keyOf: key, all, status, onChange }: KeyRow) {
  const successor = all.find(({ id }) => id === key.replaced_by)
  return (
    <div class="split">
      <div class="key-row">
        <KeyRing keyOf={key} />
        <p class="facts-line">
          <code>{key.hint}</code>{' '}
          <strong>
            <bdi>{key.label}</bdi>
          </strong>{' '}
          <KeyState keyOf={key} />
        </p>
        <p class="key-facts soft small">
          <When label="issued" at={key.created_at} />
          <span>{key.last_used_at ? <When label="last used" at={key.last_used_at} /> : 'never used'}</span>
          <span>
            {key.revoked_at ? (
              <When label="revoked" at={key.revoked_at} />
            ) : (
              <When label={key.state === 'expired' ? 'expired' : 'expires'} at={key.expires_at} />
            )}
            {key.revoke_reason === 'agent_archived' && ', with its agent'}
          </span>
          {key.replaced_by && <span>replaced by {successor ? <code>{successor.hint}</code> : 'a newer key'}</span>}
        </p>
      </div>
      {key.state === 'active' && (
        <div class="flow">
          {status === 'active' && (
            <DialogButton small dialog={close => <Rotate keyOf={key} onClose={close} />}>
              Rotate<span class="unseen"> {key.label}</span>
            </DialogButton>
          )}
          <DialogButton small tone="deny" dialog={close => <Revoke keyOf={key} onDone={onChange} onClose={close} />}>
            Revoke<span class="unseen"> {key.label}</span>
          </DialogButton>
        </div>
      )}
    </div>
  )
}

function KeyState({ keyOf: key }: { keyOf: Key }) {
  const { state, replaced_by } = key
  const { isSoon } = leftOf(key, useNow())
  if (state === 'active' && replaced_by) return <Chip tone="warn">Being replaced</Chip>
  if (state === 'active' && isSoon) return <Chip tone="warn">Expires soon</Chip>
  return <Chip tone={state === 'active' ? 'good' : 'plain'}>{capitalised(state)}</Chip>
}

function Rotate({ keyOf: { agent_id, id: key_id, label, hint }, onClose }: { keyOf: Key; onClose(): void }) {
  const rotate = ({ overlap = '0' }: Values, onceKey: string) => {
    const params = { path: { id: agent_id, key_id }, header: { 'Idempotency-Key': onceKey } }
    return ask(api.POST('/agents/{id}/keys/{key_id}/rotate', { params, body: { overlap_seconds: Number(overlap) } }))
  }
  return (
    <Question title={`Rotate ${label}`} submit="Rotate" send={rotate} onDone={showOnce} onClose={onClose}>
      <p>
        A new key replaces <code>{hint}</code>, with the same label and lifetime. We then show its secret once.
      </p>
      <Choice
        name="overlap"
        label="The old key stops working"
        hint="If the key was lost or leaked, choose “At once”. This also ends waiting calls. Otherwise, both keys work until then."
        options={overlaps}
      />
    </Question>
  )
}

function Revoke({ keyOf: { agent_id, id: key_id, label, hint }, onDone, onClose }: { keyOf: Key; onDone(): unknown; onClose(): void }) {
  const revoke = () => ask(api.DELETE('/agents/{id}/keys/{key_id}', { params: { path: { id: agent_id, key_id } } }))
  const done = () => {
    say(`The key ${hint} is revoked`)
    onDone()
  }
  return (
    <Question title={`Revoke ${label}?`} tone="deny" submit="Revoke" send={revoke} onDone={done} onClose={onClose}>
      <p>
        The next call with <code>{hint}</code> is refused, and waiting calls end. The agent’s other keys still work. This cannot be undone.
      </p>
    </Question>
  )
}

const lifetimes = { 7: '7 days', 30: '30 days', 90: '90 days', 180: '180 days', 365: '1 year (maximum)' }
const usualDays = '90'

export function IssueKey({ agentId: id, onCancel }: { agentId: string; onCancel?: () => void }) {
  const issue = useAction((body: Schemas['NewKey'], onceKey) =>
    ask(api.POST('/agents/{id}/keys', { params: { path: { id }, header: { 'Idempotency-Key': onceKey } }, body })),
  )
  const send = async ({ expires_in_days = usualDays, ...values }: Values) => {
    // Without a label, the service chooses one.
    const body = { ...ifWritten(values, 'label'), expires_in_days: Number(expires_in_days) }
    const issued = await issue.run(body as Schemas['NewKey'])
    if (issued?.data) showOnce(issued.data)
  }
  return (
    <Form action={issue} submit="Issue the key" onSubmit={send} onCancel={onCancel}>
      <div class="pair">
        <Input
          {...fieldsOf.issueAgentKey.label}
          label="Label"
          hint="Where you will use the key, so that you know which one to revoke."
          placeholder="laptop"
          autocomplete="off"
        />
        <Choice
          name={fieldsOf.issueAgentKey.expires_in_days.name}
          label="Valid for"
          hint="After this time the key is refused. You can rotate it earlier."
          options={lifetimes}
          defaultValue={usualDays}
        />
      </div>
    </Form>
  )
}
