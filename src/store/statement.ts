/** The words in which the store is asked: named statements, and transactions made of them. */
import { sql } from './drizzle.ts'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { Tables } from './tables.ts'

export type Queries = Pick<BetterSQLite3Database, 'select' | 'insert' | 'update' | 'delete'>
/** Keeps the rows it reads from changing until the transaction ends. On SQLite every transaction has that by itself. */
export type Hold = <Q>(query: Q) => Q
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
export type Step = { statement: AnyStatement; values: object } | { change: Change }

/**
 * A transaction's body: a generator that yields one statement at a time. It awaits nothing and catches nothing,
 * and has no effect of its own, because PostgreSQL may run it again.
 */
// oxlint-disable-next-line no-explicit-any -- see AnyStatement
export type Steps<T> = Generator<Step, T, any>

/** One step of a transaction: `const [row] = yield* run(findIt, { id })`. */
export function* run<V extends object, R>(to: Statement<V, R>, values: V): Generator<Step, R, R> {
  return yield { statement: to, values }
}

/** One step of a transaction: once it is committed, every instance is told of the change. */
export function* tell(change: Change): Generator<Step, void, void> {
  yield { change }
}

export interface Store {
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

/** The database cannot answer now. Whether a write happened may be unknown, so clients repeat with an Idempotency-Key. */
export class Unavailable extends Error {
  /** The connection must not be used any more: the process has to start anew. */
  readonly fatal: boolean
  constructor(cause: unknown, fatal = false) {
    super('The database cannot answer', { cause })
    this.fatal = fatal
  }
}
