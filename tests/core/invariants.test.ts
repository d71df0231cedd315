/** The invariants of the service, one test each. Tests of races are in tests/races. */
import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { allowAll, askFor, joinAt, newAgent, openQuest, questRow, work } from '../support/domain.ts'
import { onEachStore } from '../support/world.ts'

type Approval = Schemas['Approval']
const day = 24 * 60 * 60_000

onEachStore('always', (open, again) => {
  test('1: an approval is decided at most once, and only by the owner of the agent', async () => {
    const world = await open()
    const [admin, ada] = [await world.human(), await world.human()]
    const { id } = await askFor(world, await newAgent(world, ada))

    const byAdmin = await admin.post(`/v1/approvals/${id}/approve`)
    const decisions = await Promise.all(['approve', 'deny', 'approve', 'deny'].map(verb => ada.post(`/v1/approvals/${id}/${verb}`)))

    expect(byAdmin.status).toBe(404)
    expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('2: nothing stays pending beyond its time, a suspension, an archiving or the end of its quest', async () => {
    const world = await open()
    const admin = await world.human()
    const [idle, suspended, archived, joining] = [
      await newAgent(world, admin),
      await newAgent(world, admin),
      await newAgent(world, admin),
      await newAgent(world, admin),
    ]
    const quest = await openQuest(admin)
    for (const agent of [suspended, archived]) await askFor(world, agent)
    await world.core.participations.join(await joining.as(), await questRow(world, quest.id), '')
    await askFor(world, idle, 'Soon over', { expiresInMinutes: 5 })

    await admin.post(`/v1/agents/${suspended.id}/suspend`)
    await admin.delete(`/v1/agents/${archived.id}`)
    await admin.post(`/v1/admin/quests/${quest.id}/cancel`)
    world.clock.advance(5 * 60_000)
    const { body } = await admin.get<Schemas['ApprovalPage']>('/v1/approvals?sort=created_at')

    const ends = body.items.map(({ status, status_reason }) => [status, status_reason].join(' ')).toSorted()
    expect(ends).toEqual(['cancelled agent_archived', 'cancelled agent_suspended', 'cancelled quest_cancelled', 'expired '])
  })

  test('3: what was asked, what is shown and what runs are the same', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: { ...allowAll, submit_result: 'ask' } })
    const quest = await openQuest(admin)
    const participationId = await joinAt(world, agent, quest.id)
    const result = { summary: 'A **summary**', links: ['https://example.com/a'], data: { z: 1, a: ['ü', null] } }
    const asked = await world.core.participations.submit(await agent.as(), await questRow(world, quest.id), result, 'ready')

    const shown = await admin.get<Approval>(`/v1/approvals/${asked.approval!.id}`)
    const approved = await admin.post<Approval>(`/v1/approvals/${asked.approval!.id}/approve`)
    const { body } = await admin.get<Schemas['ParticipationDetail']>(`/v1/participations/${participationId}`)

    expect(shown.body.arguments).toEqual({ ...result, participation_id: participationId })
    expect([approved.body.arguments, approved.body.digest]).toEqual([shown.body.arguments, shown.body.digest])
    expect(body.submissions[0]).toMatchObject(result)
  })

  test('4: an approved action runs once, however often the approval is sent', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin)
    const quest = await openQuest(admin, { slots: 5 })
    const asked = await world.core.participations.join(await agent.as(), await questRow(world, quest.id), '')

    await Promise.all(Array.from({ length: 8 }, () => admin.post(`/v1/approvals/${asked.approval!.id}/approve`)))

    expect((await admin.get<Schemas['ParticipationPage']>('/v1/participations')).body.items).toHaveLength(1)
  })

  test('5: the number of taken slots is the number of participations that hold one', async () => {
    const world = await open()
    const admin = await world.human()
    const quest = await openQuest(admin, { slots: 6 })
    const row = await questRow(world, quest.id)
    for (const end of ['none', 'submit', 'accept', 'reject', 'withdraw', 'suspend']) {
      const agent = await newAgent(world, admin, { policy: allowAll })
      const id = await joinAt(world, agent, quest.id)
      if (end === 'withdraw') await admin.post(`/v1/participations/${id}/withdraw`)
      if (end === 'suspend') await admin.post(`/v1/agents/${agent.id}/suspend`)
      if (!['submit', 'accept', 'reject'].includes(end)) continue
      const gated = await world.core.participations.submit(await agent.as(), row, work, null)
      if (end !== 'submit' && gated.outcome === 'done')
        await admin.post(`/v1/admin/submissions/${gated.result.submissionId}/${end}`, { comment: 'So' })
    }

    const { items } = (await admin.get<Schemas['ParticipationPage']>('/v1/participations')).body
    const holding = items.filter(({ state }) => ['active', 'submitted', 'revision_requested', 'accepted'].includes(state))

    expect((await admin.get<Schemas['OpenQuest']>(`/v1/quests/${quest.id}`)).body.slots_taken).toBe(holding.length)
    expect(holding).toHaveLength(4)
  })

  test('6: an agent has at most one live participation in a quest', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: allowAll })
    const quest = await openQuest(admin, { slots: 9 })

    const ids = await Promise.all(Array.from({ length: 6 }, () => joinAt(world, agent, quest.id)))

    expect(new Set(ids).size).toBe(1)
    expect((await admin.get<Schemas['OpenQuest']>(`/v1/quests/${quest.id}`)).body).toMatchObject({
      slots_taken: 1,
      my_participations: [{ id: ids[0] }],
    })
  })

  test('7: a secret is only in the answer that shows it', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin)

    const everything = await Promise.all(
      [
        '/v1/agents',
        `/v1/agents/${agent.id}/keys`,
        `/v1/agents/${agent.id}/heartbeat`,
        '/v1/audit-events',
        '/v1/audit-events/export',
        '/v1/sessions',
      ].map(path => admin.get(path)),
    )

    for (const { text } of everything) for (const secret of [agent.secret, admin.token, admin.password]) expect(text).not.toContain(secret)
    expect(world.log.join('')).not.toContain(agent.secret)
  })

  test('8: a revoked key, a suspended agent and a suspended account are refused at once, on every instance', async () => {
    const world = await open()
    const elsewhere = await again()
    const [admin, ada] = [await world.human(), await world.human()]
    const [one, two, three] = [await newAgent(world, ada), await newAgent(world, ada), await newAgent(world, ada)]

    await ada.delete(`/v1/agents/${one.id}/keys/${one.key.id}`)
    await ada.post(`/v1/agents/${two.id}/suspend`)
    const both = [await elsewhere.mcp(one.secret), await elsewhere.mcp(two.secret), await elsewhere.mcp(three.secret)]
    await admin.post(`/v1/admin/accounts/${ada.account.id}/suspend`)

    expect(both.map(({ status }) => status)).toEqual([401, 401, 200])
    expect([(await elsewhere.mcp(three.secret)).status, (await elsewhere.call('GET', '/v1/me', { token: ada.token })).status]).toEqual([
      401, 401,
    ])
  })

  test('9: no agent key works on /v1, and no session on /mcp', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)

    expect([(await world.call('GET', '/v1/me', { token: agent.secret })).status, (await world.mcp(ada.token)).status]).toEqual([401, 401])
  })

  test('10: points are the sum of the awards for accepted work, each counted once', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: allowAll })
    for (const points of [3, 5, 100]) {
      const quest = await openQuest(admin, { title: `For ${points}`, reward_points: points })
      await joinAt(world, agent, quest.id)
      const gated = await world.core.participations.submit(await agent.as(), await questRow(world, quest.id), work, null)
      const path = `/v1/admin/submissions/${gated.outcome === 'done' && gated.result.submissionId}`
      await Promise.all([1, 2, 3].map(() => admin.post(`${path}/${points === 100 ? 'reject' : 'accept'}`, { comment: 'So' })))
    }

    const { items } = (await admin.get<Schemas['ParticipationPage']>('/v1/participations')).body
    const sum = items.reduce((points, item) => points + (item.points_awarded ?? 0), 0)

    expect([sum, (await admin.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)).body.points]).toEqual([8, 8])
  })

  test('11: each change has one entry in the log, and a request that changes nothing has none', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin)
    const { id } = await askFor(world, agent)
    const count = () => world.core.audit.end(admin.account.id)
    const before = await count()

    await admin.post(`/v1/approvals/${id}/deny`)
    await Promise.all([
      admin.post(`/v1/approvals/${id}/approve`),
      admin.get(`/v1/approvals/${id}`),
      admin.patch(`/v1/agents/${agent.id}`, '*', { name: 'Scout' }),
    ])
    world.clock.advance(2 * day)
    await world.core.sweep()

    expect((await count()) - before).toBe(1)
    expect(await world.core.audit.verify(admin.account.id)).toBe(true)
  })

  test("12: no agent sees another agent's work or requests, nor its owner's address", async () => {
    const world = await open()
    const [admin, ada] = [await world.human(), await world.human()]
    const [one, two] = [await newAgent(world, admin, { policy: allowAll }), await newAgent(world, ada)]
    const quest = await openQuest(admin, { slots: 2 })
    await joinAt(world, one, quest.id)
    const asked = await askFor(world, one, 'A secret plan')
    const tell = (name: string, args: object) => world.mcp(two.secret, 'tools/call', { name, arguments: args }).then(({ text }) => text)

    const told = [
      await tell('get_profile', {}),
      await tell('list_participations', {}),
      await tell('list_approvals', {}),
      await tell('get_quest', { quest: quest.slug }),
      await tell('get_approval', { approval_id: asked.id }),
    ].join()

    for (const hidden of ['A secret plan', one.id, asked.digest, admin.email, ada.email]) expect(told).not.toContain(hidden)
  })
})
