/** The valid arguments of each tool, and the errors for invalid ones. */
import { beforeAll, describe, expect, test } from '@jest/globals'
import { allowAll, newAgent, openQuest } from '../support/domain.ts'
import { connect, type Told } from '../support/programs.ts'
import { onEachStore } from '../support/world.ts'
import { legacyCall, modernCall, sharedWorld, type Json } from './support.ts'

const there = sharedWorld({ AQS_MCP_MESSAGES_PER_MINUTE: '100000', AQS_MCP_BURST: '1000' })

beforeAll(async () => void (await openQuest(there.agent.owner)))

const quest = 'summarise-an-rfc'
const join = { quest, reason: 'It suits me' }
const work = { quest, summary: 'Done' }
const wish = { category: 'spend', title: 'A book', details: {}, reason: 'I need it', wait_seconds: 0 }
const nobody = `apr_${'0'.repeat(26)}`
const long = (length: number) => 'x'.repeat(length)
const turned = 'abc\u202Edef'
const each = (values: unknown[], tool: string, name: string, base: Json = {}): Row[] =>
  values.map(value => [`${name} ${JSON.stringify(value).slice(0, 30)}`, tool, { ...base, [name]: value }, `/${name}`])

type Row = [what: string, tool: string, given: Json, pointer: string]

const refused: Record<string, Row[]> = {
  get_profile: [
    ['something', 'get_profile', { agent_id: 'agt_1' }, '/agent_id'],
    ['what every object has', 'get_profile', { constructor: {} }, '/constructor'],
    ['a name with a slash', 'get_profile', { 'a/b~c': 1 }, '/a~1b~0c'],
  ],
  list_quests: [
    ...each(['', long(81), 'a\u0001b', 7, ['a']], 'list_quests', 'query'),
    ...each(['Writing', '-a', long(33), ["a' OR 1=1"]], 'list_quests', 'tag'),
    ...each(['extreme', '', ['easy']], 'list_quests', 'difficulty'),
    ...each(['yes', 1], 'list_quests', 'available_only'),
    ...each(['title', '-published_at', 'password_hash', '__proto__'], 'list_quests', 'sort'),
    ...each([0, -1, 51, 1.5, 1e9, '20', true], 'list_quests', 'limit'),
    ...each(['', long(601), 7], 'list_quests', 'cursor'),
    ['an order of its own', 'list_quests', { order_by: 'id' }, '/order_by'],
  ],
  get_quest: [
    ['nothing', 'get_quest', {}, '/quest'],
    ...each(['ab', 'Summarise', 'a b c', '../../etc/passwd', long(161), 7, null, [quest], { id: quest }], 'get_quest', 'quest'),
  ],
  join_quest: [
    ['no reason', 'join_quest', { quest }, '/reason'],
    ...each(['', long(1001), turned, 'a\u0007b', 7, null], 'join_quest', 'reason', join),
    ...each([-1, 51, 0.5, '20', 1e9], 'join_quest', 'wait_seconds', join),
    ...each([true], 'join_quest', 'approved', join),
    ...each(['agt_1'], 'join_quest', 'agent_id', join),
  ],
  submit_result: [
    ['no summary', 'submit_result', { quest }, '/summary'],
    ...each(['', long(4001), turned, 7], 'submit_result', 'summary', work),
    ...each(['https://example.com', Array(11).fill('https://example.com')], 'submit_result', 'links', work),
    ...['http://example.com', 'javascript:alert(1)', 'https://', 'https://a b', `https://example.com/${long(500)}`, 7].map((link): Row => [
      `the link ${String(link).slice(0, 30)}`,
      'submit_result',
      { ...work, links: [link] },
      '/links/0',
    ]),
    ['data of more than 64 KB', 'submit_result', { ...work, data: long(65_535) }, '/data'],
    ...each([10], 'submit_result', 'points', work),
  ],
  withdraw_from_quest: [
    ['no quest', 'withdraw_from_quest', { reason: 'Too hard' }, '/quest'],
    ...each([''], 'withdraw_from_quest', 'reason', { quest }),
  ],
  list_participations: [
    ...each(['done', '', ['active']], 'list_participations', 'state'),
    ...each([0, 51], 'list_participations', 'limit'),
  ],
  request_approval: [
    ...Object.keys(wish)
      .filter(name => name !== 'wait_seconds')
      .map((name): Row => [`no ${name}`, 'request_approval', { ...wish, [name]: undefined }, `/${name}`]),
    ...each(['travel', '', ['spend']], 'request_approval', 'category', wish),
    ...each(['', ' A book', 'A\nbook', 'A\u2028book', turned, long(121), 7], 'request_approval', 'title', wish),
    ...each([[], 'a book', 7, null], 'request_approval', 'details', wish),
    ['details of more than 32 KB', 'request_approval', { ...wish, details: { long: long(32_768) } }, '/details'],
    ...each([4, 10_081, 5.5, '60'], 'request_approval', 'expires_in_minutes', wish),
    ...each(['low'], 'request_approval', 'risk', wish),
  ],
  get_approval: [
    ['nothing', 'get_approval', {}, '/approval_id'],
    ...each(['apr_1', nobody.toUpperCase(), nobody.replace('apr', 'agt'), `${nobody} `, 7, [nobody]], 'get_approval', 'approval_id'),
    ...each([-1, 51], 'get_approval', 'wait_seconds', { approval_id: nobody }),
  ],
  list_approvals: each(['open', ['pending']], 'list_approvals', 'status'),
  cancel_approval: [['a note', 'cancel_approval', { approval_id: nobody, note: 'Never mind' }, '/note']],
}

