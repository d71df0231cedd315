/** Lists: keyset pages over an index, one static statement for each combination of sort, filters and cursor that is asked for. */
import { and, asc, desc, sql, type SQL } from './drizzle.ts'
import { $, type Queries, type Statement } from './statement.ts'
import type { Tables } from './tables.ts'

type Column = Parameters<typeof asc>[0]

interface Listing<Row, Filter extends string> {
  name: string
  from(q: Queries, t: Tables): { where(condition: SQL | undefined): { orderBy(...by: SQL[]): { limit(n: never): PromiseLike<Row[]> } } }
  /** Always true of what is listed, first of all whose it is. */
  within(t: Tables): SQL[]
  id(t: Tables): Column
  /** What it may be sorted by; a leading `-` is the same, descending. */
  keys: Record<string, (t: Tables) => Column | SQL>
  filters: Record<Filter, (t: Tables, q: Queries) => SQL>
}

/** The values of a page: the list's own, plus `limit`, and `lastKey` and `lastId` if it goes on after a cursor. */
export type PageOf<Row, Filter extends string> = (sort: string, filters: readonly Filter[], goesOn: boolean) => Statement<object, Row[]>

export function listing<Row, Filter extends string = never>(list: Listing<Row, Filter>): PageOf<Row, Filter> {
  const known = new Map<string, Statement<object, Row[]>>()
  return (sort, filters, goesOn) => {
    const name = [list.name, sort, ...filters, ...(goesOn ? ['after'] : [])].join(' ')
    let found = known.get(name)
    if (!found) known.set(name, (found = { name, build: (q, t) => page(list, q, t, sort, filters, goesOn) }))
    return found
  }
}

function page<Row, Filter extends string>(
  list: Listing<Row, Filter>,
  q: Queries,
  t: Tables,
  sort: string,
  filters: readonly Filter[],
  goesOn: boolean,
) {
  const descending = sort.startsWith('-')
  const key = list.keys[sort.replace('-', '')]!(t)
  const order = descending ? desc : asc
  const after = descending
    ? sql`(${key}, ${list.id(t)}) < (${$('lastKey')}, ${$('lastId')})`
    : sql`(${key}, ${list.id(t)}) > (${$('lastKey')}, ${$('lastId')})`
  return list
    .from(q, t)
    .where(and(...list.within(t), ...filters.map(filter => list.filters[filter](t, q)), ...(goesOn ? [after] : [])))
    .orderBy(order(key as Column), order(list.id(t)))
    .limit($('limit'))
}
