/**
 * What the columns of a table mean. A table whose rows stay when the account is deleted has a record of them beside it, so a new column does
 * not compile until its meaning is given. The statements that read, write and erase rows take their columns from it. (The details of the log
 * are erased in store/log/audit.ts. Submitted results stay.)
 */
import type { SQL } from '../engine/drizzle.ts'
import { keysOf } from '../../shared/values.ts'

/** The column keeps its value when the account is deleted. */
export const stays = Symbol('stays')

interface Meaning<Value> {
  /** Its value after the account was deleted. */
  erased: typeof stays | Readonly<Value> | SQL
}
export interface OfCall {
  /** Whether it is read with each call of an agent. */
  inCall: boolean
}
/** The meanings of all columns of a row. `More` is what else the columns of its table say of themselves. */
export type Meanings<Row, More = unknown> = { readonly [Column in keyof Row]: Meaning<Row[Column]> & More }

/** The columns with this meaning. */
export type Those<M, Wanted> = { [Column in keyof M]: M[Column] extends Wanted ? Column : never }[keyof M] & string
export const those = <M extends Readonly<Record<string, object>>, const Wanted extends object>(meanings: M, wanted: Wanted) =>
  keysOf(meanings).filter(column =>
    Object.entries(wanted).every(([name, value]) => (meanings[column] as Record<string, unknown>)[name] === value),
  ) as Those<M, Wanted>[]

/** The columns that are erased, with what they become. */
export const erasureOf = <M extends Readonly<Record<string, { erased: unknown }>>>(meanings: M) =>
  Object.fromEntries(Object.entries(meanings).flatMap(([column, { erased }]) => (erased === stays ? [] : [[column, erased]]))) as {
    [Column in keyof M as M[Column]['erased'] extends typeof stays ? never : Column]: Erased<M[Column]['erased']>
  }
/** An empty list, as a statement takes it. */
type Erased<Value> = Value extends readonly [] ? [] : Value
