/** The language of the store: named statements, and transactions of statements. */
import { sql } from './drizzle.ts'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { StoreMeter } from '../../metrics/index.ts'
import type { Tables } from '../tables/index.ts'

export type Queries = Pick<BetterSQLite3Database, 'select' | 'insert' | 'update' | 'delete'>
/**
 * Prevents changes to the rows that it reads until the transaction ends. Other transactions may still insert rows that refer to them. On
 * SQLite every transaction works this way. If another transaction holds a row, this one waits, or leaves the row out with `skip`. With `alone`
 * it also leaves the row out if another one refers to it, and others then cannot.
 */
export type Hold = <Q>(query: Q, others?: 'wait' | 'skip' | 'alone') => Q
type Build<R> = (q: Queries, t: Tables, hold: Hold) => PromiseLike<R>

/** A query that is written once for both databases and prepared once per database. Its values are placeholders. */
export interface Statement<Values extends object, Result> {
  readonly name: string
  readonly build: Build<Result>
  readonly values?: Values
  readonly isKept?: true
  /** This read may take long. SQLite runs it in another thread, and PostgreSQL on a connection of its own. */
  readonly isLong?: boolean
}
export const statement =
  <Values extends object>() =>
  <Result>(name: string, build: Build<Result>): Statement<Values, Result> => ({ name, build })

/**
 * A reading statement that nearly every request asks, about the same few rows: who holds this secret? It has one value. SQLite keeps its
 * answers while its tables stay as they are.
 */
export const kept = <V extends object, R>(to: Statement<V, R>): Statement<V, R> => ({ ...to, isKept: true })

/** A reading statement that may take long. */
export const long = <V extends object, R>(to: Statement<V, R>): Statement<V, R> => ({ ...to, isLong: true })

/** The placeholder of a value in a statement. The statement's type lists its values. */
export const $ = (name: string) => sql.placeholder(name) as never

/** The number that another query returns, as a column. */
export const scalar = <T extends number | null = number>(query: PromiseLike<unknown>) => sql<T>`${query}`.mapWith(Number)

// oxlint-disable-next-line no-explicit-any -- a transaction's steps differ in type; `run` gives each its own
export type AnyStatement = Statement<any, any>
/** A hint that something has changed, and that watchers should read again. The account `*` means all accounts, when hints may have been lost. */
export interface Change {
  accountId: string
  agentId?: string | undefined
  heartbeat?: boolean
  /** Messages to channels were queued, and nothing else has changed. */
  delivers?: boolean
  /** The earliest instant at which something new is due because of it, or null if nothing is. Missing if that is not known. */
  dueAt?: number | null | undefined
  /** The kind of thing that has changed, if it is known. */
  about?: string
  /** What has changed at the desk, which shows all accounts together. That concerns everybody who may see it. */
  desk?: readonly string[]
  /**
   * The entry of the log, for the metrics of this instance, which tell the two kinds of `log.seal_broken` apart. It is not sent to others. If a
   * request for approval ends with it, it says how long the request took.
   */
  entry?: { action: string; tookMs?: number }
}
/** A statement with its values. */
export interface Asked {
  statement: AnyStatement
  values: object
}
/** A step that a database runs immediately. A statement may come with others. */
export type Act = (Asked & { others: readonly Asked[] }) | { change: Change }
export type Step = Act | PutOff
interface PutOff {
  atEnd: string
  what: unknown
  steps: (all: readonly never[]) => Steps<void>
  /** Names the caller, for the error of a step that fails. */
  by: string
}

/**
 * A transaction's body: a generator that yields one statement at a time. It awaits nothing, catches nothing,
 * and has no side effects, because PostgreSQL may run it again.
 *
 * Rows are held in one order: meta, idempotency record, accounts, invitations, sessions, service tokens, password brakes, agents, keys, quests, approvals,
 * participations, hours of activity, logs. Recovery links, changes of addresses, passkeys, apps and codes, and the brake of the codes, are
 * held only together with their account. Several rows of one kind are held in the order of their ids, and hours in the order of their agents; the brakes of
 * a sign-in as network, network and account, account, known network. Transactions that follow this order never wait for each other in a
 * circle. Statements that remove old rows follow no order, so they never wait: they skip rows that others hold. A foreign key needs no
 * place in the order, because `hold` lets other transactions refer to the row.
 */
// oxlint-disable-next-line no-explicit-any -- see AnyStatement
export type Steps<T> = Generator<Step, T, any>

/**
 * One step of a transaction: `const [row] = yield* run(findIt, { id })`. PostgreSQL runs it together with the others, as one statement. All
 * of them write, none needs what another one writes, and nobody needs the answers of the others.
 */
export function* run<V extends object, R>(to: Statement<V, R>, values: V, others: readonly Asked[] = none): Generator<Step, R, R> {
  try {
    return yield { statement: to, values, others }
  } catch (error) {
    // The error is created here, so that its stack names the rule that ran the statement.
    throw new StatementError(nameOf([...others, also(to, values)]), error)
  }
}
const none: readonly Asked[] = []

/** A statement that runs together with another one: `yield* run(insertIt, row, [also(countIt, { id })])`. */
export const also = <V extends object>(statement: Statement<V, unknown>, values: V): Asked => ({ statement, values })

/** Statements that run together, and whose answers nobody needs. */
export function* runAll([first, ...others]: readonly Asked[]): Steps<void> {
  if (first) yield* run(first.statement, first.values, others)
}

