/**
 * An instance of version 0.2.0 beside this one. It reads `permit`, `valid_until` and `report` of a yes, and the rules of a policy. It writes a
 * yes as `unused`, and a report over one that is unused or has lapsed. It stops agents without the yeses that it does not know.
 */
import { expect, test } from '@jest/globals'
import { and, eq, inArray, sql } from '../../src/store/engine/drizzle.ts'
import { $, run, statement, type Row } from '../../src/store/index.ts'
import type { Person, Schemas } from '../support/client.ts'
import { connect } from '../support/programs.ts'
import { onEachStore, type World } from '../support/world.ts'
import { placeOf, rowOf, wish } from './place.ts'

type Approval = Schemas['Approval']
const minute = 60_000

onEachStore('beside version 0.2.0, a yes', (open, again) => {
  const place = async () => placeOf(await open({ env: { AQS_MCP_BURST: '1000' } }))

  test('of version 0.2.0 that was not reported counts as started, and is in doubt when it would have lapsed', async () => {
    const { world, agent, close, allowed, decide } = await place()
    const id = await allowed({ valid_for_minutes: 30 })
    await world.store.transaction(() => run(asOlder, { id }))
    const there = await again()
    const { call, close: leave } = await connect(there.url, agent.secret)

    const told = await call('get_approval', { approval_id: id })
    const same = await call('request_approval', wish)
    for (const { clock } of [world, there]) clock.advance(30 * minute)
    const doubt = await call('get_approval', { approval_id: id })
    const said = await decide(id, 'outcome', { outcome: 'not_done' })
    await Promise.all([close(), leave()])

    expect([told.outcome, told.start_token]).toEqual(['started', undefined])
    expect(same).toMatchObject({ outcome: 'started', approval: { id } })
    expect(doubt.outcome).toBe('in_doubt')
    expect(said.body).toMatchObject({ permit: 'not_done', doubt: { reason: 'older' } })
  })

  test.each([
    ['done', 'done'],
    ['not_done', 'in_doubt'],
  ] as const)('that an instance of version 0.2.0 reports as %s is %s then, because it knows no token', async (outcome, then) => {
    const { world, ada, agent, close, allowed, start } = await place()
    const id = await allowed()
    await start(id)
    const report = { outcome, note: 'From before', links: [], at: world.clock.now }
    await world.store.transaction(() => run(reportedByOlder, { id, report }))
    const there = await again()
    const { call, close: leave } = await connect(there.url, agent.secret)
    const told = await call('get_approval', { approval_id: id })
    await Promise.all([close(), leave()])

    expect(told.outcome).toBe(then)
    const { body } = await ada.get<Approval>(`/v1/approvals/${id}`)
    expect(then === 'done' ? body.report : body.doubt).toMatchObject({ note: 'From before' })
  })

  test('that an older instance has reported cannot be started, although nobody has seen the report yet', async () => {
    const { world, close, allowed, tokenOf, start } = await place()
    const id = await allowed()
    const token = await tokenOf(id)
    const report = { outcome: 'done' as const, note: null, links: [], at: world.clock.now }
    await world.store.transaction(() => run(reportedByOlder, { id, report }))
    const started = await start(id, token)
    await close()

    expect(started.outcome).toBe('already_started')
    expect(await rowOf(world.store, id)).toMatchObject({ yes: 'done', report: { note: null } })
  })

  test('whose outcome is known is not written over, and an older instance shows that outcome', async () => {
    const { world, close, allowed, start, report, decide } = await place()
    const [mine, humans] = [await allowed(), await allowed({ title: 'Pay another' })]
    await report(mine, 'failed', { start_token: (await start(mine)).token })
    await start(humans)
    await report(humans, 'unknown')
    world.clock.advance(5 * minute)
    await decide(humans, 'outcome', { outcome: 'not_done' })
    await close()

    const late = { outcome: 'done' as const, note: 'Late', links: [], at: world.clock.now }
    const written = [mine, humans].map(id => world.store.transaction(() => run(reportedByOlder, { id, report: late })))
    expect(await Promise.all(written)).toEqual([[], []])
    const rows = await Promise.all([mine, humans].map(id => rowOf(world.store, id)))
    expect(rows.map(({ permit, report }) => [permit, report?.outcome])).toEqual([
      ['reported', 'failed'],
      ['reported', 'not_done'],
    ])
  })

  test('that was over when an older instance reported it as done is shown as disputed, and the new yes to the same does not start', async () => {
    const { world, close, allowed, tokenOf, start, read } = await place()
    const lapsed = await allowed({ valid_for_minutes: 1 })
    world.clock.advance(minute)
    const next = await allowed()
    const token = await tokenOf(next)
    const report = { outcome: 'done' as const, note: 'I had paid it', links: [], at: world.clock.now }
    await world.store.transaction(() => run(reportedByOlder, { id: lapsed, report }))
    const shown = await read(lapsed)
    const started = await start(next, token)
    await close()

    expect(shown).toMatchObject({ permit: 'lapsed', report: null, disputed: { outcome: 'done', note: 'I had paid it', by: 'agent' } })
    expect(started.code).toBe('yes_lapsed')
  })

  test('that was started is not allowed again by a rule of an older instance, which finds that every rule asks', async () => {
    const { world, ada, agent, close, allowed, start } = await place()
    const path = `/v1/agents/${agent.id}`
    const rule = { rule: 'allow', per_day: 5 }
    const { body: before } = await ada.get<Schemas['Agent']>(path)
    await ada.patch(path, before.version, { policy: { external: { contact: rule, publish: { rule: 'block' } } } })
    const own = (await ada.get<Schemas['Agent']>(path)).body.policy.external
    // As the older instance stores it.
    await world.store.transaction(() => run(writePolicy, { id: agent.id, text: JSON.stringify({ ...policies, external: own }) }))
    await start(await allowed({ amount: { value: '12', currency: 'EUR' } }, { allow_category_minutes: 60 }))
    await close()

    const found = JSON.parse((await world.store.read(rawPolicy, { id: agent.id }))[0]!.text).external
    const asks = { rule: 'ask', allowance: null }
    expect(found).toMatchObject({ spend: asks, contact: asks, publish: { rule: 'block', allowance: null }, access: asks, other: asks })
    const { external } = (await ada.get<Schemas['Agent']>(path)).body.policy
    expect([external.contact, external.publish]).toMatchObject([rule, { rule: 'block' }])
    expect(external.spend.allowance).not.toBeNull()

    // What the older instance changes counts.
    found.contact.rule = 'block'
    await world.store.transaction(() => run(writePolicy, { id: agent.id, text: JSON.stringify({ ...policies, external: found }) }))
    const after = (await ada.get<Schemas['Agent']>(path)).body.policy.external
    expect([after.contact.rule, after.spend.allowance]).toEqual(['block', external.spend.allowance])
  })

  test.each<[string, (world: World, at: { ada: Person; id: string }) => Promise<unknown>]>([
    ['with the next sweep', world => world.core.sweep()],
    ['when somebody resumes it', (_world, { ada, id }) => ada.post(`/v1/agents/${id}/resume`)],
  ])('ends %s if an older instance has suspended its agent', async (_when, end) => {
    const { world, ada, agent, close, allowed, tokenOf, start } = await place()
    const [ready, started] = [await allowed(), await allowed({ title: 'Pay another' })]
    await start(started)
    const token = await tokenOf(ready)
    await world.store.transaction(() => run(suspendedByOlder, { id: agent.id, now: world.clock.now }))
    await end(world, { ada, id: agent.id })
    await ada.post(`/v1/agents/${agent.id}/resume`)
    const again = await start(ready, token)
    await close()

    expect(again.code).toBe('yes_lapsed')
    const rows = await Promise.all([ready, started].map(id => rowOf(world.store, id)))
    expect(rows.map(({ yes, statusReason, doubt }) => [yes, statusReason, doubt?.reason])).toEqual([
      ['lapsed', 'agent_suspended', undefined],
      ['in_doubt', null, 'stopped'],
    ])
  })

  test('of an account that an older instance has suspended ends with the next sweep', async () => {
    const { world, ada, close, allowed } = await place()
    const id = await allowed()
    await world.store.transaction(() => run(accountSuspendedByOlder, { id: ada.account.id }))
    await world.core.sweep()
    await close()

    expect(await rowOf(world.store, id)).toMatchObject({ yes: 'lapsed', statusReason: 'account_suspended' })
  })
})

