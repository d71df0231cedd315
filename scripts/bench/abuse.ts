/**
 * `make bench ONLY=abuse` runs each cheap attack as fast as the service permits, while an honest person signs in, reads the inbox and
 * approves. The service has its default limits. SECONDS=<for each attack> and ATTACKS=<names, separated by commas> choose what runs. Linux
 * only, because the attackers need several loopback addresses.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/socket.ts'
import { addresses, makeData, password, type Person } from './abuse-data.ts'
import { attacks, type Answers } from './attacks.ts'
import type { Order } from './sending.ts'
import type { Condition } from './loop.ts'
import { sender, tool, type Answer } from './sender.ts'

const seconds = Number(process.env['SECONDS'] || 30)
const chosen = (process.env['ATTACKS'] || Object.keys(attacks).join()).split(',')
const entriesOfLog = Number(process.env['ENTRIES'] || 200_000)

/** The limits during an attack. If the machine is busy with other programs, three times the figure without an attack is allowed. */
const mostLoopDelayMs = 250
const mostTimesQuiet = 3
/** Delays below these are always accepted, because people do not notice them. */
const unnoticedMs = 100
/** Shorter medians say more about the machine than about the service. */
const tellableMs = 2
const unnoticedSignInMs = 1_000
const mostGrowthMb = 150
/** Memory that levels off grows by no more than this in the second half of an attack. */
const mostLateGrowthMb = 30

/** The engine compiles what has run often, so a service that has just started answers late. The honest person first makes it warm. */
const warmUpSeconds = Math.min(5, seconds)
const warmUpPauseMs = 100
const pauseMs = 600
const warmUpHashes = 16

const folder = mkdtempSync(join(tmpdir(), 'quest-abuse-'))
const database = join(folder, 'quest.db')
const children: ChildProcess[] = []
const say = (text: string) => process.stdout.write(`${text}\n`)

interface Measured {
  condition: Condition
  halfwayMb: number
  answers: Answers
  grownMb: number
  /** How long an honest person waited for each request that is not a sign-in, and for each sign-in. */
  waits: number[]
  signIns: number[]
  failed: string[]
}

