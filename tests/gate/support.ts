/** A gate between an agent's client and an upstream that counts, over the service of a test. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from '@jest/globals'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, Server, type CallToolResult, type Tool } from '@modelcontextprotocol/server'
import { answerWith } from '../../src/gate/answer.ts'
import { openGate } from '../../src/gate/permission.ts'
import { openProxy } from '../../src/gate/proxy.ts'
import type { Rule, Settings } from '../../src/gate/settings.ts'
import { agentIn, type Json } from '../mcp/support.ts'
import { whoever } from '../support/programs.ts'
import type { World } from '../support/world.ts'

const left: (() => unknown)[] = []
afterEach(async () => {
  for (const close of left.splice(0).toReversed()) await close()
})

/** Closes it after the test. */
export const later = (close: () => unknown) => void left.push(close)

export const pay: Tool = {
  name: 'pay',
  description: 'Pays.',
  inputSchema: {
    type: 'object',
    properties: { to: { type: 'string' }, amount: { type: 'number', maximum: 1_000 }, memo: { type: 'string' } },
    required: ['to', 'amount'],
  },
}
export const readBalance: Tool = { name: 'read_balance', inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } }

/** An upstream over HTTP. It writes down every call that reaches it. */
export async function openUpstream(
  tools: Tool[] = [pay, readBalance],
  answer: (name: string) => CallToolResult | Promise<CallToolResult> = () => done,
) {
  const calls: { name: string; arguments: unknown }[] = []
  /** Those that came with calls of tools. */
  const permits: unknown[] = []
  const offered = { tools }
  const serve = () => {
    const server = new Server({ name: 'shop', version: '1' }, { capabilities: { tools: {}, resources: {}, prompts: {} } })
    server.setRequestHandler('tools/list', () => ({ tools: offered.tools }))
    server.setRequestHandler('tools/call', ({ params: { name, arguments: given, _meta } }) => {
      calls.push({ name, arguments: given })
      permits.push(_meta?.['agent-quest/signed-permit'])
      return answer(name)
    })
    server.setRequestHandler('resources/list', () => ({ resources: [{ uri: 'shop://orders', name: 'orders' }] }))
    server.setRequestHandler('resources/read', ({ params: { uri } }) => {
      calls.push({ name: uri, arguments: {} })
      return { contents: [{ uri, text: 'none' }] }
    })
    server.setRequestHandler('prompts/list', () => ({ prompts: [{ name: 'greet' }] }))
    server.setRequestHandler('prompts/get', ({ params: { name, arguments: given } }) => {
      calls.push({ name, arguments: given })
      return { messages: [] }
    })
    return server
  }
  const handler = toNodeHandler(createMcpHandler(serve))
  const server = createServer((request, response) => void handler(request as never, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = async () => {
    server.closeAllConnections()
    if (server.listening) await once(server.close(), 'close')
  }
  later(close)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, calls, permits, offered, close }
}
const done: CallToolResult = { content: [{ type: 'text', text: 'Paid.' }] }

export function stateFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'quest-gate-'))
  later(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

interface Given {
  rules?: Rule[]
  servers?: Settings['servers']
  waitSeconds?: number
  state?: string
}

/** An agent of a human, and what the agent reaches through the gate. */
export async function gateIn(world: World, upstream: string, { rules = [], servers, waitSeconds = 0, state = stateFolder() }: Given = {}) {
  const agent = await agentIn(world)
  const settings: Settings = {
    service: `${world.url}/mcp`,
    key: agent.secret,
    wait_seconds: waitSeconds,
    report_within_minutes: 60,
    servers: servers ?? { shop: { url: upstream } },
    rules,
    run: { category: 'other', environment: [] },
    hook: { changes: false },
    folder: '.',
    place: 'here',
    file: 'gate.yaml',
  }
  const connect = async (changed: Partial<Settings> = {}) => {
    const proxy = await openProxy({ ...settings, ...changed }, openGate({ ...settings, ...changed }, answerWith, state))
    later(() => proxy.close())
    const [ours, theirs] = InMemoryTransport.createLinkedPair()
    await (await proxy.serve()).connect(theirs)
    const client = new Client(whoever)
    await client.connect(ours)
    later(() => client.close())
    return client
  }
  const client = await connect()
  return {
    ...agent,
    settings,
    state,
    client,
    /** Another gate with the same key. */
    connect,
    call: (name: string, given: Json = {}, by = client) => by.callTool({ name, arguments: given }),
    asked: async () => (await agent.owner.get<{ items: Json[] }>('/v1/approvals?sort=created_at')).body.items,
  }
}

export const textOf = ({ content }: CallToolResult) => content.map(one => (one.type === 'text' ? one.text : '')).join('')
