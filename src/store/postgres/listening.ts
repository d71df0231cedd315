import { Client } from 'pg'
import type { Log } from '../../log.ts'
import type { Servers } from '../servers.ts'
import { reasonOf, type Change } from '../statement.ts'
import { answers, cut } from './connection.ts'
import { channelOf, shareLock } from './schemas.ts'

/** How often the service checks that the listening connection still works. */
const earsLookMs = 5_000
const reconnectMs = 500

/**
 * Receives the changes of other instances on its own connection. After an interruption some may be missing, so all listeners must read
 * again.
 */
export function listen(direct: Servers, schema: string, log: Log, patienceMs: number, hear: (change: Change) => void) {
  let client: Client | undefined
  let closed = false
  const connect = async () => {
    const fresh = new Client({ connectionString: direct.current(), connectionTimeoutMillis: patienceMs, keepAlive: true })
    fresh.on('error', error => log.warn({ reason: reasonOf(error).code }, 'PostgreSQL closed the connection that listens for changes'))
    fresh.on('notification', ({ payload }) => hear(JSON.parse(payload ?? '{}') as Change))
    try {
      await fresh.connect()
      await answers(fresh, patienceMs, `LISTEN ${channelOf(schema)}`)
      await shareLock(fresh, schema)
    } catch (error) {
      void fresh.end().catch(() => {})
      direct.lost()
      throw error
    }
    // An idle connection does not notice that the server is frozen or unreachable.
    const look = setInterval(() => answers(fresh, patienceMs, 'SELECT 1').catch(() => cut(fresh)), earsLookMs).unref()
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
  direct.onMove(() => client && cut(client))
  return {
    ready: connect(),
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}
