/**
 * Makes the statements that read lists page by page. A page begins after the sort key and the id of the last row before it, and follows an
 * index where it can. There is one static statement for each combination of sort, filters and cursor that is used.
 */
import { and, asc, desc, sql, type AnyColumn, type SQL } from './drizzle.ts'
import { $, type Hold, type Queries, type Statement } from './statement.ts'
import type { Tables } from '../tables/index.ts'

type Column = Parameters<typeof asc>[0]
type Table = Parameters<ReturnType<Queries['select']>['from']>[0]

/** The maximum number of rows on which a page tests its filters, or which it sorts without an index. */
export const mostLookedAt = 1000

/** The parts of a list. From these, `listing` makes the statements for its pages. */
export interface Listing<Row, Filter extends string> {
  name: string
  from(q: Queries, t: Tables): { where(condition: SQL | undefined): { orderBy(...by: SQL[]): { limit(n: number): PromiseLike<Row[]> } } }
  /** Conditions that all listed rows meet, such as their owner. `on` are the filters in use. */
  within(t: Tables, on: readonly string[]): SQL[]
  /** Further conditions. Nearly all rows that meet those of `within` meet these too, so the database must not choose an index for them. */
  besides?(t: Tables): SQL[]
  id(t: Tables): AnyColumn
  /** The keys to sort by. A leading `-` means descending. */
  keys: Record<string, (t: Tables) => Column>
  filters: Record<Filter, (t: Tables, on: readonly string[]) => SQL>
  /** Filters that an index serves, or that apply to few rows. A page tests all other filters on each row that it passes. */
  indexed?: readonly NoInfer<Filter>[]
  /** Filters that leave so few rows that all of them are read and sorted. */
  few?: readonly NoInfer<Filter>[]
  /** One of these filters. If no other is in use, an index has the rows: for each sort key, its key there, and the condition of the index. */
  alone?: { filter: NoInfer<Filter>; by: Record<string, (t: Tables) => { key: Column; is: SQL }> }
  /** Sort keys without an index, each with a key that has one. Only the rows that are newest by that key are sorted: `mostLookedAt`. */
  unordered?: Record<string, string>
}

/**
 * How many rows are read for a page: the smallest of these numbers that is enough. Each is one more than a usual number of items, because
 * one more row shows that there is another page. The number is part of the statement. If it were a value, PostgreSQL would plan to read a
 * tenth of the table.
 */
const lengths = [21, 51, 101]
export function lengthFor(rows: number) {
  const length = lengths.find(one => one >= rows)
  if (!length) throw new Error(`A page cannot have ${rows} rows.`)
  return length
}

/** The place of a page's last row: its sort key and its id. */
interface Place {
  key: string | number
  id: string | number
}

/**
 * Returns the statement of a page. Its values are those of the list and of the filters. If `goesOn`, the page begins after a cursor, and
 * the statement also needs `lastKey` and `lastId`. If `ends`, the page must not go beyond a certain row: `endKey` and `endId`.
 */
export interface PageOf<Row, Filter extends string> {
  (sort: string, filters: readonly Filter[], goesOn: boolean, length: number, ends?: boolean): Statement<object, Row[]>
  /** Finds the last row that a page may test. Undefined if the page tests no filters, or sorts all rows. */
  end(sort: string, filters: readonly Filter[], goesOn: boolean): Statement<object, Place[]> | undefined
  readonly sorts: readonly string[]
  readonly filters: readonly Filter[]
}

