import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient } from 'pg'
import type { Log } from '../log.ts'
import { part, type SQL } from './drizzle.ts'
import { migrationsFolder, refuseNewer } from './migrations.ts'
import { Unavailable, type AnyStatement, type Change, type Hold, type Queries, type Steps, type Store } from './statement.ts'
import { define, postgres } from './tables.ts'

const { drizzle } = part('drizzle-orm/node-postgres')
const { migrate } = part('drizzle-orm/node-postgres/migrator')

const poolConnections = 16
const connectTimeoutMs = 3_000
const statementTimeoutMs = 10_000
const transactionTries = 10
/** Each connection keeps each plan, in some 0.15 MB. What is seldom asked for comes too late for a name, and is planned for each call. */
const mostNamed = 500
/** PostgreSQL forgets what is beyond in the name of a prepared statement, and takes two that begin alike for one. */
const longestName = 63
/** Names the lock under which instances that start together migrate one after another. */
const migrationLock = 0x61_71_73
const lockPauseMs = 100
/** Where instances tell each other what has changed. */
const channel = 'agent_quest_changes'
const reconnectMs = 500

interface Query {
  getSQL(): SQL
  toSQL(): { sql: string }
  prepare(name: string): Prepared
}
interface Prepared {
  execute(values: object): Promise<unknown>
}

/** A store that many instances share. */
export async function openPostgres(url: string, log: Log): Promise<Store> {
  await migrateAlone(url, log)
  const pool = new Pool({
    connectionString: planningOnce(url),
    max: poolConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    keepAlive: true,
  })
  // Without listeners, a server that goes away would take this process with it. An idle connection tells the pool; one in use tells
  // only itself, and whoever uses it learns it from the statement that fails.
  pool.on('error', error => log.warn({ err: error }, 'PostgreSQL closed an idle connection'))
  pool.on('connect', client => void client.on('error', () => {}))

  const db = drizzle(pool, { casing: 'snake_case' })
  const tables = define(postgres)
  const hold: Hold = query => (query as { for(strength: string): typeof query }).for('update')
  const prepared = new Map<string, Prepared>()
  const preparer =
    (hold: Hold, mark = '') =>
    (statement: AnyStatement) => {
      const name = `${mark}${statement.name}`
      const known = prepared.get(name)
      if (known) return known
      const isNamed = prepared.size < mostNamed
      const query = planned(statement.build(db as unknown as Queries, tables, hold)).prepare(isNamed ? shortened(name) : '')
      if (isNamed) prepared.set(name, query)
      return query
    }
  const prepare = preparer(hold)
  /** The same statements where nothing is held: a look must not wait for a transaction, nor make one wait. */
  const prepareLook = preparer(query => query, 'look ')

  const changes = new EventEmitter().setMaxListeners(0)
  const ears = listen(url, log, change => void changes.emit('change', change))
  await ears.ready

  return {
    async read(from, values) {
      try {
        return (await prepare(from).execute(values)) as never
      } catch (error) {
        throw translated(error)
      }
    },
    async transaction(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await onOneConnection(pool, async client => {
            return drive(
              work(),
              statement => on(client, prepare(statement)),
              change => client.query('SELECT pg_notify($1, $2)', [channel, JSON.stringify(change)]),
            )
          })
        } catch (error) {
          if (attempt === transactionTries || !/^40(001|P01)$/.test(sqlState(error))) throw translated(error)
          await sleep(Math.random() * 10 * attempt)
        }
      }
    },
    async look(work) {
      try {
        return await drive(work(), prepareLook, async () => {})
      } catch (error) {
        throw translated(error)
      }
    },
    onChange(listener) {
      changes.on('change', listener)
      return () => changes.off('change', listener)
    },
    async check() {
      await pool.query('SELECT 1').catch(error => {
        throw translated(error)
      })
    },
    async close() {
      await ears.close()
      await pool.end()
    },
  }
}

/** To plan a statement anew for the values of each call may take longer than the call. So it is planned once, with whatever else the URL says. */
function planningOnce(url: string) {
  const there = new URL(url)
  const options = there.searchParams.get('options') ?? ''
  there.searchParams.set('options', `${options} -c plan_cache_mode=force_generic_plan`)
  return there.href
}