try {
  const { attacker, people } = await makeData(database, { honest: chosen.length + 1, entries: entriesOfLog })
  say(`${seconds} s of each attack, beside an honest person; ${entriesOfLog.toLocaleString('en')} entries in the attacker's log`)
  say(line('', 'answers', 'loop p99', 'max', 'honest median', 'p99', 'sign-in', 'memory', 'disk', 'CPU'))
  const [before, quiet] = await besideHonest(people.shift()!, Math.min(15, seconds))
  say(row('quiet', quiet, before))
  let held = true
  for (const name of chosen) {
    const { title, near } = attacks[name] ?? unknown(name)
    const from = near ? addresses.honest : addresses.attacker
    const [rested, met] = await besideHonest(people.shift()!, seconds, url => attack({ name, url, from, seconds, attacker }))
    const problems = problemsOf(met, quiet, rested)
    held &&= problems.length === 0
    say(`\n${title}`)
    say(row(name, met, rested))
    say(`  ${problems.length === 0 ? 'holds' : `DOES NOT HOLD: ${problems.join('; ')}`}`)
  }
  say(held ? '\nAll honest requests were served.' : '\nSome honest requests were not served in time.')
  process.exitCode = held ? 0 : 1
} finally {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

/** Starts a service and measures it at rest and during an attack. Each attack gets a new service, so that it does not affect the next one. */
async function besideHonest(person: Person, forSeconds: number, attackAt: (url: string) => Promise<Answers> = async () => ({})) {
  const service = await startService()
  await Promise.all([honest(service.url, person, warmUpSeconds, warmUpPauseMs), hashOnAllThreads(service.url)])
  const rested = await service.condition()
  const size = sizeOfDisk()
  const [answers, met, halfwayMb] = await Promise.all([
    attackAt(service.url),
    honest(service.url, person, forSeconds),
    sleep(forSeconds * 500).then(service.memoryMb),
  ])
  const measured: Measured = { ...met, answers, halfwayMb, grownMb: sizeOfDisk() - size, condition: await service.condition() }
  await service.stop()
  return [rested, measured] as const
}

/** Each thread that hashes passwords keeps some memory afterwards. All of them have done so before the measurement. */
async function hashOnAllThreads(url: string) {
  // The database remembers wrong passwords, so each service gets them from its own address.
  const send = sender(url, `127.0.1.${children.length}`)
  const signIn = (turn: number) => {
    const body = JSON.stringify({ email: `nobody${turn}@example.com`, password: 'wrong horse battery' })
    return send({ method: 'POST', path: '/v1/sessions', body })
  }
  await Promise.all(Array.from({ length: warmUpHashes }, (_, turn) => signIn(turn)))
}

function problemsOf({ condition, halfwayMb, waits, signIns, failed }: Measured, quiet: Measured, rested: Condition) {
  return [
    condition.p99 > Math.max(mostLoopDelayMs, mostTimesQuiet * quiet.condition.p99) && 'the event loop was late',
    median(waits) > mostTimesQuiet * Math.max(median(quiet.waits), tellableMs) && 'most honest requests were slow',
    p99(waits) > Math.max(mostTimesQuiet * p99(quiet.waits), unnoticedMs) && 'honest requests were slow',
    Math.max(...signIns) > Math.max(mostTimesQuiet * Math.max(...quiet.signIns), unnoticedSignInMs) && 'honest sign-ins were slow',
    failed.length > 0 && `honest requests failed: ${[...new Set(failed)].join(', ')}`,
    condition.rssMb - rested.rssMb > mostGrowthMb && 'memory grew',
    condition.rssMb - halfwayMb > mostLateGrowthMb && 'memory did not level off',
  ].filter(problem => problem !== false)
}

async function startService() {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = fork(join(import.meta.dirname, '../../src/main.ts'), {
    // `make run` starts the service with the first of these.
    execArgv: ['--max-semi-space-size=16', '--expose-gc', '--import', join(import.meta.dirname, 'loop.ts')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: '.cache/compile',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database,
    },
  })
  children.push(child)
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('The service did not start.')
    await sleep(20)
  }
  return {
    url,
    /** The condition since the last call. Waits until the service has time to answer. */
    async condition() {
      child.send('condition')
      const [condition] = (await once(child, 'message')) as [Condition]
      return condition
    },
    async memoryMb() {
      child.send('memory')
      const [memoryMb] = (await once(child, 'message')) as [number]
      return memoryMb
    },
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function attack(order: Order) {
  const child = fork(join(import.meta.dirname, 'attacks.ts'))
  children.push(child)
  child.send(order)
  const [answers] = (await once(child, 'message')) as [Answers]
  child.kill('SIGKILL')
  return answers
}

/** Signs in now and then. In between, its agent requests an approval, and the human reads the inbox and approves. */
async function honest(
  url: string,
  { email, secret }: Person,
  forSeconds: number,
  pause = pauseMs,
): Promise<Pick<Measured, 'waits' | 'signIns' | 'failed'>> {
  const send = sender(url, addresses.honest)
  const [waits, signIns, failed]: [number[], number[], string[]] = [[], [], []]
  const note = (into: number[], what: string, { status, ms, text }: Answer) => {
    into.push(ms)
    if (status < 200 || status > 299 || text.includes('"isError":true')) failed.push(`${what} ${status}`)
    return text
  }
  const endsAt = performance.now() + forSeconds * 1_000
  const signInEvery = Math.max(3_000, (forSeconds * 1_000) / 6)
  let [token, signInAt] = ['', 0]
  for (let turn = 0; performance.now() < endsAt; turn++) {
    if (performance.now() >= signInAt) {
      const body = JSON.stringify({ email, password, transport: 'token' })
      const text = note(signIns, 'sign-in', await send({ method: 'POST', path: '/v1/sessions', body }))
      token = /"token":"(\w+)"/.exec(text)?.[1] ?? token
      signInAt = performance.now() + signInEvery
    }
    const asked = { category: 'contact', title: `May I? ${turn}`, details: {}, reason: 'because', wait_seconds: 0 }
    note(waits, 'request_approval', await send(tool(secret, 'request_approval', asked)))
    const inbox = note(waits, 'inbox', await send({ path: '/v1/approvals?status=pending', token }))
    const id = /"id":"(apr_\w+)"/.exec(inbox)?.[1]
    if (id) note(waits, 'approve', await send({ method: 'POST', path: `/v1/approvals/${id}/approve`, token }))
    await sleep(pause)
  }
  return { waits, signIns, failed }
}

function sizeOfDisk() {
  return ['', '-wal'].reduce((sum, end) => sum + (statSync(`${database}${end}`, { throwIfNoEntry: false })?.size ?? 0), 0) / 1e6
}

function row(name: string, { answers, condition, halfwayMb, waits, signIns, grownMb }: Measured, rested: Condition) {
  return line(
    name,
    Object.entries(answers)
      .map(([status, n]) => `${n} × ${status === '0' ? 'none' : status}`)
      .join(', ') || '-',
    ms(condition.p99),
    ms(condition.max),
    `${median(waits).toFixed(1)} ms`,
    ms(p99(waits)),
    ms(Math.max(...signIns)),
    `${[rested.rssMb, halfwayMb, condition.rssMb].map(mb => mb.toFixed(0)).join(' → ')} MB`,
    `+${grownMb.toFixed(1)} MB`,
    `${(condition.cpuSeconds - rested.cpuSeconds).toFixed(1)} s`,
  )
}

function line(name: string, answers: string, ...figures: string[]) {
  return `${name.padEnd(20)} ${answers.padEnd(36)} ${figures.map(figure => figure.padStart(17)).join(' ')}`
}

function p99(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * 0.99))] ?? NaN
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

function ms(value: number) {
  return `${value.toFixed(0)} ms`
}

function unknown(name: string): never {
  throw new Error(`There is no attack ${name}. There are: ${Object.keys(attacks).join(', ')}.`)
}
