/** Trying passwords: how often, from where, at which of them; and what a change of the password ends. */
import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { newId } from '../../src/core/kit/ids.ts'
import { passwordHashes } from '../../src/core/kit/secrets.ts'
import { brakes } from '../../src/core/kit/passwords.ts'
import { findAccountByEmail, insertAccount } from '../../src/store/people/accounts.ts'
import { beginLog } from '../../src/core/log/audit.ts'
import { run, statement } from '../../src/store/index.ts'
import type { Schemas } from '../support/client.ts'
import { onEachStore, type World } from '../support/world.ts'

const minute = 60_000
const proxied = { AQS_TRUSTED_PROXIES: '127.0.0.0/8' }
type Problem = Schemas['Problem']

const allBrakes = statement<object>()('all_brakes', (q, t) => q.select().from(t.passwordBrakes))

/** A sign-in from some address. */
const signIn = (world: World, email: string, password: string, from = '203.0.113.1') =>
  world.call<Problem & Schemas['SignedIn']>('POST', '/v1/sessions', {
    body: { email, password, transport: 'token' },
    headers: { 'X-Forwarded-For': from },
  })

onEachStore('passwords', (openWith, againWith) => {
  /** With hashes at the service's cost. */
  const passwords = passwordHashes()
  const open: typeof openWith = options => openWith({ passwords, ...options })
  const again: typeof againWith = options => againWith({ passwords, ...options })

  test('a hash costs what OWASP recommends', async () => {
    const world = await open()
    const { email } = await world.human()
    const [account] = await world.store.read(findAccountByEmail, { email })

    expect(account!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}==\$[\w+/]{43}=$/)
  })

  test('an IPv6 address counts by its first 64 bits', async () => {
    const world = await open({ env: { ...proxied, AQS_SIGN_INS_PER_15_MINUTES: '2' } })
    const { email, password } = await world.human()

    const same = []
    for (const end of ['1', '2', 'ffff:0:1']) same.push(await signIn(world, email, 'wrong', `2001:db8:0:7::${end}`))
    const next = await signIn(world, email, password, '2001:db8:0:8::1')

    expect(same.map(({ status }) => status)).toEqual([401, 401, 429])
    expect(same[2]!.headers['retry-after']).toBe('450')
    expect(next.status).toBe(201)
  })

  test('wrong passwords are counted on all instances together, and are not forgotten when one restarts', async () => {
    const env = { AQS_SIGN_INS_PER_15_MINUTES: '2' }
    const world = await open({ env })
    const { email, password } = await world.human()

    const first = [await signIn(world, email, 'wrong'), await signIn(world, email, 'wrong')]
    const elsewhere = await again({ env })
    const refused = await signIn(elsewhere, email, password)

    expect([...first, refused].map(({ status }) => status)).toEqual([401, 401, 429])
    expect(refused.body.code).toBe('rate_limited')
  })

  test('one network may try many accounts only so often, and right passwords do not count', async () => {
    const world = await open({ env: { AQS_SIGN_INS_PER_15_MINUTES: '1' } })
    const people = await Promise.all(Array.from({ length: 12 }, () => world.human()))

    const right = []
    for (const { email, password } of people) right.push(await signIn(world, email, password))
    const wrong = await Promise.all(Array.from({ length: 12 }, (_, i) => signIn(world, `nobody${i}@example.com`, 'wrong')))

    expect(right.map(({ status }) => status)).toEqual(Array(12).fill(201))
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  test('guesses from many networks delay only unknown networks, and never lock out the owner', async () => {
    const world = await open({ env: proxied })
    const { email, password } = await world.human()
    const home = await signIn(world, email, password, '198.51.100.7')

    for (let i = 0; i < 100; i++) await brakes.beforeSignIn(world.core.world, `203.0.${i}.1`, email)
    const stranger = await signIn(world, email, 'wrong', '203.0.113.200')
    const owner = await signIn(world, email, password, '198.51.100.7')
    world.clock.advance(15 * minute)
    const later = await signIn(world, email, password, '203.0.113.200')

    expect([home, stranger, owner, later].map(({ status }) => status)).toEqual([201, 429, 201, 201])
  })

  test('somebody with a stolen session can guess the password only so often, and does not keep the owner from changing it', async () => {
    const world = await open({ env: { AQS_SIGN_INS_PER_15_MINUTES: '3' } })
    const stolen = await world.human()
    const own = (await signIn(world, stolen.email, stolen.password)).body.token!
    const change = (token: string, current_password: string) =>
      world.call<Problem>('PUT', '/v1/me/password', { token, body: { current_password, new_password: 'wet sock on the mountain' } })

    const guesses = []
    for (let i = 0; i < 4; i++) guesses.push(await change(stolen.token, `guess ${i}`))
    const changed = await change(own, stolen.password)

    expect(guesses.map(({ status }) => status)).toEqual([403, 403, 403, 429])
    expect(changed.status).toBe(204)
  })

  test('a sign-in that was sent while the password changed does not outlive the change', async () => {
    const env = { AQS_SIGN_INS_PER_15_MINUTES: '1000' }
    const world = await open({ env })
    const elsewhere = await again({ env })
    const ada = await world.human()

    const change = ada.put('/v1/me/password', { current_password: ada.password, new_password: 'wet sock on the mountain' })
    const signedIn = await Promise.all(
      Array.from({ length: 24 }, (_, i) => signIn(i % 2 ? world : elsewhere, ada.email, ada.password, '127.0.0.1')),
    )
    const changed = await change
    const left = await Promise.all(
      signedIn.filter(({ status }) => status === 201).map(({ body }) => world.call('GET', '/v1/me', { token: body.token! })),
    )

    expect(changed.status).toBe(204)
    expect(signedIn.filter(({ status }) => status !== 201 && status !== 401)).toEqual([])
    expect(left.map(({ status }) => status)).toEqual(left.map(() => 401))
    expect((await ada.get('/v1/me')).status).toBe(200)
  })

  test('of two changes of a password at once, one succeeds', async () => {
    const world = await open()
    const ada = await world.human()
    const other = (await signIn(world, ada.email, ada.password)).body.token!
    const change = (token: string, new_password: string) =>
      world.call<Problem>('PUT', '/v1/me/password', { token, body: { current_password: ada.password, new_password } })

    const both = await Promise.all([change(ada.token, 'wet sock on the mountain'), change(other, 'dry boot under the bridge')])

    expect(both.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(both.filter(({ status, body }) => status === 403 && body.code === 'wrong_password')).toHaveLength(1)
  })

  test('a limited number of sign-ins may wait for the password check; one more is told to try later', async () => {
    const argon2id = promisify(argon2)
    const places = 2 + 32
    const refused: unknown[] = []
    const allRefused = Promise.withResolvers<void>()
    let isFlood = false
    /** While the flood lasts, no check ends before the last sign-in without a place is refused. */
    const held = passwordHashes(undefined, async (...given) => {
      if (isFlood) await allRefused.promise
      return argon2id(...given)
    })
    const world = await open({ env: { AQS_SIGN_INS_PER_15_MINUTES: '1000' }, passwords: held })
    const { email, password } = await world.human()

    isFlood = true
    const flood = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { status, headers, body } = await signIn(world, email, 'wrong')
        if (status === 503) refused.push([headers['retry-after'], body.code])
        if (refused.length === 50 - places) allRefused.resolve()
        return status
      }),
    )
    const after = await signIn(world, email, password)

    expect(flood.filter(status => status === 401)).toHaveLength(places)
    expect(refused).toEqual(Array.from({ length: 50 - places }, () => ['1', 'unavailable']))
    expect(after.status).toBe(201)
    expect(world.log.filter(line => line.includes('"level":50'))).toEqual([])
  })

  test('a new password that is easy to guess is refused with its field; an existing one stays valid', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const weak = 'password1234'
    const passwordHash = await world.core.world.passwords.hash(weak, { name: 'test', isGone: () => false })
    await world.store.transaction(function* () {
      const [account] = yield* run(insertAccount, {
        id: newId('acc', world.clock.now),
        email: 'old@example.com',
        displayName: 'Old',
        passwordHash,
        role: 'member',
        adminSince: null,
        now: world.clock.now,
      })
      yield* beginLog(world.core.world, account!.id)
    })

    const signUp = { email: 'bob@example.com', password: 'bob@example.com', display_name: 'Bob' }
    const made = await world.call<Problem>('POST', '/v1/accounts', { body: signUp })
    const changed = await ada.put<Problem>('/v1/me/password', { current_password: ada.password, new_password: weak })
    const old = await signIn(world, 'old@example.com', weak)

    expect([made, changed].map(({ status, body }) => [status, body.code, body.errors.map(({ pointer, code }) => [pointer, code])])).toEqual(
      [
        [400, 'validation_failed', [['/password', 'weak_password']]],
        [400, 'validation_failed', [['/new_password', 'weak_password']]],
      ],
    )
    expect(made.body.errors[0]!.message).toContain('unrelated words')
    expect(old.status).toBe(201)
  })

  test('counts are deleted when they have expired, and do not reveal who tried which account', async () => {
    const world = await open({ env: proxied })
    for (let i = 0; i < 3; i++) await signIn(world, `nobody${i}@example.com`, 'wrong')
    const rows = () => world.core.world.store.read(allBrakes, {})

    const before = await rows()
    world.clock.advance(25 * 60 * minute)
    await world.core.sweep()

    expect(before).toHaveLength(3 + 3 + 1)
    expect(JSON.stringify(before)).not.toMatch(/nobody|203\.0/)
    expect(await rows()).toEqual([])
  })
})
