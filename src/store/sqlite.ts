import { EventEmitter } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { part } from './drizzle.ts'
import { migrationsFolder, refuseNewer } from './migrations.ts'
import { Unavailable, type AnyStatement, type Change, type Steps, type Store } from './statement.ts'
import { define, sqlite } from './tables.ts'

const { drizzle } = part('drizzle-orm/better-sqlite3')
const { migrate } = part('drizzle-orm/better-sqlite3/migrator')

/** How long a statement may wait for another program that holds the file. The wait blocks the whole process, so it is short. */
const busyTimeoutMs = 1000
/** A commit gathers at most this much work, so that readers do not wait behind it. */
const batchJobs = 64
const batchMs = 5

interface Job {
  work: () => Steps<unknown>
  resolve: (value: never) => void
  reject: (error: unknown) => void
}
interface Query {
  prepare(): Prepared
}
interface Prepared {
  execute(values: object): { sync(): unknown }
}

/** A store in a file of its own, with one writing process. */
export function openSqlite(file: string, readOnly = false): Store {
  if (!readOnly) {
    mkdirSync(dirname(resolve(file)), { recursive: true, mode: 0o700 })
    for (const name of [`${file}.lock`, file]) makePrivate(name)
  }
  const guard = readOnly ? undefined : lock(file)
  const connection = readOnly ? new Database(file, { readonly: true, fileMustExist: true }) : connect(file)
  const db = drizzle(connection, { casing: 'snake_case' })
  if (!readOnly) migrate(db, { migrationsFolder: migrationsFolder('sqlite') })
  keepPlans(db)

  const tables = define(sqlite)
  const prepared = new Map<string, Prepared>()
  const execute = ({ name, build }: AnyStatement, values: object) => {
    let query = prepared.get(name)
    if (!query) prepared.set(name, (query = (build(db, tables, query => query) as unknown as Query).prepare()))
    return query.execute(values).sync()
  }
  const changes = new EventEmitter().setMaxListeners(0)
  const drive = (steps: Steps<unknown>, tell: (change: Change) => void) => {
    let step = steps.next()
    while (!step.done)
      step = steps.next('change' in step.value ? tell(step.value.change) : execute(step.value.statement, step.value.values))
    return step.value
  }
  const failure = (error: unknown) => {
    const told = translated(error)
    if (told instanceof Unavailable && told.fatal) store.onFatal?.(told)
    return told
  }
  const transact = groupCommit(connection, failure, drive, change => void changes.emit('change', change))

  const store: Store = {
    async read(from, values) {
      try {
        return execute(from, values) as never
      } catch (error) {
        throw failure(error)
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
        throw failure(error)
      }
    },
    async close() {
      connection.close()
      guard?.close()
    },
  }
  return store
}

/**
 * Everything that waits is done in one transaction, each job in a savepoint of its own, and written to disk once; nobody is
 * answered before that. With 32 writers this is several times as fast as a commit for each, and a single one waits no longer.
 */
function groupCommit(
  connection: Database.Database,
  failure: (error: unknown) => unknown,
  drive: (steps: Steps<unknown>, tell: (change: Change) => void) => unknown,
  publish: (change: Change) => void,
) {
  const [begin, savepoint, release, undo, commit, rollback] = [
    'BEGIN IMMEDIATE',
    'SAVEPOINT job',
    'RELEASE job',
    'ROLLBACK TO job',
    'COMMIT',
    'ROLLBACK',
  ].map(sql => connection.prepare(sql)) as [
    Database.Statement,
    Database.Statement,
    Database.Statement,
    Database.Statement,
    Database.Statement,
    Database.Statement,
  ]
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
    } catch (error) {
      takeBack()
      answers.length = 0
      for (const job of waiting.slice(0, batchJobs)) answers.push(() => job.reject(failure(error)))
    }
    waiting = waiting.slice(answers.length)
    if (waiting.length > 0) setImmediate(together)
    for (const answer of answers) answer()
  }

  /** If even this fails, nothing was committed either: the next BEGIN will say what is wrong. */
  const takeBack = () => {
    try {
      if (connection.inTransaction) rollback.run()
    } catch {
      // The error that led here is the one that is told.
    }
  }

  /** What a job will be told once all is on disk: its value, or why it was refused. */
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
      // Some errors of the disk end the whole transaction: then nobody's work was done.
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
 * Makes a file that only this user can read, if it is not there yet. SQLite gives its -wal and -shm files the same permissions.
 * A file that is there must not be opened: closing it would end the locks that this process holds on it.
 */
function makePrivate(file: string) {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function connect(file: string) {
  const connection = new Database(file)
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    `busy_timeout = ${busyTimeoutMs}`,
    'trusted_schema = OFF',
  ]) {
    connection.pragma(pragma)
  }
  // better-sqlite3 is built to fall back to NORMAL at the first write in WAL mode, which can forget acknowledged writes in a power cut.
  connection.pragma('user_version = 1')
  if (connection.pragma('synchronous', { simple: true }) !== 2) throw new Error('SQLite does not keep synchronous = FULL')

  const migrated = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get()
  if (migrated) refuseNewer('sqlite', connection.prepare<[], number>('SELECT max(created_at) FROM __drizzle_migrations').pluck().get())
  return connection
}

/**
 * SQLite plans a statement anew each time that a value is bound on which its plan might depend: that of a LIMIT, that of a join's
 * key. Planning takes several times as long as running. Inside `likely()`, which does nothing else here, it does not see the value.
 */
function keepPlans(db: object) {
  const { dialect } = db as { dialect: { escapeParam(): string } }
  dialect.escapeParam = () => 'likely(?)'
}

/** Holds `<file>.lock` as long as the process lives. The operating system lets go of it even after kill -9. */
function lock(file: string) {
  const guard = new Database(`${file}.lock`, { timeout: 0 })
  try {
    guard.exec('BEGIN EXCLUSIVE')
    return guard
  } catch {
    guard.close()
    throw new Error(
      `Another process of this service has ${file} open. Only one process can write a SQLite file; to run several, use PostgreSQL`,
    )
  }
}

/** Full or locked: try again later. Unreadable or unwritable: what was written is unknown, and the connection is not to be trusted. */
function translated(error: unknown) {
  const code = String((error as { code?: unknown }).code)
  if (/^SQLITE_(BUSY|LOCKED|FULL|NOMEM)/.test(code)) return new Unavailable(error)
  if (/^SQLITE_(IOERR|CORRUPT|NOTADB|CANTOPEN|READONLY)/.test(code)) return new Unavailable(error, true)
  return error
}
