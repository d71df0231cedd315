/** Connections to PostgreSQL: their pool, their time limits, and what their errors mean. */
import { Client, Pool, type PoolClient } from 'pg'
import type { Log } from '../log.ts'
import { driversOwn, reasonOf, StatementError, Unavailable } from './statement.ts'

const poolConnections = 16
const connectTimeoutMs = 3_000
/** PostgreSQL must answer within this time. Otherwise the work fails, because the server or the network may be frozen. */
const deadlineMs = 4_000
/** A little earlier, PostgreSQL itself cancels a statement, so that its connection stays usable. */
const statementTimeoutMs = 3_500

/**
 * Planning a statement for the values of each call may take longer than the call, so each is planned once. Such a plan must also be good for
 * an agent that has a thousand times as much as most agents. So no join may read all rows before it returns the first.
 */
export const planning = ['plan_cache_mode=force_generic_plan', 'enable_hashjoin=off', 'enable_mergejoin=off']

/** The URL with these options, besides its own. */
function planningOnce(url: string, readOnly: boolean) {
  const there = new URL(url)
  const options = [...planning, ...(readOnly ? ['default_transaction_read_only=on'] : [])].map(option => ` -c ${option}`)
  there.searchParams.set('options', `${there.searchParams.get('options') ?? ''}${options.join('')}`)
  return there.href
}

export function openPool(url: string, log: Log, readOnly: boolean) {
  const pool = new Pool({
    connectionString: planningOnce(url, readOnly),
    max: poolConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    keepAlive: true,
  })
  // Without listeners, the loss of the server would end this process too. An idle connection reports the error to the pool. A connection
  // in use reports it only to itself, and its user gets it from the statement that fails.
  pool.on('error', error => log.warn({ reason: reasonOf(error).code }, 'PostgreSQL closed an idle connection'))
  pool.on('connect', client => void client.on('error', () => {}))
  return pool
}

/**
 * Runs work on a connection. If no answer comes within the deadline, the work fails and the connection is closed. Statements that were
 * sent on it may or may not have run. Work with many statements calls `answered` after each one.
 */
export async function onConnection<T>(pool: Pool, work: (client: PoolClient, answered: () => void) => Promise<T>): Promise<T> {
  let client: PoolClient | undefined
  let over = false
  const working = async () => {
    const connection = await pool.connect().catch((error: unknown) => {
      throw new StatementError('connect', error)
    })
    if (!over) return work((client = connection), () => void timer.refresh())
    connection.release()
    throw late()
  }
  const deadline = Promise.withResolvers<never>()
  const timer = setTimeout(() => deadline.reject(late()), deadlineMs)
  try {
    const value = await Promise.race([working(), deadline.promise])
    client?.release()
    return value
  } catch (error) {
    client?.release(cutsOff(error) || isInTransaction(client))
    throw error
  } finally {
    over = true
    clearTimeout(timer)
  }
}

const late = () => new StatementError('wait', new Error('timeout expired'))

export const isInTransaction = (client: PoolClient) =>
  (client as unknown as { getTransactionStatus(): string | null }).getTransactionStatus() !== 'I'

/** Runs a statement of the store itself, without values. */
export const ask = (client: Client | PoolClient, text: string) =>
  client.query(text).catch((error: unknown) => {
    throw new StatementError(text, error)
  })

/** Runs a query that should be answered immediately, with a deadline. */
export const answers = (client: Client, text: string) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout expired')), deadlineMs)
    ask(client, text)
      .then(() => resolve(), reject)
      .finally(() => clearTimeout(timer))
  })

export const newClient = (url: string) => new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true })

export async function connected(url: string) {
  const client = newClient(url)
  // The work on the connection fails on its own when the connection is lost.
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw new Error(`PostgreSQL cannot be reached: ${error.message}`)
  })
  return client
}

export const sqlState = (error: unknown) => reasonOf(StatementError.causeOf(error)).code

/**
 * The connection was lost or refused, or the server is shutting down, read-only, out of connections, space or time, or in repeated
 * conflict: try again later.
 */
export function translated(error: unknown) {
  if (!(error instanceof StatementError)) return error
  return isAway(error) || /^(25006|28|3D000|40001|40P01|53|55P03|57|58)/.test(error.code) ? new Unavailable(error) : error
}

/** The connection is lost, or its server became read-only. After a failover, the next connection may lead to another server. */
export const cutsOff = (error: unknown) => error instanceof StatementError && (isAway(error) || /^(25006|57P0)/.test(error.code))

const isAway = (error: StatementError) => {
  const driver = driversOwn(StatementError.causeOf(error))
  return 'syscall' in driver || error.code.startsWith('08') || (!driver.code && /timeout|terminated|not queryable/i.test(driver.message))
}
