import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Pool, type PoolClient } from 'pg'
import { connectTimeoutMs } from '../servers.ts'
import { StatementError } from '../statement.ts'
import { cutsOff, sqlState } from './errors.ts'

const transactionTries = 10

/**
 * Runs work on a connection. If no answer comes in time, the work fails and the connection is closed. Statements that were sent on it may
 * or may not have run. Work with many statements calls `answered` after each one.
 */
export async function onConnection<T>(
  pool: Pool,
  patienceMs: number,
  work: (client: PoolClient, answered: () => void) => Promise<T>,
): Promise<T> {
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
  const timer = setTimeout(() => deadline.reject(late()), patienceMs)
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

const isInTransaction = (client: PoolClient) =>
  (client as unknown as { getTransactionStatus(): string | null }).getTransactionStatus() !== 'I'

/** Runs a statement of the store itself, without values. */
export const ask = (client: Client | PoolClient, text: string) =>
  client.query(text).catch((error: unknown) => {
    throw new StatementError(text, error)
  })

/**
 * READ COMMITTED: an UPDATE that had to wait checks its WHERE again, and `hold` protects the rows that a guard has read. So transactions
 * that compete wait for each other. Under SERIALIZABLE one of them would have to start again, repeatedly. `ending` gives the last message,
 * which commits.
 */
export async function inTransaction<T>(client: PoolClient, work: () => Promise<T>, ending: () => string): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      await ask(client, 'BEGIN')
      const value = await work()
      await client.query(ending()).catch((error: unknown) => {
        throw new StatementError('COMMIT', error)
      })
      return value
    } catch (error) {
      if (cutsOff(error)) throw error
      await ask(client, 'ROLLBACK').catch(() => {})
      if (attempt === transactionTries || !/^40(001|P01)$/.test(sqlState(error)) || isInTransaction(client)) throw error
      await sleep(Math.random() * 10 * attempt)
    }
  }
}

/** Runs queries that should be answered immediately. */
export const answers =
  (client: Client, patienceMs: number) =>
  <Row extends object>(text: string, values?: unknown[], name?: string) =>
    new Promise<Row[]>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('timeout expired')), patienceMs)
      client
        .query<Row>({ text, values, name })
        .then(({ rows }) => resolve(rows), reject)
        .finally(() => clearTimeout(timer))
    })

/** Closes a connection without waiting for a server that may not answer. */
export const cut = (client: Client) =>
  void (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()

export async function connected(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true })
  // The work on the connection fails on its own when the connection is lost.
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw new Error(`PostgreSQL cannot be reached: ${error.message}`)
  })
  return client
}
