import { EventEmitter } from 'node:events'
import { closeSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { part } from './drizzle.ts'
import { migrationsFolder, refuseNewer } from './migrations.ts'
import { readiness } from './ready.ts'
import { driversOwn, inOrder, StatementError, Unavailable, type AnyStatement, type Change, type Steps, type Store } from './statement.ts'
import { define, sqlite } from './tables.ts'

const { drizzle } = part('drizzle-orm/better-sqlite3')
const { migrate } = part('drizzle-orm/better-sqlite3/migrator')

/** How long a statement may wait for another program that holds the file. The wait blocks the whole process, so it is short. */
const busyTimeoutMs = 1000
/** How often the lock is looked at. For that long two processes could write, were the lock deleted in between; SQLite keeps such a file whole. */
const lockLookMs = 1000
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
export function openSqlite(named: string, readOnly = false): Store {
  const { connection, db, guard } = readOnly ? openedToRead(named) : opened(named)
  const tables = define(sqlite)
  const prepared = new Map<string, Prepared>()
  const execute = ({ name, build }: AnyStatement, values: object) => {
    let query = prepared.get(name)
    if (!query) prepared.set(name, (query = (build(db, tables, query => query) as unknown as Query).prepare()))
    return query.execute(values).sync()
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
  const transact = groupCommit(connection, failure, drive, change => {
    ready.wrote()
    changes.emit('change', change)
  })
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

/** The file, locked, with its tables up to date; or a sentence that says why not. */
function opened(named: string) {
  let connection: Database.Database | undefined
  let guard: Guard | undefined
  if (statSync(named, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${named} is a folder. Name a file in it in DATABASE_URL, such as ${join(named, 'agent-quest.db')}`)
  try {
    mkdirSync(dirname(resolve(named)), { recursive: true, mode: 0o700 })
    makePrivate(named)
    connection = new Database(named)
    // Whatever other names lead to it, there is one lock, beside the file itself.
    const file = realpathSync(named)
    if (statSync(file).nlink > 1) throw new Error('The file has several names (hard links). SQLite finds its log by name, so leave one')
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

/** The file as it is, beside a service that may be running. */
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

function configure(connection: Database.Database) {
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
}

/**
 * SQLite plans a statement anew each time that a value is bound on which its plan might depend: that of a LIMIT, that of a join's
 * key. Planning takes several times as long as running. Inside `likely()`, which does nothing else here, it does not see the value.
 */
function keepPlans(db: object) {
  const { dialect } = db as { dialect: { escapeParam(): string } }
  dialect.escapeParam = () => 'likely(?)'
}

interface Guard {
  close(): void
  /** Told if somebody took the file or its lock away. */
  onLost?: (why: Error) => void
}

/**
 * Holds `<file>.lock` as long as the process lives; the operating system releases it even after kill -9. Somebody may delete the
 * lock, or put another file in the database's place. So both are looked at again and again: a deleted lock is made and taken
 * anew before another process can; where one was faster, or the database is another file, this process stops.
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

class Taken extends Error {}

/** What is told of an error at the start: what is wrong with the file, and what to do. */
const remedies: [code: RegExp, sentence: (file: string, code: string) => string][] = [
  [/^SQLITE_NOTADB/, file => `${file} is not a SQLite database. Name another file in DATABASE_URL, or move this one away`],
  [/^SQLITE_CORRUPT/, file => `${file} is damaged. Restore a backup, or name another file in DATABASE_URL`],
  [/^SQLITE_(BUSY|LOCKED)/, file => `${file} is locked by another program. Close that program and start again`],
  [/^SQLITE_FULL|^ENOSPC/, file => `There is no room on the disk for ${file}. Make room and start again`],
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
      `Another process of this service has ${file} open. Only one process can write a SQLite file; to run several, use PostgreSQL`,
    )
  // The migrator wraps the driver's error.
  const driver = driversOwn(error)
  const code = codeOf(driver)
  const sentence = remedies.find(([pattern]) => pattern.test(code))?.[1](file, code) ?? `${driver.message} (${file})`
  return new Error(sentence, { cause: error })
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? '')

/** If the database is full, locked or read-only, a later try may succeed. If it cannot be read, nobody knows what was written, and the connection must not be used again. */
function translated(error: unknown) {
  const code = codeOf(StatementError.causeOf(error))
  if (!code.startsWith('SQLITE_')) return error
  const told = error instanceof StatementError ? error : new StatementError('commit', error)
  if (/^SQLITE_(IOERR|CORRUPT|NOTADB|READONLY_DBMOVED)/.test(code)) return new Unavailable(told, true)
  if (/^SQLITE_(BUSY|LOCKED|FULL|NOMEM|READONLY|CANTOPEN|INTERRUPT|PROTOCOL)/.test(code)) return new Unavailable(told)
  return told
}
