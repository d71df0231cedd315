import { createECDH, randomBytes, type ECDH } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { decrypt } from 'http_ece'
import { askFor, newAgent } from '../support/domain.ts'
import type { Person, Schemas } from '../support/client.ts'
import { onEachStore } from '../support/world.ts'
import { receiver, status, type Received } from './receivers.ts'

const env = { AQS_WEBHOOK_PRIVATE: 'on' }
const windowMs = 3_000

/** A device, as a browser would describe it to the service. It decrypts with another library than the one that encrypted. */
function device(endpoint: string) {
  const pair: ECDH = createECDH('prime256v1')
  const auth = randomBytes(16)
  return {
    subscription: { endpoint, keys: { p256dh: pair.generateKeys('base64url'), auth: auth.toString('base64url') } },
    open: ({ body, headers }: Received) => {
      expect(headers['content-encoding']).toBe('aes128gcm')
      return JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth.toString('base64url') }).toString())
    },
  }
}
const create = async (person: Person, subscription: object, more: object = {}) => {
  const { status, body } = await person.post<Schemas['CreatedChannel']>('/v1/channels', {
    type: 'push',
    label: 'Phone',
    subscription,
    ...more,
  })
  expect([status, body.secret]).toEqual([201, undefined])
  return { ...body.channel, path: `/v1/channels/${body.channel.id}` }
}

