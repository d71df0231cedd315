/**
 * `WAITS=10000` calls of agents wait at two instances over one PostgreSQL. Then humans decide a part of what they wait for, which
 * for half of the calls happens at the other instance. Every call must get its decision, and no other call may end early.
 */
import { request, Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { client, type Schemas } from '../../tests/support/client.ts'
import { metricsOf } from '../../tests/support/openmetrics.ts'
import { startPostgres } from './programs.ts'
import { start } from './traffic.ts'

const calls = Number(process.env['WAITS'] || 10_000)
const callsEach = 5
const requestsEach = 4
const agentsEach = 25
const decided = 200
const [begunAtOnce, pauseMs] = [50, 80]
const waitSeconds = 50
const mostTellMs = 5_000

export async function waits() {
  const server = await startPostgres('waiting')
  const env = {
    DATABASE_URL: server.url,
    AQS_METRICS_PORT: '0',
    AQS_WAITS_PER_AGENT: '1000',
    AQS_WAITS_PER_ACCOUNT: '100000',
    AQS_CONNECTIONS_PER_NETWORK: '100000',
  }
  const services = [await start(env), await start(env)] as const
  const urls = services.map(({ url }) => url) as [string, string]
  const people = Math.ceil(calls / (callsEach * requestsEach * agentsEach))
  const pending = (await Promise.all(Array.from({ length: people }, (_, i) => personWithRequests(urls[i % 2]!, i)))).flat()
  const gauges = () => Promise.all(services.map(({ metricsUrl }) => metricsOf(metricsUrl)))
  const before = await gauges()

  const sockets = new Agent({ keepAlive: true, maxSockets: Infinity })
  const startedAt = performance.now()
  const waiting: { id: string; ended: Promise<{ status: string; at: number }> }[] = []
  for (const { id, secret } of pending)
    for (let i = 0; i < callsEach && waiting.length < calls; i++) {
      // All at once would be refused with 503, because each begins with a few reads.
      if (waiting.length % begunAtOnce === 0) await sleep(pauseMs)
      waiting.push({ id, ended: waitFor(urls[i % 2]!, secret, id, sockets) })
    }
  const open = async () => (await gauges()).reduce((sum, gauge) => sum + gauge.get('aqs_requests_open')!, 0)
  let [earlier, now] = [-1, await open()]
  // Some may be queued behind others, so the number is complete when it does not grow any more.
  while (now > earlier || now === 0) {
    await sleep(1_000)
    ;[earlier, now] = [now, await open()]
  }
  const openMs = performance.now() - startedAt
  const during = await gauges()
  await sleep(5_000)
  const later = await gauges()

  const told: number[] = []
  const chosen = pending.slice(0, decided)
  const decisions = chosen.map(async ({ id, owner }, i) => {
    const at = performance.now()
    const { status, text } = await client(urls[i % 2]!).call('POST', `/v1/approvals/${id}/deny`, {
      token: owner,
      body: { note: 'Not today' },
    })
    if (status !== 200) throw new Error(`A decision answered ${status}: ${text}`)
    for (const call of waiting.filter(call => call.id === id)) {
      const end = await call.ended
      if (end.status === 'denied') told.push(end.at - at)
    }
  })
  await Promise.all(decisions)
  const ends = await Promise.all(waiting.map(async ({ id, ended }) => ({ id, ...(await ended) })))
  const decidedIds = new Set(chosen.map(({ id }) => id))
  const wrong = ends.filter(({ id, status }) => status !== (decidedIds.has(id) ? 'denied' : 'pending'))
  for (const service of services) await service.stop()
  told.sort((a, b) => a - b)
  const of = (gauge: Map<string, number>[], name: string) => gauge.map(one => one.get(name)!)
  const memory = of(during, 'process_resident_memory_bytes').map(
    (bytes, i) => (bytes - of(before, 'process_resident_memory_bytes')[i]!) / 1e6,
  )
  const cpu = of(later, 'process_cpu_seconds_total').map((seconds, i) => (seconds - of(during, 'process_cpu_seconds_total')[i]!) / 5)
  const p99 = told[Math.floor(told.length * 0.99)] ?? Infinity
  return {
    isGood: wrong.length === 0 && p99 <= mostTellMs,
    told:
      `${now} of ${waiting.length} calls waited at once at two instances, after ${(openMs / 1_000).toFixed(1)} s, in ${memory.map(Math.round).join(' and ')} MB more; ` +
      `while nothing happened they used ${cpu.map(part => `${Math.round(part * 100)} %`).join(' and ')} of a core; ${chosen.length} decisions told ${told.length} calls, ` +
      `median ${Math.round(told[told.length >> 1] ?? Infinity)} ms, 99 % within ${Math.round(p99)} ms; ${wrong.length} calls ended otherwise` +
      (wrong[0] ? `, such as ${JSON.stringify(wrong[0])}` : ''),
  }
}

/** Somebody whose agents have asked for something that nobody has decided. */
async function personWithRequests(url: string, number: number) {
  const at = client(url)
  const person = await at.human(`patient${number}t${Date.now()}`)
  const found: { id: string; secret: string; owner: string }[] = []
  for (let i = 0; i < agentsEach; i++) {
    const { id } = await person.agent(`Waiter ${i}`)
    const { secret } = await person.key(id)
    for (let asked = 0; asked < requestsEach; asked++)
      await at.mcp(secret, 'tools/call', {
        name: 'request_approval',
        arguments: { category: 'spend', title: `Buy ${asked}`, details: { asked }, reason: 'I need it', wait_seconds: 0 },
      })
    const page = await person.get<Schemas['ApprovalPage']>(`/v1/approvals?status=pending&agent_id=${id}`)
    found.push(...page.body.items.map(({ id }) => ({ id, secret, owner: person.token })))
  }
  return found
}

/** A call of get_approval that waits. It needs no library, so that this process can hold ten thousand of them. */
function waitFor(url: string, secret: string, id: string, agent: Agent) {
  const params = { name: 'get_approval', arguments: { approval_id: id, wait_seconds: waitSeconds } }
  return new Promise<{ status: string; at: number }>(resolve => {
    const ended = (status: string) => resolve({ status, at: performance.now() })
    const sent = request(`${url}/mcp`, {
      method: 'POST',
      agent,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        Authorization: `Bearer ${secret}`,
        'MCP-Protocol-Version': '2025-11-25',
      },
    })
    sent.on('error', (error: { code?: string }) => ended(error.code ?? 'lost'))
    sent.on('response', answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () =>
        ended(/"status":"(\w+)"/.exec(text.replaceAll('\\"', '"'))?.[1] ?? `${answer.statusCode} ${text.slice(0, 200)}`),
      )
      answer.on('error', (error: { code?: string }) => ended(error.code ?? 'lost'))
    })
    sent.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }))
  })
}
