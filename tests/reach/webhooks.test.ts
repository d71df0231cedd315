import { createECDH, randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import document from '../../generated/openapi.json' with { type: 'json' }
import * as notices from '../../generated/responses.js'
import { statement } from '../../src/store/index.ts'
import { askFor, newAgent } from '../support/domain.ts'
import type { Person, Schemas } from '../support/client.ts'
import { onEachStore, publicUrl } from '../support/world.ts'
import { receiver, status, type Received } from './receivers.ts'
import { judgedBySamples, type Case } from './samples.ts'

const env = { AQS_WEBHOOK_PRIVATE: 'on' }
const minute = 60_000

const hook = (url: string, more: object = {}) => ({ type: 'webhook', label: 'Home server', url, format: 'standard', ...more })
const create = async (person: Person, wanted: object) => {
  const { status, body } = await person.post<Schemas['CreatedChannel']>('/v1/channels', wanted)
  expect(status).toBe(201)
  return { ...body, path: `/v1/channels/${body.channel.id}` }
}
const newKey = () => createECDH('prime256v1').generateKeys('base64url')
const read = async (person: Person, path: string) => (await person.get<Schemas['Channel']>(path)).body
const deliveries = async (person: Person, path: string) =>
  (await person.get<Schemas['DeliveryPage']>(`${path}/deliveries?limit=100`)).body.items.filter(({ kind }) => kind !== 'approval.expiring')

const storedChannels = statement<object>()('stored_channels', (q, t) => q.select().from(t.channels))

/** Whether an independent library accepts a message. It looks at the time too, so the clock of the test must be right. */
function verified(secret: string, { headers, body }: Received) {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

onEachStore('webhooks', open => {
  test.each(['standard', 'slack'])('a new webhook of the format %s gets what needs its owner, unless they chose more', async format => {
    const world = await open({ env })
    const ada = await world.human()
    const { channel } = await create(ada, hook('https://example.com/1', { format }))
    const chosen = await create(ada, hook('https://example.com/2', { format, events: ['needs_me', 'approval.decided'] }))

    expect(channel.events).toEqual(['needs_me'])
    expect(chosen.channel.events).toEqual(['needs_me', 'approval.decided'])
  })

  test('a request of an agent arrives, signed, and with the request as /v1 shows it', async () => {
    await using server = await receiver()
    const world = await open({ env })
    world.clock.now = Date.now()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { secret, path } = await create(ada, hook(`${server.url}/hook?token=hidden`))

    const { id } = await askFor(world, agent, 'Buy a book')
    await world.reach.settled()

    const [message] = server.received
    expect(server.received).toHaveLength(1)
    expect(verified(secret!, message!)).toBe(true)
    expect(verified(`whsec_${Buffer.alloc(32).toString('base64')}`, message!)).toBe(false)
    const [notice] = server.json()
    const { preview: _, track_record: __, near: ___, ...shown } = (await ada.get<Schemas['Approval']>(`/v1/approvals/${id}`)).body
    expect(notice).toEqual({
      type: 'approval.requested',
      timestamp: new Date(world.clock.now).toISOString(),
      data: {
        event_id: expect.stringMatching(/^evt_/),
        account_id: ada.account.id,
        title: 'Scout asks: Buy a book',
        target: { type: 'approval', id },
        agent: { id: agent.id, handle: expect.any(String), name: 'Scout' },
        url: `${publicUrl}/#inbox/${id}`,
        approval: shown,
      },
    })
    expect(isNotice(notice)).toEqual([])
    const channel = await read(ada, path)
    expect(channel).toMatchObject({ state: 'active', last_failure: null, destination: `${server.url}/hook` })
    expect(channel.last_success_at).not.toBeNull()
    expect(await deliveries(ada, path)).toMatchObject([{ id: message!.headers['webhook-id'], state: 'sent', attempts: 1 }])
  })

  test('after a rotation messages have both signatures until the overlap ends', async () => {
    await using server = await receiver()
    const world = await open({ env })
    world.clock.now = Date.now()
    const ada = await world.human()
    const { secret: old, path } = await create(ada, hook(server.url))
    const { body } = await ada.post<Schemas['CreatedChannel']>(`${path}/rotate-secret`, { overlap_seconds: 60 })
    const signedBy = async () => {
      await ada.post(`${path}/test`)
      await world.reach.settled()
      return [old!, body.secret!].map(secret => verified(secret, server.received.at(-1)!))
    }

    expect(await signedBy()).toEqual([true, true])
    world.clock.advance(minute)
    expect(await signedBy()).toEqual([false, true])
  })

  test('the samples of the contract accept what arrived, also while a secret is replaced, and refuse what was changed', async () => {
    await using server = await receiver()
    const world = await open({ env })
    world.clock.now = Date.now()
    const ada = await world.human()
    const { secret: old, path } = await create(ada, hook(server.url, { events: ['approval.requested'] }))
    const agent = await newAgent(world, ada)
    await askFor(world, agent, 'Buy a “book” for 5 €')
    await world.reach.settled()
    const { body: rotated } = await ada.post<{ secret: string }>(`${path}/rotate-secret`, {})
    await askFor(world, agent, 'Buy a pen')
    await world.reach.settled()

    const [one, two] = server.received.map(({ headers, body }) => ({ secret: old!, headers, body: body.toString('base64') })) as [
      Case,
      Case,
    ]
    const changed = Buffer.from(Buffer.from(one.body, 'base64').toString().replace('5 €', '9 €')).toString('base64')
    const withHeader = (name: string, value: string) => ({ ...one, headers: { ...one.headers, [name]: value } })
    const right = [one, two, { ...two, secret: rotated.secret }]
    const wrong = [
      { ...one, body: changed },
      { ...one, secret: rotated.secret },
      withHeader('webhook-id', String(two.headers['webhook-id'])),
      withHeader('webhook-timestamp', String(Number(one.headers['webhook-timestamp']) + 1)),
      withHeader('webhook-signature', ''),
    ]
    const judged = judgedBySamples([...right, ...wrong])
    process.stdout.write(
      `Samples that check a signature: ${judged.map(({ lang, answers }) => `${lang} ${answers ? 'ran' : 'skipped'}`).join(', ')}\n`,
    )
    expect(judged.map(({ lang }) => lang)).toEqual(['js', 'python', 'go'])
    expect(judged[0]!.answers).toBeDefined()
    for (const { lang, answers = [...right.map(() => true), ...wrong.map(() => false)] } of judged)
      expect([lang, answers]).toEqual([lang, [...right.map(() => true), ...wrong.map(() => false)]])
  })

  test('a failed message is tried again after the pauses of Standard Webhooks, with the same id, and is dead after the last', async () => {
    await using server = await receiver(status(500))
    const world = await open({ env })
    const ada = await world.human()
    const { path } = await create(ada, hook(server.url, { events: ['approval.requested'] }))
    await askFor(world, await newAgent(world, ada))
    const pauses = [5_000, 5 * minute, 30 * minute, 120 * minute, 300 * minute, 600 * minute, 600 * minute]

    for (const pause of pauses) {
      await world.reach.settled()
      world.clock.advance(pause - 1)
      const before = server.received.length
      await world.reach.settled()
      expect(server.received).toHaveLength(before)
      world.clock.advance(1)
    }
    await world.reach.settled()

    expect(server.received).toHaveLength(8)
    expect(new Set(server.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await deliveries(ada, path)).toMatchObject([
      { state: 'dead', attempts: 8, next_attempt_at: null, last_failure: { status: 500, reason: 'refused' } },
    ])
    expect((await read(ada, path)).state).toBe('active')
  })

  test('a message is sent again at once if the receiver had closed the kept connection, and not if a new one is closed', async () => {
    await using server = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const { path } = await create(ada, hook(server.url, { events: ['approval.requested'] }))
    const agent = await newAgent(world, ada)
    await askFor(world, agent, 'First')
    await world.reach.settled()

    let closed = 0
    server.answer = response => (closed++ === 0 ? response.socket!.destroy() : status(204)(response, server.received[0]!))
    await askFor(world, agent, 'Second')
    await world.reach.settled()
    expect(server.received).toHaveLength(3)
    expect(server.received[2]!.body).toEqual(server.received[1]!.body)
    expect(await deliveries(ada, path)).toMatchObject([
      { state: 'sent', attempts: 1, last_failure: null },
      { state: 'sent', attempts: 1 },
    ])

    server.answer = response => response.socket!.destroy()
    await askFor(world, agent, 'Third')
    await world.reach.settled()
    // No connection was kept, so this one was new.
    expect(server.received).toHaveLength(4)
    // They were made at the same instant, so any of them may be first.
    const waiting = (await deliveries(ada, path)).filter(({ state }) => state === 'queued')
    expect(waiting).toMatchObject([{ attempts: 1, last_failure: { reason: 'unreachable' } }])
  })

  test('a dead message can be sent again', async () => {
    await using server = await receiver(status(500))
    const world = await open({ env })
    const ada = await world.human()
    const { path } = await create(ada, hook(server.url))
    await ada.post(`${path}/test`)
    await world.reach.settled()
    const [dead] = await deliveries(ada, path)
    expect(dead).toMatchObject({ state: 'dead', attempts: 1 })

    server.answer = status(200)
    const again = await ada.post<Schemas['Delivery']>(`${path}/deliveries/${dead!.id}/redeliver`)
    await world.reach.settled()

    expect(again.body).toMatchObject({ id: dead!.id, state: 'queued' })
    expect(await deliveries(ada, path)).toMatchObject([{ id: dead!.id, state: 'sent', attempts: 2 }])
    expect(server.received.map(({ headers }) => headers['webhook-id'])).toEqual([dead!.id, dead!.id])
  })

  test('a success ends a failure, however soon it follows', async () => {
    await using server = await receiver(status(200))
    const world = await open({ env })
    const ada = await world.human()
    const { path } = await create(ada, hook(server.url))
    const agent = await newAgent(world, ada)
    const failures = []
    for (const code of [200, 500, 200]) {
      server.answer = status(code)
      await askFor(world, agent, randomUUID())
      await world.reach.settled()
      failures.push((await read(ada, path)).last_failure?.status)
    }

    expect(failures).toEqual([undefined, 500, undefined])
  })

  test('a channel that has failed for five days is broken, another channel says so, and it can be turned on again', async () => {
    await using server = await receiver(status(500))
    await using other = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const { path, channel } = await create(ada, hook(server.url, { events: ['approval.requested'] }))
    await create(ada, hook(other.url, { events: ['channel.broken'] }))
    const agent = await newAgent(world, ada)
    const ask = async () => {
      await askFor(world, agent, randomUUID())
      await world.reach.settled()
    }
    const day = 24 * 60 * minute

    await ask()
    world.clock.advance(5 * day - 1)
    await ask()
    expect((await read(ada, path)).state).toBe('active')
    expect(other.received).toEqual([])
    world.clock.advance(1)
    await ask()
    await world.reach.settled()

    expect((await read(ada, path)).state).toBe('broken')
    expect(other.json()).toMatchObject([
      { type: 'channel.broken', data: { target: { type: 'channel', id: channel.id }, channel: { id: channel.id, state: 'broken' } } },
    ])
    const before = server.received.length
    await ask()
    expect(server.received).toHaveLength(before)
    server.answer = status(200)
    await ada.patch(path, '*', { state: 'active' })
    await ask()
    expect(await read(ada, path)).toMatchObject({ state: 'active', last_failure: null })
  })

  test.each([
    ['paused', ['dead', 'turned_off']],
    ['deleted', [undefined, undefined]],
  ])('a message that waits is not sent once its channel is %s', async (how, end) => {
    await using server = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const { path } = await create(ada, hook(server.url))
    await askFor(world, await newAgent(world, ada))
    await (how === 'paused' ? ada.patch(path, '*', { state: 'paused' }) : ada.delete(path))
    await world.reach.settled()

    expect(server.received).toEqual([])
    const left = (await ada.get<Partial<Schemas['DeliveryPage']>>(`${path}/deliveries`)).body.items
    const waits = left?.find(({ kind }) => kind === 'approval.requested')
    expect([waits?.state, waits?.last_failure?.reason]).toEqual(end)
  })

  test.each([
    ['slack', (body: string) => [JSON.parse(body).text, JSON.parse(body).blocks[0].text]],
    ['teams', (body: string) => JSON.parse(body).attachments[0].content.body[0]],
    ['discord', (body: string) => JSON.parse(body)],
    ['ntfy', (body: string) => body],
  ] as const)('in the format %s a title is plain text, whatever an agent writes in it', async (format, shown) => {
    await using server = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { secret } = await create(ada, hook(server.url, { format, label: format }))
    const { id } = await askFor(world, agent, '<!here> *Buy* [a book](https://evil.example) @everyone ü')
    await world.reach.settled()

    const [message] = server.received
    const title = 'Scout asks: <!here> *Buy* [a book](https://evil.example) @everyone ü'
    const link = `${publicUrl}/#inbox/${id}`
    expect(secret).toBeUndefined()
    expect(message!.headers['webhook-signature']).toBeUndefined()
    expect(shown(message!.body.toString())).toEqual(
      {
        slack: [
          'Scout asks: &lt;!here&gt; *Buy* [a book](https://evil.example) @everyone ü',
          { type: 'plain_text', text: title, emoji: false },
        ],
        teams: { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: title }] },
        discord: {
          content: `Scout asks\\: \\<!here\\> \\*Buy\\* \\[a book\\]\\(https\\:\\/\\/evil.example\\) \\@everyone ü\n<${link}>`,
          allowed_mentions: { parse: [] },
          flags: 4,
        },
        ntfy: title,
      }[format],
    )
    const links = [message!.headers['click'], message!.body.toString()].join(' ')
    expect(links).toContain(link)
  })

  test('the secret and the address of a channel are not in the database in clear', async () => {
    const world = await open({ env })
    const ada = await world.human()
    const { secret } = await create(ada, hook('https://hooks.slack.com/services/do-not-leak'))
    const { body } = await ada.get<Schemas['ChannelPage']>('/v1/channels')
    const rows = JSON.stringify(await world.store.read(storedChannels, {}))

    expect(JSON.stringify(body)).not.toContain(secret)
    expect(rows).toContain('Home server')
    for (const hidden of [secret, secret!.slice(6), 'slack.com', 'do-not-leak']) expect(rows).not.toContain(hidden)
    expect(world.log.join('')).not.toContain('do-not-leak')
  })

  test('its owner sees where a channel leads, without what may be a secret: the path of a chat, and each query', async () => {
    const world = await open({ env })
    const ada = await world.human()

    const chat = await create(ada, hook('https://hooks.slack.com/services/do-not-leak', { format: 'slack' }))
    const own = await create(ada, hook('https://example.com/hook?key=do-not-leak'))

    expect([chat.channel.destination, own.channel.destination]).toEqual(['hooks.slack.com/…', 'https://example.com/hook'])
  })

  test('fields that do not belong to the type are refused, and so are fields that are missing', async () => {
    const world = await open({ env })
    const ada = await world.human()
    const refused = async (wanted: object) => {
      const { status, body } = await ada.post<Schemas['Problem']>('/v1/channels', { label: 'A', ...wanted })
      return [status, body.code, body.errors.map(({ pointer, code }) => `${pointer} ${code}`)]
    }

    expect(await refused({ type: 'webhook', url: 'https://example.com' })).toEqual([422, 'unprocessable', ['/format required']])
    expect(await refused({ type: 'webhook', url: 'https://example.com', format: 'ntfy', address: 'a@example.com' })).toEqual([
      422,
      'unprocessable',
      ['/address additionalProperties'],
    ])
    expect(await refused({ type: 'push' })).toEqual([422, 'unprocessable', ['/subscription required']])
    expect(await refused({ type: 'email', address: 'a@example.com' })).toEqual([409, 'channel_not_offered', []])
  })

  test('the contract says which fields each type has, as the service does', async () => {
    const world = await open({ env: { ...env, AQS_SMTP_URL: 'smtp://127.0.0.1:1', AQS_MAIL_FROM: 'Quest <quest@example.com>' } })
    const ada = await world.human()
    const ajv = addFormats.default(new Ajv2020({ strict: false }))
    const admits = ajv.addSchema(document, 'contract').compile({ $ref: 'contract#/components/schemas/NewChannel' })
    const fields = {
      subscription: { endpoint: 'https://push.example.net/1', keys: { p256dh: newKey(), auth: 'tBHItJI5svbpez7KI4CCXg' } },
      address: 'a@example.com',
      url: 'https://example.com',
      format: 'ntfy',
    }
    const chosen = Array.from({ length: 2 ** 4 }, (_, n) => Object.entries(fields).filter((_field, i) => n & (1 << i)))
    const wanted = ['push', 'email', 'webhook'].flatMap(type => chosen.map(some => ({ type, label: 'A', ...Object.fromEntries(some) })))
    const taken = []
    for (const one of wanted) if ((await ada.post('/v1/channels', one)).status !== 422) taken.push(one)

    expect(taken).toHaveLength(3)
    expect(wanted.filter(one => admits(one))).toEqual(taken)
  })

  test('a channel can be tested twenty times in an hour', async () => {
    await using server = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const { path } = await create(ada, hook(server.url))
    for (let i = 0; i < 20; i++) {
      expect((await ada.post(`${path}/test`)).status).toBe(202)
      await world.reach.settled()
    }

    const refused = await ada.post(`${path}/test`)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    world.clock.advance(60 * minute + 1)
    expect((await ada.post(`${path}/test`)).status).toBe(202)
  })
})

/** What the contract's schema says against a message of a webhook. */
function isNotice(notice: unknown) {
  const validate = (notices as unknown as Record<string, ValidateFunction>)['webhook_notice']!
  return validate(notice) ? [] : validate.errors
}
