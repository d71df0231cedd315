/** `make doctor`, as an operator runs it. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { client } from './support/client.ts'
import { onEachDatabase, sql } from './support/database.ts'
import { runCommand } from './support/scripts.ts'
import { startService } from './support/service.ts'

const key = 'the key of these tests is long enough'
const folders: string[] = []
const folder = () => folders[folders.push(mkdtempSync(join(tmpdir(), 'doctor-'))) - 1]!
afterEach(() => folders.splice(0).forEach(one => rmSync(one, { recursive: true, force: true })))

onEachDatabase('doctor', ({ kind, create }) => {
  test('says that a service is fine, and what to do about what is not', async () => {
    const url = await create()
    // The server of the tests does not wait for its disk, and the doctor objects to that.
    const safe = kind === 'postgres' ? `${url}&options=-c%20synchronous_commit%3Don` : url
    const env = { DATABASE_URL: safe, AQS_SEAL_KEY: key }
    const service = await startService(env)
    const ada = await client(service.url).human()

    const fine = await runCommand('doctor', { ...env, PUBLIC_URL: service.url })
    const away = await runCommand('doctor', { ...env, PUBLIC_URL: 'http://127.0.0.1:1' })
    const otherKey = await runCommand('doctor', { ...env, AQS_SEAL_KEY: `${key} but another` })
    await sql(url, `UPDATE audit_heads SET seal = (SELECT seal FROM audit_events WHERE seq = 1) WHERE account_id = '${ada.account.id}'`)
    const changed = await runCommand('doctor', env)
    const notes = kind === 'postgres' ? 'drizzle.__drizzle_migrations' : '__drizzle_migrations'
    await sql(url, `INSERT INTO ${notes} (hash, created_at) VALUES ('of the future', ${Date.now() * 2})`)
    const newer = await runCommand('doctor', env)
    const invalid = await runCommand('doctor', { ...env, PORT: 'eighty' })
    const careless = kind === 'postgres' ? (await runCommand('doctor', { ...env, DATABASE_URL: url })).said : ''
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
  const nothing = await runCommand('doctor', env)
  await (await startService(env)).stop()
  chmodSync(url, 0o644)
  const open = await runCommand('doctor', env)
  writeFileSync(url, readFileSync(url).fill(0xff, 4096 * 2, 4096 * 12))
  const damaged = await runCommand('doctor', env)

  expect(nothing).toEqual({ status: 0, said: expect.stringMatching(/look +database +there is no .* yet; the first start creates it/) })
  expect(open.said).toMatch(/look +database +.* can be read by other users\. Run: chmod 600/)
  expect(damaged).toEqual({ status: 1, said: expect.stringMatching(/WRONG +database/) })
})
