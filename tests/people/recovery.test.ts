/** Recovery of an account whose password is lost, with a link that an admin makes. */
import { expect, test } from '@jest/globals'
import { brakes } from '../../src/core/kit/passwords.ts'
import { statement } from '../../src/store/index.ts'
import type { Person, Schemas } from '../support/client.ts'
import { newStartToken } from '../../src/core/approvals/yes.ts'
import { anotherAdmin, askFor, newAgent, yesTo } from '../support/domain.ts'
import { newPasskey, setProof, touch } from '../support/security.ts'
import { mailServer } from '../reach/receivers.ts'
import { soon } from '../support/soon.ts'
import { onEachStore, publicUrl, type World } from '../support/world.ts'

type Problem = Schemas['Problem']
const fresh = 'a heron waits by the weir'
const hour = 60 * 60_000

const queued = statement<object>()('queued', (q, t) => q.select().from(t.deliveries))
const storedLinks = statement<object>()('stored_links', (q, t) => q.select().from(t.recoveryLinks))

const makeLink = (admin: Person, { account }: Person, body?: object) =>
  admin.post<Schemas['RecoveryLink'] & Problem>(`/v1/admin/accounts/${account.id}/recovery-link`, body)
const tokenOf = ({ body }: { body: { url: string } }) => body.url.split('=')[1]!
const look = (world: World, token: string) =>
  world.call<Schemas['ReceivedRecoveryLink'] & Problem>('POST', '/v1/recovery/link', { body: { token } })
const recover = (world: World, token: string, newPassword = fresh) =>
  world.call<Problem>('POST', '/v1/recovery', { body: { token, new_password: newPassword } })
const signIn = (world: World, email: string, password: string) =>
  world.call<Schemas['SignedIn'] & Problem>('POST', '/v1/sessions', { body: { email, password, transport: 'token' } })

const byMail = (world: World, email: string) => world.call<Problem>('POST', '/v1/recovery/mail', { body: { email } })
const tokenIn = ({ text }: { text: string }) => /#recover=(?:3D)?(aqs_link_\w+)/.exec(text.replaceAll('=\r\n', ''))?.[1]

