/** A change of the e-mail address: a code to the new address, and a link to the earlier one that takes it back. */
import { expect, test } from '@jest/globals'
import { statement } from '../../src/store/index.ts'
import { mailServer } from '../reach/receivers.ts'
import type { Person, Schemas } from '../support/client.ts'
import { newAgent, yesTo } from '../support/domain.ts'
import { changeEmail, emailCode, newPasskey, newToken, newTotp, setProof, signIn } from '../support/security.ts'
import { onBothStores, publicUrl, type World } from '../support/world.ts'

type Problem = Schemas['Problem']
const fresh = 'a heron waits by the weir'
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const withMail = (url = 'smtp://127.0.0.1:9') => ({ env: { AQS_SMTP_URL: url, AQS_MAIL_FROM: 'quest@example.com' } })

const ask = (person: Person, email: string) => person.post<Schemas['EmailAddress'] & Problem>('/v1/me/email', { email })
const confirm = (person: Person, code: string) =>
  person.post<Pick<Schemas['Account'], 'email'> & Pick<Problem, 'code' | 'detail'>>('/v1/me/email/confirm', { code })
const addressesOf = async (person: Person) => (await person.get<Schemas['EmailAddress']>('/v1/me/email')).body
const look = (world: World, token: string) =>
  world.call<Schemas['ReceivedTakeBackLink'] & Problem>('POST', '/v1/email/take-back/link', { body: { token } })
const takeBack = (world: World, token: string, newPassword = fresh) =>
  world.call<Problem>('POST', '/v1/email/take-back', { body: { token, new_password: newPassword } })
const summary = ({ status, body }: { status: number; body: unknown }) => (status < 300 ? status : (body as Problem).code)
const wrongCode = (code: string) => String((Number(code) + 1) % 10 ** 8).padStart(8, '0')

/** The text of a mail, without the breaks of its transport. */
const textOf = ({ text }: { text: string }) => text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
const codeIn = (mail: { text: string }) => /within one hour: (\d{4}) (\d{4})/.exec(textOf(mail))?.slice(1).join('')
const linkIn = (mail: { text: string }) => /#take-back=(aqs_link_\w+)/.exec(textOf(mail))?.[1]
const kept = statement<object>()('kept_changes', (q, t) => q.select().from(t.emailChanges))
const keptBacks = statement<object>()('kept_take_backs', (q, t) => q.select().from(t.emailTakeBacks))

