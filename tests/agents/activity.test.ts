/** What an owner sees of an agent over time, and the one state that says what it is doing now. */
import { expect, test } from '@jest/globals'
import request from 'supertest'
import type { Person, Schemas } from '../support/client.ts'
import { allowAll, answer, askFor, beating, joinAt, newAgent, openQuest, questRow, review, work } from '../support/domain.ts'
import { holdTimers } from '../support/timers.ts'
import { statement } from '../../src/store/engine/statement.ts'
import { soon } from '../support/soon.ts'
import { onEachStore, type World } from '../support/world.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

type Activity = Schemas['AgentActivity']
const read = async (owner: Person, id: string, range = '7d', sent: object = {}) =>
  (await owner.get<Activity>(`/v1/agents/${id}/activity?range=${range}`, sent)).body
type Agent = Awaited<ReturnType<typeof newAgent>>
const total = (counts: number[]) => counts.reduce((sum, n) => sum + n, 0)
const totals = ({ calls, refused, errors, points }: Activity) => [calls, refused, errors, points].map(total)
/** Sessions end before counts do. */
const signIn = async (world: World, { email, password }: Person) =>
  (await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', { body: { email, password, transport: 'token' } })).body.token!
const hours = statement<object>()('all_hours', (q, t) => q.select({ at: t.agentActivity.at }).from(t.agentActivity))
const profile = (world: World, secret: string) => world.mcp(secret, 'tools/call', { name: 'get_profile', arguments: {} })
const mistake = (world: World, secret: string) => world.mcp(secret, 'tools/call', { name: 'get_quest', arguments: { quest: 'no-such' } })
/** What an agent is doing, as every place says it. */
async function stateOf(owner: Person, id: string) {
  const [agent, heartbeat] = [
    (await owner.get<Schemas['Agent']>(`/v1/agents/${id}`)).body,
    (await owner.get<Schemas['Heartbeat']>(`/v1/agents/${id}/heartbeat`)).body,
  ]
  const { state, is_refused: isRefused } = agent.heartbeat
  const query = `status=${agent.status}&heartbeat=${state}&is_refused=${isRefused}`
  const list = await owner.get<Schemas['AgentPage']>(`/v1/agents?${query}`)
  const refused = await owner.get<Schemas['AgentPage']>('/v1/agents?is_refused=true')
  expect(heartbeat).toMatchObject({ agent_status: agent.status, state, is_refused: isRefused })
  expect(list.body.items.map(item => item.id)).toContain(id)
  expect(refused.body.items.some(item => item.id === id)).toBe(isRefused)
  if (agent.status !== 'active') return agent.status
  return isRefused ? 'refused' : state
}

onEachStore('activity', (open, again) => {
  test('parallel calls to two instances add up: calls, errors and refusals, each in its hour', async () => {
    const [one, two] = [await open(), await again()]
    const ada = await one.human()
    const agent = await newAgent(one, ada)
    const { secret: revoked, key } = await ada.key(agent.id)
    await ada.delete(`/v1/agents/${agent.id}/keys/${key.id}`)
    const burst = () =>
      Promise.all(
        [one, two].flatMap(world => [
          ...Array.from({ length: 20 }, () => profile(world, agent.secret)),
          ...Array.from({ length: 3 }, () => mistake(world, agent.secret)),
          ...Array.from({ length: 5 }, () => world.mcp(revoked)),
          world.mcp(agent.secret, 'no/such/method'),
        ]),
      )

    await burst()
    for (const world of [one, two]) world.clock.advance(hour)
    await burst()
    await Promise.all([one.core.calls.flush(), two.core.calls.flush()])
    // Heartbeats are written after the answers.
    await soon(async () => expect(totals(await read(ada, agent.id))).toEqual([96, 20, 16, 0]))
    const { calls, refused, errors, from, bucket_seconds, ...rest } = await read(ada, agent.id, '24h')

    expect([calls, refused, errors].map(counts => counts.slice(-3))).toEqual([
      [0, 48, 48],
      [0, 10, 10],
      [0, 8, 8],
    ])
    expect([from, bucket_seconds]).toEqual([new Date(Math.floor(one.clock.now / hour) * hour - 23 * hour).toISOString(), 3600])
    expect(rest).toMatchObject({ agent_id: agent.id, range: '24h' })
  })

  test('a client that never makes itself understood is counted too, ten seconds later', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const timers = holdTimers()

    const { status } = await request(world.url)
      .post('/mcp')
      .set({ Authorization: `Bearer ${agent.secret}`, 'Content-Type': 'application/json' })
      .send('{')
    const before = await read(ada, agent.id)

    expect([status, totals(before)]).toEqual([400, [0, 0, 0, 0]])
    // The call is counted after its answer, so the ten seconds may begin later.
    await soon(async () => {
      timers.advance(10 * second)
      expect(totals(await read(ada, agent.id))).toEqual([1, 0, 1, 0])
    }, Infinity)
    expect(await stateOf(ada, agent.id)).toBe('never')
  })

  test('a call is written with the heartbeat, and what comes after it is written with the next one, or by a flush', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    // Otherwise a slow machine may write in between, ten seconds later.
    holdTimers()

    await profile(world, agent.secret)
    const first = total((await read(ada, agent.id)).calls)
    await profile(world, agent.secret)
    await profile(world, agent.secret)
    const lazy = total((await read(ada, agent.id)).calls)
    await world.core.calls.flush()

    expect([first, lazy, total((await read(ada, agent.id)).calls)]).toEqual([1, 1, 3])
  })

  test('each range ends now, with hours up to seven days and days beyond, and the sweep removes what is older than 90 days', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    for (const pause of [0, 40 * day, 25 * day, 3 * day]) {
      world.clock.advance(pause)
      await profile(world, agent.secret)
      await world.core.calls.flush()
    }

    const shapes = []
    const sent = { token: await signIn(world, ada) }
    for (const range of ['24h', '7d', '30d', '90d']) {
      const { calls, bucket_seconds, from } = await read(ada, agent.id, range, sent)
      shapes.push([calls.length, bucket_seconds, total(calls), calls.at(-1), Date.parse(from) % (bucket_seconds * second)])
    }
    world.clock.advance(23 * day)
    await world.core.sweep()
    const kept = await world.store.read(hours, {})

    expect(shapes).toEqual([
      [24, 3600, 1, 1, 0],
      [168, 3600, 2, 1, 0],
      [30, 86400, 3, 1, 0],
      [90, 86400, 4, 1, 0],
    ])
    expect(kept).toHaveLength(3)
  })

  test('points count when they are earned, and decisions with the time that the human took', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada, { policy: allowAll })
    const quest = await openQuest(ada)
    await joinAt(world, agent, quest.id)
    await world.core.participations.submit(await agent.as(), await questRow(world, quest.id), work, null)
    await review(ada, 'accept', 'Good')
    for (const [title, verb, takes] of [
      ['A', 'approve', 2],
      ['B', 'deny', 4],
      ['C', 'approve', 30],
    ] as const) {
      await askFor(world, agent, title)
      world.clock.advance(takes * minute)
      await answer(ada, verb)
    }
    await askFor(world, agent, 'D', { expiresInMinutes: 5 })
    world.clock.advance(6 * minute)
    await ada.get('/v1/approvals')

    const { points, decisions } = await read(ada, agent.id)

    expect(points.slice(-2)).toEqual([0, 10])
    expect(decisions).toEqual({ approved: 2, denied: 1, expired: 1, by_rule: 0, median_seconds: 240 })
  })

  test('the overview has every agent of mine that has called, and nobody else’s', async () => {
    const world = await open()
    const [ada, bob] = [await world.human(), await world.human()]
    const [busy, mistaken, retired] = [await newAgent(world, ada), await newAgent(world, ada), await newAgent(world, ada)]
    await newAgent(world, ada)
    await Promise.all([profile(world, busy.secret), mistake(world, mistaken.secret), profile(world, retired.secret)])
    await ada.delete(`/v1/agents/${retired.id}`, { headers: { 'If-Match': '*' } })
    await world.core.calls.flush()

    const { agents: items, bucket_seconds, from } = (await ada.get<Schemas['ActivityOverview']>('/v1/activity')).body

    expect(items.map(item => [item.agent_id, total(item.calls), total(item.errors), item.calls.length]).toSorted()).toEqual(
      [
        [busy.id, 1, 0, 28],
        [mistaken.id, 1, 1, 28],
      ].toSorted(),
    )
    expect(Date.parse(from) + 28 * bucket_seconds * second).toBeGreaterThan(world.clock.now)
    expect((await bob.get<Schemas['ActivityOverview']>('/v1/activity')).body.agents).toEqual([])
    expect((await bob.get(`/v1/agents/${busy.id}/activity`)).status).toBe(404)
  })

  test('other requests have their turn while the overview of many agents is read', async () => {
    const world = await open()
    const ada = await world.human()
    const agents: Agent[] = []
    while (agents.length < 17) agents.push(await newAgent(world, ada))
    for (const { secret } of agents) await profile(world, secret)
    await world.core.calls.flush()
    const { store } = world.core.world
    let turns = 0
    const turnsBefore: number[] = []
    const { look } = store
    store.look = work => {
      turnsBefore.push(turns)
      setImmediate(() => turns++)
      return look(work)
    }

    const { body } = await ada.get<Schemas['ActivityOverview']>('/v1/activity')

    expect(body.agents.map(({ agent_id }) => agent_id)).toEqual(agents.map(({ id }) => id).toSorted())
    expect(turnsBefore).toHaveLength(3)
    expect(turnsBefore[0]).toBeLessThan(turnsBefore[1]!)
    expect(turnsBefore[1]).toBeLessThan(turnsBefore[2]!)
  })

  test('an agent waits, is connected and falls idle; a refused call or the end of its last key says refused, until it calls again', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { secret: second_, key: other } = await ada.key(agent.id)
    const states = [await stateOf(ada, agent.id)]
    const then = async (act: () => Promise<unknown>) => {
      world.clock.advance(second)
      await act()
      states.push(await stateOf(ada, agent.id))
    }
    const refused = async (secret: string) => {
      const at = new Date(world.clock.now).toISOString()
      await world.mcp(secret)
      await beating(ada, agent.id, ({ last_refused }) => last_refused?.at === at)
    }
    const seen = async (secret: string) => {
      const at = new Date(world.clock.now).toISOString()
      await profile(world, secret)
      await beating(ada, agent.id, ({ last_seen_at }) => last_seen_at === at)
    }

    await then(() => seen(agent.secret))
    await then(async () => world.clock.advance(121 * second))
    await then(() => ada.delete(`/v1/agents/${agent.id}/keys/${other.id}`))
    await then(() => refused(second_))
    await then(() => seen(agent.secret))
    await then(() => ada.delete(`/v1/agents/${agent.id}/keys/${agent.key.id}`))
    await then(() => ada.key(agent.id))
    await then(() => ada.post(`/v1/agents/${agent.id}/suspend`))
    await then(() => ada.post(`/v1/agents/${agent.id}/resume`))
    await then(() => ada.delete(`/v1/agents/${agent.id}`, { headers: { 'If-Match': '*' } }))

    expect(states).toEqual(['never', 'online', 'idle', 'idle', 'refused', 'online', 'refused', 'online', 'suspended', 'online', 'archived'])
  })

  test('a suspended agent that still calls is counted as refused, and is as connected as before once it is resumed', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    await profile(world, agent.secret)
    await ada.post(`/v1/agents/${agent.id}/suspend`)
    world.clock.advance(20 * second)
    await world.mcp(agent.secret)
    await beating(ada, agent.id, ({ last_refused }) => last_refused?.reason === 'agent_suspended')
    await ada.post(`/v1/agents/${agent.id}/resume`)

    expect(await stateOf(ada, agent.id)).toBe('online')
    expect(totals(await read(ada, agent.id))).toEqual([1, 1, 0, 0])
  })

  test('archived agents are listed only for those who ask for them', async () => {
    const world = await open()
    const ada = await world.human()
    const [kept, gone] = [await ada.agent('Kept'), await ada.agent('Gone')]
    await ada.delete(`/v1/agents/${gone.id}`, { headers: { 'If-Match': '*' } })
    const names = async (query: string) =>
      (await ada.get<Schemas['AgentPage']>(`/v1/agents?sort=name${query}`)).body.items.map(one => one.name)

    expect(await names('')).toEqual([kept.name])
    expect(await names('&status=archived')).toEqual(['Gone'])
    expect(await names('&status=archived&status=active')).toEqual(['Gone', 'Kept'])
    expect(await names('&heartbeat=online')).toEqual([])
  })
})
