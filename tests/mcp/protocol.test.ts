/** Every rule for one POST to /mcp: a request, and the status and code of its answer. */
import { describe, expect, test } from '@jest/globals'
import { envelope, hello, legacyCall, modern, modernCall, profileCall, sharedWorld, streamed, type Json, type Post } from './support.ts'

const origin = 'https://portal.example.com:8443'
const plenty = { AQS_MCP_MESSAGES_PER_MINUTE: '100000', AQS_MCP_BURST: '1000' }
const there = sharedWorld({ ...plenty, AQS_ALLOWED_ORIGINS: origin, AQS_MCP_BODY_BYTES: '4096' })

const version = (name: string) => ({ 'MCP-Protocol-Version': name })
const raw = (body: unknown, headers: Record<string, string> = {}): Post => ({ body, headers })
const message = (more: Json) => ({ jsonrpc: '2.0', id: 1, method: 'tools/list', ...more })
const listed = modernCall('tools/list')
const without = ({ headers = {}, body }: Post, name: string): Post => ({
  body,
  headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)),
})
const withHeaders = (call: Post, headers: Record<string, string>): Post => ({ ...call, headers: { ...call.headers, ...headers } })
const guide = { uri: 'agentquest://guide' }
const prompt = { name: 'find_a_quest' }
const noTask = { taskId: `apr_${'0'.repeat(26)}` }
const knowsTasks = { ...envelope, 'io.modelcontextprotocol/clientCapabilities': { extensions: { 'io.modelcontextprotocol/tasks': {} } } }
const completion = (name: string) => ({ ref: { type: 'ref/prompt', name }, argument: { name: 'quest', value: 'a' } })
const encoded = (name: string) => `=?base64?${Buffer.from(name).toString('base64')}?=`

