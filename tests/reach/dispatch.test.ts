/** How several instances share the outbox, and what they leave to each other. */
import { expect, test } from '@jest/globals'
import { askFor, newAgent } from '../support/domain.ts'
import type { Person, Schemas } from '../support/client.ts'
import { onEachStore, type World } from '../support/world.ts'
import { receiver, status } from './receivers.ts'

const env = { AQS_WEBHOOK_PRIVATE: 'on', AQS_CHANNELS_PER_ACCOUNT: '100' }
const leaseMs = 20_000

const create = async (person: Person, url: string, more: object = {}) => {
  const wanted = { type: 'webhook', label: 'Server', url, format: 'standard', events: ['approval.requested'], ...more }
  const { body } = await person.post<Schemas['CreatedChannel']>('/v1/channels', wanted)
  return `/v1/channels/${body.channel.id}`
}
const statesOf = async (person: Person, path: string) =>
  (await person.get<Schemas['DeliveryPage']>(`${path}/deliveries?limit=100`)).body.items.map(
    ({ state, attempts }) => `${state} ${attempts}`,
  )

onEachStore('dispatch', (open, again) => {
  test('two instances send each message once', async () => {
    await using server = await receiver()
    const world = await open({ env })
    const other = await again({ env })
    const ada = await world.human()
    for (let i = 0; i < 10; i++) await create(ada, `${server.url}/${i}`)
    const agent = await newAgent(world, ada)
    for (let i = 0; i < 15; i++) await askFor(world, agent, `Book ${i}`)
    other.clock.now = world.clock.now

    await Promise.all([world.reach.settled(), other.reach.settled()])
    await settledFully(world, 30)

    const ids = server.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(150)
    expect(new Set(ids).size).toBe(150)
  })

  test('an instance that stops between claiming and sending is replaced by another one when its claim ends', async () => {
    await using server = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const path = await create(ada, server.url)
    await askFor(world, await newAgent(world, ada))
    // This instance claims the message and never comes back.
    expect((await world.core.deliveries.claim(8)).batches).toMatchObject([{ deliveries: [{ attempts: 0 }] }])

    const other = await again({ env })
    other.clock.now = world.clock.now + leaseMs - 1
    await other.reach.settled()
    expect(server.received).toEqual([])
    other.clock.advance(1)
    await other.reach.settled()

    expect(server.received).toHaveLength(1)
    expect(await statesOf(ada, path)).toEqual(['sent 1'])
  })

  test('a message that is claimed again and again without an end counts as failed, waits longer, and is dead at last', async () => {
    await using server = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const path = await create(ada, server.url)
    await askFor(world, await newAgent(world, ada))
    const token = () => signIn(world, ada.email, ada.password)
    const read = async () => {
      const { body } = await world.call<Schemas['DeliveryPage']>('GET', `${path}/deliveries`, { token: await token() })
      const [{ state, attempts, last_failure: failure }] = body.items as [Schemas['Delivery']]
      return [state, attempts, failure?.reason]
    }
    const crash = async () => {
      expect((await world.core.deliveries.claim(8)).batches).toHaveLength(1)
      world.clock.advance(leaseMs)
    }

    for (let i = 0; i < 5; i++) await crash()
    expect(await read()).toEqual(['queued', 0, undefined])
    expect((await world.core.deliveries.claim(8)).batches).toEqual([])
    expect(await read()).toEqual(['queued', 1, 'interrupted'])
    expect((await world.core.deliveries.claim(8)).batches).toEqual([])
    for (let attempt = 2; attempt <= 8; attempt++) {
      // The longest pause, twice.
      world.clock.advance(2 * 10 * 60 * 60_000)
      for (let i = 0; i < 5; i++) await crash()
      await world.core.deliveries.claim(8)
    }

    expect(await read()).toEqual(['dead', 8, 'interrupted'])
    expect(server.received).toEqual([])
  })

  test('an instance that comes back late does not overwrite the result of the one that took over', async () => {
    await using server = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const path = await create(ada, server.url)
    await askFor(world, await newAgent(world, ada))
    const [late] = (await world.core.deliveries.claim(8)).batches
    world.clock.advance(leaseMs)
    await world.reach.settled()

    await world.core.deliveries.settle([{ batch: late!, result: { ok: false, status: 500, reason: 'refused' } }])
    expect(await statesOf(ada, path)).toEqual(['sent 1'])
  })

  test('a server that is slow does not keep messages to others waiting', async () => {
    const held: (() => void)[] = []
    await using slow = await receiver(response => void held.push(() => response.writeHead(204).end()))
    await using quick = await receiver()
    const world = await open({ env: { ...env, AQS_DELIVERIES_PER_HOST: '2', AQS_DELIVERIES_IN_FLIGHT: '16' } })
    const [ada, bob] = [await world.human(), await world.human()]
    for (let i = 0; i < 20; i++) await create(ada, `${slow.url}/${i}`)
    const path = await create(bob, quick.url)
    for (const person of [ada, bob]) await askFor(world, await newAgent(world, person))

    const settled = world.reach.settled()
    await quick.first
    while (held.length < 2) await slow.next()
    expect(slow.received).toHaveLength(2)
    slow.answer = status(204)
    held.forEach(release => release())
    await settled
    expect(await statesOf(bob, path)).toEqual(['sent 1'])
    // Those that could not wait here come due again.
    await settledFully(world, 3)
    expect(new Set(slow.received.map(({ headers }) => headers['webhook-id'])).size).toBe(20)
  })

  test('what cannot be sent because the database fails is sent later', async () => {
    await using server = await receiver(status(200))
    const illness: { error?: Error } = {}
    const world = await open({
      env,
      store: store => ({
        ...store,
        transaction: async work => {
          if (illness.error) throw illness.error
          return store.transaction(work)
        },
      }),
    })
    const ada = await world.human()
    const path = await create(ada, server.url)
    await askFor(world, await newAgent(world, ada))
    illness.error = new Error('ill')
    await world.reach.settled()
    expect(server.received).toEqual([])
    delete illness.error
    await world.reach.settled()
    expect(await statesOf(ada, path)).toEqual(['sent 1'])
  })

  test('messages are deleted 30 days after they were made, except those that wait', async () => {
    await using server = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const path = await create(ada, server.url)
    const agent = await newAgent(world, ada)
    await askFor(world, agent, 'Sent')
    await world.reach.settled()
    // Otherwise a slow machine sends the second message too, five seconds later.
    await world.reach.stop()
    await askFor(world, agent, 'Waits')
    const day = 24 * 60 * 60_000
    const { email, password } = ada
    world.clock.advance(30 * day - 1)
    await world.core.sweep()
    const token = await signIn(world, email, password)
    const list = async () =>
      (await world.call<Schemas['DeliveryPage']>('GET', `${path}/deliveries`, { token })).body.items.map(({ state }) => state)
    expect((await list()).toSorted()).toEqual(['queued', 'sent'])
    world.clock.advance(2)
    await world.core.sweep()
    expect(await list()).toEqual(['queued'])
  })
})

async function signIn(world: World, email: string, password: string) {
  const { body } = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', { body: { email, password, transport: 'token' } })
  return body.token!
}

/** Messages that were given back because their server was busy come due again. */
async function settledFully(world: World, rounds: number) {
  for (let i = 0; i < rounds; i++) {
    world.clock.advance(5_000)
    await world.reach.settled()
  }
}