/** The name of statements that run as one. */
export const nameOf = (all: readonly Asked[]) => all.map(({ statement }) => statement.name).join(' + ')

/**
 * One step of a transaction. It puts off these steps to the end, in the order of their places, so rows that many transactions need are held
 * last, for a short time, and in one order. The same steps at one place run once, for all that was put off to them.
 */
export function* atEnd<T>(place: string, what: T, by: string, steps: (all: readonly T[]) => Steps<void>): Generator<Step, void, void> {
  yield { atEnd: place, what, steps, by }
}

/** All steps of a transaction, with the put-off steps at the end. */
export function* inOrder<T>(body: Steps<T>): Generator<Act, T, unknown> {
  const last: PutOff[] = []
  let step = body.next()
  while (!step.done) {
    if ('atEnd' in step.value) {
      last.push(step.value)
      step = body.next()
      continue
    }
    let answer: unknown
    try {
      answer = yield step.value
    } catch (error) {
      step = body.throw(error)
      continue
    }
    step = body.next(answer)
  }
  last.sort((a, b) => (a.atEnd < b.atEnd ? -1 : a.atEnd > b.atEnd ? 1 : 0))
  for (const at of Map.groupBy(last, one => one.atEnd).values())
    for (const [steps, some] of Map.groupBy(at, one => one.steps)) {
      try {
        yield* inOrder(steps(some.map(({ what }) => what as never)))
      } catch (error) {
        if (error instanceof StatementError) error.putOffBy(some.map(({ by }) => by))
        throw error
      }
    }
  return step.value
}

/** One step of a transaction: after the commit, it announces the change to every instance. */
export function* tell(change: Change): Generator<Step, void, void> {
  yield { change }
}

/** How a database is opened: by the service, to read, or to write a little while the service runs. */
export type Access = 'own' | 'read' | 'share'
export interface Opening {
  access?: Access
  meter?: StoreMeter | undefined
  /** PostgreSQL must answer within this time. Otherwise the work fails, because the server or the network may be frozen. */
  patienceMs?: number
  /** Called with what the start is doing, if that may take long. */
  report?: ((what: string) => void) | undefined
}

export interface Store {
  /** Whether other processes may write to the same database. */
  readonly isShared: boolean
  /** One reading statement, outside any transaction. */
  read<V extends object, R>(from: Statement<V, R>, values: V): Promise<R>
  /** Runs all steps or none. Resolves only when everything is on disk. */
  transaction<T>(work: () => Steps<T>): Promise<T>
  /** Reads in several steps. Each step sees the newest data, which may change between steps. */
  look<T>(work: () => Steps<T>): Promise<T>
  /** Calls back after every commit that announced a change, on any instance. Returns a function that stops this. */
  onChange(listener: (change: Change) => void): () => void
  /** Throws Unavailable if the store cannot answer now. */
  check(): Promise<void>
  /**
   * Removes copies of deleted data that the database keeps beside its tables. Returns false if a reader needs them: then it must be repeated.
   */
  removeCopies(also?: { ofWords: boolean }): Promise<boolean>
  close(): Promise<void>
  /** Called if the connection cannot be used any more, so that the process must restart. */
  onFatal?: (error: Unavailable) => void
}

/**
 * Names a statement that failed, with the database's error code. The driver's own error contains the values of the statement, which may
 * be secrets, so it stays in the store.
 */
export class StatementError extends Error {
  readonly code: string
  /** The driver's error, which only the store uses. It is private, so that nothing prints it. */
  readonly #cause: unknown
  constructor(statement: string, cause: unknown) {
    const { code, constraint } = reasonOf(cause)
    super(`The statement ${statement} failed: ${constraint ? `${code} (${constraint})` : code}`)
    this.name = 'StatementError'
    this.code = code
    this.#cause = cause
  }
  /** The stack does not include those who have put off the statement to the end of a transaction. */
  putOffBy(names: readonly string[]) {
    this.stack += `\n    put off by ${[...new Set(names)].join(', ')}`
  }
  static causeOf = (error: unknown) => (error instanceof StatementError ? error.#cause : error)
}

/** The safe parts of a driver's error: its code, and the name of a violated constraint. Its message and its details may contain values. */
export function reasonOf(error: unknown): { code: string; constraint?: string | undefined } {
  const { code, constraint, message } = driversOwn(error)
  // SQLite's message names only the columns of the constraint.
  const columns = /^[A-Z ]+ constraint failed: ([\w., ]+)$/.exec(message)?.[1]
  if (typeof code === 'string' && code !== '') return { code, constraint: typeof constraint === 'string' ? constraint : columns }
  return { code: harmless.test(message) ? message : 'no code' }
}

/** Messages of drivers that have no code and contain no values. */
const harmless =
  /^(No value for placeholder "\w+" was provided|Connection terminated.*|Query read timeout|timeout e.*|Client .* not queryable)$/

/** Drizzle wraps the driver's error. */
export const driversOwn = (error: unknown) =>
  ((error as { cause?: unknown } | undefined)?.cause ?? error ?? {}) as { code?: unknown; constraint?: unknown; message: string }

/** The database cannot answer now. Whether a write happened may be unknown, so clients repeat with an Idempotency-Key. */
export class Unavailable extends Error {
  /** Whether the connection cannot be used any more, so that the process must restart. */
  readonly fatal: boolean
  constructor(cause: unknown, fatal = false) {
    super('The database cannot answer', { cause })
    this.name = 'Unavailable'
    this.fatal = fatal
  }
}
