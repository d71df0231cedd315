import { EventEmitter } from 'node:events'
import type Database from 'better-sqlite3'
import { compiled, type Prepared } from './compile.ts'
import { readiness } from './ready.ts'
import { opened, openedToRead } from './sqlite-file.ts'
import { codeOf } from './sqlite-lock.ts'
import { inOrder, StatementError, Unavailable, type AnyStatement, type Change, type Steps, type Store } from './statement.ts'
import { define, sqlite } from './tables.ts'

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
export function openSqlite(named: string, readOnly = false): Store {
  const { connection, db, guard } = readOnly ? openedToRead(named) : opened(named)
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
    return query(values)
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
 * Runs all waiting jobs in one transaction, each in its own savepoint, and writes to disk once. No job is answered before that. With 32
 * writers this is several times as fast as one commit for each, and a single writer does not wait longer.
 */
function groupCommit(
  connection: Database.Database,
  failure: (error: unknown) => unknown,
  drive: (steps: Steps<unknown>, tell: (change: Change) => void) => unknown,
  publish: (change: Change) => void,
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
