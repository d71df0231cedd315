import { hash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { statement } from '../../src/store/index.ts'
import { untilServed, type Schemas } from '../support/client.ts'
import { counted } from '../support/counted.ts'
import { beating, newAgent } from '../support/domain.ts'
import { setProof } from '../support/security.ts'
import { onEachStore } from '../support/world.ts'

type Problem = Schemas['Problem']
const second = 1000
const day = 24 * 60 * 60 * second
const storedKeys = statement<object>()('stored_keys', (q, t) => q.select().from(t.agentKeys))
const storedSessions = statement<object>()('stored_sessions', (q, t) => q.select().from(t.sessions))

onEachStore('keys', (open, again) => {
  test('a key is issued with its secret, which nothing shows again', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()

    const issued = await ada.post<Schemas['IssuedKey']>(`/v1/agents/${id}/keys`, { label: 'laptop', expires_in_days: 30 })
    const list = await ada.get<Schemas['KeyPage']>(`/v1/agents/${id}/keys`)

    expect([issued.status, issued.headers['cache-control']]).toEqual([201, 'no-store'])
    expect(issued.body.secret).toMatch(/^aqs_agent_[0-9A-Za-z]{36}$/)
    expect(issued.body.key).toMatchObject({
      label: 'laptop',
      hint: `…${issued.body.secret.slice(-4)}`,
      state: 'active',
      created_by: ada.account.id,
      expires_at: new Date(world.clock.now + 30 * day).toISOString(),
    })
    expect(list.body.items).toEqual([issued.body.key])
    expect(list.text).not.toContain(issued.body.secret)
  })

  test('the database has the SHA-256 of keys and session tokens, not the secrets', async () => {
    const world = await open()
    const ada = await world.human()
    const { secret } = await newAgent(world, ada)

    const [keys, sessions] = [await world.store.read(storedKeys, {}), await world.store.read(storedSessions, {})]

    expect([keys.map(key => key.hash), sessions.map(session => session.tokenHash)]).toEqual([
      [hash('sha256', secret)],
      [hash('sha256', ada.token)],
    ])
    const rows = JSON.stringify([keys, sessions])
    for (const hidden of [secret, ada.token]) expect(rows).not.toContain(hidden.slice(-30))
  })

  test('no secret is in the log, nor in the answer to a request that has it', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()
    const { secret } = await ada.key(id)
    const answers = [
      await world.mcp(secret),
      await world.call('GET', '/v1/agents', { token: secret }),
      await world.mcp(`${secret.slice(0, -1)}#`),
      await world.call('GET', `/v1/agents?token=${secret}`, { token: ada.token }),
    ]

    const log = world.log.join('')
    const told = log + answers.map(({ text }) => text).join('')

    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 400])
    expect(log).toContain('issueAgentKey')
    for (const planted of [secret, secret.slice(0, -1), ada.token, ada.password, 'open sesame']) expect(told).not.toContain(planted)
  })

  test('an agent has at most five active keys, even when all are asked for at once', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()

    const all = await Promise.all(Array.from({ length: 200 }, () => untilServed(() => ada.post<Problem>(`/v1/agents/${id}/keys`))))

    expect(all.filter(one => one.status === 201)).toHaveLength(5)
    expect(all.filter(one => one.status === 409 && one.body.code === 'key_limit')).toHaveLength(195)
  })

  test('a revoked key is refused on the very next call, on every instance', async () => {
    const world = await open()
    const elsewhere = await again()
    const ada = await world.human()
    const { id } = await ada.agent()
    const { key, secret } = await ada.key(id)
    const before = await elsewhere.mcp(secret)

    const revoked = await ada.delete(`/v1/agents/${id}/keys/${key.id}`)
    const after = await elsewhere.mcp(secret)
    const repeated = await ada.delete(`/v1/agents/${id}/keys/${key.id}`)

    expect([before.status, revoked.status, after.status, repeated.status]).toEqual([200, 204, 401, 204])
  })

  test('rotation without overlap ends the old key at once; with one it goes on for that long', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()
    const first = await ada.key(id, { label: 'laptop' })

    const next = await ada.post<Schemas['RotatedKey']>(`/v1/agents/${id}/keys/${first.key.id}/rotate`)
    const third = await ada.post<Schemas['RotatedKey']>(`/v1/agents/${id}/keys/${next.body.key.id}/rotate`, { overlap_seconds: 60 })
    const during = [await world.mcp(first.secret), await world.mcp(next.body.secret), await world.mcp(third.body.secret)]
    world.clock.advance(60 * second)
    const after = [await world.mcp(next.body.secret), await world.mcp(third.body.secret)]

    expect(next.body.replaced).toMatchObject({ id: first.key.id, state: 'expired', replaced_by: next.body.key.id })
    expect(next.body.key.label).toBe('laptop')
    expect(during.map(answer => answer.status)).toEqual([401, 200, 200])
    expect(after.map(answer => answer.status)).toEqual([401, 200])
  })

  test('an overlap does not lengthen a key that would have expired before', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()
    const { key, secret } = await ada.key(id, { expires_in_days: 1 })
    world.clock.advance(day - 30 * second)
    await setProof(world, ada)

    const { body } = await ada.post<Schemas['RotatedKey']>(`/v1/agents/${id}/keys/${key.id}/rotate`, { overlap_seconds: 60 })
    const before = await world.mcp(secret)
    world.clock.advance(30 * second)
    const after = await world.mcp(secret)

    expect([body.replaced.expires_at, before.status, after.status]).toEqual([key.expires_at, 200, 401])
  })

  test('a key that is not active cannot be rotated', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()
    const { key } = await ada.key(id)
    await ada.delete(`/v1/agents/${id}/keys/${key.id}`)

    const refused = await ada.post<Problem>(`/v1/agents/${id}/keys/${key.id}/rotate`)

    expect([refused.status, refused.body.code]).toEqual([409, 'key_not_active'])
  })

  test('a suspended agent gets no new key, and its old one is refused on every instance until it is resumed', async () => {
    const world = await open()
    const elsewhere = await again()
    const ada = await world.human()
    const { id } = await ada.agent()
    const { secret } = await ada.key(id)

    await ada.post(`/v1/agents/${id}/suspend`)
    const refused = await ada.post<Problem>(`/v1/agents/${id}/keys`)
    const during = await elsewhere.mcp(secret)
    await ada.post(`/v1/agents/${id}/resume`)
    const after = await elsewhere.mcp(secret)

    expect([refused.status, refused.body.code, during.status, after.status]).toEqual([409, 'agent_suspended', 401, 200])
  })

  test('keys are listed by state and expiry', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()
    await ada.key(id, { label: 'short', expires_in_days: 1 })
    const gone = await ada.key(id, { label: 'gone', expires_in_days: 2 })
    await ada.key(id, { label: 'long', expires_in_days: 100 })
    await ada.delete(`/v1/agents/${id}/keys/${gone.key.id}`)
    world.clock.advance(2 * day)
    const labels = async (query: string) =>
      (await ada.get<Schemas['KeyPage']>(`/v1/agents/${id}/keys?${query}`)).body.items.map(key => key.label)

    expect(await labels('sort=expires_at')).toEqual(['short', 'gone', 'long'])
    expect([await labels('state=active'), await labels('state=expired'), await labels('state=revoked')]).toEqual([
      ['long'],
      ['short'],
      ['gone'],
    ])
  })

  test('the heartbeat goes from never to online at the first call, and to idle after the window', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()
    const { secret } = await ada.key(id)
    const heartbeat = async () => (await ada.get<Schemas['Heartbeat']>(`/v1/agents/${id}/heartbeat`)).body

    const never = await heartbeat()
    await world.mcp(secret)
    const online = await heartbeat()
    world.clock.advance(120 * second)
    const idle = await heartbeat()

    expect(never).toMatchObject({
      state: 'never',
      first_seen_at: null,
      last_seen_at: null,
      client: null,
      key_hint: null,
      last_refused: null,
    })
    expect(online).toMatchObject({
      state: 'online',
      client: { name: 'tester', version: '1', protocol_version: '2026-07-28' },
      key_hint: `…${secret.slice(-4)}`,
      online_window_seconds: 120,
    })
    expect(idle.state).toBe('idle')
  })

  test('a refused call does not change the heartbeat, but the owner sees why it was refused', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()
    const { secret } = await ada.key(id, { expires_in_days: 1 })
    world.clock.advance(day)

    await world.mcp(secret)
    const heartbeat = await beating(ada, id, ({ last_refused }) => last_refused !== null)

    expect(heartbeat).toMatchObject({
      state: 'never',
      last_refused: { reason: 'key_expired', key_hint: `…${secret.slice(-4)}`, at: new Date(world.clock.now).toISOString() },
    })
  })

  test('many refused calls with one key are written once', async () => {
    const names: string[] = []
    const world = await open({ store: store => counted(store, names) })
    const ada = await world.human()
    const [one, other] = [await newAgent(world, ada), await newAgent(world, ada)]
    for (const { id, key } of [one, other]) await ada.delete(`/v1/agents/${id}/keys/${key.id}`)

    for (const { secret } of [one, one, one, other]) await world.mcp(secret)
    await beating(ada, other.id, ({ last_refused }) => last_refused !== null)

    expect(names.filter(name => name === 'note_agent_refused')).toHaveLength(2)
  })
})
