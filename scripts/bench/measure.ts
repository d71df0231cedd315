/** The load, and what it cost. Contestants take turns, A B C A B C, so that a slow minute of the machine is slow for all. */
import autocannon from 'autocannon'
import type { Row } from './rows.ts'
import type { Server } from './servers.ts'

export const rounds = Number(process.env['ROUNDS'] || 15)
export const secondsPerTurn = Number(process.env['SECONDS'] || 0.3)
const warmUpSeconds = 1
const connections = 32
/** A turn of requests that are sent only once has at most this many. */
const mostAtOnce = 400

/** What one server did in one turn. */
export interface Turn {
  cpuPerRequest: number
  perSecond: number
  p99: number
  kilobytesWritten: number
}
export type Measured = { server: Server; turns: Turn[] }[]

export async function measure(row: Row, servers: Server[]): Promise<Measured> {
  const [warmUp, ...turns] = partsOf(row)
  const measured: Measured = servers.map(server => ({ server, turns: [] }))
  for (const { server } of measured) await turn(warmUp!, server, warmUpSeconds)
  for (const part of turns) for (const { server, turns } of measured) turns.push(await turn(part, server, secondsPerTurn))
  return measured
}

/** The warm-up and each turn have the same requests, or each a part of those that are sent once. The first and last are for the agreement. */
function partsOf(row: Row): Row[] {
  const parts = Array.from({ length: rounds + 1 }, () => row)
  if (!row.once) return parts
  const size = Math.min(mostAtOnce, Math.floor((row.requests.length - 2) / parts.length))
  return parts.map((part, i) => ({ ...part, requests: row.requests.slice(1 + i * size, 1 + (i + 1) * size) }))
}

async function turn(row: Row, server: Server, seconds: number): Promise<Turn> {
  const [before, writtenBefore] = [await server.cpu(), server.written()]
  const { answered, ...result } = await load(row, [server.url], seconds)
  const cpuPerRequest = ((await server.cpu()) - before) / answered
  return { ...result, cpuPerRequest, kilobytesWritten: (server.written() - writtenBefore) / answered / 1_000 }
}

/** A row with an error in it is no result. */
export async function load({ title, requests, once }: Row, urls: string[], seconds: number) {
  let next = 0
  const fresh = (sent: object) => ({ ...sent, ...requests[next++] })
  const result = await autocannon({
    url: urls,
    connections,
    ...(once ? { amount: requests.length } : { duration: seconds }),
    sampleInt: 50,
    requests: once ? [{ method: 'POST', setupRequest: fresh }] : requests,
  })
  const failed = result.non2xx + result.errors + result.timeouts
  const answered = result['2xx']
  if (failed || !answered) throw new Error(`${title}: ${urls.join()} failed to answer ${failed} of ${answered + failed} requests`)
  return { answered, perSecond: answered / result.duration, p99: result.latency.p99 }
}
