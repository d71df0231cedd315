import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Pool, type PoolClient } from 'pg'
import type { Log } from '../log.ts'
import type { StoreMeter } from '../metrics/index.ts'
import { compiled, type Prepared } from './compile.ts'
import { part, type SQL } from './drizzle.ts'
import { migrationsFolder, refuseNewer, requireCurrent } from './migrations.ts'
import { readiness } from './ready.ts'
import {
  driversOwn,
  inOrder,
  reasonOf,
  StatementError,
  Unavailable,
  type AnyStatement,
  type Change,
  type Hold,
  type Opening,
  type Queries,
  type Steps,
  type Store,
} from './statement.ts'
import { connectTimeoutMs, servers as serversOf, type Database, type Servers } from './servers.ts'
import { define, postgres } from './tables.ts'

const { drizzle } = part('drizzle-orm/node-postgres')
const { readMigrationFiles } = part('drizzle-orm/migrator')

const poolConnections = 16
/** PostgreSQL must answer within this time. Otherwise the work fails, because the server or the network may be frozen. */
const deadlineMs = 4_000
/** A little earlier, PostgreSQL itself cancels a statement, so that its connection stays usable. */
const statementTimeoutMs = 3_500
/** How often the service checks that the listening connection still works. */
const earsLookMs = 5_000
/** The longest wait for a connection to close. A frozen server does not answer. */
const closeMs = 1_000
const transactionTries = 10
/**
 * Each connection keeps the plan of each named statement, in about 0.15 MB. When there are this many, further statements get no name and
 * are planned for each call.
 */
const mostNamed = 500
/** PostgreSQL cuts longer names of prepared statements, so two names with the same beginning would be the same statement. */
const longestName = 63
/** The lock that makes instances that start together migrate one after another. */
const migrationLock = 0x61_71_73
const lockPauseMs = 100
/** The lock that running instances share, and that a restore needs for itself. Each schema has its own. */
const serviceLock = 0x61_71_74
/** The schema if none is set. Its migrations are noted in a schema of their own, because early versions did that. */
const usualSchema = 'public'
const noteOf = (schema: string) => (schema === usualSchema ? 'drizzle' : schema)
/** The schemas that belong to the service. */
export const schemasOf = ({ schema = usualSchema }: Database) => [...new Set([schema, noteOf(schema)])]
/** The channel where instances announce changes to each other. */
const channelOf = (schema: string) => (schema === usualSchema ? 'agent_quest_changes' : `agent_quest_changes_${schema}`)
const reconnectMs = 500

interface Query {
  getSQL(): SQL
  toSQL(): { sql: string }
  prepare(name: string): Prepared
}
/** A statement on a connection, which may be that of a transaction. */
type Execute = (client: PoolClient, values: object) => Promise<unknown>

