/** How the service finds its PostgreSQL: several hosts, a schema of its own, TLS. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { createLog } from '../../src/log.ts'
import { findAccount } from '../../src/store/people/accounts.ts'
import { openStore, tell } from '../../src/store/index.ts'
import { hostsOf } from '../../src/store/engine/servers.ts'
import { certificate } from '../support/certificate.ts'
import { databases, newAccount, sql } from '../support/database.ts'
import { startPostgres } from '../support/postgres.ts'
import { freePort } from '../support/socket.ts'
import { soon } from '../support/soon.ts'
import { way } from '../support/way.ts'

const log = createLog('silent')
const folder = mkdtempSync(join(tmpdir(), 'quest-tls-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['postgres://ada:p,w@one/db', ['postgres://ada:p,w@one/db']],
  [
    'postgres://u@one:1,two:2/db?target_session_attrs=read-write&sslmode=verify-full',
    ['postgres://u@one:1/db?sslmode=verify-full', 'postgres://u@two:2/db?sslmode=verify-full'],
  ],
  ['postgres://u@[::1]:1,two/db?target_session_attrs=primary', ['postgres://u@[::1]:1/db', 'postgres://u@two/db']],
  [
    'postgresql:///db?host=/a,/b&port=1,2&target_session_attrs=read-write',
    ['postgresql:///db?host=%2Fa&port=1', 'postgresql:///db?host=%2Fb&port=2'],
  ],
  ['postgres://u@one/db?host=/a', ['postgres://u@one/db?host=%2Fa']],
])('%s names %j', (url, hosts) => {
  expect(hostsOf(url)).toEqual(hosts)
})

describe('a URL with several hosts', () => {
  const { create, open } = databases('postgres')

  test('is opened at the one that answers, and moves to another one when that is lost, without a restart', async () => {
    const url = await create()
    const opening = Promise.withResolvers<void>()
    // The second one answers only when the first is lost. Otherwise either could be chosen.
    const [one, two] = [await way(url), await way(url, opening.promise)]
    const store = await open(`postgres://postgres@127.0.0.1:1,${one.at},${two.at}${new URL(url).pathname}?target_session_attrs=read-write`)
    const heard: string[] = []
    store.onChange(({ accountId }) => void heard.push(accountId))
    const before = await store.transaction(newAccount)

    one.close()
    opening.resolve()
    const after = await soon(() => store.transaction(newAccount))
    await soon(async () => expect(heard).toContain('*'))
    two.close()

    expect([before.id, after.id].every(Boolean)).toBe(true)
    await expect(store.read(findAccount, before)).rejects.toThrow('The database cannot answer')
  })

  test('is refused if none of them accepts writes, with the reason of each', async () => {
    const url = await create()
    await sql(url, `ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET default_transaction_read_only = on`)
    const only = await way(url)

    const opening = open(`postgres://postgres@127.0.0.1:1,${only.at}${new URL(url).pathname}?target_session_attrs=read-write`)

    await expect(opening).rejects.toThrow(/None of the PostgreSQL servers accepts writes: .*ECONNREFUSED.*, it is read-only/)
    only.close()
  })
})

describe('a schema of its own', () => {
  const { createEmpty } = databases('postgres')

  test('holds everything of a service, so that two services share a database and do not hear each other', async () => {
    const url = await createEmpty()
    const [one, two] = [await openStore({ url, schema: 'one' }, log), await openStore({ url, schema: 'two' }, log)]
    const heard: string[] = []
    two.onChange(({ accountId }) => void heard.push(accountId))
    // Each service rings in a channel of its own, where nobody else is woken.
    const ear = new Client({ connectionString: url })
    const rung: string[] = []
    ear.on('notification', ({ channel }) => void rung.push(channel))
    await ear.connect()
    for (const channel of ['agent_quest_changes', 'agent_quest_changes_one']) await ear.query(`LISTEN ${channel}`)

    const account = await one.transaction(function* () {
      const made = yield* newAccount()
      yield* tell({ accountId: made.id })
      return made
    })
    await two.transaction(() => tell({ accountId: 'mine' }))
    await soon(async () => expect(heard).toEqual(['mine']))
    await soon(async () => expect(rung).toEqual(['agent_quest_changes_one']))
    await ear.end()
    const found = [await one.read(findAccount, account), await two.read(findAccount, account)]
    await Promise.all([one.close(), two.close()])
    const again = await openStore({ url, schema: 'one' }, log)
    found.push(await again.read(findAccount, account))
    await again.close()

    expect(found.map(rows => rows.length)).toEqual([1, 0, 1])
    expect(
      await sql(
        url,
        "SELECT DISTINCT schemaname FROM pg_tables WHERE schemaname NOT LIKE 'pg_%' AND schemaname <> 'information_schema' ORDER BY 1",
      ),
    ).toEqual([{ schemaname: 'one' }, { schemaname: 'two' }])
  })
})

test('over TLS, every connection is encrypted and the certificate is checked: its issuer and its name', async () => {
  const [{ cert, key }, stranger, port] = [certificate(), certificate(), await freePort()]
  const [trusted, other] = [join(folder, 'trusted.pem'), join(folder, 'other.pem')]
  writeFileSync(trusted, cert)
  writeFileSync(other, stranger.cert)
  await startPostgres('32MB', home => {
    writeFileSync(join(home, 'cert.pem'), cert)
    writeFileSync(join(home, 'key.pem'), key, { mode: 0o600 })
    return ['listen_addresses=localhost', `port=${port}`, 'ssl=on', `ssl_cert_file=${home}/cert.pem`, `ssl_key_file=${home}/key.pem`]
  })
  const at = (host: string, root: string) => `postgres://postgres@${host}:${port}/postgres?sslmode=verify-full&sslrootcert=${root}`

  const store = await openStore(at('localhost', trusted), log)
  await store.transaction(newAccount)
  const connections = await sql<{ ssl: boolean }>(
    at('localhost', trusted),
    'SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname = current_database()',
  )
  await store.close()

  expect(connections.length).toBeGreaterThan(2)
  expect(connections.every(({ ssl }) => ssl)).toBe(true)
  await expect(openStore(at('localhost', other), log)).rejects.toThrow(/^PostgreSQL cannot be reached: .*certificate/)
  await expect(openStore(at('127.0.0.1', trusted), log)).rejects.toThrow(/^PostgreSQL cannot be reached: .*altnames/)
})
