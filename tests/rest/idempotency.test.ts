import { hash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import { findOnce } from '../../src/store/engine/once.ts'
import { run, Unavailable } from '../../src/store/index.ts'
import { untilServed, type Schemas } from '../support/client.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { onEachStore } from '../support/world.ts'

const once = (key: string) => ({ headers: { 'Idempotency-Key': key } })

onEachStore('idempotency', (open, again) => {
  test('a repeated request changes nothing and gets the first answer', async () => {
    const world = await open()
    const ada = await world.human()

    const first = await ada.post<Schemas['Agent']>('/v1/agents', { name: 'Scout' }, once('a'))
    await ada.patch(`/v1/agents/${first.body.id}`, 1, { name: 'Ranger' })
    const second = await ada.post<Schemas['Agent']>('/v1/agents', { name: 'Scout' }, once('a'))

    expect([first.status, first.headers['idempotent-replayed']]).toEqual([201, undefined])
    expect([second.status, second.headers['idempotent-replayed'], second.body]).toEqual([201, 'true', first.body])
    expect((await ada.get<Schemas['AgentPage']>('/v1/agents')).body.items).toHaveLength(1)
  })

  test('thirty requests with one key at one instant have one effect, on one instance and on two', async () => {
    const world = await open()
    const other = await again()
    const ada = await world.human()

    const all = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        untilServed(() =>
          (i % 2 ? world : other).call<Schemas['Agent']>('POST', '/v1/agents', { token: ada.token, body: { name: 'Scout' }, ...once('a') }),
        ),
      ),
    )

    expect(new Set(all.map(one => `${one.status} ${one.body.id}`)).size).toBe(1)
    expect(all.filter(one => one.headers['idempotent-replayed'])).toHaveLength(29)
    expect((await ada.get<Schemas['AgentPage']>('/v1/agents')).body.items).toHaveLength(1)
  })

  test('the same key with another request is refused', async () => {
    const world = await open()
    const ada = await world.human()
    await ada.post('/v1/agents', { name: 'Scout' }, once('a'))

    const other = await ada.post<Schemas['Problem']>('/v1/agents', { name: 'Ranger' }, once('a'))

    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
  })

  test('a secret is not shown again', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()

    const first = await ada.post<Schemas['IssuedKey']>(`/v1/agents/${id}/keys`, {}, once('k'))
    const second = await ada.post<Schemas['Problem']>(`/v1/agents/${id}/keys`, {}, once('k'))

    expect([second.status, second.body.code]).toEqual([409, 'secret_already_shown'])
    expect(second.body.detail).toContain(first.body.key.id)
    expect((await ada.get<Schemas['KeyPage']>(`/v1/agents/${id}/keys`)).body.items).toHaveLength(1)
  })

  test('a refused request leaves its key free, and a key is free again after a day', async () => {
    const world = await open({ env: { AQS_AGENTS_PER_ACCOUNT: '1' } })
    const ada = await world.human()
    const { id } = await ada.agent()

    const refused = await ada.post('/v1/agents', { name: 'Ranger' }, once('a'))
    await ada.delete(`/v1/agents/${id}`)
    const made = await ada.post<Schemas['Agent']>('/v1/agents', { name: 'Ranger' }, once('a'))
    await ada.delete(`/v1/agents/${made.body.id}`)
    world.clock.advance(24 * 60 * 60 * 1000)
    const anew = await ada.post<Schemas['Agent']>('/v1/agents', { name: 'Guide' }, once('a'))

    expect([refused.status, made.status, anew.status, anew.headers['idempotent-replayed']]).toEqual([409, 201, 201, undefined])
  })

  test('a wrong code leaves its key free, although it is counted', async () => {
    const world = await open()
    const ada = await world.human()
    const { body } = await ada.post<Schemas['NewTotp']>('/v1/me/totp')
    const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp })
    const code = codeAt(world.clock.now)

    const wrong = await ada.post<Schemas['Problem']>('/v1/me/totp/confirm', { code: codeAt(0) }, once('t'))
    const right = await ada.post<Schemas['RecoveryCodes']>('/v1/me/totp/confirm', { code }, once('t'))
    const again = await ada.post<Schemas['Problem']>('/v1/me/totp/confirm', { code }, once('t'))

    expect([wrong.body.code, right.status, again.body.code]).toEqual(['wrong_code', 200, 'secret_already_shown'])
  })

  test('several decisions that stopped in between go on when they are repeated, and each is made once', async () => {
    let left = Infinity
    const world = await open({
      store: store => ({
        ...store,
        transaction: work => {
          if (left-- <= 0) throw new Unavailable(new Error('it went away'))
          return store.transaction(work)
        },
      }),
    })
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const ids = [await askFor(world, agent, 'One'), await askFor(world, agent, 'Two')].map(({ id }) => id)
    const decide = () => ada.post<Schemas['DecisionResults']>('/v1/approvals/decisions', { decision: 'deny', ids }, once('d'))
    const decided = async () =>
      (await ada.get<Schemas['AuditPage']>('/v1/audit-events?action=approval.denied')).body.items.map(({ target }) => target.id)

    // The key is taken, and the first request is decided.
    left = 2
    const stopped = await decide()
    left = Infinity
    const between = await decided()
    const [went, again] = [await decide(), await decide()]

    expect([stopped.status, between, went.status, went.body.results.map(({ code }) => code)]).toEqual([503, [ids[0]], 200, [null, null]])
    expect([again.headers['idempotent-replayed'], again.body]).toEqual(['true', went.body])
    expect((await decided()).toSorted()).toEqual(ids.toSorted())
  })

  test('accounts can use the same key independently', async () => {
    const world = await open()
    const [ada, bob] = [await world.human(), await world.human()]

    const [one, other] = [
      await ada.post<Schemas['Agent']>('/v1/agents', { name: 'Scout' }, once('a')),
      await bob.post<Schemas['Agent']>('/v1/agents', { name: 'Scout' }, once('a')),
    ]

    expect([other.status, other.body.id === one.body.id]).toEqual([201, false])
  })

  test('a key belongs to the whole path, so a retry at an instance of an earlier version is the same request', async () => {
    const world = await open()
    const ada = await world.human()
    const body = { name: 'Scout' }
    await ada.post('/v1/agents', body, once('one'))

    const [kept] = await world.store.transaction(() => run(findOnce, { accountId: ada.account.id, key: 'one' }))

    expect(kept!.requestHash).toBe(hash('sha256', JSON.stringify(['POST', '/v1/agents', body]), 'base64url'))
  })
})
