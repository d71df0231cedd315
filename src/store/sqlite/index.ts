import { EventEmitter } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import type { StoreMeter } from '../metrics/index.ts'
import { compiled, type Prepared } from './compile.ts'
import { part } from './drizzle.ts'
import { migrationsFolder, refuseNewer, requireCurrent } from './migrations.ts'
import { readiness } from './ready.ts'
import {
  driversOwn,
  inOrder,
  StatementError,
  Unavailable,
  type AnyStatement,
  type Change,
  type Opening,
  type Steps,
  type Store,
} from './statement.ts'
import { define, sqlite } from './tables.ts'

const { drizzle } = part('drizzle-orm/better-sqlite3')
const { migrate } = part('drizzle-orm/better-sqlite3/migrator')

/**
 * How much of the file SQLite keeps in memory. It does not map the file into memory: if the file were truncated or a page could not be read,
 * the operating system would kill the process. With the cache, SQLite reports an error instead.
 */
const cacheKiB = 65_536
/** How long a statement may wait for another program that has locked the file. The wait blocks the whole process, so it is short. */
const busyTimeoutMs = 1000
/** The same for a program that works next to the service. */
const shareTimeoutMs = 10_000
/** How often the lock is checked. If somebody deletes it, two processes can write for this long, but SQLite still keeps the file intact. */
const lockLookMs = 1000
/** A commit includes at most this much work, so that readers do not wait long. */
const batchJobs = 64
const batchMs = 5

interface Job {
  work: () => Steps<unknown>
  resolve: (value: never) => void
  reject: (error: unknown) => void
}
interface Query {
  prepare(): Prepared & { stmt: Database.Statement<unknown[], unknown[]> }
}

/** A store in a SQLite file, with one writing process. */
export function openSqlite(named: string, { access = 'own', meter }: Opening = {}): Store {
  const { connection, db, guard } = access === 'own' ? opened(named) : access === 'read' ? openedToRead(named) : openedToShare(named)
  const tables = define(sqlite)
  const prepared = new Map<string, (values: object) => unknown>()
  const prepare = ({ build }: AnyStatement) => {
    const query = (build(db, tables, query => query) as unknown as Query).prepare()
    const { parameters, row } = compiled(query)
    if (!row) return (values: object) => query.stmt.run(parameters(values))
    const inCells = query.stmt.raw()
    return (values: object) => inCells.all(parameters(values)).map(row)
  }
  const execute = (statement: AnyStatement, values: object) => {
    let query = prepared.get(statement.name)
    if (!query) prepared.set(statement.name, (query = prepare(statement)))
    if (!meter) return query(values)
    const startedAt = performance.now()
    const answer = query(values)
    meter.statement(performance.now() - startedAt)
    return answer
  }
  const changes = new EventEmitter().setMaxListeners(0)
  const drive = (body: Steps<unknown>, tell: (change: Change) => void) => {
    const steps = inOrder(body)
    let step = steps.next()
    while (!step.done) {
      const act = step.value
      let answer: unknown
      try {
        answer = 'change' in act ? tell(act.change) : execute(act.statement, act.values)
      } catch (error) {
        step = steps.throw(error)
        continue
      }
      step = steps.next(answer)
    }
    return step.value
  }
  const failure = (error: unknown) => {
    const told = translated(error)
    if (told instanceof Unavailable) ready.failed()
    if (told instanceof Unavailable && told.fatal) store.onFatal?.(told)
    return told
  }
  const publish = (change: Change) => {
    ready.wrote()
    if (change.entry) meter?.logged(change.entry.action, change.entry.ageMs)
    changes.emit('change', change)
  }
  const transact = groupCommit(connection, failure, drive, publish, meter)
  const ready = readiness(transact)
  if (guard) guard.onLost = error => store.onFatal?.(new Unavailable(error, true))

  const store: Store = {
    isShared: false,
    async read(from, values) {
      try {
        return execute(from, values) as never
      } catch (error) {
        throw failure(new StatementError(from.name, error))
      }
    },
    transaction: transact,
    async look(work) {
      try {
        return drive(work(), () => {}) as never
      } catch (error) {
        throw failure(error)
      }
    },
    onChange(listener) {
      changes.on('change', listener)
      return () => changes.off('change', listener)
    },
    async check() {
      try {
        connection.prepare('SELECT 1 FROM meta').get()
      } catch (error) {
        throw failure(new StatementError('check', error))
      }
      await ready.check()
    },
    async close() {
      connection.close()
      guard?.close()
    },
  }
  return store
}

/**
 * Runs all waiting jobs in one transaction, each in its own savepoint, and writes to disk once. No job is answered before that. With 32
 * writers this is several times as fast as one commit for each, and a single writer does not wait longer.
 */
