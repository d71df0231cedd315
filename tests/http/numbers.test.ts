/** A number is stored as it was sent, or refused, so that nobody decides on a different number from the one that the agent meant. */
import { expect, test } from '@jest/globals'
import { parseJson } from '../../src/http/json.ts'
import type { Schemas } from '../support/client.ts'
import { legacyCall, modernCall, send, sharedWorld, streamed } from '../mcp/support.ts'

const there = sharedWorld({})
const parsed = (text: string) => parseJson(Buffer.from(text))

const kept =
  '0 -0 1 -1.5 0.1 1.10 100 1e3 1E+3 1.5e-7 1e22 1.0 0.0 0e5 5e-324 9007199254740991 9007199254740992 0.30000000000000004 123456789012345680000 1.7976931348623157e308 -2.2250738585072014E-308 100000000000000000000000 1.000000000000000000000000 0.000000000000000000001'
const lost =
  '1e400 -1e400 1e-400 9007199254740993 12345678901234567890 3.141592653589793238 0.1000000000000000055511151231257827 1.79769313486231571e308'

test.each(kept.split(' '))('%s is kept', text => {
  expect(parsed(`{"n":${text}}`)).toEqual({ n: Number(text) })
})

test.each(lost.split(' '))('%s is refused, with its place', text => {
  expect(() => parsed(`{"a":[{"b/c":[1,2,${text}]}]}`)).toThrow(
    '/a/0/b~1c/2 is a number that cannot be stored exactly; send it as a string.',
  )
})

test('digits inside a string or in malformed JSON are not read as numbers', () => {
  expect(parsed('{"1e400":"12345678901234567890"}')).toEqual({ '1e400': '12345678901234567890' })
  for (const text of ['1e', '01', '1.2.3', '-', '--1', '1e400e', '{"a":1e4001-}']) expect(() => parsed(text)).toThrow('not valid JSON')
})

test('a number of any length is checked in linear time', () => {
  const spent = (length: number) => {
    const text = `[${'1'.repeat(length)},0.${'0'.repeat(length)}1,1${'0'.repeat(length)}1]`
    const before = process.cpuUsage()
    for (let i = 0; i < 20; i++) expect(() => parsed(text)).toThrow('cannot be stored exactly')
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  spent(4_000)

  // Sixteen times as long: a square would be 256 times the work.
  expect(spent(64_000) / spent(4_000)).toBeLessThan(80)
})

test('a human gets the place in the error', async () => {
  const { post } = await there.world.human()
  const { status, body } = await post<Schemas['Problem']>('/v1/agents', '{"name":"Scout","max_active_quests":1e400}')

  expect([status, body.code]).toEqual([400, 'validation_failed'])
  expect(body.errors).toMatchObject([{ in: 'body', pointer: '/max_active_quests', code: 'exact' }])
  expect(body.detail).toBe('/max_active_quests is a number that cannot be stored exactly; send it as a string.')
})

const asked = (amount: string, call: typeof modernCall) => {
  const given = { category: 'spend', title: 'Buy a book', details: { items: [{ amount: 'AMOUNT' }] }, reason: 'I need it' }
  const made = call('tools/call', { name: 'request_approval', arguments: given })
  return { ...made, body: JSON.stringify(made.body).replace('"AMOUNT"', amount) }
}

test.each([
  ['2025', legacyCall],
  ['2026', modernCall],
  ['2026, with streams', (...of: Parameters<typeof modernCall>) => streamed(modernCall(...of))],
] as const)('an agent is told the argument, and its human sees no other amount (%s)', async (_era, call) => {
  const { world, agent } = there
  const refused = await send(world, { key: agent.secret, ...asked('20000000000000000001', call as typeof modernCall) })

  expect([refused.status, refused.body.result.isError]).toEqual([200, true])
  expect(JSON.parse(refused.body.result.content[0].text)).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/details/items/0/amount', message: 'is a number that cannot be stored exactly; send it as a string' }],
  })
  expect((await agent.owner.get<Schemas['ApprovalPage']>('/v1/approvals')).body.items).toEqual([])
})

test('a number elsewhere in a message is reported to the client', async () => {
  const { world, agent } = there
  const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"limit":1e999}}'
  const { body: answer } = await send(world, { key: agent.secret, headers: { 'MCP-Protocol-Version': '2025-11-25' }, body })

  expect(answer.error).toMatchObject({
    code: -32602,
    message: '/params/limit is a number that cannot be stored exactly; send it as a string.',
  })
})
