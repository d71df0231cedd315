/** Passkeys: adding them, signing in with them, and what attackers try. The device is tests/support/authenticator.ts. */
import { expect, test } from '@jest/globals'
import { endOfChallenge, newChallenge } from '../../src/core/kit/webauthn.ts'
import { run, statement } from '../../src/store/index.ts'
import { authenticator, type Flaw } from '../support/authenticator.ts'
import type { Person, Schemas } from '../support/client.ts'
import { answerOf, newPasskey, setProof, signIn, touch } from '../support/security.ts'
import { onEachStore, publicUrl, type World } from '../support/world.ts'

type Problem = Schemas['Problem']
type Options = Schemas['PasskeyRequest']
const minute = 60_000

const storedChallenges = statement<object>()('stored_challenges', (q, t) => q.select().from(t.spentChallenges))
const setCounter = statement<object>()('set_counter', (q, t) => q.update(t.passkeys).set({ counter: 7 }))

const summary = ({ status, body }: { status: number; body: { code?: string } }) => (status < 300 ? status : body.code)
const beginAdding = async (person: Person) =>
  (await person.post<Schemas['PasskeyCreation']>('/v1/me/passkeys/challenge')).body.options as {
    challenge: string
    excludeCredentials: { id: string }[]
  }
const beginSignIn = async (world: World) => (await world.call<Options>('POST', '/v1/sessions/passkey/challenge')).body.options
const add = (person: Person, credential: object, name = 'Phone') =>
  person.post<Schemas['NewPasskey'] & Problem>('/v1/me/passkeys', { name, credential })