onEachStore('recovery', (open, again) => {
  test('a member gets a link by mail that works once and for an hour, and the answer is the same for an unknown address', async () => {
    await using server = await mailServer()
    const world = await open({ env: { AQS_SMTP_URL: server.url, AQS_MAIL_FROM: 'quest@example.com' } })
    const [admin, bob, eve] = [await world.human(), await world.human(), await world.human()]
    await admin.post(`/v1/admin/accounts/${eve.account.id}/suspend`)
    const links = () => world.store.read(storedLinks, {})

    const answers = [
      await byMail(world, bob.email.toUpperCase()),
      await byMail(world, 'nobody@example.com'),
      await byMail(world, eve.email),
    ]
    await soon(async () => expect(await links()).toHaveLength(1))
    const kept = JSON.stringify(await links())
    await world.reach.settled()
    const [mail] = server.mails
    const token = tokenIn(mail!)!
    const first = await recover(world, token)
    const second = await recover(world, token, 'a weir waits for a heron')

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([answers[0]!.status, server.mails.length, mail!.to]).toEqual([202, 1, [bob.email]])
    expect(mail!.text).toContain(`${publicUrl}/#recover=`)
    expect(mail!.text).not.toContain('List-Unsubscribe')
    expect([first.status, second.status]).toEqual([204, 403])
    expect(kept).not.toContain(token)
    expect(world.log.join('')).not.toContain(token)
    expect(world.log.join('')).not.toContain('nobody@example.com')
    const { token: session } = (await signIn(world, bob.email, fresh)).body
    const { body } = await world.call<Schemas['AuditPage']>('GET', '/v1/audit-events?action=account.recovery_started', { token: session! })
    expect(body.items.map(({ actor, data }) => [actor.type, data])).toEqual([['system', { by: 'owner' }]])
  })

  test('links by mail are counted for each address, known or not, and a late mail brings no link', async () => {
    await using server = await mailServer()
    const world = await open({ env: { AQS_SMTP_URL: server.url, AQS_MAIL_FROM: 'quest@example.com' } })
    const bob = await world.human()
    const statusesOf = async (email: string) => {
      const statuses = []
      for (let i = 0; i < 7; i++) statuses.push((await byMail(world, email)).status)
      return statuses
    }

    const statuses = [await statusesOf(bob.email), await statusesOf('nobody@example.com')]
    await soon(async () => expect(await world.store.read(queued, {})).toHaveLength(5))
    world.clock.advance(hour + 1)
    await world.reach.settled()

    const expected = [...Array(5).fill(202), 429, 429]
    expect(statuses).toEqual([expected, expected])
    expect(server.mails).toHaveLength(0)
  })

  test('a stranger who asks for a mail does not end the link of an admin', async () => {
    await using server = await mailServer()
    const world = await open({ env: { AQS_SMTP_URL: server.url, AQS_MAIL_FROM: 'quest@example.com' } })
    const [admin, bob, eve] = [await world.human(), await world.human(), await world.human()]
    const token = tokenOf(await makeLink(admin, bob))

    const asked = await byMail(world, bob.email)
    // Links are made one after the other, so that of Bob would be there too.
    await byMail(world, eve.email)
    await soon(async () => expect(await world.store.read(queued, {})).toHaveLength(1))
    await world.reach.settled()

    expect([asked.status, server.mails.map(({ to }) => to)]).toEqual([202, [[eve.email]]])
    expect((await recover(world, token)).status).toBe(204)
  })

  test('without a mail server nobody gets a link by mail', async () => {
    const world = await open()
    const bob = await world.human()
    const { status, body } = await byMail(world, bob.email)
    expect([status, body.code]).toEqual([409, 'channel_not_offered'])
  })

  test('a link of an admin sets a password once, and ends all sessions; keys of agents still work', async () => {
    const world = await open()
    const [admin, bob] = [await world.human(), await world.human()]
    const { secret } = await bob.key((await bob.agent()).id)

    const made = await makeLink(admin, bob)
    const first = await recover(world, tokenOf(made))
    const second = await recover(world, tokenOf(made), 'a weir waits for a heron')
    const [before, old, now] = [
      await bob.get('/v1/me'),
      await signIn(world, bob.email, bob.password),
      await signIn(world, bob.email, fresh),
    ]
    const call = await world.mcp(secret)

    expect([made.status, made.body.url]).toEqual([200, `${publicUrl}/#recover=${tokenOf(made)}`])
    expect(Date.parse(made.body.expires_at) - world.clock.now).toBe(hour)
    expect([first.status, second.status, second.body.code]).toEqual([204, 403, 'invalid_link'])
    expect([before.status, old.status, now.status, call.status]).toEqual([401, 401, 201, 200])
  })

  test('a link that removes the second factors ends every yes that was not started, and all rules ask; another one does not', async () => {
    const world = await open()
    const [admin, bob] = [await world.human(), await world.human()]
    const policy = {
      join_quest: 'allow',
      submit_result: 'block',
      external: { contact: { rule: 'allow', per_day: 5, cool_down_minutes: 9 }, access: { rule: 'block' } },
    }
    const agent = await newAgent(world, bob, { policy })
    await bob.patch('/v1/me/policy', '*', { defaults: { join_quest: 'allow' } })
    const { device } = await newPasskey(bob)
    const [ready, begun] = [await yesTo(world, bob, agent, 'One'), await yesTo(world, bob, agent, 'Two')]
    await world.core.starting.start(await agent.as(), begun.id, newStartToken(begun))
    const asked = await askFor(world, agent, 'Three')
    const now = async (token: string) => {
      const get = async <B>(path: string) => (await world.call<B>('GET', path, { token })).body
      const states = []
      for (const { id } of [ready, begun]) states.push((await get<Schemas['Approval']>(`/v1/approvals/${id}`)).permit)
      const { status } = await get<Schemas['Approval']>(`/v1/approvals/${asked.id}`)
      const { policy } = await get<Schemas['Agent']>(`/v1/agents/${agent.id}`)
      const { defaults } = await get<Schemas['AccountPolicy']>('/v1/me/policy')
      const { contact, access } = policy.external
      return [...states, status, policy.join_quest, policy.submit_result, contact.rule, contact.per_day, access.rule, defaults.join_quest]
    }

    await recover(world, tokenOf(await makeLink(admin, bob)))
    const kept = await now((await touch(world, device)).body.token!)
    await recover(world, tokenOf(await makeLink(admin, bob, { second_factors: 'remove' })), 'a weir waits for a heron')
    const removed = await now((await signIn(world, bob.email, 'a weir waits for a heron')).body.token!)

    expect(kept).toEqual(['ready', 'started', 'pending', 'allow', 'block', 'allow', 5, 'block', 'allow'])
    expect(removed).toEqual(['lapsed', 'started', 'pending', 'ask', 'block', 'ask', 5, 'block', 'ask'])
    expect(await world.core.audit.verify(bob.account.id)).toBe(true)
  })

  test('the log of the account and the service log say who made a link and that it was used, and neither has its secret', async () => {
    const world = await open()
    const [admin, bob] = [await world.human(), await world.human()]
    const made = await makeLink(admin, bob)
    world.clock.advance(1_000)
    await recover(world, tokenOf(made))
    const { token } = (await signIn(world, bob.email, fresh)).body

    const own = await world.call<Schemas['AuditPage']>('GET', '/v1/audit-events', { token: token! })
    const service = await admin.get<Schemas['ServiceLogPage']>(`/v1/admin/audit-events?account_id=${bob.account.id}`)

    const told = [
      ['account.recovered', 'system', 'service', { sessions_ended: 1 }],
      ['account.recovery_started', 'human', admin.account.id, { by: 'admin' }],
    ]
    const saying = ({ items }: { items: Pick<Schemas['AuditEvent'], 'action' | 'actor' | 'data'>[] }) =>
      items
        .filter(({ action }) => action.startsWith('account.recover'))
        .map(({ action, actor, data }) => [action, actor.type, actor.id, data])
    expect([saying(own.body), saying(service.body)]).toEqual([told, told])
    for (const { text } of [own, service]) expect(text).not.toContain(tokenOf(made))
    expect(world.log.join('')).not.toContain(tokenOf(made))
  })

  test('the store has only a hash of the secret, and the sweep removes an expired link', async () => {
    const world = await open()
    const [admin, bob] = [await world.human(), await world.human()]
    const token = tokenOf(await makeLink(admin, bob))

    const stored = await world.store.read(storedLinks, {})
    world.clock.advance(hour)
    await world.core.sweep()

    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(token.slice('aqs_link_'.length))
    expect(await world.store.read(storedLinks, {})).toEqual([])
  })

  test('a link that is guessed, expired, replaced or of another kind is refused, all with the same words', async () => {
    const world = await open()
    const [admin, bob, eve] = [await world.human(), await world.human(), await world.human()]
    const replaced = tokenOf(await makeLink(admin, bob))
    await makeLink(admin, bob)
    const expired = tokenOf(await makeLink(admin, eve))
    const invitation = tokenOf(await admin.post<Schemas['NewInvitation']>('/v1/admin/invitations', {}))
    world.clock.advance(hour)

    const refused = []
    for (const token of [`aqs_link_${'0'.repeat(36)}`, 'x', replaced, expired, invitation, bob.token])
      refused.push(await look(world, token), await recover(world, token))

    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(12).fill('403 invalid_link'))
    expect(new Set(refused.map(({ body }) => body.detail)).size).toBe(1)
    expect((await signIn(world, bob.email, bob.password)).status).toBe(201)
  })

  test('a link says whose account it is for, what it removes and until when, before it is used, and can still be used', async () => {
    const world = await open()
    const [admin, bob, eve] = [await world.human(), await world.human(), await world.human()]
    const [kept, removed] = [await makeLink(admin, bob), await makeLink(admin, eve, { second_factors: 'remove' })]

    const looked = [await look(world, tokenOf(kept)), await look(world, tokenOf(kept)), await look(world, tokenOf(removed))]
    const used = await recover(world, tokenOf(kept))
    const after = await look(world, tokenOf(kept))

    const { expires_at } = kept.body
    const ofBob = { display_name: bob.account.display_name, second_factors: 'keep', expires_at }
    expect(looked.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(looked.map(({ body }) => body)).toEqual([
      ofBob,
      ofBob,
      { display_name: eve.account.display_name, second_factors: 'remove', expires_at },
    ])
    expect(looked.map(({ text }) => text).join('')).not.toContain('@')
    expect([used.status, after.status, after.body.code]).toEqual([204, 403, 'invalid_link'])
    expect(world.log.join('')).not.toContain(tokenOf(kept))
  })

  test('wrong links are counted for each network, whether they are looked at or used, and right ones are not', async () => {
    const world = await open({ env: { AQS_SIGN_INS_PER_15_MINUTES: '1' } })
    const right = tokenOf(await makeLink(await world.human(), await world.human()))

    const tries = []
    for (let i = 0; i < 12; i++) tries.push((await look(world, right)).status)
    for (let i = 0; i < 5; i++) tries.push((await look(world, `guess ${i}`)).status, (await recover(world, `guess ${i}`)).status)
    tries.push((await look(world, right)).status, (await recover(world, right)).status)

    expect(tries).toEqual([...Array(12).fill(200), ...Array(10).fill(403), 429, 429])
  })

  test('a weak password is refused and does not use up the link', async () => {
    const world = await open()
    const [admin, bob] = [await world.human(), await world.human()]
    const token = tokenOf(await makeLink(admin, bob))

    const weak = await recover(world, token, bob.email)
    const strong = await recover(world, token)

    expect([weak.status, weak.body.errors[0]?.code, strong.status]).toEqual([400, 'weak_password', 204])
  })

  test('an admin cannot recover another admin, not even with a link from before', async () => {
    const world = await open()
    const [admin, bob, other] = [await world.human(), await world.human(), await anotherAdmin(world)]

    const direct = await makeLink(admin, other)
    const own = await makeLink(admin, admin)
    const early = tokenOf(await makeLink(admin, bob))
    await admin.patch(`/v1/admin/accounts/${bob.account.id}`, '*', { role: 'admin' })
    const seen = await look(world, early)
    const late = await recover(world, early)

    expect([direct.body.code, own.body.code]).toEqual(['operator_required', 'operator_required'])
    expect([seen.body.code, late.status, late.body.code]).toEqual(['invalid_link', 403, 'invalid_link'])
  })

  test('no admin takes over another by lowering them first', async () => {
    const world = await open()
    const week = 7 * 24 * hour
    /** Time passes, and everybody keeps their sessions. */
    const pass = async (ms: number, ...people: Person[]) => {
      for (const part of [ms / 2, ms / 2]) {
        world.clock.advance(part)
        for (const person of people) await person.get('/v1/me')
      }
    }
    const [admin, second, victim, puppet] = [await world.human(), await world.human(), await world.human(), await world.human()]
    const roleOf = async (by: Person, { account }: Person, role: string) => {
      await setProof(world, by)
      return (await by.patch(`/v1/admin/accounts/${account.id}`, '*', { role })).status
    }
    const linkBy = async (by: Person, to = victim) => {
      await setProof(world, by)
      const { status, body } = await makeLink(by, to, { second_factors: 'remove' })
      return body.code ?? status
    }
    expect([await roleOf(admin, second, 'admin'), await roleOf(admin, victim, 'admin')]).toEqual([200, 200])
    await pass(week, admin, second, puppet)

    await roleOf(admin, puppet, 'admin')
    await roleOf(admin, victim, 'author')
    const lowered = await linkBy(admin)
    await roleOf(admin, victim, 'member')
    const twice = await linkBy(admin)
    const byPuppet = await linkBy(puppet)
    const bySecond = await linkBy(second)
    await roleOf(admin, puppet, 'member')
    const notForever = []
    await pass(week - 2, admin)
    notForever.push(await linkBy(admin))
    await pass(2, admin)
    notForever.push(await linkBy(admin))

    expect([lowered, twice, byPuppet, bySecond]).toEqual([...Array(3).fill('second_admin_required'), 200])
    expect(notForever).toEqual(['second_admin_required', 200])
  })

  test('no admin takes over another with a link from before they were an admin', async () => {
    const world = await open()
    const [admin, bob] = [await world.human(), await world.human()]
    const early = tokenOf(await makeLink(admin, bob))
    const path = `/v1/admin/accounts/${bob.account.id}`

    await admin.patch(path, '*', { role: 'admin' })
    await admin.patch(path, '*', { role: 'member' })
    const used = await recover(world, early)
    const [removed, password] = [await look(world, early), await signIn(world, bob.email, bob.password)]

    expect([used.body.code, removed.body.code, password.status]).toEqual(['invalid_link', 'invalid_link', 201])
  })

  test('of a lowering and a link at once, on two instances, no link comes out', async () => {
    const here = await open()
    const there = await again()
    const admin = await here.human()
    for (let round = 0; round < 5; round++) {
      const bob = await here.human()
      const path = `/v1/admin/accounts/${bob.account.id}`
      await admin.patch(path, '*', { role: 'admin' })

      const [lowered, ...links] = await Promise.all([
        admin.patch(path, '*', { role: 'member' }),
        ...Array.from({ length: 4 }, (_, i) =>
          (i % 2 ? here : there).call<Problem>('POST', `${path}/recovery-link`, { token: admin.token, body: {} }),
        ),
      ])

      expect([lowered.status, links.map(({ status }) => status)]).toEqual([200, [403, 403, 403, 403]])
      for (const { body } of links) expect(['operator_required', 'second_admin_required']).toContain(body.code)
    }
  })

  test('the link of an admin ends with the role of the admin', async () => {
    const world = await open()
    const [admin, bob, other] = [await world.human(), await world.human(), await anotherAdmin(world)]
    const token = tokenOf(await makeLink(other, bob))

    await admin.patch(`/v1/admin/accounts/${other.account.id}`, '*', { role: 'author' })
    const seen = await look(world, token)
    const lowered = await recover(world, token)
    await admin.patch(`/v1/admin/accounts/${other.account.id}`, '*', { role: 'admin' })
    await admin.post(`/v1/admin/accounts/${other.account.id}/suspend`)
    const suspended = await recover(world, token)

    expect([seen.body.code, lowered.body.code, suspended.body.code]).toEqual(['invalid_link', 'invalid_link', 'invalid_link'])
  })

  test('of many who use one link at once, on two instances, one sets the password', async () => {
    const here = await open()
    const there = await again()
    const [admin, bob] = [await here.human(), await here.human()]
    for (let round = 0; round < 3; round++) {
      const token = tokenOf(await makeLink(admin, bob))
      const passwords = Array.from({ length: 8 }, (_, i) => `${fresh} ${round} ${i}`)

      const answers = await Promise.all(passwords.map((password, i) => recover(i % 2 ? here : there, token, password)))

      const winner = answers.findIndex(({ status }) => status === 204)
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(7).fill(403)])
      expect((await signIn(here, bob.email, passwords[winner]!)).status).toBe(201)
    }
  })

  test('a recovery against sign-ins with the old password: no session from before it goes on', async () => {
    const here = await open({ env: { AQS_SIGN_INS_PER_15_MINUTES: '1000' } })
    const there = await again({ env: { AQS_SIGN_INS_PER_15_MINUTES: '1000' } })
    const admin = await here.human()
    for (let round = 0; round < 3; round++) {
      const bob = await here.human()
      const token = tokenOf(await makeLink(admin, bob))

      const [recovered, ...signedIn] = await Promise.all([
        recover(here, token),
        ...Array.from({ length: 6 }, (_, i) => signIn(i % 2 ? here : there, bob.email, bob.password)),
      ])

      const later = await Promise.all(signedIn.map(({ body }) => here.call('GET', '/v1/me', { token: body.token ?? 'none' })))
      expect(recovered.status).toBe(204)
      expect([201, 401]).toEqual(expect.arrayContaining(signedIn.map(({ status }) => status)))
      expect(later.map(({ status }) => status)).toEqual(Array(6).fill(401))
    }
  })

  test('after a recovery the owner can sign in from the same network, even while strangers try passwords', async () => {
    const world = await open({ env: { AQS_TRUSTED_PROXIES: '127.0.0.0/8', AQS_SIGN_INS_PER_15_MINUTES: '1000' } })
    const [admin, bob] = [await world.human(), await world.human()]
    const from = (address: string) => ({ 'X-Forwarded-For': address })
    const trying = (password: string, address: string) =>
      world.call('POST', '/v1/sessions', { body: { email: bob.email, password }, headers: from(address) })
    for (let i = 0; i < 100; i++) await brakes.beforeSignIn(world.core.world, `198.51.100.${i}`, bob.email)
    const stranger = await trying(bob.password, '203.0.113.9')
    const token = tokenOf(await makeLink(admin, bob))
    await world.call('POST', '/v1/recovery', { body: { token, new_password: fresh }, headers: from('203.0.113.9') })
    const owner = await trying(fresh, '203.0.113.9')

    expect([stranger.status, owner.status]).toEqual([429, 201])
  })
})
