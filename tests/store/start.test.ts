import { chmodSync, linkSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import Database from 'better-sqlite3'
import { findAccount } from '../../src/store/people/accounts.ts'
import { sql } from '../../src/store/engine/drizzle.ts'
import { statement } from '../../src/store/engine/statement.ts'
import { databases, newAccount, onBothDatabases, sql as ask, withConnection } from '../support/database.ts'
import { startService } from '../support/service.ts'
import { holdTimers } from '../support/timers.ts'

onBothDatabases('the start of a store', ({ kind, createEmpty, open }) => {
  const migrations = kind === 'postgres' ? 'drizzle.__drizzle_migrations' : '__drizzle_migrations'

  test('migrations are applied once, and a second start finds what the first one wrote', async () => {
    const url = await createEmpty()
    const first = await open(url)
    const account = await first.transaction(newAccount)
    const applied = await ask(url, `SELECT * FROM ${migrations}`)
    await first.close()

    const second = await open(url)

    expect(await second.read(findAccount, account)).toEqual([account])
    expect(await ask(url, `SELECT * FROM ${migrations}`)).toEqual(applied)
  })

  test('a database that a newer version has changed is refused and left unchanged', async () => {
    const url = await createEmpty()
    const store = await open(url)
    await store.close()
    await ask(url, `INSERT INTO ${migrations} (hash, created_at) VALUES ('of the future', ${Date.now() * 2})`)
    const before = await ask(url, `SELECT * FROM ${migrations}`)

    await expect(open(url)).rejects.toThrow('The database was changed by a newer version of this service. Run that version')

    expect(await ask(url, `SELECT * FROM ${migrations}`)).toEqual(before)
  })

  test('a database that cannot be opened is refused with a clear message', async () => {
    const url = kind === 'postgres' ? 'postgres://postgres@127.0.0.1:1/nowhere' : `${await createEmpty()}.lock/inside`
    if (kind === 'sqlite') await ask(url.replace('.lock/inside', '.lock'), 'SELECT 1')

    await expect(open(url)).rejects.toThrow(kind === 'postgres' ? /^PostgreSQL cannot be reached: / : /ENOTDIR|EEXIST/)
  })
})

describe('a SQLite file', () => {
  const { createEmpty, open } = databases('sqlite')

  test('is opened with durable writes, a write-ahead log, foreign keys and a short wait for locks', async () => {
    const url = await createEmpty()
    const { store, connection } = await withConnection(() => open(url))
    await store.transaction(newAccount)

    const names = ['synchronous', 'journal_mode', 'foreign_keys', 'trusted_schema', 'busy_timeout']
    const settings = names.map(name => connection.pragma(name, { simple: true }))

    expect(settings).toEqual([2, 'wal', 1, 0, 1000])
  })

  test('can be read by its owner only, like the files next to it and the folder that is created for it', async () => {
    const folder = `${await createEmpty()}-folder`
    const store = await open(`${folder}/quest.db`)
    await store.transaction(newAccount)

    const modes = ['', '/quest.db', '/quest.db-wal', '/quest.db-shm', '/quest.db.lock'].map(name => statSync(folder + name).mode & 0o777)

    expect(modes.map(mode => mode.toString(8))).toEqual(['700', '600', '600', '600', '600'])
  })

  test('keeps its permissions if it exists already', async () => {
    const url = await createEmpty()
    writeFileSync(url, '')
    chmodSync(url, 0o640)

    await open(url)

    expect((statSync(url).mode & 0o777).toString(8)).toBe('640')
  })

  test('has one process: a second one is refused with a message that says what to do, until the first has ended', async () => {
    const url = await createEmpty()
    const store = await open(url)
    const sentence = `Another process of this service uses ${url}. Only one instance can serve a SQLite file. To run several, use PostgreSQL`

    await expect(open(url)).rejects.toThrow(sentence)
    await expect(startService({ DATABASE_URL: url })).rejects.toThrow(`The service cannot start: ${sentence}`)
    await store.close()

    await (await startService({ DATABASE_URL: url })).stop()
  })

  test('is the same file under any name: a second process is refused through a symbolic link, and a hard link is not accepted', async () => {
    const url = await createEmpty()
    symlinkSync(url, `${url}.soft`)
    const store = await open(url)
    await expect(open(`${url}.soft`)).rejects.toThrow('Another process of this service')
    await store.close()
    const through = await open(`${url}.soft`)
    await expect(open(url)).rejects.toThrow('Another process of this service')
    await through.close()

    linkSync(url, `${url}.hard`)

    await expect(open(url)).rejects.toThrow('several names (hard links)')
  })

  test('stays locked by its process, even if somebody deletes the lock file', async () => {
    const { advance } = holdTimers()
    const url = await createEmpty()
    const store = await open(url)

    rmSync(`${url}.lock`)
    advance(1_000)

    await expect(open(url)).rejects.toThrow('Another process of this service')
    expect(await store.transaction(newAccount)).toBeDefined()
  })

  test('is given up by its process if another process took the lock or the file was replaced', async () => {
    const { advance } = holdTimers()
    const [first, second] = [await createEmpty(), await createEmpty()]
    const [one, two] = [await open(first), await open(second)]
    const reasons: string[] = []
    for (const store of [one, two]) store.onFatal = error => void reasons.push((error.cause as Error).message)

    rmSync(`${first}.lock`)
    const thief = await open(first)
    renameSync(second, `${second}.old`)
    advance(1_000)
    await thief.close()

    expect(reasons).toEqual([
      `${first}.lock was removed, and another process has taken it`,
      `${second} was removed or replaced while it was in use`,
    ])
  })

  test.each<[string, (file: string) => void, RegExp]>([
    [
      'is no database',
      file => writeFileSync(file, 'a text that is longer than the header of a database, which has 100 bytes'.repeat(9)),
      /is not a SQLite database\. Set DATABASE_URL to another/,
    ],
    ['is a folder', file => void mkdirSync(file), / is a folder\. Name a file in it in DATABASE_URL/],
    [
      'belongs to another program',
      file => void new Database(file).exec('CREATE TABLE accounts (id)').close(),
      /belongs to another program/,
    ],
  ])('that %s is refused with its name and what to do', async (_what, make, sentence) => {
    const url = await createEmpty()
    make(url)

    await expect(open(url)).rejects.toThrow(sentence)
    await expect(open(url)).rejects.toThrow(url)
  })

  test('is free again as soon as its process is killed', async () => {
    const url = await createEmpty()
    const service = await startService({ DATABASE_URL: url })
    await expect(open(url)).rejects.toThrow('Another process')

    await service.stop('SIGKILL')

    await expect(open(url)).resolves.toBeDefined()
  })
})

describe('a PostgreSQL database', () => {
  const { createEmpty, open } = databases('postgres')

  test('is migrated once when ten instances start on it at the same time', async () => {
    const url = await createEmpty()

    const stores = await Promise.all(Array.from({ length: 10 }, () => open(url)))

    const account = await stores[0]!.transaction(newAccount)
    expect(await stores[9]!.read(findAccount, account)).toEqual([account])
    expect(await ask(url, 'SELECT hash FROM drizzle.__drizzle_migrations GROUP BY hash HAVING count(*) > 1')).toEqual([])
  })

  test('is migrated without a deadline: a change of a large table may take longer than the service waits for any other statement', async () => {
    const url = await createEmpty()
    await ask(
      url,
      `CREATE TABLE noted (statement_timeout text);
      CREATE FUNCTION note() RETURNS event_trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO public.noted VALUES (current_setting('statement_timeout')); END $$;
      CREATE EVENT TRIGGER note ON ddl_command_start EXECUTE FUNCTION note()`,
    )

    await open(url)

    expect(await ask(url, 'SELECT DISTINCT statement_timeout FROM noted')).toEqual([{ statement_timeout: '0' }])
  })

  test.each([
    ['several hosts', 'postgres://user:p,w@one:1,two:2/db', /names several hosts\. Add target_session_attrs=read-write/],
    ['several hosts as a parameter', 'postgres://user@/db?host=one,two', /names several hosts\. Add target_session_attrs=read-write/],
  ])('is not opened at %s', async (_what, url, sentence) => {
    await expect(open(url)).rejects.toThrow(sentence)
  })

  test('that is read-only is refused at the start, with a message that says what to do', async () => {
    const url = await createEmpty()
    await ask(url, `ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET default_transaction_read_only = on`)

    await expect(open(url)).rejects.toThrow(/is read-only .* Allow writes/)
  })

  test('plans each statement once, and keeps the other options of its address', async () => {
    const url = new URL(await createEmpty())
    url.searchParams.set('options', '-c work_mem=5MB')
    const store = await open(url.href)
    const setting = (name: string) => sql`current_setting(${name})`
    const settings = statement<object>()('settings', q =>
      q.select({ plans: setting('plan_cache_mode'), memory: setting('work_mem') }).from(sql`(select 1) as once`),
    )

    expect(await store.read(settings, {})).toEqual([{ plans: 'force_generic_plan', memory: '5MB' }])
  })
})
