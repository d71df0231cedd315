/**
 * Lists of quests narrowed down by words. No index has in order what meets several conditions, whichever they are. So a page is found
 * along the rows of one word, which are in order, among those that meet the rest as well; and it looks at so many of them at most.
 */
import { and, eq, exists, getTableColumns, sql, type SQL } from './drizzle.ts'
import { family, keyOf, orderOf, type Column, type Listing } from './list.ts'
import { $, type Queries, type Statement } from './statement.ts'
import type { Row, Tables } from './tables.ts'

/** For one page it looks at so many rows of a word, whatever is found among them. */
export const look = 200
/** More words than this nobody can ask for at once. */
export const mostWords = 10

/** What a list sees of the rows of words. */
interface Words {
  /** The place of a row in each order; in one that is not here, rows are as their ids are. */
  keys(t: Tables): Record<string, Column>
  /** Always true of what is listed. */
  within(t: Tables): SQL[]
}
type Quests<Filter extends string> = Listing<Row<'quests'>, Filter>
interface Place {
  key: string | number
  id: string
}

export interface Search<Filter extends string> {
  /** What has all the words `word0`, `word1`… and meets the filters, along `word0`; if it `ends`, no further than `endKey` and `endId`. */
  page(sort: string, words: number, filters: readonly Filter[], goesOn: boolean, ends: boolean): Statement<object, Row<'quests'>[]>
  /** How far a page looks along `word0`, if that is not to its end. */
  end(sort: string, goesOn: boolean): Statement<object, Place[]>
  /** How many have each of the words, and meet each of the filters: counted as far as a page would look. */
  sizes(words: number, filters: readonly Filter[]): Statement<object, Record<string, number>[]>
  readonly sorts: readonly string[]
  readonly filters: readonly Filter[]
}

export function searching<Filter extends string>(list: Quests<Filter>, words: Words): Search<Filter> {
  const known = family(list.name)
  return {
    page: (sort, count, filters, goesOn, ends) =>
      known([sort, `${count} words`, ...filters, goesOn && 'after', ends && 'until'], (q, t) =>
        page(along(words, t, sort, goesOn, ends), q, t, [
          ...otherWords(q, t, count),
          ...filters.map(filter => list.filters[filter](t, q) as SQL),
        ]),
      ),
    end: (sort, goesOn) => known([sort, 'end', goesOn && 'after'], (q, t) => end(along(words, t, sort, goesOn, false), list, q, t, sort)),
    sizes: (count, filters) => known([`sizes ${count} words`, ...filters], (q, t) => sizes(list, words, q, t, count, filters)),
    sorts: Object.keys(list.keys),
    filters: Object.keys(list.filters) as Filter[],
  }
}

/** For a list that is looked along by something else: that its rows have `word0`, `word1`… */
export const wordFilters = Object.fromEntries(
  Array.from({ length: mostWords }, (_, i) => [`word${i}`, (t: Tables, q: Queries) => hasWord(q, t, i)]),
) as Record<WordFilter, (t: Tables, q: Queries) => SQL>
export type WordFilter = `word${number}`

const hasWord = (q: Queries, t: Tables, which: number) =>
  exists(
    q
      .select({ one: sql`1` })
      .from(t.questWords)
      .where(and(eq(t.questWords.word, $(`word${which}`)), eq(t.questWords.questId, t.quests.id))),
  )
const otherWords = (q: Queries, t: Tables, count: number) => Array.from({ length: count - 1 }, (_, i) => hasWord(q, t, i + 1))

/** The rows of `word0`, in order. */
function along(words: Words, t: Tables, sort: string, goesOn: boolean, ends: boolean) {
  const id = t.questWords.questId
  const place = words.keys(t)[keyOf(sort)]
  const { by, after, until } = orderOf(sort, place ?? id, id)
  const all = [eq(t.questWords.word, $('word0')), ...words.within(t), ...(goesOn ? [after] : []), ...(ends ? [until] : [])]
  return { place, by, all }
}

type Along = ReturnType<typeof along>

const page = ({ all, by }: Along, q: Queries, t: Tables, rest: SQL[]) =>
  q
    .select(getTableColumns(t.quests))
    .from(t.questWords)
    .innerJoin(t.quests, eq(t.quests.id, t.questWords.questId))
    .where(and(...all, ...rest))
    .orderBy(...by)
    .limit($('limit'))

function end<Filter extends string>({ place, all, by }: Along, list: Quests<Filter>, q: Queries, t: Tables, sort: string) {
  const key = list.keys[keyOf(sort)]!(t)
  return q
    .select({
      key: (place ?? sql`(select ${key} from ${t.quests} where ${t.quests.id} = ${t.questWords.questId})`.mapWith(Number)) as SQL<
        Place['key']
      >,
      id: t.questWords.questId,
    })
    .from(t.questWords)
    .where(and(...all))
    .orderBy(...by)
    .limit(1)
    .offset(look - 1)
}

function sizes<Filter extends string>(
  list: Quests<Filter>,
  words: Words,
  q: Queries,
  t: Tables,
  count: number,
  filters: readonly Filter[],
) {
  const size = (table: unknown, all: SQL | undefined) =>
    sql`(select count(*) from (select 1 from ${table} where ${all} limit ${sql.raw(`${look}`)}) as counted)`.mapWith(Number)
  const ofWord = (name: string) => size(t.questWords, and(eq(t.questWords.word, $(name)), ...words.within(t)))
  const ofFilter = (filter: Filter) => size(t.quests, and(...list.within(t), list.filters[filter](t, q) as SQL))
  const names = Array.from({ length: count }, (_, i) => `word${i}`)
  return q
    .select(Object.fromEntries([...names.map(name => [name, ofWord(name)]), ...filters.map(filter => [filter, ofFilter(filter)])]))
    .from(sql`(select 1) as once`)
}
