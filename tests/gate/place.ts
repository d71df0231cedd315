/** A gate as people run it: a folder with a gate.yaml, in front of a program that writes down its calls. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from '@jest/globals'
import { agentIn } from '../mcp/support.ts'
import type { Schemas } from '../support/client.ts'
import type { World } from '../support/world.ts'
import { stateFolder } from './support.ts'

type Approval = Schemas['Approval']
export const program = [resolve('src/gate/main.ts')]

/** A folder with a gate.yaml, an agent, and its human. */
export async function commandsIn(world: World, more = '') {
  const { owner, secret } = await agentIn(world)
  const folder = stateFolder()
  const calls = join(folder, 'calls.txt')
  const file = join(folder, 'gate.yaml')
  writeFileSync(
    file,
    `service: ${world.url}/mcp\nkey: \${AQS_KEY}\nwait_seconds: 0\nservers:\n  clerk:\n    command: ${process.execPath}\n    args: [${resolve('tests/gate/upstream.ts')}, ${calls}]\n    env: { PEN: ink }\n${more}`,
    { mode: 0o600 },
  )
  const NODE_COMPILE_CACHE = resolve('.cache/compile')
  const env = {
    PATH: process.env['PATH']!,
    NODE_COMPILE_CACHE,
    HOME: folder,
    XDG_STATE_HOME: join(folder, 'state'),
    AQS_KEY: secret,
    AQS_GATE: file,
  }
  const gate = (words: string[], input = '', environment: Record<string, string> = env) =>
    new Promise<{ code: number | null; out: string; err: string }>(done => {
      const child = spawn(process.execPath, [...program, ...words], { cwd: folder, env: environment })
      const said = { out: '', err: '' }
      child.stdout.on('data', (part: Buffer) => (said.out += String(part)))
      child.stderr.on('data', (part: Buffer) => (said.err += String(part)))
      child.once('close', code => done({ code, ...said }))
      child.stdin.end(input)
    })
  const latest = async () => (await owner.get<{ items: Approval[] }>('/v1/approvals?limit=1')).body.items[0]!
  const approve = async () => {
    const { id } = await latest()
    expect((await owner.post(`/v1/approvals/${id}/approve`)).status).toBe(200)
  }
  const made = () => (existsSync(calls) ? readFileSync(calls, 'utf8') : '')
  return { folder, env, gate, latest, approve, made, owner }
}
