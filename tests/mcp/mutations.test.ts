/**
 * Sends many messages that are almost valid. Every answer must follow the protocol, and none may be a fault of the server.
 * `MUTATIONS` sets their number, and `SEED` gives others.
 */
import { env } from 'node:process'
import { expect, test } from '@jest/globals'
import { openQuest } from '../support/domain.ts'
import { envelope, hello, legacyCall, modernCall, sharedWorld, streamed, type Json, type Post } from './support.ts'

const there = sharedWorld({ AQS_MCP_MESSAGES_PER_MINUTE: '1000000', AQS_MCP_BURST: '100000' })
const many = Number(env['MUTATIONS'] ?? 300)
const seed = Number(env['SEED'] ?? 20_261_121)
const patience = Math.max(60_000, many * 100)

const quest = 'summarise-an-rfc'
const nobody = `apr_${'0'.repeat(26)}`
const tasks = { extensions: { 'io.modelcontextprotocol/tasks': {} } }

/** Valid requests of a client. None of them waits. */
const asked: [method: string, params: Json][] = [
  ['initialize', hello],
  ['tools/list', {}],
  ['tools/call', { name: 'get_profile', arguments: {} }],
  ['tools/call', { name: 'list_quests', arguments: { query: 'RFC', tag: 'writing', difficulty: 'easy', sort: 'reward', limit: 5 } }],
  ['tools/call', { name: 'get_quest', arguments: { quest } }],
  ['tools/call', { name: 'join_quest', arguments: { quest, reason: 'It suits me', wait_seconds: 0 } }],
  [
    'tools/call',
    { name: 'submit_result', arguments: { quest, summary: 'Done', links: ['https://a.example'], data: { a: [1] }, wait_seconds: 0 } },
  ],
  ['tools/call', { name: 'withdraw_from_quest', arguments: { quest, reason: 'Too hard', wait_seconds: 0 } }],
  ['tools/call', { name: 'list_participations', arguments: { state: 'active', limit: 5, cursor: 'x' } }],
  [
    'tools/call',
    {
      name: 'request_approval',
      arguments: { category: 'spend', title: 'A book', details: { a: 1 }, reason: 'I need it', wait_seconds: 0 },
    },
  ],
  ['tools/call', { name: 'get_approval', arguments: { approval_id: nobody, wait_seconds: 0 } }],
  ['tools/call', { name: 'cancel_approval', arguments: { approval_id: nobody } }],
  ['prompts/get', { name: 'find_a_quest', arguments: { topic: 'tea' } }],
  ['prompts/get', { name: 'prepare_submission', arguments: { quest } }],
  ['prompts/get', { name: 'act_outside', arguments: { action: 'Order posters' } }],
  ['resources/read', { uri: 'agentquest://profile' }],
  ['resources/read', { uri: `agentquest://quests/${quest}` }],
  ['completion/complete', { ref: { type: 'ref/prompt', name: 'prepare_submission' }, argument: { name: 'quest', value: 's' } }],
  ['completion/complete', { ref: { type: 'ref/resource', uri: 'agentquest://quests/{slug}' }, argument: { name: 'slug', value: 's' } }],
  ['tasks/get', { taskId: nobody }],
  ['tasks/update', { taskId: nobody, inputResponses: { a: {} } }],
  ['notifications/cancelled', { requestId: 1 }],
]
const odd = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\u2028',
  '😀',
  'x'.repeat(300),
  '../..',
  '%00',
  '$&',
  '{slug}',
  nobody,
  quest,
  'constructor',
]
const odder: unknown[] = [[], {}, [null], [[]], { a: 1 }, { toString: 1 }, { toJSON: 1 }, { length: 5 }, [quest], { _meta: {} }]
const extra = ['name', 'uri', 'taskId', 'cursor', 'type', 'value', 'arguments', 'inputResponses', 'progressToken', 'toString', 'id', 'task']

test(
  `${many} messages with something wrong in most of them`,
  async () => {
    const { agent } = there
    await openQuest(agent.owner, { slots: 1000 })
    await agent.owner.patch(`/v1/agents/${agent.id}`, '*', {
      policy: { join_quest: 'allow', submit_result: 'ask', withdraw_from_quest: 'allow' },
    })
    const chance = chances(seed)

    const faults = []
    for (let i = 0; i < many; i++) {
      const sent = message(chance)
      const { status, body } = await agent.send(sent).catch((error: Error) => ({ status: 500, body: error.message }) as never)
      const told = body?.result?.isError ? JSON.parse(body.result.content[0].text) : undefined
      if (status >= 500 || body?.error?.code === -32603 || told?.code === 'internal_error') faults.push({ seed, sent, body })
    }

    expect(faults.map(fault => JSON.stringify(fault))).toEqual([])
    expect(there.world.log.filter(line => JSON.parse(line).level >= 50)).toEqual([])
  },
  patience,
)

type Chance = ReturnType<typeof chances>

function message(chance: Chance): Post {
  const [method, params] = chance.pick(asked)
  const capabilities = chance.oneIn(2) ? tasks : {}
  const meta = { ...envelope, 'io.modelcontextprotocol/clientCapabilities': capabilities, ...(chance.oneIn(3) && { progressToken: 'p' }) }
  const given = chance.oneIn(4) ? params : (spoiltInside(params, chance) as Json)
  const version = chance.pick(['2025-11-25', '2025-06-18', '2025-03-26'])
  const made = chance.oneIn(2)
    ? legacyCall(method, given, version)
    : modernCall(method, given, (chance.oneIn(8) ? spoilt(meta, chance) : meta) as Json)
  const sent = { ...made, headers: Object.fromEntries(Object.entries(made.headers!).map(([name, value]) => [name, encoded(value)])) }
  const whole = chance.oneIn(12) ? { ...sent, body: spoilt(sent.body, chance) } : sent
  return chance.oneIn(2) ? streamed(whole) : whole
}

/** The same message with a part replaced, left out or added. `wait_seconds` is not changed, because nobody decides here. */
function spoilt(value: unknown, chance: Chance): unknown {
  return chance.oneIn(8) ? chance.pick([...odd, ...odder]) : spoiltInside(value, chance)
}

function spoiltInside(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value)) return value.map(item => spoilt(item, chance))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => name === 'wait_seconds' || !chance.oneIn(10))
  const added = chance.oneIn(6) ? [[chance.pick(extra), chance.pick([...odd, ...odder])] as const] : []
  return Object.fromEntries([
    ...kept.map(([name, inner]) => [name, name === 'wait_seconds' ? inner : spoilt(inner, chance)] as const),
    ...added,
  ])
}

/** A header cannot contain other characters. The protocol defines how to encode them. */
const encoded = (value: string) => (/^[\x20-\x7e]*$/.test(value) ? value : `=?base64?${Buffer.from(value).toString('base64')}?=`)

/** Random numbers. The same seed gives the same numbers. */
function chances(from: number) {
  let state = from
  const below = (most: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most)
  }
  return { pick: <T>(from: readonly T[]): T => from[below(from.length)]!, oneIn: (count: number) => below(count) === 0 }
}
