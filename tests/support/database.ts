/** A fresh database for one test, without the service: stores that use it, and plain SQL. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mock } from 'node:test'
import { afterEach, describe } from '@jest/globals'
import Database from 'better-sqlite3'
import { Client } from 'pg'
import { plain } from '../../src/core/agents/agents.ts'
import { cautious } from '../../src/core/agents/policies.ts'
import { newId } from '../../src/core/kit/ids.ts'
import { createLog } from '../../src/log.ts'
import { insertAccount } from '../../src/store/people/accounts.ts'
import { insertAgent } from '../../src/store/agents/agents.ts'
import { openStore, run, type Opening, type Store } from '../../src/store/index.ts'
import { createDatabase, dropDatabase } from './postgres.ts'
import { patienceMs } from './soon.ts'
import { copyOfPostgres, copyToSqlite } from './templates.ts'
import { bothKinds, kindsOfRun, type StoreKind } from './extent.ts'

interface Means {
  kind: StoreKind
  /** The address of a fresh database: all tables, no rows. */
  create(): Promise<string>
  /** The address of a database as it is before the first start: without tables, and on SQLite without a file. */
  createEmpty(): Promise<string>
  /** A store over it; closed after the test, unless the test does. */
  open(url: string, opening?: Opening): Promise<Store>
}

type Tests = (means: Means) => void

/** Runs the tests on SQLite, and in `make test-all` on PostgreSQL too. */
export const onEachDatabase = (title: string, tests: Tests) => onDatabases(kindsOfRun, title, tests)

/** Like `onEachDatabase`, for what one database can do right and the other wrong: it always runs on both. */
export const onBothDatabases = (title: string, tests: Tests) => onDatabases(bothKinds, title, tests)

function onDatabases(kinds: StoreKind[], title: string, tests: Tests) {
  describe.each(kinds)(`${title} (%s)`, kind => {
    tests({ kind, ...databases(kind) })
  })
}

/** For use in one `describe`: what was made is gone after each test. */
export function databases(kind: StoreKind) {
  const made: { url: string; remove(): unknown }[] = []
  const stores: Store[] = []
  const createEmpty = async () => {
    made.push(kind === 'postgres' ? of(await createDatabase()) : sqlite())
    return made.at(-1)!.url
  }
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close()
    for (const { remove } of made.splice(0)) await remove()
  })

  return {
    createEmpty,
    async create() {
      if (kind === 'sqlite') return copyToSqlite(await createEmpty())
      made.push(of(await copyOfPostgres()))
      return made.at(-1)!.url
    },
    async open(url: string, opening: Opening = { patienceMs }) {
      const store = await openStore(url, createLog('silent'), opening)
      const closing = { done: false, close: store.close }
      store.close = async () => void (closing.done || ((closing.done = true), await closing.close()))
      stores.push(store)
      return store
    },
  }
}

function sqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'quest-store-'))
  return { url: join(folder, 'quest.db'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const of = (url: string) => ({ url, remove: () => dropDatabase(url) })

/** A statement for connections that are opened later. Usually PostgreSQL waits a second before it looks for a deadlock. */
export const detectDeadlocksAtOnce =
  "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = ''20ms''', current_database()); END $$"

/** A store over a SQLite file, and the very connection that it uses. */
export async function withConnection(open: () => Promise<Store>) {
  const spy = mock.method(Database.prototype, 'pragma')
  const store = await open()
  const connection = spy.mock.calls.at(-1)!.this as Database.Database
  spy.mock.restore()
  return { store, connection }
}

/** Plain SQL over a connection of its own, past the store. Values are written into it. */
export async function sql<Row extends object>(url: string, statement: string): Promise<Row[]> {
  if (!url.startsWith('postgres')) {
    const database = new Database(url)
    try {
      const prepared = database.prepare<[], Row>(statement)
      return prepared.reader ? prepared.all() : (prepared.run(), [])
    } finally {
      database.close()
    }
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  return (await client.query<Row>(statement).finally(() => client.end())).rows
}

let people = 0

export function* newAccount() {
  const [account] = yield* run(insertAccount, {
    id: newId('acc', people),
    email: `person${people++}@example.com`,
    displayName: 'Ada',
    passwordHash: '-',
    role: 'member',
    adminSince: null,
    now: 1,
  })
  return account!
}

export function* newAgent(ownerId: string, more: { name?: string; description?: string; skills?: string[] } = {}) {
  const id = newId('agt', 1)
  const [agent] = yield* run(insertAgent, {
    id,
    ownerId,
    handle: id,
    name: 'Scout',
    now: 1,
    ...plain,
    policy: cautious,
    ...more,
  })
  return agent!
}
