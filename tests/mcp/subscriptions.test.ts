/** subscriptions/listen: notifications instead of polling. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from '@jest/globals'
import { allowAll, joinAt, newAgent, openQuest } from '../support/domain.ts'
import { client } from '../support/client.ts'
import { listen } from '../support/listen.ts'
import { startService } from '../support/service.ts'
import { soon } from '../support/soon.ts'
import { holdTimers } from '../support/timers.ts'
import { onEachStore, type World } from '../support/world.ts'
import { agentIn, envelope, legacyCall, listenTo, modernCall, openStream, send, streamed, type AgentThere } from './support.ts'

const subscription = { 'io.modelcontextprotocol/subscriptionId': 1 }
const updated = (uri: string) => ({ jsonrpc: '2.0', method: 'notifications/resources/updated', params: { uri, _meta: subscription } })
const profile = 'agentquest://profile'

/** Asks its human for something; answers the address of the request. */
async function ask(agent: Pick<AgentThere, 'send'>, title = 'May I?') {
  const given = { category: 'other', title, details: {}, reason: 'because', wait_seconds: 0 }
  const { body } = await agent.send(modernCall('tools/call', { name: 'request_approval', arguments: given }))
  return `agentquest://approvals/${body.result.structuredContent.approval.id}`
}
const idOf = (uri: string) => uri.slice(uri.lastIndexOf('/') + 1)

