/**
 * Measures how soon messages arrive and what they cost requests: 10,000 changes, each told to one of 100 channels, on servers of their own.
 * `EVENTS`, `CHANNELS` and `ROUNDS` change the numbers; `DB=postgres` measures PostgreSQL.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../src/config.ts'
import { createCore } from '../../src/core/index.ts'
import type { Human } from '../../src/core/kit/world.ts'
import { createLog } from '../../src/log.ts'
import { createReach } from '../../src/reach/index.ts'
import { openStore } from '../../src/store/index.ts'
import { createDatabase, dropDatabase } from '../../tests/support/postgres.ts'

const events = Number(env['EVENTS'] ?? 10_000)
const channels = Number(env['CHANNELS'] ?? 100)
/** How often requests are measured, in turns, and how many at a time. */
const rounds = Number(env['ROUNDS'] ?? 12)
const perTurn = Math.min(400, events)
/** Each account has one channel for each kind of change that it makes. */
const perAccount = 2
/** How many agents ask at the same time. */
const atOnce = 8
/** How many changes others make in a second while requests are measured. */
const paced = 50
const isPostgres = env['DB'] === 'postgres'

const folder = mkdtempSync(join(tmpdir(), 'quest-bench-reach-'))
const database = isPostgres ? await createDatabase() : join(folder, 'quest.db')
const config = readConfig({ AQS_WEBHOOK_PRIVATE: 'on', AQS_SIGN_UPS_PER_HOUR: '1000000', AQS_KILOBYTES_PER_DAY: '999999999' })
const log = createLog('warn')
const store = await openStore(database, log)
const core = await createCore({
  store,
  limits: config.limits,
  log,
  signup: { mode: 'open', setupCode: 'open sesame' },
  reach: { email: false, privateAddresses: true },
  sealKeys: ['a key for measurements that is long enough'],
})
const reach = createReach({ core, config, publicUrl: 'http://127.0.0.1:1' })

/** How long each message was on its way, in milliseconds. */
const late: number[] = []
let wake = () => {}
const receivers = fork(join(import.meta.dirname, 'receivers.ts'), [String(Math.min(channels, 50))])
const [{ ports }] = (await once(receivers, 'message')) as [{ ports: number[] }]
receivers.on('message', ({ arrived }: { arrived: number[] }) => {
  late.push(...arrived)
  wake()
})

/** People with agents. Those with channels have `perAccount` of them, so that each change is told once. */
async function person(i: number, isTold: boolean) {
  const visit = { userAgent: 'bench', ip: '127.0.0.1', network: '127.0.0.1', requestId: 'bench', isGone: () => false }
  const { account, session } = await core.accounts.signUp(visit, {
    email: `${isTold ? 'told' : 'calm'}${i}@example.com`,
    password: 'correct horse battery',
    displayName: `Person ${i}`,
    setupCode: 'open sesame',
  })
  const human: Human = {
    kind: 'human',
    accountId: account.id,
    sessionId: session.id,
    role: account.role,
    provenAt: Date.now(),
    signedDecisions: 'none',
    requestId: 'bench',
  }
  const own = isTold ? perAccount : 0
  for (let n = 0; n < own; n++) {
    const port = ports[(i * perAccount + n) % ports.length]!
    await core.channels.create(human, {
      type: 'webhook',
      label: `Server ${n}`,
      url: `http://127.0.0.1:${port}/${n}`,
      format: 'standard',
      events: [n === 0 ? 'approval.requested' : 'approval.decided'],
    })
  }
  const agent = await core.agents.create(human, { name: 'Scout' })
  const { secret } = await core.keys.issue(human, agent.id, { label: 'key', expiresInDays: 90 })
  return { human, secret }
}
type Someone = Awaited<ReturnType<typeof person>>

/** Asks and takes back, which are two changes. Returns the milliseconds that each request took. */
async function ask(people: Someone[], changes: number, workers = atOnce) {
  const took: number[] = []
  let left = changes / 2
  const worker = async (of: Someone, n: number) => {
    const agent = await core.keys.authenticate(of.secret, 'bench')
    if (!('kind' in agent)) throw new Error(agent.reason)
    while (left-- > 0) {
      const start = performance.now()
      const given = { category: 'spend' as const, title: `Buy ${n} ${left}`, details: {}, reason: 'I need it' }
      const gated = await core.approvals.request(agent, given)
      const between = performance.now()
      await core.approvals.cancel(agent, gated.approval!.id)
      took.push(between - start, performance.now() - between)
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, n) => worker(people[n % people.length]!, n)))
  return took
}

const quantile = (values: number[], part: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
const ms = (value: number) => `${value.toFixed(2)} ms`

/** Asks and takes back at a steady rate, until it is stopped. */
function background(people: Someone[]) {
  let over = false
  const running = (async () => {
    for (let n = 0; ; n++) {
      if (over) return
      const turn = sleep(1_000 / (paced / 2))
      await ask([people[n % people.length]!], 2, 1)
      await turn
    }
  })()
  return async () => {
    over = true
    await running
  }
}

const accounts = Math.ceil(channels / perAccount)
const group = async (isTold: boolean, offset: number) => {
  const people: Someone[] = []
  for (let i = 0; i < accounts; i++) people.push(await person(offset + i, isTold))
  return people
}
const told = await group(true, 0)
const [calm, others] = [await group(false, 0), await group(false, accounts)]
await ask(calm, perTurn)
reach.start()
await ask(told, perTurn)
while (late.length < perTurn) await new Promise<void>(done => (wake = done))
late.length = 0

const start = performance.now()
await ask(told, events)
const asked = performance.now() - start
while (late.length < events) await new Promise<void>(done => (wake = done))
const took = performance.now() - start
console.log(`${events} changes told to ${accounts * perAccount} channels on ${isPostgres ? 'PostgreSQL' : 'SQLite'}`)
console.log(`arrival: p50 ${ms(quantile(late, 0.5))}, p99 ${ms(quantile(late, 0.99))}, last ${ms(Math.max(...late))}`)
console.log(`rate: ${Math.round(events / (asked / 1_000))} changes/s asked, ${Math.round(events / (took / 1_000))} messages/s arrived`)

// The requests of people without channels, in turns: while others make changes that are told, and while others make the same ones untold.
const [quiet, loud]: [number[], number[]] = [[], []]
for (let round = 0; round < rounds; round++) {
  for (const [people, into] of round % 2
    ? ([
        [others, quiet],
        [told, loud],
      ] as const)
    : ([
        [told, loud],
        [others, quiet],
      ] as const)) {
    const stop = background(people)
    into.push(...(await ask(calm, perTurn, 1)))
    await stop()
  }
}
const slower = (part: number) => `${((quantile(loud, part) / quantile(quiet, part) - 1) * 100).toFixed(1)} %`
console.log(`a request while ${paced} untold changes/s are made: median ${ms(quantile(quiet, 0.5))}, mean ${ms(mean(quiet))}`)
console.log(`a request while ${paced} told changes/s are made: median ${ms(quantile(loud, 0.5))}, mean ${ms(mean(loud))}`)
console.log(`slower by ${slower(0.5)} at the median, ${slower(0.25)} at the first quartile`)

await reach.stop()
receivers.disconnect()
await store.close()
if (isPostgres) await dropDatabase(database)
rmSync(folder, { recursive: true, force: true })
process.exit(0)
