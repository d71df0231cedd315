/** Invitations: the only way in while sign-up is closed. */
import { expect, test } from '@jest/globals'
import { statement } from '../../src/store/index.ts'
import type { Person, Schemas } from '../support/client.ts'
import { mailServer } from '../reach/receivers.ts'
import { onEachStore, publicUrl, type World } from '../support/world.ts'

type Problem = Schemas['Problem']
const day = 24 * 60 * 60_000
const closed = { env: { AQS_SIGNUP: 'closed' } }

const storedInvitations = statement<object>()('stored_invitations', (q, t) => q.select().from(t.invitations))
const storedDeliveries = statement<object>()('stored_deliveries', (q, t) => q.select().from(t.deliveries))
const mailing = ({ url }: { url: string }) => ({ env: { ...closed.env, AQS_SMTP_URL: url, AQS_MAIL_FROM: 'quest@example.com' } })
const readable = (text: string) => text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
const mailedToken = ({ text }: { text: string }) => /#invite=(aqs_link_\w+)/.exec(readable(text))![1]!

const invite = (admin: Person, body: object = {}) => admin.post<Schemas['NewInvitation']>('/v1/admin/invitations', body)
const tokenOf = ({ body }: { body: { url: string } }) => body.url.split('=')[1]!
const look = (world: World, token: string) =>
  world.call<Schemas['ReceivedInvitation'] & Problem>('POST', '/v1/invitation/link', { body: { token } })
let people = 0
const join = (world: World, invitation: string, email = `guest${++people}@example.com`) =>
  world.call<Schemas['SignedIn'] & Problem>('POST', '/v1/accounts', {
    body: { email, password: 'correct horse battery', display_name: 'Guest', transport: 'token', invitation },
  })

