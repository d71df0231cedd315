/** Who may call /mcp, and the answers that others get. */
import { expect, test } from '@jest/globals'
import { Unavailable } from '../../src/core/kit/errors.ts'
import { mintAgentKey } from '../../src/core/kit/secrets.ts'
import type { Person } from '../support/client.ts'
import { onEachStore } from '../support/world.ts'
import { agentIn, legacyCall, modernCall, profileCall, send, type AgentThere, type Reply } from './support.ts'

const minute = 60_000
const day = 24 * 60 * minute
const call = modernCall('tools/call', profileCall)
const howTo = 'Send "Authorization: Bearer <agent API key>". A human creates agents and keys. Portal: http://quest.test'
const another = 'Your human can issue another'

onEachStore('who may call /mcp', (open, again) => {
  test.each<[string, (agent: AgentThere, admin: Person) => Promise<unknown>, reason: string, remedy: string]>([
    ['expired', async () => {}, 'The API key has expired', another],
    ['revoked', ({ owner, id, key }) => owner.delete(`/v1/agents/${id}/keys/${key.id}`), 'The API key has been revoked', another],
    [
      'replaced',
      ({ owner, id, key }) => owner.post(`/v1/agents/${id}/keys/${key.id}/rotate`, { overlap_seconds: 0 }),
      'The API key was replaced by another',
      'Ask your human for the new one',
    ],
    [
      'of a suspended agent',
      ({ owner, id }) => owner.post(`/v1/agents/${id}/suspend`),
      'The agent is suspended',
      'Stop, and do nothing that was approved, not even after go. This key works again when the agent is resumed',
    ],
    [
      'of a suspended account',
      ({ owner }, admin) => admin.post(`/v1/admin/accounts/${owner.account.id}/suspend`),
      "The account of the agent's owner is suspended",
      'Stop, and do nothing that was approved, not even after go. This key works again when an admin of this service has resumed the account',
    ],
    ['of an archived agent', ({ owner, id }) => owner.delete(`/v1/agents/${id}`), 'The API key has been revoked', another],
  ])(
    'a key that is %s is refused on the very next call, on every instance, and its holder is told why',
    async (what, spoil, reason, remedy) => {
      const world = await open()
      const elsewhere = await again()
      const admin = await world.human()
      const agent = await agentIn(world)
      const before = await agent.send(call)

      await spoil(agent, admin)
      if (what === 'expired') for (const { clock } of [world, elsewhere]) clock.advance(91 * day)

      for (const instance of [world, elsewhere]) {
        const refused = await send(instance, { key: agent.secret, ...call })
        expect([before.status, refused.status]).toEqual([200, 401])
        expect(refused.headers['www-authenticate']).toBe(`Bearer realm="agent-quest", error="invalid_token", error_description="${reason}"`)
        expect(refused.body).toEqual({
          jsonrpc: '2.0',
          id: 1,
          error: { code: -31401, message: `${reason}. ${remedy}. Portal: http://quest.test` },
        })
      }
    },
  )

  test('a resumed agent and a key in its overlap are let in', async () => {
    const world = await open()
    const { owner, id, key, send } = await agentIn(world)
    await owner.post(`/v1/agents/${id}/suspend`)
    await owner.post(`/v1/agents/${id}/resume`)
    await owner.post(`/v1/agents/${id}/keys/${key.id}/rotate`, { overlap_seconds: 60 })

    const within = await send(call)
    world.clock.advance(minute)
    const after = await send(call)

    expect([within.status, after.status]).toEqual([200, 401])
  })

  test('a caller without a key learns how to send one', async () => {
    const world = await open()

    const reply = await send(world, call)

    expect(reply.status).toBe(401)
    expect(reply.headers['www-authenticate']).toBe('Bearer realm="agent-quest"')
    expect(reply.body.error?.message).toBe(`This request has no key. ${howTo}`)
  })

  test('all unknown keys get the same answer', async () => {
    const world = await open()
    const { secret } = await agentIn(world)
    const flipped = secret.slice(0, -1) + (secret.endsWith('0') ? '1' : '0')

    for (const key of ['x', 'Bearer', flipped, mintAgentKey().secret, `${secret}x`]) {
      const reply = await send(world, { ...call, key })
      expect(reply.status).toBe(401)
      expect(reply.headers['www-authenticate']).toContain('error_description="This is not a key of this service"')
    }
  })

  test("a human's session does not work here, neither as a token nor as a cookie", async () => {
    const world = await open()
    const { owner } = await agentIn(world)

    const byToken = await send(world, { ...call, key: owner.token })
    const byCookie = await send(world, { ...call, headers: { ...call.headers, Cookie: `aqs_session=${owner.token}` } })

    expect([byToken.status, byCookie.status]).toEqual([401, 401])
    expect(byToken.body.error?.message).toContain("This is a human's session token, not an agent's key")
  })

  test('a key counts only in the Authorization header', async () => {
    const world = await open()
    const { secret } = await agentIn(world)
    const places = [
      { path: `/mcp?access_token=${secret}&api_key=${secret}` },
      { headers: { ...call.headers, 'X-API-Key': secret } },
      { headers: { ...call.headers, Authorization: `Basic ${secret}` } },
    ]

    const replies = await Promise.all(places.map(place => send(world, { ...call, ...place })))

    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  test('a page of another origin is refused before its key is checked', async () => {
    const world = await open()
    const agent = await agentIn(world)

    const reply = await agent.send({ ...call, headers: { ...call.headers, Origin: 'https://evil.example' } })

    const { body } = await agent.owner.get<{ last_seen_at: string | null }>(`/v1/agents/${agent.id}/heartbeat`)
    expect(reply.status).toBe(403)
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
    expect(body.last_seen_at).toBeNull()
  })

  test.each(['GET', 'DELETE', 'HEAD', 'PUT'])(
    '%s with a bad key is told of the key first, and with a good one of the method',
    async method => {
      const world = await open()
      const agent = await agentIn(world)

      const replies = [await send(world, { method }), await send(world, { method, key: 'rubbish' }), await agent.send({ method })]

      expect(replies.map(({ status }) => status)).toEqual([401, 401, 405])
      expect(replies[2]!.headers['allow']).toBe('POST')
    },
  )

  test('an agent that calls too often gets a tool error for its model, with any of its keys, and its session continues', async () => {
    const world = await open({ env: { AQS_MCP_MESSAGES_PER_MINUTE: '60', AQS_MCP_BURST: '3' } })
    const agent = await agentIn(world)
    const { secret } = await agent.owner.key(agent.id)

    const replies = [await agent.send(call), await agent.send(call), await agent.send(call), await agent.send({ ...call, key: secret })]
    const old = await agent.send(legacyCall('tools/call', profileCall))
    const list = await agent.send(modernCall('tools/list'))
    const prompts = await agent.send(modernCall('prompts/list'))
    const notice = await agent.send({ body: { jsonrpc: '2.0', method: 'notifications/initialized' } })
    world.clock.advance(1000)
    const later = await agent.send(call)

    const limited = {
      code: 'rate_limited',
      message: 'Too many calls. Wait 1 s.',
      hint: 'Wait retry_after_seconds, then call the tool again.',
      retry_after_seconds: 1,
    }
    expect(replies.map(({ status, body }) => `${status} ${body.result.isError}`)).toEqual([...Array(3).fill('200 undefined'), '200 true'])
    expect(replies[3]!.headers['ratelimit']).toBe('"messages";r=0;t=1')
    expect(replies[3]!.body.result.resultType).toBe('complete')
    for (const { body } of [replies[3]!, old]) expect(JSON.parse(body.result.content[0].text)).toEqual(limited)
    // Some clients list the tools in the middle of a call.
    expect([list.status, list.body.error, list.body.result.tools.length]).toEqual([200, undefined, expect.any(Number)])
    expect([prompts.status, prompts.body.id, prompts.body.error]).toEqual([
      200,
      1,
      { code: -31429, message: limited.message, data: { retry_after_seconds: 1 } },
    ])
    expect([notice.status, later.status, later.body.result.isError]).toEqual([202, 200, undefined])
  })

  test('a flood of five times as many gets 429, and neither parses a body nor runs a call', async () => {
    const world = await open({ env: { AQS_MCP_MESSAGES_PER_MINUTE: '60', AQS_MCP_BURST: '3' } })
    const agent = await agentIn(world)

    const replies = []
    for (let i = 0; i < 17; i++) replies.push(await agent.send(i < 15 ? call : { body: 'this is not parsed' }))
    world.clock.advance(1000)
    const later = await agent.send(call)

    expect(replies.map(({ status }) => status)).toEqual([...Array(15).fill(200), 429, 429])
    expect(replies[16]!.headers).toMatchObject({ 'retry-after': '1', 'ratelimit-policy': '"floods";q=300;w=60' })
    expect(replies[16]!.body.error?.code).toBe(-31429)
    expect(later.status).toBe(200)
  })

  test('every message of a batch counts', async () => {
    const world = await open({ env: { AQS_MCP_MESSAGES_PER_MINUTE: '60', AQS_MCP_BURST: '4' } })
    const { send } = await agentIn(world)
    const batch = (length: number) => ({ body: Array.from({ length }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' })) })
    const errors = (reply: Reply) => (reply.body as unknown as Reply['body'][]).map(({ error }) => error?.code)

    const [three, two] = [await send(batch(3)), await send(batch(2))]
    const flood = []
    for (let i = 0; i < 4; i++) flood.push(await send(batch(4)))
    world.clock.advance(minute)
    const five = await send(batch(5))

    expect([three, two].map(reply => [reply.status, errors(reply)])).toEqual([
      [200, [undefined, undefined, undefined]],
      [200, [-31429, -31429]],
    ])
    expect(flood.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(five.status).toBe(400)
  })

  test('a flood of invalid keys gets 429, and does not lock out valid keys of the same address or another one', async () => {
    const world = await open({ env: { AQS_REQUESTS_PER_MINUTE: '100' } })
    const agent = await agentIn(world)
    const revoked = await agent.owner.key(agent.id)
    await agent.owner.delete(`/v1/agents/${agent.id}/keys/${revoked.key.id}`)
    // One after the other: so many keys at once would have to wait for the database.
    const flood = async (key: string | undefined) => {
      const replies = []
      for (let i = 0; i < 101; i++) replies.push(await send(world, { ...call, key }))
      return replies
    }

    const floods = [await flood('rubbish'), await flood(revoked.secret)]
    const good = await agent.send(call)

    for (const replies of floods) {
      expect(replies.filter(({ status }) => status === 401)).toHaveLength(100)
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
    }
    expect(good.status).toBe(200)
  })

  test('an address that invents well-formed keys gets 429, and a valid key from there still works', async () => {
    const world = await open({ env: { AQS_REQUESTS_PER_MINUTE: '100' } })
    const agent = await agentIn(world)
    const invented = () => send(world, { ...call, key: mintAgentKey().secret })

    for (let i = 0; i < 100; i++) await invented()
    const [more, good] = [await invented(), await agent.send(call)]
    world.clock.advance(minute)
    const later = await invented()

    expect([more.status, good.status, later.status]).toEqual([429, 200, 401])
  })

  test('without its database the service says so, and when to try again', async () => {
    let gone = false
    const world = await open({
      store: store => ({
        ...store,
        read: (from, values) => (gone ? Promise.reject(new Unavailable(new Error('gone'))) : store.read(from, values)),
      }),
    })
    const { send } = await agentIn(world)

    gone = true
    const reply = await send(call)

    expect([reply.status, reply.headers['retry-after'], reply.body.error?.code]).toEqual([503, '1', -31503])
  })
})
