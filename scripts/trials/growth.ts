/** Memory and the write-ahead log over many requests. `REQUESTS=<number>` sets how many. */
import { readFileSync, statSync } from 'node:fs'
import autocannon from 'autocannon'
import { client } from '../../tests/support/client.ts'
import { metricsOf } from '../../tests/support/openmetrics.ts'
import { fileFor } from './programs.ts'
import { mixedTraffic, start } from './traffic.ts'

const requests = Number(process.env['REQUESTS'] || 200_000)
const parts = 8
const mostGrowth = 1.15
const mostWalMegabytes = 64

export async function growth() {
  const file = fileFor('growth.db')
  // V8 lets the space of young objects grow with the load, by 70 MB, which looks like a leak. SQLite's cache grows to 64 MB in any case.
  const service = await start({ DATABASE_URL: file, AQS_METRICS_PORT: '0', NODE_OPTIONS: '--max-semi-space-size=8' })
  const at = client(service.url)
  const ada = await at.human()
  const { id } = await ada.agent()
  const { secret } = await ada.key(id)
  const mixed = mixedTraffic({ token: ada.token, agentId: id, secret })
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