onEachStore('invitations', (open, again) => {
  /** A closed service with its admin, who signed up while it had no account. */
  const club = async () => {
    const world = await open(closed)
    return { world, admin: await world.human() }
  }

  test('an invitation lets one person sign up with its role while sign-up is closed', async () => {
    const { world, admin } = await club()
    world.clock.advance(1_000)
    const made = await invite(admin, { role: 'reviewer' })
    world.clock.advance(1_000)

    const without = await world.call<Problem>('POST', '/v1/accounts', {
      body: { email: 'late@example.com', password: 'correct horse battery', display_name: 'Late' },
    })
    const first = await join(world, tokenOf(made))
    const second = await join(world, tokenOf(made))
    const { body: listed } = await admin.get<Schemas['InvitationPage']>('/v1/admin/invitations')
    const { body: log } = await admin.get<Schemas['ServiceLogPage']>('/v1/admin/audit-events?sort=created_at')

    expect([made.status, made.body.url, made.body.invitation.state]).toEqual([201, `${publicUrl}/#invite=${tokenOf(made)}`, 'open'])
    expect(Date.parse(made.body.invitation.expires_at) - world.clock.now).toBe(7 * day - 1_000)
    expect([without.body.code, first.status, first.body.account.role]).toEqual(['signup_closed', 201, 'reviewer'])
    expect([second.status, second.body.code]).toEqual([403, 'invalid_link'])
    expect(listed.items).toEqual([{ ...made.body.invitation, state: 'accepted', account_id: first.body.account.id }])
    expect(log.items.slice(1).map(({ action, data }) => [action, data])).toEqual([
      ['invitation.created', { role: 'reviewer' }],
      ['account.created', { role: 'reviewer', invitation_id: made.body.invitation.id }],
    ])
  })

  test('an invitation says what it grants, who made it and until when, before it is used, and can still be used', async () => {
    const { world, admin } = await club()
    const [anyone, grace] = [await invite(admin, { role: 'author' }), await invite(admin, { email: 'grace@example.com' })]
    const from = { invited_by: admin.account.display_name, expires_at: anyone.body.invitation.expires_at }

    const looked = [await look(world, tokenOf(anyone)), await look(world, tokenOf(anyone)), await look(world, tokenOf(grace))]
    const joined = await join(world, tokenOf(anyone))

    const granted = { role: 'author', reserved: false, email: null, ...from }
    expect(looked.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(looked.map(({ body }) => body)).toEqual([granted, granted, { role: 'member', reserved: true, email: null, ...from }])
    expect(looked[2]!.text).not.toMatch(/grace/i)
    expect([joined.status, joined.body.account.role]).toEqual([201, 'author'])
    expect(world.log.join('')).not.toContain(tokenOf(anyone))
  })

  test('an invitation that does not work says nothing, and the answer does not say why', async () => {
    const { world, admin } = await club()
    const other = await anotherAdmin(world, admin)
    const [used, revoked, former, expired] = [await invite(admin), await invite(admin), await invite(other), await invite(admin)]
    await join(world, tokenOf(used))
    await admin.delete(`/v1/admin/invitations/${revoked.body.invitation.id}`)
    await admin.patch(`/v1/admin/accounts/${other.account.id}`, '*', { role: 'author' })

    const refused = []
    for (const made of [used, revoked, former]) refused.push(await look(world, tokenOf(made)))
    for (const token of ['x', `aqs_link_${'0'.repeat(36)}`, admin.token]) refused.push(await look(world, token))
    world.clock.advance(7 * day)
    refused.push(await look(world, tokenOf(expired)))

    expect(new Set(refused.map(({ status, body }) => JSON.stringify([status, { ...body, request_id: '' }]))).size).toBe(1)
    expect([refused[0]!.status, refused[0]!.body.code]).toEqual([403, 'invalid_link'])
  })

  test('guesses at invitations are counted for each network, and those that are right are not', async () => {
    const world = await open({ env: { ...closed.env, AQS_SIGN_INS_PER_15_MINUTES: '1' } })
    const right = tokenOf(await invite(await world.human()))

    const tries = []
    for (let i = 0; i < 12; i++) tries.push((await look(world, right)).status)
    for (let i = 0; i < 11; i++) tries.push((await look(world, `guess ${i}`)).status)
    tries.push((await look(world, right)).status)

    expect(tries).toEqual([...Array(12).fill(200), ...Array(10).fill(403), 429, 429])
  })

  test('an invitation for an address lets only that address in, however it is written, and the log does not name it', async () => {
    const { world, admin } = await club()
    const made = await invite(admin, { email: 'Grace@Example.com' })

    const other = await join(world, tokenOf(made), 'eve@example.com')
    const right = await join(world, tokenOf(made), 'grace@EXAMPLE.com')
    const { text } = await admin.get<Schemas['AuditPage']>('/v1/audit-events?action=invitation.created')

    expect([other.status, other.body.code, right.status]).toEqual([403, 'invalid_link', 201])
    expect(made.body.invitation.email).toBe('grace@example.com')
    expect(text).not.toMatch(/grace/i)
    expect(text).toContain('"reserved":true')
  })

  test('an invitation that is guessed, expired or revoked, or that a former admin made, is refused', async () => {
    const { world, admin } = await club()
    const other = await anotherAdmin(world, admin)
    const [revoked, former, expired] = [await invite(admin), await invite(other), await invite(admin)]
    const end = () => admin.delete(`/v1/admin/invitations/${revoked.body.invitation.id}`)
    const ends = [(await end()).status, (await end()).status]
    await admin.patch(`/v1/admin/accounts/${other.account.id}`, '*', { role: 'author' })

    const refused = [await join(world, 'x'), await join(world, tokenOf(revoked)), await join(world, tokenOf(former))]
    world.clock.advance(7 * day)
    refused.push(await join(world, tokenOf(expired)))

    expect(ends).toEqual([204, 204])
    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(4).fill('403 invalid_link'))
    expect(new Set(refused.map(({ body }) => body.detail)).size).toBe(1)
  })

  test('an invitation that was used cannot be revoked, and one that failed to create an account can still be used', async () => {
    const { world, admin } = await club()
    const made = await invite(admin)

    const taken = await join(world, tokenOf(made), admin.email)
    const used = await join(world, tokenOf(made))
    const late = await admin.delete<Problem>(`/v1/admin/invitations/${made.body.invitation.id}`)

    expect([taken.body.code, used.status, late.status, late.body.code]).toEqual(['email_taken', 201, 409, 'invalid_state'])
  })

  test('while sign-up is open, a bad invitation is refused and makes no member by accident', async () => {
    const world = await open()
    await world.human()

    const { status, body } = await join(world, 'unknown')

    expect([status, body.code]).toEqual([403, 'invalid_link'])
  })

  test('of many who use one invitation at once, on two instances, one gets in', async () => {
    const { world: here, admin } = await club()
    const there = await again(closed)
    for (let round = 0; round < 3; round++) {
      const made = await invite(admin)

      const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => join(i % 2 ? here : there, tokenOf(made))))

      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(403)])
    }
  })

  test('using and revoking an invitation at once: one of them happens', async () => {
    const { world: here, admin } = await club()
    const there = await again(closed)
    for (let round = 0; round < 4; round++) {
      const made = await invite(admin)
      const path = `/v1/admin/invitations/${made.body.invitation.id}`

      const [joined, revoked] = await Promise.all([join(here, tokenOf(made)), there.call('DELETE', path, { token: admin.token })])

      expect([
        [201, 409],
        [403, 204],
      ]).toContainEqual([joined.status, revoked.status])
    }
  })

  test('an invited address gets a link of its own by mail, which names the address, and the first use ends both links', async () => {
    await using server = await mailServer()
    const world = await open(mailing(server))
    const admin = await world.human()
    const other = await anotherAdmin(world, admin)
    const [grace, joan] = [
      await invite(admin, { email: 'Grace@example.com', role: 'reviewer' }),
      await invite(other, { email: 'joan@example.com' }),
    ]
    const [anyone, stored] = [await invite(admin), JSON.stringify([await world.store.read(storedDeliveries, {})])]
    await world.reach.settled()
    const [first, second] = server.mails.toSorted((a, b) => (a.to[0]! < b.to[0]! ? -1 : 1))
    const token = mailedToken(first!)

    const looked = [await look(world, token), await look(world, tokenOf(grace))]
    const wrong = await join(world, token, 'eve@example.com')
    const joined = await join(world, token, 'grace@example.com')
    const late = [await look(world, token), await join(world, token), await look(world, tokenOf(grace))]
    await admin.patch(`/v1/admin/accounts/${other.account.id}`, '*', { role: 'author' })
    late.push(await look(world, mailedToken(second!)))

    expect([grace.body.mailed, joan.body.mailed, anyone.body.mailed]).toEqual([true, true, false])
    expect(server.mails.map(({ to }) => to).toSorted()).toEqual([['grace@example.com'], ['joan@example.com']])
    expect(first!.text).toMatch(/^Subject: You are invited to the Agent Quest Service\r$/m)
    expect(readable(first!.text)).toContain(`until ${new Date(grace.body.invitation.expires_at).toUTCString()}`)
    expect(first!.text).not.toMatch(new RegExp(`List-Unsubscribe|${admin.account.display_name}`))
    expect(looked.map(({ body }) => [body.role, body.reserved, body.email])).toEqual([
      ['reviewer', true, 'grace@example.com'],
      ['reviewer', true, null],
    ])
    expect([wrong.status, joined.status, joined.body.account.role]).toEqual([403, 201, 'reviewer'])
    expect(late.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(4).fill('403 invalid_link'))
    for (const kept of [stored, world.log.join('')]) expect(kept).not.toMatch(new RegExp(`${token}|${tokenOf(grace)}|grace@`))
  })

  test('a link from a mail cannot be made up, and works after the keys of the service were rotated', async () => {
    await using server = await mailServer()
    const world = await open(mailing(server))
    const admin = await world.human()
    const made = await invite(admin, { email: 'grace@example.com' })
    const other = await invite(admin)
    await world.reach.settled()
    const token = mailedToken(server.mails[0]!)
    const rotated = await again({
      ...mailing(server),
      sealKeys: ['a newer key that is long enough', 'a key for tests that is long enough'],
    })

    const body = (id: string) => id.slice('inv_'.length)
    const guesses = [
      token.slice(0, -1) + (token.endsWith('0') ? '1' : '0'),
      token.replace(body(made.body.invitation.id), body(other.body.invitation.id)),
      `aqs_link_${body(made.body.invitation.id)}${'0'.repeat(32)}`,
    ]
    const refused = []
    for (const one of guesses) refused.push((await look(world, one)).status, (await join(world, one)).status)

    expect(token).toContain(body(made.body.invitation.id))
    expect(refused).toEqual(Array(6).fill(403))
    expect((await join(rotated, token, 'grace@example.com')).status).toBe(201)
  })

  test('an invitation that ended meanwhile is not mailed, and in a day an admin has 50 mailed, however many at once', async () => {
    await using server = await mailServer()
    const world = await open(mailing(server))
    const admin = await world.human()
    const ended = await invite(admin, { email: 'late@example.com' })
    await admin.delete(`/v1/admin/invitations/${ended.body.invitation.id}`)

    const made = await Promise.all(Array.from({ length: 55 }, (_, i) => invite(admin, { email: `guest${i}@example.org` })))
    await world.reach.settled()
    world.clock.advance(day + 1)
    const next = await invite(admin, { email: 'tomorrow@example.org' })

    expect(made.map(({ status }) => status)).toEqual(Array(55).fill(201))
    expect(made.filter(({ body }) => body.mailed)).toHaveLength(49)
    expect(new Set(server.mails.map(({ to }) => to[0])).size).toBe(49)
    expect(server.mails.map(({ to }) => to[0])).not.toContain('late@example.com')
    expect(next.body.mailed).toBe(true)
  })

  test('without a mail server the admin sends the invitation', async () => {
    const { world, admin } = await club()
    const made = await invite(admin, { email: 'grace@example.com' })

    expect([made.status, made.body.mailed, await world.store.read(storedDeliveries, {})]).toEqual([201, false, []])
  })

  test('the store has only a hash of the secret, and the sweep forgets invitations after a month', async () => {
    const { world, admin } = await club()
    const token = tokenOf(await invite(admin))

    const stored = await world.store.read(storedInvitations, {})
    world.clock.advance(37 * day)
    await world.core.sweep()

    expect(JSON.stringify(stored)).not.toContain(token.slice('aqs_link_'.length))
    expect([stored.length, await world.store.read(storedInvitations, {})]).toEqual([1, []])
    expect(world.log.join('')).not.toContain(token)
  })
})

/** Another admin of a closed service. */
async function anotherAdmin(world: World, admin: Person): Promise<Person> {
  const made = await invite(admin, { role: 'admin' })
  const { body } = await join(world, tokenOf(made))
  return { ...admin, ...personOf(world, body.token!), account: body.account, session: body.session, token: body.token! }
}
const personOf = (world: World, token: string) => ({
  post: <B = never>(path: string, body?: unknown) => world.call<B>('POST', path, { token, body }),
})
