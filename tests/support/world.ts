/** A whole service for one test: a fresh database, a clock that the test sets, and a server on its own port. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe } from '@jest/globals'
import { createService } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createCore } from '../../src/core/index.ts'
import { passwordHashes } from '../../src/core/kit/secrets.ts'
import type { PasswordHashes } from '../../src/core/kit/world.ts'
import { holdPort } from '../../src/http/server.ts'
import { createReach } from '../../src/reach/index.ts'
import { createLog } from '../../src/log.ts'
import type { Catalogue } from '../../src/mcp/index.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import { client } from './client.ts'
import { bothKinds, kindsOfRun, type StoreKind } from './extent.ts'
import { dropDatabase, emptyDatabase } from './postgres.ts'
import { patienceMs } from './soon.ts'
import { copyOfPostgres, copyToSqlite } from './templates.ts'

export const publicUrl = 'http://quest.test'
export type World = Awaited<ReturnType<typeof openWorld>>

/** A hash of the service takes 26 ms of a core, to make guesses slow. Tests of other things need not pay for that. */
const cheapHashes = passwordHashes({ memory: 8, passes: 1, parallelism: 1 })

/** Turns of knobs, as the environment would give them, and what else a test wants to be different. */
interface Options {
  /** Whether its public address is the one at which it listens, so that a browser's own page may write. */
  browsable?: boolean
  /** Whether its address has a name, because browsers allow no passkeys at an address of numbers. */
  named?: boolean
  env?: Record<string, string>
  store?: (store: Store) => Store
  /** What the log is sealed with. */
  sealKeys?: string[]
  passwords?: PasswordHashes
  /** Whether it sends messages to channels; or how it looks up the names of their servers. */
  reach?: true | Parameters<typeof createReach>[0]['resolve']
  /** What the agents' door offers instead of what this service does. */
  catalogue?: Catalogue
}

export async function openWorld(
  kind: StoreKind,
  opened: Store,
  {
    browsable = false,
    named = false,
    env = {},
    store: wrap = store => store,
    sealKeys = ['a key for tests that is long enough'],
    passwords = cheapHashes,
    reach: reaches,
    catalogue,
  }: Options = {},
) {
  const ours = await holdPort('127.0.0.1')
  const url = `http://${named ? 'localhost' : '127.0.0.1'}:${(ours.address() as AddressInfo).port}`
  const config = readConfig({
    PUBLIC_URL: browsable ? url : publicUrl,
    AQS_SETUP_CODE: 'open sesame',
    AQS_REQUESTS_PER_MINUTE: '100000',
    AQS_BODY_KILOBYTES_PER_MINUTE: '16000000',
    AQS_SIGN_UPS_PER_HOUR: '100000',
    AQS_STARTER_QUESTS: 'off',
    ...env,
  })
  const lines: string[] = []
  const log = createLog('info', { write: line => void lines.push(line) })
  const store = wrap(opened)
  const clock = { now: Date.UTC(2026, 10, 21, 9), advance: (ms: number) => void (clock.now += ms) }
  const core = await createCore({
    store,
    limits: config.limits,
    log,
    signup: { mode: config.signup, setupCode: config.setupCode, starterQuests: config.starterQuests },
    reach: { email: config.reach.smtpUrl !== undefined, privateAddresses: config.reach.privateAddresses },
    sealKeys,
    passwords,
    now: () => clock.now,
  })
  const reach = createReach({ core, config, publicUrl: config.publicUrl!, ...(typeof reaches === 'function' && { resolve: reaches }) })
  if (reaches) reach.start()
  let draining = false
  const means = { core, config, publicUrl: config.publicUrl!, log, draining: () => draining, ...(catalogue && { catalogue }) }
  const server = await createService(means)
  server.listen(ours)
  await once(server, 'listening')

  return {
    kind,
    url,
    server,
    core,
    reach,
    store,
    clock,
    config,
    log: lines,
    ...client(url),
    drain() {
      draining = true
      core.changes.end()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await reach.stop()
    },
  }
}

type Open = (options?: Options) => Promise<World>

type Tests = (open: Open, again: Open, kind: StoreKind) => void

/**
 * Runs the tests on SQLite, and in `make test-all` on PostgreSQL too. `open` gives a service over a fresh database; `again` gives another
 * instance of it over the same one: on PostgreSQL with connections of its own, on SQLite, whose file has one process, over the same store.
 */
export const onEachStore = (title: string, tests: Tests) => onStores(kindsOfRun, title, tests)

/** Like `onEachStore`, for what one database can do right and the other wrong: it always runs on both. */
export const onBothStores = (title: string, tests: Tests) => onStores(bothKinds, title, tests)

/** For what the database has no part in. */
export const onOneStore = (title: string, tests: Tests) => onStores(['sqlite'], title, tests)

function onStores(kinds: StoreKind[], title: string, tests: Tests) {
  describe.each(kinds)(`${title} (%s)`, kind => {
    const folder = mkdtempSync(join(tmpdir(), 'quest-'))
    const worlds: World[] = []
    const stores: Store[] = []
    /** Those of the current test; and of PostgreSQL, those of earlier tests. */
    const databases: string[] = []
    const used: string[] = []
    let files = 0
    const openAt = async (database: string) => {
      const store = await openStore(database, createLog('silent'), { patienceMs })
      stores.push(store)
      return store
    }
    const instance = async (store: Store, options?: Options) => {
      const world = await openWorld(kind, store, options)
      worlds.push(world)
      return world
    }
    afterEach(async () => {
      for (const world of worlds.splice(0)) await world.close()
      for (const store of stores.splice(0)) await store.close()
      used.push(...databases.splice(0))
    })
    afterAll(async () => {
      for (const database of used) if (kind === 'postgres') await dropDatabase(database)
      rmSync(folder, { recursive: true, force: true })
    })
    const create = async () => {
      if (kind === 'sqlite') return copyToSqlite(join(folder, `${files++}.db`))
      const free = used.pop()
      if (free) await emptyDatabase(free)
      return free ?? copyOfPostgres()
    }

    const open: Open = async options => {
      databases.push(await create())
      return instance(await openAt(databases.at(-1)!), options)
    }
    const again: Open = async options => instance(kind === 'postgres' ? await openAt(databases.at(-1)!) : stores.at(-1)!, options)
    tests(open, again, kind)
  })
}
