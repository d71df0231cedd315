import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from '@jest/globals'
import { checkReply, expectAnswers, type Row } from '../support/refusals.ts'
import { message, say } from '../support/socket.ts'
import { onEachStore, type World } from '../support/world.ts'

onEachStore('the framing of a request', open => {
  test('a request that two parsers could read differently is refused once by either door, and the connection closes', async () => {
    const world = await open()
    const doors = await bothDoors(world)
    const body = '{"name":"Scout"}'
    const chunked = 'Transfer-Encoding: chunked'
    const smuggled = 'GET /v1/me HTTP/1.1\r\nHost: quest.test\r\n\r\n'

    await expectAnswers(
      world,
      doors.flatMap(({ path, head }): Row[] => [
        [`no Host ${path}`, `POST ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400, 'malformed_request'],
        [`HTTP/1.0 without Host ${path}`, `POST ${path} HTTP/1.0\r\n\r\n`, 400, 'malformed_request'],
        ...['', 'a b', 'a@b', 'a/b', '<a>', 'a, b'].map((host): Row => [
          `Host ${host} ${path}`,
          `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
          400,
          'malformed_request',
        ]),
        ...['Host: quest.test', 'Authorization: Bearer x', 'Origin: http://quest.test', 'Content-Type: text/plain'].map((line): Row => [
          `twice ${line} ${path}`,
          head([line, line, 'Connection: close']),
          400,
          'malformed_request',
        ]),
        [
          `Content-Length and Transfer-Encoding ${path}`,
          head(['Content-Length: 6', chunked], `0\r\n\r\n${smuggled}`),
          400,
          'malformed_request',
        ],
        [
          `Transfer-Encoding and Content-Length ${path}`,
          head([chunked, 'Content-Length: 5'], `0\r\n\r\n${smuggled}`),
          400,
          'malformed_request',
        ],
        [`two Content-Lengths ${path}`, head(['Content-Length: 16', 'Content-Length: 2'], body), 400, 'malformed_request'],
        ...['+16', '-1', '0x10', '1e1', '16, 16', '16 16', '1_6', '', '99999999999999999999'].map((length): Row => [
          `Content-Length ${length} ${path}`,
          head([`Content-Length: ${length}`], body),
          400,
          'malformed_request',
        ]),
        ...['gzip, chunked', 'chunked, chunked', 'chunked, identity', 'identity', 'xchunked', 'chunked;a=b', '"chunked"'].map(
          (coding): Row => [
            `Transfer-Encoding ${coding} ${path}`,
            head([`Transfer-Encoding: ${coding}`, 'Connection: close'], '0\r\n\r\n'),
            400,
            'malformed_request',
          ],
        ),
        [`a space before a colon ${path}`, head(['Content-Length : 16'], body), 400, 'malformed_request'],
        [`a space before a name ${path}`, head([' Content-Length: 16'], body), 400, 'malformed_request'],
        [`a line that goes on ${path}`, head(['X-A: b', ' Content-Length: 16'], body), 400, 'malformed_request'],
        [`NUL in a header ${path}`, head(['X-A: b\0c'], body), 400, 'malformed_request'],
        [`a lone line feed ${path}`, head(['X-A: b\nContent-Length: 16'], body), 400, 'malformed_request'],
        [`a lone carriage return ${path}`, head(['X-A: b\rContent-Length: 16'], body), 400, 'malformed_request'],
        [`a chunk size that is none ${path}`, head([chunked], 'zz\r\n{}\r\n0\r\n\r\n'), 400, 'malformed_request'],
        [`a chunk size beyond all bounds ${path}`, head([chunked], `${'f'.repeat(17)}\r\n{}\r\n`), 400, 'malformed_request'],
        [`a chunk longer than its size ${path}`, head([chunked], '2\r\n{}}\r\n0\r\n\r\n'), 400, 'malformed_request'],
        [
          `a chunk with 40 KB about itself ${path}`,
          head([chunked], `2;${'a'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`),
          400,
          'malformed_request',
        ],
        [
          `a chunk of more than a body may have ${path}`,
          head([chunked, 'Connection: close'], `fffff\r\n${'x'.repeat(300_000)}`),
          413,
          'payload_too_large',
        ],
        [
          `a later packet that is no chunk ${path}`,
          [head([chunked]), Buffer.from('2\r\n{}\r\n'), Buffer.from('zz\r\n')],
          400,
          'malformed_request',
        ],
        [`64 KB of header ${path}`, head([`X-A: ${'a'.repeat(65_536)}`]), 431, 'headers_too_large'],
        [`3,000 headers ${path}`, head(Array(3000).fill('X: y')), 431, 'headers_too_large'],
        [`17 KB of header ${path}`, head([`X-A: ${'a'.repeat(17_000)}`]), 431, 'headers_too_large'],
        ...[8_193, 20_000, 40_000].map((length): Row => [
          `a target of ${length} bytes ${path}`,
          `POST ${path}?${'a'.repeat(length - path.length - 1)} HTTP/1.1\r\nHost: a\r\n\r\n`,
          414,
          'uri_too_long',
        ]),
        [`an expectation ${path}`, head(['Expect: 200-maybe', 'Content-Length: 16'], body), 417, 'expectation_failed'],
        [`a version of HTTP to come ${path}`, `POST ${path} HTTP/3.0\r\nHost: a\r\n\r\n`, 400, 'malformed_request'],
      ]),
    )
    await expectAnswers(world, [
      ['nothing of HTTP', 'SSH-2.0-OpenSSH_9.9\r\n\r\n', 400, 'malformed_request'],
      ['the start of TLS', Buffer.from('16030100a5010000a10303', 'hex'), 400, 'malformed_request'],
      ['the start of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'malformed_request'],
      ['bytes beyond ASCII in the target', message('GET', '/v1/\xff'), 400, 'malformed_request'],
    ])
  })

  test('if the target is a whole URL, its path is used, and its host replaces the Host header', async () => {
    const world = await open()
    const [rest, mcp] = await bothDoors(world)
    const whole = (part: Buffer, to = 'http://quest.test') => part.toString('latin1').replace(' /', ` ${to}/`)
    const close = 'Connection: close'
    const agent = '{"name":"Scout"}'

    await expectAnswers(world, [
      ['to /v1', whole(rest.head(['Content-Length: 16', close], agent)), 201],
      ['to /v1 by https', whole(rest.head(['Content-Length: 16', close], agent), 'HTTPS://Other.test:8443'), 201],
      ['to /mcp', whole(mcp.head(['Content-Length: 2', close], '{}')), 400, 'malformed_request'],
      ['to the portal', message('HEAD', 'http://quest.test'), 200],
      ['a host that is none', whole(rest.head(['Content-Length: 16', close], agent), 'http://a@b'), 400, 'malformed_request'],
      ['no Host header', `GET http://quest.test/v1/service HTTP/1.1\r\n${close}\r\n\r\n`, 400, 'malformed_request'],
      ['nothing at its path', message('GET', 'http://quest.test/v1/nothing'), 404, 'not_found'],
      ['another scheme', message('GET', 'ftp://quest.test/v1/service'), 404, 'not_found'],
    ])
  })

  test('valid framing is accepted, and Expect: 100-continue is answered', async () => {
    const world = await open()
    const [{ head }] = await bothDoors(world)

    await expectAnswers(world, [
      [
        'chunks with a trailer',
        head(
          ['Transfer-Encoding: chunked', 'Connection: close'],
          '8\r\n{"name":\r\n8;a=b\r\n"Scout"}\r\n0\r\nAuthorization: Bearer x\r\n\r\n',
        ),
        201,
      ],
      ['packets of a few bytes', splitUp(head(['Content-Length: 16', 'Connection: close'], '{"name":"Scout"}')), 201],
      ['100-continue', head(['Expect: 100-continue', 'Content-Length: 16', 'Connection: close'], '{"name":"Scout"}'), 201],
    ])
  })

  test('bytes after a valid request are never answered as part of it', async () => {
    const world = await open()
    const good = message('GET', '/v1/service').toString().replace('close', 'keep-alive')
    const refused = 'POST /v1/agents HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n'

    const statuses = async (...parts: string[]) => (await say(world.url, ...parts)).map(reply => reply.status)

    expect(await statuses(`${good}NONSENSE\r\n\r\n`)).toEqual([200])
    expect(await statuses(`${good}${good}NONSENSE\r\n\r\n`)).toEqual([200, 200])
    expect(await statuses(`${refused}zz\r\n`)).toEqual([401])
    expect(await statuses(`${good}${refused}0\r\n\r\n${message('GET', '/v1/service')}`)).toEqual([200, 401, 200])
    expect(await statuses(`${good}${message('POST', '/v1/agents', ['Expect: nothing'], '{}')}`)).toEqual([200, 417])
  })

  test('a body that an operation does not read is not parsed as the next request', async () => {
    const world = await open()
    const inner = 'GET /v1/me HTTP/1.1\r\nHost: quest.test\r\n\r\n'

    const replies = [
      await say(world.url, message('GET', '/v1/service', [], inner)),
      await say(world.url, message('GET', '/healthz', [], inner)),
    ]

    expect(replies.map(some => some.map(reply => reply.status))).toEqual([[400], [200]])
  })

  test('a slow client gets one answer that says so, and is disconnected', async () => {
    const world = await open()
    const body = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n`
    const [rest, mcp] = await bothDoors(world)
    const arrived = arrivals(world.server, { connections: 5, requests: 3, answers: 1 })

    const told = Promise.all([
      expectAnswers(world, [['headers that never end', 'GET /v1/me HTTP/1.1\r\nHost: a\r\n', 408, 'request_timeout']]),
      expectAnswers(world, [['not a byte', '', 408, 'request_timeout']]),
      expectAnswers(world, [['a body that never comes', rest.head(['Content-Length: 9'], '{'), 408, 'request_timeout']]),
      expectAnswers(world, [['a body that never comes /mcp', mcp.head(['Content-Length: 9'], '{'), 408, 'request_timeout']]),
      expectAnswers(world, [['a body that nobody waits for', `${body('/v1/agents')}\r\n{`, 401, 'unauthenticated']]),
    ])
    await arrived
    Object.assign(world.server, { headersTimeout: 100, requestTimeout: 200 })
    await told
  })

  test('a client that disconnects halfway does not affect others', async () => {
    const world = await open()
    const [{ head }] = await bothDoors(world)

    for (const part of ['', 'GET /v1', head(['Content-Length: 16'], '{"na'), head(['Transfer-Encoding: chunked'], 'ff\r\n{')]) {
      const socket = connect(Number(new URL(world.url).port), '127.0.0.1')
      await new Promise(sent => socket.write(part, sent))
      socket.resetAndDestroy()
      await once(socket, 'close')
    }

    await expectAnswers(world, [['the next one', message('GET', '/v1/service'), 200]])
  })

  test('every answer of every kind has the headers that all answers have', async () => {
    const world = await open()
    for (const [method, path] of [
      ['GET', '/v1/service'],
      ['GET', '/v1/me'],
      ['OPTIONS', '/v1/me'],
      ['PUT', '/v1/me'],
      ['GET', '/mcp'],
      ['GET', '/nothing'],
      ['GET', '/healthz'],
      ['GET', '/readyz'],
      ['GET', '/.well-known/openid-configuration'],
    ] as const) {
      const request = message(method, path)
      const [reply] = await say(world.url, request)
      if (!path.startsWith('/.well-known')) checkReply(path, request, reply!)
      expect([path, reply!.headers]).toEqual([
        path,
        expect.objectContaining({
          'x-request-id': expect.stringMatching(/^req_/),
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
          date: expect.any(String),
        }),
      ])
      expect(Object.keys(reply!.headers)).not.toContain('x-powered-by')
    }
  })
})

/** A POST to each door by somebody who may, without its framing. */
async function bothDoors(world: World) {
  const ada = await world.human()
  const key = await ada.key((await ada.agent()).id)
  const door = (path: string, secret: string) => ({
    path,
    head: (lines: string[], body = '') =>
      Buffer.from(
        [
          `POST ${path} HTTP/1.1`,
          ...(lines.includes('Host: quest.test') ? [] : ['Host: quest.test']),
          `Authorization: Bearer ${secret}`,
          'Content-Type: application/json',
          ...lines,
          '',
          body,
        ].join('\r\n'),
        'latin1',
      ),
  })
  return [door('/v1/agents', ada.token), door('/mcp', key.secret)] as const
}

/** Resolves once a server has got so far, from here on. */
function arrivals(server: Server, wanted: { connections: number; requests: number; answers: number }) {
  return new Promise<void>(resolve => {
    const count = (what: keyof typeof wanted) => {
      wanted[what]--
      if (Object.values(wanted).every(left => left <= 0)) resolve()
    }
    server.on('connection', () => count('connections'))
    server.on('request', (_req, res) => {
      count('requests')
      res.once('finish', () => count('answers'))
    })
  })
}

function splitUp(bytes: Buffer) {
  return Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) => bytes.subarray(i * 7, i * 7 + 7))
}
