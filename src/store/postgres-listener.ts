import type { Client } from 'pg'
import type { Log } from '../log.ts'
import { answers, newClient } from './postgres-connection.ts'
import { reasonOf, type Change } from './statement.ts'

/** The channel where instances announce changes to each other. */
export const channel = 'agent_quest_changes'
const reconnectMs = 500

/** How often the service checks that the listening connection still works. */
const earsLookMs = 5_000

/**
 * Receives the changes of other instances on its own connection. After an interruption some may be missing, so all listeners must read
 * again.
 */
export function listen(url: string, log: Log, hear: (change: Change) => void) {
  let client: Client | undefined
  let closed = false
  const connect = async () => {
    const fresh = newClient(url)
    fresh.on('error', error => log.warn({ reason: reasonOf(error).code }, 'PostgreSQL closed the connection that listens for changes'))
    fresh.on('notification', ({ payload }) => hear(JSON.parse(payload ?? '{}') as Change))
    try {
      await fresh.connect()
      await answers(fresh, `LISTEN ${channel}`)
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    // An idle connection does not notice that the server is frozen or unreachable.
    const look = setInterval(() => answers(fresh, 'SELECT 1').catch(() => fresh.end()), earsLookMs).unref()
    // Added only now, because a connection that failed above also ends, and it must be replaced only once.
    fresh.on('end', () => {
      clearInterval(look)
      later()
    })
    client = fresh
  }
  const later = () => void (closed || setTimeout(again, reconnectMs).unref())
  const again = () => {
    if (!closed) connect().then(() => hear({ accountId: '*' }), later)
  }
  return {
    ready: connect(),
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}
