import { expect, test } from '@jest/globals'
import { readLog } from '../../src/core/log/log-reader.ts'
import type { Schemas } from '../support/client.ts'
import { allowAll, askFor, joinAt, newAgent, openQuest, questRow, work } from '../support/domain.ts'
import { onEachStore, type World } from '../support/world.ts'

type Approval = Schemas['Approval']
type Problem = Schemas['Problem']
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const actions = async (world: World, accountId: string) =>
  (await Array.fromAsync(readLog(world.store, accountId))).map(event => event.action)

onEachStore('approvals', (open, again) => {
  test('a join that waits runs when its owner approves it, with exactly the arguments that were shown', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const quest = await openQuest(ada)
    const asked = await world.core.participations.join(await agent.as(), await questRow(world, quest.id), 'I read RFCs fast')

    const shown = await ada.get<Approval>(`/v1/approvals/${asked.approval!.id}`)
    const approved = await ada.post<Approval>(`/v1/approvals/${asked.approval!.id}/approve`, { note: 'Go ahead' })
    const { body: participation } = await ada.get<Schemas['ParticipationDetail']>(
      `/v1/participations/${approved.body.outcome!.participation_id}`,
    )

    expect(shown.body).toMatchObject({
      kind: 'join_quest',
      title: 'Join “Summarise an RFC”',
      reason: 'I read RFCs fast',
      risk: 'low',
      status: 'pending',
      arguments: { quest_id: quest.id },
      preview: { would_succeed: true, blockers: [] },
    })
    expect(approved.body).toMatchObject({
      status: 'approved',
      note: 'Go ahead',
      decided_by: ada.account.id,
      digest: shown.body.digest,
      arguments: shown.body.arguments,
      outcome: { state: 'executed', code: null },
    })
    expect(approved.body.preview).toBeUndefined()
    expect(participation).toMatchObject({
      state: 'active',
      quest: { id: quest.id },
      due_at: new Date(world.clock.now + 72 * hour).toISOString(),
    })
  })

  test('a denial reaches the agent with its reason, and nothing runs', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const quest = await openQuest(ada)
    const asked = await world.core.participations.join(await agent.as(), await questRow(world, quest.id), 'please')

    const denied = await ada.post<Approval>(`/v1/approvals/${asked.approval!.id}/deny`, { note: 'too long' })
    const told = await world.core.approvals.readOfAgent(await agent.as(), asked.approval!.id)
    const askedAgain = await world.core.participations.join(await agent.as(), await questRow(world, quest.id), 'pretty please')

    expect(denied.body).toMatchObject({ status: 'denied', outcome: null })
    expect(told.approval).toMatchObject({ status: 'denied', note: 'too long' })
    expect((await ada.get<Schemas['OpenQuest']>(`/v1/quests/${quest.id}`)).body.slots_taken).toBe(0)
    expect(askedAgain.approval!.earlierDenials).toBe(1)
  })

  test('a request that nobody answers expires, is never called denied, and cannot be approved later', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { id } = await askFor(world, agent)

    world.clock.advance(day)
    const late = await ada.post<Problem>(`/v1/approvals/${id}/approve`)
    const seen = await ada.get<Approval>(`/v1/approvals/${id}`)
    const inbox = await ada.get<Schemas['ApprovalPage']>('/v1/approvals?status=pending')

    expect([late.status, late.body.code]).toEqual([409, 'approval_expired'])
    expect(seen.body).toMatchObject({ status: 'expired', decided_at: null, decided_by: null, outcome: null })
    expect(inbox.body.items).toEqual([])
    expect((await actions(world, ada.account.id)).filter(action => action.startsWith('approval.'))).toEqual([
      'approval.requested',
      'approval.expired',
    ])
  })

  test('of an approval and a denial at the same instant on two instances, one wins, and the other learns who decided what', async () => {
    const world = await open()
    const other = await again()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { id } = await askFor(world, agent)

    const both = await Promise.all([
      ada.post<Omit<Approval, 'status'> & { status: string }>(`/v1/approvals/${id}/approve`),
      other.call<Omit<Approval, 'status'> & { status: string }>('POST', `/v1/approvals/${id}/deny`, { token: ada.token }),
    ])

    expect(both.map(one => one.status).toSorted()).toEqual([200, 409])
    const [won, lost] = both[0].status === 200 ? both : [both[1], both[0]]
    expect(lost.body).toMatchObject({
      code: 'approval_already_decided',
      approval: { id, status: won.body.status, decided_by: ada.account.id },
    })
    expect((await actions(world, ada.account.id)).filter(action => /approval\.(approved|denied)/.test(action))).toHaveLength(1)
  })

  test('if an approved action is no longer possible, the approval says why, as the preview did', async () => {
    const world = await open()
    const ada = await world.human()
    const [slow, quick] = [await newAgent(world, ada), await newAgent(world, ada, { policy: allowAll })]
    const quest = await openQuest(ada)
    const asked = await world.core.participations.join(await slow.as(), await questRow(world, quest.id), 'me first')
    await joinAt(world, quick, quest.id)

    const preview = await ada.get<Approval>(`/v1/approvals/${asked.approval!.id}`)
    const approved = await ada.post<Approval>(`/v1/approvals/${asked.approval!.id}/approve`)

    expect(preview.body.preview).toEqual({
      would_succeed: false,
      blockers: [{ code: 'quest_full', message: 'The quest has no free slot.' }],
    })
    expect(approved.body).toMatchObject({ status: 'approved', outcome: { state: 'failed', code: 'quest_full', participation_id: null } })
    expect((await ada.get<Schemas['ParticipationPage']>('/v1/participations')).body.items).toHaveLength(1)
    const [entry] = (await ada.get<Schemas['AuditPage']>('/v1/audit-events?action=approval.approved')).body.items
    expect(entry!.data['failed']).toBe('quest_full')
  })

  test('a request says how often its human has denied the same one', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const denials = []
    for (const reason of ['I need it', 'It is cheaper now', 'It is the last one']) {
      const { id } = await askFor(world, agent, 'Buy a book', { reason })
      denials.push((await ada.post<Approval>(`/v1/approvals/${id}/deny`)).body.earlier_denials)
    }

    expect(denials).toEqual([0, 1, 2])
  })

  test('only the owner can see or decide a request; an admin gets 404', async () => {
    const world = await open()
    const [admin, ada] = [await world.human(), await world.human()]
    const agent = await newAgent(world, ada)
    const { id } = await askFor(world, agent)

    const answers = await Promise.all([
      admin.get(`/v1/approvals/${id}`),
      admin.post(`/v1/approvals/${id}/approve`),
      admin.post(`/v1/approvals/${id}/deny`),
    ])

    expect(answers.map(answer => answer.status)).toEqual([404, 404, 404])
    expect((await ada.get<Approval>(`/v1/approvals/${id}`)).body.status).toBe('pending')
  })

  test('a decision may name the version that was seen', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { id } = await askFor(world, agent)

    const stale = await ada.post(`/v1/approvals/${id}/approve`, {}, { headers: { 'If-Match': '"v7"' } })
    const fresh = await ada.post<Approval>(`/v1/approvals/${id}/approve`, {}, { headers: { 'If-Match': '"v1"' } })

    expect([stale.status, fresh.status, fresh.headers['etag']]).toEqual([412, 200, '"v2"'])
  })

  test('a repeated decision with an Idempotency-Key answers the same and acts once', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const quest = await openQuest(ada)
    const asked = await world.core.participations.join(await agent.as(), await questRow(world, quest.id), '')
    const approve = () => ada.post<Approval>(`/v1/approvals/${asked.approval!.id}/approve`, {}, { headers: { 'Idempotency-Key': 'x' } })

    const [first, second] = [await approve(), await approve()]

    expect([first.status, second.status, second.headers['idempotent-replayed']]).toEqual([200, 200, 'true'])
    expect(second.body).toEqual(first.body)
    expect((await ada.get<Schemas['OpenQuest']>(`/v1/quests/${quest.id}`)).body.slots_taken).toBe(1)
  })

  test('several are decided at once, each separately', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const [one, two] = [await askFor(world, agent, 'One'), await askFor(world, agent, 'Two')]
    await ada.post(`/v1/approvals/${one.id}/approve`)

    const { body } = await ada.post<Schemas['DecisionResults']>('/v1/approvals/decisions', {
      decision: 'deny',
      ids: [one.id, two.id, `apr_${'0'.repeat(26)}`],
      note: 'not today',
    })

    expect(body.results).toEqual([
      { id: one.id, status: 'approved', code: 'approval_already_decided', failure: null },
      { id: two.id, status: 'denied', code: null, failure: null },
      { id: `apr_${'0'.repeat(26)}`, status: null, code: 'not_found', failure: null },
    ])
  })

  test('of several, one that has changed since it was seen is not decided, and one that cannot be carried out says why', async () => {
    const world = await open()
    const ada = await world.human()
    const [agent, rival] = [await newAgent(world, ada), await newAgent(world, ada, { policy: { join_quest: 'allow' } })]
    const quest = await openQuest(ada)
    const asked = await world.core.participations.join(await agent.as(), await questRow(world, quest.id), '')
    const changed = await askFor(world, agent, 'Write to Ben', { category: 'contact', details: { to: 'ben@example.com' } })
    await joinAt(world, rival, quest.id)
    await ada.post(`/v1/approvals/${changed.id}/questions`, { text: 'Which Ben?' })
    const ids = [asked.approval!.id, changed.id]

    const { body } = await ada.post<Schemas['DecisionResults']>('/v1/approvals/decisions', { decision: 'approve', ids, versions: [1, 1] })
    const unpaired = await ada.post<Schemas['Problem']>('/v1/approvals/decisions', { decision: 'approve', ids, versions: [1] })

    expect(body.results).toEqual([
      { id: ids[0], status: 'approved', code: null, failure: 'quest_full' },
      { id: ids[1], status: 'pending', code: 'precondition_failed', failure: null },
    ])
    expect([unpaired.status, unpaired.body.errors[0]!.pointer]).toEqual([422, '/versions'])
  })

  test('a repeated request is the same request, and an agent can have twenty pending ones', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)

    const same = await Promise.all(Array.from({ length: 10 }, () => askFor(world, agent, 'The same')))
    for (let i = 1; i < 20; i++) await askFor(world, agent, `Number ${i}`)

    expect(new Set(same.map(approval => approval.id)).size).toBe(1)
    await expect(askFor(world, agent, 'Number 20')).rejects.toMatchObject({ code: 'too_many_pending' })
    expect((await ada.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)).body.pending_approvals).toBe(20)
  })

  test('policy allow acts at once, ask waits, block refuses, and changing it changes the next call', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const quest = await questRow(world, (await openQuest(ada)).id)
    const join = async () => world.core.participations.join(await agent.as(), quest, '')

    await ada.patch(`/v1/agents/${agent.id}`, '*', { policy: { join_quest: 'block' } })
    await expect(join()).rejects.toMatchObject({ code: 'action_blocked' })
    await ada.patch(`/v1/agents/${agent.id}`, '*', { policy: { join_quest: 'ask' } })
    expect((await join()).outcome).toBe('pending_approval')
    await ada.patch(`/v1/agents/${agent.id}`, '*', { policy: { join_quest: 'allow' } })
    // It still waits, so it does not run beside its own request.
    const waiting = await join()
    expect(waiting.outcome).toBe('pending_approval')
    await world.core.approvals.cancel(await agent.as(), waiting.approval!.id)
    expect((await join()).outcome).toBe('done')
    expect((await join()).outcome).toBe('done')
    expect((await ada.get<Schemas['ParticipationPage']>('/v1/participations')).body.items).toHaveLength(1)
  })

  test("suspending the agent or its owner's account cancels pending requests at once, and refuses both on every instance", async () => {
    const world = await open()
    const elsewhere = await again()
    const [admin, ada] = [await world.human(), await world.human()]
    const [one, two] = [await newAgent(world, ada), await newAgent(world, ada)]
    const [first, second] = [await askFor(world, one), await askFor(world, two)]

    await ada.post(`/v1/agents/${one.id}/suspend`)
    const own = await ada.get<Approval>(`/v1/approvals/${first.id}`)
    const late = await ada.post<Problem>(`/v1/approvals/${first.id}/approve`)
    await admin.post(`/v1/admin/accounts/${ada.account.id}/suspend`)
    const shut = await elsewhere.call('GET', '/v1/me', { token: ada.token })
    const refused = await elsewhere.mcp(two.secret)
    await admin.post(`/v1/admin/accounts/${ada.account.id}/resume`)
    const back = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', {
      body: { email: ada.email, password: ada.password, transport: 'token' },
    })

    expect(own.body).toMatchObject({ status: 'cancelled', status_reason: 'agent_suspended' })
    expect([late.status, late.body.code, shut.status, refused.status]).toEqual([409, 'approval_cancelled', 401, 401])
    expect((await world.call<Approval>('GET', `/v1/approvals/${second.id}`, { token: back.body.token })).body).toMatchObject({
      status: 'cancelled',
      status_reason: 'account_suspended',
    })
    expect((await world.mcp(two.secret)).status).toBe(200)
  })

  test("the time that the owner takes to decide does not count against the agent's deadline", async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada, { policy: { ...allowAll, submit_result: 'ask' } })
    const quest = await openQuest(ada, { work_window_hours: 2 })
    const participationId = await joinAt(world, agent, quest.id)
    world.clock.advance(hour)
    const asked = await world.core.participations.submit(await agent.as(), await questRow(world, quest.id), work, null)

    world.clock.advance(10 * hour)
    await world.core.sweep()
    const waiting = await ada.get<Schemas['Participation']>(`/v1/participations/${participationId}`)
    const denied = await ada.post<Approval>(`/v1/approvals/${asked.approval!.id}/deny`, { note: 'Check the numbers' })
    const afterwards = await ada.get<Schemas['Participation']>(`/v1/participations/${participationId}`)
    const again = await world.core.participations.submit(
      await agent.as(),
      await questRow(world, quest.id),
      { ...work, summary: 'Better' },
      null,
    )
    world.clock.advance(10 * hour)
    const approved = await ada.post<Approval>(`/v1/approvals/${again.approval!.id}/approve`)

    expect(waiting.body).toMatchObject({ state: 'active', pending_approval_id: asked.approval!.id })
    expect(denied.status).toBe(200)
    expect(afterwards.body).toMatchObject({
      state: 'active',
      pending_approval_id: null,
      due_at: new Date(world.clock.now - 10 * hour + hour).toISOString(),
    })
    expect(approved.body.outcome).toMatchObject({ state: 'executed' })
  })

  test('the inbox is filtered and sorted as asked', async () => {
    const world = await open()
    const ada = await world.human()
    const [one, two] = [await newAgent(world, ada), await newAgent(world, ada)]
    const first = await askFor(world, one, 'First', { expiresInMinutes: 60 })
    world.clock.advance(1000)
    const second = await askFor(world, two, 'Second', { expiresInMinutes: 30 })
    world.clock.advance(1000)
    const third = await askFor(world, one, 'Third')
    await ada.post(`/v1/approvals/${third.id}/deny`)
    const titles = async (query: string) =>
      (await ada.get<Schemas['ApprovalPage']>(`/v1/approvals?${query}`)).body.items.map(approval => approval.title)

    expect(await titles('')).toEqual(['Third', 'Second', 'First'])
    expect(await titles('status=pending&sort=expires_at')).toEqual(['Second', 'First'])
    expect(await titles('status=pending&status=denied&sort=created_at')).toEqual(['First', 'Second', 'Third'])
    expect(await titles(`agent_id=${two.id}`)).toEqual(['Second'])
    expect(await titles('risk=high&kind=external_action&category=spend&limit=1')).toEqual(['Third'])
    expect(await titles('kind=join_quest')).toEqual([])
    expect([first.expiresAt > second.expiresAt, third.status]).toEqual([true, 'pending'])
  })
  test('what waits is listed in short, the most urgent first, with its number, and its pages stay right while requests are decided', async () => {
    const world = await open()
    const [ada, ben] = [await world.human('ada'), await world.human('ben')]
    const agent = await newAgent(world, ada)
    await askFor(world, await newAgent(world, ben), 'Of Ben')
    const ids: string[] = []
    for (const [i, details] of [
      { to: ['ben@example.com', 'cy@example.com'], recipient_name: 'Ben' },
      { to_address: 'x'.repeat(300) },
      { note: { to: 'nobody' } },
      {},
    ].entries()) {
      world.clock.advance(1)
      ids.unshift((await askFor(world, agent, `Number ${i}`, { category: 'contact', details, expiresInMinutes: 100 - i })).id)
    }
    await ada.post(`/v1/approvals/${ids[3]}/questions`, { text: 'Which Ben?' })
    const page = async (cursor = '') => (await ada.get<Schemas['WaitingApprovalPage']>(`/v1/approvals/waiting?limit=2${cursor}`)).body

    const first = await page()
    await ada.post(`/v1/approvals/${ids[1]}/deny`)
    const second = await page(`&cursor=${first.next_cursor}`)

    expect([first, second].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids)
    expect([first.total, second.total, second.has_more]).toEqual([4, 3, false])
    expect(second.items.map(({ recipient }) => recipient)).toEqual(['x'.repeat(200), 'Ben'])
    expect(second.items.map(({ awaits_answer, was_answered, version }) => [awaits_answer, was_answered, version])).toEqual([
      [false, false, 1],
      [true, false, 2],
    ])
    expect(first.items[0]).not.toHaveProperty('arguments')
    expect((await ada.get<Schemas['Approval']>(`/v1/approvals/${ids[2]}`)).body.recipient).toBe('x'.repeat(200))
  })
})
