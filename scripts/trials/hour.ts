/**
 * `MINUTES=60` of people and agents at two instances over one PostgreSQL: agents ask and wait, their humans decide what they see in the
 * inbox and keep the portal's stream open, and the agents report what came of it. Nothing may fail or get lost, and the memory must not grow.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { client, type Person, type Schemas } from '../../tests/support/client.ts'
import { metricsOf } from '../../tests/support/openmetrics.ts'
import { ask, startPostgres } from './programs.ts'
import { start } from './traffic.ts'
import { verified } from './verified.ts'

const minutes = Number(process.env['MINUTES'] || 1)
const people = 4
const agentsEach = 5
const parts = 10
const mostGrowth = 1.15

interface Result {
  result?: { isError?: boolean; structuredContent?: { outcome?: string; start_token?: string; approval?: { id: string; status: string } } }
}

export async function hour() {
  const server = await startPostgres('long')
  const env = { DATABASE_URL: server.url, AQS_METRICS_PORT: '0' }
  const services = [await start(env), await start(env)] as const
  const over = new AbortController()
  const counts = { requests: 0, decided: 0, reported: 0, events: 0, failed: 0 }
  let failure = ''
  const count = <A extends { status: number; text: string }>(answer: A) => {
    counts.requests++
    if (answer.status >= 400) {
      counts.failed++
      failure ||= `${answer.status} ${answer.text.slice(0, 300)}`
    }
    return answer
  }

  const human = async (person: Person) => {
    for (; !over.signal.aborted; await sleep(500 + Math.random() * 2_000)) {
      const page = count(await person.get<Schemas['ApprovalPage']>('/v1/approvals?status=pending'))
      for (const { id } of page.body.items) {
        count(await person.post(`/v1/approvals/${id}/${Math.random() < 0.8 ? 'approve' : 'deny'}`))
        counts.decided++
      }
    }
  }
  const agent = async (url: string, secret: string, name: string) => {
    const call = async (tool: string, input: object) => {
      const answer = count(await client(url).mcp(secret, 'tools/call', { name: tool, arguments: input }))
      const { result } = answer.body as Result
      if (result?.isError) count({ status: 400, text: answer.text })
      return result?.structuredContent
    }
    for (let number = 0; !over.signal.aborted; number++) {
      await call('get_profile', {})
      const asked = { category: 'spend', title: `${name} buys ${number}`, details: { number }, reason: 'I need it', wait_seconds: 20 }
      const told = await call('request_approval', asked)
      if (told?.outcome === 'ready') {
        const started = { approval_id: told.approval!.id, start_token: told.start_token }
        await call('start_action', started)
        await call('report_outcome', { ...started, outcome: 'done' })
        counts.reported++
      }
      await sleep(Math.random() * 4_000)
    }
  }
  const watch = async (url: string, { token }: Person) => {
    const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' }
    while (!over.signal.aborted) {
      const answer = await fetch(`${url}/v1/events`, { headers, signal: over.signal }).catch(() => undefined)
      if (!answer?.body) continue
      for await (const part of answer.body.pipeThrough(new TextDecoderStream())) counts.events += part.split('\nevent: ').length - 1
    }
  }

  const works: Promise<void>[] = []
  for (let number = 0; number < people; number++) {
    const { url } = services[number % 2]!
    const person = await client(url).human(`steady${number}t${Date.now()}`)
    works.push(human(person))
    works.push(watch(url, person).catch(() => {}))
    for (let i = 0; i < agentsEach; i++) {
      const { id } = await person.agent(`Agent ${i}`)
      const { secret } = await person.key(id)
      // Half of a human's agents are at the other instance.
      works.push(agent(services[i % 2]!.url, secret, `Agent ${i}`))
    }
  }
  const memory: number[][] = []
  for (let part = 0; part < parts; part++) {
    await sleep((minutes * 60_000) / parts)
    const gauges = await Promise.all(services.map(({ metricsUrl }) => metricsOf(metricsUrl)))
    memory.push(gauges.map(one => Math.round(one.get('process_resident_memory_bytes')! / 1e6)))
  }
  over.abort()
  await Promise.all(works)
  const [there] = await ask<{ decided: string; reported: string }>(
    server.url,
    "SELECT count(*) FILTER (WHERE status IN ('approved', 'denied')) AS decided, count(*) FILTER (WHERE report IS NOT NULL) AS reported FROM approvals",
  )
  const whole = verified({ DATABASE_URL: server.url })
  for (const service of services) await service.stop()
  const grown = Math.max(...services.map((_, i) => memory.at(-1)![i]! / memory[parts / 2 - 1]![i]!))
  const isComplete = Number(there!.decided) === counts.decided && Number(there!.reported) === counts.reported
  return {
    isGood: counts.failed === 0 && isComplete && whole && grown <= mostGrowth && counts.events > 0,
    told:
      `${minutes} min: ${counts.requests} requests, ${counts.failed} failed${failure && ` (${failure})`}; ${counts.decided} decisions and ${counts.reported} reports acknowledged, ` +
      `${there!.decided} and ${there!.reported} are there; ${counts.events} events; memory of the two instances: ${memory.map(pair => pair.join('+')).join(', ')} MB; ` +
      `the log is ${whole ? 'whole' : 'BROKEN'}`,
  }
}
