/** Every statement of the store, asked how the database would find its rows: by an index, whatever the tables hold. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import Database from 'better-sqlite3'
import { getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { listApprovals } from '../../src/store/approvals.ts'
import type { AnyStatement, Store } from '../../src/store/index.ts'
import type { PageOf } from '../../src/store/list.ts'
import { listForReview, listParticipations } from '../../src/store/participations.ts'
import { listOpenQuests, searchOpenQuests } from '../../src/store/quests.ts'
import type { Search } from '../../src/store/search.ts'
import { planned } from '../../src/store/postgres.ts'
import { define, postgres } from '../../src/store/tables.ts'
import { databases, onEachDatabase } from '../support/database.ts'

/** These look through a whole table, or sort, on purpose. */
const reasons: [name: RegExp, reason: string][] = [
  [/^any_/, 'the first row that there is will do'],
  [/^list_accounts \S+ text/, 'a search within everything, which only admins can do'],
  [/^insert_(account|participation|quest)$/, 'SQLite would look for what refers to a row that it replaces; these replace none'],
  [/^list_(agents|keys) \S+ (online|idle|active|expired)/, 'an owner has few agents, and an agent few keys'],
  [/^list_logless$/, 'only `make verify` asks this, and it reads everything'],
  [/^list_for_review \S+ reviewed/, 'nearly all submissions are, so a page is full after a few'],
]
/** Where two indexes would serve, the one by which less is looked through; SQLite takes the one that is defined last. */
const choices: [index: string, page: AnyStatement][] = [
  ['approvals_by_agent_expiry', listApprovals('expires_at', ['agent', 'status'], true, 21)],
  ['approvals_by_kind_expiry', listApprovals('expires_at', ['kind', 'status'], true, 21)],
  ['approvals_by_category_expiry', listApprovals('expires_at', ['category', 'statuses'], true, 21)],
  ['approvals_by_risk_expiry', listApprovals('expires_at', ['risk', 'status'], true, 21)],
  ['approvals_by_quest_expiry', listApprovals('expires_at', ['quest', 'statuses'], true, 21)],
  ['approvals_by_agent', listApprovals('-created_at', ['agent', 'status'], true, 21)],
  ['approvals_by_kind', listApprovals('-created_at', ['kind', 'status'], true, 21)],
  ['approvals_by_category', listApprovals('-created_at', ['category', 'status'], true, 21)],
  ['approvals_by_risk', listApprovals('-created_at', ['risk', 'status'], true, 21)],
  ['approvals_by_quest', listApprovals('-created_at', ['quest', 'statuses'], true, 21)],
  ['participations_by_agent', listParticipations('-joined_at', ['agent', 'state'], true, 21)],
  ['participations_by_agent_state_due', listParticipations('due_at', ['agent', 'state'], true, 21)],
  ['participations_by_quest', listParticipations('-joined_at', ['quest', 'state'], true, 21)],
  ['participations_by_quest_joined', listParticipations('-joined_at', ['agent', 'quest'], true, 21)],
  ['participations_by_quest_due', listParticipations('due_at', ['agent', 'quest'], true, 21)],
  ['submissions_by_quest', listForReview('-created_at', ['quest', 'awaiting'], true, 21)],
  ['quests_free_by_reward', listOpenQuests('-reward_points', ['available'], true, 21)],
  ['quests_free_by_published', searchOpenQuests.page('-published_at', 'available', 1, ['available'], true, true, 21)],
  ['quests_full_by_title', searchOpenQuests.page('title', 'full', 2, ['full'], true, true, 21)],
  ['quest_words_by_published', searchOpenQuests.page('-published_at', 'word0', 1, [], true, false, 21)],
  ['quest_words_by_close', searchOpenQuests.page('closes_at', 'word0', 2, [], true, true, 21)],
  ['quest_words_by_reward', searchOpenQuests.page('-reward_points', 'word0', 1, ['available'], true, true, 21)],
  ['quest_words_by_title', searchOpenQuests.page('title', 'word0', 3, ['available'], false, true, 21)],
  ['quest_words_by_title', searchOpenQuests.end('title', 'word0', true, 21)],
]
const isMeant = (name: string) => reasons.some(([pattern]) => pattern.test(name))

/** A scan of a table, not of what a subquery has found. */
const scansTable = new RegExp(
  `(SCAN|Seq Scan on) (${Object.values(define(postgres))
    .map(table => getTableName(table))
    .join('|')})\\b`,
)
/** Along these a search finds the rows of a word in order. */
const wordsInOrder: Record<string, string> = {
  published_at: 'quest_words_by_published',
  closes_at: 'quest_words_by_close',
  reward_points: 'quest_words_by_reward',
  title: 'quest_words_by_title',
  created_at: 'sqlite_autoindex_quest_words_1|quest_words_word_quest_id_pk',
}
const inOrder = new Map<string, string>()
const unfiltered = new Set<string>()
const narrowed = new Set<string>()
const statements = await everyStatement()

const sqlite = databases('sqlite')

