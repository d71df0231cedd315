/** Every statement of the store, asked how the database would find its rows: by an index, whatever the tables hold. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { AnyStatement, Store } from '../../src/store/index.ts'
import { define, postgres } from '../../src/store/tables.ts'
import { onEachDatabase } from '../support/database.ts'

/** These look through a whole table on purpose. */
const reasons: Record<string, string> = {
  any_account: 'the first row that there is will do',
  insert_account: 'keys would be looked through by who made them if an account were deleted, which none is',
}

/** What each list may be sorted and filtered by. A list that is not here fails. */
const lists: Record<string, { sorts: string[]; filters: string[] }> = {
  listAgents: { sorts: ['created_at', 'name', 'last_seen_at'], filters: ['status', 'never', 'online', 'idle', 'text'] },
  listKeys: { sorts: ['created_at', 'expires_at'], filters: ['active', 'expired', 'revoked'] },
  listSessions: { sorts: ['created_at', 'last_seen_at'], filters: [] },
}

const unfiltered = new Set<string>()
const statements = await everyStatement()

onEachDatabase('plans', ({ kind, create, open }) => {
  test('every statement finds its rows by an index, and every list without a filter has them in order without sorting', async () => {
    const url = await create()
    const store = await open(url)

    const plans = kind === 'sqlite' ? await sqlitePlans(url, store) : await postgresPlans(url)

    const scans = plans.filter(({ name, plan }) => /SCAN|Seq Scan/.test(plan) && !reasons[name])
    const sorts = plans.filter(({ name, plan }) => unfiltered.has(name) && /TEMP B-TREE|Sort/.test(plan))
    expect([scans, sorts]).toEqual([[], []])
    expect(plans).toHaveLength(statements.length)
    expect(plans.length).toBeGreaterThan(100)
  })
})

/** The exported statements, and each list in every order, with every filter, from its start and from a cursor. */
async function everyStatement() {
  const modules = globSync(join(import.meta.dirname, '../../src/store/*.ts')).filter(
    file => !/(drizzle|index|statement|tables|migrations|sqlite|postgres|list)\.ts$/.test(file),
  )
  const found: AnyStatement[] = []
  for (const file of modules) {
    for (const [name, exported] of Object.entries(await import(file))) {
      if (typeof exported !== 'function') found.push(exported as AnyStatement)
      else found.push(...pages(name, exported as (sort: string, filters: string[], goesOn: boolean) => AnyStatement))
    }
  }
  return found
}

function pages(name: string, list: (sort: string, filters: string[], goesOn: boolean) => AnyStatement) {
  if (!lists[name]) throw new Error(`${name} is a list of which this test does not know how it may be sorted and filtered`)
  const { sorts, filters } = lists[name]
  const orders = sorts.flatMap(sort => [sort, `-${sort}`])
  return orders.flatMap(order =>
    [false, true].flatMap(goesOn => {
      const whole = list(order, [], goesOn)
      unfiltered.add(whole.name)
      return [whole, ...filters.map(filter => list(order, [filter], goesOn))]
    }),
  )
}

/** What the store itself prepares, explained on a connection beside it. */
async function sqlitePlans(url: string, store: Store) {
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
      const { sql } = (build(db as never, define(postgres), hold) as unknown as { toSQL(): { sql: string } }).toSQL()
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
