/** Sends the load and measures its cost. Contestants take turns, A B C A B C, so that a slow minute of the machine is slow for all. */
import autocannon from 'autocannon'
import type { Row } from './rows.ts'
import type { Server } from './servers.ts'

export const rounds = Number(process.env['ROUNDS'] || 15)
/** The number of requests in each turn. It is fixed, so a turn on a busy machine takes longer but has the same weight. */
export const requestsPerTurn = Number(process.env['REQUESTS'] || 600)
const warmUpTurns = 4
const connections = 32

/** The result of one server in one turn. */
export interface Turn {
  cpuPerRequest: number
  perSecond: number
  p99: number
  kilobytesWritten: number
}
export type Measured = { server: Server; turns: Turn[] }[]

export async function measure(row: Row, servers: Server[]): Promise<Measured> {
  const [warmUps, parts] = partsOf(row)
  const measured: Measured = servers.map(server => ({ server, turns: [] }))
  for (const { server } of measured) for (const part of warmUps) await turn(part, server)
  for (const part of parts) for (const { server, turns } of measured) turns.push(await turn(part, server))
  return measured
}

/** Each turn sends the same requests, or its share of those that can be sent only once. The first and last of these check the agreement. */
function partsOf(row: Row) {
  const times = (n: number) => Array.from({ length: n }, () => row)
  if (!row.once) return [times(warmUpTurns), times(rounds)] as const
  const size = Math.min(requestsPerTurn, Math.floor((row.requests.length - 2) / (rounds + 1)))
  const parts = times(rounds + 1).map((part, i) => ({ ...part, requests: row.requests.slice(1 + i * size, 1 + (i + 1) * size) }))
  return [parts.slice(0, 1), parts.slice(1)] as const
}

async function turn(row: Row, server: Server): Promise<Turn> {
  const [before, writtenBefore] = [await server.cpu(), server.written()]
  const { answered, ...result } = await load(row, [server.url])
  const cpuPerRequest = ((await server.cpu()) - before) / answered
  return { ...result, cpuPerRequest, kilobytesWritten: (server.written() - writtenBefore) / answered / 1_000 }
}

/** Throws if a request failed, because the row would be meaningless. */
export async function load({ title, requests, once }: Row, urls: string[]) {
  let next = 0
  const fresh = (sent: object) => ({ ...sent, ...requests[next++] })
  const result = await autocannon({
    url: urls,
    connections,
    amount: once ? requests.length : requestsPerTurn,
    sampleInt: 50,
    requests: once ? [{ method: 'POST', setupRequest: fresh }] : requests,
  })
  const failed = result.non2xx + result.errors + result.timeouts
  const answered = result['2xx']
  if (failed || !answered) throw new Error(`${title}: ${urls.join()} failed to answer ${failed} of ${answered + failed} requests`)
  return { answered, perSecond: (answered * 1_000) / (result.finish.getTime() - result.start.getTime()), p99: result.latency.p99 }
}
