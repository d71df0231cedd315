/**
 * Runs the service's own statements as hand-written code would: each is prepared once, one function places its values, and another reads
 * its rows. So the baselines follow when a statement changes.
 */
import Sqlite from 'better-sqlite3'
import { Pool, types, type PoolClient } from 'pg'
import { compiled, type Prepared } from '../../../src/store/compile.ts'
import { part } from '../../../src/store/drizzle.ts'
import type { Act, AnyStatement, Hold, Queries, Statement, Steps } from '../../../src/store/statement.ts'
import { define, postgres, sqlite } from '../../../src/store/tables.ts'

interface Facts {
  read<V extends object, R>(from: Statement<V, R>, values: V): Promise<R>
  /** Resolves only when all steps are committed. */
  transaction<T>(work: () => Steps<T>): Promise<T>
}
type Rows = Record<string, unknown>[]

export const openFacts = (url: string): Facts => (url.startsWith('postgres') ? openPostgres(url) : openSqlite(url))

function openSqlite(file: string): Facts {
  const db = openFile(file)
  const builder = part('drizzle-orm/better-sqlite3').drizzle(db, { casing: 'snake_case' })
  // With `likely()` around its values, SQLite keeps its plans, as in the service.
  Object.assign((builder as unknown as { dialect: object }).dialect, { escapeParam: () => 'likely(?)' })
  const tables = define(sqlite)
  const known = new Map<AnyStatement, (values: object) => Rows>()
  const prepare = (statement: AnyStatement) => {
    const { text, parameters, row } = compiled(
      (statement.build(builder, tables, query => query) as unknown as { prepare(): Prepared }).prepare(),
    )
    const prepared = db.prepare<unknown[], unknown[]>(text)
    if (!prepared.reader) return (values: object) => (prepared.run(...parameters(values)), [])
    prepared.raw()
    return (values: object) => prepared.all(...parameters(values)).map(row!) as Rows
  }
  const execute = (statement: AnyStatement, values: object) => {
    let run = known.get(statement)
    if (!run) known.set(statement, (run = prepare(statement)))
    return run(values)
  }

  const commit = groupCommit(db)
  const drive = <T>(work: () => Steps<T>) => {
    const steps = work()
    let step = steps.next()
    while (!step.done) step = steps.next(stepOf(step.value, execute))
    return step.value
  }
  return {
    read: async (statement, values) => execute(statement, values) as never,
    transaction: work => commit(() => drive(work)),
  }
}

/** Writes all waiting work to disk at once, as the service does: each job in its own savepoint. */
export function groupCommit(db: Sqlite.Database) {
  const [begin, savepoint, release, undo, commit] = ['BEGIN IMMEDIATE', 'SAVEPOINT job', 'RELEASE job', 'ROLLBACK TO job', 'COMMIT'].map(
    sql => db.prepare(sql),
  ) as [Sqlite.Statement, Sqlite.Statement, Sqlite.Statement, Sqlite.Statement, Sqlite.Statement]
  let waiting: (() => () => void)[] = []
  const together = () => {
    const jobs = waiting
    waiting = []
    begin.run()
    const answers = jobs.map(job => job())
    commit.run()
    for (const answer of answers) answer()
  }
  const job =
    <T>(work: () => T, resolve: (value: T) => void, reject: (error: unknown) => void) =>
    () => {
      savepoint.run()
      try {
        const value = work()
        release.run()
        return () => resolve(value)
      } catch (error) {
        undo.run()
        release.run()
        return () => reject(error)
      }
    }
  return <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.push(job(work, resolve, reject)) === 1) setImmediate(together)
    })
}

/** Opens a file whose commits survive a power cut. */
export function openFile(file: string) {
  const db = new Sqlite(file)
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'cache_size = -65536', 'mmap_size = 268435456']) db.pragma(pragma)
  // better-sqlite3 falls back to NORMAL at the first write in WAL mode unless something was written before.
  db.pragma('user_version = 1')
  if (db.pragma('synchronous', { simple: true }) !== 2) throw new Error('SQLite does not keep synchronous = FULL')
  return db
}

function openPostgres(url: string): Facts {
  types.setTypeParser(types.builtins.INT8, Number)
  const pool = new Pool({ connectionString: url, max: 16 })
  const builder = part('drizzle-orm/node-postgres').drizzle(pool, { casing: 'snake_case' }) as unknown as Queries
  const tables = define(postgres)
  const hold: Hold = query => (query as { for(strength: string): typeof query }).for('no key update')
  const known = new Map<AnyStatement, (on: Pool | PoolClient, values: object) => Promise<Rows>>()
  const prepare = (statement: AnyStatement) => {
    const built = statement.build(builder, tables, hold) as unknown as { prepare(name: string): Prepared }
    const { text, parameters, row } = compiled(built.prepare(''))
    const query = { name: `bench ${known.size}`, text, rowMode: 'array' as const }
    return async (on: Pool | PoolClient, values: object) => {
      const { rows } = await on.query({ ...query, values: parameters(values) })
      return (row ? rows.map(row) : []) as Rows
    }
  }
  const execute = (on: Pool | PoolClient, statement: AnyStatement, values: object) => {
    let run = known.get(statement)
    if (!run) known.set(statement, (run = prepare(statement)))
    return run(on, values)
  }
  return {
    read: async (statement, values) => (await execute(pool, statement, values)) as never,
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const steps = work()
        let step = steps.next()
        while (!step.done) step = steps.next(await stepOf(step.value, (statement, values) => execute(client, statement, values)))
        await client.query('COMMIT')
        return step.value
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      } finally {
        client.release()
      }
    },
  }
}

/** The baselines write their log last by themselves, and announce no changes. */
function stepOf<T>(step: Act | object, execute: (statement: AnyStatement, values: object) => T) {
  if (!('statement' in step)) throw new Error('The baselines only run statements.')
  return execute(step.statement, step.values)
}
