/** A question is not a no: the request waits on, its clock stands still, and both sides see what was said. */
import { expect, test } from '@jest/globals'
import type { Person, Schemas } from '../support/client.ts'
import { newAgent, openQuest } from '../support/domain.ts'
import { connect } from '../support/programs.ts'
import { holdTimers } from '../support/timers.ts'
import { onEachStore } from '../support/world.ts'
import { agentIn, envelope, modernCall, waitingFor, type Json } from '../mcp/support.ts'

type Approval = Schemas['Approval']
type Problem = Schemas['Problem']
const minute = 60_000
const wish = { category: 'other', title: 'May I?', details: {}, reason: 'because', wait_seconds: 0 }
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 9, minutes)).toISOString()

onEachStore('a question', (open, again) => {
  async function place(more: object = {}) {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { call, close } = await connect(world.url, agent.secret)
    const { approval } = await call('request_approval', { ...wish, expires_in_minutes: 60, ...more })
    const { id } = approval as { id: string }
    const ask = (text: string, headers?: Record<string, string>) => askAbout(ada, id, text, headers)
    const read = async () => (await ada.get<Approval>(`/v1/approvals/${id}`)).body
    return { world, ada, agent, call, close, id, ask, read, answer: answering(call, id) }
  }
  const answering = (call: Awaited<ReturnType<typeof connect>>['call'], id: string) => (text: string) =>
    call('answer_question', { approval_id: id, text, wait_seconds: 0 })
  const askAbout = (ada: Person, id: string, text: string, headers: Record<string, string> = {}) =>
    ada.post<Approval>(`/v1/approvals/${id}/questions`, { text }, { headers })

  test('ends the wait of the agent at once, and its answer waits for the decision', async () => {
    const { world, ada, call, close, id, ask, read } = await place()

    const waiting = call('get_approval', { approval_id: id, wait_seconds: 50 })
    await waitingFor(world, 1)
    const asked = await ask('<b>How much?</b>')
    const told = await waiting
    const answered = call('answer_question', { approval_id: id, text: 'Nothing', wait_seconds: 50 })
    await waitingFor(world, 1)
    const seen = await read()
    await ada.post(`/v1/approvals/${id}/approve`)

    expect(asked.body).toMatchObject({ status: 'pending', awaits_answer: true, version: 2 })
    expect(told).toMatchObject({
      outcome: 'question',
      question: '<b>How much?</b>',
      answer_with: 'answer_question',
      approval: { status: 'pending', awaits_answer: true, thread: [{ by: 'human', text: '<b>How much?</b>' }] },
      next_step: `Your human asks something before deciding; question says what. Call answer_question with approval_id ${id}. Pending is not approval.`,
    })
    expect(seen).toMatchObject({
      awaits_answer: false,
      thread: [
        { by: 'human', text: '<b>How much?</b>', at: at(0) },
        { by: 'agent', text: 'Nothing', at: at(0) },
      ],
    })
    expect(await answered).toMatchObject({ outcome: 'ready', approval: { id } })
    await close()
  })

  test('that the agent ignores does not let it spin: the next wait lasts as long as asked', async () => {
    const { world, call, close, id, ask } = await place()
    await ask('Why?')
    const profile = await call('get_profile')
    const first = await call('get_approval', { approval_id: id, wait_seconds: 50 })
    const { advanceUntil } = holdTimers()
    let isOver = false
    const second = call('get_approval', { approval_id: id, wait_seconds: 50 }).finally(() => (isOver = true))
    await waitingFor(world, 1)
    const waited = !isOver
    await ask('Are you there?')
    // A call that waits looks at its request only so often. So time must pass before it looks again.
    const askedAt = performance.now()
    const again = await advanceUntil(second)
    const heardMs = performance.now() - askedAt
    const begun = performance.now()
    const last = await advanceUntil(call('request_approval', { ...wish, wait_seconds: 2 }))
    const waitedMs = performance.now() - begun
    await close()

    expect(profile.inbox).toMatchObject({ unread_approvals: [id], open_questions: [id] })
    expect([first.outcome, first.question, waited]).toEqual(['question', 'Why?', true])
    expect([again.outcome, again.question]).toEqual(['question', 'Why?\n\nAre you there?'])
    expect([last.outcome, last.approval.id]).toEqual(['question', id])
    // Without having heard of a change, it would look again after 25 s.
    expect(heardMs).toBeLessThan(25_000)
    expect([waitedMs >= 2_000, waitedMs < 25_000]).toEqual([true, true])
  })

  test('stops the clock of the request, for at most its original length in total', async () => {
    const { world, ask, read, answer, close } = await place()
    const expiry = async () => (await read()).expires_at

    world.clock.advance(10 * minute)
    await ask('One?')
    const paused = await expiry()
    world.clock.advance(20 * minute)
    await ask('And?')
    const followed = await expiry()
    await answer('So')
    const resumed = await expiry()
    world.clock.advance(10 * minute)
    await ask('Two?')
    const pausedAgain = await expiry()
    world.clock.advance(60 * minute)
    await answer('Late')
    const late = await read()
    await ask('Three?')
    const usedUp = await expiry()
    world.clock.advance(20 * minute)
    const expired = await read()
    await close()

    // 60 minutes, of which 10 have passed; it may stand still for 60.
    expect([paused, followed]).toEqual([at(120), at(120)])
    // It stood still for 20 minutes.
    expect(resumed).toBe(at(80))
    // 40 minutes are left for standing still. All of them pass, and then 20 of its remaining 40.
    expect(pausedAgain).toBe(at(120))
    expect([late.status, late.expires_at, usedUp]).toEqual(['pending', at(120), at(120)])
    expect([expired.status, expired.awaits_answer]).toEqual(['expired', false])
  })

  test('changes neither the arguments nor the digest, and is asked of requests about quests too', async () => {
    const { world, ada, agent, call, close, id, ask, read } = await place()
    const before = await read()
    await ask('Why?')
    const after = await read()
    const quest = await openQuest(ada)
    const joining = call('join_quest', { quest: quest.slug, reason: 'It fits', wait_seconds: 50 })
    await waitingFor(world, 1)
    const { body } = await ada.get<Schemas['ApprovalPage']>('/v1/approvals?kind=join_quest')
    await askAbout(ada, body.items[0]!.id, 'Have you time?')
    const told = await joining
    const { next_step: next } = await call('get_quest', { quest: quest.slug })
    await close()

    expect([after.arguments, after.digest, after.title, after.reason]).toEqual([
      before.arguments,
      before.digest,
      before.title,
      before.reason,
    ])
    expect(told).toMatchObject({ outcome: 'question', question: 'Have you time?' })
    expect(next).toBe(
      `Your human asks something about your request to join. Call get_approval with approval_id ${body.items[0]!.id} to read it, then answer_question.`,
    )
    expect([agent.id, id]).toEqual([after.agent.id, after.id])
  })

  test('the same answer to the same question changes nothing; to the next question it is an answer', async () => {
    const { close, ask, read, answer } = await place()
    await ask('Sure?')
    const first = await answer('Yes')
    const repeated = await answer('Yes')
    const other = await answer('No')
    await ask('Really?')
    // The agent has not seen the second question, so this is the first answer once more.
    const unseen = await answer('Yes')
    const seen = await answer('Yes')
    await close()

    expect(repeated).toEqual(first)
    expect(other).toMatchObject({ code: 'no_question' })
    expect(unseen).toMatchObject({ outcome: 'question', question: 'Really?' })
    expect(seen.outcome).toBe('pending_approval')
    expect((await read()).thread.map(({ by, text }) => [by, text])).toEqual([
      ['human', 'Sure?'],
      ['agent', 'Yes'],
      ['human', 'Really?'],
      ['agent', 'Yes'],
    ])
  })

  test('is refused after ten, to a stranger, after the end, and if the request has changed since it was read', async () => {
    const { world, ada, close, id, ask, answer, read } = await place()
    const stranger = await askAbout(await world.human(), id, 'Mine?')
    const stale = await ask('Old?', { 'If-Match': '"v9"' })
    const key = { 'Idempotency-Key': 'once', 'If-Match': '"v1"' }
    const once = await ask('One?', key)
    const twice = await ask('One?', key)
    const empty = await ask('')
    for (let i = 2; i <= 10; i++) {
      await answer(`Answer ${i}`)
      await ask(`Question ${i}`)
    }
    const eleventh = await ask('Eleven?')
    await answer('The last')
    await ada.post(`/v1/approvals/${id}/deny`)
    const late = await ask('Late?')
    const answered = await answer('Too late')
    await close()

    const codes = [stranger, stale, empty, eleventh, late].map(({ status, body }) => [status, (body as unknown as Problem).code])
    expect(codes).toEqual([
      [404, 'not_found'],
      [412, 'precondition_failed'],
      [400, 'validation_failed'],
      [409, 'question_limit'],
      [409, 'approval_already_decided'],
    ])
    expect([once.status, twice.status, twice.headers['idempotent-replayed']]).toEqual([200, 200, 'true'])
    expect([once.headers['etag'], (await read()).thread.length]).toEqual(['"v2"', 20])
    expect(answered).toMatchObject({ code: 'no_question' })
  })

  test('ends a task; the answer begins the next task, and an old task stays as it ended', async () => {
    const world = await open()
    const agent = await agentIn(world)
    const knowsTasks = {
      ...envelope,
      'io.modelcontextprotocol/clientCapabilities': { extensions: { 'io.modelcontextprotocol/tasks': {} } },
    }
    const tool = async (name: string, args: Json) =>
      (await agent.send(modernCall('tools/call', { name, arguments: args }, knowsTasks))).body.result
    const on = async (verb: string, taskId: string) => (await agent.send(modernCall(`tasks/${verb}`, { taskId }, knowsTasks))).body.result
    const { taskId } = await tool('request_approval', { ...wish, wait_seconds: 20 })

    await askAbout(agent.owner, taskId, 'Why?')
    const asked = await on('get', taskId)
    const next = await tool('answer_question', { approval_id: taskId, text: 'So', wait_seconds: 20 })
    const working = await on('get', next.taskId)
    await on('cancel', taskId)
    const old = await on('get', taskId)
    const pending = await on('get', next.taskId)
    await agent.owner.post(`/v1/approvals/${taskId}/approve`)
    const done = await on('get', next.taskId)
    const repeated = await (await again()).mcp(agent.secret, 'tools/call', { name: 'request_approval', arguments: wish })

    expect(asked).toMatchObject({ status: 'completed', result: { structuredContent: { outcome: 'question', question: 'Why?' } } })
    expect([next.resultType, next.taskId]).toEqual(['task', `${taskId}.2`])
    expect([working.status, old.status, old.statusMessage, pending.status]).toEqual([
      'working',
      'completed',
      'Your human asks something.',
      'working',
    ])
    expect(done).toMatchObject({ status: 'completed', result: { structuredContent: { outcome: 'ready' } } })
    expect(repeated.text).toContain('You made the same request before, and this is its yes.')
  })
})
