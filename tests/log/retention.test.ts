/** How long data that is no longer needed stays. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { type Person, type Schemas } from '../support/client.ts'
import { record } from '../../src/core/log/audit.ts'
import { inspectLog, logEnds, sinceCheckpoint } from '../../src/core/log/log-check.ts'
import { readLog } from '../../src/core/log/log-reader.ts'
import { jcs } from '../../src/core/kit/canonical.ts'
import { hashSecret } from '../../src/core/kit/secrets.ts'
import type { Human } from '../../src/core/kit/world.ts'
import { sql as part } from '../../src/store/engine/drizzle.ts'
import { run, statement } from '../../src/store/engine/statement.ts'
import { onEachDatabase, sql } from '../support/database.ts'
import { details } from '../support/details.ts'
import { allowAll, anotherAdmin, answer, askFor, joinAt, newAgent, openQuest, questRow, review, work } from '../support/domain.ts'
import { onEachStore, openWorld, type World } from '../support/world.ts'

const day = 86_400_000
const key = 'a key for tests that is long enough'
const endOf = async (world: World, accountId: string) =>
  (await Array.fromAsync(logEnds(world.store))).find(end => end.accountId === accountId)!
const inspect = async (world: World, accountId: string) => inspectLog(world.core.world, await endOf(world, accountId))
/** Changes the row of a log's end without the service. */
let forgeries = 0
const forge = (world: World, accountId: string, set: object) => {
  const forged = statement<object>()(`forge ${forgeries++}`, (q, t) =>
    q
      .update(t.auditHeads)
      .set(set)
      .where(part`${t.auditHeads.accountId} = ${accountId}`),
  )
  return world.store.transaction(() => run(forged, {}))
}
const seqs = async (world: World, accountId: string) => (await Array.fromAsync(readLog(world.store, accountId))).map(({ seq }) => seq)
/** A person who signs in again, because a session ends after 7 days. */
async function back(world: World, { email, password, ...rest }: Person) {
  const { body } = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', { body: { email, password, transport: 'token' } })
  const token = body.token!
  const call =
    (method: string) =>
    <B = never>(path: string, sent?: unknown) =>
      world.call<B>(method, path, { token, body: sent, ...(method === 'PATCH' && { headers: { 'If-Match': '*' } }) })
  return { ...rest, email, password, token, get: call('GET'), post: call('POST'), patch: call('PATCH') }
}
async function rename(person: Person, times: number) {
  for (let i = 0; i < times; i++) await person.patch('/v1/me', '*', { display_name: `Ada ${Math.random()}` })
}
const sessions = statement<object>()('kept_sessions', (q, t) => q.select({ id: t.sessions.id }).from(t.sessions))
const onces = statement<object>()('kept_onces', (q, t) => q.select({ key: t.onces.key }).from(t.onces))

