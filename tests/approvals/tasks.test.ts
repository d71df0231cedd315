/** The Tasks extension: a client that declares support does not wait, but fetches the result later. */
import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { allowAll, openQuest } from '../support/domain.ts'
import { onEachStore } from '../support/world.ts'
import { agentIn, envelope, legacyCall, modernCall, openStream, streamed, type AgentThere, type Json } from '../mcp/support.ts'

const knowsTasks = { ...envelope, 'io.modelcontextprotocol/clientCapabilities': { extensions: { 'io.modelcontextprotocol/tasks': {} } } }
const asking = { category: 'spend', title: 'Buy a book', details: { price: 12 }, reason: 'because' }
const tool = (name: string, args: Json) => modernCall('tools/call', { name, arguments: args }, knowsTasks)
const onTask = (verb: string, taskId: string, more: Json = {}) => modernCall(`tasks/${verb}`, { taskId, ...more }, knowsTasks)

async function start(agent: AgentThere, call = tool('request_approval', asking)) {
  const { body } = await agent.send(call)
  return body.result
}

onEachStore('a task', (open, again) => {
  test('is the answer to a call that would wait for a human, if its client supports tasks', async () => {
    const world = await open()
    const agent = await agentIn(world)

    const task = await start(agent)
    const { body } = await agent.send(onTask('get', task.taskId))

    const state = {
      taskId: expect.stringMatching(/^apr_/),
      status: 'working',
      statusMessage: `Your human can decide at http://quest.test/#approvals/${task.taskId}`,
      createdAt: '2026-11-21T09:00:00.000Z',
      lastUpdatedAt: '2026-11-21T09:00:00.000Z',
      ttlMs: 2 * 24 * 60 * 60_000,
      pollIntervalMs: 5_000,
    }
    expect(task).toEqual({ resultType: 'task', _meta: expect.anything(), ...state })
    expect(body.result).toEqual({ resultType: 'complete', _meta: expect.anything(), ...state })
  })

  test('is only for clients that declare support in the same request, and only for calls that would wait', async () => {
    const world = await open()
    const agent = await agentIn(world)

    const unasked = await agent.send(modernCall('tools/call', { name: 'request_approval', arguments: { ...asking, wait_seconds: 0 } }))
    const impatient = await start(agent, tool('request_approval', { ...asking, wait_seconds: 0 }))
    const refused = await start(agent, tool('join_quest', { quest: 'no-such-quest', reason: 'why not' }))
    const { 'io.modelcontextprotocol/clientCapabilities': said } = knowsTasks
    const old = await agent.send(
      legacyCall('tools/call', {
        name: 'get_approval',
        arguments: { approval_id: unasked.body.result.structuredContent.approval.id },
        _meta: { 'io.modelcontextprotocol/clientCapabilities': said },
      }),
    )

    expect(unasked.body.result).toMatchObject({ resultType: 'complete', structuredContent: { outcome: 'pending_approval' } })
    expect(impatient).toMatchObject({ resultType: 'complete', structuredContent: { outcome: 'pending_approval' } })
    expect(refused).toMatchObject({ resultType: 'complete', isError: true })
    expect(old.body.result.structuredContent.approval.status).toBe('pending')
  })

  test('has the result that the tool would have given, even from another instance', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await agentIn(world)
    const quest = await openQuest(admin)
    const joining = { quest: quest.slug, reason: 'why not' }
    const task = await start(agent, tool('join_quest', joining))
    const elsewhere = await again()

    await agent.owner.post(`/v1/approvals/${task.taskId}/approve`)
    const { body } = await agent.send(onTask('get', task.taskId))
    const same = await elsewhere.mcp(agent.secret, 'tools/call', { name: 'join_quest', arguments: joining })

    expect(body.result).toMatchObject({
      status: 'completed',
      statusMessage: 'It was approved. The result says what to do next.',
      result: { resultType: 'complete', structuredContent: { outcome: 'done', participation: { state: 'active' } } },
    })
    expect(body.result.result.content[0].text).toBe(JSON.stringify(body.result.result.structuredContent))
    expect(body.result.result.structuredContent.participation).toEqual(same.body.result.structuredContent.participation)
  })

  test('is completed if the request was denied, has expired, or was cancelled with its quest, and says so', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await agentIn(world)
    const quest = await openQuest(admin)
    const denied = await start(agent)
    const expired = await start(
      agent,
      tool('request_approval', { ...asking, title: 'Another', details: { price: 13 }, expires_in_minutes: 5 }),
    )
    const pointless = await start(agent, tool('join_quest', { quest: quest.slug, reason: 'why not' }))

    await agent.owner.post(`/v1/approvals/${denied.taskId}/deny`, { note: 'too dear' })
    await admin.post(`/v1/admin/quests/${quest.id}/close`)
    world.clock.advance(6 * 60_000)
    const told = []
    for (const { taskId } of [denied, expired, pointless]) told.push((await agent.send(onTask('get', taskId))).body.result)

    expect(told.map(({ status, result }) => [status, result.structuredContent.outcome, result.isError])).toEqual([
      ['completed', 'denied', undefined],
      ['completed', 'expired', undefined],
      ['completed', 'cancelled', undefined],
    ])
    expect(told[0].result.structuredContent).toMatchObject({ note: 'too dear' })
    expect(told[1].lastUpdatedAt).toBe(told[1].result.structuredContent.approval.expires_at)
  })

  test('is reported to listeners when it ends, with the result of tasks/get; one that has already ended is reported at once', async () => {
    const world = await open()
    const elsewhere = await again()
    const [agent, other] = [await agentIn(world), await agentIn(world)]
    const [early, late] = [
      await start(agent),
      await start(agent, tool('request_approval', { ...asking, title: 'Another', details: { price: 13 } })),
    ]
    const foreign = await start(other)
    await agent.owner.post(`/v1/approvals/${early.taskId}/approve`)
    const wish = { taskIds: [early.taskId, late.taskId, foreign.taskId, late.taskId, 'nothing'], resourceSubscriptions: [] }
    const stream = await openStream(elsewhere, {
      key: agent.secret,
      ...modernCall('subscriptions/listen', { notifications: wish }, knowsTasks),
    })

    const first = [await stream.next(), await stream.next()]
    await agent.owner.post(`/v1/approvals/${late.taskId}/deny`, { note: 'too dear' })
    const told = await stream.next()
    stream.hangUp()

    const meta = { 'io.modelcontextprotocol/subscriptionId': 1 }
    const state = async ({ taskId }: { taskId: string }) => {
      const { resultType: _, _meta: __, ...own } = (await agent.send(onTask('get', taskId))).body.result
      return masked(own)
    }
    expect(first[0].params).toEqual({ notifications: { taskIds: [early.taskId, late.taskId] }, _meta: meta })
    expect(masked(first[1])).toEqual({ jsonrpc: '2.0', method: 'notifications/tasks', params: { ...(await state(early)), _meta: meta } })
    expect(told).toEqual({ jsonrpc: '2.0', method: 'notifications/tasks', params: { ...(await state(late)), _meta: meta } })
    expect(told.params).toMatchObject({ status: 'completed', result: { structuredContent: { outcome: 'denied', note: 'too dear' } } })
  })

  test('is not reported to a client that does not declare support for tasks in that request', async () => {
    const agent = await agentIn(await open())
    const { taskId } = await start(agent)
    const listen = (notifications: Json, meta?: Json) => streamed(modernCall('subscriptions/listen', { notifications }, meta))

    const refused = await agent.send(listen({ taskIds: [taskId] }))
    const misfits = [
      await agent.send(listen({ taskIds: taskId }, knowsTasks)),
      await agent.send(listen({ taskIds: [7] }, knowsTasks)),
      await agent.send(listen({ taskIds: Array.from({ length: 33 }, (_, i) => `apr_${i}`) }, knowsTasks)),
    ]

    expect([refused.status, refused.body.error]).toEqual([
      400,
      {
        code: -32021,
        message: expect.any(String),
        data: { requiredCapabilities: { extensions: { 'io.modelcontextprotocol/tasks': {} } } },
      },
    ])
    expect(misfits.map(({ body }) => body.error?.code)).toEqual([-32602, -32602, -32602])
  })

  test('can be cancelled, which cancels the request; one that has ended does not change', async () => {
    const world = await open()
    const agent = await agentIn(world)
    const [one, two] = [
      await start(agent),
      await start(agent, tool('request_approval', { ...asking, title: 'Another', details: { price: 13 } })),
    ]
    await agent.owner.post(`/v1/approvals/${two.taskId}/approve`)

    const acks = [
      await agent.send(onTask('cancel', one.taskId)),
      await agent.send(onTask('cancel', one.taskId)),
      await agent.send(onTask('cancel', two.taskId)),
      await agent.send(onTask('update', one.taskId, { inputResponses: {} })),
    ]

    const state = async ({ taskId }: { taskId: string }) => (await agent.send(onTask('get', taskId))).body.result.status
    const { body } = await agent.owner.get<Schemas['Approval']>(`/v1/approvals/${one.taskId}`)
    for (const { body } of acks) expect(body.result).toEqual({ resultType: 'complete', _meta: expect.anything() })
    expect([await state(one), await state(two)]).toEqual(['cancelled', 'completed'])
    expect(body).toMatchObject({ status: 'cancelled', status_reason: 'by_agent' })
  })

  test('says when it was cancelled, by its agent or with its agent', async () => {
    const world = await open()
    const agent = await agentIn(world)
    const [one, two, other] = [
      await start(agent),
      await start(agent, tool('request_approval', { ...asking, details: { price: 13 } })),
      await start(agent, tool('request_approval', { ...asking, details: { price: 14 } })),
    ]
    const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 9, minutes)).toISOString()

    world.clock.advance(60_000)
    await agent.send(onTask('cancel', other.taskId))
    world.clock.advance(60_000)
    await agent.send(onTask('cancel', one.taskId))
    world.clock.advance(60_000)
    await agent.owner.post(`/v1/agents/${agent.id}/suspend`)
    await agent.owner.post(`/v1/agents/${agent.id}/resume`)
    world.clock.advance(60_000)
    const told = []
    for (const { taskId } of [other, one, two]) told.push((await agent.send(onTask('get', taskId))).body.result)

    expect(told.map(({ status, createdAt, lastUpdatedAt }) => [status, createdAt, lastUpdatedAt])).toEqual([
      ['cancelled', at(0), at(1)],
      ['cancelled', at(0), at(2)],
      ['completed', at(0), at(3)],
    ])
  })

  test('cannot be seen by another agent', async () => {
    const world = await open()
    const [agent, other] = [await agentIn(world), await agentIn(world)]
    const { taskId } = await start(agent)

    const replies = [
      await other.send(onTask('get', taskId)),
      await other.send(onTask('cancel', taskId)),
      await other.send(onTask('update', taskId, { inputResponses: {} })),
      await other.send(onTask('get', 'rubbish')),
    ]

    expect(replies.map(({ status, body }) => [status, body.error?.code])).toEqual(replies.map(() => [200, -32602]))
    expect((await agent.send(onTask('get', taskId))).body.result.status).toBe('working')
  })

  test('must be requested correctly; otherwise the error says how', async () => {
    const { send } = await agentIn(await open())
    const tasks = 'io.modelcontextprotocol/tasks'
    const without = modernCall('tasks/get', { taskId: 'apr_x' })
    const { headers, body } = onTask('get', 'apr_x')

    const replies = [
      await send(without),
      await send({ headers: { ...headers, 'Mcp-Name': 'apr_y' }, body }),
      await send(modernCall('tasks/get', {}, knowsTasks)),
      await send(modernCall('tasks/update', { taskId: 'apr_x' }, knowsTasks)),
      await send(modernCall('tasks/list', {}, knowsTasks)),
      await send(legacyCall('tasks/get', { taskId: 'apr_x' })),
    ]

    expect(replies.map(({ status, body }) => [status, body.error?.code])).toEqual([
      [400, -32021],
      [400, -32020],
      [200, -32602],
      [200, -32602],
      [404, -32601],
      [200, -32601],
    ])
    expect(replies[0]!.body.error?.data).toEqual({ requiredCapabilities: { extensions: { [tasks]: {} } } })
  })

  test('is not made where the policy lets the agent act at once', async () => {
    const world = await open()
    const admin = await world.human()
    const quest = await openQuest(admin)
    const agent = await agentIn(world)
    await agent.owner.patch(`/v1/agents/${agent.id}`, '*', { policy: allowAll })

    const joined = await start(agent, tool('join_quest', { quest: quest.slug, reason: 'why not' }))

    expect(joined).toMatchObject({ resultType: 'complete', structuredContent: { outcome: 'done' } })
  })
})

/** The same without start tokens, which differ from answer to answer. */
const masked = (value: unknown): object => JSON.parse(JSON.stringify(value).replaceAll(/start_\w{16}_[\w-]{24}/g, 'start_token')) as object