const call = async (name: string, given: Json): Promise<Told> =>
  (await there.agent.send(modernCall('tools/call', { name, arguments: given }))).body.result

describe.each(Object.entries(refused))('%s does not take', (_tool, rows) => {
  test.each(rows)('%s, and points at it', async (_what, tool, given, pointer) => {
    const { isError, content } = await call(tool, given)

    const told = JSON.parse(content[0].text)
    expect(isError).toBe(true)
    expect(told).toMatchObject({ code: 'validation_failed', hint: expect.stringContaining('Correct the arguments') })
    expect(told.errors[0].pointer).toBe(pointer)
    expect(JSON.stringify(told).length).toBeLessThan(2000)
  })
})

test('null for an optional argument counts as left out', async () => {
  const replies = [
    await call('list_quests', { query: null, tag: null, available_only: null, limit: null, cursor: null, sort: null }),
    await call('list_participations', { state: null, limit: null }),
    await call('list_approvals', { status: null }),
    await call('get_approval', { approval_id: nobody, wait_seconds: null }),
  ]

  expect(replies.map(({ isError, content }) => isError && JSON.parse(content[0].text).code)).toEqual([
    undefined,
    undefined,
    undefined,
    'approval_not_found',
  ])
})

test.each<[what: string, given: Json, pointers: string[]]>([
  ['a NUL', { ...join, reason: 'a\0b' }, ['/reason']],
  ['half of a surrogate pair', { ...join, reason: 'Fine \ud83d' }, ['/reason']],
  ['a NUL in the depths', { quest, summary: 'Done', data: { parts: ['fine', { text: '\0' }] } }, ['/data/parts/1/text']],
  ['a NUL in a name', { quest, summary: 'Done', data: { 'a\0': 1 } }, ['/data']],
  ['many of them', { quest, summary: 'Done', data: Array(50).fill('\0') }, Array.from({ length: 10 }, (_, i) => `/data/${i}`)],
])('%s in an argument is told to the model, which alone can leave it out', async (_what, given, pointers) => {
  const name = 'data' in given ? 'submit_result' : 'join_quest'
  const replies = [
    await there.agent.send(modernCall('tools/call', { name, arguments: given })),
    await there.agent.send(legacyCall('tools/call', { name, arguments: given })),
  ]

  for (const { status, body } of replies) {
    expect([status, body.id, body.result.isError]).toEqual([200, 1, true])
    const told = JSON.parse(body.result.content[0].text)
    expect([told.code, told.errors.map((issue: Json) => issue['pointer'])]).toEqual(['validation_failed', pointers])
    expect(told.message).toContain('a NUL character or half of a surrogate pair')
  }
})