/** A yes as an instance of version 0.2.0 has written it. */
const asOlder = statement<{ id: string }>()('as_older', (q, t) =>
  q
    .update(t.approvals)
    .set({ yes: null, startKey: null, permit: 'unused' })
    .where(eq(t.approvals.id, $('id'))),
)
/** It writes a report over nothing else. */
const reportedByOlder = statement<Pick<Row<'approvals'>, 'id' | 'report'>>()('reported_by_older', (q, t) =>
  q
    .update(t.approvals)
    .set({ permit: 'reported', report: $('report'), unread: 0, version: sql`version + 1` })
    .where(and(eq(t.approvals.id, $('id')), inArray(t.approvals.permit, ['unused', 'lapsed'])))
    .returning({ id: t.approvals.id }),
)
const suspendedByOlder = statement<{ id: string; now: number }>()('suspended_by_older', (q, t) =>
  q
    .update(t.agents)
    .set({ status: 'suspended', suspendedBy: 'owner', updatedAt: $('now'), version: sql`version + 1` })
    .where(eq(t.agents.id, $('id'))),
)
const accountSuspendedByOlder = statement<{ id: string }>()('account_suspended_by_older', (q, t) =>
  q
    .update(t.accounts)
    .set({ status: 'suspended' })
    .where(eq(t.accounts.id, $('id'))),
)
const policies = { join_quest: 'ask', submit_result: 'ask', withdraw_from_quest: 'allow' }
const writePolicy = statement<{ id: string; text: string }>()('write_policy', (q, t) =>
  q
    .update(t.agents)
    .set({ policy: sql`${$('text')}` })
    .where(eq(t.agents.id, $('id'))),
)
const rawPolicy = statement<{ id: string }>()('raw_policy', (q, t) =>
  q
    .select({ text: sql<string>`cast(${t.agents.policy} as text)` })
    .from(t.agents)
    .where(eq(t.agents.id, $('id'))),
)
