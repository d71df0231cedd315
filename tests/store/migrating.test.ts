/** A migration of a large database: the service answers meanwhile, others may write, and whoever interrupts it loses nothing. */
import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { version } from '../../src/app.ts'
import { details } from '../support/details.ts'
import { databases, newAccount, onBothDatabases, sql } from '../support/database.ts'
import { applyFirst } from '../support/migrations.ts'
import { launchService } from '../support/service.ts'
import { freePort } from '../support/socket.ts'
import { soon } from '../support/soon.ts'

const launched: ReturnType<typeof launchService>[] = []
afterEach(async () => {
  for (const one of launched.splice(0)) await one.stop('SIGKILL')
})
async function launch(DATABASE_URL: string) {
  const port = await freePort()
  const service = launchService({ DATABASE_URL, PORT: String(port) })
  launched.push(service)
  const look = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return [answer.status, await answer.json()]
  }
  const says = (path: string, expected: unknown) => soon(async () => expect(await look(path)).toEqual(expected))
  return { ...service, says }
}

describe('an index of a large table (postgres)', () => {
  const { createEmpty } = databases('postgres')
  /** The tables before `accounts_leaving`, an index of accounts, and a person who writes to them and has not ended. */
  async function withWriter() {
    const url = await createEmpty()
    await applyFirst(url, 'postgres', 11)
    const account = (id: string) =>
      `INSERT INTO accounts (id, email, display_name, password_hash, role, created_at, updated_at) VALUES ('${id}', '${id}@example.com', 'Ada', '-', 'admin', 1, 1)`
    const writer = new Client({ connectionString: url })
    // After a failure, the database is removed under it.
    writer.on('error', () => {})
    await writer.connect()
    await writer.query(`BEGIN; ${account('acc_1')}`)
    return { url, writer, write: (id: string) => sql(url, account(id)) }
  }
  const building = "FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX CONCURRENTLY%' AND datname = current_database()"
  const index = "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('accounts_leaving')"
  const changing = [503, { status: 'not ready', reason: 'changing the tables: 0011_leaving' }]
  const waiting = [503, { status: 'not ready', reason: 'waiting for another instance, which is changing the tables' }]

  test('is built while others write, and meanwhile the service says that it runs but is not ready', async () => {
    const { url, writer, write } = await withWriter()

    const one = await launch(url)
    await soon(async () => expect(await sql(url, `SELECT ${building}`)).toHaveLength(1))
    await one.says('/healthz', [200, { status: 'ok' }])
    await one.says('/readyz', changing)
    const two = await launch(url)
    await two.says('/readyz', waiting)
    await write('acc_2')
    await writer.query('COMMIT')
    await writer.end()
    await Promise.all([one.ready(), two.ready()])

    for (const service of [one, two]) await service.says('/readyz', [200, { status: 'ready' }])
    expect(await sql(url, index)).toEqual([{ valid: true }])
    expect(await sql(url, 'SELECT id FROM accounts ORDER BY id')).toEqual([{ id: 'acc_1' }, { id: 'acc_2' }])
  })

  details(() => {
    test('is built again if the one that built it was killed', async () => {
      const { url, writer } = await withWriter()
      const one = await launch(url)
      await soon(async () => expect(await sql(url, `SELECT ${building}`)).toHaveLength(1))

      await one.stop('SIGKILL')
      // PostgreSQL finds out when it answers. Here somebody ends its work, as a crash of the server would.
      await sql(url, `SELECT pg_terminate_backend(pid, 10000) ${building}`)
      const left = await sql(url, index)
      const two = await launch(url)
      await two.says('/readyz', changing)
      await writer.query('COMMIT')
      await writer.end()
      await two.ready()

      expect(left).toEqual([{ valid: false }])
      expect(await sql(url, index)).toEqual([{ valid: true }])
      expect(await sql(url, 'SELECT FROM drizzle.migration_steps')).toEqual([])
    })

    test('is finished by PostgreSQL if the one that asked for it was killed, and the next one waits for that', async () => {
      const { url, writer } = await withWriter()
      const one = await launch(url)
      await soon(async () => expect(await sql(url, `SELECT ${building}`)).toHaveLength(1))

      await one.stop('SIGKILL')
      const two = await launch(url)
      await two.says('/readyz', waiting)
      const [before] = await sql<{ oid: string }>(url, "SELECT to_regclass('accounts_leaving')::oid::text AS oid")
      await writer.query('COMMIT')
      await writer.end()
      await two.ready()

      expect(await sql(url, index)).toEqual([{ valid: true }])
      expect(await sql(url, "SELECT to_regclass('accounts_leaving')::oid::text AS oid")).toEqual([before])
    })
  })
})

onBothDatabases('make migrate', ({ kind, createEmpty, open }) => {
  const migrate = async (settings: Record<string, string>) => {
    const { NODE_OPTIONS: _, ...inherited } = process.env
    const script = join(import.meta.dirname, '../../scripts/migrate.ts')
    return promisify(execFile)(process.execPath, [script], { env: { ...inherited, ...settings } }).then(
      ({ stdout }) => ({ status: 0, said: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({ status: error.code, said: error.stdout + error.stderr }),
    )
  }

  test('says which database it changes and how, and ends; afterwards nothing is left to do', async () => {
    const url = await createEmpty()
    await applyFirst(url, kind, 11)

    const file = join(mkdtempSync(join(tmpdir(), 'settings-')), 'agent-quest.env')
    writeFileSync(file, `DATABASE_URL=${url}\n`)

    const first = await migrate({ SETTINGS: file })
    const second = await migrate({ DATABASE_URL: url })

    expect(first.status).toBe(0)
    expect(first.said).toMatch(/^Database: (\/|postgres:\/\/\w*@?localhost\/test_)/)
    expect(first.said).toContain(`(from ${file})`)
    expect(first.said).toContain('changing the tables: 0011_leaving')
    expect(first.said).toMatch(new RegExp(`\\d migrations ran\\. The tables fit version ${version}\n$`))
    expect(second).toEqual({ status: 0, said: expect.stringContaining(`Nothing had to change. The tables fit version ${version}`) })
    expect(await (await open(url, { access: 'share' })).transaction(newAccount)).toBeDefined()
  })

  test('says why it could not', async () => {
    const missing = kind === 'sqlite' ? `${await createEmpty()}.lock/x/y` : 'postgres://ada:secret@127.0.0.1:1/quest?password=other'
    if (kind === 'sqlite') await sql(missing.replace('/x/y', ''), 'SELECT 1')

    const { status, said } = await migrate({ DATABASE_URL: missing })

    expect(status).toBe(1)
    expect(said).toContain('The tables were not changed to the end: ')
    expect(said).not.toMatch(/secret|other/)
  })
})
