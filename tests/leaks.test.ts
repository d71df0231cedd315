/** For every kind of database error, neither the log nor an answer contains values of the failed statement. */
import { describe, expect, test } from '@jest/globals'
import Database from 'better-sqlite3'
import { Client } from 'pg'
import type { Got, Person, Schemas } from './support/client.ts'
import { databases, sql, withConnection } from './support/database.ts'
import { soon } from './support/soon.ts'
import { openWorld, type World } from './support/world.ts'

type Answer = Got<Partial<Schemas['Problem']>>
const planted = 'planted-7e1d'
/** As secret as the rest, but without the address: that would make it a weak one, which is refused before anything is written. */
const password = 'seven violet anchors'
const writes = (ada: Person, world: World): (() => Promise<Answer>)[] => [
  () => ada.post('/v1/agents', { name: `${planted} name`, description: planted }),
  () =>
    world.call('POST', '/v1/accounts', {
      body: { email: `${planted}@example.com`, password, display_name: planted },
    }),
  () => ada.post('/v1/admin/quests', { title: `${planted} title`, acceptance_criteria: [planted] }),
  () => ada.patch('/v1/me', '*', { display_name: planted }),
]

/** Nothing of what was sent, no secret of the service, and no hash is to be found. */
function expectNothingIn(world: World, ada: Person, answers: Answer[]) {
  const refused = answers.filter(({ status }) => status >= 400)
  const told = [...world.log, ...refused.map(answer => answer.text)].join('\n')
  for (const secret of [planted, password, ada.email, ada.password, ada.token, '$argon2', 'Failed query', 'params'])
    expect(told.includes(secret) && secret).toBe(false)
  // The statement and the rule are named, so that a failure can be traced.
  expect(world.log.filter(line => line.includes('The statement ')).join('\n')).toMatch(/The statement \w+ failed: [\w ()]+/)
}
const all = async (acts: (() => Promise<Answer>)[]) => {
  const answers: Answer[] = []
  for (const act of acts) answers.push(await act())
  return answers
}
const statuses = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))]

describe('SQLite', () => {
  const { create, open } = databases('sqlite')
  const opened = async () => {
    const url = await create()
    const { store, connection } = await withConnection(() => open(url))
    const world = await openWorld('sqlite', store)
    return { url, connection, world, ada: await world.human() }
  }

  test('locked by another program', async () => {
    const { url, connection, world, ada } = await opened()
    connection.pragma('busy_timeout = 0')
    const other = new Database(url)
    other.exec('BEGIN IMMEDIATE')

    const answers = await all(writes(ada, world))
    other.close()
    world.close()

    expect(statuses(answers)).toEqual([503])
    expectNothingIn(world, ada, answers)
  })

  test('read-only, and back without a restart', async () => {
    const { connection, world, ada } = await opened()
    connection.pragma('query_only = 1')

    const answers = await all(writes(ada, world))
    const ready = await fetch(`${world.url}/readyz`)
    connection.pragma('query_only = 0')
    const after = await ada.post('/v1/agents', { name: 'Scout' })
    world.close()

    expect([statuses(answers), answers[0]!.headers['retry-after'], ready.status, after.status]).toEqual([[503], '1', 503, 201])
    expectNothingIn(world, ada, answers)
  })

  test('full', async () => {
    const { connection, world, ada } = await opened()
    // Migrations have left free pages.
    connection.exec('VACUUM')
    connection.pragma(`max_page_count = ${connection.pragma('page_count', { simple: true }) as number}`)

    const answers: Answer[] = []
    for (let i = 0; i < 50; i++) answers.push(await ada.post('/v1/agents', { name: `${planted} name`, description: planted.repeat(40) }))
    world.close()

    expect(answers.at(-1)!.status).toBe(503)
    expectNothingIn(world, ada, answers)
  })

  test('broken constraints and tables', async () => {
    const { connection, world, ada } = await opened()
    connection.exec(`CREATE TRIGGER no_agents BEFORE INSERT ON agents BEGIN INSERT INTO agents (id) VALUES (NEW.name); END`)
    connection.exec('ALTER TABLE quests RENAME COLUMN title TO gone')

    const answers = await all([writes(ada, world)[0]!, writes(ada, world)[2]!])
    world.close()

    expect(statuses(answers)).toEqual([500])
    expectNothingIn(world, ada, answers)
  })
})

