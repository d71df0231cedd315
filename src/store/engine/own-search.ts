/**
 * Finds what belongs to an account by its words: its requests, and the entries of its log. The search is that of the database, as for quests.
 * Each word begins with the kind of row and the account, so a search reads only words of this account, however many others there are.
 */
import { and, asc, desc, eq, gte, is, lt, part, sql, type SQL } from './drizzle.ts'
import { beside, family, keyOf as keyOfSort, mostLookedAt, orderOf, unindexed, type Listing, type PageOf } from './list.ts'
import { holdMeta, insertMeta, setMeta } from './meta.ts'
import { $, also, run, statement, type Queries, type Steps } from './statement.ts'
import { searchWords, wordsIn } from './words.ts'
import type { Row, Tables } from '../tables/index.ts'
import { numberOf } from '../../shared/crockford.ts'

export type Kind = 'approval' | 'entry'
const letters: Record<Kind, string> = { approval: 'a', entry: 'e' }

/** How many different words of a row count. A mail of several pages has fewer. */
const mostWords = 500

/** The end of an identifier is random. If two accounts had the same one, the condition for the owner would still tell them apart. */
const keyOf = (kind: Kind, ownerId: string) => letters[kind] + ownerId.slice(-10)
// These signs are in no word of a text, so no query matches such a word.
const idWord = (id: string) => `@${id}`
const agentWord = (kind: Kind, agentId: string) => `#${letters[kind]}${agentId}`

/** What is found: by its texts, and by the name that its agent has at the time of the search. */
export interface Findable {
  kind: Kind
  id: string
  ownerId: string
  agentId: string | null
  /** When it was made, and its number among all that were made in the same millisecond. */
  at: number
  nth: number
  texts: readonly string[]
}

/** The largest number within a millisecond: 20 bits, as in identifiers. */
export const mostNth = 2 ** 20 - 1
export const nthIn = (id: string) => numberOf(id.slice(14, 18))

function rowOf({ kind, id, ownerId, agentId, at, nth, texts }: Findable) {
  const key = keyOf(kind, ownerId)
  const words = [...new Set(wordsIn(texts.join(' ')))].slice(0, mostWords).map(word => key + word)
  return {
    id,
    words: [idWord(id), ...(agentId === null ? [] : [agentWord(kind, agentId)]), ...words].join(' '),
    at,
    nth,
  }
}

const { SQLiteTable } = part('drizzle-orm/sqlite-core')
const isFts5 = (t: Tables) => is(t.ownSearch, SQLiteTable)

const insertWords = statement<ReturnType<typeof rowOf>>()('insert_own_words', (q, t) => {
  const wanted = sql`(${firstAt(time('at'))} | ${time('nth')})`
  // Rows of FTS5 have different places. If this one is taken, it is the next free one.
  const last = sql`(select max(rowid) from own_search where rowid between ${wanted} and ${wanted} | ${sql.raw(String(mostNth))})`
  const isTaken = sql`exists (select 1 from own_search where rowid = ${wanted})`
  const place = isFts5(t) ? sql<number>`case when ${isTaken} then ${last} + 1 else ${wanted} end` : wanted
  const row = q.insert(t.ownSearch).values({ id: $('id'), words: $('words'), place: place as never })
  // Somebody may have cut a log off in the database, and its next entries have the same ids.
  return isFts5(t) ? row : row.onConflictDoUpdate({ target: t.ownSearch.id, set: { words: $('words'), place: place as never } })
})
/** FTS5 finds a row by its words only: the id is one of them. */
const deleteWords = statement<{ ids: string; words: string }>()('delete_own_words', (q, t) =>
  q
    .delete(t.ownSearch)
    .where(isFts5(t) ? sql`own_search match ${$('words')}` : sql`${t.ownSearch.id} = any(string_to_array(${$('ids')}, ' '))`),
)

