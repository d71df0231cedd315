/** A service with a human, a gate for their agent, and a folder that a host takes for its home. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { client, type Schemas } from '../../../tests/support/client.ts'
import { atEnd, fileFor, wait } from '../programs.ts'
import { start } from '../traffic.ts'

const root = resolve(import.meta.dirname, '../../..')
export const packaged = (path: string) => join(import.meta.dirname, 'node_modules', path)

export type Place = Awaited<ReturnType<typeof openPlace>>

/** Host and gate may only be starting. */
const requestMs = 100_000

let places = 0

export async function openPlace() {
  const folder = fileFor(`host${++places}`)
  const [home, work, bin] = ['home', 'work', 'bin'].map(name => join(folder, name)) as [string, string, string]
  for (const one of [home, work, bin]) mkdirSync(one, { recursive: true })
  const [program, file, calls] = [join(bin, 'agent-quest-gate'), join(folder, 'gate.yaml'), join(folder, 'calls.txt')]
  const service = await start({ DATABASE_URL: join(folder, 'quest.db') })
  const human = await client(service.url).human()
  const { secret } = await human.key((await human.agent()).id)
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'src/gate/main.ts')}' "$@"\n`, { mode: 0o755 })
  writeFileSync(file, gateFile(service.url, calls), { mode: 0o600 })
  const path = [bin, dirname(process.execPath), '/usr/bin', '/bin'].join(':')
  const env: Record<string, string> = { ...loopback, PATH: path, HOME: home, AQS_KEY: secret, AQS_GATE: file }

  const first = async (filter = '') => (await human.get<{ items: Schemas['Approval'][] }>(`/v1/approvals?limit=1&${filter}`)).body.items[0]!
  const decide = async (how: 'approve' | 'deny', body?: object) => {
    // Without a request, what the agent was told says why.
    const id = await wait(async () => (await first('status=pending')).id, requestMs).catch(() => undefined)
    if (id) await human.post(`/v1/approvals/${id}/${how}`, body)
  }
  return {
    service,
    home,
    work,
    calls,
    env,
    deny: () => decide('deny'),
    approve: (details?: object) => decide('approve', details && { changes: { details } }),
    /** What the service knows of the last call. */
    permit: async () => (await first()).permit,
    /** The pages of all calls that reached the tool. */
    made: () => (existsSync(calls) ? [...readFileSync(calls, 'utf8').matchAll(/"page":(\d+)/g)].map(([, page]) => Number(page)) : []),
    /** What `init` says that a host needs. */
    init(host: string) {
      const said = execFileSync(program, ['init', host, '--config', file], { env, encoding: 'utf8' })
      return new RegExp(`^${host}: (?:in \\S+:\n)?([^]+?)\n\n`, 'm').exec(said)![1]!
    },
  }
}

const gateFile = (url: string, calls: string) => `service: ${url}/mcp
key: \${AQS_KEY}
hook: { changes: true }
servers:
  clerk:
    command: ${process.execPath}
    args: [${join(root, 'tests/gate/upstream.ts')}, ${calls}]
    env: { PEN: ink }
`

/** Nothing listens at that port, so no host reaches anything outside of this machine. */
const nowhere = 'http://127.0.0.1:9'
const loopback = {
  http_proxy: nowhere,
  https_proxy: nowhere,
  HTTP_PROXY: nowhere,
  HTTPS_PROXY: nowhere,
  NO_PROXY: '127.0.0.1',
  no_proxy: '127.0.0.1',
}

const longestMs = 600_000

/** Returns what a program printed when it has ended. */
export function run([program, ...args]: string[], cwd: string, env: Record<string, string>) {
  const child = spawn(program!, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: longestMs })
  atEnd(() => child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += String(part)))
  return new Promise<string>((done, failed) => child.once('error', failed).once('close', () => done(said)))
}
