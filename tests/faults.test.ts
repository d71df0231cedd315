/** Faults around the service: a locked file, an unavailable database, a stop under load, many people at the same instant. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { client, untilServed, type Schemas } from './support/client.ts'
import { databases, sql, withConnection } from './support/database.ts'
import { details } from './support/details.ts'
import { listen } from './support/listen.ts'
import { startService } from './support/service.ts'
import { soon } from './support/soon.ts'
import { holdTimers } from './support/timers.ts'
import { onEachStore, openWorld } from './support/world.ts'

type Problem = Schemas['Problem']
/** A busy machine may need this long for a quick step. A real failure takes longer, or never ends. */
const patienceMs = 20_000
/** How long a stop is announced before the service stops listening. */
const noticeMs = 500

describe('a SQLite file that another program has locked', () => {
  const { create } = databases('sqlite')

  // tests/store/start.test.ts checks how long the service waits for the file.
  test('can be read; a write soon gets a 503, and later succeeds without a restart', async () => {
    const file = await create()
    const service = await startService({ DATABASE_URL: file })
    const ada = await client(service.url).human()
    const unlock = await lockedByAnother(file)

    const sentAt = performance.now()
    const refused = await ada.post<Problem>('/v1/agents', { name: 'Scout' })
    const waitedMs = performance.now() - sentAt
    const read = await ada.get('/v1/agents')
    await unlock()
    const made = await ada.post('/v1/agents', { name: 'Scout' })
    await service.stop()

    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '1'])
    expect(waitedMs).toBeLessThan(patienceMs)
    expect([read.status, made.status]).toEqual([200, 201])
  })
})

describe('a SQLite file that cannot grow', () => {
  const { create, open } = databases('sqlite')

  test('can be read; writes get a 503, and succeed without a restart as soon as there is room', async () => {
    const url = await create()
    const { store, connection } = await withConnection(() => open(url))
    const world = await openWorld('sqlite', store)
    const ada = await world.human()
    const write = () => ada.post<Problem>('/v1/agents', { name: 'Scout', description: 'x'.repeat(500) })
    // Migrations have left free pages.
    connection.exec('VACUUM')
    connection.pragma(`max_page_count = ${connection.pragma('page_count', { simple: true }) as number}`)

    let full = await write()
    for (let i = 0; i < 50 && full.status === 201; i++) full = await write()
    const read = await ada.get('/v1/agents')
    // Requests that are refused or change nothing also work on a full disk, so they prove nothing.
    const nothing = await ada.patch('/v1/me', '*', { display_name: ada.account.display_name })
    const ready = await fetch(`${world.url}/readyz`)
    connection.pragma('max_page_count = 1000000')
    const made = await write()
    const readyAgain = await fetch(`${world.url}/readyz`)
    world.close()

    expect([full.status, full.body.code, full.headers['retry-after']]).toEqual([503, 'unavailable', '1'])
    expect([nothing.status, read.status, ready.status, readyAgain.status, made.status]).toEqual([200, 200, 503, 200, 201])
    expect(await world.core.audit.verify(ada.account.id)).toBe(true)
  })
})

