/**
 * Live events: one stream of /v1/events for all tabs. An event is a hint to read something again. It does not carry the new state.
 *
 *   useEffect(() => onEvent(['approval'], event => …), [])
 *
 * useResource and useList listen by themselves. The portal opens the stream first and reads then, so a first reading misses nothing. If the
 * stream opens again later, everything on the screen is read again, because events may have been missed.
 *
 * A browser opens at most six connections to a host, and the service five streams for a session, so tabs share one. The tab that holds a
 * lock has the stream and forwards its events to the others. When that tab closes, the browser gives the lock to another.
 */
import type * as contract from '../../generated/events.ts'
import { reachable, type Schemas } from './api.ts'
import { begin } from './order.ts'
import { createStore } from './store.ts'

declare global {
  const eventNames: typeof contract.eventNames
}

type EventName = Schemas['EventName']

/** What an event is about: the noun of its name. Some nouns are lists of which somebody sees a part, such as `accounts`. */
export type Topic = EventName extends `${infer Noun}.${string}` ? Noun : never

/** Only events that are in the log have more than a target. A change at the desk has no target. */
type LiveEvent = { topic: Topic } & Partial<Schemas['Event']>

/** `idle` while nobody is signed in. */
export const connection = createStore<'idle' | 'connecting' | 'live' | 'lost'>('idle')

/** What the tab with the stream sends to the others; and the question of a tab that has just opened, with its answer. */
type Message = { event: LiveEvent } | { connection: 'live' | 'lost' } | 'how is it?' | { answer: 'live' | 'lost' }

const topicOf = (name: EventName) => name.split('.')[0] as Topic

const patienceMs = [1_000, 2_000, 5_000, 10_000, 30_000]
const lookMs = 5_000
/** How long the first readings wait for the stream. Readings that did not wait for it are repeated when it opens. */
const openingMs = 400
const listeners = new Set<{ topics: readonly Topic[]; tell(event: LiveEvent): void }>()
const openers = new Set<() => void>()
/** When the last event about each topic came. */
const cameAt = new Map<Topic, number>()
/** Outside a secure context there are no locks, so each tab has its own stream. */
const locks = navigator.locks as LockManager | undefined
const tabs = new BroadcastChannel('live')
let turn = new AbortController()
let stream: EventSource | undefined
let retry: ReturnType<typeof setTimeout> | undefined
let looks: ReturnType<typeof setInterval> | undefined
let failures = 0
let opening: { promise: Promise<void>; resolve(): void } | undefined

/** Resolves when the stream is open, or cannot be opened soon. */
export const whenOpen = () => opening?.promise

export function onEvent(topics: readonly Topic[], tell: (event: LiveEvent) => void) {
  const listener = { topics, tell }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether such an event has come since then. */
export const hasCome = (topics: readonly Topic[], since: number) => topics.some(topic => (cameAt.get(topic) ?? 0) > since)

/** Calls back when events may have been missed: the stream has just opened, or the service is back. */
export function onOpen(look: () => void) {
  openers.add(look)
  return () => void openers.delete(look)
}

/** Opens the stream, unless it is open. */
export function startLive() {
  if (connection.get() !== 'idle') return
  connection.set('connecting')
  opening = Promise.withResolvers<void>()
  setTimeout(opening.resolve, openingMs)
  window.addEventListener('online', comeBack)
  looks = setInterval(() => reachable.get() || lookAll(), lookMs)
  if (!locks) return open()
  tabs.addEventListener('message', hear)
  tabs.postMessage('how is it?' satisfies Message)
  const { signal } = turn
  const hold = () => new Promise<void>(release => (signal.addEventListener('abort', () => release()), open()))
  locks.request('live', { signal }, hold).catch(() => {
    // The human signed out before this tab got the lock.
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
  opening?.resolve()
  opening = undefined
  connection.set('idle')
}

function open() {
  const mine = new EventSource('/v1/events')
  stream = mine
  mine.addEventListener('open', () => {
    failures = 0
    send({ connection: 'live' })
  })
  mine.addEventListener('error', () => {
    send({ connection: 'lost' })
    // After a lost connection the browser reconnects. After a refusal (the session has ended, too many streams) it does not, so this
    // does, and screens read again each time.
    if (mine.readyState !== EventSource.CLOSED) return
    lookAll()
    clearTimeout(retry)
    retry = setTimeout(open, patienceMs[Math.min(failures++, patienceMs.length - 1)])
  })
  for (const name of eventNames)
    mine.addEventListener(name, ({ data }: MessageEvent<string>) => send({ event: { topic: topicOf(name), ...JSON.parse(data) } }))
}

/** Sends a message to all tabs, this one first. */
function send(message: Message) {
  receive(message)
  if (locks) tabs.postMessage(message)
}

function hear({ data: message }: MessageEvent<Message>) {
  if (message !== 'how is it?') return receive(message)
  const now = connection.get()
  if (stream && (now === 'live' || now === 'lost')) tabs.postMessage({ answer: now } satisfies Message)
}

function receive(message: Message) {
  if (message === 'how is it?') return
  if ('event' in message) {
    const { topic } = message.event
    cameAt.set(topic, begin())
    for (const listener of listeners) if (listener.topics.includes(topic)) listener.tell(message.event)
    return
  }
  // The answer is for tabs that have just opened. The others know it.
  if ('answer' in message && connection.get() !== 'connecting') return
  const now = 'answer' in message ? message.answer : message.connection
  connection.set(now)
  if (now === 'live') lookAll()
  // Readings that wait for the stream have not begun, so `lookAll` did not include them.
  opening?.resolve()
}

/** The browser is online again. */
function comeBack() {
  if (!stream || connection.get() === 'live') return lookAll()
  clearTimeout(retry)
  stream.close()
  open()
}

function lookAll() {
  for (const look of openers) look()
}
