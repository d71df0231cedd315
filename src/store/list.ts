/** Lists: keyset pages over an index, one static statement for each combination of sort, filters and cursor that is asked for. */
import { and, asc, desc, sql, type SQL } from './drizzle.ts'
import { $, type Queries, type Statement } from './statement.ts'
import type { Tables } from './tables.ts'

type Column = Parameters<typeof asc>[0]
type Table = Parameters<ReturnType<Queries['select']>['from']>[0]

interface Listing<Row, Filter extends string> {
  name: string
  from(q: Queries, t: Tables): { where(condition: SQL | undefined): { orderBy(...by: SQL[]): { limit(n: never): PromiseLike<Row[]> } } }
  /** Where the rows themselves are: needed for filters of several conditions. */
  table?: (t: Tables) => Table
  /** Always true of what is listed, first of all whose it is. */
  within(t: Tables): SQL[]
  id(t: Tables): Column
  /** What it may be sorted by; a leading `-` is the same, descending. */
  keys: Record<string, (t: Tables) => Column | SQL>
  /** A filter of several conditions lets through what meets any one of them; no row may meet two. */
  filters: Record<Filter, (t: Tables, q: Queries) => SQL | SQL[]>
}

/** The values of a page: the list's own, plus `limit`, and `lastKey` and `lastId` if it goes on after a cursor. */
export interface PageOf<Row, Filter extends string> {
  (sort: string, filters: readonly Filter[], goesOn: boolean): Statement<object, Row[]>
  readonly sorts: readonly string[]
  readonly filters: readonly Filter[]
}

export function listing<Row, Filter extends string = never>(list: Listing<Row, Filter>): PageOf<Row, Filter> {
  const known = new Map<string, Statement<object, Row[]>>()
  const pageOf = (sort: string, filters: readonly Filter[], goesOn: boolean) => {
    const name = [list.name, sort, ...filters, ...(goesOn ? ['after'] : [])].join(' ')
    let found = known.get(name)
    if (!found) known.set(name, (found = { name, build: (q, t) => page(list, q, t, sort, filters, goesOn) }))
    return found
  }
  return Object.assign(pageOf, { sorts: Object.keys(list.keys), filters: Object.keys(list.filters) as Filter[] })
}

function page<Row, Filter extends string>(
  list: Listing<Row, Filter>,
  q: Queries,
  t: Tables,
  sort: string,
  filters: readonly Filter[],
  goesOn: boolean,
) {
  const order = sort.startsWith('-') ? desc : asc
  const [key, id] = [list.keys[sort.replace('-', '')]!(t) as Column, list.id(t)]
  const beyond = sort.startsWith('-') ? sql`<` : sql`>`
  const after = sql`(${key}, ${id}) ${beyond} (${$('lastKey')}, ${$('lastId')})`
  const conditions = filters.map(filter => list.filters[filter](t, q))
  const all = [...list.within(t), ...conditions.filter((one): one is SQL => !Array.isArray(one)), ...(goesOn ? [after] : [])]
  const any = conditions.find((one): one is SQL[] => Array.isArray(one))
  return list
    .from(q, t)
    .where(any ? sql`${id} in ${firstOfAny()}` : and(...all))
    .orderBy(order(key), order(id))
    .limit($('limit'))

  /** No index has what meets one of several conditions in order. So each condition brings its own first rows, and the first of those are the page. */
  function firstOfAny() {
    const parts = any!.map((one, i) => {
      const part = q
        .select({ id: sql`${id}`.as('id'), key: sql`${key}`.as('key') })
        .from(list.table!(t))
        .where(and(...all, one))
        .orderBy(order(key), order(id))
        .limit($('limit'))
      return sql`select * from ${part} as ${sql.raw(`part${i}`)}`
    })
    return sql`(select id from (${sql.join(parts, sql` union all `)}) as parts order by ${order(sql`key`)}, ${order(sql`id`)} limit ${$('limit')})`
  }
}
