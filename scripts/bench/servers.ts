/** Starts each server as its own process, over its own copy of the data. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/socket.ts'
import { sealKey } from './data.ts'
import type { Asked } from './probe.ts'
import type { Request } from './rows.ts'

/** The name of each contestant, and its program. */
const contestants = {
  plain: ['P0: bare node:http, plain answer', 'baselines/plain.ts'],
  hand: ['P0′: bare node:http, our answer', 'baselines/hand.ts'],
  fastify: ['Fastify, our answer', 'baselines/fastify.ts'],
  express: ['Express, our answer', 'baselines/express.ts'],
  openapi: ['openapi-backend as documented, our answer', 'baselines/openapi-backend.ts'],
  tmcp: ['tmcp, our answer', 'baselines/tmcp.ts'],
  sdk: ['SDK createMcpHandler + McpServer, our answer', 'baselines/sdk.ts'],
  quiet: ['this service without its log', '../../src/main.ts'],
  metered: ['this service with metrics, read each second', '../../src/main.ts'],
  service: ['this service', '../../src/main.ts'],
} as const
export type Kind = keyof typeof contestants
export type Server = Awaited<ReturnType<typeof startServer>>
/** The service's rate limits are raised, because they must not limit the bench. */
const unlimited = { AQS_REQUESTS_PER_MINUTE: '1000000', AQS_MCP_MESSAGES_PER_MINUTE: '1000000', AQS_MCP_BURST: '1000000' }

/** Often for a scraper, so that reading the metrics is part of their cost. */
const scrapeMs = 1_000

/** Where a server gets its data, and its first request. */
export interface Start {
  database: string
  folder: string
  first: Request
  /** The folder with compiled code from earlier starts. Without one, the service has to compile all its code, as on a new machine. */
  compiled?: string
}

/**
 * Starts a server in the way `make run` does, with its log in a file. A probe in the process tells its CPU time. Resolves with the answer
 * to the first request.
 */
export async function startServer(kind: Kind, { database, folder, first, compiled = '.cache/compile' }: Start) {
  const [name, program] = contestants[kind]
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const metricsPort = kind === 'metered' ? await freePort() : undefined
  const log = openSync(join(folder, `${kind}.log`), 'a')
  const startedAt = performance.now()
  const child = fork(join(import.meta.dirname, program), {
    execArgv: ['--max-semi-space-size=16', '--import', join(import.meta.dirname, 'probe.ts')],
    stdio: ['ignore', log, 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...unlimited,
      ...(metricsPort && { AQS_METRICS_PORT: String(metricsPort) }),
      ...(kind === 'quiet' && { AQS_LOG_LEVEL: 'silent' }),
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compiled,
      PORT: String(port),
      DATABASE_URL: database,
      AQS_SEAL_KEY: sealKey,
    },
  })
  closeSync(log)
  const ask = () => fetch(url + first.path, first).catch(() => undefined)
  let answer = await ask()
  // While it starts, the service says so.
  while (!answer || answer.status === 503) {
    await answer?.text()
    if (child.exitCode !== null) throw new Error(`${name} did not start`)
    await sleep(2)
    answer = await ask()
  }
  await answer.text()
  const firstAnswerMs = performance.now() - startedAt
  const scraper = metricsPort && setInterval(() => void fetch(`http://127.0.0.1:${metricsPort}/metrics`).then(got => got.text()), scrapeMs)
  return {
    kind,
    name,
    url,
    database,
    /** Servers that have only one of the doors refuse it. */
    firstStatus: answer.status,
    firstAnswerMs,
    /** What the probe in the process answers. */
    async ask(what: Asked) {
      child.send(what)
      const [answer] = await once(child, 'message')
      return answer as unknown
    },
    /**
     * Bytes that the process has written so far: mostly to the disk, and a few to sockets and to its log. Only Linux counts them. It also counts
     * what goes to the disk, but in units of up to 100 kB, so a change of 4 kB may count as much as that.
     */
    written() {
      try {
        return Number(/^wchar: (\d+)$/m.exec(readFileSync(`/proc/${child.pid}/io`, 'utf8'))![1])
      } catch {
        return NaN
      }
    },
    async stop() {
      clearInterval(scraper)
      child.kill('SIGINT')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
