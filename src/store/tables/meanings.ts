/**
 * What the columns of a table mean. Each table with personal data has a record of them beside it, so a new column does not compile until its
 * meaning is given. The statements that read, write and erase rows take their columns from it.
 */
import type { SQL } from '../drizzle.ts'
import { keysOf } from '../../values.ts'

/** The column keeps its value when the account is deleted. */
export const stays = Symbol('stays')

export interface Meaning<Value> {
  /** What it becomes when the account is deleted. */
  erased: typeof stays | Readonly<Value> | SQL
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
export const erasureOf = (meanings: Readonly<Record<string, { erased: unknown }>>) =>
  Object.fromEntries(Object.entries(meanings).flatMap(([column, { erased }]) => (erased === stays ? [] : [[column, erased]])))