onEachDatabase('plans', ({ kind, create, open }) => {
  test('every statement finds its rows with an index, and every list reads them in order without sorting', async () => {
    const url = await create()
    const store = await open(url)

    const plans = kind === 'sqlite' ? await sqlitePlans(url, store, statements) : await postgresPlans(url)

    // To walk along an index until the page is full is how a list of everything is read.
    const walks = (name: string, plan: string) => unfiltered.has(name) && /^SCAN \w+ USING INDEX/.test(plan)
    const scans = plans.filter(({ name, plan }) => scansTable.test(plan) && !walks(name, plan) && !isMeant(name))
    // PostgreSQL's incremental sort has the rows in order but for those that are equal: here none are.
    const sorts = plans.filter(
      ({ name, plan }) => (unfiltered.has(name) || narrowed.has(name)) && /TEMP B-TREE|> +Sort/.test(plan) && !isMeant(name),
    )
    const unordered = plans.filter(({ name, plan }) => inOrder.has(name) && !new RegExp(`${inOrder.get(name)}`).test(plan))
    expect([scans, sorts, unordered]).toEqual([[], [], []])
    expect(plans).toHaveLength(statements.length)
    expect(plans.length).toBeGreaterThan(200)
  })
})

test('if two indexes could serve a list, SQLite uses the one with fewer rows to read', async () => {
  const { create, open } = sqlite
  const url = await create()

  const plans = await sqlitePlans(
    url,
    await open(url),
    choices.map(([, page]) => page),
  )

  const taken = plans.map(({ plan }) => choices.map(([index]) => index).find(index => plan.includes(`INDEX ${index} (`)))
  expect(taken).toEqual(choices.map(([index]) => index))
})

/** The exported statements, and each list in every order, with every filter, from its start and from a cursor. */
async function everyStatement() {
  const found: AnyStatement[] = []
  for (const file of globSync(join(import.meta.dirname, '../../src/store/*.ts'))) {
    for (const exported of Object.values((await import(file)) as object)) {
      if (isList(exported)) found.push(...pages(exported))
      else if (isSearch(exported)) found.push(...searches(exported))
      else if (isStatement(exported)) found.push(exported)
    }
  }
  return found
}

type List = PageOf<unknown, string>

function isList(value: unknown): value is List {
  return typeof value === 'function' && 'sorts' in value
}

function isSearch(value: unknown): value is Search<string> {
  return typeof value === 'object' && value !== null && 'sizes' in value
}

function isStatement(value: unknown): value is AnyStatement {
  return typeof value === 'object' && value !== null && 'build' in value
}

function pages(list: List) {
  const orders = list.sorts.flatMap(sort => [sort, `-${sort}`])
  return orders.flatMap(order =>
    [false, true].flatMap(goesOn => {
      const whole = list(order, [], goesOn, 21)
      unfiltered.add(whole.name)
      const narrow = list.filters.map(filter => list(order, [filter], goesOn, 21))
      // Those of several statuses sort no more than a page of each.
      for (const { name } of narrow) if (!/ statuses/.test(name)) narrowed.add(name)
      return [whole, ...narrow]
    }),
  )
}

/** Each in every order, by one word, by several, and with each filter, along a word and along the filter. */
function searches(search: Search<string>) {
  const orders = search.sorts.flatMap(sort => [sort, `-${sort}`])
  const walked = orders.flatMap(order =>
    [false, true].flatMap(goesOn => {
      const along = [false, true].flatMap(ends => [
        search.page(order, 'word0', 1, [], goesOn, ends, 21),
        search.page(order, 'word0', 3, [], goesOn, ends, 21),
        ...search.filters.map(filter => search.page(order, 'word0', 2, [filter], goesOn, ends, 21)),
      ])
      const besides = search.filters.flatMap(filter => [
        search.page(order, filter, 2, [filter], goesOn, true, 21),
        search.end(order, filter, goesOn, 21),
      ])
      const all = [...along, search.end(order, 'word0', goesOn, 21)]
      for (const { name } of all) inOrder.set(name, wordsInOrder[order.replace('-', '')]!)
      for (const { name } of [...all, ...besides]) narrowed.add(name)
      return [...all, ...besides]
    }),
  )
  return [...walked, search.sizes(1, [], 21), search.sizes(10, search.filters, 21)]
}

/** What the store itself prepares, explained on a connection beside it. */
async function sqlitePlans(url: string, store: Store, statements: AnyStatement[]) {
  const prepared = jest.spyOn(Database.prototype, 'prepare')
  // Without values nothing runs, but everything is prepared.
  for (const statement of statements) await store.read(statement, {}).catch(() => {})
  const texts = prepared.mock.calls.map(([text]) => text)
  prepared.mockRestore()

  const database = new Database(url, { readonly: true })
  try {
    return texts.map((text, i) => {
      const values = [...text.matchAll(/\?/g)].map(() => null)
      const steps = database.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${text}`).all(...values)
      return { name: statements[i]!.name, plan: steps.map(step => step.detail).join('\n') }
    })
  } finally {
    database.close()
  }
}

/** With scans of whole tables and sorting forbidden: where one is left, there is no index that would spare it. */
async function postgresPlans(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const db = drizzle(client, { casing: 'snake_case' })
    const hold = <Q>(query: Q) => (query as { for(strength: string): Q }).for('update')
    await client.query('SET enable_seqscan = off; SET enable_sort = off; SET plan_cache_mode = force_generic_plan')
    const plans = []
    for (const [i, { name, build }] of statements.entries()) {
      const { sql } = planned(build(db as never, define(postgres), hold)).toSQL()
      const nulls = Array.from({ length: new Set(sql.match(/\$\d+/g)).size }, () => 'NULL').join()
      await client.query(`PREPARE s${i} AS ${sql}`)
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE s${i}${nulls && `(${nulls})`}`)
      plans.push({ name, plan: rows.map(row => row['QUERY PLAN']).join('\n') })
    }
    return plans
  } finally {
    await client.end()
  }
}
