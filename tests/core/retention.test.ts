/** How long data that is no longer needed stays. */
import { expect, test } from '@jest/globals'
import { type Schemas } from '../support/client.ts'
import { statement } from '../../src/store/statement.ts'
import { onEachStore } from '../support/world.ts'

const day = 86_400_000
const sessions = statement<object>()('all_sessions', (q, t) => q.select({ id: t.sessions.id }).from(t.sessions))
const onces = statement<object>()('all_onces', (q, t) => q.select({ key: t.onces.key }).from(t.onces))

onEachStore('retention', open => {
  test('a request with a key is remembered for the days that are set, and then the sweep removes it', async () => {
    const world = await open({ env: { AQS_KEEP_IDEMPOTENCY_DAYS: '3', AQS_REQUESTS_PER_MINUTE: '100000' } })
    const ada = await world.human()
    const ask = () => ada.post<Schemas['Agent']>('/v1/agents', { name: 'Scout' }, { headers: { 'Idempotency-Key': 'a' } })
    const first = await ask()
    world.clock.advance(2.9 * day)
    await world.core.sweep()

    const repeated = await ask()
    world.clock.advance(0.2 * day)
    await world.core.sweep()
    const left = await world.store.read(onces, {})
    const again = await ask()

    expect([repeated.headers['idempotent-replayed'], repeated.body.id]).toEqual(['true', first.body.id])
    expect(left).toEqual([])
    expect([again.headers['idempotent-replayed'], again.status]).toEqual([undefined, 201])
  })

  test('a session that has ended stays for the days that are set', async () => {
    const world = await open({ env: { AQS_KEEP_SESSIONS_DAYS: '2' } })
    const ada = await world.human()
    await world.human()
    world.clock.advance(day)
    await ada.get('/v1/me')
    // The other session ends here, 7 days after its last use.
    world.clock.advance(6.5 * day)
    await world.core.sweep()
    const kept = await world.store.read(sessions, {})
    world.clock.advance(2 * day)
    await world.core.sweep()

    expect(kept).toHaveLength(2)
    expect(await world.store.read(sessions, {})).toEqual([{ id: ada.session.id }])
  })
})
