/** Statements that are the same for every table, and the parts of others. They name the columns; the table itself says the rest. */
import { and, eq, getTableColumns, lte, sql } from './drizzle.ts'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { $, type Queries, type Statement } from './statement.ts'
import type { Row, Tables } from '../tables/index.ts'
import { keysOf } from '../../shared/values.ts'

type Name = keyof Tables
type Column<K extends Name> = keyof Row<K> & string
type Table = Parameters<ReturnType<Queries['select']>['from']>[0]

const columnsOf = (t: Tables, of: Name) => getTableColumns(t[of]) as unknown as Record<string, SQLiteColumn>

/** A place for the value of each of these columns, named like the column. */
export const placesOf = <const C extends string>(columns: readonly C[]) =>
  Object.fromEntries(columns.map(column => [column, $(column)])) as { [Column in C]: never }

/** The same for all columns of a table, except some. */
export const places = <K extends Name, const Not extends Column<K> = never>(t: Tables, of: K, except: readonly Not[] = []) =>
  placesOf(Object.keys(columnsOf(t, of)).filter(column => !except.includes(column as Not))) as { [C in Exclude<Column<K>, Not>]: never }

/** The next version of a row. */
export const grown = ({ version }: { version: SQLiteColumn }) => sql`${version} + 1`

/** Some columns of a table, to be selected. */
export const columnsIn = <T extends Tables[Name], const C extends keyof T['_']['columns'] & string>(table: T, columns: readonly C[]) =>
  Object.fromEntries(columns.map(column => [column, table[column as never]])) as unknown as Pick<T['_']['columns'], C>

/** Whether a row has the given values in these columns. Each value is converted as its column requires. */
const has = (t: Tables, of: Name, by: readonly string[]) =>
  and(...by.map(name => [columnsOf(t, of)[name]!, name] as const).map(([column, name]) => eq(column, sql.param($(name), column))))

/** The ids that some queries return. SQLite sorts and limits only a whole select, so each query is a table of its own. */
export const idsOf = (...queries: PromiseLike<unknown>[]) => {
  const some = queries.map((query, i) => sql`select id from (${query}) as ${sql.raw(`part${i}`)}`)
  return sql`(${sql.join(some, sql` union all `)})`
}

/**
 * Some of all values, in a statement: `inArray(status, statuses.places)`. A statement has a fixed number of placeholders, so there is one for
 * each value. Those of values that are not wanted match no row.
 */
export const someOf = <V extends string>(name: string, all: Readonly<Record<V, true>>) => {
  const places = keysOf(all).map(value => [`${name} ${value}`, value] as const)
  return {
    places: places.map(([place]) => $(place)),
    wanted: (values: readonly V[]) => Object.fromEntries(places.map(([place, value]) => [place, values.includes(value) ? value : ''])),
  }
}

/** The statement that reads the rows with the given values in some columns. */
export const finding = <K extends Name, const By extends Column<K>>(
  name: string,
  of: K,
  by: readonly By[],
): Statement<Pick<Row<K>, By>, Row<K>[]> => ({
  name,
  build: (q, t) =>
    q
      .select()
      .from(t[of] as Table)
      .where(has(t, of, by)) as never,
})

/** The same, and holds them. */
export const holding = <K extends Name, const By extends Column<K>>(
  ...same: Parameters<typeof finding<K, By>>
): ReturnType<typeof finding<K, By>> => {
  const { name, build } = finding(...same)
  return { name, build: (q, t, hold) => hold(build(q, t, hold)) }
}

/** The statement that writes some columns of the rows with the given values in others. */
export const writing = <K extends Name, const By extends Column<K>, const C extends Column<K>>(
  name: string,
  of: K,
  by: readonly By[],
  columns: readonly C[],
): Statement<Pick<Row<K>, By | C>, unknown> => ({
  name,
  build: (q, t) =>
    q
      .update(t[of])
      .set(placesOf(columns) as never)
      .where(has(t, of, by)),
})

/**
 * The statement that adds a row. It takes a value for each column that the table has, so a new column needs no change here. The columns of
 * `now` get the time, and those of `later` their defaults. If `unique` is taken, it answers nothing.
 */
export const insertion = <K extends Name, const Now extends Column<K>, const Later extends Column<K> = never>(
  name: string,
  of: K,
  { now, later = [], unique }: { now: readonly Now[]; later?: readonly Later[]; unique?: Exclude<Column<K>, Now | Later> },
): Statement<Omit<Row<K>, Now | Later> & { now: number }, Row<K>[]> => ({
  name,
  build(q, t) {
    const values = { ...places(t, of, [...now, ...later]), ...Object.fromEntries(now.map(column => [column, $('now')])) }
    const insert = q.insert(t[of]).values(values as never)
    return (unique ? insert.onConflictDoNothing({ target: columnsOf(t, of)[unique] as never }) : insert).returning() as never
  },
})

/**
 * The statement that deletes rows whose time is over: some at once, so that no other statement waits long. It skips rows that others hold,
 * and answers what it deleted.
 */
export const forgetting = <K extends Name>(
  name: string,
  of: K,
  id: readonly Column<K>[],
  time: Column<K>,
): Statement<{ before: number }, object[]> => ({
  name,
  build(q, t, hold) {
    const columns = columnsOf(t, of)
    const ids = Object.fromEntries(id.map(column => [column, columns[column]!]))
    const over = q
      .select(ids)
      .from(t[of] as Table)
      .where(lte(columns[time]!, $('before')))
      .orderBy(columns[time]!)
      .limit(500)
    return q
      .delete(t[of])
      .where(sql`(${sql.join(Object.values(ids), sql`, `)}) IN ${hold(over, 'skip')}`)
      .returning(ids as never)
  },
})
