/** Sends the load and measures its cost. Contestants take turns, A B C A B C, so that a slow minute of the machine is slow for all. */
import type { Profiler } from 'node:inspector/promises'
import { availableParallelism } from 'node:os'
import autocannon from 'autocannon'
import type { Contestant } from './contestants.ts'
import { sharesOf, type Shares } from './layers.ts'
import { putBack } from './put-back.ts'
import type { Request, Row } from './rows.ts'
import type { Server } from './servers.ts'

export const rounds = Number(process.env['ROUNDS'] || 5)
/** How long a turn lasts. Shorter turns vary more, because a collection of garbage or a checkpoint is in some and not in others. */
export const secondsPerTurn = Number(process.env['SECONDS'] || 1)
export const connections = Number(process.env['CONNECTIONS'] || 32)
const withLayers = process.env['LAYERS'] === 'yes'
/** How often autocannon looks whether all requests were answered, which is how exact its rate is. */
const sampleMs = 10

/** Whether a processor is left for this process, beside the servers and their database. */
const hasOwnProcessor = (servers: number) => availableParallelism() > servers + (process.env['DB'] === 'postgres' ? 1 : 0)

/** The result of one server in one turn. */
export interface Turn {
  cpuPerRequest: number
  perSecond: number
  p99: number
  kilobytesWritten: number
}
export type Measured = { server: Server; turns: Turn[]; shares?: Shares }[]

export async function measure(row: Row, contestants: Contestant[]): Promise<Measured> {
  const measured = []
  for (const contestant of contestants) measured.push({ ...contestant, amount: await warmUp(row, contestant), turns: [] as Turn[] })
  for (let round = 0; round < rounds; round++) for (const one of measured) one.turns.push(await turn(row, one, one.amount))
  if (withLayers) for (const one of measured) Object.assign(one, { shares: await sharesIn(row, one, one.amount) })
  return measured
}

/** One more turn, in which the server is profiled. A profile costs time, so the turn has no other figures. */
async function sharesIn(row: Row, contestant: Contestant, amount: number) {
  const { server } = contestant
  await server.ask('profile')
  await turn(row, contestant, amount)
  return sharesOf((await server.ask('profiled')) as Profiler.Profile)
}

/**
 * Sends more and more requests, until they take half a turn. Returns how many fill a turn. The number is the same in each round, so a turn
 * on a busy machine takes longer but has the same weight.
 */
async function warmUp(row: Row, contestant: Contestant) {
  const most = row.decides?.length ?? Infinity
  for (let amount = connections; ; amount *= 2) {
    const { perSecond } = await turn(row, contestant, Math.min(amount, most))
    const isEnough = amount >= (perSecond * secondsPerTurn) / 2
    if (isEnough || amount >= most) return Math.min(Math.max(connections, Math.ceil(perSecond * secondsPerTurn)), most)
  }
}

async function turn(row: Row, { server, requests }: Contestant, amount: number): Promise<Turn> {
  const [before, writtenBefore] = [(await server.ask('cpu')) as number, server.written()]
  const { answered, ...result } = await load(row, requests, amount, [server.url])
  const cpuPerRequest = (((await server.ask('cpu')) as number) - before) / answered
  const kilobytesWritten = (server.written() - writtenBefore) / answered / 1_000
  if (row.decides) await putBack(server, row.decides.slice(0, amount))
  return { ...result, cpuPerRequest, kilobytesWritten }
}

/**
 * Keeps this process from sleeping meanwhile, if a processor is left for it. If the sender sleeps, each answer has to wake it. Waking it took a
 * server up to 25 µs for each answer. A slower server had to wake it more often.
 */
async function awake<T>(servers: number, send: () => Promise<T>) {
  if (!hasOwnProcessor(servers)) return send()
  let turn = setImmediate(function again() {
    turn = setImmediate(again)
  })
  try {
    return await send()
  } finally {
    clearImmediate(turn)
  }
}

/** Throws if a request failed, because the row would be meaningless. */
export async function load({ title, decides }: Row, requests: Request[], amount: number, urls: string[]) {
  let next = 0
  const fresh = (sent: object) => ({ ...sent, ...requests[next++] })
  const result = await awake(urls.length, () =>
    autocannon({
      url: urls,
      connections,
      amount,
      sampleInt: sampleMs,
      requests: decides ? [{ method: 'POST', setupRequest: fresh }] : requests,
    }),
  )
  const failed = result.non2xx + result.errors + result.timeouts
  const answered = result['2xx']
  if (failed || !answered) throw new Error(`${title}: ${urls.join()} failed to answer ${failed} of ${answered + failed} requests`)
  return { answered, perSecond: (answered * 1_000) / (result.finish.getTime() - result.start.getTime()), p99: result.latency.p99 }
}
