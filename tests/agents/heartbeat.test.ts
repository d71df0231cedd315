/** What an owner sees of an agent that calls, or tries to. */
import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { beating } from '../support/domain.ts'
import { onEachStore } from '../support/world.ts'
import { agentIn, envelope, hello, legacyCall, modernCall, profileCall, type AgentThere, type Post } from '../mcp/support.ts'

const second = 1000
const seen = async ({ owner, id }: AgentThere) => (await owner.get<Schemas['Heartbeat']>(`/v1/agents/${id}/heartbeat`)).body

onEachStore('heartbeat over /mcp', open => {
  test.each<[string, Post, object]>([
    ['initialize', legacyCall('initialize', hello), { name: 'legacy-client', version: '1.0', protocol_version: '2025-11-25' }],
    ['a modern call', modernCall('tools/call', profileCall), { name: 'modern-client', version: '2.0', protocol_version: '2026-07-28' }],
    ['a legacy call', legacyCall('tools/list', {}, '2025-06-18'), { name: null, version: null, protocol_version: '2025-06-18' }],
    [
      'a notification',
      { body: { jsonrpc: '2.0', method: 'notifications/initialized' } },
      { name: null, version: null, protocol_version: '2025-03-26' },
    ],
    ['a batch', { body: [{ jsonrpc: '2.0', id: 1, method: 'ping' }] }, { name: null, version: null, protocol_version: '2025-03-26' }],
  ])('an agent goes from never to online with its first message, be it %s', async (_what, message, client) => {
    const world = await open()
    const agent = await agentIn(world)
    const before = await seen(agent)

    await agent.send(message)

    const now = new Date(world.clock.now).toISOString()
    expect(before).toMatchObject({ state: 'never', first_seen_at: null, client: null })
    expect(await seen(agent)).toMatchObject({ state: 'online', first_seen_at: now, last_seen_at: now, client, key_hint: agent.key.hint })
  })

  test('the client information from initialize is kept while the session continues', async () => {
    const world = await open()
    const agent = await agentIn(world)
    await agent.send(legacyCall('initialize', hello))

    world.clock.advance(20 * second)
    await agent.send(legacyCall('tools/list'))
    const now = new Date(world.clock.now).toISOString()
    const { client } = await beating(agent.owner, agent.id, ({ last_seen_at }) => last_seen_at === now)

    expect(client).toEqual({ name: 'legacy-client', version: '1.0', protocol_version: '2025-11-25' })
  })

  test('an agent that has not called for two minutes is idle, until it calls again', async () => {
    const world = await open()
    const agent = await agentIn(world)
    await agent.send(modernCall('tools/list'))

    world.clock.advance(121 * second)
    const silent = await seen(agent)
    await agent.send(modernCall('tools/list'))

    expect([silent.state, (await seen(agent)).state]).toEqual(['idle', 'online'])
  })

  test('if the clock is put back by hours, no agent stays online for hours, and the next call counts', async () => {
    const world = await open()
    const agent = await agentIn(world)
    await agent.send(modernCall('tools/list'))

    world.clock.advance(-7_200 * second)
    const silent = await seen(agent)
    const idle = await agent.owner.get<Schemas['AgentPage']>('/v1/agents?heartbeat=idle')
    const online = await agent.owner.get<Schemas['AgentPage']>('/v1/agents?heartbeat=online')
    await agent.send(modernCall('tools/list'))
    const now = new Date(world.clock.now).toISOString()

    expect([silent.state, idle.body.items.length, online.body.items.length]).toEqual(['idle', 1, 0])
    expect(await seen(agent)).toMatchObject({ state: 'online', last_seen_at: now })
  })

  test('a client’s name and version are shortened to one line of whole characters', async () => {
    const world = await open()
    const agent = await agentIn(world)
    const clientInfo = { name: `a\n\u202Eb${'x'.repeat(76)}😀`, version: 7 }

    const reply = await agent.send(modernCall('tools/list', {}, { ...envelope, 'io.modelcontextprotocol/clientInfo': clientInfo }))

    expect(reply.status).toBe(200)
    expect((await seen(agent)).client).toMatchObject({ name: `ab${'x'.repeat(76)}`, version: null })
  })

  test('a refused key does not make its agent online, but its owner sees which key was refused and why', async () => {
    const world = await open()
    const agent = await agentIn(world)
    await agent.owner.delete(`/v1/agents/${agent.id}/keys/${agent.key.id}`)

    await agent.send(modernCall('tools/list'))
    const heartbeat = await beating(agent.owner, agent.id, ({ last_refused }) => last_refused !== null)

    const at = new Date(world.clock.now).toISOString()
    expect(heartbeat).toMatchObject({ state: 'never', last_refused: { at, reason: 'key_revoked', key_hint: agent.key.hint } })
  })

  test.each<[string, Post]>([
    ['no JSON', { body: '{' }],
    [
      'a version that is not spoken',
      { body: { jsonrpc: '2.0', id: 1, method: 'ping' }, headers: { 'MCP-Protocol-Version': '2024-11-05' } },
    ],
    ['a modern call without its headers', { ...modernCall('tools/list'), headers: {} }],
  ])('a client that cannot make itself understood has not connected: %s', async (_what, message) => {
    const world = await open()
    const agent = await agentIn(world)

    const reply = await agent.send(message)

    expect(reply.status).toBe(400)
    expect((await seen(agent)).state).toBe('never')
  })
})