function groupCommit(
  connection: Database.Database,
  failure: (error: unknown) => unknown,
  drive: (steps: Steps<unknown>, tell: (change: Change) => void) => unknown,
  publish: (change: Change) => void,
  meter: StoreMeter | undefined,
) {
  const prepare = (text: string) => connection.prepare(text)
  const [begin, commit, rollback] = [prepare('BEGIN IMMEDIATE'), prepare('COMMIT'), prepare('ROLLBACK')]
  const [savepoint, release, undo] = [prepare('SAVEPOINT job'), prepare('RELEASE job'), prepare('ROLLBACK TO job')]
  let waiting: Job[] = []

  const together = () => {
    const answers: (() => void)[] = []
    const deadline = performance.now() + batchMs
    try {
      begin.run()
      for (const job of waiting.slice(0, batchJobs)) {
        if (performance.now() > deadline && answers.length > 0) break
        answers.push(alone(job))
      }
      commit.run()
      meter?.commit(answers.length)
    } catch (error) {
      takeBack()
      answers.length = 0
      for (const job of waiting.slice(0, batchJobs)) answers.push(() => job.reject(failure(error)))
    }
    waiting = waiting.slice(answers.length)
    if (waiting.length > 0) setImmediate(together)
    for (const answer of answers) answer()
  }

  /** If the rollback fails too, nothing was committed, and the next BEGIN reports what is wrong. */
  const takeBack = () => {
    try {
      if (connection.inTransaction) rollback.run()
    } catch {
      // The original error is reported instead.
    }
  }

  /** Runs a job. The result answers the job once everything is on disk: with its value, or with the reason why it was refused. */
  const alone = (job: Job) => {
    savepoint.run()
    try {
      const told: Change[] = []
      const value = drive(job.work(), change => void told.push(change))
      release.run()
      return () => {
        job.resolve(value as never)
        told.forEach(publish)
      }
    } catch (error) {
      // Some disk errors end the whole transaction. Then no job was done.
      if (!connection.inTransaction) throw error
      undo.run()
      release.run()
      return () => job.reject(failure(error))
    }
  }

  return <T>(work: () => Steps<T>) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.push({ work, resolve, reject }) === 1) setImmediate(together)
    })
}

/**
 * Creates a file that only this user can read, if it does not exist. SQLite gives its -wal and -shm files the same permissions.
 * An existing file must not be opened, because closing it would release the locks that this process holds on it.
 */
