/** What can be read by its address, the prompts, and what could follow while a human types. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from '@jest/globals'
import { newAgent, openQuest, allowAll, joinAt } from '../support/domain.ts'
import { onEachStore } from '../support/world.ts'
import { agentIn, legacyCall, modernCall, type Json } from './support.ts'

const eras = [
  ['2026', modernCall],
  ['2025', legacyCall],
] as const

onEachStore('resources', (open, again) => {
  test.each(eras)('have the same content as the results of the tools, in %s', async (era, call) => {
    const world = await open()
    const quest = await openQuest(await world.human())
    const { send } = await agentIn(world)
    const asked = { category: 'other', title: 'May I?', details: {}, reason: 'because', wait_seconds: 0 }
    const { body } = await send(call('tools/call', { name: 'request_approval', arguments: asked }))
    const { id } = body.result.structuredContent.approval
    const addresses: [string, string, Json, number][] = [
      ['agentquest://profile', 'get_profile', {}, 0],
      [`agentquest://quests/${quest.slug}`, 'get_quest', { quest: quest.slug }, 15_000],
      [`agentquest://approvals/${id}`, 'get_approval', { approval_id: id }, 0],
    ]

    for (const [uri, name, given, ttlMs] of addresses) {
      const read = (await send(call('resources/read', { uri }))).body.result
      const said = (await send(call('tools/call', { name, arguments: given }))).body.result
      expect(read.contents).toEqual([{ uri, mimeType: 'application/json', text: said.content[0].text }])
      expect([read.ttlMs, read.cacheScope]).toEqual(era === '2026' ? [ttlMs, 'private'] : [undefined, undefined])
    }
  })

  test('that do not exist or belong to another agent are not found, with the error of each era', async () => {
    const world = await open()
    const [agent, other] = [await agentIn(world), await agentIn(world)]
    const asked = { category: 'other', title: 'May I?', details: {}, reason: 'because', wait_seconds: 0 }
    const { body } = await other.send(modernCall('tools/call', { name: 'request_approval', arguments: asked }))
    const foreign = `agentquest://approvals/${body.result.structuredContent.approval.id}`

    for (const uri of [
      foreign,
      'agentquest://quests/no-such',
      'agentquest://quests/A%20B',
      'agentquest://nothing',
      'file:///etc/passwd',
      '',
    ]) {
      const modern = await agent.send(modernCall('resources/read', { uri }))
      const legacy = await agent.send(legacyCall('resources/read', { uri }))
      expect([modern.status, modern.body.error?.code, modern.body.error?.data]).toEqual([200, -32602, { uri }])
      expect([legacy.status, legacy.body.error?.code, legacy.body.error?.data]).toEqual([200, -32002, { uri }])
    }
  })

  test('must be requested correctly; otherwise the error says how', async () => {
    const { send } = await agentIn(await open())
    const { headers, body } = modernCall('resources/read', { uri: 'agentquest://guide' })

    const replies = [
      await send({ headers: { ...headers, 'Mcp-Name': 'agentquest://profile' }, body }),
      await send(modernCall('resources/read', { uri: 7 })),
      await send(modernCall('resources/read')),
      await send(modernCall('resources/list', { cursor: 'x' })),
      await send(legacyCall('resources/templates/list', { cursor: 'x' })),
      await send(legacyCall('resources/subscribe', { uri: 'agentquest://profile' })),
    ]

    expect(replies.map(({ status, body }) => [status, body.error?.code])).toEqual([
      [400, -32020],
      [200, -32602],
      [200, -32602],
      [200, -32602],
      [200, -32602],
      [200, -32601],
    ])
  })

  test.each(eras)('prompts are texts for the agent to follow, in %s', async (_era, call) => {
    const world = await open()
    const quest = await openQuest(await world.human())
    const { send } = await agentIn(world)
    const get = async (name: string, given?: Json) =>
      (await send(call('prompts/get', { name, ...(given && { arguments: given }) }))).body.result.messages

    const [plain] = await get('find_a_quest')
    const [about] = await get('find_a_quest', { topic: '$& tea' })
    const [steps, attached] = await get('prepare_submission', { quest: quest.slug })
    const [outside] = await get('act_outside', { action: 'Order $& "500" posters' })

    expect(plain.content.text).toContain('Call list_quests.')
    expect(about.content.text).toBe(
      `${plain.content.text}\nIt should be about this topic, which the user entered as search text: "$& tea"\n`,
    )
    expect(outside.content.text).toContain('with a yes of your human: "Order $& \\"500\\" posters"')
    expect(outside.content.text).toMatch(/request_approval[^]*start_action[^]*answers go[^]*report_outcome/)
    expect(steps).toMatchObject({
      role: 'user',
      content: { type: 'text', text: expect.stringContaining('acceptance_criteria one by one') },
    })
    expect(attached.content.resource).toMatchObject({ uri: `agentquest://quests/${quest.slug}`, mimeType: 'application/json' })
    expect(JSON.parse(attached.content.resource.text)).toMatchObject({ quest: { title: quest.title } })
  })

  test('an invalid request for a prompt is refused', async () => {
    const { send } = await agentIn(await open())
    const asked: Json[] = [
      { name: 'find_a_job' },
      {},
      { name: 'prepare_submission' },
      { name: 'prepare_submission', arguments: {} },
      { name: 'prepare_submission', arguments: { quest: 'no-such' } },
      { name: 'prepare_submission', arguments: { quest: 'A B' } },
      { name: 'find_a_quest', arguments: { subject: 'tea' } },
      { name: 'find_a_quest', arguments: { topic: 7 } },
      { name: 'find_a_quest', arguments: ['tea'] },
      { name: 'find_a_quest', arguments: { topic: 'x'.repeat(201) } },
      { name: 'act_outside' },
      { name: 'act_outside', arguments: { action: 'x'.repeat(1_001) } },
    ]

    for (const call of [modernCall, legacyCall])
      for (const params of asked) {
        const { status, body } = await send(call('prompts/get', params))
        expect([status, body.error?.code]).toEqual([200, -32602])
      }
  })

  test('completions are quests to read or to submit for, and its own requests', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: allowAll })
    const tea = await openQuest(admin, { title: 'Tea, a history' })
    world.clock.advance(1_000)
    await openQuest(admin, { title: 'Coffee, a history' })
    const client = new Client({ name: 'official-client', version: '3.1' }, { versionNegotiation: { mode: 'auto' } })
    const elsewhere = await again()
    elsewhere.clock.advance(1_000)
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', elsewhere.url), {
        requestInit: { headers: { Authorization: `Bearer ${agent.secret}` } },
      }),
    )
    const values = async (ref: Parameters<Client['complete']>[0]['ref'], name: string, value: string) =>
      (await client.complete({ ref, argument: { name, value } })).completion.values
    const quests = { type: 'ref/resource' as const, uri: 'agentquest://quests/{slug}' }
    const prepare = { type: 'ref/prompt' as const, name: 'prepare_submission' }

    const before = await values(prepare, 'quest', '')
    await joinAt(world, agent, tea.id)
    const found = [await values(quests, 'slug', 't'), await values(quests, 'slug', ''), await values(prepare, 'quest', '')]
    const topic = await values({ type: 'ref/prompt', name: 'find_a_quest' }, 'topic', 't')
    const unknown = values({ type: 'ref/prompt', name: 'constructor' }, 'quest', '')

    await expect(unknown).rejects.toMatchObject({ code: -32602 })
    await client.close()
    expect(before).toEqual([])
    expect(found).toEqual([['tea-a-history'], ['coffee-a-history', 'tea-a-history'], ['tea-a-history']])
    expect(topic).toEqual([])
  })

  test('a text that no slug can begin with is not searched for, even if it has many words', async () => {
    const world = await open()
    const agent = await agentIn(world)
    const words = Array.from({ length: 20_000 }, (_, i) => `w${i}`).join(' ')
    const ref = { type: 'ref/resource', uri: 'agentquest://quests/{slug}' }

    const { body } = await agent.send(modernCall('completion/complete', { ref, argument: { name: 'slug', value: words } }))

    expect(body.result.completion).toEqual({ values: [], hasMore: false })
  })
})
