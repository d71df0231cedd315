import { expect, test } from '@jest/globals'
import contract from '../../generated/openapi.json' with { type: 'json' }
import { readLog } from '../../src/core/log/log-reader.ts'
import { untilServed, type Got, type Schemas } from '../support/client.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { onEachStore } from '../support/world.ts'

type Agent = Schemas['Agent']
type Problem = Schemas['Problem']

onEachStore('agents', open => {
  test('a human creates an agent, which needs approval by default', async () => {
    const world = await open()
    const ada = await world.human()

    const made = await ada.post<Agent>('/v1/agents', { name: 'Scout', skills: ['research'], policy: { submit_result: 'allow' } })
    const read = await ada.get<Agent>(made.headers['location']!)

    expect([made.status, made.headers['etag'], made.headers['location']]).toEqual([201, '"v1"', `/v1/agents/${made.body.id}`])
    expect(made.body).toMatchObject({
      handle: 'scout',
      description: '',
      skills: ['research'],
      status: 'active',
      max_active_quests: 3,
      policy: { join_quest: 'ask', submit_result: 'allow', withdraw_from_quest: 'allow' },
      heartbeat: { state: 'never', last_seen_at: null },
    })
    expect(read.body).toEqual(made.body)
  })

  test('the example error in the contract is one that this service returns', async () => {
    const world = await open()
    const ada = await world.human()

    const { body } = await ada.post<Problem>('/v1/agents', {})

    const [, shown] = /```json\n(.*?)```/s.exec(contract.info.description)!
    expect({ ...body, request_id: '' }).toEqual({ ...JSON.parse(shown!), request_id: '' })
  })

  test('a handle is derived from any name', async () => {
    const world = await open()
    const ada = await world.human()

    const handles = []
    for (const name of ['Ünïcode Scout!', 'X', 'x-1', '日本語', 'W'.repeat(80), 'Scout', 'Scout'])
      handles.push((await ada.agent(name)).handle)

    expect(handles).toEqual([
      'unicode-scout',
      'agent-x',
      'agent-x-1',
      'ri-ben-yu',
      'w'.repeat(25),
      'scout',
      expect.stringMatching(/^scout-[0-9a-z]{6}$/),
    ])
  })

  test('a chosen handle that is taken is refused, also after its agent was archived', async () => {
    const world = await open()
    const [ada, bob] = [await world.human(), await world.human()]
    const agent = await ada.agent('Scout', { handle: 'scout' })
    await ada.delete(`/v1/agents/${agent.id}`)

    const refused = await bob.post<Problem>('/v1/agents', { name: 'Scout', handle: 'scout' })

    expect([refused.status, refused.body.code]).toEqual([409, 'handle_taken'])
  })

  test('an account has at most as many agents as the limit says, even when all are asked for at once', async () => {
    const world = await open({ env: { AQS_AGENTS_PER_ACCOUNT: '5' } })
    const ada = await world.human()

    const all = await Promise.all(Array.from({ length: 20 }, () => untilServed(() => ada.post<Problem>('/v1/agents', { name: 'Scout' }))))

    expect(all.filter(one => one.status === 201)).toHaveLength(5)
    expect(all.filter(one => one.status === 409 && one.body.code === 'agent_limit')).toHaveLength(15)
  })

  test('PATCH changes the fields that it names and increases the version, but only if something changes', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()

    const changed = await ada.patch<Agent>(`/v1/agents/${id}`, 1, { name: 'Ranger', policy: { join_quest: 'allow' } })
    const unchanged = await ada.patch<Agent>(`/v1/agents/${id}`, 2, { name: 'Ranger' })

    expect([changed.status, changed.headers['etag']]).toEqual([200, '"v2"'])
    expect(changed.body).toMatchObject({ name: 'Ranger', handle: 'scout', policy: { join_quest: 'allow', submit_result: 'ask' } })
    expect([unchanged.status, unchanged.headers['etag']]).toEqual([200, '"v2"'])
  })

  test('only one of two hundred PATCHes of the same version succeeds', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()

    const all = await Promise.all(
      Array.from({ length: 200 }, (_, i) => untilServed(() => ada.patch(`/v1/agents/${id}`, 1, { name: `Name ${i}` }))),
    )

    expect(all.filter(one => one.status === 200)).toHaveLength(1)
    expect(all.filter(one => one.status === 412)).toHaveLength(199)
    expect((await ada.get<Agent>(`/v1/agents/${id}`)).body.version).toBe(2)
  })

  test.each([
    ['none', undefined, 428],
    ['a stale one', '"v9"', 412],
    ['a weak one', 'W/"v1"', 412],
    ['one without quotes', 'v1', 400],
    ['nothing in it', '""', 412],
    ['a list without the version', '"v7", "v8"', 412],
    ['a list with it', '"v7", "v1"', 200],
    ['any', '*', 200],
  ])('If-Match with %s', async (_, ifMatch, status) => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()

    const answer = await world.call('PATCH', `/v1/agents/${id}`, {
      token: ada.token,
      body: { name: 'Ranger' },
      headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
    })

    expect(answer.status).toBe(status)
  })

  test('the error names an ETag without quotes and a parameter that is sent twice', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()

    const unquoted = await world.call<Problem>('PATCH', `/v1/agents/${id}`, {
      token: ada.token,
      body: { name: 'Ranger' },
      headers: { 'If-Match': 'v1' },
    })
    const repeated = await ada.get<Problem>('/v1/agents?limit=2&limit=3&heartbeat=idle&heartbeat=idle')

    expect(unquoted.body.errors).toEqual([
      { in: 'header', pointer: '/if-match', code: 'pattern', message: 'must be an ETag in quotes, such as "v1"' },
    ])
    expect(repeated.body.errors.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/limit', 'must be sent only once'],
      ['/heartbeat', 'must be sent only once'],
    ])
  })

  test('an agent can be suspended and resumed again, but not twice in a row', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()

    const suspended = await ada.post<Agent>(`/v1/agents/${id}/suspend`, { reason: 'too eager' })
    const twice = await ada.post<Problem>(`/v1/agents/${id}/suspend`)
    const resumed = await ada.post<Agent>(`/v1/agents/${id}/resume`)
    const again = await ada.post<Problem>(`/v1/agents/${id}/resume`)

    expect(suspended.body).toMatchObject({ status: 'suspended', suspended_by: 'owner', suspend_reason: 'too eager', version: 2 })
    expect(resumed.body).toMatchObject({ status: 'active', suspended_by: null, suspend_reason: null, version: 3 })
    expect([twice.status, twice.body.code, again.status, again.body.code]).toEqual([409, 'invalid_state', 409, 'invalid_state'])
  })

  test('a request that has expired does not count as waiting', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    await askFor(world, agent)
    const waiting = async () => (await ada.get<Agent>(`/v1/agents/${agent.id}`)).body.pending_approvals

    const before = await waiting()
    world.clock.advance(24 * 60 * 60_000)

    expect([before, await waiting()]).toEqual([1, 0])
  })

  test('archiving is permanent: keys are revoked, nothing can be changed, and a repetition is harmless', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()
    const { secret } = await ada.key(id)

    const archived = await ada.delete(`/v1/agents/${id}`, { headers: { 'If-Match': '"v1"' } })
    const repeated = await ada.delete(`/v1/agents/${id}`)
    const refused = await Promise.all([
      ada.patch<Problem>(`/v1/agents/${id}`, '*', { name: 'Ranger' }),
      ada.post<Problem>(`/v1/agents/${id}/suspend`),
      ada.post<Problem>(`/v1/agents/${id}/resume`),
      ada.post<Problem>(`/v1/agents/${id}/keys`),
    ])

    expect([archived.status, repeated.status]).toEqual([204, 204])
    expect(refused.map(one => [one.status, one.body.code])).toEqual(Array.from({ length: 4 }, () => [409, 'agent_archived']))
    expect((await world.mcp(secret)).status).toBe(401)
    expect((await ada.get<Schemas['KeyPage']>(`/v1/agents/${id}/keys`)).body.items[0]).toMatchObject({
      state: 'revoked',
      revoke_reason: 'agent_archived',
    })
  })

  test('an agent can be archived by the version that was read, and not by an older one', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()
    await ada.patch(`/v1/agents/${id}`, 1, { name: 'Ranger' })

    expect((await ada.delete(`/v1/agents/${id}`, { headers: { 'If-Match': '"v1"' } })).status).toBe(412)
  })

  test("the list is sorted, filtered and paged as asked, and shows only one's own", async () => {
    const world = await open()
    const [ada, bob] = [await world.human(), await world.human()]
    for (const name of ['Carol', 'alice', 'Bob', 'Dave', 'Eve']) {
      await ada.agent(name)
      world.clock.advance(10)
    }
    await bob.agent('Mallory')
    const names = async (query: string) => (await ada.get<Schemas['AgentPage']>(`/v1/agents?${query}`)).body.items.map(agent => agent.name)

    expect(await names('')).toEqual(['Eve', 'Dave', 'Bob', 'alice', 'Carol'])
    expect(await names('sort=created_at&limit=2')).toEqual(['Carol', 'alice'])
    expect(await names('sort=name')).toEqual(['Bob', 'Carol', 'Dave', 'Eve', 'alice'])
    expect(await names('q=AL')).toEqual(['alice'])
    expect(await names('q=%25')).toEqual([])
    expect(await names('heartbeat=online')).toEqual([])
    expect(await names('heartbeat=never&status=active&sort=-last_seen_at')).toHaveLength(5)

    const { id } = (await ada.get<Schemas['AgentPage']>('/v1/agents?q=alice')).body.items[0]!
    await ada.delete(`/v1/agents/${id}`, { headers: { 'If-Match': '*' } })
    expect([await names('q=AL'), await names('q=AL&status=archived')]).toEqual([[], ['alice']])
  })

  test.each(['created_at', '-created_at', 'name', '-last_seen_at'])(
    'pages by %s hold every agent once, also when some share a place',
    async sort => {
      const world = await open()
      const ada = await world.human()
      for (let i = 0; i < 11; i++) {
        await ada.agent(`Who? & ${i % 3}`)
        if (i % 4 === 0) world.clock.advance(1)
      }

      const seen: string[] = []
      let path: string | undefined = `/v1/agents?sort=${sort}&limit=4&q=who?+%26`
      while (path) {
        const page: Got<Schemas['AgentPage']> = await ada.get<Schemas['AgentPage']>(path)
        seen.push(...page.body.items.map(agent => agent.id))
        expect(page.body.has_more).toBe(page.body.next_cursor !== null)
        path = /^<(.+)>; rel="next"$/.exec(page.headers['link'] ?? '')?.[1]
      }

      expect(seen).toHaveLength(11)
      expect(new Set(seen).size).toBe(11)
    },
  )

  test('an admin finds any agent by its name, handle or id, or by its owner, page by page', async () => {
    const world = await open()
    const [ada, bob, eve] = [await world.human('ada'), await world.human('bob_smith'), await world.human('eve')]
    const scout = await bob.agent('Scout', { handle: 'first' })
    world.clock.advance(1)
    const quill = await bob.agent('Quill')
    world.clock.advance(1)
    const other = await eve.agent('100% Scout')
    await ada.post(`/v1/admin/agents/${quill.id}/suspend`)
    await eve.delete(`/v1/agents/${other.id}`)
    const find = async (query: string) => {
      const { body } = await ada.get<Schemas['AnyAgentPage']>(`/v1/admin/agents?${query}`)
      return body.items.map(({ id }) => id)
    }

    expect(await find('q=sCoUt')).toEqual([other.id, scout.id])
    expect(await find('q=first')).toEqual([scout.id])
    expect(await find(`q=${quill.id}`)).toEqual([quill.id])
    expect(await find('q=Bob_&sort=created_at')).toEqual([scout.id, quill.id])
    expect(await find(`q=${encodeURIComponent(eve.email)}`)).toEqual([other.id])
    expect(await find('q=%25')).toEqual([other.id])
    expect(await find('q=nobody')).toEqual([])
    expect(await find('status=suspended')).toEqual([quill.id])
    expect(await find('status=archived&q=scout')).toEqual([other.id])

    const first = await ada.get<Schemas['AnyAgentPage']>('/v1/admin/agents?limit=2')
    expect(first.body.items).toEqual([
      expect.objectContaining({ id: other.id, status: 'archived', suspended_by: null }),
      {
        id: quill.id,
        handle: 'quill',
        name: 'Quill',
        status: 'suspended',
        suspended_by: 'admin',
        version: 2,
        owner: { id: bob.account.id, display_name: bob.account.display_name, email: bob.email },
        created_at: quill.created_at,
      },
    ])
    expect(await find(`limit=2&cursor=${first.body.next_cursor}`)).toEqual([scout.id])
    expect((await bob.get('/v1/admin/agents')).status).toBe(403)
  })

  test('a cursor is valid only for its own list, sort, filters and owner', async () => {
    const world = await open()
    const [ada, bob] = [await world.human(), await world.human()]
    for (const owner of [ada, bob]) for (let i = 0; i < 3; i++) await owner.agent()
    const { body } = await ada.get<Schemas['AgentPage']>('/v1/agents?limit=1')
    const cursor = body.next_cursor!

    const answers = await Promise.all([
      ada.get<Problem>(`/v1/agents?limit=1&cursor=${cursor}`),
      ada.get<Problem>(`/v1/agents?sort=name&cursor=${cursor}`),
      ada.get<Problem>(`/v1/agents?status=active&cursor=${cursor}`),
      bob.get<Problem>(`/v1/agents?cursor=${cursor}`),
      ada.get<Problem>(`/v1/sessions?cursor=${cursor}`),
      ada.get<Problem>(`/v1/agents?cursor=${cursor.slice(0, -2)}xx`),
      ada.get<Problem>('/v1/agents?cursor=WyJhIl0'),
      ada.get<Problem>(`/v1/agents?cursor=${'a'.repeat(601)}`),
    ])

    expect(answers.map(answer => [answer.status, answer.body.code])).toEqual([
      [200, undefined],
      ...Array.from({ length: 6 }, () => [400, 'invalid_cursor']),
      [400, 'validation_failed'],
    ])
  })

  test("every change is one entry in the owner's log, sealed in a chain", async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()
    await ada.patch(`/v1/agents/${id}`, 1, { name: 'Ranger' })
    await ada.patch(`/v1/agents/${id}`, 2, { name: 'Ranger' })
    await ada.key(id)
    await ada.post(`/v1/agents/${id}/suspend`)
    await ada.post(`/v1/agents/${id}/resume`)
    await ada.delete(`/v1/agents/${id}`)

    const log = await Array.fromAsync(readLog(world.store, ada.account.id))

    expect(log.map(event => event.action)).toEqual([
      'account.created',
      'session.created',
      'agent.created',
      'agent.updated',
      'key.issued',
      'agent.suspended',
      'agent.resumed',
      'key.revoked',
      'agent.archived',
    ])
    expect(log.map(event => event.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(await world.core.audit.verify(ada.account.id)).toBe(true)
  })
})
