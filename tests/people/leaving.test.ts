/** People who leave: the export of everything that is their own, and the deletion of an account. */
import { expect, test } from '@jest/globals'
import { mintSessionToken } from '../../src/core/kit/secrets.ts'
import { inspectLog, logEnds } from '../../src/core/log/log-check.ts'
import { newSession } from '../../src/core/people/sessions.ts'
import { and, eq } from '../../src/store/engine/drizzle.ts'
import { run, statement } from '../../src/store/index.ts'
import { define, sqlite, type Tables } from '../../src/store/tables/index.ts'
import type { Person, Schemas } from '../support/client.ts'
import { operations } from '../support/contract.ts'
import { allowAll, anotherAdmin, askFor, joinAt, newAgent, openQuest, questRow, work } from '../support/domain.ts'
import { changeEmail, newPasskey, newTotp, setProof, signIn } from '../support/security.ts'
import { onEachStore, type World } from '../support/world.ts'

type Problem = Schemas['Problem']
interface Line {
  type: string
  data: Record<string, unknown>
}

const summary = ({ status, body }: { status: number; body: unknown }) => (status < 300 ? status : (body as Problem).code)
const leave = (person: Person) => person.delete<Problem>('/v1/me')
const tables = Object.keys(define(sqlite)) as (keyof Tables)[]
/** Whether a text is anywhere in the store. */
const namesOf = async ({ store }: World, text: string) => {
  const all = await Promise.all(
    tables.map(name =>
      store.read(
        statement<object>()(`all_${name}`, (q, t) => q.select().from(t[name])),
        {},
      ),
    ),
  )
  return JSON.stringify(all).toLowerCase().includes(text.toLowerCase())
}
const withMail = { env: { AQS_SMTP_URL: 'smtp://127.0.0.1:9', AQS_MAIL_FROM: 'quest@example.com' } }
const blank = statement<object>()('blank', (q, t) => q.update(t.auditEvents).set({ data: {}, salt: null }))

/** Somebody with one of everything. Each text of theirs contains their name. */
async function inhabitant(world: World, admin: Person) {
  const eve = await world.human('zephyrine')
  await eve.patch('/v1/me', '*', { display_name: 'Zephyrine Smith' })
  const agent = await newAgent(world, eve, { policy: allowAll })
  await eve.patch(`/v1/agents/${agent.id}`, '*', { name: 'Zephyrine’s scout', description: 'It works for Zephyrine' })
  const quest = await openQuest(admin)
  await joinAt(world, agent, quest.id)
  const submitted = await world.core.participations.submit(await agent.as(), await questRow(world, quest.id), work, null)
  await joinAt(world, agent, (await openQuest(admin)).id)
  const { id } = await askFor(world, agent, 'Buy a gift for Zephyrine')
  await eve.post(`/v1/approvals/${id}/approve`, { note: 'Zephyrine says yes' })
  await askFor(world, agent, 'Write to Zephyrine')
  await eve.post('/v1/channels', {
    type: 'webhook',
    label: 'Zephyrine’s server',
    url: 'https://zephyrine.example.com/',
    format: 'standard',
  })
  const { device } = await newPasskey(eve, 'Zephyrine’s phone')
  await changeEmail(world, eve, 'zephyrine.new@example.com')
  await eve.post('/v1/me/email', { email: 'zephyrine.newest@example.com' })
  return { eve, agent, quest, device, submissionId: submitted.outcome === 'done' ? submitted.result.submissionId! : '' }
}

