/** `make keys`: another key seals the log and signs permits, and what the older ones did stays valid. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { client } from '../support/client.ts'
import { runCommand } from '../support/scripts.ts'
import { startService, type Service } from '../support/service.ts'

const folder = mkdtempSync(join(tmpdir(), 'keys-'))
const services: Service[] = []
afterEach(async () => {
  for (const service of services.splice(0)) await service.stop()
  rmSync(folder, { recursive: true, force: true })
})

const listed = async (url: string) => {
  const { keys } = (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as { keys: { kid: string }[] }
  return keys.map(({ kid }) => kid)
}

test('a new key comes first in the file, and the log stays whole', async () => {
  const database = join(folder, 'quest.db')
  const env = { DATABASE_URL: database, AQS_STARTER_QUESTS: 'off' }
  const run = async (act: (service: Service) => Promise<unknown>) => {
    const service = services[services.push(await startService(env)) - 1]!
    await act(service)
    const kids = await listed(service.url)
    await service.stop()
    return kids
  }
  const before = await run(({ url }) => client(url).human('ada'))
  const old = readFileSync(`${database}.seal-key`, 'utf8')

  const made = await runCommand('keys', env)
  const after = await run(({ url }) => client(url).human('bob'))
  const checked = await runCommand('verify', env)

  const now = readFileSync(`${database}.seal-key`, 'utf8')
  expect(made).toEqual({ status: 0, said: expect.stringContaining('Restart the service') })
  expect(now).toMatch(/^[\w-]{43}\n/)
  expect(now.slice(44)).toBe(old)
  expect(statSync(`${database}.seal-key`).mode & 0o777).toBe(0o600)
  expect(after).toEqual([expect.any(String), before[0]])
  expect(checked).toEqual({ status: 0, said: expect.stringContaining('all as the service wrote them') })
})

test('keys that are set in the environment stay, and a new one is printed with what to do', async () => {
  const { status, said } = await runCommand('keys', {
    DATABASE_URL: join(folder, 'none.db'),
    AQS_SEAL_KEY: 'a key that is long enough for this test',
  })

  expect(status).toBe(0)
  expect(said).toMatch(/\n[\w-]{43}\n/)
  expect(said).toContain('behind the first key in AQS_SEAL_KEY')
})
