import { EventEmitter } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type Database from 'better-sqlite3'
import { readiness } from '../ready.ts'
import type { StoreMeter } from '../../../metrics/index.ts'
import { inOrder, StatementError, Unavailable, type AnyStatement, type Change, type Opening, type Steps, type Store } from '../statement.ts'
import { readingAside } from './aside.ts'
import { groupCommit } from './commits.ts'
import { translated } from './errors.ts'
import { keeping } from './kept.ts'
import { opened, openedToRead, openedToShare } from './file.ts'
import { written } from './statements.ts'

/** A store in a SQLite file, with one writing process. */
export function openSqlite(named: string, { access = 'own', meter, report }: Opening): Store {
  const { connection, guard } = access === 'own' ? opened(named, report) : access === 'read' ? openedToRead(named) : openedToShare(named)
  const kept = keeping(connection)
  const execute = executing(connection, kept, meter)
  const drive = driving(execute)
  const aside = readingAside(named, meter)
  const changes = new EventEmitter().setMaxListeners(0)
  const failure = (error: unknown) => {
    const told = translated(error)
    if (told instanceof Unavailable) ready.failed()
    if (told instanceof Unavailable && told.fatal) store.onFatal?.(told)
    return told
  }
  const publish = (change: Change) => {
    ready.wrote()
    if (change.entry) meter?.logged(change.entry.action, change.entry.tookMs)
    changes.emit('change', change)
  }
  const transact = groupCommit(connection, failure, drive, publish, meter)
  const ready = readiness(transact)
  if (guard) guard.onLost = error => store.onFatal?.(new Unavailable(error, true))

  const store: Store = {
    isShared: false,
    async read(from, values) {
      try {
        if (from.isLong) return (await aside.read(from, values)) as never
        return (from.isKept ? kept.read(from, values, () => execute(from, values) as unknown[]) : execute(from, values)) as never
      } catch (error) {
        throw failure(error instanceof Unavailable ? error : new StatementError(from.name, error))
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
    /**
     * The write-ahead log has earlier versions of pages until it is emptied, and a full-text search has the words of deleted rows until its parts
     * are merged.
     */
    async removeCopies({ ofWords } = { ofWords: false }) {
      try {
        if (ofWords) await mergeWords(connection)
        return emptyLog(connection)
      } catch (error) {
        throw failure(new StatementError('remove_copies', error))
      }
    },
    async close() {
      await aside.close()
      connection.close()
      guard?.close()
    },
  }
  return store
}

/** Prepares each statement when it is first used. */
function executing(connection: Database.Database, kept: ReturnType<typeof keeping>, meter: StoreMeter | undefined) {
  const prepared = new Map<string, (values: object) => unknown>()
  const prepare = (statement: AnyStatement) => {
    const { text, parameters, row } = written(statement)
    const query = connection.prepare<unknown[], unknown[]>(text)
    const forget = kept.forgetting(statement, query)
    const inCells = row && query.raw()
    return (values: object) => {
      const answer = inCells ? inCells.all(parameters(values)).map(row) : query.run(parameters(values))
      forget?.()
      return answer
    }
  }
  return (statement: AnyStatement, values: object): unknown => {
    let query = prepared.get(statement.name)
    if (!query) prepared.set(statement.name, (query = prepare(statement)))
    if (!meter) return query(values)
    const startedAt = performance.now()
    const answer = query(values)
    meter.statement(performance.now() - startedAt)
    return answer
  }
}

/** Runs the steps of a transaction or a look. */
function driving(execute: (statement: AnyStatement, values: object) => unknown) {
  return (body: Steps<unknown>, tell: (change: Change) => void) => {
    const steps = inOrder(body)
    let step = steps.next()
    while (!step.done) {
      const act = step.value
      let answer: unknown
      try {
        if ('change' in act) answer = tell(act.change)
        else {
          for (const { statement, values } of act.others) execute(statement, values)
          answer = execute(act.statement, act.values)
        }
      } catch (error) {
        step = steps.throw(error)
        continue
      }
      step = steps.next(answer)
    }
    return step.value
  }
}

/** How many pages of a search are merged at a time. A negative number begins to merge all parts into one. */
const pagesAtOnce = 100
async function mergeWords(connection: Database.Database) {
  const merge = connection.prepare(`INSERT INTO own_search (own_search, rank) VALUES ('merge', ?)`)
  const changes = connection.prepare('SELECT total_changes()').pluck()
  for (let pages = -pagesAtOnce; ; pages = pagesAtOnce) {
    const before = changes.get() as number
    merge.run(BigInt(pages))
    // Fewer than two changes mean that there was nothing to do.
    if ((changes.get() as number) - before < 2) return
    await setImmediate()
  }
}

/** Says whether the write-ahead log is empty now. A backup may be reading it, and nothing waits for that. */
function emptyLog(connection: Database.Database) {
  const timeoutMs = connection.pragma('busy_timeout', { simple: true }) as number
  try {
    connection.pragma('busy_timeout = 0')
    const [result] = connection.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
    return result!.busy === 0
  } finally {
    connection.pragma(`busy_timeout = ${timeoutMs}`)
  }
}
