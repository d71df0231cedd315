import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../../../log.ts'
import type { Servers } from '../servers.ts'
import { reasonOf, type Change } from '../statement.ts'
import { bell, follow } from './changes.ts'
import { answers, cut } from './connection.ts'
import { channelOf, shareLock } from './schemas.ts'

/** How often an instance looks for changes if no other one tells it to. This also finds out that the connection no longer works. */
const lookMs = 500
const reconnectMs = 500
/** After this many looks without a pause, each one waits a moment, so that it finds more at once. */
const looksAtOnce = 4
const restMs = 50

/**
 * Tells other instances of changes, and receives theirs, on its own connection. After an interruption some may be missing, so all listeners
 * must read again.
 */
export function listen(direct: Servers, schema: string, log: Log, patienceMs: number, hear: (change: Change) => void) {
  let client: Client | undefined
  let closed = false
  let look = async () => {}
  const { add, ring } = bell(schema)
  const connect = async () => {
    const fresh = new Client({ connectionString: direct.current(), connectionTimeoutMillis: patienceMs, keepAlive: true })
    const ask = answers(fresh, patienceMs)
    let lookHere = async () => {}
    fresh.on('error', error => log.warn({ reason: reasonOf(error).code }, 'PostgreSQL closed the connection that listens for changes'))
    fresh.on('notification', ({ processId, payload }) => {
      const { noted, ...change } = JSON.parse(payload ?? '{}') as Change & { noted?: true }
      if (!noted) hear(change)
      else if (processId !== (fresh as unknown as { processID: number }).processID) void lookHere()
    })
    try {
      await fresh.connect()
      await ask(`LISTEN ${channelOf(schema)}`)
      await shareLock(fresh, schema)
      const news = await follow(ask, schema)
      lookHere = oneByOne(async () => {
        const heard = await ring(ask)
          .then(news)
          .catch(() => cut(fresh))
        heard?.forEach(hear)
      })
    } catch (error) {
      void fresh.end().catch(() => {})
      direct.lost()
      throw error
    }
    const timer = setInterval(lookHere, lookMs).unref()
    // Added only now, because a connection that failed above also ends, and it must be replaced only once.
    fresh.on('end', () => {
      clearInterval(timer)
      later()
    })
    client = fresh
    look = lookHere
  }
  const later = () => void (closed || setTimeout(again, reconnectMs).unref())
  const again = () => {
    if (!closed) connect().then(() => hear({ accountId: '*' }), later)
  }
  direct.onMove(() => client && cut(client))
  return {
    ready: connect(),
    /** Call this after the commit of these changes. */
    tell(told: readonly Change[]) {
      add(told)
      void look()
    },
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}

/** Runs the work once at a time. Calls during a run lead to one more. */
function oneByOne(work: () => Promise<void>) {
  let isRunning = false
  let isAsked = false
  return async () => {
    isAsked = true
    if (isRunning) return
    isRunning = true
    for (let inARow = 1; isAsked; inARow++) {
      if (inARow > looksAtOnce) await sleep(restMs)
      isAsked = false
      await work()
    }
    isRunning = false
  }
}
