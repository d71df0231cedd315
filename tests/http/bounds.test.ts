/** What a stranger sends costs no more than it weighs: answers stay short, and errors few, however much is wrong. */
import type { ValidateFunction } from 'ajv'
import { describe, expect, test } from '@jest/globals'
import * as bodies from '../../generated/bodies.js'
import document from '../../generated/openapi.json' with { type: 'json' }
import * as parameters from '../../generated/parameters.js'
import tools from '../../generated/tools.json' with { type: 'json' }
import * as inputs from '../../generated/tool-inputs.js'
import type { Schemas } from '../support/client.ts'
import { operations } from '../support/contract.ts'
import { legacyCall, send, sharedWorld } from '../mcp/support.ts'

type Problem = Schemas['Problem']

const there = sharedWorld({ AQS_MCP_MESSAGES_PER_MINUTE: '100000', AQS_MCP_BURST: '1000', AQS_SIGN_INS_PER_15_MINUTES: '1000' })
const mostErrors = 20
/** Twenty errors, with their words. */
const mostAnswerBytes = 12_000
const prefixes: Record<string, string> = {
  passkeys: 'pky',
  invitations: 'inv',
  accounts: 'acc',
  agents: 'agt',
  approvals: 'apr',
  channels: 'chn',
  deliveries: 'dlv',
  keys: 'key',
  tokens: 'tok',
  participations: 'par',
  quests: 'qst',
  submissions: 'sub',
}
const validators = Object.entries({ ...parameters, ...bodies, ...inputs } as Record<string, ValidateFunction>)

/** Every name that some property has in the contracts, so that each list and object in them is reached. */
const names = new Set<string>()
JSON.stringify([document.components.schemas, tools.tools], (key, value) => {
  if (key === 'properties') for (const name of Object.keys(value)) names.add(name)
  return value as unknown
})

/** A value with many faults: unknown keys, and lists that are too long and hold only bad items, three levels deep. */
const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 0]))
function wrong(count: number, levels = 2): object {
  const below = levels === 0 ? [] : Array.from({ length: count }, () => null as unknown)
  if (levels > 0) below.push(wrong(Math.min(count, 50), levels - 1))
  return { ...unknown(count), ...Object.fromEntries([...names].map(name => [name, below])) }
}

test('a validator stops collecting errors once there are enough', () => {
  const [few, many, most] = [{}, wrong(100), wrong(2_000)]
  const counted = validators.map(([name, validate]) => {
    const count = (value: object) => (validate(structuredClone(value)) ? 0 : validate.errors!.length)
    return { name, few: count(few), many: count(many), most: count(most) }
  })

  // A fault outside a loop comes from a keyword of the schema, and a schema has few keywords.
  expect(counted.filter(({ many }) => many > 0).length).toBeGreaterThan(50)
  expect(counted.filter(({ most }) => most > 120)).toEqual([])
  expect(counted.filter(({ many, most }) => most > many)).toEqual([])
})

test('equal items are found without comparing every pair', () => {
  const validate = (bodies as Record<string, ValidateFunction>)['decideApprovals_body_application_json']!
  const spent = (count: number) => {
    const ids = Array.from({ length: count }, (_, i) => `apr_${i}`)
    // The shortest of several runs counts, because the garbage of others may be collected in one.
    const times = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage()
      for (let i = 0; i < 8; i++) validate({ decision: 'deny', ids })
      const { user, system } = process.cpuUsage(before)
      return user + system
    })
    return Math.min(...times)
  }
  spent(2_000)

  // Sixteen times as many items. A quadratic check would need 256 times the work.
  expect(spent(64_000) / spent(4_000)).toBeLessThan(80)
})

describe('an answer stays short', () => {
  test.each(operations.filter(({ requestBody }) => requestBody).map(operation => [operation.operationId, operation] as const))(
    'to a body of %s in which everything is wrong',
    async (_id, { method, path, security }) => {
      const { call, human } = there.world
      const { token } = security?.length === 0 ? {} : await human()
      const sent = { token, headers: { 'If-Match': '*' } }
      const address = path.replaceAll(/\/(\w+)\/\{[^}]+\}/g, (_, kind: string) => `/${kind}/${prefixes[kind]}_${'0'.repeat(26)}`)

      const [few, many] = [
        await call<Problem>(method, address, { ...sent, body: unknown(100) }),
        await call<Problem>(method, address, { ...sent, body: unknown(security?.length === 0 ? 400 : 3_999) }),
      ]

      for (const { status, body, text } of [few, many]) {
        expect([status, body.code]).toEqual([400, 'validation_failed'])
        expect(body.errors.length).toBeLessThanOrEqual(mostErrors)
        expect(text.length).toBeLessThan(mostAnswerBytes)
      }
      expect(many.text.length).toBeLessThan(few.text.length + 200)
    },
  )

  test('to a query of many names, and to one name many times', async () => {
    const { get } = await there.world.human()
    const query = (count: number, form: (i: number) => string) => Array.from({ length: count }, (_, i) => form(i)).join('&')
    const answers = [
      await get<Problem>(`/v1/quests?${query(1_200, i => `q${i}`)}`),
      await get<Problem>(`/v1/quests?${query(1_000, () => 'limit=1')}`),
      await get<Problem>(`/v1/approvals?${query(600, () => 'status=open')}`),
    ]

    for (const { status, text } of answers) expect([status, text.length < mostAnswerBytes]).toEqual([400, true])
  })

  test('to a path of any length', async () => {
    const { status, text } = await there.world.call<Problem>('GET', `/v1/${'"'.repeat(2_500)}`)
    expect([status, text.length < mostAnswerBytes]).toEqual([404, true])
  })

  test.each(tools.tools.map(({ name }) => name))('to arguments of %s in which everything is wrong', async name => {
    const { world, agent } = there
    const call = (given: object) => send(world, { key: agent.secret, ...legacyCall('tools/call', { name, arguments: given }) })
    const answers = [
      await call(Object.fromEntries([...names].map(name => [name, Array.from({ length: 60 }, () => null)]))),
      await call(unknown(3_999)),
      await call({ details: { ...unknown(3_999) } }),
    ]

    for (const { body, text } of answers) {
      expect(body.result.isError).toBe(true)
      expect(text.length).toBeLessThan(mostAnswerBytes)
    }
  })
})

test('the number of keys in an object is limited, on both doors', async () => {
  const { world, agent } = there
  const { post } = await world.human()
  const refused = await post<Problem>('/v1/agents', unknown(4_001))
  const call = await send(world, { key: agent.secret, ...legacyCall('tools/call', { name: 'get_profile', arguments: unknown(4_001) }) })

  expect([refused.status, refused.body.detail]).toEqual([400, 'An object has more than 4,000 keys.'])
  expect([call.status, call.body.error!.message]).toEqual([400, 'An object has more than 4,000 keys.'])
})

test.each(
  operations
    .filter(({ security, requestBody }) => security?.length === 0 && requestBody)
    .map(({ operationId, path }) => [operationId, path] as const),
)('%s needs no session, and takes 4 KiB', async (_id, path) => {
  const body = (bytes: number) => `{"a":"${'a'.repeat(bytes - 8)}"}`
  const [fits, more] = [
    await there.world.call<Problem>('POST', path, { body: body(4_096) }),
    await there.world.call<Problem>('POST', path, { body: body(4_097) }),
  ]

  expect([fits.status, more.status, more.body.detail]).toEqual([400, 413, 'The body must not exceed 4,096 bytes.'])
})
