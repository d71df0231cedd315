/**
 * The process is killed during its work. Acknowledged changes must be there, and repeated requests must take effect once. `KILLS` sets the
 * number of kills. The trials in tests/races and tests/reach do the same with everything that agents and people do.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { afterAll, expect, test } from '@jest/globals'
import Database from 'better-sqlite3'
import { readConfig } from '../src/config.ts'
import { createCore } from '../src/core/index.ts'
import { createLog } from '../src/log.ts'
import { readSealKeys } from '../src/config/seal-keys.ts'
import { openStore } from '../src/store/index.ts'
import { client, type Schemas } from './support/client.ts'
import { details } from './support/details.ts'
import { isWhole } from './support/extent.ts'
import { startService, type Service } from './support/service.ts'

const kills = Number(env.KILLS || (isWhole ? 5 : 2))
const people = 4
const writersEach = 2
const folder = mkdtempSync(join(tmpdir(), 'quest-crash-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The requests of a writer, and what must be true after each, however often it was sent. */
interface Step {
  method: 'POST' | 'PATCH'
  path: string
  headers: Record<string, string>
  body: object
}
type Answer = Awaited<ReturnType<typeof send>>
/** The acknowledged steps of an agent: created, given a key, renamed. */
interface Acknowledged {
  token: string
  agent: Schemas['Agent']
  keyId?: string
  renamed?: string
}

test.each(['SIGTERM', 'SIGHUP'] as const)('a stop by %s writes the calls that were only counted', async signal => {
  const DATABASE_URL = join(folder, `calls-${signal}.db`)
  const service = await startService({ DATABASE_URL })
  const { human, mcp } = client(service.url)
  const owner = await human()
  const { secret } = await owner.key((await owner.agent()).id)
  for (let i = 0; i < 3; i++) expect((await mcp(secret)).status).toBe(200)

  const ended = await service.stop(signal)

  const database = new Database(DATABASE_URL, { readonly: true })
  const calls = database.prepare<[], number>('SELECT sum(calls) FROM agent_activity').pluck().get()
  database.close()
  expect([ended, calls]).toEqual([[0, null], 3])
})

test('a kill between start and report: the action is started, then in doubt, and never ready again', async () => {
  const knobs = { DATABASE_URL: join(folder, 'started.db') }
  let service = await startService(knobs)
  const owner = await client(service.url).human()
  const { secret } = await owner.key((await owner.agent()).id)
  const tool = async (name: string, given: object) => {
    const { body } = await client(service.url).mcp(secret, 'tools/call', { name, arguments: given })
    return JSON.parse(body.result.content[0].text)
  }
  const again = async (change?: string) => {
    await service.stop('SIGKILL')
    const database = new Database(knobs.DATABASE_URL)
    if (change) database.exec(change)
    database.close()
    service = await startService(knobs)
    return [
      (await tool('get_approval', { approval_id: id })).outcome,
      (await tool('start_action', { approval_id: id, start_token })).outcome,
    ]
  }
  const asked = { category: 'other', title: 'Turn the key', details: {}, reason: 'It is time', wait_seconds: 0 }
  const { approval } = await tool('request_approval', asked)
  const { id } = approval
  await client(service.url).call('POST', `/v1/approvals/${id}/approve`, { token: owner.token })
  const { start_token } = await tool('get_approval', { approval_id: id })
  const go = await tool('start_action', { approval_id: id, start_token })

  const restarted = await again()
  // The time to report is over.
  const late = await again('UPDATE approvals SET report_by = 1')
  const same = await tool('request_approval', asked)
  await service.stop()

  expect(go.outcome).toBe('go')
  expect([restarted, late, same.outcome]).toEqual([['started', 'started'], ['in_doubt', 'already_started'], 'in_doubt'])
  expect(await brokenLogs(knobs.DATABASE_URL)).toEqual([])
})

details(() => {
  test(
    `what was acknowledged survives ${kills} kills, and a repeated request has its effect once`,
    async () => {
      const DATABASE_URL = join(folder, 'quest.db')
      const knobs = { DATABASE_URL, AQS_AGENTS_PER_ACCOUNT: '10000', AQS_KEYS_PER_AGENT: '1' }
      let service = await startService(knobs)
      const tokens = await signUp(service)
      const writers = tokens.flatMap(token => Array.from({ length: writersEach }, () => writer(token)))

      for (let kill = 0; kill < kills; kill++) {
        const enough = acknowledgements(1 + Math.floor(Math.random() * 60))
        const ends = writers.map(one => one.goOn(service.url, enough.count))
        await enough.reached
        await service.stop('SIGKILL')
        await Promise.all(ends)

        service = await startService(knobs)
        for (const one of writers) await one.repeat(service.url)
      }
      const stopped = await service.stop('SIGTERM')

      const acknowledged = writers.flatMap(one => one.acknowledged)
      expect(stopped).toEqual([0, null])
      expect(lost(DATABASE_URL, acknowledged)).toEqual([])
      expect(await brokenLogs(DATABASE_URL)).toEqual([])
      if (env.KILLS) process.stdout.write(`${kills} kills, ${acknowledged.length} agents with a key and a new name each, 0 lost\n`)
    },
    Math.max(60_000, kills * 10_000),
  )
})