onEachStore('leaving', (open, again) => {
  test('the export has everything that is the account’s own, ends with the number of its lines, and has nothing of others', async () => {
    const world = await open(withMail)
    const ada = await world.human()
    const { eve, agent } = await inhabitant(world, ada)
    const revoked = await eve.key(agent.id)
    await eve.delete(`/v1/agents/${agent.id}/keys/${revoked.key.id}`)
    const visit = { userAgent: '', ip: '', network: '', requestId: 'test', isGone: () => false }
    await world.store.transaction(function* () {
      for (let i = 0; i < 105; i++) yield* newSession(world.core.world, eve.account, visit, mintSessionToken().hash)
    })

    const { status, headers, text } = await eve.get('/v1/me/export')

    const lines = text
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as Line)
    const of = (type: string) => lines.filter(line => line.type === type).map(({ data }) => data)
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/x-ndjson',
      'attachment; filename="account.ndjson"',
    ])
    expect(lines.at(-1)).toEqual({ type: 'end', data: { lines: lines.length - 1 } })
    const [email, newEmail] = ['zephyrine.new@example.com', 'zephyrine.newest@example.com']
    expect(of('account')).toEqual([expect.objectContaining({ id: eve.account.id, email })])
    expect(of('email')).toEqual([
      { email, pending: expect.objectContaining({ email: newEmail }), earlier: [expect.objectContaining({ email: eve.email })] },
    ])
    expect(of('security')[0]!['passkeys']).toEqual([expect.objectContaining({ name: 'Zephyrine’s phone' })])
    expect(of('account_policy')).toEqual([expect.objectContaining({ ceilings: expect.anything(), large_amounts: [] })])
    expect(['session', 'channel', 'agent', 'key', 'participation', 'approval'].map(type => of(type).length)).toEqual([106, 1, 1, 2, 2, 2])
    expect(of('delivery').map(({ state }) => state)).toContain('queued')
    expect(of('participation').flatMap(({ submissions }) => submissions)).toEqual([expect.objectContaining({ summary: 'Done' })])
    expect(of('audit_event').map(({ seq }) => seq)).toEqual(of('audit_event').map((_, i) => i + 1))
    for (const secret of [eve.token, agent.secret, eve.password, ada.email]) expect(text).not.toContain(secret)
  })

  test('a deleted account cannot be used, its agents are stopped, and after the sweep the store does not name it', async () => {
    const world = await open(withMail)
    const ada = await world.human()
    const { eve, agent, device, submissionId } = await inhabitant(world, ada)
    // What an admin did to the agent can be repeated for a day, and the record of that is the admin's.
    await ada.post(`/v1/admin/agents/${agent.id}/suspend`, {}, { headers: { 'Idempotency-Key': 'once' } })
    expect(await namesOf(world, 'zephyrine')).toBe(true)
    const ends = async () => Array.fromAsync(logEnds(world.store))

    await setProof(world, eve, 0)
    const unproven = await leave(eve)
    await setProof(world, eve)
    const gone = await leave(eve)
    const [session, password, call] = [
      await eve.get('/v1/me'),
      await signIn(world, { ...eve, email: 'zephyrine.new@example.com' }),
      await world.mcp(agent.secret),
    ]
    await world.core.sweep()

    expect([unproven, gone, session, password, call].map(summary).slice(0, 4)).toEqual([
      'proof_required',
      204,
      'unauthenticated',
      'invalid_credentials',
    ])
    expect(call.status).toBe(401)
    for (const text of ['zephyrine', eve.email, device.id]) expect([text, await namesOf(world, text)]).toEqual([text, false])
    const seen = await ada.get<Schemas['Account']>(`/v1/admin/accounts/${eve.account.id}`)
    expect(seen.body).toMatchObject({ status: 'deleted', display_name: 'Deleted account', role: 'member' })
    expect(summary(await ada.post(`/v1/admin/accounts/${eve.account.id}/recovery-link`))).toBe('not_found')
    expect(summary(await ada.patch(`/v1/admin/accounts/${eve.account.id}`, '*', { role: 'admin' }))).toBe('not_found')
    // The result that the agent delivered stays, but nobody waits for its review.
    expect(summary(await ada.post(`/v1/admin/submissions/${submissionId}/accept`))).toBe('already_reviewed')
    // The address is free again, for another account.
    expect((await world.human('zephyrine')).account.id).not.toBe(eve.account.id)
    const found = await Promise.all((await ends()).map(end => inspectLog(world.core.world, end)))
    expect(found.map(({ fault }) => fault)).toEqual(found.map(() => undefined))
    expect(found.filter(({ erased }) => erased > 10)).toHaveLength(1)
  })

  test('the invitation by which somebody came does not keep their address', async () => {
    const world = await open()
    const ada = await world.human()
    const email = 'xanthippe@example.com'
    const { body: made } = await ada.post<Schemas['NewInvitation']>('/v1/admin/invitations', { email })
    const invitation = made.url.split('=')[1]!
    const { body: guest } = await world.call<Schemas['SignedIn']>('POST', '/v1/accounts', {
      body: { email, password: 'correct horse battery', display_name: 'Guest', transport: 'token', invitation },
    })
    const before = await namesOf(world, email)

    const gone = await world.call('DELETE', '/v1/me', { token: guest.token! })
    await world.core.sweep()

    expect([before, gone.status, await namesOf(world, email)]).toEqual([true, 204, false])
  })

  test('every answer that names a deleted account or its agents is as the contract says, before and after the sweep', async () => {
    const world = await open(withMail)
    const ada = await world.human()
    const { eve, agent, quest } = await inhabitant(world, ada)
    const ids: Record<string, string> = { '/v1/admin/accounts/{id}': eve.account.id, '/v1/agents/{id}': agent.id }
    const paths = operations
      .filter(({ method, operationId }) => method === 'GET' && operationId !== 'streamEvents')
      .map(({ path }) => path.replace(/\{\w+\}/, ids[path] ?? quest.id))
    // The client of the tests compares each answer with the contract.
    const readAll = async () => {
      const statuses = []
      for (const path of paths) statuses.push((await ada.get(path)).status)
      return statuses.filter(status => status !== 200 && status !== 404)
    }
    const agents = async () => (await ada.get<{ items: object[] }>('/v1/admin/agents')).body.items

    await leave(eve)
    const left = await readAll()
    await world.core.sweep()
    const swept = await readAll()

    expect([left, swept]).toEqual([[], []])
    expect(await agents()).toEqual([
      expect.objectContaining({ id: agent.id, name: 'Deleted agent', handle: expect.stringMatching(/^gone-/) }),
    ])
  })

  test('the log of a deleted account still shows a changed entry, and details cannot be erased in the log of another account', async () => {
    const world = await open()
    const [ada, bob] = [await world.human(), await world.human()]
    await leave(bob)
    await world.core.sweep()
    const faultOf = async ({ account: { id } }: Person) => {
      const [end] = (await Array.fromAsync(logEnds(world.store))).filter(({ accountId }) => accountId === id)
      return (await inspectLog(world.core.world, end!)).fault?.what
    }
    const before = [await faultOf(ada), await faultOf(bob)]

    await world.store.transaction(function* () {
      yield* run(blank, {})
    })
    const erased = [await faultOf(ada), await faultOf(bob)]

    expect([before, erased]).toEqual([
      [undefined, undefined],
      ['details were erased, but the account was not deleted', undefined],
    ])
  })

  test('the last active admin cannot leave, also when the admins leave or are lowered at once on two instances', async () => {
    const here = await open()
    const there = await again()
    const ada = await here.human()
    expect(summary(await leave(ada))).toBe('last_admin')

    for (let round = 0; round < 3; round++) {
      const bob = await anotherAdmin(here)
      const tries = [
        () => here.call('DELETE', '/v1/me', { token: ada.token }),
        () => there.call('DELETE', '/v1/me', { token: bob.token }),
        () =>
          there.call('PATCH', `/v1/admin/accounts/${ada.account.id}`, {
            token: bob.token,
            body: { role: 'member' },
            headers: { 'If-Match': '*' },
          }),
        () =>
          here.call('PATCH', `/v1/admin/accounts/${bob.account.id}`, {
            token: ada.token,
            body: { role: 'member' },
            headers: { 'If-Match': '*' },
          }),
      ]
      const answers = await Promise.all(tries.map(one => one()))
      const [left] = await here.store.read(activeAdmins, {})
      expect(left).toBeDefined()
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      if (left!.id !== ada.account.id) return
    }
  })

  test.each([
    ['a proof', 'POST', '/v1/sessions/current/proof', ({ password }: Person) => ({ password })],
    [
      'a new password',
      'PUT',
      '/v1/me/password',
      ({ password }: Person) => ({ current_password: password, new_password: 'a better horse battery' }),
    ],
  ])('leaving before the password for %s is checked: the password is no longer right', async (_what, method, path, bodyOf) => {
    let before = async (_statement: string) => {}
    const world = await open({
      store: store => ({ ...store, read: async (from, values) => (await before(from.name), store.read(from, values)) }),
    })
    await world.human()
    const bob = await world.human()
    let gone = 0
    before = async statement => {
      if (statement !== 'find_account') return
      before = async () => {}
      gone = (await leave(bob)).status
    }

    const late = await world.call<Problem>(method, path, { token: bob.token, body: bodyOf(bob) })

    expect([gone, summary(late)]).toEqual([204, 'wrong_password'])
  })

  test('leaving against signing in: no session goes on, whatever came first', async () => {
    const here = await open()
    const there = await again()
    await here.human()
    const bob = await here.human()
    const { code } = await newTotp(here, bob)
    here.clock.advance(30_000)
    there.clock.now = here.clock.now

    const [gone, ...entered] = await Promise.all([
      here.call('DELETE', '/v1/me', { token: bob.token }),
      ...Array.from({ length: 4 }, () => signIn(there, bob, { code: code() })),
    ])

    expect(gone.status).toBe(204)
    const statuses = []
    for (const { body } of entered) statuses.push((await here.call('GET', '/v1/me', { token: body.token ?? 'none' })).status)
    expect(statuses).toEqual([401, 401, 401, 401])
    expect(await here.store.read(sessionsLeft, {})).toHaveLength(1)
  })
})

const activeAdmins = statement<object>()('active_admins', (q, t) =>
  q
    .select({ id: t.accounts.id })
    .from(t.accounts)
    .where(and(eq(t.accounts.role, 'admin'), eq(t.accounts.status, 'active'))),
)
const sessionsLeft = statement<object>()('sessions_left', (q, t) => q.select({ id: t.sessions.id }).from(t.sessions))