onEachStore('an agent that listens', (open, again) => {
  test('first learns what it can listen to: resources that exist, are its own, and can change', async () => {
    const world = await open()
    const admin = await world.human()
    const quest = await openQuest(admin)
    const [agent, other] = [await agentIn(world), await agentIn(world)]
    const [own, foreign] = [await ask(agent), await ask(other)]
    const uris = [
      own,
      foreign,
      profile,
      `agentquest://quests/${quest.slug}`,
      'agentquest://guide',
      'agentquest://quests/no-such',
      'test://x',
      own,
    ]

    const wish = listenTo(uris, { toolsListChanged: true, promptsListChanged: true, resourcesListChanged: true })
    const stream = await openStream(world, { key: agent.secret, ...wish })
    const first = await stream.next()
    stream.hangUp()

    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    expect(first).toEqual({
      jsonrpc: '2.0',
      method: 'notifications/subscriptions/acknowledged',
      params: { notifications: { resourceSubscriptions: [own, profile, `agentquest://quests/${quest.slug}`] }, _meta: subscription },
    })
  })

  test('is notified of a decision on another instance, and of nothing else', async () => {
    const world = await open()
    const elsewhere = await again()
    const agent = await agentIn(world)
    const [one, two] = [await ask(agent, 'One'), await ask(agent, 'Two')]
    const stream = await openStream(elsewhere, { key: agent.secret, ...listenTo([one]) })
    await stream.next()

    await agent.owner.post(`/v1/approvals/${idOf(two)}/approve`)
    await agent.owner.post(`/v1/approvals/${idOf(one)}/approve`)
    const told = await stream.next()
    stream.hangUp()

    expect(told).toEqual(updated(one))
  })

  test('is notified when its owner changes its profile', async () => {
    const world = await open()
    const agent = await agentIn(world)
    const stream = await openStream(world, { key: agent.secret, ...listenTo([profile]) })
    await stream.next()

    await agent.owner.patch(`/v1/agents/${agent.id}`, '*', { policy: allowAll })
    const told = await stream.next()
    stream.hangUp()

    expect(told).toEqual(updated(profile))
  })

  test('is notified when its inbox changes and when a quest fills up', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: allowAll })
    const quest = await openQuest(admin)
    const uri = `agentquest://quests/${quest.slug}`
    const stream = await openStream(world, { key: agent.secret, ...listenTo([profile, uri]) })
    await stream.next()

    await joinAt(world, agent, quest.id)
    const told = [await stream.next(), await stream.next()]
    stream.hangUp()

    expect(told).toEqual(expect.arrayContaining([updated(profile), updated(uri)]))
  })

  test.each<[string, (agent: AgentThere, advance: (ms: number) => void) => Promise<unknown>]>([
    ['its key is revoked', ({ owner, id, key }) => owner.delete(`/v1/agents/${id}/keys/${key.id}`)],
    ['it is suspended', ({ owner, id }) => owner.post(`/v1/agents/${id}/suspend`)],
    [
      'its key has expired',
      async (agent, advance) => {
        advance(2 * 24 * 60 * 60_000)
        await agent.owner.patch(`/v1/agents/${agent.id}`, '*', { name: 'Scout 2' })
      },
    ],
  ])('hears no more at once when %s', async (_what, spoil) => {
    holdTimers()
    const world = await open()
    const elsewhere = await again()
    const made = await agentIn(world)
    const agent = { ...made, ...(await made.owner.key(made.id, { expires_in_days: 1 })) }
    const uri = await ask(agent)
    const stream = await openStream(elsewhere, { key: agent.secret, ...listenTo([uri]) })
    await stream.next()

    await spoil(agent, ms => {
      for (const { clock } of [world, elsewhere]) clock.advance(ms)
    })
    const rest = await stream.rest()

    expect(rest).toMatchObject([{ id: 1, error: { code: -31401 } }])
  })

  test('causes only a check of its key when something else changes, and at a limited rate', async () => {
    const looks: string[] = []
    const world = await open({ store: store => ({ ...store, read: (from, values) => (looks.push(from.name), store.read(from, values)) }) })
    const agent = await agentIn(world)
    const heard = await listen(world.url, agent.owner.token)
    const uri = await ask(agent)
    // PostgreSQL tells an instance of its own changes after the answer, and this one would cause a look.
    let count = 1
    while (!(await heard.events(count)).some(({ event }) => event === 'approval.requested')) count++
    heard.close()
    const stream = await openStream(world, { key: agent.secret, ...listenTo([uri]) })
    await stream.next()
    holdTimers()
    looks.length = 0

    for (let i = 0; i < 40; i++) await agent.owner.patch('/v1/me', '*', { display_name: `Ada ${i}` })
    stream.hangUp()

    expect(looks.filter(name => name === 'find_key_holder').length).toBeLessThanOrEqual(10)
    expect(looks.filter(name => name === 'find_approval_of_agent')).toEqual([])
  })

  test('shares the limit of its account with the other agents of its human', async () => {
    const world = await open({ env: { AQS_WAITS_PER_ACCOUNT: '2' } })
    const owner = await world.human()
    const agents = await Promise.all(Array.from({ length: 3 }, () => newAgent(world, owner)))
    const other = await agentIn(world)
    const streams = []
    for (const { secret } of agents.slice(0, 2)) streams.push(await openStream(world, { key: secret, ...listenTo([profile]) }))
    for (const stream of streams) await stream.next()

    const third = await send(world, { key: agents[2]!.secret, ...streamed(listenTo([profile])) })
    const elsewhere = await openStream(world, { key: other.secret, ...listenTo([profile]) })
    for (const stream of [...streams, elsewhere]) stream.hangUp()

    expect([third.status, third.body.error?.code, elsewhere.status]).toEqual([429, -31429, 200])
  })

  test('all agents of a human together can listen to a limited number of resources; a stream that ends frees its share', async () => {
    const world = await open({ env: { AQS_MCP_BURST: '1000' } })
    const agent = await agentIn(world)
    const uris = [profile]
    for (let i = 0; i < 20; i++) uris.push(await ask(agent, `Number ${i}`))
    const listen = () => openStream(world, { key: agent.secret, ...listenTo(uris) })
    const streams = []
    // Together they listen to 252.
    for (let i = 0; i < 12; i++) streams.push(await listen())
    for (const stream of streams) await stream.next()

    const refused = await agent.send(streamed(listenTo(uris)))
    streams[0]!.hangUp()
    const roomy = await soon(async () => {
      const stream = await listen()
      expect(stream.status).toBe(200)
      return stream
    })
    for (const stream of [...streams, roomy]) stream.hangUp()

    expect([refused.status, refused.body.error?.message]).toEqual([429, expect.stringContaining('256 resources')])
  })

  test('gets a final answer when the service stops', async () => {
    const world = await open()
    const agent = await agentIn(world)
    const stream = await openStream(world, { key: agent.secret, ...listenTo([profile]) })
    await stream.next()

    world.drain()
    const rest = await stream.rest()

    expect(rest).toEqual([
      {
        jsonrpc: '2.0',
        id: 1,
        result: { resultType: 'complete', _meta: { ...subscription, 'io.modelcontextprotocol/serverInfo': expect.anything() } },
      },
    ])
  })

  test('is told what is wrong with its wish', async () => {
    const { send } = await agentIn(await open())
    const wish = (notifications: unknown) => streamed(modernCall('subscriptions/listen', { notifications }))

    const replies = [
      await send(wish(undefined)),
      await send(wish({ resourceSubscriptions: 'agentquest://profile' })),
      await send(wish({ resourceSubscriptions: [7] })),
      await send(wish({ toolsListChanged: 'yes' })),
      await send(wish({ resourceSubscriptions: Array.from({ length: 33 }, (_, i) => `agentquest://quests/q-${i}`) })),
    ]
    const unread = await send(modernCall('subscriptions/listen', { notifications: {} }))
    const legacy = await send(legacyCall('subscriptions/listen', { notifications: {} }))

    expect(replies.map(({ status, body }) => [status, body.error?.code])).toEqual(replies.map(() => [200, -32602]))
    expect([unread.status, unread.body.error?.code]).toEqual([406, -31406])
    expect(legacy.body.error?.code).toBe(-32601)
  })

  test('works with the official client', async () => {
    const world = await open()
    const agent = await agentIn(world)
    const uri = await ask(agent)
    const program = new Client({ name: 'official-client', version: '3.1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
    await program.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', world.url), {
        requestInit: { headers: { Authorization: `Bearer ${agent.secret}` } },
      }),
    )
    const heard = new Promise(resolve =>
      program.setNotificationHandler('notifications/resources/updated', ({ params }) => resolve(params.uri)),
    )

    const listening = await program.listen({ resourceSubscriptions: [uri] })
    await agent.owner.post(`/v1/approvals/${idOf(uri)}/deny`)
    const what = await heard
    await listening.close()
    await program.close()

    expect(what).toBe(uri)
  })
})