onEachStore('passkeys', (open, again) => {
  const town = async () => {
    const world = await open({ env: { AQS_SIGN_INS_PER_15_MINUTES: '1000' } })
    return { world, admin: await world.human(), bob: await world.human() }
  }

  test('a passkey signs its human in alone, and the password is then not enough', async () => {
    const { world, bob } = await town()
    const { device, passkey, recovery_codes } = await newPasskey(bob)

    const touched = await touch(world, device)
    const password = await signIn(world, bob)
    const code = await signIn(world, bob, { code: recovery_codes![0] })
    const { body } = await bob.get<Schemas['Security']>('/v1/me/security')

    expect([touched.status, touched.body.account.id]).toEqual([201, bob.account.id])
    expect([summary(password), password.body.methods, code.status]).toEqual(['second_factor_required', ['passkey', 'recovery_code'], 201])
    expect(body.passkeys).toEqual([{ ...passkey, last_used_at: new Date(world.clock.now).toISOString() }])
  })

  test('the beginning of a sign-in is the same for everybody and names nobody', async () => {
    const { world, bob } = await town()
    const before = await beginSignIn(world)
    const { device } = await newPasskey(bob)

    const after = await beginSignIn(world)

    expect(Object.keys(after)).toEqual(Object.keys(before))
    expect({ ...after, challenge: '' }).toEqual({ ...before, challenge: '' })
    expect(JSON.stringify(after)).not.toContain(device.id)
  })

  test.each<[what: string, flaw: Flaw]>([
    ['made on another site', { origin: 'https://evil.example' }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['made for a registration', { type: 'webauthn.create' }],
    ['made without a check of the person', { unverified: true }],
    ['that names another account', { userHandle: Buffer.from('acc_another').toString('base64url') }],
    ['to a challenge that is not ours', { challenge: Buffer.from('mine.mine.mine').toString('base64url') }],
    ['that does not count on', { counter: 1 }],
  ])('an answer %s is refused', async (_, flaw) => {
    const { world, bob } = await town()
    const { device } = await newPasskey(bob)
    await world.store.transaction(() => run(setCounter, {}))

    const refused = await touch(world, device, { counter: 8, ...flaw })
    const good = await touch(world, device, { counter: 9 })

    expect([refused.status, refused.body.code, good.status]).toEqual([401, 'invalid_credentials', 201])
  })

  test('an answer works once, also when it is sent many times at once on two instances', async () => {
    const { world: here, bob } = await town()
    const there = await again({ env: { AQS_SIGN_INS_PER_15_MINUTES: '1000' } })
    const { device } = await newPasskey(bob)
    const answer = device.get(await beginSignIn(here), { counter: 0 })

    const many = await Promise.all(Array.from({ length: 8 }, (_, i) => answerOf(i % 2 ? here : there, answer)))
    const later = await answerOf(here, answer)
    const stored = (await here.store.read(storedChallenges, {})).length
    here.clock.advance(5 * minute)
    await here.core.sweep()

    expect(many.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(401)])
    expect([later.status, stored]).toEqual([401, 2])
    expect(await here.store.read(storedChallenges, {})).toEqual([])
  })

  test('a challenge ends after 5 minutes, and serves only its purpose and its session', async () => {
    const { world, admin, bob } = await town()
    const { device } = await newPasskey(bob)
    const other = await touch(world, device)
    const proof = async (options: unknown, token = bob.token) =>
      world.call<Problem>('POST', '/v1/sessions/current/proof', { token, body: { credential: device.get(options) } })
    const beginProof = async () => (await bob.post<Options>('/v1/sessions/current/proof/challenge')).body.options

    const crossed = [
      summary(await answerOf(world, device.get(await beginProof()))),
      summary(await proof(await beginSignIn(world))),
      summary(await proof(await beginProof(), other.body.token!)),
      summary(await add(admin, authenticator(publicUrl).create(await beginAdding(bob)))),
    ]
    const [signing, proving] = [await beginSignIn(world), await beginProof()]
    world.clock.advance(5 * minute)
    const late = [summary(await answerOf(world, device.get(signing))), summary(await proof(proving))]

    expect(crossed).toEqual(['invalid_credentials', 'invalid_passkey', 'invalid_passkey', 'invalid_passkey'])
    expect(late).toEqual(['invalid_credentials', 'invalid_passkey'])
    expect(summary(await proof(await beginProof()))).toBe(204)
  })

  test('the passkey of another account proves nothing and cannot be added or touched', async () => {
    const { world, admin, bob } = await town()
    const { device, passkey } = await newPasskey(bob)
    const { body } = await admin.post<Options>('/v1/sessions/current/proof/challenge')

    const proof = await admin.post<Problem>('/v1/sessions/current/proof', { credential: device.get(body.options) })
    const second = await add(admin, device.create(await beginAdding(admin)))
    const renamed = await admin.patch<Problem>(`/v1/me/passkeys/${passkey.id}`, '*', { name: 'Mine' })
    const removed = await admin.delete<Problem>(`/v1/me/passkeys/${passkey.id}`)

    expect([proof, second, renamed, removed].map(summary)).toEqual(['invalid_passkey', 'invalid_passkey', 'not_found', 'not_found'])
    expect((await world.core.secondFactors.read(await world.core.sessions.authenticate(admin.token, 'test'))).passkeys).toEqual([])
  })

  test('a bad registration is refused: another site, another domain, no check of the person, nonsense', async () => {
    const { bob } = await town()
    const device = authenticator(publicUrl)
    const flaws: Flaw[] = [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { unverified: true }, { type: 'webauthn.get' }]

    const refused = []
    for (const flaw of flaws) refused.push(summary(await add(bob, device.create(await beginAdding(bob), flaw))))
    const whole = device.create(await beginAdding(bob))
    const nonsense = [
      {},
      { id: 7 },
      { ...whole, response: null },
      { ...whole, response: { clientDataJSON: 'e30' } },
      { ...whole, response: { ...whole.response, attestationObject: 'AAAA' } },
      { ...whole, response: { ...whole.response, attestationObject: 'o2NmbXRkbm9uZQ' } },
      { ...whole, id: 'x'.repeat(20_000) },
    ]
    for (const credential of nonsense) refused.push(summary(await add(bob, credential)))

    expect(refused).toEqual(Array(11).fill('invalid_passkey'))
    expect(summary(await add(bob, whole))).toBe(201)
  })

  test('nonsense in place of an answer to a sign-in is refused like a wrong one', async () => {
    const { world, bob } = await town()
    const { device } = await newPasskey(bob)
    const whole = device.get(await beginSignIn(world))
    const nonsense = [
      {},
      { ...whole, id: authenticator(publicUrl).id },
      { ...whole, response: { ...whole.response, signature: 'AAAA' } },
      { ...whole, response: { ...whole.response, authenticatorData: 'AAAA' } },
      { ...whole, response: { ...whole.response, clientDataJSON: 'not base64 !' } },
      { ...whole, type: 'password' },
    ]

    const refused = []
    for (const credential of nonsense) refused.push(summary(await answerOf(world, credential)))

    expect(refused).toEqual(Array(6).fill('invalid_credentials'))
    expect(summary(await answerOf(world, whole))).toBe(201)
  })

  test('a suspended account cannot sign in with a passkey, and a removed passkey signs nobody in', async () => {
    const { world, admin, bob } = await town()
    const { device, passkey } = await newPasskey(bob)

    await admin.post(`/v1/admin/accounts/${bob.account.id}/suspend`)
    const suspended = await touch(world, device)
    await admin.post(`/v1/admin/accounts/${bob.account.id}/resume`)
    const back = await touch(world, device)
    const removed = await world.call('DELETE', `/v1/me/passkeys/${passkey.id}`, { token: back.body.token! })
    const gone = await touch(world, device)

    expect([summary(suspended), back.status, removed.status, summary(gone)]).toEqual(['account_suspended', 201, 204, 'invalid_credentials'])
    expect(summary(await signIn(world, bob))).toBe(201)
  })

  test('removing a passkey against signing in with it: the session began before, or there is none', async () => {
    const { world: here, bob } = await town()
    const there = await again()
    for (let round = 0; round < 4; round++) {
      const { device, passkey } = await newPasskey(bob)
      const answer = device.get(await beginSignIn(here))

      const [signedIn, removed] = await Promise.all([
        answerOf(here, answer),
        there.call('DELETE', `/v1/me/passkeys/${passkey.id}`, { token: bob.token }),
      ])

      expect([201, 401]).toContain(signedIn.status)
      expect(removed.status).toBe(204)
      expect(summary(await touch(here, device))).toBe('invalid_credentials')
    }
  })

  test('passkeys have names, which change with If-Match, and there are at most 10, also when many are added at once', async () => {
    const { world, bob } = await town()
    const { passkey } = await newPasskey(bob, 'Phone')
    const path = `/v1/me/passkeys/${passkey.id}`

    const renamed = await bob.patch<Schemas['Passkey']>(path, 1, { name: 'Old phone' })
    const stale = await bob.patch<Problem>(path, 1, { name: 'Newer phone' })
    const options = []
    for (let i = 0; i < 12; i++) options.push(await beginAdding(bob))
    const added = await Promise.all(options.map(one => add(bob, authenticator(publicUrl).create(one))))
    const full = await bob.post<Problem>('/v1/me/passkeys/challenge')
    const { body } = await bob.get<Schemas['Security']>('/v1/me/security')
    const { body: log } = await bob.get<Schemas['AuditPage']>('/v1/audit-events?sort=created_at&limit=100')

    expect([renamed.headers['etag'], renamed.body.name, summary(stale)]).toEqual(['"v2"', 'Old phone', 'precondition_failed'])
    expect(added.filter(({ status }) => status === 201)).toHaveLength(9)
    expect([summary(full), body.passkeys.length, options[0]!.excludeCredentials.length]).toEqual(['passkey_limit', 10, 1])
    expect(
      new Set(log.items.filter(({ action }) => action.includes('passkey')).map(({ action, data }) => `${action} ${data['name']}`)),
    ).toEqual(new Set(['account.passkey_added Phone', 'account.passkey_renamed Old phone']))
    expect(world.core.world.now()).toBe(world.clock.now)
  })

  test('wrong passkeys are counted for each network', async () => {
    const world = await open({ env: { AQS_SIGN_INS_PER_15_MINUTES: '1' } })
    await world.human()

    const tries = []
    for (let i = 0; i < 11; i++) tries.push((await answerOf(world, {})).status)

    expect(tries).toEqual([...Array(10).fill(401), 429])
  })

  test('removing the last passkey needs a fresh proof, and removes the recovery codes', async () => {
    const { world, bob } = await town()
    const { passkey } = await newPasskey(bob)
    await setProof(world, bob, 0)

    const stale = await bob.delete<Problem>(`/v1/me/passkeys/${passkey.id}`)
    await setProof(world, bob)
    const fresh = await bob.delete(`/v1/me/passkeys/${passkey.id}`)
    const { body } = await bob.get<Schemas['Security']>('/v1/me/security')

    expect([summary(stale), fresh.status, body.recovery_codes]).toEqual(['proof_required', 204, 0])
  })
})

test('a challenge is accepted only as it was made', () => {
  const own = { secret: 'a secret', now: () => 1_000 }
  const challenge = newChallenge(own, ['proof', 'ses_1'])
  const [end, random, seal] = challenge.split('.') as [string, string, string]
  const forged = [
    `${(Number.parseInt(end, 36) + 1).toString(36)}.${random}.${seal}`,
    `${end}.${random}x.${seal}`,
    `${challenge}.more`,
    `${end}.${random}`,
    '',
    '..',
  ]

  expect(endOfChallenge(own, challenge, ['proof', 'ses_1'])).toBe(301_000)
  expect(endOfChallenge(own, challenge, ['proof', 'ses_2'])).toBeUndefined()
  expect(endOfChallenge({ secret: 'another', now: () => 1_000 }, challenge, ['proof', 'ses_1'])).toBeUndefined()
  expect(endOfChallenge({ secret: 'a secret', now: () => 301_000 }, challenge, ['proof', 'ses_1'])).toBeUndefined()
  expect(forged.map(one => endOfChallenge(own, one, ['proof', 'ses_1']))).toEqual(forged.map(() => undefined))
})
