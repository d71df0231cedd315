/**
 * A list narrowed down by words. No index has in order what meets several conditions, whichever they are. So a page is found along the
 * rows of one word, which are in order, among those that meet the rest as well; and it looks at so many of them at most.
 */
import { and, eq, exists, sql, type SQL } from './drizzle.ts'
import { family, keyOf, orderOf, type Column, type Listing } from './list.ts'
import { $, type Queries, type Statement } from './statement.ts'
import type { Tables } from './tables.ts'

/** For one page it looks at so many rows of a word, whatever is found among them. */
export const look = 200
/** More words than this nobody can ask for at once. */
export const mostWords = 10

/** What the list sees of the rows of words. */
interface Words {
  /** The place of a row in each order; in one that is not here, rows are as their ids are. */
  keys(t: Tables): Record<string, Column>
  /** Always true of what is listed. */
  within(t: Tables): SQL[]
}

export interface Search<Row, Filter extends string> {
  /** What has all the words `word0`, `word1`… and meets the filters, found along `word0`. */
  page(sort: string, words: number, filters: readonly Filter[], goesOn: boolean): Statement<object, Row[]>
  /** Where such a page stopped looking, if it did before it had seen all that `word0` has. */
  end(sort: string, goesOn: boolean): Statement<object, { key: string | number; id: string }[]>
  /** How much has each of the words, then meets each of the filters: counted as far as a page would look. */
  sizes(words: number, filters: readonly Filter[]): Statement<object, Record<string, number>[]>
  readonly sorts: readonly string[]
  readonly filters: readonly Filter[]
}

export function searching<Row, Filter extends string>(list: Listing<Row, Filter>, words: Words): Search<Row, Filter> {
  const known = family(list.name)
  return {
    page: (sort, count, filters, goesOn) =>
      known([sort, `${count} words`, ...filters, goesOn && 'after'], (q, t) => page(list, words, q, t, sort, count, filters, goesOn)),
    end: (sort, goesOn) => known([sort, 'end', goesOn && 'after'], (q, t) => end(list, words, q, t, sort, goesOn)),
    sizes: (count, filters) => known([`sizes ${count} words`, ...filters], (q, t) => sizes(list, words, q, t, count, filters)),
    sorts: Object.keys(list.keys),
    filters: Object.keys(list.filters) as Filter[],
  }
}

/** Whether a quest has a word. */
const hasWord = (q: Queries, t: Tables, place: string, id: Column | SQL) =>
  exists(
    q
      .select({ one: sql`1` })
      .from(t.questWords)
      .where(and(eq(t.questWords.word, $(place)), sql`${t.questWords.questId} = ${id}`)),
  )

/** For a list that is looked along by something else: that its rows have `word0`, `word1`… */
export const wordFilters = Object.fromEntries(
  Array.from({ length: mostWords }, (_, i) => [`word${i}`, (t: Tables, q: Queries) => hasWord(q, t, `word${i}`, t.quests.id)]),
) as Record<WordFilter, (t: Tables, q: Queries) => SQL>
export type WordFilter = `word${number}`

function page<Row, Filter extends string>(
  list: Listing<Row, Filter>,
  words: Words,
  q: Queries,
  t: Tables,
  sort: string,
  count: number,
  filters: readonly Filter[],
  goesOn: boolean,
) {
  const id = list.id(t)
  const others = Array.from({ length: count - 1 }, (_, i) => hasWord(q, t, `word${i + 1}`, sql`looked.id`))
  const narrowed = others.length + filters.length > 0
  const looked = lookAlong(words, t, sort, goesOn, narrowed ? sql.raw(`${look}`) : sql`${$('limit')}`)
  const things = filters.length > 0 ? sql` inner join ${list.table!(t)} on ${id} = looked.id` : sql``
  const all = and(sql`true`, ...others, ...filters.map(filter => list.filters[filter](t, q) as SQL))
  const inOrder = sql.join(orderOf(sort, sql`looked.key`, sql`looked.id`).by, sql`, `)
  const found = narrowed
    ? sql`select looked.id from (${looked}) as looked${things} where ${all} order by ${inOrder} limit ${$('limit')}`
    : sql`select looked.id from (${looked}) as looked`
  return list
    .from(q, t)
    .where(sql`${id} in (${found})`)
    .orderBy(...orderOf(sort, list.keys[keyOf(sort)]!(t), id).by)
    .limit($('limit'))
}

function end<Row, Filter extends string>(list: Listing<Row, Filter>, words: Words, q: Queries, t: Tables, sort: string, goesOn: boolean) {
  const last = lookAlong(words, t, sort, goesOn, sql.raw(`1 offset ${look - 1}`))
  return q
    .select({ key: list.keys[keyOf(sort)]!(t) as never, id: list.id(t) as never })
    .from(list.table!(t))
    .where(sql`${list.id(t)} in (select looked.id from (${last}) as looked)`) as PromiseLike<{ key: string | number; id: string }[]>
}

/** The next rows of `word0`. */
function lookAlong(words: Words, t: Tables, sort: string, goesOn: boolean, limit: SQL) {
  const id = t.questWords.questId
  const key = words.keys(t)[keyOf(sort)] ?? id
  const { by, after } = orderOf(sort, key, id)
  const all = and(eq(t.questWords.word, $('word0')), ...words.within(t), ...(goesOn ? [after] : []))
  return sql`select ${id} as id, ${key} as key from ${t.questWords} where ${all} order by ${sql.join(by, sql`, `)} limit ${limit}`
}

function sizes<Row, Filter extends string>(
  list: Listing<Row, Filter>,
  words: Words,
  q: Queries,
  t: Tables,
  count: number,
  filters: readonly Filter[],
) {
  const size = (table: unknown, all: SQL | undefined) =>
    sql`(select count(*) from (select 1 from ${table} where ${all} limit ${sql.raw(`${look}`)}) as counted)`.mapWith(Number)
  const ofWords = Array.from({ length: count }, (_, i) => [
    `word${i}`,
    size(t.questWords, and(eq(t.questWords.word, $(`word${i}`)), ...words.within(t))),
  ])
  const ofFilters = filters.map(filter => [filter, size(list.table!(t), and(...list.within(t), list.filters[filter](t, q) as SQL))])
  return q.select(Object.fromEntries([...ofWords, ...ofFilters]) as Record<string, SQL<number>>).from(sql`(select 1) as once`)
}
