/** What the answers of /mcp say, where the status and the code are not all. */
import { expect, test } from '@jest/globals'
import { ImplementationSchema } from '@modelcontextprotocol/sdk/types.js'
import { version } from '../../src/app.ts'
import { hello, legacyCall, modern, modernCall, profileCall, sharedWorld, type Json, type Post } from './support.ts'

const origin = 'https://portal.example.com:8443'
const plenty = { AQS_MCP_MESSAGES_PER_MINUTE: '100000', AQS_MCP_BURST: '1000' }
const there = sharedWorld({ ...plenty, AQS_ALLOWED_ORIGINS: origin })

const raw = (body: unknown, headers: Record<string, string> = {}): Post => ({ body, headers })
const message = (more: Json) => ({ jsonrpc: '2.0', id: 1, method: 'tools/list', ...more })
const listed = modernCall('tools/list')

test('rule 2: a browser can send a preflight without a key, and learns what its page may send and read', async () => {
  const asked = {
    method: 'OPTIONS',
    key: undefined,
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  }

  const reply = await there.agent.send(asked)

  expect(reply.status).toBe(204)
  expect(reply.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers':
      'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID, traceparent, tracestate',
    'access-control-expose-headers': 'WWW-Authenticate, X-Request-ID, RateLimit, RateLimit-Policy, Retry-After',
    vary: 'Origin',
  })
})

test('rule 3: the answer to a wrong method names the right one', async () => {
  const reply = await there.agent.send({ method: 'GET' })

  expect([reply.status, reply.headers['allow']]).toEqual([405, 'POST'])
})

test('rule 8: each message of a batch is answered, under its id', async () => {
  const batch = [
    message({ id: 'a', method: 'ping' }),
    { jsonrpc: '2.0', method: 'notifications/cancelled' },
    message({ id: 'b', method: 'nothing' }),
  ]

  const reply = await there.agent.send(raw(batch))

  expect(reply.body).toMatchObject([
    { id: 'a', result: {} },
    { id: 'b', error: { code: -32601 } },
  ])
})

test('rule 12: the answer to an unknown version lists the supported ones', async () => {
  const reply = await there.agent.send(raw(message({}), { 'MCP-Protocol-Version': '2099-01-01' }))

  expect(reply.body.error?.data).toEqual({ supported: [modern, '2025-11-25', '2025-06-18', '2025-03-26'], requested: '2099-01-01' })
})

test('rule 16: an error repeats the id if it could be read, and has none if not', async () => {
  const read = await there.agent.send({ ...listed, headers: { 'MCP-Protocol-Version': modern } })
  const unread = await there.agent.send(raw('{'))

  expect(read.body.id).toBe(1)
  expect(unread.body).not.toHaveProperty('id')
})

test('the server introduces itself with the members that the revision has', async () => {
  const introduced = async (protocolVersion: string) =>
    (await there.agent.send(legacyCall('initialize', { ...hello, protocolVersion }))).body.result.serverInfo
  const discovered = (await there.agent.send(modernCall('server/discover'))).body.result['_meta']['io.modelcontextprotocol/serverInfo']

  expect(ImplementationSchema.parse(discovered)).toEqual(discovered)
  expect(discovered).toMatchObject({
    websiteUrl: 'http://quest.test',
    description: expect.stringContaining('Quests for software agents'),
    icons: [{ src: 'http://quest.test/icon.svg', mimeType: 'image/svg+xml', sizes: ['any'] }],
  })
  expect(await introduced('2025-11-25')).toEqual(discovered)
  expect(await introduced('2025-06-18')).toEqual({ name: 'agent-quest-service', title: 'Agent Quest Service', version })
  expect(await introduced('2025-03-26')).toEqual({ name: 'agent-quest-service', version })

  const icon = await fetch(`${there.world.url}/icon.svg`)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  // A client in a browser may show it.
  expect(icon.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('rules 18 to 20: a modern result says that it is complete, which server sent it, and how long it may be cached', async () => {
  const discovered = await there.agent.send(modernCall('server/discover'))
  const tools = await there.agent.send(listed)
  const called = await there.agent.send(modernCall('tools/call', profileCall))

  const serverInfo = { name: 'agent-quest-service', title: 'Agent Quest Service', version, websiteUrl: 'http://quest.test' }
  for (const { body } of [discovered, tools, called]) {
    expect(body.result).toMatchObject({ resultType: 'complete', _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo } })
  }
  expect(discovered.body.result).toMatchObject({
    ttlMs: 3_600_000,
    cacheScope: 'private',
    capabilities: {
      tools: {},
      prompts: {},
      resources: { subscribe: true },
      completions: {},
      extensions: { 'io.modelcontextprotocol/tasks': {} },
    },
    supportedVersions: expect.arrayContaining([modern]),
  })
  expect(tools.body.result).toMatchObject({ ttlMs: 300_000, cacheScope: 'private' })
})

test('rules 29 and 32: a legacy result has no modern members, and announces nothing that does not exist', async () => {
  const initialized = await there.agent.send(legacyCall('initialize', hello))
  const tools = await there.agent.send(legacyCall('tools/list'))
  const pinged = await there.agent.send(legacyCall('ping'))

  expect(initialized.body.result.capabilities).toEqual({ tools: {}, prompts: {}, resources: {}, completions: {} })
  expect(Object.keys(tools.body.result)).toEqual(['tools'])
  expect(pinged.body.result).toEqual({})
})

test.each([
  ['2025-11-25', '2025-11-25'],
  ['2025-06-18', '2025-06-18'],
  ['2025-03-26', '2025-03-26'],
  ['2024-11-05', '2025-11-25'],
  [modern, '2025-11-25'],
])('rule 28: an initialize that asks for %s agrees on %s', async (asked, agreed) => {
  const reply = await there.agent.send(legacyCall('initialize', { ...hello, protocolVersion: asked }))

  expect(reply.body.result.protocolVersion).toBe(agreed)
})

test('the log names only known methods and tools, never text of the caller', async () => {
  await there.agent.send(modernCall('tools/call', profileCall))
  await there.agent.send(modernCall('evil-method'))
  await there.agent.send(modernCall('tools/call', { name: 'evil-tool', arguments: { planted: 'evil-argument' } }))

  const log = there.world.log.join('')
  expect(log).toContain(`"route":"tools/call get_profile","status":200`)
  expect(log).toContain(`"actor":"${there.agent.id}"`)
  expect(log).not.toContain('evil-')
})
