/** The load, and what it cost. Contestants take turns, A B C A B C, so that a slow minute of the machine is slow for all. */
import autocannon from 'autocannon'
import type { Row } from './rows.ts'
import type { Server } from './servers.ts'

export const rounds = Number(process.env.ROUNDS || 7)
export const secondsPerTurn = Number(process.env.SECONDS || 0.5)
const warmUpSeconds = 1
const connections = 32

/** What one server did in one turn. */
export interface Turn {
  cpuPerRequest: number
  perSecond: number
  p99: number
}
export type Measured = { server: Server; turns: Turn[] }[]

export async function measure(row: Row, servers: Server[]): Promise<Measured> {
  const measured: Measured = servers.map(server => ({ server, turns: [] }))
  for (const { server } of measured) await turn(row, server, warmUpSeconds)
  for (let round = 0; round < rounds; round++) for (const { server, turns } of measured) turns.push(await turn(row, server, secondsPerTurn))
  return measured
}

async function turn(row: Row, server: Server, seconds: number): Promise<Turn> {
  const before = await server.cpu()
  const result = await load(row, [server.url], seconds)
  return { ...result, cpuPerRequest: ((await server.cpu()) - before) / result.answered }
}

/** A row with an error in it is no result. */
export async function load(row: Row, urls: string[], seconds: number) {
  const result = await autocannon({
    url: urls,
    connections,
    duration: seconds,
    sampleInt: 50,
    requests: row.requests.map(({ body, ...request }) => ({
      ...request,
      ...(typeof body === 'function' ? { setupRequest: (sent: object) => ({ ...sent, body: body() }) } : { body }),
    })),
  })
  const failed = result.non2xx + result.errors + result.timeouts
  const answered = result['2xx']
  if (failed || !answered) throw new Error(`${row.title}: ${urls.join()} failed to answer ${failed} of ${answered + failed} requests`)
  return { answered, perSecond: answered / result.duration, p99: result.latency.p99 }
}