onBothStores('a change of the e-mail address', (open, again) => {
  test('a code from the new address changes it, and the earlier address gets a link that takes it back once', async () => {
    await using server = await mailServer()
    const world = await open(withMail(server.url))
    const [, bob] = [await world.human(), await world.human()]
    const other = (await signIn(world, bob)).body.token!
    const { secret } = await newToken(world, bob, 'read')

    const asked = await ask(bob, 'Bob.New@example.com')
    await world.reach.settled()
    const code = codeIn(server.mails[0]!)!
    const before = await signIn(world, { ...bob, email: 'bob.new@example.com' })
    const changed = await confirm(bob, code)
    const again = await confirm(bob, code)
    await world.reach.settled()
    const token = linkIn(server.mails[1]!)!
    const signedIn = [await signIn(world, bob), await signIn(world, { ...bob, email: 'bob.new@example.com' })]
    const seen = await look(world, token)
    const sessions = [await bob.get('/v1/me'), await world.call('GET', '/v1/me', { token: other })]
    const back = [await takeBack(world, token), await takeBack(world, token), await look(world, token)]
    const ended = [await bob.get('/v1/me'), await world.call('GET', '/v1/me', { token: secret })]
    await world.reach.settled()

    expect([asked.status, asked.body.pending?.email, asked.body.email]).toEqual([202, 'bob.new@example.com', bob.email])
    expect([before, changed, again].map(summary)).toEqual(['invalid_credentials', 200, 'invalid_state'])
    expect([changed.body.email, changed.headers['etag']]).toEqual(['bob.new@example.com', `"v${bob.account.version + 1}"`])
    expect(signedIn.map(summary)).toEqual(['invalid_credentials', 201])
    expect(sessions.map(summary)).toEqual([200, 200])
    expect([seen.body.email, seen.body.display_name]).toEqual([bob.email, bob.account.display_name])
    expect([...back, ...ended].map(summary)).toEqual([204, 'invalid_link', 'invalid_link', 'unauthenticated', 'unauthenticated'])
    expect((await signIn(world, { email: bob.email, password: fresh })).status).toBe(201)
    expect(server.mails.map(({ to }) => to)).toEqual([['bob.new@example.com'], [bob.email], ['bob.new@example.com']])
    expect(textOf(server.mails[1]!)).toContain(`${publicUrl}/#take-back=`)
    for (const mail of server.mails.slice(1)) expect(textOf(mail)).not.toContain('Bob')
    const log = world.log.join('')
    for (const secret of [code, token, 'bob.new@example.com']) expect(log).not.toContain(secret)
    const { token: session } = (await signIn(world, { email: bob.email, password: fresh })).body
    const entries = await world.call<Schemas['AuditPage']>('GET', '/v1/audit-events?limit=100', { token: session! })
    expect(entries.text).not.toContain('bob.new')
    expect(entries.body.items.filter(({ action }) => action.startsWith('account.email')).map(({ action, data }) => [action, data])).toEqual(
      [
        ['account.email_taken_back', { sessions_ended: 3 }],
        ['account.email_changed', {}],
        ['account.email_change_started', {}],
      ],
    )
  })

  test('whoever asks learns nothing about the accounts of others: the mail to the address says it', async () => {
    await using server = await mailServer()
    const world = await open(withMail(server.url))
    const [ada, bob] = [await world.human(), await world.human()]

    const answers = [await ask(bob, 'nobody@example.com'), await ask(bob, ada.email)]
    await world.reach.settled()
    const guesses = [await confirm(bob, '00000000')]
    await ask(bob, 'somebody@example.com')
    guesses.push(await confirm(bob, wrongCode(await emailCode(world, bob))))

    const told = answers.map(({ status, body: { pending, ...rest } }) => ({ status, rest, expires: pending!.expires_at }))
    expect(told[0]).toEqual(told[1])
    expect(guesses.map(({ status, body }) => [status, body.code, body.detail])[0]).toEqual(
      guesses.map(({ status, body }) => [status, body.code, body.detail])[1],
    )
    const [mail] = server.mails.filter(({ to }) => to[0] === ada.email)
    expect([codeIn(mail!), textOf(mail!).includes('belongs to another account')]).toEqual([undefined, true])
    expect((await addressesOf(ada)).email).toBe(ada.email)
  })

  test('without a mail server it is refused, also if the server was there when it began, and without a fresh proof', async () => {
    const [world, mute] = [await open(withMail()), await again()]
    const [, bob] = [await world.human(), await world.human()]
    const without = (path: string, body: object) => mute.call('POST', path, { token: bob.token, body })

    const refused = [await without('/v1/me/email', { email: 'new@example.com' }), await ask(bob, bob.email)]
    await ask(bob, 'new@example.com')
    refused.push(await without('/v1/me/email/confirm', { code: await emailCode(world, bob) }))
    await setProof(world, bob, 0)
    refused.push(await ask(bob, 'other@example.com'))

    expect(refused.map(summary)).toEqual(['channel_not_offered', 'invalid_state', 'channel_not_offered', 'proof_required'])
  })

  test('a change ends with an hour, with five wrong codes, with another one, or when it is given up', async () => {
    const world = await open(withMail())
    const [, bob, eve] = [await world.human(), await world.human(), await world.human()]
    const askAnd = async (person: Person) => (await ask(person, 'new@example.com'), emailCode(world, person))
    const answers = []

    const guessed = await askAnd(bob)
    const wrong = []
    for (let i = 0; i < 5; i++) wrong.push(await confirm(bob, wrongCode(guessed)))
    answers.push(await confirm(bob, guessed))
    const replaced = await askAnd(bob)
    await askAnd(bob)
    answers.push(await confirm(bob, replaced))
    const givenUp = await emailCode(world, bob)
    await bob.delete('/v1/me/email')
    answers.push(await confirm(bob, givenUp))
    const late = await askAnd(eve)
    world.clock.advance(hour)
    const expired = await confirm(eve, late)
    const shown = await addressesOf(eve)
    await world.core.sweep()

    expect(wrong.map(summary)).toEqual(Array(5).fill('wrong_code'))
    expect([...answers, expired].map(summary)).toEqual(['invalid_state', 'wrong_code', 'invalid_state', 'invalid_state'])
    expect([shown.pending, shown.email]).toEqual([null, eve.email])
    expect(await world.store.read(kept, {})).toEqual([])
  })

  test('codes are counted for each account, and for each address, whoever asks', async () => {
    const world = await open(withMail())
    const [ada, bob, eve] = [await world.human(), await world.human(), await world.human()]

    const own = []
    for (let i = 0; i < 6; i++) own.push((await ask(bob, `new${i}@example.com`)).status)
    const others = []
    for (let i = 0; i < 5; i++) others.push((await ask(eve, bob.email)).status)
    const full = await ask(ada, bob.email)

    expect(own).toEqual([...Array(5).fill(202), 429])
    expect([...others, full.status]).toEqual([...Array(5).fill(202), 429])
  })

  test('of two accounts that confirm one address at once, on two instances, one gets it; a sign-up does not get it either', async () => {
    const here = await open(withMail())
    const there = await again(withMail())
    await here.human()
    for (let round = 0; round < 3; round++) {
      const email = `wanted${round}@example.com`
      const [bob, eve] = [await here.human(), await here.human()]
      const codes = []
      for (const person of [bob, eve]) codes.push((await ask(person, email), await emailCode(here, person)))

      const answers = await Promise.all([
        confirm(bob, codes[0]!),
        there.call('POST', '/v1/me/email/confirm', { token: eve.token, body: { code: codes[1] } }),
        there.call('POST', '/v1/accounts', { body: { email, password: fresh, display_name: 'Late', transport: 'token' } }),
      ])

      const won = answers.filter(({ status }) => status < 300)
      expect([won.length, answers.map(summary).filter(code => code === 'email_taken').length]).toEqual([1, 2])
      expect((await signIn(here, { email, password: won[0] === answers[2] ? fresh : bob.password })).status).toBe(201)
    }
  })

  test('nobody else gets the earlier address while it can come back, and afterwards it is free', async () => {
    const world = await open(withMail())
    const [, bob, eve] = [await world.human(), await world.human(), await world.human()]
    await changeEmail(world, bob, 'new@example.com')
    const signUp = () =>
      world.call('POST', '/v1/accounts', { body: { email: bob.email, password: fresh, display_name: 'Late', transport: 'token' } })

    const { earlier } = await addressesOf(bob)
    const reserved = [await signUp(), await ask(eve, bob.email), await confirm(eve, await emailCode(world, eve))]
    const own = await ask(bob, bob.email)
    world.clock.advance(7 * day)
    const free = await signUp()
    await world.core.sweep()

    expect(earlier).toEqual([{ email: bob.email, until: new Date(world.clock.now).toISOString() }])
    expect([...reserved, own, free].map(summary)).toEqual(['email_taken', 202, 'wrong_code', 202, 201])
    expect(await world.store.read(keptBacks, {})).toEqual([])
  })

  test('a thief who changes the address, twice, and adds second factors, loses everything to the link of the first address', async () => {
    const world = await open(withMail())
    const [, bob] = [await world.human(), await world.human()]
    const { device } = await newPasskey(bob, 'Old phone')
    world.clock.advance(day + minute)
    await setProof(world, bob)
    const agent = await newAgent(world, bob, { policy: { join_quest: 'allow' } })
    const ready = await yesTo(world, bob, agent, 'One')
    await newPasskey(bob, 'Phone of the thief')
    await newTotp(world, bob)
    const token = await changeEmail(world, bob, 'thief@example.com')
    const later = await changeEmail(world, bob, 'thief2@example.com')

    const back = await takeBack(world, token)
    const chained = await takeBack(world, later)
    const password = await signIn(world, { email: bob.email, password: fresh })
    const { options } = (await world.call<Schemas['PasskeyRequest']>('POST', '/v1/sessions/passkey/challenge')).body
    const touched = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions/passkey', {
      body: { credential: device.get(options), transport: 'token' },
    })
    const get = async <B>(path: string) => (await world.call<B>('GET', path, { token: touched.body.token! })).body
    const security = await get<Schemas['Security']>('/v1/me/security')

    expect([back, chained, password, touched].map(summary)).toEqual([204, 'invalid_link', 'second_factor_required', 201])
    expect([security.totp, security.passkeys.map(({ name }) => name)]).toEqual([false, ['Old phone']])
    expect((await get<Schemas['Account']>('/v1/me')).email).toBe(bob.email)
    expect((await get<Schemas['Approval']>(`/v1/approvals/${ready.id}`)).permit).toBe('lapsed')
    expect((await get<Schemas['Agent']>(`/v1/agents/${agent.id}`)).policy.join_quest).toBe('ask')
    expect(await world.core.audit.verify(bob.account.id)).toBe(true)
  })

  test('a link that is wrong, expired or of another kind is refused with the same words, and a weak password does not use it up', async () => {
    const world = await open(withMail())
    const [ada, bob] = [await world.human(), await world.human()]
    const token = await changeEmail(world, bob, 'new@example.com')
    const { body } = await ada.post<Schemas['RecoveryLink']>(`/v1/admin/accounts/${bob.account.id}/recovery-link`)
    const recovery = body.url.split('=')[1]!

    const weak = await takeBack(world, token, bob.email)
    const wrong = [await look(world, 'x'), await takeBack(world, recovery), await look(world, `${token.slice(0, -1)}!`)]
    const other = await world.call('POST', '/v1/recovery/link', { body: { token } })
    const good = await look(world, token)
    world.clock.advance(7 * day)
    wrong.push(await look(world, token), await takeBack(world, token))

    expect([weak.body.errors[0]?.code, summary(other), summary(good)]).toEqual(['weak_password', 'invalid_link', 200])
    expect(wrong.map(summary)).toEqual(Array(5).fill('invalid_link'))
    expect(new Set(wrong.map(({ body }) => body.detail)).size).toBe(1)
  })

  test('of several uses of one link at once, on two instances, one sets the password', async () => {
    const here = await open(withMail())
    const there = await again(withMail())
    const [, bob] = [await here.human(), await here.human()]
    const token = await changeEmail(here, bob, 'new@example.com')

    const answers = await Promise.all([0, 1, 2, 3].map(i => takeBack(i % 2 ? here : there, token, `${fresh} ${i}`)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403, 403, 403])
    const winner = answers.findIndex(({ status }) => status === 204)
    expect((await signIn(here, { email: bob.email, password: `${fresh} ${winner}` })).status).toBe(201)
  })

  test('the link of a recovery that lies in the old mailbox ends with the change', async () => {
    const world = await open(withMail())
    const [ada, bob] = [await world.human(), await world.human()]
    const { body } = await ada.post<Schemas['RecoveryLink']>(`/v1/admin/accounts/${bob.account.id}/recovery-link`)

    await changeEmail(world, bob, 'new@example.com')

    const used = await world.call('POST', '/v1/recovery', { body: { token: body.url.split('=')[1], new_password: fresh } })
    expect(summary(used)).toBe('invalid_link')
  })
})