/** A store that many instances share. */
export async function openPostgres(where: Database, log: Log, { access = 'own', meter }: Opening = {}): Promise<Store> {
  const { schema = usualSchema, directUrl } = where
  const direct = serversOf(directUrl ?? where.url)
  await direct.find()
  if (access === 'own') await prepareDatabase(direct.current(), where, log)
  if (access === 'share') await requireCurrentTables(direct.current(), schema)
  const readOnly = access === 'read'
  // A pooler refuses options at the start of a connection, and loses the names of statements.
  const isPooled = directUrl !== undefined && !readOnly
  const targets = isPooled ? serversOf(where.url) : direct
  const openPool = () => {
    const pool = new Pool({
      connectionString: isPooled ? targets.current() : withOptions(targets.current(), schema, readOnly),
      max: poolConnections,
      connectionTimeoutMillis: connectTimeoutMs,
      ...(!isPooled && { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: statementTimeoutMs }),
      keepAlive: true,
    })
    // Without listeners, the loss of the server would end this process too. An idle connection reports the error to the pool. A connection
    // in use reports it only to itself, and its user gets it from the statement that fails.
    pool.on('error', error => log.warn({ reason: reasonOf(error).code }, 'PostgreSQL closed an idle connection'))
    pool.on('connect', client => void client.on('error', () => {}))
    return pool
  }
  let pool = openPool()
  if (isPooled) await refuseOtherSchema(pool, schema)
  targets.onMove(() => {
    log.warn('the service moved to another PostgreSQL server')
    void pool.end().catch(() => {})
    pool = openPool()
  })
  const waitingFor = () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount })
  meter?.pool(waitingFor)

  const db = drizzle(pool, { casing: 'snake_case' })
  const tables = define(postgres)
  // Weaker than FOR UPDATE: other transactions can insert rows that refer to a held row, so a foreign key never waits.
  const hold: Hold = (query, others = 'wait') =>
    (query as { for(strength: string, how: { skipLocked?: true }): typeof query }).for(
      'no key update',
      others === 'skip' ? { skipLocked: true } : {},
    )
  const prepared = new Map<string, Execute>()
  const preparer =
    (hold: Hold, mark = '') =>
    (statement: AnyStatement) => {
      const name = `${mark}${statement.name}`
      const known = prepared.get(name)
      if (known) return known
      const isKept = prepared.size < mostNamed
      const isNamed = isKept && !isPooled
      const query = planned(statement.build(db as unknown as Queries, tables, hold)).prepare('')
      const execute = executing(query, isNamed ? shortened(name) : undefined, meter)
      if (isKept) prepared.set(name, execute)
      return execute
    }
  const prepare = preparer(hold)
  /** The same statements without locks: a look must not wait for a transaction, and a transaction must not wait for a look. */
  const prepareLook = preparer(query => query, 'look ')

  const changes = new EventEmitter().setMaxListeners(0)
  const channel = channelOf(schema)
  const ears = readOnly ? undefined : listen(direct, schema, log, change => void changes.emit('change', change))
  await ears?.ready

  /** Runs all work of the store: on a connection, within the deadline, and with errors that contain no values. */
  const use = async <T>(work: (client: PoolClient, answered: () => void) => Promise<T>): Promise<T> => {
    try {
      return await onConnection(pool, work)
    } catch (error) {
      const told = translated(error)
      if (told instanceof Unavailable) {
        ready.failed()
        targets.lost()
      }
      throw told
    }
  }

  const store: Store = {
    isShared: true,
    read(from, values) {
      const asked = new Error()
      return use(async client => {
        try {
          return (await prepare(from)(client, values)) as never
        } catch (error) {
          throw new StatementError(from.name, error, asked)
        }
      })
    },
    async transaction(work) {
      const told: Change[] = []
      const value = await use((client, answered) =>
        inTransaction(client, () => {
          told.length = 0
          return drive(
            work(),
            ({ statement, values }) => prepare(statement)(client, values),
            answered,
            change => {
              told.push(change)
              const { entry: _, ...hint } = change
              return client.query('SELECT pg_notify($1, $2)', [channel, JSON.stringify(hint)]).catch((error: unknown) => {
                throw new StatementError('tell', error)
              })
            },
          )
        }),
      )
      if (told.length > 0) ready.wrote()
      meter?.commit(1)
      for (const { entry } of told) if (entry) meter?.logged(entry.action, entry.ageMs)
      return value
    },
    look: work =>
      use((client, answered) =>
        drive(
          work(),
          ({ statement, values }) => prepareLook(statement)(client, values),
          answered,
          async () => {},
        ),
      ),
    onChange(listener) {
      changes.on('change', listener)
      return () => changes.off('change', listener)
    },
    async check() {
      await use(client => ask(client, 'SELECT 1'))
      await ready.check()
    },
    async close() {
      for (const one of [targets, direct]) one.close()
      await Promise.race([Promise.all([ears?.close(), pool.end()]), sleep(closeMs, undefined, { ref: false })])
    },
  }
  const ready = readiness(work => store.transaction(work))
  return store
}

/**
 * Planning a statement for the values of each call may take longer than the call, so each is planned once. Such a plan must also be good for
 * an agent that has a thousand times as much as most agents. So no join may read all rows before it returns the first.
 */
export const planning = ['plan_cache_mode=force_generic_plan', 'enable_hashjoin=off', 'enable_mergejoin=off']

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

/** Puts constants into the text of a statement, because a generic plan knows no values. They are our own texts and numbers. */
export function planned(built: PromiseLike<unknown>): Query {
  const query = built as unknown as Query
  const text = query.getSQL()
  return Object.assign(query, { getSQL: () => text.inlineParams() })
}

/**
 * Runs work on a connection. If no answer comes within the deadline, the work fails and the connection is closed. Statements that were
 * sent on it may or may not have run. Work with many statements calls `answered` after each one.
 */
async function onConnection<T>(pool: Pool, work: (client: PoolClient, answered: () => void) => Promise<T>): Promise<T> {
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

const isInTransaction = (client: PoolClient) =>
  (client as unknown as { getTransactionStatus(): string | null }).getTransactionStatus() !== 'I'

/** Runs a statement of the store itself, without values. */
const ask = (client: Client | PoolClient, text: string) =>
  client.query(text).catch((error: unknown) => {
    throw new StatementError(text, error)
  })

/**
 * READ COMMITTED: an UPDATE that had to wait checks its WHERE again, and `hold` protects the rows that a guard has read. So transactions
 * that compete wait for each other. Under SERIALIZABLE one of them would have to start again, repeatedly.
 */
async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      await ask(client, 'BEGIN')
      const value = await work()
      await ask(client, 'COMMIT')
      return value
    } catch (error) {
      if (cutsOff(error)) throw error
      await ask(client, 'ROLLBACK').catch(() => {})
      if (attempt === transactionTries || !/^40(001|P01)$/.test(sqlState(error)) || isInTransaction(client)) throw error
      await sleep(Math.random() * 10 * attempt)
    }
  }
}