onEachStore('retention', (open, again) => {
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

  test('a decided request goes with its permit after the days that are set, and its entries of the log stay', async () => {
    const world = await open({ env: { AQS_KEEP_APPROVALS_DAYS: '7' } })
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { id } = await askFor(world, agent)
    await answer(ada, 'approve')
    world.clock.advance(7 * day)
    const waiting = await askFor(world, agent, 'Buy another book')
    await world.core.sweep()
    const again = await back(world, ada)
    const kept = await again.get<Schemas['Approval']>(`/v1/approvals/${id}`)

    world.clock.advance(1.1 * day)
    await world.core.sweep()

    const list = await again.get<Schemas['ApprovalPage']>('/v1/approvals')
    const log = await again.get<Schemas['AuditPage']>(`/v1/audit-events?target_id=${id}`)
    expect([kept.status, kept.body.permit]).toEqual([200, 'lapsed'])
    expect((await again.get(`/v1/approvals/${id}`)).status).toBe(404)
    expect(list.body.items.map(item => item.id)).toEqual([waiting.id])
    expect(log.body.items.map(({ action }) => action)).toEqual(['approval.permit_lapsed', 'approval.approved', 'approval.requested'])
  })

  test('ended work goes after its quest has been closed for the days that are set; points stay, and work that runs stays', async () => {
    const world = await open({ env: { AQS_KEEP_APPROVALS_DAYS: '7', AQS_KEEP_WORK_DAYS: '7' } })
    const ada = await world.human()
    const [first, second] = [await newAgent(world, ada, { policy: allowAll }), await newAgent(world, ada, { policy: allowAll })]
    const admin = await anotherAdmin(world)
    const ends = { work_window_hours: 24 * 30, slots: 5 }
    const [closed, stillOpen] = [await openQuest(admin, ends), await openQuest(admin, { ...ends, title: 'Another one' })]
    const done = await joinAt(world, first, closed.id)
    await world.core.participations.submit(await first.as(), await questRow(world, closed.id), work, null)
    await review(admin, 'accept', 'Good')
    const live = await joinAt(world, second, closed.id)
    const elsewhere = await joinAt(world, first, stillOpen.id)
    await world.core.participations.withdraw(await first.as(), await questRow(world, stillOpen.id), null)
    world.clock.advance(8 * day)
    const asAdmin = await back(world, admin)
    await asAdmin.post(`/v1/admin/quests/${closed.id}/close`)
    await world.core.sweep()
    const reopened = await asAdmin.post<Schemas['Quest']>(`/v1/admin/quests/${closed.id}/reopen`, {})
    await asAdmin.post(`/v1/admin/quests/${closed.id}/close`)

    world.clock.advance(7.1 * day)
    await world.core.sweep()

    const [owner, reviewer] = [await back(world, ada), await back(world, admin)]
    const status = async (id: string) => (await owner.get(`/v1/participations/${id}`)).status
    const agentNow = (await owner.get<Schemas['Agent']>(`/v1/agents/${first.id}`)).body
    const late = await reviewer.post<Schemas['Problem']>(`/v1/admin/quests/${closed.id}/reopen`, {})
    const changed = await reviewer.patch<Schemas['Problem']>(`/v1/admin/quests/${closed.id}`, { reward_points: 99 })
    expect(reopened.status).toBe(200)
    expect(await Promise.all([done, live, elsewhere].map(status))).toEqual([404, 200, 200])
    expect((await reviewer.get<Schemas['SubmissionPage']>('/v1/admin/submissions')).body.items).toEqual([])
    expect(JSON.stringify(agentNow)).toContain('"points":10')
    expect([late.status, late.body.code]).toEqual([409, 'invalid_state'])
    expect(changed.body.code).toBe('quest_terms_frozen')
  })

  test('the old part of a log goes and the rest is whole; the last entry stays, and the log goes on', async () => {
    const world = await open({ env: { AQS_KEEP_LOG_DAYS: '7' } })
    const ada = await world.human()
    await rename(ada, 4)
    const [early, middle] = [await endOf(world, ada.account.id), (await Array.fromAsync(readLog(world.store, ada.account.id)))[2]!]
    world.clock.advance(3 * day)
    await rename(ada, 2)
    world.clock.advance(4.5 * day)
    await world.core.sweep()
    const again = await back(world, ada)
    const kept = await seqs(world, ada.account.id)
    const exported = (await again.get('/v1/audit-events/export')).text.trim().split('\n')
    const whole = await inspect(world, ada.account.id)
    const checkpoints = [middle, early].map(({ accountId, seq, hash }) => ({
      accountId,
      seq,
      hash,
      seal: world.core.world.seals.make('end', { accountId, seq, hash }),
    }))
    const since = await Promise.all(checkpoints.map(checkpoint => sinceCheckpoint(world.core.world, checkpoint)))

    world.clock.advance(30 * day)
    await world.core.sweep()
    const rest = await seqs(world, ada.account.id)
    await back(world, ada)

    expect([early.seq, kept]).toEqual([6, [7, 8, 9]])
    expect((JSON.parse(exported[0]!) as Schemas['AuditEvent']).prev_hash).toBe(early.hash)
    expect([whole, since]).toEqual([{ entries: 3, unsealed: 0, unknown: 0, alarms: 0, erased: 0 }, [undefined, undefined]])
    expect([rest, await seqs(world, ada.account.id)]).toEqual([[9], [9, 10]])
    expect(await world.core.audit.verify(ada.account.id)).toBe(true)
  })

  test('an export has what each digest covers until the request is deleted, and then says that it is erased', async () => {
    const world = await open({ env: { AQS_KEEP_APPROVALS_DAYS: '7' } })
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const quest = await openQuest(ada)
    await world.core.participations.join(await agent.as(), await questRow(world, quest.id), 'It fits')
    const { id } = await askFor(world, agent, 'Buy a pen', { amount: { value: '2', currency: 'EUR' } })
    await ada.post(`/v1/approvals/${id}/approve`, { changes: { amount: { value: '1.50', currency: 'EUR' } } })
    const exported = async (person: Pick<Person, 'get'>) => {
      const { text } = await person.get('/v1/audit-events/export')
      return text
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as Schemas['AuditEvent'])
        .filter(({ data }) => data.digest)
    }
    const digests = (entries: Schemas['AuditEvent'][]) => entries.map(({ shown }) => hashSecret(jcs(shown)))

    const before = await exported(ada)
    const { text: csv } = await ada.get('/v1/audit-events/export?format=csv')
    world.clock.advance(60 * day)
    await world.core.sweep()
    const after = await exported(await back(world, ada))

    expect(before.map(({ action }) => action)).toEqual(['approval.requested', 'approval.requested', 'approval.approved'])
    expect(digests(before)).toEqual(before.map(({ data }) => data.digest))
    expect(before.map(({ shown }) => (shown as Schemas['ShownAction']).arguments['amount'])).toEqual([
      undefined,
      { value: '2', currency: 'EUR' },
      { value: '1.5', currency: 'EUR' },
    ])
    expect(csv.split('\r\n', 1)[0]).toMatch(/,hash,shown$/)
    expect(csv).toContain('""value"":""1.5""')
    expect(after.map(({ shown }) => shown)).toEqual(['erased', 'erased', 'erased'])
  })

  test('what was deleted no longer counts as written: an account at its limit can write again', async () => {
    const keep = { AQS_KEEP_APPROVALS_DAYS: '7', AQS_KEEP_WORK_DAYS: '7', AQS_KEEP_LOG_DAYS: '7' }
    const world = await open({ env: { ...keep, AQS_KILOBYTES_PER_ACCOUNT: '100' } })
    const [admin, ada] = [await world.human(), await world.human()]
    const agent = await newAgent(world, ada, { policy: allowAll })
    const quest = await openQuest(admin)
    await joinAt(world, agent, quest.id)
    const written = async () => (await endOf(world, ada.account.id)).written
    const submit = async () =>
      world.core.participations.submit(await agent.as(), await questRow(world, quest.id), { ...work, data: ['x'.repeat(30_000)] }, null)
    await submit()
    await review(admin, 'accept', 'Good')
    const text = 'y'.repeat(30_000)
    const ask = async (title: string) =>
      world.core.approvals.request(await agent.as(), { category: 'other', title, details: { title, text }, reason: 'because' }).then(
        () => 'asked',
        (error: { code: string }) => error.code,
      )
    const asked = [await ask('One'), await ask('Two'), await ask('Three')]
    const atMost = await written()

    world.clock.advance(30 * day)
    await world.core.sweep()
    await (await back(world, admin)).post(`/v1/admin/quests/${quest.id}/close`)
    const withWork = await written()
    world.clock.advance(8 * day)
    await world.core.sweep()
    const left = await written()

    expect(asked).toEqual(['asked', 'asked', 'storage_limit'])
    expect(atMost).toBeGreaterThan(90_000)
    expect([Math.round(withWork / 10_000), Math.round(left / 10_000)]).toEqual([3, 0])
    expect(await ask('Four')).toBe('asked')
    expect(await inspect(world, ada.account.id)).toMatchObject({ unsealed: 0, unknown: 0, alarms: 0 })
  })

  test('a start that somebody has changed is found, and the service does not seal a new one over it', async () => {
    const world = await open({ env: { AQS_KEEP_LOG_DAYS: '7' } })
    const ada = await world.human()
    const { id } = ada.account
    await rename(ada, 4)
    world.clock.advance(8 * day)
    const again = await back(world, ada)
    await world.core.sweep()
    const { startSeq, startHash, startSeal } = await endOf(world, id)
    const forgeries: [set: object, what: string][] = [
      [{ startSeq: 0, startHash: '', startSeal: null }, 'the entry is missing'],
      [{ startSeal: null }, 'the start has no seal'],
      [{ startSeq: 7 }, 'the start was not sealed by this service'],
      [{ startSeal: 'abcd1234.forged' }, 'the start is sealed with a key that was not given'],
    ]

    const found: (string | undefined)[] = []
    for (const [set] of forgeries) {
      await forge(world, id, { startSeq, startHash, startSeal, ...set })
      found.push((await inspect(world, id)).fault?.what)
    }
    await again.patch('/v1/me', { display_name: 'Ada again' })
    world.clock.advance(8 * day)
    await world.core.sweep()

    expect(startSeq).toBe(6)
    expect(found).toEqual(forgeries.map(([, what]) => what))
    expect((await inspect(world, id)).fault?.what).toBe(forgeries.at(-1)![1])
    await forge(world, id, { startSeq, startHash, startSeal })
    expect((await inspect(world, id)).fault).toBeUndefined()
  })

  test('the seal of an end or of an entry cannot pass for the seal of a start', async () => {
    const world = await open({ env: { AQS_KEEP_LOG_DAYS: '7' } })
    const ada = await world.human()
    await rename(ada, 4)
    const [, , third] = await Array.fromAsync(readLog(world.store, ada.account.id))
    const { seals } = world.core.world
    const mark = { accountId: ada.account.id, seq: third!.seq, hash: third!.hash }

    for (const startSeal of [third!.seal, seals.make('end', mark)]) {
      await forge(world, ada.account.id, { startSeq: mark.seq, startHash: mark.hash, startSeal })

      expect((await inspect(world, ada.account.id)).fault).toEqual({ seq: 3, what: 'the start was not sealed by this service' })
    }
  })

  test('old entries that somebody has changed stay, because they are evidence', async () => {
    const world = await open({ env: { AQS_KEEP_LOG_DAYS: '7' } })
    const ada = await world.human()
    await rename(ada, 6)
    const forged = statement<object>()(`forge ${forgeries++}`, (q, t) =>
      q
        .update(t.auditEvents)
        .set({ requestId: 'forged' })
        .where(part`${t.auditEvents.accountId} = ${ada.account.id} and ${t.auditEvents.seq} = 4`),
    )
    await world.store.transaction(() => run(forged, {}))
    world.clock.advance(8 * day)

    await world.core.sweep()

    expect(await seqs(world, ada.account.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect((await inspect(world, ada.account.id)).fault).toEqual({ seq: 4, what: 'the entry was changed' })
    expect(world.log.filter(line => line.includes('the entry was changed'))).toHaveLength(1)
  })

  test('two instances delete the same old entries while new ones are written, and every log is whole', async () => {
    const env = { AQS_KEEP_LOG_DAYS: '7', AQS_KEEP_APPROVALS_DAYS: '7', AQS_KEEP_WORK_DAYS: '7' }
    const one = await open({ env })
    const people = [await one.human(), await one.human()]
    for (const person of people) await fillLog(one, person, 300)
    one.clock.advance(8 * day)
    const other = await again({ env })
    other.clock.advance(8 * day)
    const tokens = await Promise.all(people.map(async person => (await back(one, person)).token))
    const write = async (token: string, world: World) => {
      for (let i = 0; i < 10; i++)
        await world.call('PATCH', '/v1/me', { token, headers: { 'If-Match': '*' }, body: { display_name: `Ada ${Math.random()}` } })
    }

    await Promise.all([one.core.sweep(), other.core.sweep(), ...tokens.flatMap(token => [write(token, one), write(token, other)])])

    for (const { account } of people) {
      const [first] = await seqs(one, account.id)
      expect([first, (await inspect(one, account.id)).fault]).toEqual([303, undefined])
    }
  })
})

/** Adds entries to a person's log, many in each transaction. */
async function fillLog(world: World, { account, session }: Person, count: number) {
  const human: Human = {
    kind: 'human',
    accountId: account.id,
    sessionId: session.id,
    role: 'member',
    requestId: 'filling',
    provenAt: 0,
    signedDecisions: 'none',
  }
  for (let left = count; left > 0; left -= 100)
    await world.store.transaction(function* () {
      for (let i = 0; i < Math.min(100, left); i++)
        yield* record(world.core.world, human, { action: 'account.updated', targetId: account.id, data: { changed: ['display_name'] } })
    })
}

details(() => {
  onEachDatabase('a kill while old entries are deleted', ({ kind, create, open }) => {
    test('leaves a log that is whole, and the next sweep goes on', async () => {
      const url = await create()
      const store = await open(url)
      const world = await openWorld(kind, store, { sealKeys: [key] })
      world.clock.now = Date.now() - 30 * day
      const ada = await world.human()
      await fillLog(world, ada, 2_000)
      const last = (await endOf(world, ada.account.id)).seq
      await world.close()
      await store.close()
      const sweeping = (more = {}) => {
        const { NODE_OPTIONS: _, ...inherited } = process.env
        const program = join(import.meta.dirname, '../support/sweep.ts')
        const env = { ...inherited, DATABASE_URL: url, AQS_SEAL_KEY: key, AQS_KEEP_LOG_DAYS: '7', ...more }
        return spawn(process.execPath, [program], { env, stdio: 'inherit' })
      }
      const left = async () => Number((await sql<{ n: number }>(url, 'SELECT count(*) AS n FROM audit_events'))[0]!.n)

      // The first deletion is committed, and the second one is not.
      const [, signal] = (await once(sweeping({ KILL_AT: 'move_start 2' }), 'exit')) as [number | null, string | null]
      const after = await left()
      const look = await openWorld(kind, await open(url), { sealKeys: [key] })
      const whole = await inspect(look, ada.account.id)
      await look.close()
      await look.store.close()
      const [code] = (await once(sweeping(), 'exit')) as [number]

      expect([signal, whole.fault, whole.entries]).toEqual(['SIGKILL', undefined, after])
      expect(after).toBeGreaterThan(1)
      expect(after).toBeLessThan(last)
      expect([code, await left()]).toEqual([0, 1])
    })
  })
})