describe('PostgreSQL', () => {
  const { create, open } = databases('postgres')
  const opened = async () => {
    const url = await create()
    const world = await openWorld('postgres', await open(url))
    return { url, world, ada: await world.human() }
  }
  const cut = (url: string) =>
    sql(url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()')
  const raising = (table: string, code: string) => `
    CREATE FUNCTION raise_${table}() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'because of %', NEW USING ERRCODE = '${code}'; END $$;
    CREATE TRIGGER raise_${table} BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION raise_${table}()`

  test('locked, until an operator cancels the statement', async () => {
    const { url, world, ada } = await opened()
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('BEGIN; LOCK TABLE agents IN ACCESS EXCLUSIVE MODE; LOCK TABLE quests IN ACCESS EXCLUSIVE MODE')

    const [create, , write] = writes(ada, world)
    const waiting = Promise.all([create!(), write!()])
    const locked = "FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    await soon(async () => expect(await sql(url, `SELECT pid ${locked}`)).toHaveLength(2))
    await sql(url, `SELECT pg_cancel_backend(pid) ${locked}`)
    const answers = await waiting
    await other.end()
    const after = await ada.post('/v1/agents', { name: 'Scout' })
    world.close()

    expect([statuses(answers), answers[0]!.headers['retry-after'], after.status]).toEqual([[503], '1', 201])
    expect(world.log.join()).toContain('57014')
    expectNothingIn(world, ada, answers)
  })

  test('read-only, as after a failover, and back without a restart', async () => {
    const { url, world, ada } = await opened()
    const setReadOnly = async (value: string) => {
      const admin = new Client({ connectionString: url })
      await admin.connect()
      await admin.query('SET default_transaction_read_only = off')
      await admin.query(`ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET default_transaction_read_only = ${value}`)
      await admin.end()
    }
    await setReadOnly('on')
    await cut(url)
    await ada.get('/v1/agents')

    const answers = await all(writes(ada, world))
    const read = await ada.get('/v1/agents')
    const ready = await fetch(`${world.url}/readyz`)
    await setReadOnly('off')
    const after = await ada.post('/v1/agents', { name: 'Scout' })
    world.close()

    expect([statuses(answers), answers[0]!.headers['retry-after'], read.status, ready.status]).toEqual([[503], '1', 200, 503])
    expect(after.status).toBe(201)
    expectNothingIn(world, ada, answers)
  })

  test.each([
    ['53100', 'a full disk'],
    ['40P01', 'deadlocks again and again'],
    ['40001', 'serialization failures again and again'],
    ['55P03', 'a lock that is not to be had'],
  ])('%s, %s: 503, and back without a restart', async code => {
    const { url, world, ada } = await opened()
    for (const table of ['agents', 'accounts', 'quests']) await sql(url, raising(table, code))

    const answers = await all(writes(ada, world))
    for (const table of ['agents', 'accounts', 'quests']) await sql(url, `DROP TRIGGER raise_${table} ON ${table}`)
    const after = await ada.post('/v1/agents', { name: 'Scout' })
    world.close()

    expect([statuses(answers), answers[0]!.headers['retry-after'], after.status]).toEqual([[503], '1', 201])
    expectNothingIn(world, ada, answers)
  })

  test('broken constraints and tables', async () => {
    const { url, world, ada } = await opened()
    await sql(
      url,
      `ALTER TABLE agents ADD CONSTRAINT no_agents CHECK (name = 'Scout'); ALTER TABLE accounts ADD CHECK (display_name <> '${planted}')`,
    )
    await sql(url, 'ALTER TABLE quests RENAME COLUMN title TO gone')

    const answers = await all(writes(ada, world))
    world.close()

    expect(statuses(answers)).toEqual([500])
    expect(world.log.join()).toContain('23514 (no_agents)')
    expectNothingIn(world, ada, answers)
  })
})
