import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { expectAnswers, type Row } from '../support/refusals.ts'
import { message, say } from '../support/socket.ts'
import { onEachStore, type World } from '../support/world.ts'

onEachStore('a hostile request', open => {
  test.each([
    ['of a list', badQueries('/v1/agents')],
    ['of another list', badQueries('/v1/sessions')],
  ])('a query %s that is not as the contract says is refused, and what is wrong is named', async (_, queries) => {
    const world = await open()
    const { as } = await somebody(world)

    for (const [target, wrong] of queries) {
      const [reply] = await say(world.url, as('GET', target))
      const { code, errors } = reply!.body
      expect([target, reply!.status, code, errors![0]?.pointer ?? code]).toEqual([target, 400, codeOf(wrong), wrong])
    }
  })

  test('a limit is written in plain digits, and its minimum and maximum are accepted', async () => {
    const world = await open()
    const { as } = await somebody(world)

    await expectAnswers(
      world,
      ['limit=1', 'limit=100', 'limit=20&sort=name', 'q=%25', 'q=_', "q='%20OR%201=1--", 'q=%F0%9F%98%80', '&&&', ''].map(query => [
        query,
        as('GET', `/v1/agents?${query}`),
        200,
      ]),
    )
  })

  test('a cursor works only for the list that it was made for', async () => {
    const world = await open()
    const [ada, bob] = [await world.human(), await world.human()]
    for (const person of [ada, bob]) for (const name of ['Scout', 'Ranger']) await person.agent(name)
    const page = await ada.get<Schemas['AgentPage']>('/v1/agents?limit=1&sort=name&status=active')
    const cursor = page.body.next_cursor

    const own = await ada.get<Schemas['AgentPage']>(`/v1/agents?limit=1&sort=name&status=active&cursor=${cursor}`)
    const others = await Promise.all([
      bob.get<Schemas['Problem']>(`/v1/agents?limit=1&sort=name&status=active&cursor=${cursor}`),
      ada.get<Schemas['Problem']>(`/v1/agents?limit=1&sort=created_at&status=active&cursor=${cursor}`),
      ada.get<Schemas['Problem']>(`/v1/agents?limit=1&sort=name&cursor=${cursor}`),
      ada.get<Schemas['Problem']>(`/v1/sessions?limit=1&cursor=${cursor}`),
    ])

    expect(own.body.items.map(agent => agent.name)).toEqual(['Scout'])
    expect(others.map(other => `${other.status} ${other.body.code}`)).toEqual(Array(4).fill('400 invalid_cursor'))
  })

  test('an unknown path returns 404 in every spelling', async () => {
    const world = await open()
    const { as } = await somebody(world)
    const id = 'agt_01jcz3m5x8q4r7t2v6w9y1a0bc'

    const agents = ['%00', '%ff', '%', '%2', '%zz', '%2f', '%2e%2e', '..', '__proto__', 'constructor', '"<>', '', 'A'.repeat(8000)]
    const other = [
      '/v1',
      '/v1/',
      '/V1/me',
      '//v1/me',
      '/v1//me',
      '/v1/me/',
      '/v1/me/../agents',
      '/v1/me#a',
      '/v1/service%00',
      '/mcp/%',
      '/mcp/x',
      '/MCP',
      '/%',
      '/x',
    ]
    const targets = [...agents.map(name => `/v1/agents/${name}`), `/v1/agents/${id.toUpperCase()}`, `/v1/agents/${id}%20`, ...other]

    await expectAnswers(
      world,
      targets.map(target => [target, as('GET', target), 404, 'not_found']),
    )
  })

  test('only the method of the request line counts', async () => {
    const world = await open()
    const { as, agent } = await somebody(world)
    const at = `/v1/agents/${agent.id}`

    await expectAnswers(world, [
      ...['PUT', 'TRACE', 'PURGE', 'PROPFIND'].map((method): Row => [method, as(method, '/v1/me'), 405, 'method_not_allowed']),
      ...['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'].map((name): Row => [
        name,
        as('POST', at, [`${name}: DELETE`], ''),
        405,
        'method_not_allowed',
      ]),
      ['_method in the query', as('GET', `${at}?_method=DELETE`), 400, 'validation_failed'],
      ['a GET that writes', as('GET', `${at}/suspend`), 405, 'method_not_allowed'],
      ['a method in small letters', as('delete', at), 501, 'not_implemented'],
      ['a method that HTTP does not have', as('DESTROY', at), 501, 'not_implemented'],
      ['CONNECT', as('CONNECT', at), 501, 'not_implemented'],
      ['a method that is no word', as('DE(STROY)', at), 400, 'malformed_request'],
      ['an upgrade', as('GET', at, ['Connection: close, Upgrade', 'Upgrade: h2c']), 200],
    ])

    const [put] = await say(world.url, as('PUT', at))
    const [options] = await say(world.url, message('OPTIONS', at))
    const [get, head] = await Promise.all(['GET', 'HEAD'].map(async method => (await say(world.url, as(method, at)))[0]!))
    expect([put!.headers['allow'], options!.headers['allow'], options!.status]).toEqual([
      ...Array(2).fill('GET, DELETE, PATCH, HEAD, OPTIONS'),
      204,
    ])
    expect([head!.status, head!.text, head!.headers['content-length'], head!.headers['etag']]).toEqual([
      200,
      '',
      get!.headers['content-length'],
      '"v1"',
    ])
    expect(JSON.parse(get!.text)).toMatchObject({ status: 'active' })
  })

  test('both doors refuse a body that is not one unambiguous JSON value, each in its own format', async () => {
    const world = await open()
    const { as, mcp } = await somebody(world)
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    const bodies: [what: string, body: string | Buffer][] = [
      ['white space', ' \n'],
      ['half a value', '{"name":'],
      ['a comment', '{"name":"Scout"/*!*/}'],
      ['a trailing comma', '{"name":"Scout",}'],
      ['single quotes', "{'name':'Scout'}"],
      ['two values', '{"name":"Scout"}{"name":"Ranger"}'],
      ['NaN', '{"name":NaN}'],
      ['30,000 nested arrays', deep(30_000)],
      ['30,000 arrays that never end', '['.repeat(30_000)],
      ['a name twice', '{"name":"Scout","name":"Ranger"}'],
      ['a name twice, once escaped', '{"name":"Scout","n\\u0061me":"Ranger"}'],
      ['__proto__', '{"name":"Scout","__proto__":{"role":"admin"}}'],
      ['__proto__, escaped', '{"name":"Scout","__pr\\u006fto__":{"role":"admin"}}'],
      ['bytes that are no UTF-8', Buffer.from('{"name":"Sc\xf4ut"}', 'latin1')],
      ['UTF-16', Buffer.from('{"name":"Scout"}', 'utf16le')],
      ['NUL', '{"name":"Scout\0"}'],
      ['NUL, escaped', '{"name":"Sco\\u0000ut"}'],
      ['half a surrogate pair', '{"name":"Scout\\ud83d"}'],
      ['two byte order marks', '\ufeff\ufeff{"name":"Scout"}'],
    ]

    await expectAnswers(
      world,
      bodies.flatMap(([what, body]): Row[] => [
        [what, as('POST', '/v1/agents', [json], body), 400, 'malformed_json'],
        [`${what}, to /mcp`, mcp([json], body), 400, 'malformed_json'],
      ]),
    )
  })

  test('JSON that does not match the contract is refused, and nothing is created', async () => {
    const world = await open()
    const { ada, as } = await somebody(world)
    const bodies = [
      '[]',
      '[{"name":"Scout"}]',
      'null',
      '1',
      '"Scout"',
      '{}',
      '{"name":null}',
      '{"name":7}',
      '{"name":["Scout"]}',
      '{"name":""}',
      '{"name":"  "}',
      '{"name":" Scout"}',
      '{"name":"Sco\\nut"}',
      '{"name":"Sco\\u202eut"}',
      '{"name":"\\u3164"}',
      '{"name":"\\u2800 \\u115f\\u1160"}',
      '{"name":"\\ufe0f"}',
      '{"name":"Scout","skills":["\\u3164"]}',
      '{"name":"Scout","id":"agt_01jcz3m5x8q4r7t2v6w9y1a0bc"}',
      '{"name":"Scout","owner_id":"acc_1"}',
      '{"name":"Scout","version":9}',
      '{"name":"Scout","status":"archived"}',
      '{"name":"Scout","constructor":{"prototype":{}}}',
      '{"name":"Scout","max_active_quests":1e400}',
      '{"name":"Scout","max_active_quests":"3"}',
      '{"name":"Scout","max_active_quests":1.5}',
      '{"name":"Scout","skills":["a","a"]}',
      '{"name":"Scout","policy":{}}',
      '{"name":"Scout","handle":"../../etc"}',
      JSON.stringify({ name: `a${'\u0301'.repeat(20_000)}` }),
    ]

    await expectAnswers(
      world,
      bodies.map(body => [body.slice(0, 60), as('POST', '/v1/agents', [json], body), 400, 'validation_failed']),
    )

    await expectAnswers(world, [['an empty body', as('POST', '/v1/agents', [json], ''), 400, 'validation_failed']])
    expect((await ada.get<Schemas['AgentPage']>('/v1/agents')).body.items).toHaveLength(1)
  })

  test('a body is read only if it says that it is JSON in plain UTF-8', async () => {
    const world = await open()
    const { as, mcp } = await somebody(world)
    const types = [
      'Content-Type: text/plain',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Type: application/xml',
      'Content-Type:',
      'X-None: 1',
    ]
    const odd = [
      ...types,
      'Content-Type: application/json; charset=utf-16',
      ...['gzip', 'br', 'zstd', 'unheard-of'].map(name => `${json}\r\nContent-Encoding: ${name}`),
    ]

    await expectAnswers(world, [
      ...odd.map((line): Row => [line, as('POST', '/v1/agents', [line], '{"name":"Scout"}'), 415, 'unsupported_media_type']),
      ...odd.map((line): Row => [`${line}, to /mcp`, mcp([line], ping), 415, 'unsupported_media_type']),
      [
        'an archive',
        as('POST', `/v1/agents`, ['Content-Type: application/merge-patch+json'], '{"name":"Scout"}'),
        415,
        'unsupported_media_type',
      ],
      ['UTF-8 by name', as('POST', '/v1/agents', ['Content-Type: Application/JSON; Charset="UTF-8"'], '{"name":"Scout"}'), 201],
      ['a byte order mark', as('POST', '/v1/agents', [json], '\ufeff{"name":"Scout"}'), 201],
      ['too much', as('POST', '/v1/agents', [json], `"${'x'.repeat(262_144)}"`), 413, 'payload_too_large'],
      ['too much, to /mcp', mcp([json], `"${'x'.repeat(262_144)}"`), 413, 'payload_too_large'],
    ])
  })

  test('a text is stored unchanged, returned as JSON, and never sniffed as another type', async () => {
    const world = await open()
    const { as } = await somebody(world)
    const names = [
      `<script>alert(1)</script>'); DROP TABLE agents;--`,
      `${'{{7*7}}'} \${7*7} %s %00`,
      `e${'\u0301'.repeat(70)}`,
      '\u200bאגענט 探子 🕵🏽‍♀️ﷺ'.slice(1),
      'null',
      '=cmd|1',
    ]

    for (const name of names) {
      const [made] = await say(world.url, as('POST', '/v1/agents', [json], JSON.stringify({ name })))
      const [read] = await say(world.url, as('GET', made!.headers['location']!))
      expect([made!.status, JSON.parse(read!.text).name]).toEqual([201, name])
      expect(read!.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' })
      expect(read!.headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  test('a credential works only in its own place, and is never logged', async () => {
    const world = await open()
    const { ada, key } = await somebody(world)
    const bearer = (secret: string) => `Authorization: Bearer ${secret}`
    const cookie = `Cookie: aqs_session=${ada.token}`

    await expectAnswers(world, [
      ...['access_token', 'token', 'key', 'aqs_session', 'Authorization'].flatMap((name): Row[] => [
        [`${name} in the query`, message('GET', `/v1/me?${name}=${ada.token}`), 401, 'unauthenticated'],
        [`${name} in the query of /mcp`, message('POST', `/mcp?${name}=${key.secret}`, [json], ping), 401, 'unauthenticated'],
      ]),
      ['a session token to /mcp', message('POST', '/mcp', [json, bearer(ada.token)], ping), 401, 'unauthenticated'],
      ['the cookie to /mcp', message('POST', '/mcp', [json, cookie], ping), 401, 'unauthenticated'],
      ['an agent key', message('GET', '/v1/me', [bearer(key.secret)]), 401, 'agent_key_not_accepted'],
      ['an agent key as the cookie', message('GET', '/v1/me', [`Cookie: aqs_session=${key.secret}`]), 401, 'agent_key_not_accepted'],
      ['a bad token beside a good cookie', message('GET', '/v1/me', [bearer('nonsense'), cookie]), 401, 'unauthenticated'],
      ['another scheme', message('GET', '/v1/me', [`Authorization: Basic ${ada.token}`]), 401, 'unauthenticated'],
      ['a token and more', message('GET', '/v1/me', [`${bearer(ada.token)} more`]), 401, 'unauthenticated'],
      ['a token of 8,000 characters', message('GET', '/v1/me', [bearer('a'.repeat(8000))]), 401, 'unauthenticated'],
      ['a token of other bytes', message('GET', '/v1/me', [bearer('\xff\xfe')]), 401, 'unauthenticated'],
      [
        'two cookies of one name',
        message('GET', '/v1/me', [`Cookie: aqs_session=nonsense; aqs_session=${ada.token}`]),
        401,
        'unauthenticated',
      ],
      ['a scheme in other letters', message('GET', '/v1/me', [`authorization: bEARER ${ada.token}`]), 200],
    ])

    const log = world.log.join('')
    for (const secret of [ada.token, key.secret, ada.password]) expect(log).not.toContain(secret)
  })

  test('headers that affect a write are checked against the contract too', async () => {
    const world = await open()
    const { ada, as, agent } = await somebody(world)
    const patch = (...lines: string[]) => as('PATCH', `/v1/agents/${agent.id}`, [json, ...lines], '{"name":"Ranger"}')

    await expectAnswers(world, [
      ['no If-Match', patch(), 428, 'precondition_required'],
      ['an empty If-Match', patch('If-Match:'), 400, 'validation_failed'],
      ['an If-Match of 8 KB', patch(`If-Match: "${'v'.repeat(8000)}"`), 400, 'validation_failed'],
      ['an If-Match of commas', patch('If-Match: ,,'), 400, 'validation_failed'],
      ['an If-Match of a star and more', patch('If-Match: *, "v1"'), 400, 'validation_failed'],
      ['an If-Match of weak tags', patch('If-Match: W/"v1"'), 412, 'precondition_failed'],
      ['an If-Match of other tags', patch('If-Match: "v9", "a,b", "\xe9"'), 412, 'precondition_failed'],
      ['two If-Match of other tags', patch('If-Match: "v9"', 'If-Match: "v8"'), 412, 'precondition_failed'],
      ['an empty Idempotency-Key', as('POST', '/v1/agents', [json, 'Idempotency-Key:'], '{"name":"Ranger"}'), 400, 'validation_failed'],
      [
        'an Idempotency-Key of other bytes',
        as('POST', '/v1/agents', [json, 'Idempotency-Key: \xe9'], '{"name":"Ranger"}'),
        400,
        'validation_failed',
      ],
      [
        'an Idempotency-Key of 65',
        as('POST', '/v1/agents', [json, `Idempotency-Key: ${'k'.repeat(65)}`], '{"name":"Ranger"}'),
        400,
        'validation_failed',
      ],
      [
        'Idempotency-Key twice',
        as('POST', '/v1/agents', [json, 'Idempotency-Key: a', 'Idempotency-Key: b'], '{"name":"Ranger"}'),
        400,
        'malformed_request',
      ],
      ['an Accept without JSON', as('GET', '/v1/me', ['Accept: text/html, image/*']), 406, 'not_acceptable'],
      ['an Accept of no meaning', as('GET', '/v1/me', ['Accept: ,;q=']), 406, 'not_acceptable'],
    ])

    const { body } = await ada.get<Schemas['AgentPage']>('/v1/agents')
    expect(body.items.map(({ name, version }) => [name, version])).toEqual([['Scout', 1]])
  })

  test("a caller's own request id is used if it is well-formed, and replaced if not", async () => {
    const world = await open()
    const send = async (line: string) => (await say(world.url, message('GET', '/v1/service', [line])))[0]!.headers['x-request-id']

    expect(await send('X-Request-ID: my.request-1')).toBe('my.request-1')
    for (const id of ['req_0123', 'clock', 'operator', 'service', 'a b', '<script>', '\xe9', 'a'.repeat(65), '', 'a\r\nX-Request-ID: b'])
      expect(await send(`X-Request-ID: ${id}`)).toMatch(/^req_[0-9a-f]{24}$/)
  })
})

const json = 'Content-Type: application/json'
const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}'

/** A human with an agent and its key, and functions with which each of them sends requests. */
async function somebody(world: World) {
  const ada = await world.human()
  const agent = await ada.agent()
  const key = await ada.key(agent.id)
  return {
    ada,
    agent,
    key,
    as: (method: string, target: string, lines: string[] = [], body?: string | Buffer) =>
      message(method, target, [`Authorization: Bearer ${ada.token}`, ...lines], body),
    mcp: (lines: string[], body: string | Buffer) => message('POST', '/mcp', [`Authorization: Bearer ${key.secret}`, ...lines], body),
  }
}

/** Queries, each with the pointer to its error, or with the code if there is no pointer. */
function badQueries(path: string): [target: string, wrong: string][] {
  const limits = [
    '0',
    '-1',
    '101',
    '1000000000',
    '1e9',
    '1e2',
    '0x10',
    '%207',
    '7%20',
    '+7',
    '5.0',
    '5,5',
    '007',
    'NaN',
    'Infinity',
    '',
    'true',
    'null',
    '%D9%A5',
    '%EF%BC%95',
    '1;2',
    "1'--",
    '1&limit=2',
    '99999999999999999999',
    '7%00',
  ]
  const sorts = [
    '',
    'id',
    'owner_id',
    'password_hash',
    '__proto__',
    'constructor',
    'CREATED_AT',
    '--created_at',
    '%20-created_at',
    '-created_at,id',
    "created_at'--",
    'created_at;DROP%20TABLE%20agents',
    '-created_at&sort=-created_at',
    '-created_at%00',
  ]
  const forged = Buffer.from(JSON.stringify(['', '~', 'agt_zzzzzzzzzzzzzzzzzzzzzzzzzz'])).toString('base64url')
  const cursors = [
    'x',
    '.',
    'null',
    'undefined',
    '%00',
    "'%20OR%201=1--",
    forged,
    `${forged}.`,
    `${forged}.${forged}`,
    '%F0%9F%98%80',
    '../../etc/passwd',
  ]
  const names = [
    'limit[]',
    'limit[$gt]',
    'limit%5B%5D',
    'limit.max',
    'Limit',
    '__proto__',
    '__proto__[a]',
    'constructor',
    'constructor.prototype',
    'hasOwnProperty',
    'toString',
    'a%00',
    'access_token',
  ]
  const pointers: [query: string, wrong: string][] = [
    ...limits.map((value): [string, string] => [`limit=${value}`, '/limit']),
    ...sorts.map((value): [string, string] => [`sort=${value}`, '/sort']),
    ...cursors.map((value): [string, string] => [`cursor=${value}`, 'invalid_cursor']),
    ...names.map((name): [string, string] => [`${name}=1`, `/${decodeURIComponent(name)}`]),
    ['cursor=', '/cursor'],
    [`cursor=${'a'.repeat(8000)}`, '/cursor'],
    ['=', '/'],
    ...['limit=%', 'limit=%zz', 'sort=%ff', '%c0%af=1', 'cursor=%ed%a0%80'].map((query): [string, string] => [query, 'malformed_request']),
  ]
  return pointers.map(([query, wrong]) => [`${path}?${query}`, wrong])
}

const codeOf = (wrong: string) => (wrong.startsWith('/') ? 'validation_failed' : wrong)