/** From now on it is found by its present words. */
export function* placeInOwnSearch(found: Findable): Steps<void> {
  yield* removeFromOwnSearch([found.id])
  yield* run(insertWords, rowOf(found))
}
/** The same for something new, together with the statement that inserts it. */
export const alsoFound = (found: Findable) => also(insertWords, rowOf(found))
export function* removeFromOwnSearch(ids: readonly string[]): Steps<void> {
  if (ids.length === 0) return
  yield* run(deleteWords, { ids: ids.join(' '), words: ids.map(id => `"${idWord(id)}"`).join(' OR ') })
}

/** How many agents whose name has a word of the query are looked for. */
const mostAgents = 50
/** The names of the agents of an account, the newest first. */
export const agentNames = statement<{ ownerId: string }>()('agent_names', (q, t) =>
  q
    .select({ id: t.agents.id, name: t.agents.name, handle: t.agents.handle })
    .from(t.agents)
    .where(eq(t.agents.ownerId, $('ownerId')))
    .orderBy(desc(t.agents.id)),
)
type Named = Pick<Row<'agents'>, 'id' | 'name' | 'handle'>
/** The values of a search: every word of the query begins a word of the row, or one of the name of its agent. */
export function ownMatch(kind: Kind, ownerId: string, query: string, agents: readonly Named[]): object {
  const known = agents.map(({ id, name, handle }) => ({ mark: agentWord(kind, id), words: wordsIn(`${name} ${handle}`) }))
  const wanted = searchWords(query).map(word => ({
    begins: keyOf(kind, ownerId) + word,
    marks: known.flatMap(({ mark, words }) => (words.some(one => one.startsWith(word)) ? [mark] : [])).slice(0, mostAgents),
  }))
  return {
    [`${kind} fts5`]: JSON.stringify(wanted.map(({ begins, marks }) => ({ begins, or: marks.map(mark => ` OR "${mark}"`).join('') }))),
    [`${kind} tsquery`]: wanted
      .map(({ begins, marks }) => `(${[`'${begins}':*`, ...marks.map(mark => `'${mark}'`)].join(' | ')})`)
      .join(' & '),
  }
}

/** The most words that a search names. */
const mostNamed = 200
/**
 * The query for FTS5. It names each word that begins as wanted. FTS5 reads the rows of a named word from the newest on, and stops when it has
 * enough. For the beginning of a word it would collect all rows first. If too many words begin as wanted, the query has only the beginning.
 */
function namedWords(wanted: SQL) {
  const begins = sql`(one.value ->> 'begins')`
  // `own_words` lists the words of the index (sqlite/opened-aside.ts). No word has the largest character, nor the smallest.
  const first = (from: SQL) => sql`(select term from own_words where term >= ${from} and term < ${begins} || char(1114111) limit 1)`
  const words = sql`with recursive word(term) as (
    select ${first(begins)} union all select ${first(sql`word.term || char(1)`)} from word where word.term is not null
    limit ${sql.raw(String(mostNamed + 1))})
    select case when count(*) > ${sql.raw(String(mostNamed))} then '"' || ${begins} || '"*'
      else coalesce(group_concat('"' || term || '"', ' OR '), '""') end from word where term is not null`
  return sql`(select group_concat('(' || (${words}) || (one.value ->> 'or') || ')', ' AND ') from json_each(${wanted}) as one)`
}

/** A time in milliseconds, as the name of a value. */
const time = (name: string) => sql`cast(${$(name)} as bigint)`
const firstAt = (at: SQL) => sql`(${at} << 20)`

/** Which hits are looked at: those made in a period, and on which side of the cursor. */
interface Period {
  from?: boolean
  to?: boolean
  after?: 'newer' | 'older' | undefined
  oldestFirst?: boolean
}
/** The ids of the newest hits, or of the oldest. */
export function ownHits(q: Queries, t: Tables, kind: Kind, { from, to, after, oldestFirst = false }: Period) {
  const { id, place, words } = t.ownSearch
  const isHit = isFts5(t)
    ? sql`own_search match ${namedWords(sql`${$(`${kind} fts5`)}`)}`
    : sql`${words} @@ ${$(`${kind} tsquery`)}::tsquery`
  const order = oldestFirst ? asc : desc
  return q
    .select({ id })
    .from(t.ownSearch)
    .where(
      and(
        isHit,
        from ? gte(place, firstAt(time('from'))) : undefined,
        to ? lt(place, firstAt(time('to'))) : undefined,
        after === 'newer' ? gte(place, firstAt(time('lastKey'))) : undefined,
        after === 'older' ? lt(place, firstAt(sql`(${time('lastKey')} + 1)`)) : undefined,
      ),
    )
    .orderBy(order(place), ...(isFts5(t) ? [] : [order(id)]))
    .limit(mostLookedAt)
}