type Row = [rule: string, sent: Post, status: number, code?: number]
const rules: Record<string, Row[]> = {
  'the edge': [
    ['1 a Host that is none', withHeaders(listed, { Host: 'a b' }), 400, -32600],
    ['1 a Host with half an escape', withHeaders(listed, { Host: '%zz' }), 400, -32600],
    ['2 a page of another origin', withHeaders(listed, { Origin: 'https://evil.example' }), 403, -31403],
    ['2 the right host at another port', withHeaders(listed, { Origin: 'https://portal.example.com' }), 403, -31403],
    ['2 the right host by another scheme', withHeaders(listed, { Origin: 'http://portal.example.com:8443' }), 403, -31403],
    ['2 an origin of null', withHeaders(listed, { Origin: 'null' }), 403, -31403],
    ['2 an allowed origin twice', withHeaders(listed, { Origin: `${origin}, ${origin}` }), 403, -31403],
    ['2 an allowed origin, and more', withHeaders(listed, { Origin: `${origin}.evil.example` }), 403, -31403],
    ['2 an allowed origin', withHeaders(listed, { Origin: origin }), 200],
    ['2 a page of its own', withHeaders(listed, { Origin: 'http://quest.test' }), 200],
    ['3 GET', { method: 'GET' }, 405, -31405],
    ['3 DELETE of a session', { method: 'DELETE', headers: { 'Mcp-Session-Id': 'x' } }, 405, -31405],
    ['3 PUT', { method: 'PUT', body: {} }, 405, -31405],
    ['3 PATCH', { method: 'PATCH', body: {} }, 405, -31405],
    ['3 OPTIONS of no page', { method: 'OPTIONS' }, 405, -31405],
    ['3 a path below', { ...listed, path: '/mcp/sse' }, 404, -31404],
    ['3 a slash at the end', { ...listed, path: '/mcp/' }, 200],
    ['6 a form', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'a=1' }, 415, -31415],
    ['6 JSON in another charset', withHeaders(listed, { 'Content-Type': 'application/json; charset=utf-16' }), 415, -31415],
    ['6 JSON with a parameter', withHeaders(listed, { 'Content-Type': 'application/json; charset=utf-8' }), 200],
    ['6 a body over the limit', raw(message({ params: { long: 'x'.repeat(5000) } })), 413, -31413],
    ['6 a body of just the limit', raw(JSON.stringify(message({})).padEnd(4096)), 200],
    ['6 a body of one byte more', raw(JSON.stringify(message({})).padEnd(4097)), 413, -31413],
    ['7 no body', { method: 'POST' }, 400, -32700],
    ['7 half a body', raw('{"jsonrpc":"2.0"'), 400, -32700],
    ['7 a key twice', raw('{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}'), 400, -32700],
    ['26 an Accept without event streams', withHeaders(listed, { Accept: 'application/json' }), 200],
    ['26 an Accept that excludes JSON', withHeaders(listed, { Accept: 'text/html' }), 200],
    ['26 an Accept of anything', withHeaders(listed, { Accept: '*/*' }), 200],
    ['26 an Accept of event streams only', withHeaders(listed, { Accept: 'text/event-stream' }), 200],
    ['26 an Accept of no meaning', withHeaders(listed, { Accept: ',;q=' }), 200],
  ],
  'the form of a message': [
    ['7 a number', raw('42'), 400, -32600],
    ['7 null', raw('null'), 400, -32600],
    ['7 a text', raw('"ping"'), 400, -32600],
    ['7 an empty object', raw('{}'), 400, -32600],
    ['7 no jsonrpc', raw({ id: 1, method: 'ping' }), 400, -32600],
    ['7 a jsonrpc that is a number', raw(message({ jsonrpc: 2 })), 400, -32600],
    ['7 another JSON-RPC', raw(message({ jsonrpc: '1.0' })), 400, -32600],
    ['7 no method', raw({ jsonrpc: '2.0', id: 1 }), 400, -32600],
    ['7 a method that is a number', raw(message({ method: 7 })), 400, -32600],
    ['7 a method of null', raw(message({ method: null })), 400, -32600],
    ['7 a method without a letter', raw(message({ method: '' })), 200, -32601],
    ['7 an id of null', raw(message({ id: null })), 400, -32600],
    ['7 an id that is a fraction', raw(message({ id: 1.5 })), 400, -32600],
    ['7 an id that would come back as another', raw(message({ id: 2 ** 53 })), 400, -32600],
    ['7 an id that is an object', raw(message({ id: {} })), 400, -32600],
    ['7 an id that is a list', raw(message({ id: [1] })), 400, -32600],
    ['7 an id that is a flag', raw(message({ id: true })), 400, -32600],
    ['7 an id below zero', raw(message({ id: -1 })), 200],
    ['7 an id without a letter', raw(message({ id: '' })), 200],
    ['7 params in a list', raw(message({ params: [] })), 400, -32600],
    ['7 params of null', raw(message({ params: null })), 400, -32600],
    ['7 params that are a text', raw(message({ params: 'x' })), 400, -32600],
    ['7 members that nobody knows', raw(message({ extra: {} })), 200],
  ],
  batches: [
    ['8 an empty batch', raw([]), 400, -32600],
    ['8 in 2025-11-25', raw([message({})], version('2025-11-25')), 400, -32600],
    ['8 in 2025-06-18', raw([message({})], version('2025-06-18')), 400, -32600],
    ['8 in 2026-07-28', raw([message({})], version(modern)), 400, -32600],
    ['8 with a modern message', raw([listed.body]), 400, -32600],
    ['8 with an initialize', raw([message({ method: 'initialize', params: hello })]), 400, -32600],
    ['8 with something that is no message', raw([message({}), 42]), 400, -32600],
    ['8 of 101 messages', raw(Array.from({ length: 101 }, () => ({ jsonrpc: '2.0', method: 'n' }))), 400, -32600],
    ['8 of notifications only', raw([{ jsonrpc: '2.0', method: 'notifications/cancelled' }]), 202],
    ['8 in 2025-03-26', raw([message({})], version('2025-03-26')), 200],
  ],
  'a modern request': [
    ['9 its header without its body', raw(message({}), version(modern)), 400, -32602],
    ['11 no MCP-Protocol-Version', without(listed, 'MCP-Protocol-Version'), 400, -32020],
    ['11 its version twice in the header', withHeaders(listed, version(`${modern}, ${modern}`)), 400, -32020],
    ['11 white space around a header', withHeaders(listed, { 'Mcp-Method': ' tools/list ' }), 200],
    ['11 no Mcp-Method', without(listed, 'Mcp-Method'), 400, -32020],
    ['11 an Mcp-Name and no Mcp-Method', without(modernCall('tools/call', profileCall), 'Mcp-Method'), 400, -32020],
    ['11 an Mcp-Name and no Mcp-Method to discover', without(modernCall('server/discover', { name: 'x' }), 'Mcp-Method'), 400, -32020],
    ['11 neither, for a resource', without(without(modernCall('resources/read', guide), 'Mcp-Name'), 'Mcp-Method'), 400, -32020],
    ['11 neither, for a prompt', without(without(modernCall('prompts/get', prompt), 'Mcp-Name'), 'Mcp-Method'), 400, -32020],
    ['11 another Mcp-Method', withHeaders(listed, { 'Mcp-Method': 'tools/call' }), 400, -32020],
    ['11 an Mcp-Method in capitals', withHeaders(listed, { 'Mcp-Method': 'TOOLS/LIST' }), 400, -32020],
    ['11 no Mcp-Name', without(modernCall('tools/call', profileCall), 'Mcp-Name'), 400, -32020],
    ['11 another Mcp-Name', withHeaders(modernCall('tools/call', profileCall), { 'Mcp-Name': 'get_quest' }), 400, -32020],
    ['11 an Mcp-Name in capitals', withHeaders(modernCall('tools/call', profileCall), { 'Mcp-Name': 'GET_PROFILE' }), 400, -32020],
    [
      '11 an Mcp-Name without padding',
      withHeaders(modernCall('tools/call', profileCall), { 'Mcp-Name': '=?base64?Z2V0X3Byb2ZpbGU?=' }),
      400,
      -32020,
    ],
    ['11 no Mcp-Name for a resource', without(modernCall('resources/read', guide), 'Mcp-Name'), 400, -32020],
    [
      '11 an Mcp-Name of another resource',
      withHeaders(modernCall('resources/read', guide), { 'Mcp-Name': 'agentquest://profile' }),
      400,
      -32020,
    ],
    ['11 another Mcp-Name for a prompt', withHeaders(modernCall('prompts/get', prompt), { 'Mcp-Name': 'x' }), 400, -32020],
    ['11 another Mcp-Name for a task', withHeaders(modernCall('tasks/get', noTask, knowsTasks), { 'Mcp-Name': 'x' }), 400, -32020],
    ['11 an encoded Mcp-Name', withHeaders(modernCall('tools/call', profileCall), { 'Mcp-Name': encoded('get_profile') }), 200],
    [
      '11 an Mcp-Name that cannot be decoded',
      withHeaders(modernCall('tools/call', profileCall), { 'Mcp-Name': '=?base64?!?=' }),
      400,
      -32020,
    ],
    ['12 a header that names another version', withHeaders(listed, version('2025-11-25')), 400, -32020],
    [
      '12 an unknown version in both',
      withHeaders(
        modernCall('tools/list', {}, { ...envelope, 'io.modelcontextprotocol/protocolVersion': '2099-01-01' }),
        version('2099-01-01'),
      ),
      400,
      -32022,
    ],
    [
      '12 a version of 2025 in both',
      withHeaders(
        modernCall('tools/list', {}, { ...envelope, 'io.modelcontextprotocol/protocolVersion': '2025-11-25' }),
        version('2025-11-25'),
      ),
      400,
      -32022,
    ],
    [
      '13 a version that is a number',
      modernCall('tools/list', {}, { ...envelope, 'io.modelcontextprotocol/protocolVersion': 1 }),
      400,
      -32602,
    ],
    ['13 no capabilities', modernCall('tools/list', {}, { 'io.modelcontextprotocol/protocolVersion': modern }), 400, -32602],
    ['13 no version', modernCall('tools/list', {}, { 'io.modelcontextprotocol/clientCapabilities': {} }), 400, -32602],
    ['13 _meta in a list', raw(message({ params: { _meta: [] } }), version(modern)), 400, -32602],
    ['13 _meta that is a text', raw(message({ params: { _meta: modern } }), version(modern)), 400, -32602],
    [
      '13 capabilities of null',
      modernCall('tools/list', {}, { ...envelope, 'io.modelcontextprotocol/clientCapabilities': null }),
      400,
      -32602,
    ],
    ['13 a clientInfo that is a text', modernCall('tools/list', {}, { ...envelope, 'io.modelcontextprotocol/clientInfo': 'x' }), 200],
    ['13 a progress token that is a list', modernCall('tools/call', profileCall, { ...envelope, progressToken: [] }), 200],
    [
      '13 capabilities in a list',
      modernCall('tools/list', {}, { ...envelope, 'io.modelcontextprotocol/clientCapabilities': [] }),
      400,
      -32602,
    ],
    ['13 no clientInfo', modernCall('tools/list', {}, { ...envelope, 'io.modelcontextprotocol/clientInfo': undefined }), 200],
    ['13 unknown keys in _meta', modernCall('tools/list', {}, { ...envelope, 'com.example/x': 1 }), 200],
    ['14 an unknown method', modernCall('quests/list'), 404, -32601],
    ['14 initialize with an envelope', modernCall('initialize', hello), 404, -32601],
    ['14 ping', modernCall('ping'), 404, -32601],
    ...['logging/setLevel', 'resources/subscribe', 'tasks/list', 'tasks/result', 'notifications/initialized'].map((method): Row => [
      `14 ${method}`,
      modernCall(method),
      404,
      -32601,
    ]),
    ['15 a task, for a client that knows none', modernCall('tasks/get', noTask), 400, -32021],
    ['14 a method that every object has', modernCall('constructor'), 404, -32601],
    ['16 an unknown tool', modernCall('tools/call', { name: 'get_quests', arguments: {} }), 200, -32602],
    ['16 a tool that every object has', modernCall('tools/call', { name: 'constructor', arguments: {} }), 200, -32602],
    ['16 a tool without a name', modernCall('tools/call', { arguments: {} }), 200, -32602],
    ['16 arguments in a list', modernCall('tools/call', { name: 'get_profile', arguments: [] }), 200, -32602],
    ['16 a cursor of nobody', modernCall('tools/list', { cursor: 'x' }), 200, -32602],
    ...['prompts/list', 'resources/list', 'resources/templates/list'].map((method): Row => [
      `16 a cursor of nobody in ${method}`,
      modernCall(method, { cursor: 'x' }),
      200,
      -32602,
    ]),
    ['16 a tool whose name is a number', modernCall('tools/call', { name: 7 }), 200, -32602],
    ['16 arguments of null', modernCall('tools/call', { name: 'get_profile', arguments: null }), 200],
    ['16 an unknown prompt', modernCall('prompts/get', { name: 'x' }), 200, -32602],
    ['16 a prompt that every object has', modernCall('prompts/get', { name: 'toString' }), 200, -32602],
    ['16 a prompt without an argument that it requires', modernCall('prompts/get', { name: 'prepare_submission' }), 200, -32602],
    ['16 a prompt with a number', modernCall('prompts/get', { ...prompt, arguments: { topic: 7 } }), 200, -32602],
    ['16 a prompt with an argument too many', modernCall('prompts/get', { ...prompt, arguments: { constructor: 'x' } }), 200, -32602],
    ...[
      'x',
      'file:///etc/passwd',
      'agentquest://',
      'agentquest://quests/',
      'agentquest://quests/a/b',
      'agentquest://approvals/../profile',
      '__proto__',
    ].map((uri): Row => [`16 the resource ${uri}`, modernCall('resources/read', { uri }), 200, -32602]),
    ['16 a resource without an address', modernCall('resources/read'), 200, -32602],
    ['16 a task that nobody has', modernCall('tasks/get', noTask, knowsTasks), 200, -32602],
    ['16 a task without an id', modernCall('tasks/cancel', {}, knowsTasks), 200, -32602],
    ['16 answers to a task in a list', modernCall('tasks/update', { ...noTask, inputResponses: [] }, knowsTasks), 200, -32602],
    ['16 a completion of nothing', modernCall('completion/complete'), 200, -32602],
    ['16 a completion of an unknown prompt', modernCall('completion/complete', completion('x')), 200, -32602],
    ['24 a stream without a wish', streamed(modernCall('subscriptions/listen')), 200, -32602],
    ['24 a stream with a wish that is a list', streamed(modernCall('subscriptions/listen', { notifications: [] })), 200, -32602],
    ['24 a stream for a client that reads none', modernCall('subscriptions/listen', { notifications: {} }), 406, -31406],
    ['17 arguments that the tool does not take', modernCall('tools/call', { name: 'get_profile', arguments: { agent: 'x' } }), 200],
    ['20 server/discover', modernCall('server/discover'), 200],
    ['23 a notification', raw({ jsonrpc: '2.0', method: 'notifications/cancelled' }, version(modern)), 202],
    [
      '23 a notification with an envelope',
      raw({ jsonrpc: '2.0', method: 'notifications/x', params: { _meta: envelope } }, version(modern)),
      202,
    ],
    [
      '23 a request that has lost its id',
      raw({ jsonrpc: '2.0', method: 'tools/call', params: { ...profileCall, _meta: envelope } }, version(modern)),
      400,
      -32600,
    ],
    ['23 an answer', raw({ jsonrpc: '2.0', id: 1, result: {} }, version(modern)), 400, -32600],
  ],
  'a legacy request': [
    ['9 a version nobody knows', raw(message({}), version('garbage')), 400, -32022],
    ['9 a version from the future', raw(message({}), version('2099-01-01')), 400, -32022],
    ['9 a version twice', raw(message({}), version('2025-11-25, 2025-11-25')), 400, -32022],
    ['9 a version with half of _meta', raw(message({ params: { _meta: {} } }), version('2025-11-25')), 200],
    ['9 initialize with a modern header', raw(message({ method: 'initialize', params: hello }), version(modern)), 400, -32020],
    ['10 with a session that nobody gave it', withHeaders(legacyCall('tools/list'), { 'Mcp-Session-Id': 'x', 'Last-Event-ID': '1' }), 200],
    ['9 without a version', raw(message({})), 200],
    ['28 initialize', legacyCall('initialize', hello), 200],
    ['28 initialize without clientInfo', legacyCall('initialize', { ...hello, clientInfo: undefined }), 200, -32602],
    ['28 initialize without a version', legacyCall('initialize', { ...hello, protocolVersion: undefined }), 200, -32602],
    ['28 initialize without capabilities', legacyCall('initialize', { ...hello, capabilities: undefined }), 200, -32602],
    ['28 notifications/initialized', raw({ jsonrpc: '2.0', method: 'notifications/initialized' }, version('2025-11-25')), 202],
    ['28 ping', legacyCall('ping'), 200],
    ['29 an unknown method', legacyCall('quests/list'), 200, -32601],
    ['29 a method of 2026', legacyCall('server/discover'), 200, -32601],
    ...['subscriptions/listen', 'tasks/get', 'resources/subscribe', 'logging/setLevel', 'roots/list', 'constructor'].map((method): Row => [
      `32 ${method}`,
      legacyCall(method),
      200,
      -32601,
    ]),
    ['30 a resource that is not there', legacyCall('resources/read', { uri: 'agentquest://nothing' }), 200, -32002],
    ['16 no parameters', legacyCall('tools/call'), 200, -32602],
    ['29 the oldest version', legacyCall('tools/list', {}, '2025-03-26'), 200],
    ['16 an unknown tool', legacyCall('tools/call', { name: 'get_quests' }), 200, -32602],
    [
      '31 notifications/cancelled',
      raw({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }, version('2025-11-25')),
      202,
    ],
    ['23 an answer', raw({ jsonrpc: '2.0', id: 1, result: {} }, version('2025-11-25')), 202],
    ['23 an answer that is an error', raw({ jsonrpc: '2.0', id: 1, error: { code: 1, message: '' } }), 202],
  ],
}

