/**
 * What changes, as it changes: one stream of /v1/events for all tabs. An event is a hint to read something again, never the thing itself.
 *
 *   useEffect(() => onEvent(['approval.created'], event => …), [])
 *
 * useResource and useList listen by themselves. Whenever the stream (re)opens they read again, so nothing is missed while it was down.
 *
 * A browser opens six connections to a host, and the service five streams for a session; so tabs do not have one each. The tab that
 * holds a lock has the stream, and tells the others what it hears. When it closes, the browser gives the lock to the next.
 */
import { reachable, type Schemas } from './api.ts'
import { createStore } from './store.ts'

export const kinds = [
  'approval.created',
  'approval.updated',
  'agent.updated',
  'participation.updated',
  'key.updated',
  'account.updated',
  'heartbeat.changed',
] as const satisfies readonly Schemas['EventName'][]
export type Kind = Schemas['EventName']

/** Only an event that the log records says more than its target. */
type LiveEvent = { kind: Kind } & Schemas['HeartbeatEvent'] & Partial<Schemas['Event']>

/** `idle` while nobody is signed in. */
export const connection = createStore<'idle' | 'connecting' | 'live' | 'lost'>('idle')

/** What the tab with the stream tells the others; and what one asks that has just come. */
type Word = { event: LiveEvent } | { connection: 'live' | 'lost' } | 'how is it?'

const patienceMs = [1_000, 2_000, 5_000, 10_000, 30_000]
const lookMs = 5_000
const listeners = new Set<{ kinds: readonly Kind[]; tell(event: LiveEvent): void }>()
const openers = new Set<() => void>()
/** Where a page is not in a secure context it has no locks, and each tab a stream of its own. */
const locks = navigator.locks as LockManager | undefined
const tabs = new BroadcastChannel('live')
let turn = new AbortController()
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
  window.addEventListener('online', comeBack)
  looks = setInterval(() => reachable.get() || lookAll(), lookMs)
  if (!locks) return open()
  tabs.addEventListener('message', hear)
  tabs.postMessage('how is it?' satisfies Word)
  const { signal } = turn
  const hold = () => new Promise<void>(release => (signal.addEventListener('abort', () => release()), open()))
  locks.request('live', { signal }, hold).catch(() => {
    // It was signed out before its turn came.
  })
}

export function stopLive() {
  turn.abort()
  turn = new AbortController()
  tabs.removeEventListener('message', hear)
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
    say({ connection: 'live' })
  })
  mine.addEventListener('error', () => {
    say({ connection: 'lost' })
    // After a cut the browser connects again by itself. After a refusal (the session is over, too many tabs) it never does: then we do,
    // and read in its stead until it is let in.
    if (mine.readyState !== EventSource.CLOSED) return
    lookAll()
    clearTimeout(retry)
    retry = setTimeout(open, patienceMs[Math.min(failures++, patienceMs.length - 1)])
  })
  for (const kind of kinds) mine.addEventListener(kind, ({ data }: MessageEvent<string>) => say({ event: { kind, ...JSON.parse(data) } }))
}

/** Tells all tabs, this one first. */
function say(word: Word) {
  take(word)
  if (locks) tabs.postMessage(word)
}

function hear({ data: word }: MessageEvent<Word>) {
  if (word !== 'how is it?') return take(word)
  const now = connection.get()
  if (stream && (now === 'live' || now === 'lost')) tabs.postMessage({ connection: now } satisfies Word)
}

function take(word: Word) {
  if (word === 'how is it?') return
  if ('connection' in word) {
    connection.set(word.connection)
    if (word.connection === 'live') lookAll()
    return
  }
  for (const listener of listeners) if (listener.kinds.includes(word.event.kind)) listener.tell(word.event)
}

/** The browser has found its network again. */
function comeBack() {
  if (!stream || connection.get() === 'live') return lookAll()
  clearTimeout(retry)
  stream.close()
  open()
}

function lookAll() {
  for (const look of openers) look()
}
