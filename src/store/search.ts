/**
 * Lists of quests that are narrowed down by words. No index orders the rows that meet several arbitrary conditions. So a page walks along
 * the rows of one condition, which are in order, and picks those that meet the rest as well. It looks at a bounded number of them.
 */
import { and, eq, sql, type SQL } from './drizzle.ts'
import { family, keyOf, orderOf, type Column, type Listing } from './list.ts'
import { $, type Queries, type Statement } from './statement.ts'
import type { Row, Tables } from './tables.ts'

/** The columns of the table of words that a list needs. */
interface Words {
  /** The position of a row in each order. In an order that is not here, rows are sorted by id. */
  keys(t: Tables): Record<string, Column>
  /** A condition that all listed rows meet. */
  within(t: Tables): SQL[]
}
type Quests<Filter extends string> = Listing<QuestSummary, Filter>
interface Place {
  key: string | number
  id: string
}

/** A word, by its position among the words that are searched for, or a filter. */
type Condition<Filter extends string> = 'word0' | Filter

/** How many rows that meet one condition but not the others a page passes over before it stops. */
export const mostPassedOver = 60
/** How many rows it may look at, for the number that it should find. */
export const looks = (length: number) => mostPassedOver + length

/** All values are named. */
export interface Search<Filter extends string> {
  /** Rows that have all of the words and meet the filters, along one condition. With `ends`, no further than `endKey` and `endId`. */
  page(
    sort: string,
    first: Condition<Filter>,
    words: number,
    filters: readonly Filter[],
    goesOn: boolean,
    ends: boolean,
    length: number,
  ): Statement<object, QuestSummary[]>
  /** How far a page looks along that condition, unless it reaches its end. */
  end(sort: string, first: Condition<Filter>, goesOn: boolean, length: number): Statement<object, Place[]>
  /** How many rows meet each filter and have each word, counted only as far as a page would look. */
  sizes(words: number, filters: readonly Filter[], length: number): Statement<object, Record<string, number>[]>
  readonly sorts: readonly string[]
  readonly filters: readonly Filter[]
}

/** What a list shows of a quest: not its long texts, which take most of a row. */
export const summary = ({ quests: t }: Tables) => ({
  id: t.id,
  slug: t.slug,
  title: t.title,
  summary: t.summary,
  tags: t.tags,
  difficulty: t.difficulty,
  rewardPoints: t.rewardPoints,
  slots: t.slots,
  slotsTaken: t.slotsTaken,
  status: t.status,
  publishedAt: t.publishedAt,
  closesAt: t.closesAt,
  createdAt: t.createdAt,
  version: t.version,
})
export type QuestSummary = Pick<Row<'quests'>, keyof ReturnType<typeof summary>>

export function searching<Filter extends string>(list: Quests<Filter>, words: Words): Search<Filter> {
  const known = family(list.name)
  const met = (q: Queries, t: Tables, filter: Filter) => list.filters[filter](t, q) as SQL
  return {
    page: (sort, first, count, filters, goesOn, ends, length) =>
      known([sort, `${count} words`, ...filters, `along ${first}`, goesOn && 'after', ends && 'until', `first ${length}`], (q, t) => {
        const others = Array.from({ length: count }, (_, i) => `word${i}` as const).filter(word => word !== first)
        const rest = filters.filter(filter => filter !== first)
        const { by, all, beside } = along(list, words, q, t, sort, first, goesOn, ends)
        return rows(q, t, first)
          .where(and(...all, ...beside, ...others.map(word => hasWord(q, t, word)), ...rest.map(filter => met(q, t, filter))))
          .orderBy(...by)
          .limit(length)
      }),
    end: (sort, first, goesOn, length) =>
      known([sort, 'end', `along ${first}`, goesOn && 'after', `first ${length}`], (q, t) => {
        const { key, id, by, all } = along(list, words, q, t, sort, first, goesOn, false)
        return q
          .select({ key: key as SQL<Place['key']>, id: sql<string>`${id}` })
          .from((first === 'word0' ? t.questWords : t.quests) as Tables['quests'])
          .where(and(...all))
          .orderBy(...by)
          .limit(1)
          .offset(looks(length) - 1)
      }),
    sizes: (count, filters, length) =>
      known([`sizes ${count} words`, ...filters, `first ${length}`], (q, t) => {
        const names = Array.from({ length: count }, (_, i) => `word${i}`)
        const ofWord = (name: string) => size(t.questWords, and(eq(t.questWords.word, $(name)), ...words.within(t)), looks(length))
        const ofFilter = (filter: Filter) => size(t.quests, and(...list.within(t), met(q, t, filter)), looks(length))
        return q
          .select(Object.fromEntries([...filters.map(filter => [filter, ofFilter(filter)]), ...names.map(name => [name, ofWord(name)])]))
          .from(sql`(select 1) as once`)
      }),
    sorts: Object.keys(list.keys),
    filters: Object.keys(list.filters) as Filter[],
  }
}

const rows = (q: Queries, t: Tables, first: string) => {
  const selected = q.select(summary(t))
  return first === 'word0'
    ? selected.from(t.questWords).innerJoin(t.quests, eq(t.quests.id, t.questWords.questId))
    : selected.from(t.quests)
}

/** The rows of a condition, in order. */
function along<Filter extends string>(
  list: Quests<Filter>,
  words: Words,
  q: Queries,
  t: Tables,
  sort: string,
  first: Condition<Filter>,
  goesOn: boolean,
  ends: boolean,
) {
  const key = list.keys[keyOf(sort)]!(t)
  const ofWord = first === 'word0'
  const id = ofWord ? t.questWords.questId : t.quests.id
  const place = ofWord ? words.keys(t)[keyOf(sort)] : key
  const { by, after, until } = orderOf(sort, place ?? id, id)
  const besides = orderOf(sort, t.quests.id, t.quests.id)
  const within = ofWord ? [eq(t.questWords.word, $(first)), ...words.within(t)] : [...list.within(t), list.filters[first](t, q) as SQL]
  return {
    id,
    key: place ?? id,
    by,
    all: [...within, ...(goesOn ? [after] : []), ...(ends ? [until] : [])],
    // In the order of their ids PostgreSQL goes along the quests too. It does not see that those begin and end where the words do.
    beside: ofWord && !place ? [...(goesOn ? [besides.after] : []), ...(ends ? [besides.until] : [])] : [],
  }
}

/** For each row by itself. With EXISTS, PostgreSQL may read all rows that have the word. */
const hasWord = (q: Queries, t: Tables, word: string) =>
  sql`${q
    .select({ one: sql`1` })
    .from(t.questWords)
    .where(and(eq(t.questWords.word, $(word)), eq(t.questWords.questId, t.quests.id)))} = 1`

const size = (table: Tables['quests' | 'questWords'], all: SQL | undefined, most: number) =>
  sql`(select count(*) from (select 1 from ${table} where ${all} limit ${most}) as counted)`.mapWith(Number)
