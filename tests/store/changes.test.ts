/** What one instance changes, every other one hears of: from PostgreSQL, through any loss of connections or processes. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { createLog } from '../../src/log.ts'
import { insertMeta } from '../../src/store/engine/meta.ts'
import { openStore, run, tell, type Change, type Store } from '../../src/store/index.ts'
import { follow, type Ask } from '../../src/store/engine/postgres/changes.ts'
import { databases, sql } from '../support/database.ts'
import { startPostgres } from '../support/postgres.ts'
import { patienceMs, soon } from '../support/soon.ts'
import { holdTimers } from '../support/timers.ts'

const { create, open } = databases('postgres')
const root = join(import.meta.dirname, '../..')

/** What a store hears from now on. */
function heardBy(store: Store) {
  const heard: Change[] = []
  store.onChange(change => void heard.push(change))
  return heard
}
const change = (accountId: string) => () => tell({ accountId })
const write = (row: string) => `INSERT INTO changes (hint) VALUES ('{"accountId":"${row}"}')`
const ears = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_current_snapshot%'"

async function connect(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

/** Long after the listening connection could have looked by itself. */
const longMs = 10_000

describe('a change reaches another instance', () => {
  test('at once, without a look at the clock, and once', async () => {
    holdTimers()
    const url = await create()
    const [one, two] = [await open(url), await open(url)]
    const [here, there] = [heardBy(one), heardBy(two)]

    await one.transaction(change('acc_1'))
    await two.transaction(change('acc_2'))

    for (const heard of [here, there])
      await soon(async () => expect(heard).toEqual(expect.arrayContaining([{ accountId: 'acc_1' }, { accountId: 'acc_2' }])))
    await one.transaction(change('acc_3'))
    for (const heard of [here, there])
      await soon(async () => expect(heard.map(({ accountId }) => accountId).toSorted()).toEqual(['acc_1', 'acc_2', 'acc_3']))
  })

  test('with what has changed, but without the entry of the log', async () => {
    const url = await create()
    const [one, two] = [await open(url), await open(url)]
    const there = heardBy(two)

    await one.transaction(() =>
      tell({ accountId: "it's", agentId: 'agt_\\1', about: 'approval', desk: ['quest'], entry: { action: 'secret', tookMs: 1 } }),
    )

    await soon(async () => expect(there).toEqual([{ accountId: "it's", agentId: 'agt_\\1', about: 'approval', desk: ['quest'] }]))
    expect(await sql(url, "SELECT FROM changes WHERE hint LIKE '%secret%'")).toEqual([])
  })

  test('only if it was committed', async () => {
    const url = await create()
    const [one, two] = [await open(url), await open(url)]
    const there = heardBy(two)

    const failed = one.transaction(function* () {
      yield* tell({ accountId: 'acc_never' })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await one.transaction(change('acc_1'))

    await soon(async () => expect(there).toEqual([{ accountId: 'acc_1' }]))
  })

  test('if the connection on which it would be announced has died', async () => {
    const url = await create()
    const one = await open(url)
    const [writer] = await sql<{ pid: number }>(url, `SELECT pid ${ears}`)
    const two = await open(url)
    const there = heardBy(two)

    await sql(url, `SELECT pg_terminate_backend(${writer!.pid}, 10000)`)
    await one.transaction(change('acc_1'))

    await soon(async () => expect(there).toEqual([{ accountId: 'acc_1' }]))
  })

  test('if the connection on which it would be heard has died: then everything is read again', async () => {
    const url = await create()
    const [one, two] = [await open(url), await open(url)]
    const there = heardBy(two)

    await sql(url, `SELECT pg_terminate_backend(pid, 10000) ${ears}`)
    await one.transaction(change('acc_1'))

    await soon(async () => expect(there.map(({ accountId }) => accountId)).toEqual(expect.arrayContaining(['*'])))
  })

  test('if its instance is killed between the commit and the announcement', async () => {
    const url = await create()
    const store = await open(url)
    const there = heardBy(store)

    const killed = spawn(process.execPath, ['--input-type=module', '-e', diesBeforeItAnnounces], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: url },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [, signal] = await once(killed, 'exit')

    expect(signal).toBe('SIGKILL')
    await soon(async () => expect(there).toEqual([{ accountId: 'acc_killed' }]))
  })

  const diesBeforeItAnnounces = `
    import pg from 'pg'
    import { createLog } from './src/log.ts'
    import { openStore, tell } from './src/store/index.ts'
    const { query } = pg.Client.prototype
    pg.Client.prototype.query = function (asked, ...rest) {
      if (/pg_notify/.test(asked.text ?? asked)) process.kill(process.pid, 'SIGKILL')
      return query.call(this, asked, ...rest)
    }
    const store = await openStore(process.env.DATABASE_URL, createLog('silent'), { access: 'share' })
    await store.transaction(() => tell({ accountId: 'acc_killed' }))
    await new Promise(() => setInterval(() => {}, 1000))`

  test('within half a second, if nobody announces it', async () => {
    const { advance } = holdTimers()
    const url = await create()
    const there = heardBy(await open(url))
    await sql(url, write('acc_silent'))

    advance(500)

    await soon(async () => expect(there).toEqual([{ accountId: 'acc_silent' }]))
  })

  test('also if its transaction began before others that ended earlier', async () => {
    const { advance } = holdTimers()
    const url = await create()
    const store = await open(url)
    const there = heardBy(store)
    const slow = await connect(url)
    await slow.query(`BEGIN; ${write('acc_slow')}`)

    await store.transaction(change('acc_fast'))
    await soon(async () => expect(there).toEqual([{ accountId: 'acc_fast' }]))
    advance(longMs)
    await slow.query('COMMIT')
    await slow.end()
    advance(longMs)

    await soon(async () => expect(there).toEqual([{ accountId: 'acc_fast' }, { accountId: 'acc_slow' }]))
  })
})

describe('an older version beside this one', () => {
  test('is heard, and hears', async () => {
    const url = await create()
    const store = await open(url)
    const here = heardBy(store)
    const older = await connect(url)
    const there: Change[] = []
    older.on('notification', ({ payload }) => void there.push(JSON.parse(payload!) as Change))
    await older.query('LISTEN agent_quest_changes')

    await older.query(`SELECT pg_notify('agent_quest_changes', '{"accountId":"acc_older"}')`)
    await store.transaction(change('acc_newer'))

    await soon(async () => expect(here).toEqual(expect.arrayContaining([{ accountId: 'acc_older' }, { accountId: 'acc_newer' }])))
    await soon(async () => expect(there).toContainEqual(expect.objectContaining({ accountId: 'acc_newer' })))
    await older.end()
  })
})

test('a write does not wait for the commit of another one', async () => {
  // No standby has this name, so a commit that waits for one waits until the name is removed.
  const server = await startPostgres('32MB', () => ['synchronous_standby_names=nobody', 'synchronous_commit=local'])
  const log = createLog('silent')
  const waiting = new URL(server)
  waiting.searchParams.set('options', '-c synchronous_commit=on')
  const quick = await openStore(server, log, { patienceMs })
  const slow = await openStore(waiting.href, log, { access: 'share', patienceMs })
  const heard = heardBy(quick)

  const held = slow.transaction(function* () {
    yield* run(insertMeta, { name: 'held', value: '' })
    yield* tell({ accountId: 'acc_held' })
  })
  await soon(async () => expect(await sql(server, "SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep'")).toHaveLength(1))
  await quick.transaction(function* () {
    yield* run(insertMeta, { name: 'quick', value: '' })
    yield* tell({ accountId: 'acc_quick' })
  })
  await soon(async () => expect(heard).toEqual([{ accountId: 'acc_quick' }]))
  await sql(server, "ALTER SYSTEM SET synchronous_standby_names = ''")
  await sql(server, 'SELECT pg_reload_conf()')
  await held

  await soon(async () => expect(heard).toEqual([{ accountId: 'acc_quick' }, { accountId: 'acc_held' }]))
  await slow.close()
  await quick.close()
})

describe('the table of changes', () => {
  /** Reads the table like an instance. `clock.minutes` is how much later it is on the server. */
  async function reader(url: string) {
    const client = await connect(url)
    const clock = { minutes: 0 }
    const ask: Ask = async <Row extends object>(text: string, values?: unknown[]) =>
      (await client.query<Row>(text, values)).rows.map(row => ('at' in row ? { ...row, at: Number(row.at) + clock.minutes * 60_000 } : row))
    return { news: await follow(ask, 'public'), clock, end: () => client.end() }
  }
  const rows = (url: string) => sql<{ hint: string }>(url, 'SELECT hint FROM changes')

  test('loses its rows when every instance has had a minute to read them, and those of a transaction that has just ended stay', async () => {
    const url = await create()
    const { news, clock, end } = await reader(url)
    const late = await connect(url)
    await late.query(`BEGIN; ${write('acc_late')}`)
    await sql(url, write('acc_1'))
    const read = [await news()]
    for (const minutes of [0.4, 0.8, 1.2]) {
      clock.minutes = minutes
      read.push(await news())
    }
    await late.query('COMMIT')
    for (const minutes of [1.6, 2, 2.4]) {
      clock.minutes = minutes
      read.push(await news())
    }
    await Promise.all([late.end(), end()])

    expect(read.flat()).toEqual([{ accountId: 'acc_1' }, { accountId: 'acc_late' }])
    expect(await rows(url)).toEqual([{ hint: '{"accountId":"acc_late"}' }])
  })

  test('is not trusted by an instance that has not read for half a minute: everything is read again', async () => {
    const url = await create()
    const { news, clock, end } = await reader(url)

    clock.minutes = 0.6
    const late = await news()
    await sql(url, write('acc_1'))
    const inTime = await news()
    await end()

    expect([late, inTime]).toEqual([[{ accountId: '*' }], [{ accountId: 'acc_1' }]])
  })

  test('is not read row by row if there are too many: everything is read again', async () => {
    const url = await create()
    const { news, end } = await reader(url)

    await sql(url, `INSERT INTO changes (hint) SELECT '{"accountId":"acc_' || n || '"}' FROM generate_series(1, 5001) n`)
    const many = await news()
    await sql(url, `INSERT INTO changes (hint) SELECT '{"accountId":"acc_1"}' FROM generate_series(1, 5001) n`)
    const same = await news()
    await end()

    expect([many, same]).toEqual([[{ accountId: '*' }], [{ accountId: 'acc_1' }]])
  })

  test('may have rows of a restored copy, with numbers of another server', async () => {
    const url = await create()
    const { news, end } = await reader(url)
    await sql(url, `INSERT INTO changes (made_by, hint) VALUES ('1', '{"accountId":"acc_1"}'), ('999999999999', '{"accountId":"acc_2"}')`)

    const read = [await news(), await news()]
    await end()

    expect(read).toEqual([[], []])
  })
})