export function listing<Row, Filter extends string = never>(list: Listing<Row, Filter>): PageOf<Row, Filter> {
  const statementOf = family(list.name)
  /** Statements that sort up to `mostLookedAt` whole rows. */
  const sorting = family(list.name, { areLong: true })
  const isIndexed = (filter: Filter) => [...(list.indexed ?? []), ...(list.few ?? [])].includes(filter)
  /** Whether a page follows an index in the order of its sort. Otherwise its rows are collected first and then sorted. */
  const isWalk = (sort: string, filters: readonly Filter[]) =>
    !list.unordered?.[keyOf(sort)] && !filters.some(one => list.few?.includes(one))

  const parts = (t: Tables, sort: string, filters: readonly Filter[], goesOn: boolean, ends: boolean) => {
    const id = list.id(t)
    const key = list.keys[keyOf(sort)]!(t)
    const { by, after, until } = orderOf(sort, isWalk(sort, filters) ? key : unindexed(key), id)
    const besides = [
      ...(list.besides?.(t) ?? []),
      ...filters.filter(filter => !isIndexed(filter)).map(filter => list.filters[filter](t, filters)),
    ]
    const tested = besides.map(beside)
    const met = [...list.within(t, filters), ...filters.filter(isIndexed).map(filter => list.filters[filter](t, filters))]
    return { id, key, by, met, tested, place: [...(goesOn ? [after] : []), ...(ends ? [until] : [])] }
  }

  const pageOf = (sort: string, filters: readonly Filter[], goesOn: boolean, length: number, ends = false) => {
    const main = filters.some(one => list.few?.includes(one)) ? undefined : list.unordered?.[keyOf(sort)]
    const made = main ? sorting : statementOf
    return made([sort, ...filters, goesOn && 'after', ends && 'until', `first ${length}`], (q, t) => {
      const { id, by, met, tested, place } = parts(t, sort, filters, goesOn, ends)
      const ids = (conditions: SQL[], order: SQL[], most: number) =>
        q
          .select({ id: sql`${id}` })
          .from(id.table as Table)
          .where(and(...conditions))
          .orderBy(...order)
          .limit(most)
      // If the sort key has no index, these are the only rows that are sorted.
      const newest = main && ids(met, [desc(list.keys[main]!(t)), desc(id)], mostLookedAt)
      const own = filters.length === 1 && filters[0] === list.alone?.filter ? list.alone?.by[keyOf(sort)]!(t) : undefined
      const order = own && orderOf(sort, own.key, id)
      const first = order && ids([...list.within(t, filters), own!.is, ...(goesOn ? [order.after] : [])], order.by, length)
      const chosen = first ?? newest
      return list
        .from(q, t)
        .where(and(...(chosen ? [sql`${id} in ${chosen}`] : met), ...tested, ...place))
        .orderBy(...by)
        .limit(length)
    })
  }

  const end = (sort: string, filters: readonly Filter[], goesOn: boolean) => {
    const indexed = filters.filter(isIndexed)
    if (indexed.length === filters.length || !isWalk(sort, filters)) return undefined
    return statementOf([sort, 'end', ...filters, goesOn && 'after'], (q, t) => {
      // The filters without an index are left out, because this counts the rows on which they are tested.
      const { id, key, by, met, place } = parts(t, sort, indexed, goesOn, false)
      return q
        .select({ key: sql<Place['key']>`${key}`, id: sql<Place['id']>`${id}` })
        .from(id.table as Table)
        .where(and(...met, ...place))
        .orderBy(...by)
        .limit(1)
        .offset(mostLookedAt - 1)
    })
  }
  return Object.assign(pageOf, { end, sorts: Object.keys(list.keys), filters: Object.keys(list.filters) as Filter[] })
}

/** Statements with the same name and different details, each made when it is first needed. */
export function family(of: string, { areLong = false } = {}) {
  const made = new Map<string, unknown>()
  return <Result>(particular: readonly (string | false)[], build: (q: Queries, t: Tables, hold: Hold) => PromiseLike<Result>) => {
    const name = [of, ...particular].filter(part => part !== false).join(' ')
    if (!made.has(name)) made.set(name, { name, build, isLong: areLong })
    return made.get(name) as Statement<object, Result>
  }
}

/** The order of rows in a sort: the conditions for rows after a cursor, and for rows not after an end. */
export function orderOf(sort: string, key: Column, id: AnyColumn) {
  const [order, beyond, within] = sort.startsWith('-') ? [desc, sql`<`, sql`>=`] : [asc, sql`>`, sql`<=`]
  // If the key is the id itself, it is compared once.
  return key === id
    ? {
        by: [order(id)],
        after: sql`${id} ${beyond} ${$('lastId')}`,
        until: sql`${id} ${within} ${$('endId')}`,
      }
    : {
        by: [order(key), order(id)],
        after: sql`(${key}, ${id}) ${beyond} (${$('lastKey')}, ${$('lastId')})`,
        until: sql`(${key}, ${id}) ${within} (${$('endKey')}, ${$('endId')})`,
      }
}

/** A condition that is tested on each row. The database cannot choose an index for it. */
export const beside = (condition: SQL) => sql`(${condition}) is true`

/** The same value, in a form for which the database cannot choose an index. */
export const unindexed = (key: Column) => sql`coalesce(${key}, ${key})`

/** The key of a sort, without its direction. */
export const keyOf = (sort: string) => sort.replace('-', '')
