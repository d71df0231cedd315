/** The door itself, with something else on offer than this service's: what any tool may do on its way to an answer. */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLog } from '../../src/log.ts'
import { progressOf, requireCapability } from '../../src/mcp/protocol/call.ts'
import type { Catalogue, Tool } from '../../src/mcp/protocol/catalogue.ts'
import { members } from '../../src/mcp/protocol/result.ts'
import { openStore } from '../../src/store/index.ts'
import { openWorld, type World } from '../support/world.ts'
import { agentIn, envelope, legacyCall, modernCall, streamed, type AgentThere, type Json } from './support.ts'

const noArguments = { type: 'object' as const, additionalProperties: false }
const said = (text: string) => members({ content: [{ type: 'text', text }] })

const overheard = Promise.withResolvers<void>()
const offered: Record<string, { call: Tool['call']; inputSchema?: Tool['listed']['inputSchema'] }> = {
  counts: {
    call(call) {
      const tell = progressOf(call)
      for (const [step, message] of [
        [1, 'one'],
        [1, 'one again'],
        [2, 'two'],
      ] as const)
        tell?.(step, 2, message)
      return said('counted')
    },
  },
  talks: {
    call(call) {
      call.line.tell('notifications/message', { level: 'info', data: 'talking' })
      return said('talked')
    },
  },
  never_stops_talking: {
    async call({ line }) {
      const gone = line.gone()
      while (!gone.aborted) {
        line.tell('notifications/message', { level: 'info', data: 'x'.repeat(10_000) })
        await new Promise(resolve => setImmediate(resolve))
      }
      overheard.resolve()
      return said('never')
    },
  },
  says_much: {
    call({ line }) {
      line.tell('notifications/message', { level: 'info', data: 'well' })
      return said('x'.repeat(500_000))
    },
  },
  asks_back: {
    call(call) {
      const answered = call.params['inputResponses'] as Json | undefined
      if (answered) return said(`${String(call.params['requestState'])}: ${JSON.stringify(answered)}`)
      const inputRequests = {
        name: { method: 'elicitation/create', params: { message: 'Your name?', requestedSchema: { type: 'object', properties: {} } } },
      }
      return { resultType: 'input_required', own: members({ inputRequests, requestState: 'first round' }) }
    },
  },
  needs_sampling: {
    call(call) {
      requireCapability(call, { sampling: {} })
      return said('sampled')
    },
  },
}

const catalogue: Catalogue = {
  instructions: 'Try things.',
  tools: Object.entries(offered).map(([name, { call, inputSchema = noArguments }]) => ({ listed: { name, inputSchema }, call })),
  prompts: [
    {
      listed: { name: 'greet', arguments: [{ name: 'whom', required: true }, { name: 'how' }] },
      get: (_, { whom }) => members({ messages: [{ role: 'user', content: { type: 'text', text: `Greet ${whom}` } }] }),
    },
  ],
  resources: {
    listed: [{ uri: 'test://text', name: 'text' }],
    templates: [{ uriTemplate: 'test://{id}/data', name: 'data' }],
    read: async (_, uri) => (uri === 'test://text' ? { contents: [{ uri, text: 'hello' }], ttlMs: 5 } : undefined),
  },
  complete: () => ({ completion: { values: ['paris'], total: 1, hasMore: false } }),
  methods: { 'logging/setLevel': { era: 'legacy', answer: () => '' } },
  capabilities: { legacy: { logging: {} } },
}

const folder = mkdtempSync(join(tmpdir(), 'quest-'))
let world: World
let agent: AgentThere
beforeAll(async () => {
  world = await openWorld('sqlite', await openStore(join(folder, 'quest.db'), createLog('silent')), {
    catalogue,
    env: { AQS_MCP_BURST: '1000' },
  })
  agent = await agentIn(world)
})
afterAll(async () => {
  world.close()
  await world.store.close()
  rmSync(folder, { recursive: true, force: true })
})

const asking = (meta: Json) => ({ ...envelope, ...meta })
const call = (name: string, meta: Json = {}, more: Json = {}) => modernCall('tools/call', { name, arguments: {}, ...more }, asking(meta))

