/** `make verify`, while the service runs. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { readConfig } from '../../src/config.ts'
import { createCore } from '../../src/core/index.ts'
import { createLog } from '../../src/log.ts'
import { readSealKeys } from '../../src/config/seal-keys.ts'
import { openStore } from '../../src/store/index.ts'
import { client } from '../support/client.ts'
import { onEachDatabase, sql } from '../support/database.ts'
import { runCommand } from '../support/scripts.ts'
import { startService, type Service } from '../support/service.ts'

const key = 'the key of these tests is long enough'
const folder = () => folders[folders.push(mkdtempSync(join(tmpdir(), 'seal-'))) - 1]!
const folders: string[] = []
const services: Service[] = []
afterEach(async () => {
  for (const service of services.splice(0)) await service.stop()
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true })
})

const verify = (env: Record<string, string>) => runCommand('verify', env)

onEachDatabase('verify', ({ create }) => {
  test('names every altered entry while the service runs, and changes nothing', async () => {
    const url = await create()
    const env = { DATABASE_URL: url, AQS_SEAL_KEY: key, AQS_STARTER_QUESTS: 'off' }
    services.push(await startService(env))
    const { human } = client(services[0]!.url)
    const [ada, bob] = [await human('ada'), await human('bob')]
    const checkpoint = join(folder(), 'monday.ndjson')

    const whole = await verify({ ...env, CHECKPOINT: checkpoint })
    await ada.patch('/v1/me', '*', { display_name: 'Ada again' })
    const since = await verify({ ...env, SINCE: checkpoint })
    expect(whole).toEqual({ status: 0, said: expect.stringContaining('4 entries in 2 logs') })
    expect(whole.said).toContain('all as the service wrote them')
    expect(
      readFileSync(checkpoint, 'utf8')
        .trim()
        .split('\n')
        .map(line => Object.keys(JSON.parse(line))),
    ).toEqual([...Array.from({ length: 2 }, () => ['accountId', 'seq', 'hash', 'seal']), ['accounts', 'begunAt']])
    expect(since).toEqual({ status: 0, said: expect.stringContaining('5 entries in 2 logs') })

    // A wrong key, or an unknown one.
    const foreign = await verify({ ...env, AQS_SEAL_KEY: `${key} but another` })
    expect(foreign).toEqual({ status: 1, said: expect.stringContaining('5 entries are sealed with a key that was not given') })

    await services[0]!.stop()
    await sql(url, `UPDATE audit_events SET request_id = 'forged' WHERE seq = 2 AND account_id = '${bob.account.id}'`)
    await sql(url, `DELETE FROM audit_events WHERE account_id = '${ada.account.id}'`)
    await sql(url, `DELETE FROM audit_heads WHERE account_id = '${ada.account.id}'`)

    const broken = await verify({ ...env, CHECKPOINT: `${checkpoint}.new`, SINCE: checkpoint })

    expect(broken.status).toBe(1)
    expect(broken.said).toContain(`${bob.account.id}: entry 2: the entry was changed`)
    expect(broken.said).toContain(`${ada.account.id}: the account has no log`)
    expect(broken.said).toContain(`${ada.account.id}: the log was cut off: entry 2 is gone`)
    expect(existsSync(`${checkpoint}.new`)).toBe(false)
  })
})

onEachDatabase('verify, if somebody has removed what proves', ({ create }) => {
  const remove = async (url: string, accountId: string) => {
    for (const table of ['sessions', 'audit_events', 'audit_heads'])
      await sql(url, `DELETE FROM ${table} WHERE account_id = '${accountId}'`)
    await sql(url, `DELETE FROM accounts WHERE id = '${accountId}'`)
  }
  const town = async () => {
    const url = await create()
    const env = { DATABASE_URL: url, AQS_SEAL_KEY: key, AQS_STARTER_QUESTS: 'off' }
    const service = await startService(env)
    const { human } = client(service.url)
    const [ada, bob] = [await human('ada'), await human('bob')]
    await service.stop()
    return { url, env, ada, bob }
  }

  test('all seals', async () => {
    const { url, env } = await town()
    await sql(url, 'UPDATE audit_events SET seal = NULL')
    await sql(url, 'UPDATE audit_heads SET seal = NULL')

    const bare = await verify(env)
    const fewer = await verify({ ...env, UNSEALED: '3' })
    const early = await verify({ ...env, UNSEALED: '4' })

    expect([bare.status, fewer.status, early.status]).toEqual([1, 1, 0])
    expect(bare.said).toContain('4 entries have no seal, so only their chain was checked. If an early version of the service wrote them')
    expect(bare.said).toContain('UNSEALED=4; it must never grow')
    expect(early.said).toContain('all as the service wrote them')
  })

  test('an account with its log', async () => {
    const { url, env, bob } = await town()
    const whole = await verify(env)
    await remove(url, bob.account.id)

    const gone = await verify(env)
    // The next start counts accounts that an early version has added, but never fewer than before.
    await (await startService(env)).stop()
    const later = await verify(env)

    expect([whole.status, gone.status, later.status]).toEqual([0, 1, 1])
    expect(whole.said).toMatch(/Accounts: 2, counted since \d{4}-.*Z\. This time must never change/)
    for (const { said } of [gone, later]) expect(said).toContain('all accounts: accounts that are gone, with their logs: 1')
  })

  test('the count of accounts too', async () => {
    const { url, env, bob } = await town()
    const checkpoint = join(folder(), 'monday.ndjson')
    await verify({ ...env, CHECKPOINT: checkpoint })
    const changed = async (value: string) => {
      await sql(url, `UPDATE meta SET value = '${value}' WHERE name = 'accounts'`)
      return verify(env)
    }
    const [{ value }] = (await sql(url, "SELECT value FROM meta WHERE name = 'accounts'")) as unknown as [{ value: string }]

    const forged = await changed(value.replace(/^2/, '1'))
    const service = await startService(env)
    await client(service.url).human('eve')
    await service.stop()
    const later = await verify(env)
    await sql(url, "DELETE FROM meta WHERE name = 'accounts'")
    await remove(url, bob.account.id)
    const removed = await verify(env)
    await (await startService(env)).stop()
    const begun = await verify({ ...env, SINCE: checkpoint })

    expect([forged.status, later.status, removed.status, begun.status]).toEqual([1, 1, 1, 1])
    for (const { said } of [forged, later]) expect(said).toContain('all accounts: the count was not sealed by this service')
    expect(removed.said).toContain('all accounts: the count of accounts is missing')
    expect(begun.said).toContain('all accounts: the count of accounts was begun again since the checkpoint')
  })
})

onEachDatabase('verify after somebody has left', ({ create }) => {
  test('the chain and the seals of a log hold while its details are there, and after they were erased', async () => {
    const url = await create()
    const env = { DATABASE_URL: url, AQS_SEAL_KEY: key, AQS_STARTER_QUESTS: 'off' }
    services.push(await startService(env))
    const { human } = client(services[0]!.url)
    const [, bob] = [await human('ada'), await human('bob')]
    await bob.agent()
    const left = await bob.delete('/v1/me')
    await services[0]!.stop()

    const before = await verify(env)
    const store = await openStore(url, createLog('silent'))
    const { sweep } = await createCore({
      store,
      limits: readConfig(env).limits,
      log: createLog('silent'),
      signup: { mode: 'open' },
      sealKeys: [key],
    })
    await sweep()
    await store.close()
    const after = await verify(env)

    expect(left.status).toBe(204)
    expect([before.status, after.status]).toEqual([0, 0])
    expect(before.said).not.toContain('erased')
    expect(after.said).toContain('5 entries are of deleted accounts, so their details are erased')
    expect(after.said).toContain('all as the service wrote them')
  })
})

test('verify says why it cannot begin', async () => {
  const file = join(folder(), 'none.db')

  expect(await verify({ DATABASE_URL: file })).toEqual({
    status: 2,
    said: expect.stringMatching(/^Database: .*none\.db .*\nThe log cannot be verified: .*ENOENT/),
  })
  expect(existsSync(`${file}.seal-key`)).toBe(false)
})

test('the first start creates a key that only its user can read, and later starts use it', () => {
  const file = join(folder(), 'deep', 'quest.db')
  const config = readConfig({ DATABASE_URL: file })
  const told: string[] = []
  const log = createLog('info', { write: line => void told.push(line) })

  const first = readSealKeys(config, log)
  const second = readSealKeys(config, log)

  expect([first.length, first[0]!.length >= 32, second]).toEqual([1, true, first])
  expect(statSync(config.sealKeyFile).mode & 0o777).toBe(0o600)
  expect(told).toHaveLength(1)
  expect(told.join('')).not.toContain(first[0])
})

test('a key file has the newest key first; an invalid key ends the start with a clear message', () => {
  const file = join(folder(), 'quest.db')
  const config = readConfig({ DATABASE_URL: file })
  writeFileSync(config.sealKeyFile, `${key} new\n\n${key} old\n`)
  expect(readSealKeys(config)).toEqual([`${key} new`, `${key} old`])

  writeFileSync(config.sealKeyFile, 'short\n')
  expect(() => readSealKeys(config)).toThrow(/must contain one key of 32 characters or more on each line/)
  expect(() => readConfig({ AQS_SEAL_KEY: 'short' })).toThrow(/^AQS_SEAL_KEY must be keys of 32 characters or more, separated by commas\.$/)
  expect(readConfig({ AQS_SEAL_KEY: `${key},${key} old` }).sealKeys).toEqual([key, `${key} old`])
})

test('a database with a sealed log is not served without its key, nor with a new one that was created by itself', async () => {
  const file = join(folder(), 'quest.db')
  const env = { DATABASE_URL: file }
  const first = await startService(env)
  await first.stop()
  rmSync(`${file}.seal-key`)
  await expect(startService(env)).rejects.toThrow(
    /key that seals the audit log cannot be read: ENOENT.*Set AQS_SEAL_KEY, or put the file back/,
  )
  writeFileSync(`${file}.seal-key`, `${key} of another database\n`)

  await expect(startService(env)).rejects.toThrow(
    /sealed with a different key from the one in .*quest\.db\.seal-key\. Put the right key back/,
  )
  const chosen = await startService({ ...env, AQS_SEAL_KEY: `${key} of the operator` })
  await chosen.stop()
})
