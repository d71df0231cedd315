/** The browser has given this device a new subscription, or has ended the old one. The channel follows it, so that messages still arrive. */
import type { components } from '../../generated/api.ts'

type Schemas = components['schemas']

/** Replaces the channel by one like it for the new subscription. Without a session nothing changes: the portal shows it at the next visit. */
export async function moveChannel(manager: PushManager, before: PushSubscription | null, after: PushSubscription | null) {
  if (!before) return
  const channels = await call<Schemas['ChannelPage']>('GET', '?limit=100')
  const endpointHash = await sha256(before.endpoint)
  const old = channels?.items.find(({ endpoint_hash }) => endpoint_hash === endpointHash)
  // The human has turned it off.
  if (!old) return
  const next = after ?? (await manager.subscribe(before.options))
  const { endpoint, keys } = next.toJSON()
  const subscription = { endpoint, keys, replaces: before.endpoint }
  await call('POST', '', { type: 'push', label: old.label, events: old.events, subscription })
}

/** The answer, or undefined after a refusal. */
async function call<T = unknown>(method: string, path: string, body?: object): Promise<T | undefined> {
  const headers = { 'X-CSRF-Protection': '1', ...(body && { 'Content-Type': 'application/json' }) }
  const answer = await fetch(`/v1/channels${path}`, { method, headers, cache: 'no-store', ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) return undefined
  return answer.status === 204 ? ({} as T) : ((await answer.json()) as T)
}

async function sha256(text: string) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
