/** An agent's keys: issue, rotate, revoke. A secret is shown on the Connect screen, once. */
import { useState } from 'preact/hooks'
import { useNow } from '../clock.ts'
import { api, ask, type Schemas } from '../api.ts'
import { Button } from '../pieces/button.tsx'
import { Chip } from '../pieces/chip.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { Empty } from '../pieces/empty.tsx'
import { ChoiceFilter, Filters } from '../pieces/filters.tsx'
import { Choice, Form, Input } from '../pieces/form.tsx'
import { Listing } from '../pieces/listing.tsx'
import { When } from '../pieces/time.tsx'
import { useAction, useList } from '../resource.ts'
import { refine, usePlace } from '../router.ts'
import { useMe } from '../session.ts'
import { Revoke, Rotate } from './change-key.tsx'
import type { Tab } from './tab.ts'
import { showOnce } from './fresh-key.ts'
import { Refused, useHeartbeat } from './heartbeat.tsx'

type Key = Schemas['Key']
type Asked = { about: 'rotate' | 'revoke'; key: Key }

const dayMs = 24 * 60 * 60_000
/** A key that ends this soon should be rotated now. */
const soonMs = 7 * dayMs

export function Keys({ agent: { id, status, name } }: Tab) {
  const { service } = useMe()
  const { query } = usePlace()
  const state = query.get('state') ?? ''
  const sort = query.get('sort') ?? ''
  const keys = useKeys(id, { state, sort })
  const { data: heartbeat } = useHeartbeat(id)
  const [issuing, issue] = useState(false)
  const [asked, ask] = useState<Asked>()
  const close = () => ask(undefined)

  return (
    <>
      <div class="line">
        <p class="soft">
          A client calls with one of these. At most {service.limits.active_keys_per_agent} are active at once; give each client its own, so
          that you can revoke one alone.
        </p>
        {status === 'active' && (
          <Button tone="main" onClick={() => issue(true)}>
            Issue a key
          </Button>
        )}
      </div>
      {heartbeat?.last_refused && <Refused refusal={heartbeat.last_refused} id={id} />}
      {(state || (keys.items?.length ?? 0) > 1) && (
        <Filters label="Filter the keys">
          <ChoiceFilter name="state" label="State" options={states} />
          <ChoiceFilter name="sort" label="Order" options={orders} />
        </Filters>
      )}
      <Listing
        list={keys}
        empty={
          state ? (
            <Empty icon="search" title={`No key is ${state}`}>
              <Button onClick={() => refine({ state: undefined })}>Show all</Button>
            </Empty>
          ) : (
            <Empty icon="lock" title="No key yet">
              <p>{status === 'active' ? `Without one, ${name} cannot connect.` : 'None can be issued while it may not work.'}</p>
            </Empty>
          )
        }
      >
        {key => <KeyRow keyOf={key} all={keys.items ?? []} status={status} onAsk={about => ask({ about, key })} />}
      </Listing>
      {issuing && (
        <Dialog title={`A key for ${name}`} onClose={() => issue(false)}>
          <IssueKey agentId={id} onCancel={() => issue(false)} />
        </Dialog>
      )}
      {asked?.about === 'rotate' && <Rotate {...asked} onClose={close} />}
      {asked?.about === 'revoke' && <Revoke {...asked} keys={keys} onClose={close} />}
    </>
  )
}

export const useKeys = (id: string, { state = '', sort = '' } = {}) =>
  useList(
    `agents/${id}/keys?state=${state}&sort=${sort}`,
    page =>
      api.GET('/agents/{id}/keys', {
        params: {
          path: { id },
          query: { ...page, ...(state && { state: state as Key['state'] }), ...(sort && { sort: sort as 'expires_at' }) },
        },
      }),
    { live: ['key.updated', 'agent.updated', 'heartbeat.changed'], about: id },
  )

const states = [
  ['', 'All'],
  ['active', 'Active'],
  ['expired', 'Expired'],
  ['revoked', 'Revoked'],
] as const
const orders = [
  ['', 'Newest first'],
  ['expires_at', 'First to expire'],
] as const

interface KeyRow {
  keyOf: Key
  all: Key[]
  status: Schemas['AgentStatus']
  onAsk(about: Asked['about']): void
}

function KeyRow({ keyOf: key, all, status, onAsk }: KeyRow) {
  const successor = all.find(({ id }) => id === key.replaced_by)
  return (
    <div class="key-row">
      <div>
        <p class="key-name">
          <code>{key.hint}</code> <strong>{key.label}</strong> <KeyState keyOf={key} />
        </p>
        <p class="key-facts">
          <span>
            issued <When at={key.created_at} />
          </span>
          <span>
            {key.last_used_at ? (
              <>
                last used <When at={key.last_used_at} />
              </>
            ) : (
              'never used'
            )}
          </span>
          <span>
            {key.revoked_at ? (
              <>
                revoked <When at={key.revoked_at} />
                {key.revoke_reason === 'agent_archived' && ', with its agent'}
              </>
            ) : (
              <>
                {key.state === 'expired' ? 'expired' : 'expires'} <When at={key.expires_at} />
              </>
            )}
          </span>
          {key.replaced_by && <span>replaced by {successor ? <code>{successor.hint}</code> : 'a newer key'}</span>}
        </p>
      </div>
      {key.state === 'active' && (
        <div class="key-acts">
          {status === 'active' && (
            <Button small onClick={() => onAsk('rotate')}>
              Rotate<span class="unseen"> {key.label}</span>
            </Button>
          )}
          <Button small tone="deny" onClick={() => onAsk('revoke')}>
            Revoke<span class="unseen"> {key.label}</span>
          </Button>
        </div>
      )}
    </div>
  )
}

function KeyState({ keyOf: { state, expires_at, replaced_by } }: { keyOf: Key }) {
  const left = new Date(expires_at).getTime() - useNow()
  if (state === 'active' && replaced_by) return <Chip tone="warn">Being replaced</Chip>
  if (state === 'active' && left < soonMs) return <Chip tone="warn">Expires soon</Chip>
  return <Chip tone={state === 'active' ? 'good' : 'plain'}>{state.charAt(0).toUpperCase() + state.slice(1)}</Chip>
}

const lifetimes = [
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['180', '180 days'],
  ['365', 'A year, the longest'],
] as const
const usualDays = '90'

export function IssueKey({ agentId: id, onCancel }: { agentId: string; onCancel?: () => void }) {
  const issue = useAction((body: Schemas['NewKey'], onceKey) =>
    ask(api.POST('/agents/{id}/keys', { params: { path: { id }, header: { 'Idempotency-Key': onceKey } }, body })),
  )
  const send = async ({ label = '', expires_in_days = usualDays }: Record<string, string>) => {
    const issued = await issue.run({ ...(label.trim() && { label: label.trim() }), expires_in_days: Number(expires_in_days) })
    if (issued?.data) showOnce(issued.data)
  }
  return (
    <Form
      action={issue}
      submit="Issue the key"
      onSubmit={send}
      aside={
        onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )
      }
    >
      <div class="pair">
        <Input
          name="label"
          label="Label"
          hint="Where it will be used, so that you know which one to revoke."
          placeholder="laptop"
          maxLength={80}
          autocomplete="off"
        />
        <Choice
          name="expires_in_days"
          label="Good for"
          hint="Afterwards it is refused. You can rotate it before."
          options={lifetimes}
          defaultValue={usualDays}
        />
      </div>
    </Form>
  )
}
