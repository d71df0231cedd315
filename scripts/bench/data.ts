/** One database, made anew for each run, of which every server gets a copy. */
import { constants, copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { plain } from '../../src/core/agents.ts'
import { newId } from '../../src/core/kit/ids.ts'
import { seals } from '../../src/core/kit/seals.ts'
import { mintAgentKey, mintSessionToken } from '../../src/core/kit/secrets.ts'
import { createLog } from '../../src/log.ts'
import { insertAccount } from '../../src/store/accounts.ts'
import { insertAgent } from '../../src/store/agents.ts'
import { openLog } from '../../src/store/audit.ts'
import { openStore, run, type Store } from '../../src/store/index.ts'
import { insertKey } from '../../src/store/keys.ts'
import { insertQuest, never, publishQuest } from '../../src/store/quests.ts'
import { insertSession } from '../../src/store/sessions.ts'
import { startPostgres } from '../../tests/support/postgres.ts'

export type Database = 'sqlite' | 'postgres'
export type Data = Awaited<ReturnType<typeof makeData>>
/** Somebody in the data by whom the servers are called. */
export interface Caller {
  token: string
  agentId: string
  secret: string
  /** Another agent, which only PATCH touches. */
  renamedId: string
}

/** What the servers seal the log with, too. */
export const sealKey = 'a key that seals the log of the bench'
const agentsEach = 20
const callersWanted = 64
const peoplePerCommit = 50
const quests = 2_000
/** As many as one page has: the cursor of a next one is sealed, which no baseline does. */
const openQuests = 20
const day = 24 * 60 * 60 * 1000

export async function makeData(database: Database, scale: number) {
  const source = database === 'sqlite' ? sqliteSource() : await postgresSource()
  const store = await openStore(source.original, createLog('silent'))
  const callers = await fill(store, Math.ceil(scale / agentsEach))
  await store.close()
  return { callers, copy: source.copy, remove: source.remove }
}

function sqliteSource() {
  const folder = mkdtempSync(join(tmpdir(), 'quest-bench-'))
  const original = join(folder, 'original.db')
  const copy = async (name: string) => {
    const file = join(folder, `${name}.db`)
    copyFileSync(original, file, constants.COPYFILE_FICLONE)
    return file
  }
  return { original, copy, remove: async () => rmSync(folder, { recursive: true, force: true }) }
}

async function postgresSource() {
  const server = process.env.TEST_POSTGRES_URL ?? (await startPostgres())
  const made: string[] = []
  const administer = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const create = async (name: string, from = '') => {
    const url = new URL(server)
    url.pathname = `/bench_${name}_${process.pid}`
    made.push(url.pathname.slice(1))
    await administer(`create database "${made.at(-1)}" ${from}`)
    return url.href
  }
  const original = await create('original')
  return {
    original,
    copy: (name: string) => create(name, `template "${made[0]}"`),
    async remove() {
      for (const name of made) await administer(`drop database if exists "${name}" with (force)`)
    },
  }
}

/** People with a session each, and with as many agents, each with a key. */
async function fill(store: Store, people: number): Promise<Caller[]> {
  const callers: Caller[] = []
  const everySoMany = Math.max(1, Math.floor(people / callersWanted))
  for (let first = 0; first < people; first += peoplePerCommit) {
    const some = await store.transaction(function* () {
      const made: Caller[] = []
      for (let i = first; i < Math.min(first + peoplePerCommit, people); i++) {
        const caller = yield* person(i)
        if (i % everySoMany === 0) made.push(caller)
      }
      return made
    })
    callers.push(...some)
  }
  await store.transaction(() => publish(newId('acc', Date.now())))
  return callers.slice(0, callersWanted)
}

/** Quests of which few are open, each with texts as long as people write them. */
function* publish(author: string) {
  const now = Date.now()
  yield* run(insertAccount, { id: author, email: 'author@example.com', displayName: 'Author', passwordHash: '-', role: 'admin', now })
  for (let i = 0; i < quests; i++) {
    const id = newId('qst', now)
    yield* run(insertQuest, {
      id,
      slug: `quest-${i}`,
      title: `Say in a page what is known of question ${i}`,
      summary: 'Read what has been written about it, weigh it, and tell a reader in a hurry what is known and what is not.',
      description: 'Somebody has a question and no time. Look for what was written about it, by whom, and when.\n'.repeat(20),
      acceptanceCriteria: ['It names its sources.', 'It says what is not known.', 'It fits on a page.'],
      resultSchema: null,
      tags: ['research', 'writing'],
      difficulty: 'medium',
      rewardPoints: i % 100,
      rewardNote: null,
      slots: 3,
      agentsPerOwner: 3,
      workWindowHours: 72,
      revisionWindowHours: 48,
      maxAttempts: 3,
      closesAt: never,
      createdBy: author,
      now,
    })
    if (i % (quests / openQuests) === 0) yield* run(publishQuest, { id, now: now + i })
  }
}

function* person(number: number) {
  const now = Date.now()
  const [id, session] = [newId('acc', now), mintSessionToken()]
  yield* run(insertAccount, {
    id,
    email: `person${number}@example.com`,
    displayName: `Person ${number}`,
    passwordHash: '-',
    role: 'member',
    now,
  })
  yield* run(openLog, { accountId: id, seal: seals([sealKey]).make('end', { accountId: id, seq: 0, hash: '' }) })
  yield* run(insertSession, {
    id: newId('ses', now),
    accountId: id,
    tokenHash: session.hash,
    now,
    expiresAt: now + day,
    userAgent: 'bench',
    ip: '127.0.0.1',
  })
  const caller: Partial<Caller> = { token: session.secret }
  for (let i = 0; i < agentsEach; i++) {
    const key = mintAgentKey()
    const agentId = newId('agt', now)
    yield* run(insertAgent, {
      ...plain,
      id: agentId,
      ownerId: id,
      handle: `agent-${number}-${i}`,
      name: `Agent ${i} of person ${number}`,
      description: 'Reads what others have written about a question, weighs it, and says in a page what is known and what is not.',
      skills: ['research', 'writing', 'translation'],
      now,
    })
    yield* run(insertKey, {
      id: newId('key', now),
      agentId,
      label: 'bench',
      hint: key.hint,
      hash: key.hash,
      createdBy: id,
      expiresAt: now + day,
      now,
    })
    if (i === 0) caller.renamedId = agentId
    else Object.assign(caller, { agentId, secret: key.secret })
  }
  return caller as Caller
}
