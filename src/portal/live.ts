/**
 * What changes, as it changes: one stream of /v1/events for the whole page. An event is a hint to read something again, never the thing itself.
 *
 *   useEffect(() => onEvent(['approval.created'], event => …), [])
 *
 * useResource and useList listen by themselves. Whenever the stream (re)opens they read again, so nothing is missed while it was down.
 */
import { createStore } from './store.ts'

export const kinds = [
  'approval.created',
  'approval.updated',
  'agent.updated',
  'participation.updated',
  'key.updated',
  'account.updated',
  'heartbeat.changed',
] as const
export type Kind = (typeof kinds)[number]

export interface LiveEvent {
  kind: Kind
  target: { type: string; id: string }
  agent_id?: string | null
  action?: string
}

/** `idle` while nobody is signed in. */
export const connection = createStore<'idle' | 'connecting' | 'live' | 'lost'>('idle')

const patienceMs = [1_000, 2_000, 5_000, 10_000, 30_000]
const listeners = new Set<{ kinds: readonly Kind[]; tell(event: LiveEvent): void }>()
const openers = new Set<() => void>()
let stream: EventSource | undefined
let retry: ReturnType<typeof setTimeout> | undefined
let failures = 0

export function onEvent(of: readonly Kind[], tell: (event: LiveEvent) => void) {
  const listener = { kinds: of, tell }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Called when the stream has opened: something may have happened that it did not tell. */
export function onOpen(look: () => void) {
  openers.add(look)
  return () => void openers.delete(look)
}

export function startLive() {
  stopLive()
  connection.set('connecting')
  open()
  window.addEventListener('online', reopen)
}

export function stopLive() {
  window.removeEventListener('online', reopen)
  clearTimeout(retry)
  stream?.close()
  stream = undefined
  failures = 0
  connection.set('idle')
}

function open() {
  stream = new EventSource('/v1/events')
  stream.onopen = () => {
    failures = 0
    connection.set('live')
    for (const look of openers) look()
  }
  stream.onerror = () => {
    connection.set('lost')
    // After a cut the browser connects again by itself; after a refusal (too many tabs, the session over) it never does.
    if (stream?.readyState !== EventSource.CLOSED) return
    for (const look of openers) look()
    clearTimeout(retry)
    retry = setTimeout(open, patienceMs[Math.min(failures++, patienceMs.length - 1)])
  }
  for (const kind of kinds)
    stream.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      const event: LiveEvent = { kind, ...JSON.parse(data) }
      for (const listener of listeners) if (listener.kinds.includes(kind)) listener.tell(event)
    })
}

function reopen() {
  if (connection.get() === 'live') return
  clearTimeout(retry)
  stream?.close()
  open()
}