describe('a stop under load', () => {
  const { create } = databases('sqlite')

  test('is announced by /readyz, completes every request, ends the streams, and exits with code 0 long before the time limit', async () => {
    const service = await startService({ DATABASE_URL: await create(), AQS_AGENTS_PER_ACCOUNT: '10000', AQS_DRAIN_SECONDS: '100' })
    const ada = await client(service.url).human()
    const over = new AbortController()
    let stoppedAt = Infinity
    /** After the notice the service does not listen. A client that connects then was too late, but was not cut off. */
    const giveUp = (error: Error) => {
      if (performance.now() - stoppedAt < noticeMs) throw error
      over.abort()
    }
    const clients = Array.from({ length: 16 }, async (_, i) => {
      const statuses: number[] = []
      const ask = async () => (await (i % 2 ? ada.get('/v1/agents') : ada.post('/v1/agents', { name: 'Scout' }))).status
      while (!over.signal.aborted) await ask().then(status => statuses.push(status), giveUp)
      return statuses
    })
    const stream = await listen(service.url, ada.token)
    const slow = await halfwayThrough(service.url, ada.token)

    stoppedAt = performance.now()
    service.signal('SIGTERM')
    const announced = await hearsOfStop(service.url)
    over.abort()
    const answered = (await Promise.all(clients)).flat()
    await stream.end()
    const last = await slow.finish()
    const exit = await service.exited

    expect([announced, last]).toEqual([true, 201])
    expect([...new Set(answered)].toSorted((a, b) => a - b)).toEqual([200, 201])
    expect(exit).toEqual([0, null])
    expect(performance.now() - stoppedAt).toBeLessThan(patienceMs)
  })
})

onEachStore('everybody at once', (open, again) => {
  test('200 people who sign up at the same instant each get an account, and one is the admin', async () => {
    const world = await open()
    const other = await again()

    const signUp = (i: number) =>
      (i % 2 ? world : other).call<Schemas['SignedIn']>('POST', '/v1/accounts', {
        body: {
          email: `person${i}@example.com`,
          password: 'correct horse battery',
          display_name: `Person ${i}`,
          setup_code: 'open sesame',
        },
      })
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => untilServed(() => signUp(i))))
    const accounts = answers.map(({ body }) => body.account)

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(accounts.map(({ id }) => id)).size).toBe(200)
    expect(accounts.filter(({ role }) => role === 'admin')).toHaveLength(1)
    expect(await Promise.all(accounts.map(({ id }) => world.core.audit.verify(id)))).toEqual(Array(200).fill(true))
  })

  test('if 20 people sign up with one address at the same instant, one gets the account', async () => {
    const world = await open()
    const other = await again()
    const body = {
      email: 'ada@example.com',
      password: 'correct horse battery',
      display_name: 'Ada',
      transport: 'token',
      setup_code: 'open sesame',
    }

    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? world : other).call<Problem>('POST', '/v1/accounts', { body })),
    )

    expect(all.filter(one => one.status === 201)).toHaveLength(1)
    expect(all.filter(one => one.status === 409 && one.body.code === 'email_taken')).toHaveLength(19)
  })

  test('200 agents can be created, renamed and given keys at the same instant, each once', async () => {
    const world = await open({ env: { AQS_AGENTS_PER_ACCOUNT: '200' } })
    const other = await again({ env: { AQS_AGENTS_PER_ACCOUNT: '200' } })
    const people = [await world.human(), await world.human()]
    const via = (i: number) => (i % 3 ? world : other)

    const agents = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        untilServed(() =>
          via(i).call<Schemas['Agent']>('POST', '/v1/agents', { token: people[i % 2]!.token, body: { name: `agent ${i}` } }),
        ),
      ),
    )
    const changes = await Promise.all(
      agents.flatMap(({ body: { id } }, i) => [
        untilServed(() =>
          via(i).call('PATCH', `/v1/agents/${id}`, {
            token: people[i % 2]!.token,
            headers: { 'If-Match': '"v1"' },
            body: { name: `new ${i}` },
          }),
        ),
        untilServed(() => via(i + 1).call('POST', `/v1/agents/${id}/keys`, { token: people[i % 2]!.token, body: {} })),
      ]),
    )
    const kept = await Promise.all(agents.map(({ body: { id } }, i) => people[i % 2]!.get<Schemas['Agent']>(`/v1/agents/${id}`)))
    const keys = await Promise.all(agents.map(({ body: { id } }, i) => people[i % 2]!.get<Schemas['KeyPage']>(`/v1/agents/${id}/keys`)))

    expect(agents.map(answer => answer.status)).toEqual(Array(200).fill(201))
    expect(changes.map(answer => answer.status)).toEqual(agents.flatMap(() => [200, 201]))
    expect(kept.map(({ body }) => [body.name, body.version])).toEqual(agents.map((_, i) => [`new ${i}`, 2]))
    expect(keys.map(({ body }) => body.items.length)).toEqual(Array(200).fill(1))
    for (const person of people) expect(await world.core.audit.verify(person.account.id)).toBe(true)
  })
})

