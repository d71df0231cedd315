/** The service as people run it: a process of its own, `node src/main.ts`. */
import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Whether a call failed because the service was killed. supertest names a refused connection only in the message. */
export const isKilled = ({ code, message }: NodeJS.ErrnoException) => /ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE/.test(code ?? message)

export type Service = Awaited<ReturnType<typeof startServiceAt>>

/** Starts it with these knobs, and answers when it is ready; throws what it said if it does not start. */
export const startService = (env: Record<string, string>) => startServiceAt(join(import.meta.dirname, '../../src/main.ts'), env)

/** The same of another version, whose program is somewhere else. */
export const startServiceAt = (program: string, env: Record<string, string>, options: SpawnOptions = {}) =>
  launch(program, env, options).ready()

/** A service that may not be ready for a while. */
export const launchService = (env: Record<string, string>) => launch(join(import.meta.dirname, '../../src/main.ts'), env, {})

function launch(program: string, env: Record<string, string>, options: SpawnOptions) {
  const { NODE_OPTIONS: _, ...inherited } = process.env
  const quick = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compile') }
  const generous = { AQS_SETUP_CODE: 'open sesame', AQS_REQUESTS_PER_MINUTE: '1000000', AQS_SIGN_UPS_PER_HOUR: '1000000' }
  // Otherwise the key would be made in the folder from which the tests run.
  const sealed = env['DATABASE_URL']?.startsWith('postgres') ? { AQS_SEAL_KEY: 'a key for tests that is long enough' } : {}
  const child = spawn(process.execPath, [program], {
    env: { ...inherited, ...quick, ...generous, ...sealed, HOST: '127.0.0.1', PORT: '0', ...env },
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit') as Promise<[code: number | null, signal: NodeJS.Signals | null]>
  let said = ''
  const ready = new Promise<string>(resolve => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const url = / is ready: (\S+)/.exec(said)?.[1]
        if (url) resolve(url)
      })
    }
  })
  const closed = once(child, 'close').then(() => undefined)
  const running = {
    pid: child.pid!,
    /** What it has written so far. */
    said: () => said,
    /** With which code or by which signal it ended, once it has. */
    exited,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    async stop(signal: NodeJS.Signals = 'SIGINT') {
      child.kill(signal)
      return exited
    },
  }
  return {
    ...running,
    async ready() {
      const url = await Promise.race([ready, closed])
      if (url === undefined) throw new Error(said)
      return {
        ...running,
        url,
        /** Where its metrics are, if they are on. */
        metricsUrl: /^Metrics: (\S+)$/m.exec(said)?.[1] ?? '',
      }
    },
  }
}
