/**
 * What changes, as it changes: one stream of /v1/events for the whole page. An event is a hint to read something again, never the thing itself.
 *
 *   useEffect(() => onEvent(['approval.created'], event => …), [])
 *
 * useResource and useList listen by themselves. Whenever the stream (re)opens they read again, so nothing is missed while it was down.
 */
import { reachable } from './api.ts'
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
const lookMs = 5_000
const listeners = new Set<{ kinds: readonly Kind[]; tell(event: LiveEvent): void }>()
const openers = new Set<() => void>()
let stream: EventSource | undefined
let retry: ReturnType<typeof setTimeout> | undefined
let looks: ReturnType<typeof setInterval> | undefined
let failures = 0

export function onEvent(of: readonly Kind[], tell: (event: LiveEvent) => void) {
  const listener = { kinds: of, tell }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Called when something may have happened that the stream did not tell: it has just opened, or the service is back. */
export function onOpen(look: () => void) {
  openers.add(look)
  return () => void openers.delete(look)
}

export function startLive() {
  stopLive()
  connection.set('connecting')
  open()
  window.addEventListener('online', comeBack)
  looks = setInterval(() => reachable.get() || lookAll(), lookMs)
}

export function stopLive() {
  window.removeEventListener('online', comeBack)
  clearInterval(looks)
  clearTimeout(retry)
  stream?.close()
  stream = undefined
  failures = 0
  connection.set('idle')
}

function open() {
  const mine = new EventSource('/v1/events')
  stream = mine
  mine.addEventListener('open', () => {
    failures = 0
    connection.set('live')
    lookAll()
  })
  mine.addEventListener('error', () => {
    connection.set('lost')
    // After a cut the browser connects again by itself. After a refusal (the session is over, too many tabs) it never does: then we do,
    // and read in its stead until it is let in.
    if (mine.readyState !== EventSource.CLOSED) return
    lookAll()
    clearTimeout(retry)
    retry = setTimeout(open, patienceMs[Math.min(failures++, patienceMs.length - 1)])
  })
  for (const kind of kinds)
    mine.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      const event: LiveEvent = { kind, ...JSON.parse(data) }
      for (const listener of listeners) if (listener.kinds.includes(kind)) listener.tell(event)
    })
}

/** The browser has found its network again. */
function comeBack() {
  if (connection.get() === 'live') return lookAll()
  clearTimeout(retry)
  stream?.close()
  open()
}

function lookAll() {
  for (const look of openers) look()
}
