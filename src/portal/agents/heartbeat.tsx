/** When an agent last called, and why a call was refused. */
import type { Schemas } from '../api.ts'
import { plain, When } from '../pieces/index.ts'
import { useResource } from '../resource.ts'

type Refusal = NonNullable<Schemas['Heartbeat']['last_refused']>

/** No event says that an agent calls again or falls silent. */
export const pollMs = 15_000

/** What may change what is shown of an agent. */
export const agentTopics = ['agent', 'heartbeat', 'approval', 'participation'] as const

export const useAgent = (id: string) => useResource('/agents/{id}', { path: { id } }, { live: agentTopics, about: id, everyMs: pollMs })

export const useHeartbeat = (id: string) =>
  useResource('/agents/{id}/heartbeat', { path: { id } }, { live: ['heartbeat', 'agent', 'key'], about: id, everyMs: pollMs })

/** "official-client 3.1". */
export const clientName = (client: Schemas['Heartbeat']['client']) =>
  client ? plain([client.name ?? 'Unnamed client', client.version].filter(Boolean).join(' ')) : undefined

/** What was refused and why, and what to do about it. */
export function Refused({ refusal: { at, reason, key_hint: hint }, id }: { refusal: Refusal; id: string }) {
  const { kind, advice } = reasons[reason]
  const [before, link, after] = advice.split('|')
  return (
    <div class="notice warn stack gap1">
      <p>
        <strong>
          A call with {kind} <code>{hint}</code> was refused <When at={at} />
          {reason === 'agent_suspended' && ': the agent is suspended'}.
        </strong>
      </p>
      <p>
        {before}
        {link && <a href={`#agents/${id}/keys`}>{link}</a>}
        {after}
      </p>
    </div>
  )
}

/** Between the bars is a link to the agent's keys. */
const reasons: Record<Refusal['reason'], { kind: string; advice: string }> = {
  key_revoked: {
    kind: 'the revoked key',
    advice:
      'A client still uses this key. If you know the client, give it another key, or |issue a new one|. If you do not, you were right to revoke it.',
  },
  key_expired: { kind: 'the expired key', advice: 'Give the client that still uses it another key, or |issue a new one|.' },
  key_replaced: {
    kind: 'the replaced key',
    advice:
      'Give the client that still uses it the new key. If the new key is lost, |rotate it|. If this key had leaked, somebody else may have called: do nothing.',
  },
  agent_suspended: { kind: 'key', advice: 'Resume the agent, and the same key works again.' },
  account_suspended: {
    kind: 'key',
    advice: 'Your account was suspended at that time. The same key works again when your account is active.',
  },
}
