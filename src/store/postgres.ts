import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Log } from '../log.ts'
import { compiled, type Prepared } from './compile.ts'
import { part, type SQL } from './drizzle.ts'
import { ask, cutsOff, isInTransaction, onConnection, openPool, sqlState, translated } from './postgres-connection.ts'
import { channel, listen } from './postgres-listener.ts'
import { prepareDatabase } from './postgres-start.ts'
import { readiness } from './ready.ts'
import { inOrder, StatementError, Unavailable, type AnyStatement, type Change, type Hold, type Queries } from './statement.ts'
import type { Steps, Store } from './statement.ts'
import { define, postgres } from './tables.ts'

const { drizzle } = part('drizzle-orm/node-postgres')

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

interface Query {
  getSQL(): SQL
  toSQL(): { sql: string }
  prepare(name: string): Prepared
}
/** A statement on a connection, which may be that of a transaction. */
type Execute = (client: PoolClient, values: object) => Promise<unknown>

/** A store that many instances share. */
export async function openPostgres(url: string, log: Log, readOnly = false): Promise<Store> {
  if (!readOnly) await prepareDatabase(url, log)
  const pool = openPool(url, log, readOnly)
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
      const isNamed = prepared.size < mostNamed
      const query = planned(statement.build(db as unknown as Queries, tables, hold)).prepare('')
      const execute = executing(query, isNamed ? shortened(name) : undefined)
      if (isNamed) prepared.set(name, execute)
      return execute
    }
  const prepare = preparer(hold)
  /** The same statements without locks: a look must not wait for a transaction, and a transaction must not wait for a look. */
  const prepareLook = preparer(query => query, 'look ')

  const changes = new EventEmitter().setMaxListeners(0)
  const ears = listen(url, log, change => void changes.emit('change', change))
  await ears.ready

  /** Runs all work of the store: on a connection, within the deadline, and with errors that contain no values. */
  const use = async <T>(work: (client: PoolClient, answered: () => void) => Promise<T>): Promise<T> => {
    try {
      return await onConnection(pool, work)
    } catch (error) {
      const told = translated(error)
      if (told instanceof Unavailable) ready.failed()
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
      let told = false
      const value = await use((client, answered) =>
        inTransaction(client, () =>
          drive(
            work(),
            ({ statement, values }) => prepare(statement)(client, values),
            answered,
            change => {
              told = true
              return client.query('SELECT pg_notify($1, $2)', [channel, JSON.stringify(change)]).catch((error: unknown) => {
                throw new StatementError('tell', error)
              })
            },
          ),
        ),
      )
      if (told) ready.wrote()
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
      await Promise.race([Promise.all([ears.close(), pool.end()]), sleep(closeMs, undefined, { ref: false })])
    },
  }
  const ready = readiness(work => store.transaction(work))
  return store
}

/** Puts constants into the text of a statement, because a generic plan knows no values. They are our own texts and numbers. */
export function planned(built: PromiseLike<unknown>): Query {
  const query = built as unknown as Query
  const text = query.getSQL()
  return Object.assign(query, { getSQL: () => text.inlineParams() })
}

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
function executing(query: Prepared, name: string | undefined): Execute {
  const { text, parameters, row } = compiled(query)
  return async (client, values) => {
    const { rows } = await client.query<unknown[]>({ name, text, values: parameters(values), rowMode: 'array' })
    return row && rows.map(row)
  }
}

const shortened = (name: string) =>
  name.length <= longestName ? name : `${name.slice(0, 40)} ${createHash('sha256').update(name).digest('hex').slice(0, 22)}`
