/** Two instances behind PgBouncer in transaction mode, which loses the names of statements, LISTEN and session locks. */
import { setTimeout as sleep } from 'node:timers/promises'
import { client, type Schemas } from '../../tests/support/client.ts'
import { startPgBouncer, startPostgres } from './programs.ts'
import { makeAgents, missingFrom, start } from './traffic.ts'
import { verified } from './verified.ts'

const mostWakeMs = 2_000

export async function pooler() {
  const server = await startPostgres('pooled')
  const { url } = await startPgBouncer(server)
  const refusal = await start({ DATABASE_URL: url }).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  const env = { DATABASE_URL: url, AQS_PG_LISTEN_URL: server.url }
  const services = [await start(env), await start(env)] as const
  const traffic = await makeAgents(services.map(({ url }) => url))
  await sleep(4_000)
  const wakeMs = await decideElsewhere(services[0].url, services[1].url)
  await traffic.stop()
  const lost = await missingFrom(server.url, traffic.acknowledged)
  const whole = verified(env)
  for (const service of services) await service.stop()
  const others = [...traffic.answers.keys()].filter(status => status !== '201')
  return {
    isGood: refusal.includes('Set AQS_PG_LISTEN_URL') && lost.length === 0 && others.length === 0 && wakeMs < mostWakeMs && whole,
    told: `without AQS_PG_LISTEN_URL: ${refusal.trim()}; with it ${traffic.acknowledged.length} writes on two instances, ${lost.length} lost, other answers: ${others.join() || 'none'}; a call that waited at one instance got the decision of the other after ${Math.round(wakeMs)} ms; the log is ${whole ? 'whole' : 'BROKEN'}`,
  }
}

/** The time from a decision at one instance to the answer of the call that waits for it at the other. */
export async function decideElsewhere(one: string, other: string, older?: string) {
  const [here, there] = [client(one, one === older), client(other, other === older)]
  const ada = await here.human(`decider${Date.now()}`)
  const { id } = await ada.agent('Waiter')
  const { secret } = await ada.key(id)
  const waiting = here.mcp(secret, 'tools/call', {
    name: 'request_approval',
    arguments: { category: 'spend', title: 'Buy it', details: {}, reason: 'I need it', wait_seconds: 50 },
  })
  const list = () => there.call<Schemas['ApprovalPage']>('GET', '/v1/approvals?status=pending', { token: ada.token })
  let [pending] = (await list()).body.items
  while (!pending) [pending] = (await list()).body.items
  const decidedAt = performance.now()
  await there.call('POST', `/v1/approvals/${pending.id}/approve`, { token: ada.token })
  await waiting
  return performance.now() - decidedAt
}
