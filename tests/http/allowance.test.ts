/** Nobody can keep the service busy with large bodies: they are charged before they are parsed, and parsing any of them is fast. */
import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { parseJson, unkeepableIn } from '../../src/http/json.ts'
import { mostDetailsBytes } from '../../src/core/approvals/asked.ts'
import { mostDataBytes } from '../../src/core/quests/participations.ts'
import { agentIn, legacyCall, send, sharedWorld } from '../mcp/support.ts'
import { details } from '../support/details.ts'
import { onEachStore } from '../support/world.ts'

const minute = 60_000
const kilobytes = (count: number) => 'x'.repeat(count * 1_000)

onEachStore('bodies of more than 4 KiB', open => {
  const env = { AQS_BODY_BYTES: '20000', AQS_MCP_BODY_BYTES: '20000', AQS_BODY_KILOBYTES_PER_MINUTE: '120' }
  const toAgents = { headers: { 'MCP-Protocol-Version': '2025-11-25' }, body: kilobytes(20) }

  test('are refused beyond the allowance of an agent before they are parsed, and allowed after Retry-After', async () => {
    const world = await open({ env })
    const agent = await agentIn(world)

    const [first, second, small] = [await agent.send(toAgents), await agent.send(toAgents), await agent.send(legacyCall('ping'))]
    world.clock.advance(Number(second.headers['retry-after']) * 1_000)
    const later = await agent.send(toAgents)

    // The text is not JSON, so an answer of 400 shows that it was parsed.
    expect([first, second, small, later].map(({ status }) => status)).toEqual([400, 429, 200, 400])
    expect(second.headers).toMatchObject({ 'retry-after': '10', 'ratelimit-policy': '"bytes";q=120000;qu="content-bytes";w=60' })
    expect(second.body.error).toMatchObject({ code: -31429, message: 'Too many bytes. Wait 10 s.' })
  })

  test('are refused beyond the allowance of an account with all its agents, but the human can still stop an agent', async () => {
    const world = await open({ env })
    const agent = await agentIn(world)
    const others = await Promise.all(Array.from({ length: 5 }, () => agent.owner.agent().then(({ id }) => agent.owner.key(id))))

    const sent = [await agent.send(toAgents)]
    for (const { secret } of others) sent.push(await send(world, { key: secret, ...toAgents }))
    const human = await agent.owner.post<{ code: string }>('/v1/agents', kilobytes(20))
    const stopped = await agent.owner.post(`/v1/agents/${agent.id}/suspend`)
    const other = await (await world.human()).post('/v1/agents', kilobytes(20))

    expect(sent.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
    expect([human.status, human.body.code, stopped.status, other.status]).toEqual([429, 'rate_limited', 200, 400])
  })

  test('are refused beyond the allowance of a network, but its people can still sign in', async () => {
    const world = await open({ env: { ...env, AQS_TRUSTED_PROXIES: '127.0.0.1' } })
    const people = [await world.human(), await world.human(), await world.human()]
    const other = await world.human()
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
    const sent = []

    for (const { post } of people) for (let i = 0; i < 5; i++) sent.push(await post('/v1/agents', kilobytes(20), from('198.51.100.1')))
    const elsewhere = await other.post('/v1/agents', kilobytes(20), from('198.51.100.2'))
    const { email, password } = people[0]!
    const signedIn = await world.call('POST', '/v1/sessions', { body: { email, password, transport: 'token' }, ...from('198.51.100.1') })

    expect(sent.map(({ status }) => status)).toEqual([...Array(10).fill(400), ...Array(5).fill(429)])
    expect([elsewhere.status, signedIn.status]).toEqual([400, 201])
  })

  test('of any size that a body may have are allowed', async () => {
    const world = await open({ env: { ...env, AQS_BODY_BYTES: '90000', AQS_MCP_BODY_BYTES: '90000' } })
    const agent = await agentIn(world)

    const [first, second] = [await agent.send({ ...toAgents, body: kilobytes(90) }), await agent.send({ ...toAgents, body: kilobytes(90) })]
    world.clock.advance(minute)
    const later = await agent.send({ ...toAgents, body: kilobytes(90) })

    expect([first, second, later].map(({ status }) => status)).toEqual([400, 429, 400])
  })
})

onEachStore('the agents of one account', open => {
  test('together send no more than ten of them could, before a body is read', async () => {
    const world = await open({ env: { AQS_MCP_MESSAGES_PER_MINUTE: '1', AQS_MCP_BURST: '1' } })
    const { owner } = await agentIn(world)
    const statuses = []

    for (let i = 0; i < 11; i++) {
      const { secret } = await owner.key((await owner.agent()).id)
      for (let turn = 0; turn < 5; turn++) statuses.push((await send(world, { key: secret, ...legacyCall('ping') })).status)
    }

    expect(statuses).toEqual([...Array(50).fill(200), ...Array(5).fill(429)])
  })
})

const there = sharedWorld({})

test('the largest call of an agent is small enough', async () => {
  const { world, agent } = there
  const text = (bytes: number) => 'ы'.repeat(bytes / 2)
  const largest = { summary: '😀'.repeat(4_000), links: Array(10).fill(`https://example.com/${'a'.repeat(475)}`) }
  const calls = [
    legacyCall('tools/call', { name: 'submit_result', arguments: { quest: 'none', ...largest, data: { text: text(mostDataBytes - 12) } } }),
    legacyCall('tools/call', {
      name: 'request_approval',
      arguments: {
        category: 'other',
        title: 'Do it',
        reason: text(2_000),
        details: { text: text(mostDetailsBytes - 12) },
        wait_seconds: 0,
      },
    }),
  ]
  const [handedIn, asked] = [await send(world, { key: agent.secret, ...calls[0] }), await send(world, { key: agent.secret, ...calls[1] })]
  const more = await send(world, { key: agent.secret, ...legacyCall('ping'), body: 'x'.repeat(131_073) })

  expect(JSON.parse(handedIn.body.result.content[0].text).code).toBe('quest_not_found')
  expect(asked.body.result.structuredContent).toMatchObject({ outcome: 'pending_approval' })
  expect([more.status, more.body.error!.message]).toEqual([413, 'The body must not exceed 131,072 bytes.'])
})

test('a body may have 4,000 numbers of 16 or 17 digits', () => {
  const parsed = (count: number) => parseJson(Buffer.from(`[${Array(count).fill('0.30000000000000004')}]`))

  expect(parsed(4_000)).toEqual(Array(4_000).fill(0.30000000000000004))
  expect(() => parsed(4_001)).toThrow('The body has more than 4,000 numbers of more than 15 digits. Send them as strings.')
})

test('texts that cannot be stored are found among many values, with their places', () => {
  const value = [...Array<number>(1_000).fill(1), { 'a/b': ['\0'] }, '\ud800']

  expect(unkeepableIn(value, 10)).toEqual(['/1000/a~1b/0', '/1001'])
  expect(unkeepableIn(value, 1)).toEqual(['/1000/a~1b/0'])
})

details(() => {
  test('no body costs much more than JSON.parse, whatever it is filled with', () => {
    const { stdout } = spawnSync(process.execPath, ['tests/http/costs.ts'], { encoding: 'utf8' })
    const costs = JSON.parse(stdout) as { item: string; read: number; search: number }[]

    // Every item costs 1.4 to 4 times as much to read, and 0 to 1.3 times to search. Each of the old checks cost 14 to 50 times as much.
    expect(costs).toHaveLength(12)
    expect(costs.filter(({ read, search }) => read > 9 || search > 9)).toEqual([])
  })
})
