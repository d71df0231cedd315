/** Each server as a process of its own, over a copy of the data of its own. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/socket.ts'
import { sealKey, type Data } from './data.ts'

export type Kind = 'service' | 'bare' | 'express' | 'sdk'
export type Server = Awaited<ReturnType<typeof startServer>>

const names: Record<Kind, string> = {
  service: 'this service',
  bare: 'bare node:http',
  express: 'plain Express',
  sdk: 'SDK createMcpHandler + McpServer',
}
const programs: Record<Kind, string> = {
  service: '../../src/main.ts',
  bare: 'baselines/bare.ts',
  express: 'baselines/express.ts',
  sdk: 'baselines/sdk.ts',
}
/** What bounds the service's callers must not bound the bench. */
const unlimited = { AQS_REQUESTS_PER_MINUTE: '1000000', AQS_MCP_MESSAGES_PER_MINUTE: '1000000', AQS_MCP_BURST: '1000000' }

export async function startServers(data: Data) {
  const start = async (kind: Kind) => startServer(kind, await data.copy(kind))
  return { bare: await start('bare'), express: await start('express'), sdk: await start('sdk'), service: await start('service') }
}

/** Starts it the way `make run` does, its log going nowhere; a probe beside it tells its CPU time. */
export async function startServer(kind: Kind, database: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = fork(join(import.meta.dirname, programs[kind]), {
    execArgv: ['--import', join(import.meta.dirname, 'cpu.ts')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...unlimited,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: '.cache/compile',
      PORT: String(port),
      DATABASE_URL: database,
      AQS_SEAL_KEY: sealKey,
    },
  })
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${names[kind]} did not start`)
    await sleep(2)
  }
  return {
    kind,
    name: names[kind],
    url,
    database,
    firstAnswerMs: performance.now() - startedAt,
    /** CPU time so far, in microseconds: user and system, of all threads. */
    async cpu() {
      child.send('cpu')
      const [microseconds] = await once(child, 'message')
      return microseconds as number
    },
    async stop() {
      child.kill('SIGINT')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
