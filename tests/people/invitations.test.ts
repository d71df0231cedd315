/** Invitations: the only way in while sign-up is closed. */
import { expect, test } from '@jest/globals'
import { statement } from '../../src/store/index.ts'
import type { Person, Schemas } from '../support/client.ts'
import { onEachStore, publicUrl, type World } from '../support/world.ts'

type Problem = Schemas['Problem']
const day = 24 * 60 * 60_000
const closed = { env: { AQS_SIGNUP: 'closed' } }

const storedInvitations = statement<object>()('stored_invitations', (q, t) => q.select().from(t.invitations))

const invite = (admin: Person, body: object = {}) => admin.post<Schemas['NewInvitation']>('/v1/admin/invitations', body)
const tokenOf = ({ body }: { body: { url: string } }) => body.url.split('=')[1]!
const look = (world: World, token: string) =>
  world.call<Schemas['ReceivedInvitation'] & Problem>('POST', '/v1/invitation', { body: { token } })
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
    const { body: log } = await admin.get<Schemas['ServiceLogPage']>('/v1/admin/audit-events?sort=at')

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

    const granted = { role: 'author', reserved: false, ...from }
    expect(looked.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(looked.map(({ body }) => body)).toEqual([granted, granted, { role: 'member', reserved: true, ...from }])
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