test('the endpoint announces exactly what it offers, in each era', async () => {
  const modern = await agent.send(modernCall('server/discover'))
  const legacy = await agent.send(
    legacyCall('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } }),
  )

  expect(modern.body.result).toMatchObject({
    instructions: 'Try things.',
    capabilities: { tools: {}, prompts: {}, resources: {}, completions: {} },
  })
  expect(legacy.body.result.capabilities).toEqual({ tools: {}, prompts: {}, resources: {}, completions: {}, logging: {} })
})

test('progress turns the answer into a stream, for a client that asked for progress and reads streams', async () => {
  const asStream = await agent.send(streamed(call('counts', { progressToken: 'p1' })))
  const unasked = await agent.send(streamed(call('counts')))
  const unread = await agent.send(call('counts', { progressToken: 'p1' }))

  expect(asStream.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
  expect(asStream.told.map(({ params }) => params)).toEqual([
    { progressToken: 'p1', progress: 1, total: 2, message: 'one' },
    { progressToken: 'p1', progress: 2, total: 2, message: 'two' },
  ])
  for (const reply of [asStream, unasked, unread]) expect(reply.body.result.content).toEqual([{ type: 'text', text: 'counted' }])
  expect([unasked.told, unread.told]).toEqual([[], []])
})

test('a tool may send notifications of its request', async () => {
  const { told, body } = await agent.send(streamed(call('talks')))

  expect(told).toEqual([{ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'talking' } }])
  expect(body.result).toMatchObject({ resultType: 'complete', content: [{ text: 'talked' }] })
})

test('a client that does not read its stream is disconnected; one long answer is not too much', async () => {
  const { headers = {}, body } = call('never_stops_talking')
  const socket = connect({ port: Number(new URL(world.url).port), host: '127.0.0.1' }).pause()
  const text = JSON.stringify(body)
  const lines = {
    Host: 'quest',
    ...headers,
    Accept: 'text/event-stream',
    Authorization: `Bearer ${agent.secret}`,
    'Content-Type': 'application/json',
  }
  const head = Object.entries({ ...lines, 'Content-Length': String(text.length) }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /mcp HTTP/1.1\r\n${head.join('')}\r\n${text}`)

  await overheard.promise
  const long = await agent.send(streamed(call('says_much')))
  socket.destroy()

  expect(long.body.result.content[0].text).toHaveLength(500_000)
})

test('a tool may ask the client for input, and is called again with the answer', async () => {
  const asked = await agent.send(call('asks_back'))
  const answered = await agent.send(
    call('asks_back', {}, { inputResponses: { name: { action: 'accept' } }, requestState: asked.body.result.requestState }),
  )

  expect(asked.body.result).toMatchObject({ resultType: 'input_required', inputRequests: { name: { method: 'elicitation/create' } } })
  expect(answered.body.result).toMatchObject({ resultType: 'complete', content: [{ text: 'first round: {"name":{"action":"accept"}}' }] })
})

test('a tool may require a capability of the client', async () => {
  const without = await agent.send(call('needs_sampling'))
  const able = await agent.send(call('needs_sampling', { 'io.modelcontextprotocol/clientCapabilities': { sampling: {} } }))

  expect(without).toMatchObject({ status: 400, body: { error: { code: -32021, data: { requiredCapabilities: { sampling: {} } } } } })
  expect(able.status).toBe(200)
})

test('prompts, resources and completions are answered in both eras', async () => {
  for (const as of [modernCall, legacyCall]) {
    const replies = await Promise.all([
      agent.send(as('prompts/list')),
      agent.send(as('prompts/get', { name: 'greet', arguments: { whom: 'Ada' } })),
      agent.send(as('resources/list')),
      agent.send(as('resources/templates/list')),
      agent.send(as('resources/read', { uri: 'test://text' })),
      agent.send(as('completion/complete', { ref: { type: 'ref/prompt', name: 'greet' }, argument: { name: 'whom', value: 'p' } })),
    ])
    expect(replies.map(({ body }) => body.result)).toMatchObject([
      { prompts: [{ name: 'greet' }] },
      { messages: [{ content: { text: 'Greet Ada' } }] },
      { resources: [{ uri: 'test://text' }] },
      { resourceTemplates: [{ uriTemplate: 'test://{id}/data' }] },
      { contents: [{ text: 'hello' }] },
      { completion: { values: ['paris'] } },
    ])
  }
})