details(() => {
  describe('PostgreSQL', () => {
    const { create, open } = databases('postgres')

    test('may drop all connections repeatedly under load: there are only successes and 503s, and the service recovers', async () => {
      const url = await create()
      const world = await openWorld('postgres', await open(url))
      const ada = await world.human()
      const { id } = await ada.agent()
      const statuses = new Set<number>()
      const over = new AbortController()
      const load = Array.from({ length: 16 }, async (_, i) => {
        while (!over.signal.aborted)
          statuses.add(
            (await (i % 2 ? ada.get(`/v1/agents/${id}`) : ada.patch(`/v1/agents/${id}`, '*', { name: `${Math.random()}` }))).status,
          )
      })

      for (let i = 0; i < 10; i++) {
        await sql(
          url,
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
        )
        await ada.get(`/v1/agents/${id}`)
      }
      const droppedAt = performance.now()
      let status = 0
      while (status !== 200 && performance.now() - droppedAt < patienceMs)
        ({ status } = await ada.patch(`/v1/agents/${id}`, '*', { name: 'Ranger' }))
      over.abort()
      await Promise.all(load)
      world.close()

      expect(status).toBe(200)
      expect([...statuses].filter(status => status !== 200 && status !== 503)).toEqual([])
      expect(await world.core.audit.verify(ada.account.id)).toBe(true)
    })

    test('may be frozen: every request gets a 503 in time, and /readyz too; afterwards the service recovers and did nothing twice', async () => {
      const url = await create()
      const relay = await relayTo(url)
      const world = await openWorld('postgres', await open(relay.url, {}))
      const ada = await world.human()
      const make = (i: number) => ada.post<Problem>('/v1/agents', { name: `agent ${i}` }, { headers: { 'Idempotency-Key': `key-${i}` } })
      await Promise.all(Array.from({ length: 16 }, (_, i) => make(i)))

      relay.freeze()
      const frozenAt = performance.now()
      const refused = await Promise.all([
        fetch(`${world.url}/readyz`).then(({ status, headers }) => [status, headers.get('retry-after')]),
        ...Array.from({ length: 48 }, async (_, i) => {
          const { status, headers } = await (i % 2 ? ada.get('/v1/agents') : make(i))
          return [status, headers['retry-after']]
        }),
      ])
      const waitedMs = performance.now() - frozenAt
      relay.thaw()
      await soon(async () => expect((await fetch(`${world.url}/readyz`)).status).toBe(200))
      for (let i = 0; i < 48; i++) expect((await make(i)).status).toBe(201)
      const { body } = await ada.get<Schemas['AgentPage']>('/v1/agents?limit=100')
      const isWhole = await world.core.audit.verify(ada.account.id)
      const [connections] = await sql<{ n: number }>(
        url,
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'",
      )
      world.close()
      await world.store.close()
      await relay.close()

      expect(new Set(refused.map(String))).toEqual(new Set(['503,1']))
      expect(waitedMs).toBeLessThan(patienceMs)
      expect(body.items.map(agent => agent.name).toSorted()).toEqual(Array.from({ length: 48 }, (_, i) => `agent ${i}`).toSorted())
      expect(isWhole).toBe(true)
      // These are the connections of the pool, the one that listens, and this test's own.
      expect(connections!.n).toBeLessThanOrEqual(18)
    })

    test('may be away for long: the service tries again at intervals, not continuously', async () => {
      const { advanceUntil } = holdTimers()
      const relay = await relayTo(await create())
      const store = await open(relay.url)
      const back = Promise.withResolvers<unknown>()
      store.onChange(back.resolve)

      const refusedAt = await advanceUntil(relay.refuse(5))
      await advanceUntil(relay.admit())
      const change = await back.promise
      await store.close()
      await relay.close()

      const pauses = refusedAt.slice(1).map((at, i) => at - refusedAt[i]!)
      expect(Math.min(...pauses)).toBeGreaterThan(250)
      expect(change).toEqual({ accountId: '*' })
    })
  })
})

