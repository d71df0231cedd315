/** `make backup`, `make restore` and `make doctor`, as an operator runs them. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from '@jest/globals'
import { client, type Schemas } from './support/client.ts'
import { databases, onEachDatabase, sql } from './support/database.ts'
import { broken } from './support/laws.ts'
import { startService } from './support/service.ts'

const key = 'the key of these tests is long enough'
const folders: string[] = []
const folder = () => folders[folders.push(mkdtempSync(join(tmpdir(), 'keeping-'))) - 1]!
afterEach(() => folders.splice(0).forEach(one => rmSync(one, { recursive: true, force: true })))

const pathOf = (name: string) => join(import.meta.dirname, `../scripts/${name}.ts`)
function environment(env: Record<string, string>) {
  const { NODE_OPTIONS: _, ...inherited } = process.env
  return { ...inherited, AQS_SEAL_KEY: key, ...env }
}
async function run(name: 'backup' | 'restore' | 'doctor', env: Record<string, string>) {
  return promisify(execFile)(process.execPath, [pathOf(name)], { env: environment(env) }).then(
    ({ stdout }) => ({ status: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({ status: error.code, said: error.stdout + error.stderr }),
  )
}

describe('a SQLite database', () => {
  const { create } = databases('sqlite')
  const start = (url: string) => startService({ DATABASE_URL: url, AQS_SEAL_KEY: key, AQS_STARTER_QUESTS: 'off' })

  test('is copied whole while agents are being created, and contains every change that was acknowledged before', async () => {
    const [url, to] = [await create(), join(folder(), 'monday.db')]
    const service = await start(url)
    const ada = await client(service.url).human()
    const before = await Promise.all(Array.from({ length: 20 }, (_, i) => ada.agent(`before ${i}`)))
    const over = new AbortController()
    const load = (async () => {
      while (!over.signal.aborted) await ada.patch(`/v1/agents/${before[0]!.id}`, '*', { description: `${Math.random()}` })
    })()

    const backup = await run('backup', { DATABASE_URL: url, FILE: to })
    over.abort()
    await load
    await service.stop()

    expect(backup).toEqual({ status: 0, said: expect.stringContaining('has a whole copy of the database') })
    expect(readdirSync(join(to, '..'))).toEqual(['monday.db'])
    writeFileSync(`${to}.seal-key`, key)
    expect(await broken(to)).toEqual([])
    expect((await sql<{ id: string }>(to, 'SELECT id FROM agents')).map(({ id }) => id).toSorted()).toEqual(
      before.map(({ id }) => id).toSorted(),
    )
  })

  test('comes back as it was, and what was there before stays beside it', async () => {
    const [url, to] = [await create(), join(folder(), 'monday.db')]
    const first = await start(url)
    const ada = await client(first.url).human()
    await ada.agent('Scout')
    await run('backup', { DATABASE_URL: url, FILE: to })
    await ada.agent('Later')
    await first.stop('SIGKILL')

    const refused = await run('restore', { DATABASE_URL: url, FILE: to })
    const restored = await run('restore', { DATABASE_URL: url, FILE: to, OVERWRITE: 'yes' })
    const second = await start(url)
    const back = client(second.url).call<Schemas['AgentPage']>('GET', '/v1/agents', { token: ada.token })

    expect((await back).body.items.map(({ name }) => name)).toEqual(['Scout'])
    await second.stop()
    expect(refused).toEqual({ status: 1, said: expect.stringContaining(`${url} exists. To replace it, add OVERWRITE=yes`) })
    expect(restored.status).toBe(0)
    expect(await sql(`${url}.before-restore`, 'SELECT name FROM agents ORDER BY created_at')).toEqual([
      { name: 'Scout' },
      { name: 'Later' },
    ])
  })

  test('is not replaced while its service runs', async () => {
    const [url, to] = [await create(), join(folder(), 'monday.db')]
    const service = await start(url)
    const ada = await client(service.url).human()
    await run('backup', { DATABASE_URL: url, FILE: to })
    await ada.agent('Later')

    const refused = await run('restore', { DATABASE_URL: url, FILE: to, OVERWRITE: 'yes' })
    const still = await ada.get<Schemas['AgentPage']>('/v1/agents')
    await service.stop()

    expect(refused).toEqual({ status: 1, said: expect.stringContaining(`Another process of this service uses ${url}`) })
    expect(still.body.items).toHaveLength(1)
  })

  test('is not replaced by a file that is damaged, forged, sealed with another key, or no database of the service', async () => {
    const [url, home] = [await create(), folder()]
    const service = await start(url)
    await client(service.url).human()
    const good = join(home, 'good.db')
    await run('backup', { DATABASE_URL: url, FILE: good })
    await service.stop()
    const files = { damaged: join(home, 'damaged.db'), forged: join(home, 'forged.db'), foreign: join(home, 'foreign.db') }
    for (const file of [files.damaged, files.forged]) copyFileSync(good, file)
    const bytes = readFileSync(good)
    writeFileSync(files.damaged, bytes.fill(0xff, 4096 * 3, 4096 * 6))
    await sql(files.forged, `UPDATE audit_events SET request_id = 'forged' WHERE seq = 1`)
    await sql(files.foreign, 'CREATE TABLE notes (id)')
    const before = readFileSync(url)
    const restore = (FILE: string, more = {}) => run('restore', { DATABASE_URL: url, FILE, OVERWRITE: 'yes', ...more })

    expect(await restore(files.damaged)).toEqual({ status: 1, said: expect.stringMatching(/is damaged|malformed/) })
    expect(await restore(files.forged)).toEqual({ status: 1, said: expect.stringContaining('the entry was changed') })
    expect(await restore(files.foreign)).toEqual({ status: 1, said: expect.stringContaining('is not a database of this service') })
    expect(await restore(good, { AQS_SEAL_KEY: `${key} but another` })).toEqual({
      status: 1,
      said: expect.stringContaining('sealed with a key that was not given'),
    })
    expect(readFileSync(url).equals(before)).toBe(true)
  })

  test('is the old one or the new one, and whole, however early the restore is killed', async () => {
    const [url, to] = [await create(), join(folder(), 'monday.db')]
    const first = await start(url)
    const ada = await client(first.url).human()
    await run('backup', { DATABASE_URL: url, FILE: to })
    await ada.agent('Later')
    await first.stop('SIGKILL')
    writeFileSync(`${url}.seal-key`, key)
    const outcomes = new Set<number>()

    for (const file of ['.restoring', '.before-restore', '.before-restore-wal', '']) {
      const child = spawn(process.execPath, [pathOf('restore')], {
        env: environment({ DATABASE_URL: url, FILE: to, OVERWRITE: 'yes' }),
        stdio: 'ignore',
      })
      const exited = once(child, 'exit')
      // Killed at the first sight of each file that the restore makes, or when it has ended.
      const kill = (async () => {
        for (let seen = false; child.exitCode === null && !seen; seen = file !== '' && existsSync(url + file))
          await new Promise(resolve => setImmediate(resolve))
        child.kill('SIGKILL')
      })()
      await Promise.all([exited, kill])
      const service = await start(url)
      const { body } = await client(service.url).call<Schemas['AgentPage']>('GET', '/v1/agents', { token: ada.token })
      outcomes.add(body.items.length)
      await service.stop('SIGKILL')
      expect(await broken(url)).toEqual([])
      for (const left of ['.restoring', '.before-restore', '.before-restore-wal']) rmSync(url + left, { force: true })
    }

    expect([...outcomes].every(count => count === 0 || count === 1)).toBe(true)
    expect(outcomes.has(0)).toBe(true)
  })

  test('a backup does not replace a file unless it is told to', async () => {
    const [url, to] = [await create(), join(folder(), 'monday.db')]
    await (await start(url)).stop()
    writeFileSync(to, 'precious')

    const refused = await run('backup', { DATABASE_URL: url, FILE: to })
    const kept = readFileSync(to, 'utf8')
    const told = await run('backup', { DATABASE_URL: url, FILE: to, OVERWRITE: 'yes' })

    expect(refused).toEqual({ status: 1, said: expect.stringContaining(`${to} exists. Choose another name, or add OVERWRITE=yes`) })
    expect([kept, told.status]).toEqual(['precious', 0])
  })
})

onEachDatabase('doctor', ({ kind, create }) => {
  test('says that a service is fine, and what to do about what is not', async () => {
    const url = await create()
    // The server of the tests does not wait for its disk, and the doctor objects to that.
    const safe = kind === 'postgres' ? `${url}&options=-c%20synchronous_commit%3Don` : url
    const env = { DATABASE_URL: safe, AQS_SEAL_KEY: key }
    const service = await startService(env)
    const ada = await client(service.url).human()

    const fine = await run('doctor', { ...env, PUBLIC_URL: service.url })
    const away = await run('doctor', { ...env, PUBLIC_URL: 'http://127.0.0.1:1' })
    const otherKey = await run('doctor', { ...env, AQS_SEAL_KEY: `${key} but another` })
    await sql(url, `UPDATE audit_heads SET seal = (SELECT seal FROM audit_events WHERE seq = 1) WHERE account_id = '${ada.account.id}'`)
    const changed = await run('doctor', env)
    const notes = kind === 'postgres' ? 'drizzle.__drizzle_migrations' : '__drizzle_migrations'
    await sql(url, `INSERT INTO ${notes} (hash, created_at) VALUES ('of the future', ${Date.now() * 2})`)
    const newer = await run('doctor', env)
    const invalid = await run('doctor', { ...env, PORT: 'eighty' })
    const careless = kind === 'postgres' ? (await run('doctor', { ...env, DATABASE_URL: url })).said : ''
    await service.stop()

    expect(fine.said).toMatch(
      /ok +settings[^]+ok +disk[^]+ok +database[^]+ok +migrations +all \d+ are applied\n[^]*ok +seals[^]+look +PUBLIC_URL .* without https/,
    )
    expect([fine.status, away.status]).toEqual([0, 0])
    expect(careless).toMatch(kind === 'postgres' ? /WRONG +database +synchronous_commit is off/ : /^$/)
    expect(away.said).toMatch(/look +PUBLIC_URL +http:\/\/127\.0\.0\.1:1 cannot be reached from here: .*\. Start the service/)
    expect(otherKey).toEqual({
      status: 1,
      said: expect.stringMatching(/WRONG +seals +1 logs are sealed with another key\. Put that key into AQS_SEAL_KEY/),
    })
    expect(changed).toEqual({
      status: 1,
      said: expect.stringMatching(/WRONG +seals +the ends of 1 logs were changed outside the service\. Run make verify/),
    })
    expect(newer).toEqual({
      status: 1,
      said: expect.stringMatching(/WRONG +migrations +a newer version of the service has changed the tables/),
    })
    expect(invalid).toEqual({ status: 1, said: expect.stringContaining('PORT must be from 0 to 65535') })
  })
})

test('doctor names a damaged file, and files that others can read', async () => {
  const url = join(folder(), 'quest.db')
  const env = { DATABASE_URL: url, AQS_SEAL_KEY: key }
  const nothing = await run('doctor', env)
  await (await startService(env)).stop()
  chmodSync(url, 0o644)
  const open = await run('doctor', env)
  writeFileSync(url, readFileSync(url).fill(0xff, 4096 * 2, 4096 * 12))
  const damaged = await run('doctor', env)

  expect(nothing).toEqual({ status: 0, said: expect.stringMatching(/look +database +there is no .* yet; the first start creates it/) })
  expect(open.said).toMatch(/look +database +.* can be read by other users\. Run: chmod 600/)
  expect(damaged).toEqual({ status: 1, said: expect.stringMatching(/WRONG +database/) })
})

test("without PostgreSQL's programs, a backup of PostgreSQL says what to install", async () => {
  const to = join(folder(), 'monday.dump')

  const said = await run('backup', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', FILE: to, PATH: '/nowhere' })

  expect(said).toEqual({ status: 1, said: expect.stringContaining('pg_dump is not installed. Install PostgreSQL') })
  expect(existsSync(to)).toBe(false)
})
