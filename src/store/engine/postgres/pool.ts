/** The connections of a store. */
import { Pool, type PoolConfig } from 'pg'
import type { Log } from '../../../log.ts'
import type { PoolUse } from '../../../metrics/index.ts'
import { reasonOf } from '../statement.ts'
import { planning } from './plans.ts'
import { usualSchema } from './schemas.ts'
import { closedIdle, shareLines } from './shared.ts'

/** Each transaction, look and long read has one of these for itself. */
const poolConnections = 12
/** Short reads share these. Behind a pooler, the pool gets them instead. */
const readingConnections = 4

interface Means {
  schema: string
  readOnly: boolean
  /** Whether a pooler is between the service and its database. It refuses options at the start of a connection. */
  isPooled: boolean
  patienceMs: number
  log: Log
}

export function openPool(url: string, { schema, readOnly, isPooled, patienceMs, log }: Means) {
  // PostgreSQL itself cancels a statement a little earlier, so that its connection stays usable.
  const statementMs = patienceMs - 500
  const settings: PoolConfig = {
    connectionString: isPooled ? url : withOptions(url, schema, readOnly),
    connectionTimeoutMillis: patienceMs - 1_000,
    ...(!isPooled && { statement_timeout: statementMs, idle_in_transaction_session_timeout: statementMs }),
    keepAlive: true,
  }
  // A pooler shares connections itself, and may not accept a statement before it has answered the last one.
  const lines = isPooled ? undefined : shareLines(readingConnections, settings, patienceMs, log)
  const pool = new Pool({ ...settings, max: poolConnections + (lines ? 0 : readingConnections) })
  // Without listeners, the loss of the server would end this process too. An idle connection reports the error to the pool. A connection
  // in use reports it only to itself, and its user gets it from the statement that fails.
  pool.on('error', error => log.warn({ reason: reasonOf(error).code }, closedIdle))
  pool.on('connect', client => void client.on('error', () => {}))
  const use = (): PoolUse => {
    const { totalCount, idleCount, waitingCount } = pool
    const own = { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
    return lines ? { own, shared: lines.use() } : { own }
  }
  return { pool, lines, use, end: () => Promise.all([lines?.end(), pool.end()]) }
}

export type Opened = ReturnType<typeof openPool>

/** The URL with these options, besides its own. */
function withOptions(url: string, schema: string, readOnly: boolean) {
  const there = new URL(url)
  const settings = [
    ...planning,
    ...(schema === usualSchema ? [] : [`search_path=${schema}`]),
    ...(readOnly ? ['default_transaction_read_only=on'] : []),
  ]
  there.searchParams.set('options', `${there.searchParams.get('options') ?? ''}${settings.map(one => ` -c ${one}`).join('')}`)
  return there.href
}