async function drive<T>(
  body: Steps<T>,
  execute: (act: { statement: AnyStatement; values: object }) => Promise<unknown>,
  answered: () => void,
  tell: (change: Change) => Promise<unknown>,
): Promise<T> {
  const steps = inOrder(body)
  let step = steps.next()
  while (!step.done) {
    const act = step.value
    let answer: unknown
    try {
      answer = await ('change' in act ? tell(act.change) : execute(act))
    } catch (error) {
      step = steps.throw(error)
      continue
    }
    answered()
    step = steps.next(answer)
  }
  return step.value
}

/** Without a name, PostgreSQL plans it for each call. */
function executing(query: Prepared, name: string | undefined, meter: StoreMeter | undefined): Execute {
  const { text, parameters, row } = compiled(query)
  return async (client, values) => {
    const startedAt = meter && performance.now()
    const { rows } = await client.query<unknown[]>({ name, text, values: parameters(values), rowMode: 'array' })
    if (startedAt !== undefined) meter!.statement(performance.now() - startedAt)
    return row && rows.map(row)
  }
}

/**
 * Receives the changes of other instances on its own connection. After an interruption some may be missing, so all listeners must read
 * again.
 */
function listen(direct: Servers, schema: string, log: Log, hear: (change: Change) => void) {
  let client: Client | undefined
  let closed = false
  const connect = async () => {
    const fresh = new Client({ connectionString: direct.current(), connectionTimeoutMillis: connectTimeoutMs, keepAlive: true })
    fresh.on('error', error => log.warn({ reason: reasonOf(error).code }, 'PostgreSQL closed the connection that listens for changes'))
    fresh.on('notification', ({ payload }) => hear(JSON.parse(payload ?? '{}') as Change))
    try {
      await fresh.connect()
      await answers(fresh, `LISTEN ${channelOf(schema)}`)
      await shareLock(fresh, schema)
    } catch (error) {
      void fresh.end().catch(() => {})
      direct.lost()
      throw error
    }
    // An idle connection does not notice that the server is frozen or unreachable.
    const look = setInterval(() => answers(fresh, 'SELECT 1').catch(() => cut(fresh)), earsLookMs).unref()
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

/** Closes a connection without waiting for a server that may not answer. */
const cut = (client: Client) => void (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()

/** Held as long as the connection lives. */
async function shareLock(client: Client, schema: string) {
  const { rows } = await client.query('SELECT pg_try_advisory_lock_shared($1, hashtext($2)) AS taken', [serviceLock, schema])
  if (!rows[0].taken) throw new Error('A backup is being restored into this database. Start again when it is done')
}

/** Throws if an instance of the service is running. Afterwards none can start until this connection ends. */
export async function holdAlone(client: Client, { schema = usualSchema }: Database) {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1, hashtext($2)) AS taken', [serviceLock, schema])
  if (!rows[0].taken) throw new Error('An instance of the service is running on this database. Stop all instances first')
}

/** Runs a query that should be answered immediately, with a deadline. */
const answers = (client: Client, text: string) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout expired')), deadlineMs)
    ask(client, text)
      .then(() => resolve(), reject)
      .finally(() => clearTimeout(timer))
  })

/**
 * Drizzle's migrator races with itself if several instances start at once, so a lock protects it. It has its own connection without a time
 * limit, because building an index over a large table, or waiting for another instance to build it, takes long.
 */
async function prepareDatabase(url: string, { schema = usualSchema, directUrl }: Database, log: Log) {
  const client = await connected(url)
  try {
    await refuseUnfit(client, url, directUrl === undefined ? 'DATABASE_URL' : 'AQS_PG_LISTEN_URL')
    await client.query('SET statement_timeout = 0')
    if (schema !== usualSchema) await client.query(`SET search_path = ${schema}`)
    const isFree = async () => (await client.query('SELECT pg_try_advisory_lock($1) AS taken', [migrationLock])).rows[0].taken
    for (let waits = false; !(await isFree()); waits = true) {
      if (!waits) log.info('another instance is changing the tables; this one waits for it')
      await sleep(lockPauseMs)
    }
    refuseNewer('postgres', await lastMigration(client, schema))
    await migrate(drizzle(client), schema)
  } catch (error) {
    const { code } = driversOwn(error)
    if (code === undefined) throw error
    const told = code === '42501' ? 'this user may not create tables there' : code === '42P07' ? 'another program has tables there' : code
    throw new Error(`The tables in the PostgreSQL database cannot be brought up to date: ${told}`, { cause: error })
  } finally {
    // This also releases the lock.
    await client.end().catch(() => {})
  }
}

