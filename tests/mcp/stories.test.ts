/** The life of a quest as an agent lives it, through the official clients of both generations. */
import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { allowAll, answer, newAgent, openQuest, review } from '../support/domain.ts'
import { connect as connectTo, type Mode, type Told } from '../support/programs.ts'
import { holdTimers } from '../support/timers.ts'
import { onEachStore, type World } from '../support/world.ts'
import { waitingFor } from './support.ts'

const day = 24 * 60 * 60_000
const connect = ({ url }: World, secret: string, mode: Mode) => connectTo(url, secret, mode)

onEachStore('an agent at work', open => {
  test.each<Mode>(['v1', 'legacy', 'auto', 'pinned'])(
    'finds a quest, joins it, delivers, revises and is accepted (client: %s)',
    async mode => {
      const world = await open()
      const admin = await world.human()
      const agent = await newAgent(world, admin)
      await openQuest(admin, {
        title: 'Add two numbers',
        tags: ['sums'],
        result_schema: { type: 'object', required: ['sum'], properties: { sum: { const: 42 } } },
      })
      const { call, close } = await connect(world, agent.secret, mode)

      const found = await call('list_quests', { tag: 'sums' })
      const [joined] = await Promise.all([
        call('join_quest', { quest: 'add-two-numbers', reason: 'I can add', wait_seconds: 40 }),
        answer(admin, 'approve', 'Go'),
      ])
      const misfit = await call('submit_result', { quest: 'add-two-numbers', summary: 'Done', data: { sum: 41 } })
      const [delivered] = await Promise.all([
        call('submit_result', { quest: 'add-two-numbers', summary: 'Done', data: { sum: 42 }, wait_seconds: 40 }),
        answer(admin, 'approve'),
      ])
      await review(admin, 'request-revision', 'Show your work')
      const sentBack = await call('get_quest', { quest: 'add-two-numbers' })
      const [again] = await Promise.all([
        call('submit_result', { quest: 'add-two-numbers', summary: '40 + 2', data: { sum: 42 }, wait_seconds: 40 }),
        answer(admin, 'approve'),
      ])
      await review(admin, 'accept', 'Well done')
      const profile = await call('get_profile')
      const mine = await call('list_participations', { state: 'accepted' })
      await close()

      expect(found.items).toEqual([expect.objectContaining({ slug: 'add-two-numbers', slots_available: 1 })])
      expect(joined).toMatchObject({
        outcome: 'done',
        approval: { status: 'approved', note: 'Go' },
        participation: { state: 'active' },
        next_step: expect.stringContaining('submit_result'),
      })
      expect(misfit).toMatchObject({
        code: 'invalid_result',
        errors: [{ pointer: '/data/sum' }],
        hint: expect.stringContaining('result_schema'),
      })
      expect(delivered).toMatchObject({ outcome: 'done', submission: { attempt: 1 } })
      expect(sentBack).toMatchObject({ my_participation: { state: 'revision_requested', last_feedback: 'Show your work' } })
      expect(again).toMatchObject({ outcome: 'done', submission: { attempt: 2 } })
      expect(profile).toMatchObject({
        stats: { points: 10, accepted: 1 },
        limits: { active_quests: 0 },
        inbox: { unread_approvals: [], unread_quests: ['add-two-numbers'], pending_approvals: 0 },
      })
      expect(mine.items).toEqual([expect.objectContaining({ points_awarded: 10, last_feedback: 'Well done' })])
    },
  )

  test('learns the reason of a denial, can tell an expiry from a denial, and can cancel a request', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin)
    const { call, close } = await connect(world, agent.secret, 'pinned')
    const ask = (title: string, wait_seconds = 0) =>
      call('request_approval', { category: 'spend', title, details: { price: 12 }, reason: 'I need it', wait_seconds })

    const [denied] = await Promise.all([ask('A castle', 40), answer(admin, 'deny', 'too expensive')])
    world.clock.advance(1)
    const silent = await ask('A book')
    const waiting = await call('get_approval', { approval_id: silent.approval.id })
    world.clock.advance(day)
    const expired = await call('get_approval', { approval_id: silent.approval.id })
    const taken = await call('cancel_approval', { approval_id: (await ask('A pen')).approval.id })
    const all = await call('list_approvals')
    await close()

    expect(denied).toMatchObject({ outcome: 'denied', note: 'too expensive', next_step: expect.stringContaining('Do not ask again') })
    expect([silent.outcome, waiting.approval.status, expired.approval.status, taken.approval.status]).toEqual([
      'pending_approval',
      'pending',
      'expired',
      'cancelled',
    ])
    expect(silent.approval.approval_url).toBe(`http://quest.test/#approvals/${silent.approval.id}`)
    expect(expired.next_step).toContain('not a no')
    expect(all.items.map((item: Told) => item.status)).toEqual(['cancelled', 'expired', 'denied'])
  })

  test('learns why its request was cancelled, and what to do then', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin)
    const { call, close } = await connect(world, agent.secret, 'pinned')
    const request = { category: 'spend', title: 'A book', details: { price: 12 }, reason: 'I need it', wait_seconds: 0 }
    const asked = await call('request_approval', request)

    await admin.post(`/v1/agents/${agent.id}/suspend`)
    await admin.post(`/v1/agents/${agent.id}/resume`)
    const told = await call('get_approval', { approval_id: asked.approval.id })
    await close()

    expect(told.next_step).toBe('You were suspended before your human decided. Ask again if it still matters.')
  })

  test('learns what prevents an action, and what to do about it', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: { ...allowAll, withdraw_from_quest: 'block' } })
    const quest = await openQuest(admin)
    const { call, close } = await connect(world, agent.secret, 'auto')

    const unknown = await call('get_quest', { quest: 'no-such-quest' })
    const outside = await call('submit_result', { quest: quest.slug, summary: 'Done' })
    await call('join_quest', { quest: quest.slug, reason: 'why not' })
    const blocked = await call('withdraw_from_quest', { quest: quest.slug })
    const foreign = await call('get_approval', { approval_id: `apr_${'0'.repeat(26)}` })
    await close()

    expect([unknown.code, outside.code, blocked.code, foreign.code]).toEqual([
      'quest_not_found',
      'not_participating',
      'action_blocked',
      'approval_not_found',
    ])
    for (const told of [unknown, outside, blocked, foreign]) expect(told.hint).toBeTruthy()
  })

  test('gets a next step in every state: while its request waits, after the answer, and when everything is done', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: { ...allowAll, join_quest: 'ask' } })
    const { slug } = await openQuest(admin, {
      result_schema: { type: 'object', required: ['sum'], properties: { sum: {} }, additionalProperties: false },
    })
    const { call, close } = await connect(world, agent.secret, 'auto')

    const asked = await call('join_quest', { quest: slug, reason: 'It fits', wait_seconds: 0 })
    const meanwhile = await call('get_quest', { quest: slug })
    await answer(admin, 'approve')
    const answered = await call('get_approval', { approval_id: asked.approval.id })
    const wrong = await call('submit_result', { quest: slug, summary: 'Done', data: { total: 3 } })
    await call('submit_result', { quest: slug, summary: 'Done', data: { sum: 3 } })
    await review(admin, 'accept', 'Well done')
    const later = await call('get_approval', { approval_id: asked.approval.id })
    const after = await call('submit_result', { quest: slug, summary: 'Done', data: { sum: 3 } })
    await close()

    expect(meanwhile.next_step).toBe(
      `Your request to join waits for your human. Call get_approval with approval_id ${asked.approval.id} and wait_seconds 50.`,
    )
    expect(answered).toMatchObject({
      outcome: 'done',
      participation: { state: 'active' },
      next_step: expect.stringMatching(/^You are in\. Do the work/),
    })
    expect(wrong.errors).toEqual([
      { pointer: '/data/sum', code: 'required', message: 'must be sent' },
      { pointer: '/data/total', code: 'additionalProperties', message: 'is not a known field' },
    ])
    expect(later.next_step).toBe('It was accepted. Call list_quests to find the next one.')
    expect([after.code, after.message]).toEqual(['already_finished', 'Your work for this quest was accepted. There is nothing more to do.'])
  })

  test('sees nothing of other agents', async () => {
    const world = await open()
    const [admin, ada] = [await world.human(), await world.human()]
    const [one, two] = [await newAgent(world, admin), await newAgent(world, ada)]
    const first = await connect(world, one.secret, 'pinned')
    const second = await connect(world, two.secret, 'pinned')
    const asked = await first.call('request_approval', {
      category: 'other',
      title: 'Mine',
      details: {},
      reason: 'because',
      wait_seconds: 0,
    })

    const seen = [
      await second.call('get_approval', { approval_id: asked.approval.id }),
      await second.call('cancel_approval', { approval_id: asked.approval.id }),
      await second.call('list_approvals'),
    ]
    const profile = JSON.stringify(await second.call('get_profile'))
    await Promise.all([first.close(), second.close()])

    expect(seen.map(told => told.code ?? told.items)).toEqual(['approval_not_found', 'approval_not_found', []])
    expect(profile).not.toContain('@')
  })

  test('stops waiting at once when its key is revoked, without the result', async () => {
    holdTimers()
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin)
    const asked = await world.mcp(agent.secret, 'tools/call', {
      name: 'request_approval',
      arguments: { category: 'other', title: 'Wait', details: {}, reason: 'because', wait_seconds: 0 },
    })
    const { approval } = asked.body.result.structuredContent

    const waiting = world.mcp(agent.secret, 'tools/call', {
      name: 'get_approval',
      arguments: { approval_id: approval.id, wait_seconds: 40 },
    })
    await waitingFor(world, 1)
    const rotated = await admin.post<Schemas['RotatedKey']>(`/v1/agents/${agent.id}/keys/${agent.key.id}/rotate`)
    const ended = await waiting
    const anew = await world.mcp(rotated.body.secret, 'tools/call', { name: 'get_approval', arguments: { approval_id: approval.id } })

    expect([ended.status, ended.text.includes('Wait'), anew.status]).toEqual([401, false, 200])
    expect(ended.body.error!.message).toBe('The API key was replaced by another. Ask your human for the new one.')
  })
})
