/** The counts that an owner sees first. */
import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { allowAll, anotherAdmin, askFor, beating, doubtIn, joinAt, newAgent, openQuest, questRow, work } from '../support/domain.ts'
import { newActor, talkative } from '../support/outside.ts'
import { onEachStore } from '../support/world.ts'

const minute = 60_000
const day = 24 * 60 * minute
type Overview = Schemas['Overview']
const nothing = {
  requests: { pending: 0, expiring: 0, high_risk: 0, next_expires_at: null, in_doubt: 0 },
  agents: { online: 0, idle: 0, never: 0, refused: 0, suspended: 0, archived: 0 },
  agents_to_check: [],
}

onEachStore('the overview', open => {
  test('it counts what waits, and nothing of other people', async () => {
    const world = await open()
    const [ada, bob] = [await world.human('ada'), await world.human('bob')]
    const agent = await newAgent(world, ada)
    await askFor(world, agent, 'Buy a book', { expiresInMinutes: 60 })
    const harmless = { category: 'contact' as const, title: 'Greet Bob', details: {}, reason: 'It is polite', expiresInMinutes: 61 }
    await world.core.approvals.request(await agent.as(), harmless)
    const past = await askFor(world, agent, 'Buy a pen', { expiresInMinutes: 5 })
    await ada.post(`/v1/approvals/${past.id}/deny`)
    await doubtIn(world, ada, agent, 'Buy a cup')
    const quest = await openQuest(ada)
    const free = await newAgent(world, bob, { policy: allowAll })
    await joinAt(world, free, quest.id)
    await world.core.participations.submit(await free.as(), await questRow(world, quest.id), work, null)

    const [mine, theirs] = [(await ada.get<Overview>('/v1/overview')).body, (await bob.get<Overview>('/v1/overview')).body]
    world.clock.advance(60 * minute)
    const later = (await ada.get<Overview>('/v1/overview')).body

    const end = (minutes: number) => new Date(world.clock.now - (60 - minutes) * minute).toISOString()
    expect(mine.requests).toEqual({ pending: 2, expiring: 1, high_risk: 1, next_expires_at: end(60), in_doubt: 1 })
    expect(later.requests).toEqual({ pending: 1, expiring: 1, high_risk: 0, next_expires_at: end(61), in_doubt: 1 })
    expect(mine.submissions_waiting).toBe(1)
    expect(theirs).toMatchObject({ ...nothing, agents: { ...nothing.agents, never: 1 }, submissions_waiting: null })
    expect((await (await anotherAdmin(world)).get<Overview>('/v1/overview')).body).toMatchObject({ ...nothing, submissions_waiting: 1 })
  })

  test('it counts each agent in one state, and names those that are refused or silent', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const [quiet, refused, busy, held, gone] = [
      await newAgent(world, ada, { name: 'Quiet', silent_after_minutes: 30 }),
      await newAgent(world, ada, { name: 'Refused' }),
      await newAgent(world, ada, { name: 'Busy' }),
      await newAgent(world, ada, { name: 'Held' }),
      await newAgent(world, ada, { name: 'Gone' }),
    ]
    await ada.agent('New')
    const call = ({ secret }: { secret: string }) => world.mcp(secret, 'tools/call', { name: 'get_profile', arguments: {} })
    for (const agent of [quiet, refused]) await call(agent)
    const start = world.clock.now
    await ada.post(`/v1/agents/${held.id}/suspend`)
    await ada.delete(`/v1/agents/${gone.id}`)
    world.clock.advance(29 * minute)
    await ada.delete(`/v1/agents/${refused.id}/keys/${refused.key.id}`)
    await call(refused)
    await beating(ada, refused.id, ({ last_refused: last }) => last !== null)
    const refusedAt = world.clock.now
    world.clock.advance(2 * minute)
    await call(busy)
    await world.core.sweep()

    const { body } = await ada.get<Overview>('/v1/overview')

    expect(body.agents).toEqual({ online: 1, idle: 1, never: 1, refused: 1, suspended: 1, archived: 1 })
    expect(body.agents_to_check).toEqual([
      { agent: expect.objectContaining({ name: 'Quiet' }), because: 'silent', since: new Date(start).toISOString() },
      { agent: expect.objectContaining({ name: 'Refused' }), because: 'refused', since: new Date(refusedAt).toISOString() },
    ])
  })

  test('it sums up what rules allowed in the last seven days, exactly', async () => {
    const world = await open({ env: talkative })
    const ada = await world.human('ada')
    const budget = { rule: 'allow' as const, per_day: 100, currency: 'EUR', amount_per_request: 10, amount_per_day: 50 }
    const actor = await newActor(world, ada, { spend: budget, contact: { rule: 'allow', per_day: 5 } })
    await actor.spend('Too long ago', 10)
    for (const half of [3, 4]) {
      world.clock.advance(half * day)
      // Otherwise the session would end.
      await ada.get('/v1/me')
    }
    await actor.spend('A book', 0.1)
    await actor.spend('A pen', 0.2)
    await actor.ask('A mail')
    await actor.spend('Too dear, so it waits', 11)

    const { by_rule: sums } = (await ada.get<Overview>('/v1/overview')).body

    const amounts = [{ value: '0.3', currency: 'EUR' }]
    expect(sums).toEqual({
      since: new Date(world.clock.now - 7 * day).toISOString(),
      allowed: 3,
      is_complete: true,
      amounts,
      agents: [{ agent: expect.objectContaining({ id: actor.id }), allowed: 3, amounts }],
    })
  })
})