function makePrivate(file: string) {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Opens and locks the file and brings its tables up to date, or throws an error that says why it cannot. */
function opened(named: string) {
  let connection: Database.Database | undefined
  let guard: Guard | undefined
  if (statSync(named, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${named} is a folder. Name a file in it in DATABASE_URL, such as ${join(named, 'agent-quest.db')}`)
  try {
    mkdirSync(dirname(resolve(named)), { recursive: true, mode: 0o700 })
    makePrivate(named)
    connection = new Database(named)
    // Even if other names lead to the file, there is one lock, next to the file itself.
    const file = realpathSync(named)
    if (statSync(file).nlink > 1) throw new Error('The file has several names (hard links). SQLite finds its log by name, so keep only one')
    guard = lock(file)
    configure(connection)
    const db = drizzle(connection, { casing: 'snake_case' })
    migrate(db, { migrationsFolder: migrationsFolder('sqlite') })
    keepPlans(db)
    return { connection, db, guard }
  } catch (error) {
    connection?.close()
    guard?.close()
    throw refusal(named, error)
  }
}

/** Opens the file without changes. The service may be running. */
function openedToRead(named: string) {
  try {
    const connection = new Database(named, { readonly: true, fileMustExist: true })
    const db = drizzle(connection, { casing: 'snake_case' })
    keepPlans(db)
    return { connection, db, guard: undefined }
  } catch (error) {
    throw refusal(named, error)
  }
}

/**
 * Opens the file to write a little while the service may be running. SQLite lets writers take turns, so the file stays intact. It takes no
 * lock of the service, and it waits longer, because no request waits for it.
 */
function openedToShare(named: string) {
  let connection: Database.Database | undefined
  try {
    connection = new Database(named, { fileMustExist: true })
    configure(connection, shareTimeoutMs)
    requireCurrent('sqlite', lastMigration(connection))
    const db = drizzle(connection, { casing: 'snake_case' })
    keepPlans(db)
    return { connection, db, guard: undefined }
  } catch (error) {
    connection?.close()
    throw refusal(named, error)
  }
}

function configure(connection: Database.Database, timeoutMs = busyTimeoutMs) {
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    `busy_timeout = ${timeoutMs}`,
    'trusted_schema = OFF',
    `cache_size = -${cacheKiB}`,
  ]) {
    connection.pragma(pragma)
  }
  // In WAL mode, better-sqlite3 falls back to NORMAL at the first write. With NORMAL, a power cut can lose acknowledged writes.
  connection.pragma('user_version = 1')
  if (connection.pragma('synchronous', { simple: true }) !== 2) throw new Error('SQLite does not keep synchronous = FULL')

  refuseNewer('sqlite', lastMigration(connection))
}

/** The time of the newest migration that the file has. Undefined if it has none. */
function lastMigration(connection: Database.Database) {
  const migrated = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get()
  return migrated ? connection.prepare<[], number>('SELECT max(created_at) FROM __drizzle_migrations').pluck().get() : undefined
}

/**
 * SQLite plans a statement again whenever a value is bound that may affect its plan, such as that of a LIMIT or of a join's key. Planning
 * takes several times as long as running. Inside `likely()`, which has no other effect here, the planner does not see the value.
 */
function keepPlans(db: object) {
  const { dialect } = db as { dialect: { escapeParam(): string } }
  dialect.escapeParam = () => 'likely(?)'
}

interface Guard {
  close(): void
  /** Called if somebody removed or replaced the file or its lock. */
  onLost?: (why: Error) => void
}

/**
 * Holds `<file>.lock` as long as the process lives. The operating system releases it even after kill -9. Somebody may delete the lock or
 * replace the database file, so both are checked at intervals. A deleted lock is created and taken again. If another process was faster,
 * or the database is another file, this process stops.
 */
function lock(file: string): Guard {
  const path = `${file}.lock`
  const inode = (of: string) => statSync(of, { bigint: true, throwIfNoEntry: false })?.ino
  const take = () => {
    makePrivate(path)
    const held = new Database(path, { timeout: 0 })
    try {
      held.exec('BEGIN EXCLUSIVE')
      return { held, inode: inode(path) }
    } catch (error) {
      held.close()
      throw error
    }
  }
  let taken: ReturnType<typeof take>
  try {
    taken = take()
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error
    throw new Taken()
  }
  const database = inode(file)
  const look = () => {
    if (inode(file) !== database) throw new Error(`${file} was removed or replaced while it was in use`)
    if (inode(path) === taken.inode) return
    const { held } = taken
    taken = take()
    held.close()
  }
  const timer = setInterval(() => {
    try {
      look()
    } catch (error) {
      clearInterval(timer)
      guard.onLost?.(codeOf(error) ? new Error(`${path} was removed, and another process has taken it`) : (error as Error))
    }
  }, lockLookMs).unref()
  const guard: Guard = {
    close() {
      clearInterval(timer)
      taken.held.close()
    },
  }
  return guard
}

/**
 * Holds a database file without opening it, or throws if the service uses it. Returns a function that lets it go.
 */
export function holdFile(named: string) {
  try {
    return lock(existsSync(named) ? realpathSync(named) : resolve(named)).close
  } catch (error) {
    throw refusal(named, error)
  }
}

class Taken extends Error {}

/** The messages for errors at the start: what is wrong with the file, and what to do. */
const remedies: [code: RegExp, sentence: (file: string, code: string) => string][] = [
  [/^SQLITE_NOTADB/, file => `${file} is not a SQLite database. Set DATABASE_URL to another file, or move this one away`],
  [/^SQLITE_CORRUPT/, file => `${file} is damaged. Restore a backup, or name another file in DATABASE_URL`],
  [/^SQLITE_(BUSY|LOCKED)/, file => `${file} is locked by another program. Close that program and start again`],
  [/^SQLITE_FULL|^ENOSPC/, file => `There is no space on the disk for ${file}. Free some space and start again`],
  [
    /^SQLITE_(CANTOPEN|READONLY|IOERR|PERM|AUTH)|^E[A-Z]+$/,
    (file, code) => `${file} cannot be opened for writing (${code}). Give this user the right to write the file and its folder`,
  ],
  [
    /^SQLITE/,
    (file, code) => `${file} cannot be brought up to date (${code}). If it belongs to another program, name another file in DATABASE_URL`,
  ],
]

function refusal(file: string, error: unknown) {
  if (error instanceof Taken)
    return new Error(
      `Another process of this service uses ${file}. Only one process can write to a SQLite file. To run several, use PostgreSQL`,
    )
  // The migrator wraps the driver's error.
  const driver = driversOwn(error)
  const code = codeOf(driver)
  const sentence = remedies.find(([pattern]) => pattern.test(code))?.[1](file, code) ?? `${driver.message} (${file})`
  return new Error(sentence, { cause: error })
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? '')

/**
 * If the database is full, locked or read-only, a later try may succeed. If it cannot be read, it is unknown whether a write happened, and
 * the connection must not be used again.
 */
function translated(error: unknown) {
  const code = codeOf(StatementError.causeOf(error))
  if (!code.startsWith('SQLITE_')) return error
  const told = error instanceof StatementError ? error : new StatementError('commit', error)
  if (/^SQLITE_(IOERR|CORRUPT|NOTADB|READONLY_DBMOVED)/.test(code)) return new Unavailable(told, true)
  if (/^SQLITE_(BUSY|LOCKED|FULL|NOMEM|READONLY|CANTOPEN|INTERRUPT|PROTOCOL)/.test(code)) return new Unavailable(told)
  return told
}