onEachStore('push', open => {
  test('several requests within three seconds arrive as one message that only the device can read', async () => {
    await using service = await receiver(status(201))
    const world = await open({ env })
    const ada = await world.human()
    const phone = device(`${service.url}/device?id=hidden`)
    const agent = await newAgent(world, ada)
    const channel = await create(ada, phone.subscription)
    // Each channel has its own beat, and a request on the beat would not wait.
    world.clock.advance((Number.parseInt(channel.id.slice(-4), 36) % windowMs) + 1)

    const first = await askFor(world, agent, 'Buy a book')
    const second = await askFor(world, agent, 'Buy another')
    await world.reach.settled()
    expect(service.received).toEqual([])
    world.clock.advance(windowMs)
    await world.reach.settled()

    expect(service.received).toHaveLength(1)
    const [message] = service.received
    const payload = phone.open(message!)
    const notice = (id: string, title: string) => ({
      id: expect.stringMatching(/^dlv_/),
      kind: 'approval.requested',
      title,
      agent: { id: agent.id, name: 'Scout' },
      subject: { type: 'approval', id },
      url: `/#inbox/${id}`,
      at: expect.any(String),
    })
    expect(payload).toEqual({ v: 1, notices: expect.any(Array), more: 0, waiting: 2 })
    expect(payload.notices).toHaveLength(2)
    expect(payload.notices).toEqual(
      expect.arrayContaining([notice(first.id, 'Scout asks: Buy a book'), notice(second.id, 'Scout asks: Buy another')]),
    )
    expect(message!.headers).toMatchObject({ ttl: '259200', urgency: 'high' })
    expect(message!.headers.authorization).toContain(
      `k=${(await world.call<Schemas['Service']>('GET', '/v1/service')).body.channels.push_key}`,
    )
    expect(message!.body.toString('latin1')).not.toContain('book')
    expect(channel.destination).toBe(new URL(service.url).host)
    expect(JSON.stringify((await ada.get(channel.path)).body)).not.toContain('hidden')
  })

  test('a payload has at most 2 kB, and says how many messages it leaves out', async () => {
    await using service = await receiver(status(201))
    const world = await open({ env })
    const ada = await world.human()
    const phone = device(service.url)
    const agent = await newAgent(world, ada)
    await create(ada, phone.subscription)
    for (let i = 0; i < 20; i++) await askFor(world, agent, `${i} ${'ü'.repeat(190)}`)
    world.clock.advance(windowMs)
    await world.reach.settled()

    const [message] = service.received
    const { notices, more, waiting } = phone.open(message!)
    expect(service.received).toHaveLength(1)
    expect([notices.length + more, waiting]).toEqual([20, 20])
    expect(notices.length).toBeGreaterThan(1)
    expect(message!.body.length).toBeLessThan(2_200)
  })

  test.each([404, 410])('a device that the push service answers with %i is deleted, and another channel says so', async code => {
    await using service = await receiver(status(code))
    await using other = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const channel = await create(ada, device(service.url).subscription)
    await ada.post('/v1/channels', { type: 'webhook', label: 'Other', url: other.url, format: 'standard', events: ['channel.broken'] })
    await ada.post(`${channel.path}/test`)
    await world.reach.settled()
    await world.reach.settled()

    expect((await ada.get<Schemas['Problem']>(channel.path)).status).toBe(404)
    expect(other.json()).toMatchObject([
      { type: 'channel.broken', data: { title: 'The channel “Phone” was deleted, because the device does not exist any more' } },
    ])
    const { body } = await ada.get<Schemas['AuditPage']>('/v1/audit-events?action=channel.deleted')
    expect(body.items).toMatchObject([{ actor: { type: 'system' }, data: { channel_type: 'push', label: 'Phone', reason: 'gone' } }])
  })

  test('a device can be found again by the hash of its endpoint, and is a channel only once', async () => {
    const world = await open({ env })
    const ada = await world.human()
    const { subscription } = device('https://push.example.net/1')
    const { endpoint_hash: found } = await create(ada, subscription)
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(subscription.endpoint))).toString('hex')

    expect(found).toBe(digest)
    const again = await ada.post<Schemas['Problem']>('/v1/channels', { type: 'push', label: 'Again', subscription })
    expect([again.status, again.body.code]).toEqual([409, 'channel_exists'])
  })

  test('a device belongs to the account that turned it on last, and the other one is told', async () => {
    await using service = await receiver(status(201))
    const world = await open({ env })
    const [ada, bob, eve] = [await world.human(), await world.human(), await world.human()]
    const phone = device(service.url)
    await create(bob, device(`${service.url}/other`).subscription)
    const old = await create(ada, phone.subscription)
    // Two accounts may send mail or messages of a chat to the same place.
    const chat = { type: 'webhook', label: 'Chat', url: service.url, format: 'slack' }
    for (const person of [ada, eve]) expect((await person.post('/v1/channels', chat)).status).toBe(201)
    const agent = await newAgent(world, ada)
    await askFor(world, agent)
    const mine = await create(eve, phone.subscription)
    world.clock.advance(windowMs)
    await world.reach.settled()

    expect((await ada.get<Schemas['Problem']>(old.path)).status).toBe(404)
    expect((await eve.get<Schemas['Channel']>(mine.path)).body.state).toBe('active')
    expect((await bob.get<Schemas['ChannelPage']>('/v1/channels')).body.items).toHaveLength(1)
    expect(service.received.filter(({ headers }) => headers['content-encoding'])).toEqual([])
    const { body } = await ada.get<Schemas['AuditPage']>('/v1/audit-events?action=channel.deleted')
    expect(body.items).toMatchObject([{ actor: { type: 'system' }, data: { channel_type: 'push', label: 'Phone', reason: 'moved' } }])
    expect(JSON.stringify(body)).not.toContain(eve.account.id)
  })

  test('if several accounts turn on the same device at once, one of them keeps it', async () => {
    const world = await open({ env })
    const people = []
    for (let i = 0; i < 8; i++) people.push(await world.human())
    const { subscription } = device('https://push.example.net/1')

    await Promise.all(people.map(person => create(person, subscription)))
    const kept = await Promise.all(people.map(async person => (await person.get<Schemas['ChannelPage']>('/v1/channels')).body.items.length))

    expect(kept.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
  })

  test('a key that is no point of the curve is refused', async () => {
    const world = await open({ env })
    const ada = await world.human()
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    const { status: refused, body } = await ada.post<Schemas['Problem']>('/v1/channels', {
      type: 'push',
      label: 'A',
      subscription: { endpoint: 'https://push.example.net/1', keys },
    })
    expect([refused, body.errors[0]!.pointer]).toEqual([422, '/subscription/keys/p256dh'])
  })

  test('the key pair of the service stays the same, and is replaced only if the service can no longer read it', async () => {
    const world = await open()
    const keyOf = async (of: typeof world) => (await of.call<Schemas['Service']>('GET', '/v1/service')).body.channels.push_key
    const { vapidKeys } = await import('../../src/core/reach/vapid.ts')
    const { boxes } = await import('../../src/core/kit/boxes.ts')

    const kept = await vapidKeys(world.store, world.core.world.boxes)
    const replaced = await vapidKeys(world.store, boxes(['another key that is long enough, too']))
    expect(kept.publicKey).toBe(await keyOf(world))
    expect(replaced.publicKey).not.toBe(kept.publicKey)
  })
})