test.each<[what: string, params: Json]>([
  ['beside the arguments', { name: 'get_profile\0', arguments: {} }],
  ['beside and in the arguments', { name: 'get_quest', arguments: { quest: '\0' }, other: '\ud83d' }],
])('such a text %s is refused as before', async (_what, params) => {
  const { status, body } = await there.agent.send(legacyCall('tools/call', params))

  expect([status, body.error?.code]).toEqual([400, -32700])
})

test('an escape that can be stored is stored', async () => {
  const { body } = await there.agent.send({
    ...legacyCall('tools/call'),
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_quest","arguments":{"quest":"no-\\u0073uch"}}}',
  })

  expect(JSON.parse(body.result.content[0].text).code).toBe('quest_not_found')
})

test.each<[what: string, tool: string, given: Json, pointer: string, words: string]>([
  ['a tag', 'list_quests', { tag: 'Writing' }, '/tag', 'lower-case letters of any script, digits and hyphens'],
  ['a link', 'submit_result', { ...work, links: ['http://example.com'] }, '/links/0', 'an https URL'],
  ['a title', 'request_approval', { ...wish, title: ' A book' }, '/title', 'without spaces at the ends'],
  ['an id', 'get_approval', { approval_id: 'apr_1' }, '/approval_id', 'an id that begins with apr_'],
  ['a slug', 'get_quest', { quest: 'A quest' }, '/quest', 'lower-case letters, digits, hyphens and underscores'],
  ['a reason', 'join_quest', { ...join, reason: turned }, '/reason', 'change the text direction'],
  ['an object in a text', 'request_approval', { ...wish, details: '{"price":12}' }, '/details', 'is a string; send the object itself'],
  ['a list in a text', 'submit_result', { ...work, links: '[]' }, '/links', 'is a string; send the array itself'],
  ['a text for a number', 'list_quests', { limit: '20' }, '/limit', 'must be an integer'],
])('%s in another form is told the form in words', async (_what, tool, given, pointer, words) => {
  const { content } = await call(tool, given)

  const { errors } = JSON.parse(content[0].text)
  expect(errors).toEqual(expect.arrayContaining([expect.objectContaining({ pointer, message: expect.stringContaining(words) })]))
})

test('none of these calls had an effect: no request, no work', async () => {
  const lists = [await call('list_approvals', {}), await call('list_participations', {})]

  expect(lists.map(({ structuredContent }) => structuredContent.items)).toEqual([[], []])
  expect(there.world.log.filter(line => JSON.parse(line).level >= 50)).toEqual([])
})

