/**
 * `make bench-scale` measures each list, tool and decision with 1,000,000 approvals and 100,000 quests, and with a hundredth of that. The
 * most frequent questions may cost 1.3 times as much with more data. Any other answer may take 25 ms. With SCALE=80000, the data is that of a
 * normal account (50 agents, 8,000 quests), and no act may hold the event loop for more than 2 ms. DB=sqlite|postgres,
 * SCALE=<approvals>, ROUNDS and ONLY=<pattern of names> choose what runs.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turnOfLoop } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { Client, Pool, types } from 'pg'
import { readConfig } from '../../src/config.ts'
import { createCore } from '../../src/core/index.ts'
import type { Agent, Human } from '../../src/core/kit/world.ts'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { cases, missing, questions } from './scale-cases.ts'
import { live } from './scale-data.ts'
import type { Case, Place } from './scale-place.ts'

const [most, mostUs] = [1.3, 25_000]
const large = Number(process.env.SCALE || 1_000_000)
/** With fewer approvals, there are too few quests for the cases. */
const least = 600
const sizes = [Math.max(least, large / 100), large]
if (!Number.isInteger(large / 100) || large <= least) throw new Error(`SCALE must be a multiple of 100, and more than ${least}`)
const rounds = Number(process.env.ROUNDS || 15)
/** The shortest turn, so that the clock is precise enough. */
const turnMs = 4
/** The most calls in a turn, so that the rows that it writes do not pile up. */
const turnActs = 10

/** No act of an account may hold the event loop for longer, because everybody else waits meanwhile. The best of several tries counts. */
const mostHoldUs = 2_000
const tries = 9

/** With a smaller cache, PostgreSQL would read from the disk, and the bench would measure the disk. */
const memory = '2GB'

if (missing().length > 0) throw new Error(`Nothing measures ${missing().join(', ')}`)

const folder = mkdtempSync(join(tmpdir(), 'quest-scale-'))
const server = process.env.DB === 'postgres' ? (process.env.TEST_POSTGRES_URL ?? (await startPostgres(memory))) : undefined
/** CPU time is measured, which other programs on the machine do not affect. Only Linux tells how much each process of PostgreSQL has used. */
const measuresCpu = !server || (!process.env.TEST_POSTGRES_URL && existsSync('/proc/self/schedstat'))
const used = new Map<number, number>()
const places: Place[] = []
for (const size of sizes) places.push(await openPlace(size))

say(
  line(
    `µs${measuresCpu ? ' of CPU' : ''}, the median of ${rounds} rounds`,
    ...sizes.map(size => size.toLocaleString('en')),
    'ratio',
    'holds',
  ),
)
const above: string[] = []
const holding: string[] = []
const only = new RegExp(process.env.ONLY ?? '')
for (const one of cases) if (only.test(one.name)) await compare(one)
say(`\n${above.length} of ${cases.length} cost too much${above.map(name => `\n  ${name}`).join('')}`)
say(`${holding.length} hold the event loop for more than ${mostHoldUs / 1_000} ms${holding.map(one => `\n  ${one}`).join('')}`)
rmSync(folder, { recursive: true, force: true })
process.exit()