/** Another program that locks the file for writing until it is told to release it. */
async function lockedByAnother(file: string) {
  const program = `
    const database = new (require('better-sqlite3'))(${JSON.stringify(file)})
    database.exec('BEGIN IMMEDIATE')
    process.stdout.write('locked')
    process.stdin.on('end', () => process.exit()).resume()`
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = spawn(process.execPath, ['-e', program], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return async () => {
    child.stdin.end()
    await once(child, 'exit')
  }
}

/** Whether a client that polls /readyz sees that the service is not ready before it stops, unless it polls less often than the notice lasts. */
async function hearsOfStop(url: string) {
  for (let askedAt = performance.now(); ;) {
    const before = askedAt
    askedAt = performance.now()
    const status = await fetch(`${url}/readyz`).then(
      answer => answer.status,
      () => undefined,
    )
    if (status === undefined) return performance.now() - before > noticeMs
    if (status !== 200) return status === 503
  }
}

/** A request for a new agent without its last byte, so that the service waits for it. */
async function halfwayThrough(url: string, token: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  const body = '{"name":"Scout"}'
  const head = ['POST /v1/agents HTTP/1.1', 'Host: quest.test', `Authorization: Bearer ${token}`, 'Content-Type: application/json']
  socket.write([...head, `Content-Length: ${body.length}`, 'Expect: 100-continue', '', body.slice(0, -1)].join('\r\n'))
  await once(socket, 'data')
  return {
    /** The status of its answer. */
    async finish() {
      socket.write(body.slice(-1))
      const [answer] = await once(socket, 'data')
      socket.destroy()
      return Number(/^HTTP\/1.1 (\d+)/.exec(answer)![1])
    },
  }
}

/** A proxy to a database that can be cut off. */
async function relayTo(address: string) {
  const there = new URL(address)
  const folder = there.searchParams.get('host')
  const ways = new Set<Socket>()
  /** The answers of the database that are held back while it is frozen. */
  const release = new Set<() => void>()
  let isFrozen = false
  let refused: (() => void) | undefined
  let admitted = () => {}
  const server = createServer(socket => {
    if (refused) {
      socket.destroy()
      return refused()
    }
    admitted()
    const onward = folder ? connect(`${folder}/.s.PGSQL.5432`) : connect(Number(there.port || 5432), there.hostname)
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      ways.add(from)
      const held: Buffer[] = []
      release.add(() => held.splice(0).forEach(chunk => to.write(chunk)))
      from.on('data', (chunk: Buffer) => void (isFrozen ? held.push(chunk) : to.write(chunk)))
      from.on('end', () => to.end())
      from.on('error', () => {})
      from.on('close', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(address)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)

  return {
    url: url.href,
    /** Cuts all connections, and refuses new ones until this many were tried. Returns the time of each. */
    refuse: (count: number) =>
      new Promise<number[]>(resolve => {
        const at: number[] = []
        refused = () => {
          if (at.push(performance.now()) === count) resolve(at)
        }
        for (const way of ways) way.destroy()
      }),
    /** All connections stay open, new ones too, but nothing passes. When it ends, everything that was held back passes at once. */
    freeze: () => void (isFrozen = true),
    thaw() {
      isFrozen = false
      for (const one of release) one()
    },
    /** Lets all connections through from now on. Resolves when the next one arrives. */
    admit: () =>
      new Promise<void>(resolve => {
        refused = undefined
        admitted = resolve
      }),
    async close() {
      server.close()
      for (const way of ways) way.destroy()
      await once(server, 'close')
    },
  }
}
