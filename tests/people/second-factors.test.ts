/** Authenticator apps, recovery codes, and the fresh proof that changes of them need. */
import { createECDH } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { boxes } from '../../src/core/kit/boxes.ts'
import { statement } from '../../src/store/index.ts'
import type { Person, Schemas } from '../support/client.ts'
import { newPasskey, newTotp, setProof, signIn } from '../support/security.ts'
import { onEachStore } from '../support/world.ts'

type Problem = Schemas['Problem']
const minute = 60_000
const step = 30_000

const storedTotps = statement<object>()('stored_totps', (q, t) => q.select().from(t.totps))
const storedCodes = statement<object>()('stored_codes', (q, t) => q.select().from(t.recoveryCodes))

const webhook = { type: 'webhook', label: 'Server', format: 'standard' }
const summary = ({ status, body }: { status: number; body: { code?: string } }) => (status < 300 ? status : body.code)
const actions = async (person: Person) =>
  (await person.get<Schemas['AuditPage']>('/v1/audit-events?sort=created_at&limit=100')).body.items
    .map(({ action }) => action)
    .filter(action => /totp|recovery_code|second_factor/.test(action))
const proveWith = (person: Person, body: object) => person.post<Problem>('/v1/sessions/current/proof', body)

onEachStore('second factors', (open, again) => {
  const town = async (env: Record<string, string> = {}) => {
    const world = await open({ env: { AQS_SIGN_INS_PER_15_MINUTES: '1000', ...env } })
    return { world, bob: await world.human() }
  }

  test('with an app the password is not enough, and only somebody who knows the password learns what is needed', async () => {
    const { world, bob } = await town()
    const { code } = await newTotp(world, bob)
    world.clock.advance(step)

    const guess = await signIn(world, { ...bob, password: 'not the right one' })
    const nobody = await signIn(world, { email: 'nobody@example.com', password: 'not the right one' })
    const missing = await signIn(world, bob)
    const wrong = await signIn(world, bob, { code: code(90_000) })
    const right = await signIn(world, bob, { code: code() })

    expect([guess, nobody, missing, wrong, right].map(summary)).toEqual([
      'invalid_credentials',
      'invalid_credentials',
      'second_factor_required',
      'wrong_code',
      201,
    ])
    expect([guess.body.detail, 'methods' in guess.body, 'methods' in nobody.body]).toEqual([nobody.body.detail, false, false])
    expect(missing.body.methods).toEqual(['totp', 'recovery_code'])
    expect(await actions(bob)).toEqual(['account.totp_added', 'account.second_factor_failed'])
  })

  test('an account without a second factor needs no code', async () => {
    const { world, bob } = await town()
    await bob.post('/v1/me/totp')

    expect([summary(await signIn(world, bob)), summary(await signIn(world, bob, { code: 'anything' }))]).toEqual([201, 201])
  })

  test('each code works once, also when it is sent many times at once on two instances, and an older one not after a newer one', async () => {
    const { world: here, bob } = await town()
    const there = await again({ env: { AQS_SIGN_INS_PER_15_MINUTES: '1000' } })
    const { code } = await newTotp(here, bob)

    const reused = await signIn(here, bob, { code: code() })
    for (const world of [here, there]) world.clock.advance(2 * step)
    const many = await Promise.all(Array.from({ length: 8 }, (_, i) => signIn(i % 2 ? here : there, bob, { code: code() })))
    const older = await signIn(here, bob, { code: code(-step) })
    const next = await signIn(here, bob, { code: code(step) })

    expect([reused, older, next].map(summary)).toEqual(['wrong_code', 'wrong_code', 201])
    expect(many.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(403)])
  })

  test('a recovery code works once, however it is written, and the log counts those that are left', async () => {
    const { world, bob } = await town()
    const { codes } = await newTotp(world, bob)
    const [first, second] = codes as [string, string]

    const answers = [
      await signIn(world, bob, { code: first.toUpperCase().replaceAll('-', ' ') }),
      await signIn(world, bob, { code: first }),
    ]
    const many = await Promise.all(Array.from({ length: 6 }, () => signIn(world, bob, { code: second })))
    const { body } = await bob.get<Schemas['Security']>('/v1/me/security')

    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    expect(answers.map(summary)).toEqual([201, 'wrong_code'])
    expect(many.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(body).toMatchObject({ totp: true, passkeys: [], recovery_codes: 8 })
  })

  test('new recovery codes replace the old ones, and without a second factor there are none', async () => {
    const { world, bob } = await town()
    const { codes } = await newTotp(world, bob)

    const renewed = await bob.post<Schemas['RecoveryCodes']>('/v1/me/recovery-codes')
    const old = await signIn(world, bob, { code: codes![0] })
    const fresh = await signIn(world, bob, { code: renewed.body.recovery_codes![0] })
    const removed = await bob.delete('/v1/me/totp')
    const again = await bob.delete('/v1/me/totp')
    const without = await bob.post<Problem>('/v1/me/recovery-codes')

    expect([old, fresh].map(summary)).toEqual(['wrong_code', 201])
    expect([removed.status, again.status, summary(without)]).toEqual([204, 204, 'invalid_state'])
    expect(await world.store.read(storedCodes, {})).toEqual([])
    expect(summary(await signIn(world, bob))).toBe(201)
    expect((await actions(bob)).filter(action => action === 'account.totp_removed')).toHaveLength(1)
  })

  test('somebody who knows the password cannot use up the codes of networks and sessions of the owner', async () => {
    const { world, bob } = await town({ AQS_TRUSTED_PROXIES: '127.0.0.0/8' })
    const { code } = await newTotp(world, bob)
    world.clock.advance(step)
    const from = (address: string, code: string) =>
      world.call<Problem>('POST', '/v1/sessions', {
        body: { email: bob.email, password: bob.password, code },
        headers: { 'X-Forwarded-For': address },
      })
    for (let i = 0; i < 21; i++) await from('203.0.113.1', '000 000 000')

    const stranger = await from('203.0.113.1', code())
    const proved = await proveWith(bob, { password: bob.password, code: code() })
    world.clock.advance(step)
    const owner = await signIn(world, bob, { code: code() })
    const ofSession = []
    for (let i = 0; i < 21; i++) ofSession.push(summary(await proveWith(bob, { password: bob.password, code: '000 000 000' })))

    expect([summary(stranger), proved.status, owner.status]).toEqual(['rate_limited', 204, 201])
    expect(ofSession.slice(-2)).toEqual(['wrong_code', 'rate_limited'])
  })

  test('the first factor ends the other sessions, a second one does not, and the removal of one does', async () => {
    const { world, bob } = await town()
    const begin = async (more: object = {}) => (await signIn(world, bob, more)).body.token!
    const isOpen = async (token: string) => (await world.call('GET', '/v1/me', { token })).status === 200
    const before = await begin()

    const { code, codes } = await newTotp(world, bob)
    const afterFirst = [await isOpen(before), (await bob.get('/v1/me')).status]
    world.clock.advance(step)
    const second = await begin({ code: code() })
    const { passkey } = await newPasskey(bob)
    const afterSecond = await isOpen(second)
    await bob.delete(`/v1/me/passkeys/${passkey.id}`)
    const afterRemoval = await isOpen(second)
    const third = await begin({ code: codes![0] })
    await bob.delete('/v1/me/totp')
    const afterLast = await isOpen(third)
    await newPasskey(bob)
    const { items } = (await bob.get<Schemas['AuditPage']>('/v1/audit-events?sort=created_at&limit=100')).body

    expect([afterFirst, afterSecond, afterRemoval, afterLast]).toEqual([[false, 200], true, false, false])
    expect(
      items.filter(({ action }) => /(totp|passkey)_(added|removed)/.test(action)).map(({ action, data }) => [action, data.sessions_ended]),
    ).toEqual([
      ['account.totp_added', 1],
      ['account.passkey_added', undefined],
      ['account.passkey_removed', 1],
      ['account.totp_removed', 1],
      ['account.passkey_added', 0],
    ])
  })

  test('20 wrong codes in a day are enough, on all new networks together, and a passkey still works after that', async () => {
    const { world, bob } = await town({ AQS_TRUSTED_PROXIES: '127.0.0.0/8' })
    const { code } = await newTotp(world, bob)
    world.clock.advance(step)
    const { device } = await newPasskey(bob)
    const { email, password } = bob
    const from = (i: number, code: string) =>
      world.call<Problem>('POST', '/v1/sessions', {
        body: { email, password, code },
        headers: { 'X-Forwarded-For': `203.0.113.${i}` },
      })

    const wrong = []
    for (let i = 0; i < 21; i++) wrong.push(summary(await from(i, '000 000 000')))
    const right = await from(99, code())
    const { body } = await world.call<Schemas['PasskeyRequest']>('POST', '/v1/sessions/passkey/challenge')
    const touched = await world.call('POST', '/v1/sessions/passkey', { body: { credential: device.get(body.options) } })

    expect(wrong).toEqual([...Array(20).fill('wrong_code'), 'rate_limited'])
    expect([summary(right), touched.status]).toEqual(['rate_limited', 201])
  })

  test('the store has neither the secret of an app nor a recovery code, and a secret opens only with the key and for its account', async () => {
    const { world, bob } = await town()
    const { secret, codes } = await newTotp(world, bob)

    const [stored] = await world.store.read(storedTotps, {})
    const kept = JSON.stringify([stored, await world.store.read(storedCodes, {})])
    const { open: unlock } = world.core.world.boxes

    for (const one of [secret, ...codes!, ...codes!.map(code => code.replaceAll('-', ''))]) expect(kept).not.toContain(one)
    expect(unlock(bob.account.id, stored!.secret)).toBe(secret)
    expect(() => unlock('acc_another', stored!.secret)).toThrow('authenticate')
    const other = stored!.secret.at(-5) === 'A' ? 'B' : 'A'
    expect(() => unlock(bob.account.id, `${stored!.secret.slice(0, -5)}${other}${stored!.secret.slice(-4)}`)).toThrow('authenticate')
    expect(boxes(['another key of these tests, long enough']).open(bob.account.id, stored!.secret)).toBeUndefined()
    expect(world.log.join('')).not.toContain(secret)
  })

  test('whoever lost the key of the service can still sign in with a recovery code', async () => {
    const { world, bob } = await town()
    const { code, codes } = await newTotp(world, bob)
    const rekeyed = await again({ sealKeys: ['another key of these tests, long enough'] })
    rekeyed.clock.advance(step)
    world.clock.advance(step)

    const answers = [await signIn(rekeyed, bob, { code: code() }), await signIn(rekeyed, bob, { code: codes![0] })]

    expect(answers.map(summary)).toEqual(['wrong_code', 201])
  })

  test('what changes how somebody signs in, or who may do what, needs a proof that is at most 10 minutes old', async () => {
    const world = await open({ env: { AQS_SMTP_URL: 'smtp://127.0.0.1:9', AQS_MAIL_FROM: 'quest@example.com' } })
    const [admin, bob] = [await world.human(), await world.human()]
    const asks = [
      () => admin.post<Problem>('/v1/me/totp'),
      () => admin.delete<Problem>('/v1/me/totp'),
      () => admin.post<Problem>('/v1/me/totp/confirm', { code: '000000' }),
      () => admin.post<Problem>('/v1/me/recovery-codes'),
      () => admin.post<Problem>('/v1/me/email', { email: 'new@example.com' }),
      () => admin.post<Problem>('/v1/me/passkeys/challenge'),
      () => admin.post<Problem>('/v1/me/passkeys', { name: 'Phone', credential: {} }),
      () => admin.patch<Problem>(`/v1/admin/accounts/${bob.account.id}`, '*', { role: 'admin' }),
      () => admin.post<Problem>(`/v1/admin/accounts/${bob.account.id}/recovery-link`),
      () => admin.post<Problem>('/v1/admin/invitations', { role: 'reviewer' }),
      () => admin.post<Problem>('/v1/channels', { type: 'webhook', label: 'A', url: 'https://example.com/', format: 'standard' }),
    ]
    const asked = async () => {
      const answers = []
      for (const ask of asks) answers.push((await ask()).body.code === 'proof_required')
      return answers
    }

    world.clock.advance(10 * minute - 1)
    const fresh = await asked()
    world.clock.advance(1)
    const stale = await asked()
    const harmless = await admin.post('/v1/admin/invitations', { role: 'member' })
    const wrong = await proveWith(admin, { password: 'not the right one' })
    const proved = await proveWith(admin, { password: admin.password })
    const renewed = await asked()
    const { body } = await admin.get<Schemas['Security']>('/v1/me/security')

    expect(fresh).toEqual(asks.map(() => false))
    expect(stale).toEqual(asks.map(() => true))
    expect([harmless.status, summary(wrong), proved.status]).toEqual([201, 'wrong_password', 204])
    expect(renewed).toEqual(asks.map(() => false))
    expect(Date.parse(body.proof_until!)).toBe(world.clock.now + 10 * minute)
  })

  test('a device whose browser has renewed its subscription keeps its channel without a fresh proof, and nobody else’s goes', async () => {
    const { world, bob } = await town()
    const eve = await world.human()
    const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) }
    const at = (name: string) => `https://push.example.com/${name}`
    const turnOn = (person: Person, endpoint: string, replaces?: string) =>
      person.post<Schemas['CreatedChannel'] & Problem>('/v1/channels', {
        type: 'push',
        label: 'Phone',
        subscription: { endpoint, keys, ...(replaces && { replaces }) },
      })
    const server = await bob.post<Schemas['CreatedChannel']>('/v1/channels', { ...webhook, url: at('hook') })
    await turnOn(bob, at('one'))
    for (const person of [bob, eve]) await setProof(world, person, 0)

    const guessed = await turnOn(bob, at('two'), at('another'))
    const foreign = await turnOn(eve, at('two'), at('one'))
    const hook = await turnOn(bob, at('two'), `standard ${at('hook')}`)
    const renewed = await turnOn(bob, at('two'), at('one'))

    expect([guessed, foreign, renewed].map(summary)).toEqual(['proof_required', 'proof_required', 201])
    expect(hook.status).not.toBe(201)
    const { items } = (await bob.get<Schemas['ChannelPage']>('/v1/channels')).body
    expect(items.map(({ id }) => id).toSorted()).toEqual([server.body.channel.id, renewed.body.channel.id].toSorted())
  })

  test('a proof needs the second factor too, belongs to one session, and does not come from the future', async () => {
    const { world, bob } = await town()
    const { code } = await newTotp(world, bob)
    world.clock.advance(10 * minute)
    const other = await signIn(world, bob, { code: code() })
    world.clock.advance(10 * minute)

    const half = await proveWith(bob, { password: bob.password })
    const wrong = await proveWith(bob, { password: bob.password, code: '000 000 000' })
    const whole = await proveWith(bob, { password: bob.password, code: code() })
    const here = await bob.post('/v1/me/recovery-codes')
    const there = await world.call<Problem>('POST', '/v1/me/recovery-codes', { token: other.body.token! })
    await setProof(world, bob, world.clock.now + 1)
    const early = await bob.post<Problem>('/v1/me/recovery-codes')

    expect([half, wrong].map(summary)).toEqual(['second_factor_required', 'wrong_code'])
    expect([whole.status, here.status, summary(there), summary(early)]).toEqual([204, 200, 'proof_required', 'proof_required'])
  })

  test('with a second factor, a stolen session and the password cannot change the password', async () => {
    const { world, bob } = await town()
    const change = () => bob.put<Problem>('/v1/me/password', { current_password: bob.password, new_password: 'a heron waits by the weir' })
    const { code } = await newTotp(world, bob)
    world.clock.advance(10 * minute)

    const stolen = await change()
    await proveWith(bob, { password: bob.password, code: code() })
    const own = await change()

    expect([summary(stolen), own.status]).toEqual(['proof_required', 204])
  })

  test('guesses at a proof are counted for the session', async () => {
    const { bob } = await town({ AQS_SIGN_INS_PER_15_MINUTES: '3' })

    const tries = []
    for (let i = 0; i < 4; i++) tries.push(summary(await proveWith(bob, { password: `wrong ${i}` })))

    expect(tries).toEqual(['wrong_password', 'wrong_password', 'wrong_password', 'rate_limited'])
  })

  test('a recovery link keeps the second factors, unless it was made to remove them', async () => {
    const { world, bob: admin } = await town()
    const bob = await world.human()
    await newTotp(world, bob)
    await newPasskey(bob)
    const recover = async (secondFactors: string, password: string) => {
      const made = await admin.post<Schemas['RecoveryLink']>(`/v1/admin/accounts/${bob.account.id}/recovery-link`, {
        second_factors: secondFactors,
      })
      await world.call('POST', '/v1/recovery', { body: { token: made.body.url.split('=')[1], new_password: password } })
      return signIn(world, { email: bob.email, password })
    }

    const kept = await recover('keep', 'a heron waits by the weir')
    const removed = await recover('remove', 'a weir waits for the heron')
    const { body } = await world.call<Schemas['Security']>('GET', '/v1/me/security', { token: removed.body.token! })
    const { body: log } = await admin.get<Schemas['ServiceLogPage']>('/v1/admin/audit-events?action=account.recovered')

    expect([kept, removed].map(summary)).toEqual(['second_factor_required', 201])
    expect(body).toMatchObject({ totp: false, passkeys: [], recovery_codes: 0 })
    expect(log.items.map(({ data }) => data['second_factors']).toSorted()).toEqual(['remove', undefined])
  })
})
