import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { allowAll, askFor, joinAt, newAgent, openQuest, questRow, work } from '../support/domain.ts'
import { onEachStore } from '../support/world.ts'

type Quest = Schemas['Quest']
type Participation = Schemas['Participation']
type Problem = Schemas['Problem']
const minute = 60_000
const hour = 60 * minute

onEachStore('quests', open => {
  test('a closing time in the past is refused, even the first instant of all', async () => {
    const world = await open()
    const admin = await world.human()
    const { id } = await openQuest(admin)

    const refused = await admin.patch(`/v1/admin/quests/${id}`, '*', { closes_at: '1970-01-01T00:00:00Z' })

    expect(refused.status).toBe(422)
  })

  test('a quest whose closing time is taken away stays open', async () => {
    const world = await open()
    const admin = await world.human()
    const { id } = await openQuest(admin, { closes_at: new Date(world.clock.now + hour).toISOString() })

    const changed = await admin.patch<Quest>(`/v1/admin/quests/${id}`, '*', { closes_at: null })
    world.clock.advance(2 * hour)
    const later = await admin.get<Quest>(`/v1/quests/${id}`)

    expect([changed.body.closes_at, later.status, later.body.status]).toEqual([null, 200, 'open'])
  })

  test('an empty service begins with six open quests, which later admins do not plant again', async () => {
    const world = await open({ env: { AQS_STARTER_QUESTS: 'on' } })

    const admin = await world.human()
    const { body } = await admin.get<Schemas['QuestPage']>('/v1/quests?tag=code')
    const all = await admin.get<Schemas['QuestPage']>('/v1/quests')

    expect(all.body.items.map(quest => quest.slug)).toContain('introduce-yourself')
    expect([all.body.items.length, body.items.length]).toEqual([6, 2])
  })

  test('only admins see a draft, and everyone sees it when it is published', async () => {
    const world = await open()
    const [admin, ada] = [await world.human(), await world.human()]

    const draft = await admin.post<Quest>('/v1/admin/quests', {
      title: 'Prüfe die Zahlen',
      acceptance_criteria: ['They add up'],
      tags: ['numbers'],
    })
    const hidden = await ada.get(`/v1/quests/${draft.body.slug}`)
    const refused = await ada.post<Problem>(`/v1/admin/quests/${draft.body.id}/publish`)
    await admin.post(`/v1/admin/quests/${draft.body.id}/publish`)
    const [byId, bySlug] = [
      await ada.get<Schemas['OpenQuest']>(`/v1/quests/${draft.body.id}`),
      await ada.get<Schemas['OpenQuest']>(`/v1/quests/${draft.body.slug}`),
    ]

    expect(draft.body).toMatchObject({
      slug: 'prufe-die-zahlen',
      status: 'draft',
      slots: 1,
      work_window_hours: 72,
      max_attempts: 3,
      difficulty: 'medium',
      closes_at: null,
      published_at: null,
    })
    expect([hidden.status, refused.status, refused.body.code]).toEqual([404, 403, 'admin_required'])
    expect(byId.body).toEqual(bySlug.body)
    expect(byId.body).toMatchObject({ status: 'open', my_participations: [] })
  })

  test('a slug is in Latin letters, in whatever script the title is, and tags may be in any script', async () => {
    const admin = await (await open()).human()
    const write = async (title: string, tags: string[] = []) => (await openQuest(admin, { title, tags })).slug

    expect([
      await write('Сравни три батареи'),
      await write('比较三种电池'),
      await write('배터리 비교'),
      await write('Über die Straße'),
    ]).toEqual(['sravni-tri-batarei', 'bi-jiao-san-zhong-dian-chi', 'bae-teo-li-bi-gyo', 'uber-die-strasse'])
    const found = async (tag: string) => {
      const { body } = await admin.get<Schemas['QuestPage']>(`/v1/quests?tag=${encodeURIComponent(tag)}`)
      return body.items.map(({ tags }) => tags)
    }
    for (const [title, tag] of [
      ['Café 1', 'cafe\u0301-noir'],
      ['Café 2', 'café-noir'],
      ['Тесты', 'тесты'],
      ['データ', 'データ'],
    ] as const)
      await write(title, [tag])
    expect(await found('café-noir')).toEqual([['café-noir'], ['café-noir']])
    expect([await found('тесты'), await found('データ')]).toEqual([[['тесты']], [['データ']]])
    for (const tag of ['Тесты', 'a b', '-a', '🚀', 'a\u202Eb', '\u0301a', '🇩🇪', '\u3164', 'a\u115F'])
      expect([
        tag,
        (await admin.post('/v1/admin/quests', { title: 'A quest', acceptance_criteria: ['Done'], tags: [tag] })).status,
      ]).toEqual([tag, 400])
  })

  test('open quests are sorted, filtered and paged; closed ones are not there', async () => {
    const world = await open()
    const admin = await world.human()
    const soon = new Date(world.clock.now + hour).toISOString()
    for (const [title, more] of [
      ['Cherry', { reward_points: 5, tags: ['fruit'] }],
      ['Apple', { reward_points: 50, tags: ['fruit', 'red'], closes_at: soon }],
      ['Beet', { difficulty: 'hard', slots: 2 }],
    ] as const) {
      await openQuest(admin, { title, ...more })
      world.clock.advance(10)
    }
    const closed = await openQuest(admin, { title: 'Closed' })
    await admin.post(`/v1/admin/quests/${closed.id}/close`)
    const titles = async (query: string) =>
      (await admin.get<Schemas['QuestPage']>(`/v1/quests?${query}`)).body.items.map(quest => quest.title)

    expect(await titles('')).toEqual(['Beet', 'Apple', 'Cherry'])
    expect(await titles('sort=title')).toEqual(['Apple', 'Beet', 'Cherry'])
    expect(await titles('sort=-reward_points&limit=2')).toEqual(['Apple', 'Beet'])
    expect((await titles('sort=closes_at'))[0]).toBe('Apple')
    expect(await titles('tag=fruit')).toEqual(['Apple', 'Cherry'])
    expect(await titles('difficulty=hard&available=true&q=BEE')).toEqual(['Beet'])
    expect(await titles('available=false')).toEqual([])
    expect((await admin.get(`/v1/quests/${closed.id}`)).status).toBe(404)
  })

  test('a quest closes at its time: nobody can join, requests to join are cancelled, and agents in it can deliver', async () => {
    const world = await open()
    const admin = await world.human()
    const [inside, outside] = [await newAgent(world, admin, { policy: allowAll }), await newAgent(world, admin)]
    const quest = await openQuest(admin, { slots: 3, closes_at: new Date(world.clock.now + hour).toISOString() })
    const row = await questRow(world, quest.id)
    await joinAt(world, inside, quest.id)
    const asked = await world.core.participations.join(await outside.as(), row, '')

    world.clock.advance(hour)
    const after = await admin.get<Schemas['Approval']>(`/v1/approvals/${asked.approval!.id}`)
    const delivered = await world.core.participations.submit(await inside.as(), row, work, null)
    const seen = await world.core.participations.questFor(await inside.as(), quest.id)

    expect([after.body.status, after.body.status_reason]).toEqual(['cancelled', 'quest_closed'])
    expect((await admin.get<Quest>(`/v1/admin/quests/${quest.id}`)).body.status).toBe('closed')
    expect([delivered.outcome, seen.quest.status]).toEqual(['done', 'closed'])
    await expect(world.core.participations.questFor(await outside.as(), quest.id)).rejects.toMatchObject({ code: 'quest_not_found' })
    await expect(world.core.participations.join(await outside.as(), row, '')).rejects.toMatchObject({ code: 'quest_closed' })
  })

  test('a closed quest can be reopened; cancelling ends its work and its requests, and frees its slots', async () => {
    const world = await open()
    const admin = await world.human()
    const [one, two] = [await newAgent(world, admin, { policy: allowAll }), await newAgent(world, admin)]
    const quest = await openQuest(admin, { slots: 2 })
    const id = await joinAt(world, one, quest.id)
    await admin.post(`/v1/admin/quests/${quest.id}/close`)
    const reopened = await admin.post<Quest>(`/v1/admin/quests/${quest.id}/reopen`)
    const asked = await world.core.participations.join(await two.as(), await questRow(world, quest.id), '')

    const cancelled = await admin.post<Quest>(`/v1/admin/quests/${quest.id}/cancel`, { reason: 'Not needed' })

    expect([reopened.body.status, cancelled.body.status]).toEqual(['open', 'cancelled'])
    expect((await admin.get<Participation>(`/v1/participations/${id}`)).body).toMatchObject({
      state: 'cancelled',
      end_reason: 'Not needed',
    })
    expect((await admin.get<Schemas['Approval']>(`/v1/approvals/${asked.approval!.id}`)).body).toMatchObject({
      status: 'cancelled',
      status_reason: 'quest_cancelled',
    })
    expect((await admin.get<Quest>(`/v1/admin/quests/${quest.id}`)).body.slots_taken).toBe(0)
  })

  test('a schema that is sent again with its keys in another order is no change, also after an agent has joined', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: allowAll })
    const quest = await openQuest(admin, { result_schema: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } })
    await joinAt(world, agent, quest.id)

    const changed = await admin.patch<Quest>(`/v1/admin/quests/${quest.id}`, quest.version, {
      title: 'A better title',
      result_schema: { properties: { a: { type: 'string' } }, required: ['a'], type: 'object' },
    })

    expect([changed.status, changed.body.title]).toEqual([200, 'A better title'])
  })

  test('the terms cannot change after an agent has joined; the rest can, and null clears a field', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: allowAll })
    const quest = await openQuest(admin, { slots: 3, reward_note: 'and glory', tags: ['a', 'b'] })
    await joinAt(world, agent, quest.id)

    const frozen = await admin.patch<Problem>(`/v1/admin/quests/${quest.id}`, '*', { acceptance_criteria: ['Everything'] })
    const changed = await admin.patch<Quest>(
      `/v1/admin/quests/${quest.id}`,
      quest.version,
      { title: 'A better title', slots: 5, reward_note: null, tags: ['b', 'c'] },
      { type: 'application/merge-patch+json' },
    )
    const found = async (tag: string) => (await admin.get<Schemas['QuestPage']>(`/v1/quests?tag=${tag}`)).body.items.length

    expect([frozen.status, frozen.body.code]).toEqual([409, 'quest_terms_frozen'])
    expect(changed.body).toMatchObject({
      title: 'A better title',
      slots: 5,
      reward_note: null,
      tags: ['b', 'c'],
      version: quest.version + 1,
    })
    expect([await found('a'), await found('c')]).toEqual([0, 1])
  })

  test('a result schema that is invalid, refers to another document or allows no object is refused', async () => {
    const world = await open()
    const admin = await world.human()
    const make = (result_schema: object) =>
      admin.post<Problem>('/v1/admin/quests', { title: 'A quest', acceptance_criteria: ['It is done'], result_schema })

    const answers = [
      await make({ type: 'nonsense' }),
      await make({ $ref: 'https://example.com/schema.json' }),
      await make({ description: 'x'.repeat(17_000) }),
      await make({ type: 'array', items: { type: 'string' } }),
      await make({ type: 'object', required: ['answer'] }),
    ]

    expect(answers.map(answer => [answer.status, answer.body.code])).toEqual([
      ...Array.from({ length: 4 }, () => [422, 'unprocessable']),
      [201, undefined],
    ])
    expect(answers.slice(0, 4).map(answer => answer.body.errors[0]!.pointer)).toEqual([
      '/result_schema/type',
      '/result_schema/$ref',
      '/result_schema',
      '/result_schema/type',
    ])
    expect(answers[1]!.body.detail).toBe(
      'The result schema cannot be used: /result_schema/$ref must lead to a schema within this schema, such as #/$defs/name.',
    )
  })

  test('work is delivered, revised and accepted, and its points count once', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: { ...allowAll, submit_result: 'ask' } })
    const quest = await openQuest(admin, {
      revision_window_hours: 100,
      result_schema: { type: 'object', required: ['answer'], properties: { answer: { type: 'integer' } } },
    })
    const row = await questRow(world, quest.id)
    const id = await joinAt(world, agent, quest.id)
    const submit = async (data: unknown) => world.core.participations.submit(await agent.as(), row, { ...work, data }, null)
    const queue = async () => (await admin.get<Schemas['SubmissionPage']>('/v1/admin/submissions?awaiting=true')).body.items

    await expect(submit({ answer: 'many' })).rejects.toMatchObject({
      code: 'invalid_result',
      issues: [{ pointer: '/answer', code: 'type' }],
    })
    expect((await admin.get<Schemas['ApprovalPage']>('/v1/approvals')).body.items).toEqual([])
    const asked = await submit({ answer: 41 })
    await admin.post(`/v1/approvals/${asked.approval!.id}/approve`)
    const [first] = await queue()
    world.clock.advance(minute)
    await admin.post(`/v1/admin/submissions/${first!.id}/request-revision`, { comment: 'One more' })
    const between = await admin.get<Schemas['ParticipationDetail']>(`/v1/participations/${id}`)
    await admin.patch(`/v1/agents/${agent.id}`, '*', { policy: { submit_result: 'allow' } })
    await submit({ answer: 42 })
    const [second] = await queue()
    const accepted = await Promise.all([
      admin.post(`/v1/admin/submissions/${second!.id}/accept`),
      admin.post(`/v1/admin/submissions/${second!.id}/accept`, { comment: 'Well done' }),
    ])

    expect(first).toMatchObject({ attempt: 1, data: { answer: 41 }, acceptance_criteria: ['At most 200 words'], agent: { id: agent.id } })
    expect(between.body).toMatchObject({
      state: 'revision_requested',
      due_at: new Date(world.clock.now + 100 * hour).toISOString(),
      submissions: [{ review: { decision: 'revision_requested', comment: 'One more' } }],
    })
    expect(accepted.map(one => one.status).toSorted()).toEqual([200, 409])
    expect((await admin.get<Schemas['ParticipationDetail']>(`/v1/participations/${id}`)).body).toMatchObject({
      state: 'accepted',
      points_awarded: 10,
      attempts: 2,
      terms: { slots_taken: 1 },
    })
    expect((await admin.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)).body.points).toBe(10)
    await expect(world.core.participations.join(await agent.as(), row, '')).rejects.toMatchObject({ code: 'already_finished' })
  })

  test('a review that ends the work also cancels pending requests about it', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: { ...allowAll, withdraw_from_quest: 'ask' } })
    const quest = await openQuest(admin)
    const row = await questRow(world, quest.id)
    await joinAt(world, agent, quest.id)
    const asked = await world.core.participations.withdraw(await agent.as(), row, 'too hard')
    const submitted = await world.core.participations.submit(await agent.as(), row, work, null)

    await admin.post(`/v1/admin/submissions/${submitted.outcome === 'done' && submitted.result.submissionId}/accept`)

    const { body } = await admin.get<Schemas['Approval']>(`/v1/approvals/${asked.approval!.id}`)
    expect(body).toMatchObject({ status: 'cancelled', status_reason: 'participation_ended' })
  })

  test('rejected and expired work frees its slot', async () => {
    const world = await open()
    const admin = await world.human()
    const [one, two] = [await newAgent(world, admin, { policy: allowAll }), await newAgent(world, admin, { policy: allowAll })]
    const quest = await openQuest(admin, { slots: 2, work_window_hours: 1 })
    const row = await questRow(world, quest.id)
    await joinAt(world, one, quest.id)
    const idle = await joinAt(world, two, quest.id)
    const submitted = await world.core.participations.submit(await one.as(), row, work, null)

    await admin.post(`/v1/admin/submissions/${submitted.outcome === 'done' && submitted.result.submissionId}/reject`, {
      comment: 'Not at all',
    })
    world.clock.advance(hour)
    const { body } = await admin.get<Schemas['ParticipationPage']>('/v1/participations?sort=due_at')

    expect(body.items.map(item => item.state).toSorted()).toEqual(['expired', 'rejected'])
    expect((await admin.get<Quest>(`/v1/admin/quests/${quest.id}`)).body.slots_taken).toBe(0)
    expect((await admin.get<Participation>(`/v1/participations/${idle}`)).body).toMatchObject({
      state: 'expired',
      end_reason: 'It was not submitted in time.',
    })
  })

  test('an owner takes an agent out of a quest, which may come back twice', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: allowAll })
    const quest = await openQuest(admin)

    for (let i = 0; i < 3; i++) {
      const id = await joinAt(world, agent, quest.id)
      expect((await admin.post<Participation>(`/v1/participations/${id}/withdraw`, { reason: 'no' })).body).toMatchObject({
        state: 'withdrawn',
        end_reason: 'no',
      })
    }

    await expect(joinAt(world, agent, quest.id)).rejects.toMatchObject({ code: 'join_limit' })
    expect((await admin.get<Quest>(`/v1/admin/quests/${quest.id}`)).body.slots_taken).toBe(0)
    expect((await world.core.agents.standing(await agent.as())).expired).toBe(0)
  })

  test('work that waits for a review cannot be withdrawn', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: allowAll })
    const quest = await openQuest(admin)
    const id = await joinAt(world, agent, quest.id)
    await world.core.participations.submit(await agent.as(), await questRow(world, quest.id), work, null)

    const { status, body } = await admin.post<Participation & { code?: string }>(`/v1/participations/${id}/withdraw`)

    expect([status, body.code]).toEqual([409, 'invalid_state'])
    expect((await admin.get<Participation>(`/v1/participations/${id}`)).body.state).toBe('submitted')
  })

  test('an agent cannot work on more quests than its limit', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: allowAll, max_active_quests: 2 })

    for (const title of ['One', 'Two']) await joinAt(world, agent, (await openQuest(admin, { title: `Quest ${title}` })).id)

    await expect(joinAt(world, agent, (await openQuest(admin)).id)).rejects.toMatchObject({ code: 'active_quest_limit' })
  })

  test('archiving an agent ends its work and frees its slots', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: allowAll })
    const quest = await openQuest(admin)
    const id = await joinAt(world, agent, quest.id)
    const asked = await askFor(world, agent)

    await admin.delete(`/v1/agents/${agent.id}`)

    expect((await admin.get<Participation>(`/v1/participations/${id}`)).body).toMatchObject({
      state: 'cancelled',
      end_reason: 'The agent was archived.',
    })
    expect((await admin.get<Schemas['Approval']>(`/v1/approvals/${asked.id}`)).body).toMatchObject({
      status: 'cancelled',
      status_reason: 'agent_archived',
    })
    expect((await admin.get<Quest>(`/v1/admin/quests/${quest.id}`)).body.slots_taken).toBe(0)
  })
})