/** What is the same in each call stands in the text: a plan for all values knows no other. Texts and numbers only, of ours. */
export function planned(built: PromiseLike<unknown>): Query {
  const query = built as unknown as Query
  const text = query.getSQL()
  return Object.assign(query, { getSQL: () => text.inlineParams() })
}

/**
 * READ COMMITTED: an UPDATE that waited for another one looks at its WHERE again, and `hold` keeps what a guard has read.
 * So two who contend wait for each other; under SERIALIZABLE one of them would have to start anew, again and again.
 */
async function onOneConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const value = await work(client)
    await client.query('COMMIT')
    return value
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}

async function drive<T>(
  steps: Steps<T>,
  prepare: (statement: AnyStatement) => Prepared,
  tell: (change: Change) => Promise<unknown>,
): Promise<T> {
  let step = steps.next()
  while (!step.done)
    step = steps.next(await ('change' in step.value ? tell(step.value.change) : prepare(step.value.statement).execute(step.value.values)))
  return step.value
}

/** The same prepared statement on a transaction's own connection: it was turned into SQL once, for the pool. */
const on = (client: PoolClient, prepared: Prepared) => Object.create(prepared, { client: { value: client } }) as Prepared

/** Hears what other instances tell, on a connection of its own. After a gap nobody knows what was missed, so everybody looks again. */
function listen(url: string, log: Log, hear: (change: Change) => void) {
  let client: Client | undefined
  let closed = false
  const connect = async () => {
    const fresh = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true })
    fresh.on('error', error => log.warn({ err: error }, 'PostgreSQL closed the connection on which changes are heard'))
    fresh.on('notification', ({ payload }) => hear(JSON.parse(payload ?? '{}') as Change))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${channel}`)
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    // Only now: a connection that failed ends too, and is followed by one other, not two.
    fresh.on('end', later)
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

/**
 * Drizzle's migrator races with itself when several instances start at once. It has a connection of its own, on which a statement
 * may take as long as it needs: an index over a large table, or the wait until another instance has made one.
 */
async function migrateAlone(url: string, log: Log) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true })
  // Whatever runs on it learns by itself that it is lost.
  client.on('error', () => {})
  await client.connect().catch(error => {
    throw new Error(`PostgreSQL cannot be reached: ${(error as Error).message}`)
  })
  try {
    await client.query('SET statement_timeout = 0')
    const isFree = async () => (await client.query('SELECT pg_try_advisory_lock($1) AS taken', [migrationLock])).rows[0].taken
    for (let waits = false; !(await isFree()); waits = true) {
      if (!waits) log.info('another instance is changing the tables; this one waits for it')
      await sleep(lockPauseMs)
    }
    const {
      rows: [found],
    } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS migrated")
    if (found.migrated)
      refuseNewer('postgres', Number((await client.query('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations')).rows[0].last))
    await migrate(drizzle(client) as unknown as NodePgDatabase, { migrationsFolder: migrationsFolder('postgres') })
    for (const table of ['approvals', 'participations']) {
      // Without it PostgreSQL expects next to nothing of an agent and its owner, and then any index of agents seems as good as another.
      await client.query(`CREATE STATISTICS IF NOT EXISTS ${table}_agent_owner (dependencies) ON agent_id, owner_id FROM ${table}`)
    }
  } finally {
    // This frees the lock, too.
    await client.end().catch(() => {})
  }
}

const shortened = (name: string) =>
  name.length <= longestName ? name : `${name.slice(0, 40)} ${createHash('sha256').update(name).digest('hex').slice(0, 22)}`

const sqlState = (error: unknown) =>
  String((error as { cause?: { code?: unknown } }).cause?.code ?? (error as { code?: unknown }).code ?? '')

/** Lost, refused, shutting down, out of connections or of time: try again later. */
function translated(error: unknown) {
  const inner = (error as { cause?: unknown }).cause ?? error
  const lost =
    /^(08|53|57)|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_)/.test(sqlState(error)) ||
    /timeout|terminated|Connection/i.test((inner as Error).message ?? '')
  return lost ? new Unavailable(error) : error
}
