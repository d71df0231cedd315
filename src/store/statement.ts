/** The words in which the store is asked: named statements, and transactions made of them. */
import { sql } from './drizzle.ts'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { Tables } from './tables.ts'

export type Queries = Pick<BetterSQLite3Database, 'select' | 'insert' | 'update' | 'delete'>
/**
 * Keeps the rows it reads from changing until the transaction ends; others may still refer to them. On SQLite every transaction has that by
 * itself. Rows that somebody else holds are waited for, or left out with `skip`.
 */
export type Hold = <Q>(query: Q, others?: 'wait' | 'skip') => Q
type Build<R> = (q: Queries, t: Tables, hold: Hold) => PromiseLike<R>

/** A query, written once for both databases and prepared once per database. Its values come through placeholders. */
export interface Statement<Values extends object, Result> {
  readonly name: string
  readonly build: Build<Result>
  readonly values?: Values
}
export const statement =
  <Values extends object>() =>
  <Result>(name: string, build: Build<Result>): Statement<Values, Result> => ({ name, build })

/** The place of a value in a statement; the statement's type says which there are. */
export const $ = (name: string) => sql.placeholder(name) as never

/** The number that another query answers, as a column. */
export const scalar = <T extends number | null = number>(query: PromiseLike<unknown>) => sql<T>`${query}`.mapWith(Number)

// oxlint-disable-next-line no-explicit-any -- a transaction's steps differ in type; `run` gives each its own
export type AnyStatement = Statement<any, any>
/** Something has changed: a hint to look again, never the truth itself. `*` stands for anybody, when hints may have been lost. */
export interface Change {
  accountId: string
  agentId?: string | undefined
  heartbeat?: boolean
  /** What kind of thing has changed, where that is known. */
  about?: string
}
/** A step that a database takes at once. */
export type Act = { statement: AnyStatement; values: object } | { change: Change }
export type Step = Act | PutOff
interface PutOff {
  atEnd: string
  steps: () => Steps<void>
  /** Knows who asked. Nothing is spent on its stack unless a step fails. */
  asked: Error
}

/**
 * A transaction's body: a generator that yields one statement at a time. It awaits nothing and catches nothing,
 * and has no effect of its own, because PostgreSQL may run it again.
 *
 * Rows are held in one order: meta, idempotency record, accounts, sessions, password brakes, agents, keys, quests, approvals,
 * participations, logs. Several rows of one kind are held in the order of their ids; the brakes of a sign-in as network, network and
 * account, account, known network. Two transactions that keep to it never wait for each other in a circle. Whoever removes old rows keeps
 * to no order, and therefore waits for nobody: it skips rows that others hold. A foreign key needs no place in the order, because `hold`
 * lets others refer to the row.
 */
// oxlint-disable-next-line no-explicit-any -- see AnyStatement
export type Steps<T> = Generator<Step, T, any>

/** One step of a transaction: `const [row] = yield* run(findIt, { id })`. */
export function* run<V extends object, R>(to: Statement<V, R>, values: V): Generator<Step, R, R> {
  try {
    return yield { statement: to, values }
  } catch (error) {
    // Thrown from here, the error's stack names the rule that asked.
    throw new StatementError(to.name, error)
  }
}

/**
 * One step of a transaction: these steps are taken at its end, in the order of their places. What many transactions hold is
 * therefore held last, briefly, and by all of them in one order.
 */
export function* atEnd(place: string, steps: () => Steps<void>): Generator<Step, void, void> {
  yield { atEnd: place, steps, asked: new Error() }
}

/** All steps of a transaction, with those for its end at their place. */
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
  for (const { steps, asked } of last) {
    try {
      yield* inOrder(steps())
    } catch (error) {
      if (error instanceof StatementError) error.addStack(asked)
      throw error
    }
  }
  return step.value
}

/** One step of a transaction: once it is committed, every instance is told of the change. */
export function* tell(change: Change): Generator<Step, void, void> {
  yield { change }
}

export interface Store {
  /** Whether other processes may write to the same database. */
  readonly isShared: boolean
  /** One reading statement, outside any transaction. */
  read<V extends object, R>(from: Statement<V, R>, values: V): Promise<R>
  /** All steps or none; settled only when it is on disk. */
  transaction<T>(work: () => Steps<T>): Promise<T>
  /** Reads in steps, of which each sees the newest; nothing is kept from changing in between. */
  look<T>(work: () => Steps<T>): Promise<T>
  /** Calls back after every commit that told of a change, on whatever instance; answers how to stop that. */
  onChange(listener: (change: Change) => void): () => void
  /** Whether it can answer now; throws Unavailable if not. */
  check(): Promise<void>
  close(): Promise<void>
  /** Told once the connection has become unfit for use: the process has to start anew. */
  onFatal?: (error: Unavailable) => void
}

/**
 * A statement that failed: which one, and the database's code for why. The driver's own error holds the values of the statement,
 * which may be secrets, so it stays in the store.
 */
export class StatementError extends Error {
  readonly code: string
  /** The driver's error, for the store to judge by. Private, so that nothing prints it. */
  readonly #cause: unknown
  /** `asked` was made by the one who asked, if the stack does not lead there by itself. */
  constructor(statement: string, cause: unknown, asked?: Error) {
    const { code, constraint } = reasonOf(cause)
    super(`The statement ${statement} failed: ${constraint ? `${code} (${constraint})` : code}`)
    this.name = 'StatementError'
    this.code = code
    this.#cause = cause
    if (asked) this.addStack(asked)
  }
  addStack({ stack }: Error) {
    this.stack += stack!.slice(stack!.indexOf('\n'))
  }
  static causeOf = (error: unknown) => (error instanceof StatementError ? error.#cause : error)
}

/** What may be told of a driver's error: its code, and of a broken constraint the name. Its sentence and its details may quote values. */
export function reasonOf(error: unknown): { code: string; constraint?: string | undefined } {
  const { code, constraint, message } = driversOwn(error)
  // SQLite names the columns of a constraint in its sentence, and nothing else.
  const columns = /^[A-Z ]+ constraint failed: ([\w., ]+)$/.exec(message)?.[1]
  if (typeof code === 'string' && code !== '') return { code, constraint: typeof constraint === 'string' ? constraint : columns }
  return { code: harmless.test(message) ? message : 'no code' }
}

/** Sentences of the drivers that come without a code, and hold no values. */
const harmless =
  /^(No value for placeholder "\w+" was provided|Connection terminated.*|Query read timeout|timeout e.*|Client .* not queryable)$/

/** Drizzle wraps the driver's error. */
export const driversOwn = (error: unknown) =>
  ((error as { cause?: unknown } | undefined)?.cause ?? error ?? {}) as { code?: unknown; constraint?: unknown; message: string }

/** The database cannot answer now. Whether a write happened may be unknown, so clients repeat with an Idempotency-Key. */
export class Unavailable extends Error {
  /** The connection must not be used any more: the process has to start anew. */
  readonly fatal: boolean
  constructor(cause: unknown, fatal = false) {
    super('The database cannot answer', { cause })
    this.name = 'Unavailable'
    this.fatal = fatal
  }
}
