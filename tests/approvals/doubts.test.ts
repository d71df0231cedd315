/** An action of which nobody knows whether it happened: what its human can say, and what frees the same action. */
import { expect, test } from '@jest/globals'
import { doubtRestored, restoredMark } from '../../src/core/approvals/restored.ts'
import type { Agent } from '../../src/core/kit/world.ts'
import { someOpenYeses } from '../../src/store/approvals/yes.ts'
import { insertMeta } from '../../src/store/engine/meta.ts'
import { run, type Store } from '../../src/store/index.ts'
import { holder } from '../support/domain.ts'
import type { Schemas } from '../support/client.ts'
import { onEachStore } from '../support/world.ts'
import { placeOf, rowOf, wish } from './place.ts'

const minute = 60_000

onEachStore('an action in doubt', (open, again) => {
  const place = async () => placeOf(await open({ env: { AQS_MCP_BURST: '1000' } }))

  test.each(['not_done', 'failed', 'unknown'])(
    'is not %s while a worker may still begin; that it happened, can be said at any time',
    async outcome => {
      const { world, close, allowed, start, report, decide, read, call } = await place()
      const [one, two] = [await allowed(), await allowed({ title: 'Pay another' })]
      for (const id of [one, two]) {
        await start(id)
        await report(id, 'not_done', { note: 'I was second' })
      }
      world.clock.advance(5 * minute - 1)
      const early = await decide(one, 'outcome', { outcome })
      const doubt = await read(one)
      const same = await call('request_approval', wish)
      const happened = await decide(two, 'outcome', { outcome: 'done' })
      world.clock.advance(1)
      const late = await decide(one, 'outcome', { outcome })
      await close()

      expect(early).toMatchObject({
        status: 409,
        body: {
          code: 'invalid_state',
          detail: 'The agent may still begin this action until 2026-11-21T09:05:00.000Z. Until then you can only say that it happened.',
        },
      })
      expect(doubt).toMatchObject({ permit: 'in_doubt', act_before: '2026-11-21T09:05:00.000Z' })
      expect(same).toMatchObject({ outcome: 'in_doubt', approval: { id: one } })
      expect([happened.body.permit, late.body.permit]).toEqual(['done', outcome === 'unknown' ? 'unresolved' : outcome])
    },
  )

  test('can be begun for half of a short time to report, also after its agent was suspended', async () => {
    const { world, ada, agent, close, allowed, start, decide } = await place()
    const id = await allowed({ report_within_minutes: 2 })
    await start(id)
    await ada.post(`/v1/agents/${agent.id}/suspend`)
    const early = await decide(id, 'outcome', { outcome: 'not_done' })
    world.clock.advance(minute)
    const late = await decide(id, 'outcome', { outcome: 'not_done' })
    await close()

    expect([early.status, late.status]).toEqual([409, 200])
  })

  test('that was not started counts like one that was: nobody knows when it began, and it takes one of the 20 places', async () => {
    const { world, close, allowed, start, report, decide, read } = await place()
    const ids = []
    for (let i = 0; i < 21; i++) ids.push(await allowed({ title: `Pay ${i}` }))
    const [first, second, ...others] = ids
    for (const id of others) await start(id)
    const told = await report(first!, 'unknown')
    const full = await report(second!, 'unknown')
    const early = await decide(first!, 'outcome', { outcome: 'unknown' })
    world.clock.advance(5 * minute)
    await decide(first!, 'outcome', { outcome: 'unknown' })
    const free = await report(second!, 'unknown')
    await close()

    expect([told.approval.permit, full.code, early.status]).toEqual(['in_doubt', 'too_many_started', 409])
    expect(free.approval.permit).toBe('in_doubt')
    expect(await read(second!)).toMatchObject({ started_at: null, act_before: '2026-11-21T09:10:00.000Z' })
  })

  test('is settled with others in one press, each by itself', async () => {
    const { world, ada, close, allowed, start, report, read } = await place()
    const doubt = async (title: string) => {
      const id = await allowed({ title })
      await start(id)
      await report(id, 'unknown')
      return id
    }
    const ids = [await doubt('One'), await doubt('Two'), await doubt('Three')]
    const ready = await allowed({ title: 'Four' })
    world.clock.advance(5 * minute)
    const early = await doubt('Five')
    const versions = await Promise.all([...ids, ready, early].map(async id => (await read(id)).version))
    versions[1]!--
    const nobodys = 'apr_01jcz3m5x8q4r7t2v6w9y1a0bc'
    const say = (body: object) => ada.post<Schemas['OutcomeResults']>('/v1/approvals/outcomes', { outcome: 'not_done', ...body })
    const said = await say({ ids: [...ids, ready, early, nobodys], versions: [...versions, 1], note: 'I looked' })
    const unpaired = await say({ ids, versions: [1] })
    await close()

    expect(said.body.results).toEqual([
      { id: ids[0], permit: 'not_done', code: null },
      { id: ids[1], permit: 'in_doubt', code: 'precondition_failed' },
      { id: ids[2], permit: 'not_done', code: null },
      { id: ready, permit: 'ready', code: 'invalid_state' },
      { id: early, permit: 'in_doubt', code: 'invalid_state' },
      { id: nobodys, permit: null, code: 'not_found' },
    ])
    expect(await read(ids[2]!)).toMatchObject({ report: { outcome: 'not_done', note: 'I looked', by: 'human' } })
    expect(unpaired.status).toBe(422)
  })

  test('is what the next card says of the yes before, with what contradicts it', async () => {
    const { world, call, close, allowed, start, report, decide, read } = await place()
    const id = await allowed({ report_within_minutes: 1 })
    const { token } = await start(id)
    world.clock.advance(minute)
    await decide(id, 'outcome', { outcome: 'not_done' })
    await report(id, 'done', { start_token: token })
    const { approval } = await call('request_approval', wish)
    await close()

    expect((await read(approval.id)).earlier_yes).toMatchObject({ id, permit: 'not_done', outcome: 'not_done', disputed: 'done' })
  })

  test('cannot begin with a key that was revoked after the call came, or of an account that was suspended then', async () => {
    const world = await open({ env: { AQS_MCP_BURST: '1000' } })
    const admin = await world.human()
    const { ada, agent, close, allowed, tokenOf } = await placeOf(world)
    const id = await allowed()
    const [token, caller] = [await tokenOf(id), await agent.as()]
    const start = (by: Agent) => world.core.starting.start(by, id, token).catch((error: { code: string; message: string }) => error)
    await ada.delete(`/v1/agents/${agent.id}/keys/${agent.key.id}`)
    const revoked = await start(caller)
    const ready = await rowOf(world.store, id)
    const other = await holder(world, (await ada.key(agent.id)).secret)
    await admin.post(`/v1/admin/accounts/${ada.account.id}/suspend`)
    const suspended = await start(other)
    await close()

    expect(revoked).toMatchObject({ code: 'no_longer_admitted', message: expect.stringContaining('has been revoked') })
    expect(suspended).toMatchObject({ code: 'no_longer_admitted' })
    expect(ready.yes).toBe('ready')
  })

  test('is never made of a yes that was given after another instance had finished with a restored copy', async () => {
    const { world, close, allowed, start } = await place()
    const there = await again()
    const [before, begun] = [await allowed(), await allowed({ title: 'Pay another' })]
    await start(begun)
    await world.store.transaction(() => run(insertMeta, { name: restoredMark, value: '' }))
    const [found, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // The slower one has found what is open, and then the faster one does all the work.
    const slow: Store = {
      ...there.store,
      read: async (statement, values) => {
        const rows = await there.store.read(statement, values)
        if ((statement as unknown) === someOpenYeses) {
          found.resolve()
          await goOn.promise
        }
        return rows
      },
    }
    const slower = doubtRestored({ ...there.core.world, store: slow })
    await found.promise
    await doubtRestored(world.core.world)
    const after = await allowed({ title: 'Pay a third' })
    goOn.resolve()
    await slower
    await close()

    const states = await Promise.all([before, begun, after].map(async id => (await rowOf(world.store, id)).yes))
    expect(states).toEqual(['in_doubt', 'in_doubt', 'ready'])
  })

  test('is never taken by retention, although its yes would have lapsed long ago', async () => {
    const { world, close, allowed, start } = await placeOf(await open({ env: { AQS_KEEP_APPROVALS_DAYS: '30' } }))
    const doubt = await allowed({ valid_for_minutes: 1, report_within_minutes: 10 })
    const over = await allowed({ title: 'Over', valid_for_minutes: 1 })
    await start(doubt)
    for (const minutes of [10, 30 * 24 * 60 - 5]) {
      world.clock.advance(minutes * minute)
      await world.core.sweep()
    }
    await close()

    const rows = await Promise.all([doubt, over].map(id => rowOf(world.store, id)))
    expect(rows.map(row => row?.yes)).toEqual(['in_doubt', undefined])
  })
})