async function requireCurrentTables(url: string, schema: string) {
  const client = await connected(url)
  try {
    requireCurrent('postgres', await lastMigration(client, schema))
  } finally {
    await client.end()
  }
}

/** The time of the newest migration that the database has. Undefined if it has none. */
async function lastMigration(client: Client, schema: string) {
  const notes = `${noteOf(schema)}.__drizzle_migrations`
  const { rows } = await client.query('SELECT to_regclass($1) AS migrated', [notes])
  if (!rows[0].migrated) return undefined
  return Number((await client.query(`SELECT max(created_at) AS last FROM ${notes}`)).rows[0].last)
}

/** The files of drizzle-kit name the schema `public` where a table refers to another. */
function migrate(db: object, schema: string) {
  const { dialect, session } = db as {
    dialect: { migrate(files: object[], session: unknown, config: object): Promise<void> }
    session: unknown
  }
  const files = readMigrationFiles({ migrationsFolder: migrationsFolder('postgres') })
  const own = files.map(file => ({ ...file, sql: file.sql.map(text => text.replaceAll(`"${usualSchema}".`, `"${schema}".`)) }))
  return dialect.migrate(own, session, { migrationsSchema: noteOf(schema) })
}

/** Through a pooler, the schema cannot be chosen for a connection. */
async function refuseOtherSchema(pool: Pool, schema: string) {
  const { rows } = await pool.query<{ schema: string | null }>('SELECT current_schema() AS schema')
  if (rows[0]!.schema === schema) return
  await pool.end()
  throw new Error(
    `The connections of the pooler use the schema ${rows[0]!.schema}, not ${schema}. Set it for the user: ALTER ROLE … SET search_path = ${schema}`,
  )
}

async function connected(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true })
  // The work on the connection fails on its own when the connection is lost.
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw new Error(`PostgreSQL cannot be reached: ${error.message}`)
  })
  return client
}

/** With a read-only server, or a pooler that loses prepared statements and LISTEN, requests would fail later. So the service does not start. */
async function refuseUnfit(client: Client, url: string, setting: string) {
  const {
    rows: [server],
  } = await client.query<{ standby: boolean; reads: string; pid: number }>(
    "SELECT pg_is_in_recovery() AS standby, current_setting('transaction_read_only') AS reads, pg_backend_pid() AS pid",
  )
  if (server!.standby) throw new Error(`${setting} leads to a standby, which accepts no writes. Set it to the primary`)
  if (server!.reads === 'on') throw new Error('The PostgreSQL database is read-only (default_transaction_read_only). Allow writes')
  // A server reports its process id when a connection starts. A pooler reports an invented id.
  if ((client as unknown as { processID: number }).processID !== server!.pid && (await sharesBackends(client, url)))
    throw new Error(
      `${setting} leads to a connection pooler in transaction mode, such as PgBouncer. Set AQS_PG_LISTEN_URL to a URL that leads to PostgreSQL itself`,
    )
}

/** Whether one server process serves two open connections. */
async function sharesBackends(client: Client, url: string) {
  const other = await connected(url)
  try {
    const backend = async (of: Client) => (await of.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid
    const before = await backend(client)
    await other.query('BEGIN')
    const others = await backend(other)
    return others === before || (await backend(client)) !== before
  } finally {
    await other.end().catch(() => {})
  }
}

const shortened = (name: string) =>
  name.length <= longestName ? name : `${name.slice(0, 40)} ${createHash('sha256').update(name).digest('hex').slice(0, 22)}`

const sqlState = (error: unknown) => reasonOf(StatementError.causeOf(error)).code

/**
 * The connection was lost or refused, or the server is shutting down, read-only, out of connections, space or time, or in repeated
 * conflict: try again later.
 */
function translated(error: unknown) {
  if (!(error instanceof StatementError)) return error
  return isAway(error) || /^(25006|28|3D000|40001|40P01|53|55P03|57|58)/.test(error.code) ? new Unavailable(error) : error
}

/** The connection is lost, or its server became read-only. After a failover, the next connection may lead to another server. */
const cutsOff = (error: unknown) => error instanceof StatementError && (isAway(error) || /^(25006|57P0)/.test(error.code))

const isAway = (error: StatementError) => {
  const driver = driversOwn(StatementError.causeOf(error))
  return 'syscall' in driver || error.code.startsWith('08') || (!driver.code && /timeout|terminated|not queryable/i.test(driver.message))
}
