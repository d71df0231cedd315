/**
 * PostgreSQL is frozen with SIGSTOP in the middle of traffic, several times: its connections stay open and nothing answers. Every request
 * must be answered in time, the service must recover by itself, and it must keep no connection and no file more than before.
 */
import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { client } from '../../tests/support/client.ts'
import { metricsOf } from '../../tests/support/openmetrics.ts'
import { ask, startPostgres } from './programs.ts'
import { makeAgents, missingFrom, start } from './traffic.ts'
import { verified } from './verified.ts'

const freezes = 4
const frozenMs = 7_000
/** The store gives up after 4 s. The rest is for a busy machine. */
const mostAnswerMs = 6_000
const mostBackMs = 5_000
/** Connections of the pool, one that listens, and the one that counts. */
const mostConnections = 18

export async function frozen() {
  const server = await startPostgres('frozen')
  const service = await start({ DATABASE_URL: server.url, AQS_METRICS_PORT: '0' })
  const ada = await client(service.url).human()
  const probe = async (send: () => Promise<{ status: number }>) => {
    const at = performance.now()
    const { status } = await send()
    return { status, ms: performance.now() - at }
  }
  const look = async () => ({
    files: readdirSync(`/proc/${service.pid}/fd`).length,
    heap: Math.round((await metricsOf(service.metricsUrl)).get('nodejs_heap_bytes')! / 1e6),
  })
  const answers = new Map<string, number>()
  const [slowest, back]: [number[], number[]] = [[], []]
  const after: Awaited<ReturnType<typeof look>>[] = []
  const acknowledged = []

  for (let i = 0; i < freezes; i++) {
    const traffic = await makeAgents([service.url])
    await sleep(1_500)
    const thaw = server.freeze()
    const until = performance.now() + frozenMs
    let worst = 0
    while (performance.now() < until) {
      const probes = await Promise.all([
        probe(() => ada.get('/v1/me')),
        probe(() => ada.post('/v1/agents', { name: 'Frozen' })),
        probe(() => fetch(`${service.url}/readyz`)),
      ])
      worst = Math.max(worst, ...probes.map(({ ms }) => ms))
      for (const { status } of probes) answers.set(String(status), (answers.get(String(status)) ?? 0) + 1)
      await sleep(50)
    }
    thaw()
    const thawedAt = performance.now()
    while ((await ada.get('/v1/me')).status !== 200 || (await fetch(`${service.url}/readyz`)).status !== 200) await sleep(20)
    back.push(performance.now() - thawedAt)
    slowest.push(worst)
    await traffic.stop()
    acknowledged.push(...traffic.acknowledged)
    // Connections that clients no longer use are closed after a few seconds.
    await sleep(6_000)
    after.push(await look())
  }

  const lost = await missingFrom(server.url, acknowledged)
  const [{ n: connections } = { n: Infinity }] = await ask<{ n: number }>(
    server.url,
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE backend_type = 'client backend'",
  )
  await service.stop()
  const whole = verified({ DATABASE_URL: server.url })
  const files = after.map(one => one.files)
  const onlyRefused = [...answers.keys()].every(status => ['200', '201', '503'].includes(status)) && (answers.get('503') ?? 0) > 0
  const list = (numbers: number[]) => numbers.map(Math.round).join(', ')
  return {
    isGood:
      onlyRefused &&
      whole &&
      lost.length === 0 &&
      Math.max(...slowest) <= mostAnswerMs &&
      Math.max(...back) <= mostBackMs &&
      connections <= mostConnections &&
      files.at(-1)! <= files[0]! + 3,
    told: `${freezes} times frozen for ${frozenMs} ms; slowest answers ${list(slowest)} ms; statuses meanwhile ${JSON.stringify(Object.fromEntries(answers))}; back after ${list(back)} ms; ${acknowledged.length} writes acknowledged, ${lost.length} lost; ${connections} connections left; open files ${list(files)}; heap ${list(after.map(one => one.heap))} MB; the log is ${whole ? 'whole' : 'BROKEN'}`,
  }
}
