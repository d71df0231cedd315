/**
 * Finds quests by words, with the full-text search of the database: FTS5 in SQLite, tsvector in PostgreSQL. Both get words that words.ts
 * has folded, so they agree on what a word is.
 */
import { and, asc, count, desc, eq, gt, is, part, sql, type AnyColumn, type SQL } from '../engine/drizzle.ts'
import { beside, family, keyOf, mostLookedAt, orderOf, unindexed, type Listing, type PageOf } from '../engine/list.ts'
import { insertMeta } from '../engine/meta.ts'
import { $, long, run, statement, type Queries, type Steps } from '../engine/statement.ts'
import type { Row, Tables } from '../tables/index.ts'
import { openWord, questWords } from './words.ts'

/** The maximum number of hits that are sorted: the best ones. */
export const mostHits = mostLookedAt
/**
 * How many hits get a score: those that were placed last in SQLite, and those of the newest quests in PostgreSQL. A score costs much more
 * than a hit, and a word may be in every quest.
 */
const mostScored = 5 * mostHits

/**
 * Where the rows of open quests begin in FTS5, and those of all others. FTS5 finds words within a range of rows without a look at the rest.
 * If `@open` were one of the words, bm25 would count all open quests for each search.
 */
export const firstPlace = (isOpen: boolean) => (isOpen ? 1 : -(2 ** 52))

/** The columns that a list shows. The long texts, which take most of a row, are left out. */
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
export type QuestSummary = Pick<Row<'quests'>, keyof ReturnType<typeof summary>> & { score?: number }

/** The values of a search for quests, or for open ones, that have words which begin like all of these, and exactly these others. */
export function matching(beginnings: string[], exact: string[], isOpen: boolean) {
  const ofSqlite = [...beginnings.map(word => `"${word}"*`), ...exact.map(word => `"${word}"`)]
  const ofPostgres = [...beginnings.map(word => `'${word}':*`), ...exact.map(word => `'${word}'`)]
  return {
    fts5: `{title words} : (${ofSqlite.join(' AND ')})`,
    from: firstPlace(isOpen),
    tsquery: [...ofPostgres, ...(isOpen ? [`'${openWord}'`] : [])].join(' & '),
    anyOf: ofPostgres.join(' | '),
  }
}

const { SQLiteTable } = part('drizzle-orm/sqlite-core')
const isFts5 = (t: Tables) => is(t.questSearch, SQLiteTable)
const isHit = (t: Tables) =>
  isFts5(t)
    ? sql`quest_search match ${$('fts5')} and ${t.questSearch.place} >= ${$('from')}`
    : sql`${t.questSearch.words} @@ ${$('tsquery')}::tsquery`
/**
 * A hit, and its score: the lower, the better. A word of the title counts ten times as much as one elsewhere. Only FTS5 itself can give a
 * score. PostgreSQL would give one to each hit before it sorts them, so it gets only the newest.
 */
const scored = (t: Tables) =>
  isFts5(t)
    ? { hit: { score: sql`bm25(quest_search, 0, 10, 1)`.as('score') }, score: sql`score` }
    : {
        hit: { title: t.questSearch.title, words: t.questSearch.words },
        score: sql`-(10 * ts_rank(title, ${$('anyOf')}::tsquery) + ts_rank(words, ${$('anyOf')}::tsquery)) as score`,
      }

/** The best hits, each with its score and the present score of the previous page's last row. Scores change when quests change. */
function hits(q: Queries, t: Tables) {
  const { hit, score } = scored(t)
  const newest = q
    .select({ id: t.questSearch.id, ...hit })
    .from(t.questSearch)
    .where(isHit(t))
    .orderBy(desc(isFts5(t) ? t.questSearch.place : unindexed(t.questSearch.id)))
    .limit(mostScored)
  const best = sql`(select id, ${score} from ${newest} as newest order by score, id desc limit ${mostHits})`
  return (after: boolean) =>
    after
      ? sql`(select id, score, max(case when id = ${$('lastId')} then score end) over () as last_score from ${best} as best) as hits`
      : sql`${best} as hits`
}

