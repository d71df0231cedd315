/** The gate is killed at any moment of a call. What was allowed happens at most once, and is never lost without a word. `KILLS` sets how often. */
import { env, execPath, kill } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { Schemas } from '../support/client.ts'
import { whoever } from '../support/programs.ts'
import { onOneStore } from '../support/world.ts'
import { commandsIn, program } from './place.ts'

const kills = Number(env.KILLS || 5)

onOneStore('a killed gate', open => {
  test.each(Array.from({ length: kills }, (_, i) => i))('is followed by one that reports what may have happened (%i)', async () => {
    const world = await open({ env: { AQS_MCP_BURST: '1000' } })
    const { approve, latest, made, owner, env: environment } = await commandsIn(world)
    const connect = async () => {
      const transport = new StdioClientTransport({ command: execPath, args: [...program, 'mcp'], env: environment, stderr: 'ignore' })
      const client = new Client(whoever)
      await client.connect(transport)
      const call = (page: number) => client.callTool({ name: 'sign', arguments: { page } })
      return { client, call, pid: transport.pid! }
    }
    const first = await connect()
    await first.call(1)
    const begin = performance.now()
    await first.call(1)
    const callMs = performance.now() - begin
    const { id } = await latest()
    await approve()

    const killMs = 3 * callMs * Math.random()
    const calling = first.call(1).catch(() => undefined)
    await sleep(killMs)
    kill(first.pid, 'SIGKILL')
    await calling
    // It reports before it makes a call of its own.
    const next = await connect()
    await next.call(2)
    const { permit } = (await owner.get<Schemas['Approval']>(`/v1/approvals/${id}`)).body
    await next.client.close()
    const calls = made()

    if (env.KILLS) process.stdout.write(`killed after ${Math.round(killMs)} ms: ${calls ? 'one call' : 'no call'}, ${permit}\n`)
    expect(['', '{"page":1}\n']).toContain(calls)
    expect(calls ? ['done', 'in_doubt'] : ['ready', 'not_done', 'in_doubt']).toContain(permit)
  })
})
