import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { run, statement } from '../../src/store/index.ts'
import type { Schemas } from '../support/client.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { onEachStore } from '../support/world.ts'

const minute = 60_000

onEachStore('the audit log', open => {
  test('it tells who did what, newest first, and can be narrowed down', async () => {
    const world = await open()
    const [admin, ada] = [await world.human(), await world.human()]
    const agent = await newAgent(world, ada)
    world.clock.advance(minute)
    const { id } = await askFor(world, agent)
    world.clock.advance(minute)
    await ada.post(`/v1/approvals/${id}/deny`, { note: 'no' }, { headers: { 'X-Request-ID': 'my-own-id' } })
    const actions = async (query: string) =>
      (await ada.get<Schemas['AuditPage']>(`/v1/audit-events?${query}`)).body.items.map(event => event.action)

    const [denied] = (await ada.get<Schemas['AuditPage']>('/v1/audit-events?limit=1')).body.items

    expect(denied).toMatchObject({
      action: 'approval.denied',
      actor: { type: 'human', id: ada.account.id },
      target: { type: 'approval', id },
      agent_id: agent.id,
      request_id: 'my-own-id',
      data: { kind: 'external_action', title: 'Buy a book', note: 'no' },
    })
    expect(await actions('sort=at')).toEqual([
      'account.created',
      'session.created',
      'agent.created',
      'key.issued',
      'approval.requested',
      'approval.denied',
    ])
    expect(await actions('actor_type=agent')).toEqual(['approval.requested'])
    expect(await actions(`target_id=${id}&sort=at`)).toEqual(['approval.requested', 'approval.denied'])
    expect(await actions(`agent_id=${agent.id}&limit=2`)).toEqual(['approval.denied', 'approval.requested'])
    expect(await actions('action=key.issued')).toEqual(['key.issued'])
    expect(await actions(`from=${new Date(world.clock.now - minute).toISOString()}&to=${new Date(world.clock.now).toISOString()}`)).toEqual(
      ['approval.requested'],
    )
    expect((await admin.get<Schemas['AuditPage']>('/v1/audit-events')).body.items.map(event => event.action)).toEqual([
      'session.created',
      'account.created',
    ])
  })

  test('the export is the whole log, line by line, in both formats', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    for (let i = 0; i < 20; i++) await askFor(world, agent, `=SUM(${i}) "quoted"`)
    for (let i = 0; i < 210; i++) await ada.patch('/v1/me', '*', { display_name: `Name ${i}` })

    const ndjson = await ada.get('/v1/audit-events/export')
    const csv = await ada.get('/v1/audit-events/export?format=csv')

    const events = ndjson.text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Schemas['AuditEvent'])
    expect([ndjson.headers['content-type'], csv.headers['content-type']]).toEqual(['application/x-ndjson', 'text/csv; charset=utf-8'])
    expect(events.map(event => event.seq)).toEqual(Array.from({ length: 234 }, (_, i) => i + 1))
    expect(csv.text.trim().split('\r\n')).toHaveLength(235)
    expect(csv.text.split('\r\n')[1]).toMatch(/^"1","2026-/)
    expect(await world.core.audit.verify(ada.account.id)).toBe(true)
  })

  test('whoever changes an entry breaks the seal', async () => {
    const world = await open()
    const ada = await world.human()
    const forge = statement<object>()('forge', (q, t) =>
      q
        .update(t.auditEvents)
        .set({ action: 'account.resumed' })
        .where(sql`${t.auditEvents.seq} = 1`),
    )

    const before = await world.core.audit.verify(ada.account.id)
    await world.store.transaction(() => run(forge, {}))

    expect([before, await world.core.audit.verify(ada.account.id)]).toEqual([true, false])
  })
})
