/** What a call that waits for a human looks like from outside: to its client, to the owner, and when it must not go on. */
import { Client, StreamableHTTPClientTransport, type ClientOptions } from '@modelcontextprotocol/client'
import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { beating } from '../support/domain.ts'
import { holdTimers } from '../support/timers.ts'
import { onEachStore } from '../support/world.ts'
import { agentIn, envelope, legacyCall, modernCall, openStream, streamed, waitingFor, type AgentThere, type Json } from '../mcp/support.ts'

const asking = { category: 'other', title: 'May I?', details: {}, reason: 'because' }
const meta = (progressToken?: string | number) => ({ ...envelope, ...(progressToken !== undefined && { progressToken }) })
const modernTool = (name: string, args: Json, token?: string | number) => modernCall('tools/call', { name, arguments: args }, meta(token))
const legacyTool = (name: string, args: Json, token?: string | number) =>
  legacyCall('tools/call', { name, arguments: args, ...(token !== undefined && { _meta: { progressToken: token } }) })

/** A request that waits for its human. */
async function pending(agent: AgentThere, title = asking.title) {
  const { body } = await agent.send(modernTool('request_approval', { ...asking, title, wait_seconds: 0 }))
  return body.result.structuredContent.approval.id as string
}

onEachStore('a call that waits', (open, again) => {
  test.each([
    ['2026', modernTool],
    ['2025', legacyTool],
  ])('reports its progress to a client of %s that asked for it, and then the answer', async (_era, call) => {
    const { advance } = holdTimers()
    const world = await open()
    const agent = await agentIn(world)
    const id = await pending(agent)

    const stream = await openStream(world, { key: agent.secret, ...call('get_approval', { approval_id: id, wait_seconds: 30 }, 'p') })
    const first = await stream.next()
    advance(2_000)
    const second = await stream.next()
    await agent.owner.post(`/v1/approvals/${id}/approve`)
    const rest = await stream.rest()

    expect([stream.status, stream.headers.get('content-type'), stream.headers.get('x-accel-buffering')]).toEqual([
      200,
      'text/event-stream',
      'no',
    ])
    expect(first).toEqual({
      jsonrpc: '2.0',
      method: 'notifications/progress',
      params: { progressToken: 'p', progress: 0, total: 30, message: 'Waiting for your human: 0 s' },
    })
    expect(second.params).toEqual({ progressToken: 'p', progress: 2, total: 30, message: 'Waiting for your human: 2 s' })
    expect(rest).toHaveLength(1)
    expect(rest[0]).toMatchObject({ id: 1, result: { structuredContent: { approval: { status: 'approved' } } } })
  })

  test.each<[string, ClientOptions]>([
    ['2025', {}],
    ['2026', { versionNegotiation: { mode: { pin: '2026-07-28' } } }],
  ])('shows its progress through the official client of %s', async (_era, options) => {
    holdTimers()
    const world = await open()
    const agent = await agentIn(world)
    const id = await pending(agent)
    const client = new Client({ name: 'official-client', version: '3.1' }, options)
    const requestInit = { headers: { Authorization: `Bearer ${agent.secret}` } }
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', world.url), { requestInit }))

    const shown = Promise.withResolvers<unknown>()
    const answered = client.callTool(
      { name: 'get_approval', arguments: { approval_id: id, wait_seconds: 40 } },
      { onprogress: shown.resolve },
    )
    const first = await shown.promise
    await agent.owner.post(`/v1/approvals/${id}/deny`)
    const { structuredContent } = await answered
    await client.close()

    expect(first).toMatchObject({ progress: 0, total: 40, message: 'Waiting for your human: 0 s' })
    expect(structuredContent).toMatchObject({ approval: { status: 'denied' } })
  })

  test('answers in plain JSON if the client does not want progress, does not read streams, or need not wait', async () => {
    const world = await open()
    const agent = await agentIn(world)
    const id = await pending(agent)
    const waits = { approval_id: id, wait_seconds: 30 }

    const unasked = agent.send(streamed(modernTool('get_approval', waits)))
    const unread = agent.send(modernTool('get_approval', waits, 'p'))
    await waitingFor(world, 2)
    await agent.owner.post(`/v1/approvals/${id}/deny`)
    const decided = await agent.send(streamed(modernTool('get_approval', waits, 'p')))

    for (const reply of [await unasked, await unread, decided]) {
      expect(reply.headers['content-type']).toBe('application/json')
      expect(reply.body.result.structuredContent.approval.status).toBe('denied')
    }
  })

  test.each<[string, (agent: AgentThere, admin: AgentThere['owner']) => Promise<unknown>]>([
    ['its key is revoked', ({ owner, id, key }) => owner.delete(`/v1/agents/${id}/keys/${key.id}`)],
    ['its key is replaced', ({ owner, id, key }) => owner.post(`/v1/agents/${id}/keys/${key.id}/rotate`)],
    ['it is suspended', ({ owner, id }) => owner.post(`/v1/agents/${id}/suspend`)],
    ['it is archived', ({ owner, id }) => owner.delete(`/v1/agents/${id}`)],
    ['its account is suspended', ({ owner }, admin) => admin.post(`/v1/admin/accounts/${owner.account.id}/suspend`)],
  ])('ends at once, on every instance, without the result, when %s', async (_what, spoil) => {
    holdTimers()
    const world = await open()
    const elsewhere = await again()
    const admin = await world.human()
    const agent = await agentIn(world)
    const id = await pending(agent)
    const args = { approval_id: id, wait_seconds: 40 }
    const stream = await openStream(elsewhere, { key: agent.secret, ...modernTool('get_approval', args, 1) })
    await stream.next()
    const plain = agent.send(legacyTool('get_approval', args))
    await waitingFor(world, 1)

    await spoil(agent, admin)
    const rest = (await stream.rest()).filter(({ method }) => method !== 'notifications/progress')
    const refused = await plain

    expect(rest).toMatchObject([{ id: 1, error: { code: -31401 } }])
    expect([refused.status, refused.body.error?.code]).toEqual([401, -31401])
    expect(refused.headers['www-authenticate']).toContain('invalid_token')
    for (const told of [JSON.stringify(rest), refused.text]) expect(told).not.toContain(id)
  })

  test('keeps its agent online while it waits', async () => {
    const world = await open()
    const agent = await agentIn(world)
    const id = await pending(agent)
    const waiting = agent.send(modernTool('get_approval', { approval_id: id, wait_seconds: 40 }))
    await waitingFor(world, 1)

    world.clock.advance(10 * 60_000)
    await agent.owner.patch(`/v1/agents/${agent.id}`, '*', { name: 'Scout 2' })
    const { last_seen_at } = await beating(agent.owner, agent.id, ({ state }) => state === 'online')
    await agent.owner.post(`/v1/approvals/${id}/deny`)
    await waiting

    expect(last_seen_at).toBe(new Date(world.clock.now).toISOString())
  })

  test('stops when its client hangs up; the request stays', async () => {
    const world = await open()
    const agent = await agentIn(world)
    for (const [era, call] of Object.entries({ modernTool, legacyTool })) {
      const id = await pending(agent, era)
      const stream = await openStream(world, { key: agent.secret, ...call('get_approval', { approval_id: id, wait_seconds: 40 }, 'p') })
      await stream.next()

      stream.hangUp()
      await waitingFor(world, 0)

      const { body } = await agent.owner.get<Schemas['Approval']>(`/v1/approvals/${id}`)
      expect(body.status).toBe('pending')
      await agent.owner.post(`/v1/approvals/${id}/deny`)
    }
  })

  test('gets the current state when the service stops', async () => {
    const world = await open()
    const agent = await agentIn(world)
    const id = await pending(agent)
    const waiting = agent.send(modernTool('get_approval', { approval_id: id, wait_seconds: 40 }))
    await waitingFor(world, 1)

    world.drain()
    const { status, body } = await waiting

    expect([status, body.result.structuredContent.approval.status]).toEqual([200, 'pending'])
  })

  test('is answered without waiting, and says so, if too many calls of its agent are waiting', async () => {
    const world = await open({ env: { AQS_WAITS_PER_AGENT: '2' } })
    const [agent, other] = [await agentIn(world), await agentIn(world)]
    const id = await pending(agent)
    const wait = modernTool('get_approval', { approval_id: id, wait_seconds: 40 })
    const waiting = [agent.send(wait), agent.send(wait)]
    await waitingFor(world, 2)

    const crowded = await agent.send(wait)
    const listening = await agent.send(streamed(modernCall('subscriptions/listen', { notifications: {} })))
    const others = other.send(modernTool('get_approval', { approval_id: await pending(other), wait_seconds: 40 }))
    await waitingFor(world, 3)
    world.drain()
    await Promise.all([...waiting, others])

    expect(crowded.body.result.structuredContent.next_step).toContain('This call did not wait, because too many of your calls are waiting.')
    expect([listening.status, listening.body.error]).toEqual([
      429,
      { code: -31429, message: 'You have 2 open calls and streams, which is the limit. Let one of them end first.' },
    ])
  })
})