describe.each(Object.entries(rules))('%s', (_what, rows) => {
  test.each(rows.map(([rule, sent, status, code]) => ({ rule, sent, status, code })))('rule $rule', async ({ sent, status, code }) => {
    const reply = await there.agent.send(sent)

    expect({ status: reply.status, code: reply.body?.error?.code }).toEqual({ status, code })
    expect(reply.text === '').toBe(status === 202)
  })
})

const fourHeaders = ['Content-Type', 'Accept', 'Authorization', 'MCP-Protocol-Version']
/** The call with nothing but the headers that section 4.1 of the requirements names. */
const withFourHeaders = ({ headers = {}, body }: Post): Post => ({
  body,
  accept: 'application/json, text/event-stream',
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => fourHeaders.includes(name))),
})

const fourCalls: [string, Post, withoutVersion: number][] = [
  ['initialize in 2025-11-25', withHeaders(legacyCall('initialize', hello), version('2025-11-25')), 200],
  ['tools/call in 2025-11-25', legacyCall('tools/call', profileCall), 200],
  ['server/discover in 2026-07-28', modernCall('server/discover'), 400],
  ['tools/call in 2026-07-28', modernCall('tools/call', profileCall), 400],
]
test.each(fourCalls)(
  'the four headers of the requirements are enough for %s, and each of them counts',
  async (_what, call, unversioned) => {
    const sent = withFourHeaders(call)
    const changed: [Post, number][] = [
      [sent, 200],
      [withHeaders(sent, { 'Content-Type': 'text/plain' }), 415],
      [{ ...sent, accept: '*/*' }, 200],
      [{ ...sent, key: 'rubbish' }, 401],
      [without(sent, 'MCP-Protocol-Version'), unversioned],
    ]

    const replies = await Promise.all(changed.map(([post]) => there.agent.send(post)))

    expect(replies.map(({ status }) => status)).toEqual(changed.map(([, status]) => status))
    expect(replies[0]!.body.error).toBeUndefined()
  },
)

test('the error names a missing header, says why it is needed, and what to send', async () => {
  const bare = await there.agent.send(withFourHeaders(listed))
  const nameless = await there.agent.send(
    withHeaders(withFourHeaders(modernCall('tools/call', profileCall)), { 'Mcp-Method': 'tools/call' }),
  )

  expect([bare.status, bare.body.error]).toEqual([
    400,
    {
      code: -32020,
      message: 'The header Mcp-Method is missing. Requests of version 2026-07-28 need it: send "Mcp-Method: <the method of the body>".',
    },
  ])
  expect(nameless.body.error?.message).toContain('send "Mcp-Name: <params.name of the body, or its params.uri or params.taskId>"')
})
