/** `make backup` and `make restore` with SQLite, as an operator runs them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { client, type Schemas } from '../support/client.ts'
import { databases, sql } from '../support/database.ts'
import { details } from '../support/details.ts'
import { broken } from '../support/laws.ts'
import { connect } from '../support/programs.ts'
import { environment, pathOf, runCommand, type Command } from '../support/scripts.ts'
import { startService } from '../support/service.ts'

const key = 'the key of these tests is long enough'
const folders: string[] = []
const folder = () => folders[folders.push(mkdtempSync(join(tmpdir(), 'keeping-'))) - 1]!
afterEach(() => folders.splice(0).forEach(one => rmSync(one, { recursive: true, force: true })))

const run = (name: Command, env: Record<string, string>) => runCommand(name, { AQS_SEAL_KEY: key, ...env })

describe('a SQLite database', () => {
  const { create } = databases('sqlite')
  const start = (url: string) => startService({ DATABASE_URL: url, AQS_SEAL_KEY: key, AQS_STARTER_QUESTS: 'off' })
  /** A service that somebody uses, stopped. */
  async function withAda(url: string) {
    const service = await start(url)
    await client(service.url).human()
    await service.stop()
  }

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

  test('comes back with every yes in doubt that was not over, because it may have been used since', async () => {
    const [url, to] = [await create(), join(folder(), 'monday.db')]
    const first = await start(url)
    const ada = await client(first.url).human()
    const agent = await ada.agent('Scout')
    const { secret } = await ada.key(agent.id)
    const { call, close } = await connect(first.url, secret)
    const allowed = async (title: string) => {
      const { approval } = await call('request_approval', { category: 'other', title, details: {}, reason: 'It helps', wait_seconds: 0 })
      await ada.post(`/v1/approvals/${approval.id}/approve`)
      return call('get_approval', { approval_id: approval.id })
    }
    const [ready, started, done] = [await allowed('Ready'), await allowed('Started'), await allowed('Done')]
    for (const { approval, start_token } of [started, done]) await call('start_action', { approval_id: approval.id, start_token })
    await call('report_outcome', { approval_id: done.approval.id, start_token: done.start_token, outcome: 'done' })
    await run('backup', { DATABASE_URL: url, FILE: to })
    await call('start_action', { approval_id: ready.approval.id, start_token: ready.start_token })
    await close()
    await first.stop()
    await run('restore', { DATABASE_URL: url, FILE: to, OVERWRITE: 'yes' })

    for (const times of [1, 2]) {
      const service = await start(url)
      const { body } = await client(service.url).call<Schemas['ApprovalPage']>('GET', '/v1/approvals?sort=created_at', { token: ada.token })
      await service.stop()
      expect([times, body.items.map(({ title, permit, doubt }) => [title, permit, doubt?.reason])]).toEqual([
        times,
        [
          ['Ready', 'in_doubt', 'restored'],
          ['Started', 'in_doubt', 'restored'],
          ['Done', 'done', undefined],
        ],
      ])
    }
    writeFileSync(`${url}.seal-key`, key)
    expect(await broken(url)).toEqual([])
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

  details(() => {
    test('a backup does not replace a file unless it is told to', async () => {
      const [url, to] = [await create(), join(folder(), 'monday.db')]
      await withAda(url)
      writeFileSync(to, 'precious')

      const refused = await run('backup', { DATABASE_URL: url, FILE: to })
      const kept = readFileSync(to, 'utf8')
      const told = await run('backup', { DATABASE_URL: url, FILE: to, OVERWRITE: 'yes' })

      expect(refused).toEqual({ status: 1, said: expect.stringContaining(`${to} exists. Choose another name, or add OVERWRITE=yes`) })
      expect([kept, told.status]).toEqual(['precious', 0])
    })

    test('that nobody uses is not copied, and each command first says which one it has taken', async () => {
      const [url, to] = [await create(), join(folder(), 'monday.db')]
      await (await start(url)).stop()

      const said = {
        backup: await run('backup', { DATABASE_URL: url, FILE: to }),
        verify: await run('verify', { DATABASE_URL: url }),
        restore: await run('restore', { DATABASE_URL: url, FILE: to }),
      }

      for (const { said: text } of Object.values(said)) expect(text.split('\n')[0]).toBe(`Database: ${url} (from the environment)`)
      expect([said.backup.status, said.verify.status, said.restore.status]).toEqual([1, 2, 1])
      expect(said.backup.said).toContain(`There is no backup: ${url} has no accounts, so it is not the one that people use`)
      expect(said.verify.said).toContain(`${url} has no accounts`)
      expect(readdirSync(join(to, '..'))).toEqual([])
    })

    test('keeps its owner and its mode, and so do the files beside it; a new one belongs to the owner of its folder', async () => {
      const [url, home] = [await create(), folder()]
      const to = join(home, 'monday.db')
      await withAda(url)
      await run('backup', { DATABASE_URL: url, FILE: to })
      // Only root can give files to somebody else. For other users this tests the mode.
      const [uid, gid] = process.getuid!() === 0 ? [65_534, 65_533] : [process.getuid!(), process.getgid!()]
      for (const one of [url, home]) chownSync(one, uid, gid)
      rmSync(`${url}.lock`, { force: true })
      chmodSync(url, 0o640)
      const ownersOf = (file: string) => {
        const found = statSync(file)
        return [found.uid, found.gid, found.mode & 0o777]
      }

      const replaced = await run('restore', { DATABASE_URL: url, FILE: to, OVERWRITE: 'yes' })
      const made = await run('restore', { DATABASE_URL: join(home, 'new.db'), FILE: to })

      expect([replaced.status, made.status]).toEqual([0, 0])
      expect(ownersOf(url)).toEqual([uid, gid, 0o640])
      expect(ownersOf(`${url}.before-restore`)).toEqual([uid, gid, 0o640])
      expect(ownersOf(`${url}.lock`)).toEqual([uid, gid, 0o600])
      expect(ownersOf(join(home, 'new.db'))).toEqual([uid, gid, 0o600])
      expect(ownersOf(join(home, 'new.db.lock'))).toEqual([uid, gid, 0o600])
    })

    test('is replaced where it is, if its name is a link', async () => {
      const [url, home] = [await create(), folder()]
      const [to, link] = [join(home, 'monday.db'), join(home, 'link.db')]
      await withAda(url)
      await run('backup', { DATABASE_URL: url, FILE: to })
      symlinkSync(url, link)

      const restored = await run('restore', { DATABASE_URL: link, FILE: to, OVERWRITE: 'yes' })

      expect(restored.status).toBe(0)
      expect([lstatSync(link).isSymbolicLink(), existsSync(`${url}.before-restore`)]).toEqual([true, true])
    })

    test('whose key is lost comes back if the operator says so', async () => {
      const [url, to] = [await create(), join(folder(), 'monday.db')]
      await withAda(url)
      await run('backup', { DATABASE_URL: url, FILE: to })
      const restore = { DATABASE_URL: url, FILE: to, OVERWRITE: 'yes', AQS_SEAL_KEY: `${key} but another` }

      const refused = await run('restore', restore)
      const restored = await run('restore', { ...restore, LOST_KEY: 'yes' })

      expect(refused).toEqual({ status: 1, said: expect.stringContaining('If the key is lost, add LOST_KEY=yes') })
      expect(restored.status).toBe(0)
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
          env: environment({ AQS_SEAL_KEY: key, DATABASE_URL: url, FILE: to, OVERWRITE: 'yes' }),
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
  })
})
