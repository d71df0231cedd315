/**
 * What the gate costs, as the package that people install: a call that is not gated, with the server alone and through the gate, in turns; how
 * long the gate takes to start; and how much memory it has at the end. CALLS=<number>
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { client as people } from '../../tests/support/client.ts'
import { startOwn } from '../service.ts'
import { median } from './figures.ts'

const calls = Number(process.env['CALLS'] ?? 2_000)
/** Calls in a row before the other one has its turn. */
const inTurn = 20
const starts = 10
const everything = resolve('tests/programs/node_modules/@modelcontextprotocol/server-everything/dist/index.js')

const folder = mkdtempSync(join(tmpdir(), 'quest-bench-gate-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
execFileSync(process.execPath, ['scripts/package.ts'], { stdio: 'ignore' })
const gate = resolve('.cache/package/agent-quest-gate.js')
const { url } = await startOwn({ AQS_SETUP_CODE: 'open sesame' })
const ada = await people(url).human()
const { secret } = await ada.key((await ada.agent('Scout')).id)

const alone = await connect([everything])
const gated = await connect([gate, 'mcp', '--config', settings({ everything: { command: process.execPath, args: [everything] } })])
const times = { alone: [] as number[], gated: [] as number[] }
for (let i = 0; i < calls; i += inTurn)
  for (const [name, { client }] of Object.entries({ alone, gated }) as [keyof typeof times, typeof alone][])
    for (let j = 0; j < inTurn; j++) {
      const begin = performance.now()
      await client.callTool({ name: 'echo', arguments: { message: 'hello' } })
      times[name].push(performance.now() - begin)
    }
const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${gated.pid}/status`, 'utf8'))?.[1]) / 1_000
await Promise.all([alone.client.close(), gated.client.close()])

const started: number[] = []
for (let i = 0; i < starts; i++) {
  const begin = performance.now()
  const { client } = await connect([gate, 'mcp', '--config', settings({})])
  started.push(performance.now() - begin)
  await client.close()
}

const [without, through] = [median(times.alone), median(times.gated)]
process.stdout.write(`| What | Result |
| --- | --- |
| a call of the server alone, median of ${times.alone.length} | ${without.toFixed(2)} ms |
| the same through the gate, not gated | ${through.toFixed(2)} ms: ${(through - without).toFixed(2)} ms more, ${(through / without).toFixed(2)} × |
| the gate starts and answers, median of ${starts} | ${median(started).toFixed(0)} ms |
| memory of the gate after ${times.gated.length} calls | ${memory.toFixed(0)} MB |
`)
process.exit(0)

function settings(servers: object) {
  const file = join(folder, `${Object.keys(servers).join('-') || 'none'}.yaml`)
  writeFileSync(file, JSON.stringify({ service: `${url}/mcp`, key: secret, servers, rules: [{ tool: 'echo', do: 'allow' }] }), {
    mode: 0o600,
  })
  return file
}

async function connect(args: string[]) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args,
    env: { PATH: process.env['PATH']!, HOME: folder, XDG_STATE_HOME: folder },
    stderr: 'ignore',
  })
  const client = new Client({ name: 'bench', version: '1' })
  await client.connect(transport)
  return { client, pid: transport.pid! }
}