test('several errors are reported together, up to a limit', async () => {
  const given = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${i}${long(200)}`, i]))

  const { content } = await call('join_quest', given)

  const told = JSON.parse(content[0].text)
  expect(told.errors.length).toBe(10)
  expect(content[0].text.length).toBeLessThan(4000)
})

test.each<[what: string, tool: string, given: Json, code: string]>([
  ['a quest that is not there', 'get_quest', { quest: 'no-such-quest' }, 'quest_not_found'],
  ['a quest by the id of something else', 'join_quest', { ...join, quest: nobody }, 'quest_not_found'],
  ['a request that is not there', 'get_approval', { approval_id: nobody, wait_seconds: 50 }, 'approval_not_found'],
  ['a request to take back that is not there', 'cancel_approval', { approval_id: nobody }, 'approval_not_found'],
  ['work on a quest that was not joined', 'submit_result', work, 'not_participating'],
  ['work on a quest that is not there', 'submit_result', { ...work, quest: 'no-such-quest' }, 'quest_not_found'],
  ['a cursor that was made up', 'list_quests', { cursor: 'x' }, 'invalid_cursor'],
  ['a cursor that was forged', 'list_approvals', { cursor: Buffer.from('["",1,"apr_z"]').toString('base64url') }, 'invalid_cursor'],
  ['a cursor of SQL', 'list_participations', { cursor: "' OR 1=1--" }, 'invalid_cursor'],
])('%s is told at once, with what to do', async (_what, tool, given, code) => {
  const { isError, content } = await call(tool, given)

  expect([isError, JSON.parse(content[0].text)]).toMatchObject([true, { code, hint: expect.any(String) }])
})

onEachStore('arguments at their bounds', open => {
  test('are accepted with any content, and returned unchanged', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada, { policy: allowAll })
    await openQuest(ada)
    const { call, close } = await connect(world.url, agent.secret)
    const title = `<b>'); DROP TABLE approvals;--</b> %_\\ 🕵🏽‍♀️ אגענט`
    const details = { __html: '<script>', 'a.b/c~d': [null, 1e-7, -0.5, '\u2028'], long: long(32_700 - 60) }

    const found = [await call('list_quests', { query: "%_\\'", limit: 1 }), await call('list_quests', { query: long(80), limit: 50 })]
    const asked = await call('request_approval', { ...wish, title, details, reason: long(1000), expires_in_minutes: 10_080 })
    const { body } = await ada.get<{ title: string; arguments: { details: object } }>(`/v1/approvals/${asked.approval.id}`)
    await call('join_quest', { ...join, wait_seconds: 0 })
    const links = Array(10).fill(`https://example.com/${long(480)}`)
    const handedIn = await call('submit_result', { ...work, summary: '✓'.repeat(4000), links, data: long(65_534), wait_seconds: 50 })
    await close()

    expect(found.map(({ items }) => items)).toEqual([[], []])
    expect(asked.approval.title).toBe(title)
    expect(body).toMatchObject({ title, arguments: { details } })
    expect(handedIn).toMatchObject({ outcome: 'done', submission: { attempt: 1 } })
  })

  test('the errors of a result that does not match its schema have pointers from the arguments, also if it is inside a string', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada, { policy: allowAll })
    const [typed, untyped, texts] = [
      await openQuest(ada, { title: 'Typed', result_schema: { type: 'object', required: ['sum'] } }),
      await openQuest(ada, { title: 'Untyped', result_schema: { required: ['sum'] } }),
      await openQuest(ada, { title: 'Texts', result_schema: { type: ['object', 'string'] } }),
    ]
    const { call, close } = await connect(world.url, agent.secret)
    const submit = async ({ slug }: { slug: string }, data: unknown) => {
      await call('join_quest', { quest: slug, reason: 'It suits me' })
      return call('submit_result', { quest: slug, summary: 'Done', data })
    }

    const told = [await submit(typed, { total: 3 }), await submit(typed, '{"sum":3}'), await submit(untyped, ' {"sum":3}')]
    const text = await submit(texts, '{"sum":3}')
    await close()

    expect(told.map(({ code, errors }) => [code, errors])).toEqual([
      ['invalid_result', [{ pointer: '/data/sum', code: 'required', message: 'must be sent' }]],
      ['invalid_result', [{ pointer: '/data', code: 'type', message: 'is a string; send the object itself' }]],
      ['invalid_result', [{ pointer: '/data', code: 'type', message: 'is a string; send the object itself' }]],
    ])
    expect(text.outcome).toBe('done')
  })

  test('a cursor works only in its own list and for its own agent', async () => {
    const world = await open()
    const [ada, bob] = [await world.human(), await world.human()]
    const [one, two] = [await newAgent(world, ada), await newAgent(world, bob)]
    const [mine, other] = [await connect(world.url, one.secret), await connect(world.url, two.secret)]
    for (const title of ['First', 'Second', 'Third']) {
      await mine.call('request_approval', { ...wish, title })
      world.clock.advance(1)
    }

    const { next_cursor: cursor } = await mine.call('list_approvals', { limit: 1 })
    const next = await mine.call('list_approvals', { limit: 1, cursor })
    const strays = [
      await mine.call('list_participations', { cursor }),
      await mine.call('list_quests', { cursor }),
      await mine.call('list_approvals', { status: 'pending', cursor }),
      await other.call('list_approvals', { cursor }),
    ]
    await Promise.all([mine.close(), other.close()])

    expect(next.items).toMatchObject([{ title: 'Second' }])
    expect(strays.map(({ code }) => code)).toEqual(Array(4).fill('invalid_cursor'))
  })
})