/** Pages of the hits that meet the filters, by relevance or in an order of the list. */
export function searching<Filter extends string>(list: Listing<QuestSummary, Filter>): PageOf<QuestSummary, Filter> {
  const statementOf = family(list.name, { areLong: true })
  const page = (sort: string, filters: readonly Filter[], goesOn: boolean, length: number) =>
    statementOf(['search', sort, ...filters, goesOn && 'after', `first ${length}`], (q, t) => {
      const { by, after } = sort === 'relevance' ? byRelevance(t.quests.id) : orderOf(sort, list.keys[keyOf(sort)]!(t), t.quests.id)
      const met = [...list.within(t, filters), ...(list.besides?.(t) ?? []), ...filters.map(filter => list.filters[filter](t, filters))]
      return q
        .select({ ...summary(t), score: sql<number>`hits.score`.mapWith(Number) })
        .from(hits(q, t)(goesOn && sort === 'relevance'))
        .crossJoin(t.quests)
        .where(and(sql`${t.quests.id} = hits.id`, ...met.map(beside), ...(goesOn ? [after] : [])))
        .orderBy(...by)
        .limit(length)
    })
  return Object.assign(page, {
    end: () => undefined,
    sorts: ['relevance', ...Object.keys(list.keys)],
    filters: Object.keys(list.filters) as Filter[],
  })
}

/** By score. Among equal scores, the newest quest comes first. */
function byRelevance(id: AnyColumn): { by: SQL[]; after: SQL } {
  const last = sql`coalesce(hits.last_score, ${$('lastKey')})`
  return { by: [sql`hits.score`, sql`${id} desc`], after: sql`(hits.score > ${last} or (hits.score = ${last} and ${id} < ${$('lastId')}))` }
}

/** The number of hits. Counting stops at one more than are sorted. */
export const countHits = long(
  statement<ReturnType<typeof matching>>()('count_hits', (q, t) => {
    const found = q
      .select({ one: sql`1` })
      .from(t.questSearch)
      .where(isHit(t))
      .limit(mostHits + 1)
    return q.select({ n: count().mapWith(Number) }).from(sql`${found} as found`)
  }),
)

/** PostgreSQL has no places. */
const insertSearch = statement<{ id: string; title: string; words: string; from: number }>()('insert_search', (q, t) => {
  const last = sql`select rowid from quest_search where rowid between ${$('from')} and ${$('from')} + (1 << 50) order by rowid desc limit 1`
  return q
    .insert(t.questSearch)
    .values({ id: $('id'), title: $('title'), words: $('words'), place: sql`coalesce((${last}) + 1, ${$('from')})` })
})
/** FTS5 finds a row by its words only: the id is one of them. */
const deleteSearch = statement<{ id: string; row: string }>()('delete_search', (q, t) =>
  q.delete(t.questSearch).where(isFts5(t) ? sql`quest_search match ${$('row')}` : eq(t.questSearch.id, $('id'))),
)

type NewInSearch = Parameters<typeof questWords>[0] & { id: string }
const rowOf = (quest: NewInSearch) => ({ id: quest.id, from: firstPlace(quest.status === 'open'), ...questWords(quest) })

/** From now on a quest is found by its present words. */
export function* placeInSearch(quest: NewInSearch): Steps<void> {
  yield* removeFromSearch(quest.id)
  yield* run(insertSearch, rowOf(quest))
}
export function* removeFromSearch(id: string): Steps<void> {
  yield* run(deleteSearch, { id, row: `id : "${id}"` })
}

const questsAfter = statement<{ id: string }>()('quests_after', (q, t) =>
  q
    .select(summary(t))
    .from(t.quests)
    .where(gt(t.quests.id, $('id')))
    .orderBy(asc(t.quests.id))
    .limit(200),
)

/**
 * Fills the search of a database that had none. A migration in SQL cannot do this, because SQL cannot fold words. All of it is one
 * transaction, which also stores a mark. If it fails, the next start tries again, and only one of several instances does it.
 */
export function* fillSearch(): Steps<void> {
  if ((yield* run(insertMeta, { name: 'quest_search', value: 'filled' })).length === 0) return
  for (let last = ''; ;) {
    const some = yield* run(questsAfter, { id: last })
    for (const quest of some) yield* run(insertSearch, rowOf(quest))
    if (some.length === 0) return
    last = some.at(-1)!.id
  }
}
