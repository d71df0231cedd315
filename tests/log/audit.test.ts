import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { readLog } from '../../src/core/log/log-reader.ts'
import { newId } from '../../src/core/kit/ids.ts'
import { holdLog, insertAuditEvent } from '../../src/store/log/audit.ts'
import { run, statement } from '../../src/store/index.ts'
import type { Schemas } from '../support/client.ts'
import { askFor, newAgent, openQuest } from '../support/domain.ts'
import { soon } from '../support/soon.ts'
import { onEachStore } from '../support/world.ts'

const minute = 60_000

onEachStore('the audit log', open => {
  test('it lists who did what, newest first, and can be filtered', async () => {
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
    expect(await actions('sort=created_at')).toEqual([
      'account.created',
      'session.created',
      'agent.created',
      'key.issued',
      'approval.requested',
      'approval.denied',
    ])
    expect(await actions('actor_type=agent')).toEqual(['approval.requested'])
    expect(await actions(`target_id=${id}&sort=created_at`)).toEqual(['approval.requested', 'approval.denied'])
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

  test('a change is told with the names of the contract', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const quest = await openQuest(ada)
    await ada.patch(`/v1/agents/${agent.id}`, '*', { max_active_quests: 2 })
    await ada.patch(`/v1/admin/quests/${quest.id}`, '*', { reward_points: 77, max_attempts: 3 })

    const dataOf = async (action: string) =>
      (await ada.get<Schemas['AuditPage']>(`/v1/audit-events?action=${action}`)).body.items.map(({ data }) => data)

    expect(await dataOf('agent.updated')).toEqual([{ before: { max_active_quests: expect.any(Number) }, after: { max_active_quests: 2 } }])
    expect(await dataOf('quest.updated')).toEqual([{ title: quest.title, changed: expect.arrayContaining(['reward_points']) }])
    expect(JSON.stringify(await dataOf('quest.updated'))).not.toMatch(/[A-Z][a-z]+Points|rewardPoints/)
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
    expect([ndjson, csv].map(file => file.headers['content-disposition'])).toEqual([
      'attachment; filename="audit-log.ndjson"',
      'attachment; filename="audit-log.csv"',
    ])
    expect(events.map(event => event.seq)).toEqual(Array.from({ length: 234 }, (_, i) => i + 1))
    expect(csv.text.trim().split('\r\n')).toHaveLength(235)
    expect(csv.text.split('\r\n')[1]).toMatch(/^"1","2026-/)
    expect(await world.core.audit.verify(ada.account.id)).toBe(true)
  })

  test('no cell of the CSV export is a formula', async () => {
    const world = await open()
    const ada = await world.human()
    await ada.patch('/v1/me', '*', { display_name: 'Ada L.' }, { headers: { 'X-Request-ID': '-2' } })

    const { text } = await ada.get('/v1/audit-events/export?format=csv')

    expect(text).toContain(`,"'-2",`)
    expect(text.split(/\r\n|,/).filter(cell => /^"[=+\-@\t]/.test(cell))).toEqual([])
  })

  test('`format` decides the format of an export, not `Accept`', async () => {
    const world = await open()
    const ada = await world.human()

    const asked = await ada.get('/v1/audit-events/export', { headers: { Accept: 'text/csv' } })

    expect(asked.headers['content-type']).toBe('application/x-ndjson')
  })

  test('anyone can check the hashes of an export as the contract describes', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada, { name: 'Zoë "the 1st"' })
    await ada.patch(`/v1/agents/${agent.id}`, '*', { skills: ['tést', 'b'], description: 'line\nnext \u2028 🦊 </script>' })
    const { id } = await askFor(world, agent, 'Ein Büchlein "kaufen" \\ 🦊')
    await ada.post(`/v1/approvals/${id}/deny`, { note: 'no\n\tnever' })
    const { id: account } = (await ada.get<Schemas['Account']>('/v1/me')).body

    const { text } = await ada.get('/v1/audit-events/export')

    expect(text.split('\n').length).toBeGreaterThan(6)
    expect(firstBroken(text, account)).toBeUndefined()
    expect(firstBroken(text.replace('never', 'often'), account)).toBe(7)
    expect(firstBroken(text.replace(/^.*"seq":3.*\n/m, ''), account)).toBe(4)
    expect(firstBroken(text, agent.id)).toBe(1)
  })

  test('a change of an entry breaks its seal', async () => {
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

  test('an export of a part looks at that part only, and has all of it', async () => {
    const looks: string[] = []
    const world = await open({ store: store => ({ ...store, read: (from, values) => (looks.push(from.name), store.read(from, values)) }) })
    const ada = await world.human()
    await world.store.transaction(() => fill(ada.account.id, 1_000, world.clock.now))
    const exported = async (query: string) => {
      looks.length = 0
      const { text } = await ada.get(`/v1/audit-events/export?${query}`)
      const seqs = text.split('\n').flatMap(line => (line ? [(JSON.parse(line) as Schemas['AuditEvent']).seq] : []))
      return { seqs, pages: looks.filter(name => name.startsWith('exported_')).length }
    }
    const at = (entry: number) => new Date(world.clock.now + entry).toISOString()

    const [late, part, whole] = [
      await exported('from=2099-01-01T00:00:00Z'),
      await exported(`from=${at(500)}&to=${at(900)}`),
      await exported(''),
    ]

    expect(late).toEqual({ seqs: [], pages: 1 })
    expect(part).toEqual({ seqs: Array.from({ length: 400 }, (_, i) => 500 + i), pages: 3 })
    expect(whole).toEqual({ seqs: Array.from({ length: 1_000 }, (_, i) => 1 + i), pages: 6 })
  })

  test('other requests are answered while a log is read', async () => {
    const world = await open()
    const ada = await world.human()
    await world.store.transaction(() => fill(ada.account.id, 2_000, world.clock.now))
    let turns = 0
    let others = setImmediate(function turn() {
      turns++
      others = setImmediate(turn)
    })

    for await (const event of readLog(world.store, ada.account.id)) if (event.seq === 2_000) break
    clearImmediate(others)

    expect(turns).toBeGreaterThanOrEqual(5)
  })

  test('long exports of all accounts together take at most a quarter of a core', async () => {
    const readMs = 5
    let reads = 0
    const world = await open({
      store: store => ({
        ...store,
        read(from, values) {
          if (from.name === 'audit_events_after' && reads++ >= 0) spin(readMs)
          return store.read(from, values)
        },
      }),
    })
    const people = [await world.human(), await world.human()]
    for (const { account } of people) await world.store.transaction(() => fill(account.id, 1_000, world.clock.now))
    const startedAt = performance.now()

    const exported = await Promise.all(people.map(person => person.get('/v1/audit-events/export')))
    const ms = performance.now() - startedAt

    expect(exported.map(({ text }) => text.trim().split('\n').length)).toEqual([1_000, 1_000])
    // The first page of each export comes at once.
    expect(ms).toBeGreaterThan((reads - people.length) * readMs * 4 * 0.9)
  })

  test('another export can start when the reader of the first one stops', async () => {
    const world = await open()
    const ada = await world.human()
    await world.store.transaction(() => fill(ada.account.id, 2_000, world.clock.now, 'x'.repeat(10_000)))
    const stop = new AbortController()
    const first = await fetch(`${world.url}/v1/audit-events/export`, {
      headers: { Authorization: `Bearer ${ada.token}` },
      signal: stop.signal,
    })
    const second = await ada.get<Schemas['Problem']>('/v1/audit-events/export')

    stop.abort()
    const third = await soon(async () => {
      const { status } = await ada.get('/v1/audit-events/export?from=2099-01-01T00:00:00Z')
      expect(status).toBe(200)
      return status
    })

    expect([first.status, second.status, second.body.code, third]).toEqual([200, 409, 'export_running', 200])
  })
})

function spin(ms: number) {
  for (const end = performance.now() + ms; performance.now() < end;);
}

/** Makes a log this long, without seals: an entry in each millisecond. */
function* fill(accountId: string, entries: number, from: number, word = '') {
  const [head] = yield* run(holdLog, { accountId })
  for (let seq = head!.seq + 1; seq <= entries; seq++)
    yield* run(insertAuditEvent, {
      id: newId('evt', seq),
      accountId,
      seq,
      at: from + seq,
      actorType: 'human',
      actorId: accountId,
      action: 'account.updated',
      targetType: 'account',
      targetId: accountId,
      agentId: null,
      salt: null,
      dataHash: null,
      requestId: 'fill',
      data: { word },
      prevHash: '',
      hash: '',
      seal: null,
      forAdmins: 0,
    })
}

/**
 * The `seq` of the first line whose hash or place differs from the description of exportAuditEvents. Written from the contract, not from
 * our code.
 */
function firstBroken(ndjson: string, account: string) {
  const sorted = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(sorted).join()}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${sorted(inner)}`).join()}}`
  }
  let before = { seq: 0, hash: '' }
  for (const line of ndjson.trim().split('\n')) {
    const event = JSON.parse(line) as Schemas['AuditEvent']
    const { prev_hash, id, seq, created_at: at, actor, action, target, agent_id, request_id, data, salt, hash } = event
    const bytes = sorted([
      prev_hash,
      id,
      account,
      seq,
      Date.parse(at),
      actor.type,
      actor.id,
      action,
      target.type,
      target.id,
      agent_id,
      request_id,
      salt === null
        ? data
        : createHash('sha256')
            .update(sorted([salt, data]), 'utf8')
            .digest('hex'),
    ])
    const seal = createHash('sha256').update(bytes, 'utf8').digest('hex')
    if (seq !== before.seq + 1 || prev_hash !== before.hash || hash !== seal) return seq
    before = event
  }
  return undefined
}
