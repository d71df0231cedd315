import { getTableColumns } from './drizzle.ts'
import { $, type Statement } from './statement.ts'
import type { Row, Tables } from './tables.ts'

type Column<K extends keyof Tables> = keyof Row<K> & string

/** A placeholder for each column of a table, with the name of the column. */
export const places = <K extends keyof Tables, const Not extends Column<K>>(t: Tables, of: K, except: readonly Not[]) =>
  Object.fromEntries(
    Object.keys(getTableColumns(t[of]))
      .filter(column => !except.includes(column as Not))
      .map(column => [column, $(column)]),
  ) as { [C in Exclude<Column<K>, Not>]: never }

/**
 * The statement that inserts a row. It takes a value for each column of the table, so a new column needs no change here. The columns in
 * `now` get the time, and those in `later` get their defaults. If the value of `unique` is taken, the statement returns nothing.
 */
export const insertion = <K extends keyof Tables, const Now extends Column<K>, const Later extends Column<K> = never>(
  name: string,
  of: K,
  { now, later = [], unique }: { now: readonly Now[]; later?: readonly Later[]; unique?: Exclude<Column<K>, Now | Later> },
): Statement<Omit<Row<K>, Now | Later> & { now: number }, Row<K>[]> => ({
  name,
  build(q, t) {
    const values = { ...places(t, of, [...now, ...later]), ...Object.fromEntries(now.map(column => [column, $('now')])) }
    const insert = q.insert(t[of]).values(values as never)
    return (
      unique ? insert.onConflictDoNothing({ target: (getTableColumns(t[of]) as unknown as Record<string, never>)[unique]! }) : insert
    ).returning() as never
  },
})