test('a service that stops answers all streams and waiting calls, and ends long before its drain time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quest-'))
  const service = await startService({ DATABASE_URL: join(folder, 'quest.db'), AQS_DRAIN_SECONDS: '300' })
  const owner = await client(service.url).human()
  const { secret } = await owner.key((await owner.agent()).id)
  const there = { url: service.url } as World
  const asking = { category: 'other', title: 'May I?', details: {}, reason: 'because', wait_seconds: 50 }
  const meta = { ...envelope, progressToken: 1 }
  const listening = await openStream(there, { key: secret, ...listenTo([profile]) })
  const waiting = await openStream(there, {
    key: secret,
    ...modernCall('tools/call', { name: 'request_approval', arguments: asking }, meta),
  })
  await Promise.all([listening.next(), waiting.next()])
  const startedAt = performance.now()

  service.signal('SIGTERM')
  const last = [(await listening.rest()).at(-1), (await waiting.rest()).at(-1)]
  const exit = await service.exited
  rmSync(folder, { recursive: true, force: true })

  expect(last).toMatchObject([{ result: { resultType: 'complete' } }, { result: { structuredContent: { outcome: 'pending_approval' } } }])
  expect(exit).toEqual([0, null])
  expect(performance.now() - startedAt).toBeLessThan(45_000)
})
