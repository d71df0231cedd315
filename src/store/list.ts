/** Lists: keyset pages over an index. There is one static statement for each combination of sort, filters and cursor that is used. */
import { and, asc, desc, sql, type SQL } from './drizzle.ts'
import { $, type Queries, type Statement } from './statement.ts'
import type { Tables } from './tables.ts'

export type Column = Parameters<typeof asc>[0]
type Table = Parameters<ReturnType<Queries['select']>['from']>[0]

export interface Listing<Row, Filter extends string> {
  name: string
  from(q: Queries, t: Tables): { where(condition: SQL | undefined): { orderBy(...by: SQL[]): { limit(n: number): PromiseLike<Row[]> } } }
  /** The table that has the rows themselves. Needed for filters of several conditions. */
  table?: (t: Tables) => Table
  /** A condition that all listed rows meet, above all whose rows they are. */
  within(t: Tables): SQL[]
  id(t: Tables): Column
  /** The keys to sort by. A leading `-` means descending. */
  keys: Record<string, (t: Tables) => Column | SQL>
  /** A filter of several conditions selects rows that meet any one of them. No row may meet two. */
  filters: Record<Filter, (t: Tables, q: Queries) => SQL | SQL[]>
}

/**
 * How many rows are read for a page: the smallest of these that is enough. If PostgreSQL does not know the number, it plans to read a tenth
 * of the table.
 */
const lengths = [21, 51, 101]
export function lengthFor(rows: number) {
  const length = lengths.find(one => one >= rows)
  if (!length) throw new Error(`No page is read in ${rows} rows.`)
  return length
}

/** The values of a page: the list's own, and `lastKey` and `lastId` if it continues after a cursor. */
export interface PageOf<Row, Filter extends string> {
  (sort: string, filters: readonly Filter[], goesOn: boolean, length: number): Statement<object, Row[]>
  readonly sorts: readonly string[]
  readonly filters: readonly Filter[]
}

export function listing<Row, Filter extends string = never>(list: Listing<Row, Filter>): PageOf<Row, Filter> {
  const known = family(list.name)
  const pageOf = (sort: string, filters: readonly Filter[], goesOn: boolean, length: number) =>
    known([sort, ...filters, goesOn && 'after', `first ${length}`], (q, t) => page(list, q, t, sort, filters, goesOn, length))
  return Object.assign(pageOf, { sorts: Object.keys(list.keys), filters: Object.keys(list.filters) as Filter[] })
}

/** Statements with the same name and different details, each made when it is first needed. */
export function family(of: string) {
  const known = new Map<string, unknown>()
  return <Result>(particular: readonly (string | false)[], build: (q: Queries, t: Tables) => PromiseLike<Result>) => {
    const name = [of, ...particular].filter(part => part !== false).join(' ')
    if (!known.has(name)) known.set(name, { name, build })
    return known.get(name) as Statement<object, Result>
  }
}

/** The order of rows in a sort: the conditions for rows after a cursor, and for rows not after an end. */
export function orderOf(sort: string, key: Column | SQL, id: Column | SQL) {
  const [order, beyond, within] = sort.startsWith('-') ? [desc, sql`<`, sql`>=`] : [asc, sql`>`, sql`<=`]
  // If the key is the id itself, it is compared once.
  return key === id
    ? {
        by: [order(id as Column)],
        after: sql`${id} ${beyond} ${$('lastId')}`,
        until: sql`${id} ${within} ${$('endId')}`,
      }
    : {
        by: [order(key as Column), order(id as Column)],
        after: sql`(${key}, ${id}) ${beyond} (${$('lastKey')}, ${$('lastId')})`,
        until: sql`(${key}, ${id}) ${within} (${$('endKey')}, ${$('endId')})`,
      }
}

/** The name of a sort's key. */
export const keyOf = (sort: string) => sort.replace('-', '')

function page<Row, Filter extends string>(
  list: Listing<Row, Filter>,
  q: Queries,
  t: Tables,
  sort: string,
  filters: readonly Filter[],
  goesOn: boolean,
  length: number,
) {
  const [key, id] = [list.keys[keyOf(sort)]!(t), list.id(t)]
  const { by, after } = orderOf(sort, key, id)
  const conditions = filters.map(filter => list.filters[filter](t, q))
  const all = [...list.within(t), ...conditions.filter((one): one is SQL => !Array.isArray(one)), ...(goesOn ? [after] : [])]
  const any = conditions.find((one): one is SQL[] => Array.isArray(one))
  return list
    .from(q, t)
    .where(any ? sql`${id} in ${firstOfAny()}` : and(...all))
    .orderBy(...by)
    .limit(length)

  /**
   * No index orders the rows that meet any one of several conditions. So the first rows of each condition are read, and the first of those
   * are the page.
   */
  function firstOfAny() {
    const parts = any!.map((one, i) => {
      const part = q
        .select({ id: sql`${id}`.as('id'), key: sql`${key}`.as('key') })
        .from(list.table!(t))
        .where(and(...all, one))
        .orderBy(...by)
        .limit(length)
      return sql`select * from ${part} as ${sql.raw(`part${i}`)}`
    })
    return sql`(select id from (${sql.join(parts, sql` union all `)}) as parts order by ${sql.join(orderOf(sort, sql`key`, sql`id`).by, sql`, `)} limit ${length})`
  }
}
