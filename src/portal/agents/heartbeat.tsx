/** When an agent was heard, and why it was not let in. */
import type { ComponentChildren } from 'preact'
import { api, type Schemas } from '../api.ts'
import { useEvery } from '../every.ts'
import { Dot } from '../pieces/chip.tsx'
import { plain } from '../pieces/plain.ts'
import { When } from '../pieces/time.tsx'
import { useResource } from '../resource.ts'

type Refusal = NonNullable<Schemas['Heartbeat']['last_refused']>

/** That an agent is heard again and again, or falls silent, is no event. */
const lookMs = 15_000

export function useHeartbeat(id: string) {
  const heartbeat = useResource(`heartbeat/${id}`, () => api.GET('/agents/{id}/heartbeat', { params: { path: { id } } }), {
    live: ['heartbeat.changed', 'agent.updated', 'key.updated'],
    about: id,
  })
  usePulse(heartbeat.reload)
  return heartbeat
}

/** Reads again from time to time while somebody looks. */
export const usePulse = (reload: () => unknown) => useEvery(lookMs, reload)

export const Seen = ({ state, last_seen_at: at }: Schemas['Agent']['heartbeat']) => (
  <span class="seen">
    <Dot state={state} />
    {at ? (
      <span>
        {state === 'online' ? 'online, ' : ''}seen <When at={at} />
      </span>
    ) : (
      'never connected'
    )}
  </span>
)

/** "official-client 3.1". */
export const clientName = (client: Schemas['Heartbeat']['client']) =>
  client ? plain([client.name ?? 'A client without a name', client.version].filter(Boolean).join(' ')) : undefined

/** What was refused and why, with what to do about it. */
export function Refused({ refusal: { at, reason, key_hint: hint }, id }: { refusal: Refusal; id: string }) {
  const { kind, advice } = reasons[reason]
  return (
    <div class="refused">
      <p>
        <strong>
          A call with the {kind} key <code>{hint}</code> was refused <When at={at} />.
        </strong>
      </p>
      <p>{advice(id)}</p>
    </div>
  )
}

const reasons: Record<Refusal['reason'], { kind: string; advice: (id: string) => ComponentChildren }> = {
  key_revoked: {
    kind: 'revoked',
    advice: id => (
      <>
        Some client still uses it. Give that client another key, <a href={`#agents/${id}/keys`}>a new one</a> if need be; if you do not know
        the client, revoking was right.
      </>
    ),
  },
  key_expired: {
    kind: 'expired',
    advice: id => (
      <>
        Its time is over. Give the client that still uses it another key, or <a href={`#agents/${id}/keys`}>issue one</a>.
      </>
    ),
  },
  key_replaced: {
    kind: 'replaced',
    advice: id => (
      <>
        A rotation put another in its place. Give the client that still uses it the new key; if nobody has that any more,{' '}
        <a href={`#agents/${id}/keys`}>rotate that one</a>.
      </>
    ),
  },
  agent_suspended: {
    kind: 'good',
    advice: () => 'The agent is suspended, so all its calls are refused. Resume it, and the same key works again.',
  },
  account_suspended: { kind: 'good', advice: () => 'Your account was suspended then. The same key works again when your account does.' },
}
