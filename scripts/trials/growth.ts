/**
 * Memory and the write-ahead log over many requests. `REQUESTS=<number>` sets how many; half of them are reads, a quarter are calls of an
 * agent, and a quarter are writes.
 */
import { readFileSync, statSync } from 'node:fs'
import autocannon from 'autocannon'
import { client } from '../../tests/support/client.ts'
import { metricsOf } from '../../tests/support/openmetrics.ts'
import { fileFor } from './programs.ts'
import { start } from './traffic.ts'

const requests = Number(process.env['REQUESTS'] || 200_000)
const parts = 8
const mostGrowth = 1.15
const mostWalMegabytes = 64

interface Sent {
  method: 'GET' | 'PATCH' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  setupRequest?: (sent: object) => object
}

export async function growth() {
  const file = fileFor('growth.db')
  // V8 lets the space of young objects grow with the load, by 70 MB, which looks like a leak. SQLite's cache grows to 64 MB in any case.
  const service = await start({ DATABASE_URL: file, AQS_METRICS_PORT: '0', NODE_OPTIONS: '--max-semi-space-size=8' })
  const at = client(service.url)
  const ada = await at.human()
  const { id } = await ada.agent()
  const { secret } = await ada.key(id)
  const json = { 'Content-Type': 'application/json' }
  const human = { Authorization: `Bearer ${ada.token}` }
  const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_profile', arguments: {} } })
  const mixed: Sent[] = [
    { method: 'GET', path: '/v1/quests?limit=20', headers: human },
    {
      method: 'PATCH',
      path: `/v1/agents/${id}`,
      headers: { ...human, ...json, 'If-Match': '*' },
      setupRequest: rename,
    },
    { method: 'GET', path: '/v1/approvals?limit=20', headers: human },
    {
      method: 'POST',
      path: '/mcp',
      headers: { ...json, Authorization: `Bearer ${secret}`, 'MCP-Protocol-Version': '2025-11-25' },
      body: call,
    },
  ]
  const memory: number[] = []
  let wal = 0
  let failed = 0
  for (let part = 0; part < parts; part++) {
    const result = await autocannon({ url: [service.url], connections: 16, sampleInt: 1000, amount: requests / parts, requests: mixed })
    failed += result.non2xx + result.errors
    memory.push((await metricsOf(service.metricsUrl)).get('process_resident_memory_bytes')! / 1e6)
    wal = Math.max(wal, statSync(`${file}-wal`).size / 1e6)
  }
  await service.stop()
  const [settled, last] = [memory[parts / 2 - 1]!, memory.at(-1)!]
  return {
    isGood: failed === 0 && last <= settled * mostGrowth && wal <= mostWalMegabytes,
    told: `${requests} requests, ${failed} failed; memory after each eighth: ${memory.map(Math.round).join(', ')} MB; the write-ahead log had at most ${wal.toFixed(1)} MB, the database has ${Math.round(readFileSync(file).length / 1e6)} MB`,
  }
}

let renamed = 0
const rename = (sent: object) => ({ ...sent, body: JSON.stringify({ name: `Scout ${renamed++}` }) })
