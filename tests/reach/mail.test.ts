import { expect, test } from '@jest/globals'
import { askFor, newAgent } from '../support/domain.ts'
import type { Person, Schemas } from '../support/client.ts'
import { setProof } from '../support/security.ts'
import { freePort } from '../support/socket.ts'
import { onEachStore, publicUrl } from '../support/world.ts'
import { mailServer } from './receivers.ts'

const windowMs = 3_000
const envOf = ({ url }: { url: string }) => ({ AQS_SMTP_URL: url, AQS_MAIL_FROM: 'Agent Quest <quest@example.com>' })

/** A mail as people read it: without soft line breaks and escapes. */
const readable = (text: string) =>
  Buffer.from(
    text.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
const create = async (person: Person, address = 'ada@example.com') => {
  const { status, body } = await person.post<Schemas['CreatedChannel']>('/v1/channels', { type: 'email', label: 'Mail', address })
  expect(status).toBe(201)
  return { ...body.channel, path: `/v1/channels/${body.channel.id}` }
}

onEachStore('mail', open => {
  test('an address gets nothing but its link until the link was opened by its owner, and then one mail for several requests', async () => {
    await using server = await mailServer()
    const world = await open({ env: envOf(server) })
    const [ada, eve] = [await world.human(), await world.human()]
    const { state, path } = await create(ada)
    await ada.patch(path, '*', { label: 'See https://evil.example' })
    const agent = await newAgent(world, ada)
    await askFor(world, agent, 'Too early')
    world.clock.advance(windowMs)
    await world.reach.settled()

    expect(state).toBe('unverified')
    expect(server.mails).toHaveLength(1)
    const [, id, code] = /#verify-channel=(chn_\w+)\.([\w-]+)/.exec(readable(server.mails[0]!.text))!
    expect(server.mails[0]!.to).toEqual(['ada@example.com'])
    expect(readable(server.mails[0]!.text)).not.toMatch(/evil|List-Unsubscribe/)
    expect((await eve.post(`/v1/channels/${id}/verify`, { code })).status).toBe(404)
    expect((await ada.post(`${path}/verify`, { code: `${code}x` })).status).toBe(403)
    expect((await ada.post<Schemas['Channel']>(`${path}/verify`, { code })).body.state).toBe('active')
    expect((await ada.post<Schemas['Channel']>(`${path}/verify`, { code })).body.state).toBe('active')

    const first = await askFor(world, agent, 'Buy <b>a book</b>')
    await askFor(world, agent, 'Buy another')
    world.clock.advance(windowMs)
    await world.reach.settled()

    expect(server.mails).toHaveLength(2)
    const mail = readable(server.mails[1]!.text)
    expect(mail).toMatch(/^Subject: Scout asks: .*, and 1 more\r$/m)
    expect(mail).toMatch(/^From: Agent Quest <quest@example.com>\r$/m)
    expect(mail).toMatch(new RegExp(`^List-Unsubscribe: <${publicUrl}/#account/notifications>`, 'm'))
    expect(mail).toContain(`Scout asks: Buy <b>a book</b>\r\n${publicUrl}/#inbox/${first.id}`)
    expect(mail).toContain('Scout asks: Buy &#60;b&#62;a book')
    expect(mail).not.toContain('I need it')
    expect(mail).not.toContain('price')
    await ada.patch(path, '*', { state: 'paused' })
    expect((await ada.post<Schemas['Channel']>(`${path}/verify`, { code })).body.state).toBe('paused')
  })

  test('an address gets at most 60 mails in an hour, and what waits is gathered into the next one', async () => {
    await using server = await mailServer()
    const world = await open({ env: envOf(server) })
    const ada = await world.human()
    const { path } = await create(ada)
    await world.reach.settled()
    const [, , code] = /#verify-channel=(chn_\w+)\.([\w-]+)/.exec(readable(server.mails.pop()!.text))!
    await ada.post(`${path}/verify`, { code })
    const agent = await newAgent(world, ada)
    const begin = world.clock.now
    const sentAt: number[] = []
    let requests = 0
    // For an hour an agent asks and cancels, first very often.
    while (world.clock.now < begin + 60 * 60_000) {
      const { id } = await askFor(world, agent, `Buy ${requests++}.`)
      await world.core.approvals.cancel(await agent.as(), id)
      world.clock.advance(requests <= 40 ? windowMs : 90_000)
      await world.reach.settled()
      while (sentAt.length < server.mails.length) sentAt.push(world.clock.now)
    }
    world.clock.advance(2 * 60_000)
    await world.reach.settled()

    const inHour = sentAt.map(at => sentAt.filter(other => other > at - 60 * 60_000 && other <= at).length)
    expect(Math.max(...inHour)).toBeGreaterThan(30)
    expect(Math.max(...inHour)).toBeLessThanOrEqual(60)
    const text = server.mails.map(mail => readable(mail.text)).join('')
    for (let i = 0; i < requests; i++) expect(text).toContain(`Scout asks: Buy ${i}.`)
  })

  test('a refused mail is tried again, and the reason is shown', async () => {
    await using server = await mailServer()
    server.refuseWith = 450
    const world = await open({ env: envOf(server) })
    const ada = await world.human()
    const { path } = await create(ada)
    await world.reach.settled()
    expect((await ada.get<Schemas['Channel']>(path)).body.last_failure).toMatchObject({ status: 450, reason: 'refused' })

    server.refuseWith = 0
    world.clock.advance(5_000)
    await world.reach.settled()
    expect(server.mails).toHaveLength(1)
    expect((await ada.get<Schemas['Channel']>(path)).body).toMatchObject({ last_failure: null, state: 'unverified' })
  })

  test('a mail that is sent again although it had arrived has the same id', async () => {
    await using server = await mailServer()
    server.denyWith = 450
    const world = await open({ env: envOf(server) })
    await create(await world.human())
    await world.reach.settled()
    server.denyWith = 0
    world.clock.advance(5_000)
    await world.reach.settled()

    const ids = server.mails.map(({ text }) => /^Message-ID: <(\w+)@quest\.test>\r$/m.exec(text)?.[1])
    expect(ids).toEqual([expect.stringMatching(/^dlv_/), ids[0]])
  })

  test('an account can have ten links sent in a day', async () => {
    await using server = await mailServer()
    const world = await open({ env: envOf(server) })
    const ada = await world.human()
    for (let i = 0; i < 5; i++) {
      const { path } = await create(ada, `${i}@example.com`)
      expect((await ada.post(`${path}/test`)).status).toBe(202)
      await ada.delete(path)
    }

    const refused = await ada.post<Schemas['Problem']>('/v1/channels', { type: 'email', label: 'Mail', address: 'more@example.com' })
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'rate_limited', '86400'])
    world.clock.advance(24 * 60 * 60_000 + 1)
    await setProof(world, ada)
    await create(ada, 'more@example.com')
  })

  test('without a mail server the type is not offered, and what waits says so', async () => {
    await using server = await mailServer()
    const world = await open({ env: envOf(server) })
    const ada = await world.human()
    const { path } = await create(ada)
    expect((await world.call<Schemas['Service']>('GET', '/v1/service')).body.channels.types).toEqual(['push', 'email', 'webhook'])
    const other = await open()
    expect((await other.call<Schemas['Service']>('GET', '/v1/service')).body.channels.types).toEqual(['push', 'webhook'])
    expect((await ada.patch<Schemas['Problem']>(path, '*', { state: 'active' })).body.code).toBe('invalid_state')
  })

  test('if the mail server does not answer, the log says so once in a minute, without the address of anybody', async () => {
    const world = await open({ env: envOf({ url: `smtp://127.0.0.1:${await freePort()}` }) })
    const ada = await world.human()
    for (let i = 0; i < 3; i++) await create(ada, `ada${i}@example.com`)

    for (let i = 0; i < 3; i++) {
      await world.reach.settled()
      world.clock.advance(60 * 60_000)
    }

    const lines = world.log.filter(line => line.includes('a message was not sent'))
    expect(lines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, channel: 'email', reason: 'unreachable', status: null }),
    ])
    expect(lines.join()).not.toContain('example.com')
  })
})