async function signUp(service: Service) {
  const { human } = client(service.url)
  const signedUp = []
  for (let i = 0; i < people; i++) signedUp.push(await human())
  return signedUp.map(({ token }) => token)
}

/** Resolves when this many requests have been acknowledged. */
function acknowledgements(wanted: number) {
  let count!: () => void
  const reached = new Promise<void>(resolve => {
    count = () => void (--wanted === 0 && resolve())
  })
  return { reached, count }
}

let number = 0

/** A client that creates agents, gives each a key and another name, and does not know when the service will be killed. */
function writer(token: string) {
  const acknowledged: Acknowledged[] = []
  /** The step without an answer yet, and what to do with the answer when it arrives. */
  let pending: { step: Step; take(answer: Answer): void } | undefined

  /** Whether the service answered. */
  async function take(url: string) {
    const answer = await send(url, token, pending!.step).catch(() => undefined)
    if (!answer) return false
    pending!.take(answer)
    pending = undefined
    return true
  }

  function next() {
    const last = acknowledged.at(-1)
    if (!last || last.renamed) return create()
    return last.keyId ? rename(last) : issue(last)
  }

  function create() {
    const step = once('/v1/agents', { name: `agent ${++number}` })
    pending = {
      step,
      take: ({ status, body }) => {
        expect(status).toBe(201)
        acknowledged.push({ token, agent: body as Schemas['Agent'] })
      },
    }
  }

  function issue(last: Acknowledged) {
    const step = once(`/v1/agents/${last.agent.id}/keys`, { label: `key ${++number}` })
    pending = {
      step,
      take: ({ status, body }) => {
        last.keyId = keyIdOf(status, body)
      },
    }
  }

  function rename(last: Acknowledged) {
    const name = `agent ${++number}`
    const step: Step = { method: 'PATCH', path: `/v1/agents/${last.agent.id}`, headers: { 'If-Match': '"v1"' }, body: { name } }
    // If the version has changed, this step changed it, because no other client does.
    pending = {
      step,
      take: ({ status }) => {
        expect([200, 412]).toContain(status)
        last.renamed = name
      },
    }
  }

  return {
    acknowledged,
    /** Writes until the service is killed. */
    async goOn(url: string, count: () => void) {
      for (next(); await take(url); next()) count()
    },
    /** Repeats the requests that were not acknowledged. */
    async repeat(url: string) {
      if (pending && !(await take(url))) throw new Error('the service was gone again')
    },
  }
}

const once = (path: string, body: object): Step => ({ method: 'POST', path, headers: { 'Idempotency-Key': `story-${number}` }, body })

/** The key that was issued, or for a repetition, the one that was issued before. */
function keyIdOf(status: number, body: unknown) {
  if (status === 201) return (body as Schemas['IssuedKey']).key.id
  expect([status, (body as Schemas['Problem']).code]).toEqual([409, 'secret_already_shown'])
  return /key_[0-9a-z]+/.exec((body as Schemas['Problem']).detail)![0]
}

async function send(url: string, token: string, { method, path, headers, body }: Step) {
  const response = await fetch(url + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

/** Differences between the file and the acknowledged changes, and errors that SQLite itself finds in the file. */
function lost(file: string, acknowledged: Acknowledged[]) {
  const database = new Database(file)
  try {
    const agents = database.prepare<[], [string, string, number]>('SELECT id, name, version FROM agents ORDER BY id').raw().all()
    const keys = database.prepare<[], [string, string]>('SELECT id, agent_id FROM agent_keys ORDER BY id').raw().all()
    const toldAgents = acknowledged.map(({ agent, renamed }) => [agent.id, renamed ?? agent.name, renamed ? 2 : 1])
    const toldKeys = acknowledged.filter(({ keyId }) => keyId).map(({ agent, keyId }) => [keyId, agent.id])
    const different = (found: unknown[], told: unknown[]) => {
      const [has, knows] = [found, told].map(rows => rows.map(row => JSON.stringify(row))) as [string[], string[]]
      const twice = has.length === new Set(knows).size ? [] : ['not as many as were acknowledged']
      return [...has.filter(row => !knows.includes(row)), ...knows.filter(row => !has.includes(row)), ...twice]
    }
    const integrity = database.pragma('integrity_check', { simple: true })
    return [
      ...different(agents, toldAgents),
      ...different(keys, toldKeys),
      ...(database.pragma('foreign_key_check') as unknown[]),
      ...(integrity === 'ok' ? [] : [integrity]),
    ]
  } finally {
    database.close()
  }
}

/** The accounts whose log is not complete. */
async function brokenLogs(file: string) {
  const log = createLog('silent')
  const store = await openStore(file, log)
  const core = await createCore({
    store,
    limits: readConfig({}).limits,
    log,
    signup: { mode: 'open' },
    sealKeys: readSealKeys(readConfig({ DATABASE_URL: file })),
  })
  const database = new Database(file, { readonly: true })
  const accounts = database.prepare<[], string>('SELECT id FROM accounts').pluck().all()
  database.close()
  const whole = await Promise.all(accounts.map(id => core.audit.verify(id)))
  await store.close()
  return accounts.filter((_, i) => !whole[i])
}