async function openPlace(size: number): Promise<Place> {
  const url = server ? await newDatabase(size) : join(folder, `${size}.db`)
  const startedAt = performance.now()
  const life = await live(url, size)
  say(`${size.toLocaleString('en')} approvals in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  const log = createLog('silent')
  const core = await createCore({
    store: await openStore(url, log),
    limits: readConfig({}).limits,
    log,
    signup: { mode: 'open' },
    sealKeys: ['a key that seals the log of the bench'],
  })
  const human: Human = {
    kind: 'human',
    accountId: life.owner,
    sessionId: '',
    role: 'admin',
    provenAt: 0,
    signedDecisions: 'none',
    requestId: 'scale',
  }
  const agents = await Promise.all(life.own.map(({ secret }) => core.keys.authenticate(secret, 'scale')))
  const [agent, ...acting] = agents as Agent[]
  const sql = server ? await postgresSql(url) : sqliteSql(url)
  // PostgreSQL does this by itself a while after a large import. The measurement must come after it.
  if (server) await sql('VACUUM ANALYZE')
  return { core, life, human, agent: agent!, acting, sql }
}

async function newDatabase(size: number) {
  const url = new URL(server!)
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(`CREATE DATABASE scale_${size}_${process.pid}`).finally(() => client.end())
  url.pathname = `/scale_${size}_${process.pid}`
  return url.href
}

async function postgresSql(url: string): Promise<Place['sql']> {
  types.setTypeParser(20, Number)
  const pool = new Pool({ connectionString: url })
  return async text => (await pool.query(text)).rows
}

function sqliteSql(file: string): Place['sql'] {
  const database = new Database(file, { readonly: true })
  return async text => database.prepare(text).all() as never
}

/** Measures a case again, and longer, if it seems to cost too much. The machine may have been busy. */
async function compare({ name, of }: Case) {
  const runs = await Promise.all(places.map(async place => ({ place, ...(await of(place)) })))
  const isQuestion = questions.includes(name)
  const isAbove = (found: Awaited<ReturnType<typeof measure>>) => (isQuestion ? found.ratio > most : found.medians[1]! > mostUs)
  let found = await measure(runs, rounds)
  if (isAbove(found)) found = await measure(runs, rounds * 3)
  if (isAbove(found)) above.push(name)
  const mark = `${isQuestion ? '  question' : ''}${isAbove(found) ? '  !' : ''}`
  const hold = await holdOf(runs[1]!)
  if (hold > mostHoldUs) holding.push(`${name}: ${(hold / 1_000).toFixed(1)} ms`)
  say(line(name, ...found.medians.map(figure => figure.toFixed(0)), found.ratio.toFixed(2), hold.toFixed(0)) + mark)
}

/** The longest time in microseconds that an act leaves no turn of the event loop to others. */
async function holdOf({ before = async () => '', act, after }: Run) {
  const holds: number[] = []
  for (let i = 0; i < tries; i++) {
    const given = await before()
    let [longest, last] = [0, performance.now()]
    let next = setImmediate(function turned() {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
      next = setImmediate(turned)
    })
    await turnOfLoop()
    const made = await act(given)
    await turnOfLoop()
    clearImmediate(next)
    await after?.(given || String(made))
    holds.push(longest * 1_000)
  }
  return Math.min(...holds)
}

/** The sizes take turns, small large small large, so that a slow moment of the machine is slow for both. */
async function measure(runs: Run[], rounds: number) {
  const first = [await turn(runs[0]!, 2), await turn(runs[1]!, 2)]
  const acts = first.map(({ took }) => Math.ceil(Math.min(turnActs, turnMs / (took / 1000))))
  const took: number[][] = []
  for (let round = 0; round < rounds; round++) took.push([(await turn(runs[0]!, acts[0]!)).took, (await turn(runs[1]!, acts[1]!)).took])
  return {
    ratio: median(took.map(([small, large]) => large! / small!)),
    medians: [0, 1].map(i => median(took.map(both => both[i]!))),
  }
}

type Run = Awaited<ReturnType<Case['of']>> & { place: Place }

/** Microseconds for each act. */
async function turn({ place, before = async () => '', act, after }: Run, times: number) {
  const prepared = []
  for (let i = 0; i < times; i++) prepared.push(await before())
  const made: unknown[] = []
  const clock = await clockOf(place)
  const started = clock()
  for (const one of prepared) made.push(await act(one))
  const took = (clock() - started) / times
  for (const [i, one] of prepared.entries()) await after?.(one || String(made[i]))
  return { took }
}

/** Counts microseconds. SQLite works in this process, and PostgreSQL in a process for each connection. */
async function clockOf({ sql }: Place) {
  if (!measuresCpu) return () => performance.now() * 1000
  const mine = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'"
  const backends = server ? await sql<{ pid: number }>(mine) : []
  return () => {
    const { user, system } = process.cpuUsage()
    return user + system + backends.reduce((sum, { pid }) => sum + usedBy(pid), 0)
  }
}

/** The CPU time of a process on Linux. The first number is in nanoseconds. A connection that was idle may have ended since it was seen. */
function usedBy(pid: number) {
  const file = `/proc/${pid}/schedstat`
  if (existsSync(file)) used.set(pid, Number(readFileSync(file, 'utf8').split(' ')[0]) / 1000)
  return used.get(pid) ?? 0
}

function line(name: string, ...figures: string[]) {
  return name.padEnd(62) + figures.map(figure => figure.padStart(11)).join('')
}

function median(figures: number[]) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
