/** Traffic of which every acknowledged write is remembered, so that it can be looked for afterwards. */
import { setTimeout as sleep } from 'node:timers/promises'
import { client } from '../../tests/support/client.ts'
import { startService, type Service } from '../../tests/support/service.ts'
import { ask, atEnd } from './programs.ts'

export const sealKey = 'a key for trials that is long enough'
export const generous = {
  AQS_SEAL_KEY: sealKey,
  AQS_STARTER_QUESTS: 'off',
  AQS_AGENTS_PER_ACCOUNT: '10000',
  AQS_AGENTS_EVER_PER_ACCOUNT: '1000000',
  AQS_BODY_KILOBYTES_PER_MINUTE: '16000000',
  AQS_KILOBYTES_PER_DAY: '999999999',
  AQS_KILOBYTES_PER_ACCOUNT: '999999999',
  AQS_MCP_MESSAGES_PER_MINUTE: '1000000',
  AQS_MCP_BURST: '1000000',
  AQS_LOG_LEVEL: 'silent',
}
export async function start(env: Record<string, string>): Promise<Service> {
  const service = await startService({ ...generous, ...env })
  atEnd(() => service.signal('SIGKILL'))
  return service
}

interface Acknowledged {
  id: string
  url: string
  at: number
}

/** Creates agents at all services until it is stopped. Statuses other than 201 and 503, and lost connections, are counted. */
export async function makeAgents(urls: string[], workersEach = 8, older?: string) {
  const people = await Promise.all(
    urls.map(async (url, i) => ({ url, person: await client(url, url === older).human(`trial${i}${Date.now()}`) })),
  )
  const acknowledged: Acknowledged[] = []
  const answers = new Map<string, number>()
  const over = new AbortController()
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1)
  const work = async ({ url, person }: (typeof people)[number], worker: number) => {
    for (let i = 0; !over.signal.aborted; i++) {
      const answer = await person
        .post<{ id: string }>('/v1/agents', { name: `agent ${worker} ${i}` })
        .catch((error: { code?: string }) => ({ status: error.code ?? 'lost', body: undefined }))
      count(String(answer.status))
      if (answer.status === 201) acknowledged.push({ id: answer.body!.id, url, at: performance.now() })
      else await sleep(20)
    }
  }
  const workers = people.flatMap(one => Array.from({ length: workersEach }, (_, worker) => work(one, worker)))
  return {
    acknowledged,
    answers,
    async stop() {
      over.abort()
      await Promise.all(workers)
    },
  }
}

/** The acknowledged agents that a database does not have. */
export async function missingFrom(database: string, acknowledged: readonly Acknowledged[], schema = 'public') {
  const there = new Set((await ask<{ id: string }>(database, `SELECT id FROM ${schema}.agents`)).map(({ id }) => id))
  return acknowledged.filter(({ id }) => !there.has(id))
}

interface Sent {
  method: 'GET' | 'PATCH' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  setupRequest?: (sent: object) => object
}

/** Requests of a human and an agent in turn, for autocannon: half of them are reads, a quarter are calls of the agent, a quarter are writes. */
export function mixedTraffic({ token, agentId, secret }: { token: string; agentId: string; secret: string }): Sent[] {
  let renamed = 0
  const json = { 'Content-Type': 'application/json' }
  const human = { Authorization: `Bearer ${token}` }
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_profile', arguments: {} } }
  return [
    { method: 'GET', path: '/v1/quests?limit=20', headers: human },
    {
      method: 'PATCH',
      path: `/v1/agents/${agentId}`,
      headers: { ...human, ...json, 'If-Match': '*' },
      setupRequest: sent => ({ ...sent, body: JSON.stringify({ name: `Scout ${renamed++}` }) }),
    },
    { method: 'GET', path: '/v1/approvals?limit=20', headers: human },
    {
      method: 'POST',
      path: '/mcp',
      headers: { ...json, Authorization: `Bearer ${secret}`, 'MCP-Protocol-Version': '2025-11-25' },
      body: JSON.stringify(call),
    },
  ]
}