interface Searched {
  /** Whether a row is a hit. `on` are the filters in use, and `goesOn` says whether the page begins after a cursor. */
  isHit(q: Queries, t: Tables, asked: { on: readonly string[]; sort: string; goesOn: boolean }): SQL
  /** Filters that `isHit` uses. */
  used: readonly string[]
  /** The sort key in whose order the hits of a page are chosen, so that the next page goes on after the last of them. */
  inOrderOf?: string
}

/** Pages of the hits that meet the filters of a list. */
export function searchingOwn<R, Filter extends string>(list: Listing<R, Filter>, { isHit, used, inOrderOf }: Searched): PageOf<R, Filter> {
  const statementOf = family(list.name, { areLong: true })
  const parts = (q: Queries, t: Tables, sort: string, on: readonly string[], goesOn: boolean) => {
    const [id, key] = [list.id(t), list.keys[keyOfSort(sort)]!(t)]
    return { id, key, hit: isHit(q, t, { on, sort, goesOn }), ...orderOf(sort, unindexed(key), id) }
  }
  const page = (sort: string, filters: readonly Filter[], goesOn: boolean, length: number, ends = false) =>
    statementOf(['search', sort, ...filters, goesOn && 'after', ends && 'until', `first ${length}`], (q, t) => {
      const { hit, by, after, until } = parts(q, t, sort, filters, goesOn)
      const met = [...list.within(t, filters), ...(list.besides?.(t) ?? []), ...filters.map(filter => list.filters[filter](t, filters))]
      return list
        .from(q, t)
        .where(and(hit, ...met.map(beside), ...(goesOn ? [after] : []), ...(ends ? [until] : [])))
        .orderBy(...by)
        .limit(length)
    })
  const end: PageOf<R, Filter>['end'] = (sort, filters, goesOn) => {
    const on = filters.filter(filter => used.includes(filter))
    // If no other filter leaves out hits, a page is full as long as there are enough, and needs no end.
    if (keyOfSort(sort) !== inOrderOf || on.length === filters.length) return undefined
    return statementOf(['search', sort, 'end', ...on, goesOn && 'after'], (q, t) => {
      const { id, key, hit, by } = parts(q, t, sort, on, goesOn)
      return q
        .select({ key: sql<string | number>`${key}`, id: sql<string | number>`${id}` })
        .from(id.table as Parameters<ReturnType<Queries['select']>['from']>[0])
        .where(hit)
        .orderBy(...by)
        .limit(1)
        .offset(mostLookedAt - 1)
    })
  }
  return Object.assign(page, { end, sorts: Object.keys(list.keys), filters: Object.keys(list.filters) as Filter[] })
}

/** What of some rows can be found, and the last of these rows. */
export interface Some {
  found: Findable[]
  last: string
}
const mark = 'own_search'
const filled = 'filled'
/**
 * Fills the search of a database that had none, which a migration in SQL cannot do, because SQL cannot fold words. `next` reads the rows after a
 * given one. Each step is a transaction, which also notes how far it is, so several instances take turns. Says whether there is more.
 */
export function* fillOwnSearch(next: (last: string) => Steps<Some | undefined>): Steps<boolean> {
  yield* run(insertMeta, { name: mark, value: '' })
  const [noted] = yield* run(holdMeta, { name: mark })
  if (noted!.value === filled) return false
  const some = yield* next(noted!.value)
  // Another program may have placed one meanwhile.
  for (const one of some?.found ?? []) yield* placeInOwnSearch(one)
  yield* run(setMeta, { name: mark, value: some?.last ?? filled })
  return some !== undefined
}
