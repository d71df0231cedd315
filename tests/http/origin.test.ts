import { expect, test } from '@jest/globals'
import { at, operations } from '../support/contract.ts'
import { message, say, type Reply } from '../support/socket.ts'
import { onEachStore } from '../support/world.ts'

type Answered = { headers?: object }
const own = 'http://quest.test'
const friend = 'https://portal.example.com'
const strangers = [
  'https://evil.example',
  'null',
  '',
  '*',
  'http://portal.example.com',
  'https://portal.example.com:8443',
  'https://portal.example.com.evil.example',
  'https://evil-portal.example.com',
  'https://sub.portal.example.com',
  'https://portal.example.com/',
  'https://PORTAL.example.com',
  'https://portal.example.com https://evil.example',
  'https://portal.example.com@evil.example',
  'http://quest.test:8080',
  'http://quest.test.',
  'file://',
]

onEachStore('pages of other origins', open => {
  const openToFriend = () => open({ env: { AQS_ALLOWED_ORIGINS: friend } })

  test('a preflight from an allowed origin learns what it may send, on both doors, without a session', async () => {
    const world = await openToFriend()

    for (const origin of [own, friend]) {
      const [rest] = await say(world.url, preflight('/v1/agents', origin))
      const [mcp] = await say(world.url, preflight('/mcp', origin))

      expect(rest).toMatchObject({
        status: 204,
        text: '',
        headers: {
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-allow-methods': 'GET, POST, HEAD, OPTIONS',
          'access-control-allow-headers': expect.stringContaining('X-CSRF-Protection'),
          vary: 'Origin',
        },
      })
      expect(mcp).toMatchObject({
        status: 204,
        text: '',
        headers: {
          'access-control-allow-origin': origin,
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': expect.stringContaining('Mcp-Method'),
          vary: 'Origin',
        },
      })
      expect(mcp!.headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })

  test('a service on this machine takes its pages under each name of the machine, at its own port', async () => {
    const world = await open({ browsable: true })
    const ada = await world.human()
    const { port } = new URL(world.url)
    const signIn = (origin: string) => {
      const body = JSON.stringify({ email: ada.email, password: ada.password, transport: 'cookie' })
      return say(world.url, message('POST', '/v1/sessions', [`Origin: ${origin}`, 'Content-Type: application/json'], body))
    }
    const statuses = async (...origins: string[]) => (await Promise.all(origins.map(signIn))).map(([reply]) => reply!.status)

    const names = ['127.0.0.1', 'localhost', '[::1]']
    expect(await statuses(...names.map(name => `http://${name}:${port}`))).toEqual([201, 201, 201])
    expect(await statuses(...names.flatMap(name => [`http://${name}:1`, `https://${name}:${port}`]))).toEqual(Array(6).fill(403))
    expect(await statuses(`http://localhost.evil.example:${port}`, `http://127.0.0.2:${port}`)).toEqual([403, 403])
  })

  test('a page of an allowed origin can read every answer, even a refusal', async () => {
    const world = await openToFriend()
    const ada = await world.human()

    const answers = await Promise.all([
      say(world.url, message('GET', '/v1/service', [`Origin: ${friend}`])),
      say(world.url, message('GET', '/v1/me', [`Origin: ${friend}`, `Authorization: Bearer ${ada.token}`])),
      say(world.url, message('GET', '/v1/me', [`Origin: ${friend}`])),
      say(world.url, message('GET', '/v1/nothing', [`Origin: ${friend}`])),
      say(world.url, message('PUT', '/v1/me', [`Origin: ${friend}`])),
      say(world.url, message('POST', '/mcp', [`Origin: ${friend}`], '{}')),
    ])

    expect(answers.map(([reply]) => reply!.status)).toEqual([200, 200, 401, 404, 405, 401])
    for (const [reply] of answers) {
      expect(reply!.headers).toMatchObject({ 'access-control-allow-origin': friend, vary: 'Origin' })
      expect(reply!.headers['access-control-expose-headers']).toContain('X-Request-ID')
    }
  })

  test('a page may send every header that an operation takes, and read every header that an operation answers with', async () => {
    const world = await openToFriend()
    const names = (reply: Reply | undefined, name: string) => reply!.headers[name]!.toLowerCase().split(', ')
    const taken = operations.flatMap(({ parameters = [] }) =>
      (parameters as { $ref?: string }[]).map(parameter => at<{ in: string; name: string }>(parameter)!).filter(one => one.in === 'header'),
    )
    const answered = operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(one => Object.keys(at<Answered>(one)!.headers!)),
    )

    const [asked] = await say(world.url, preflight('/v1/events', friend))
    const [read] = await say(world.url, message('GET', '/v1/service', [`Origin: ${friend}`]))

    const sendable = [
      'Authorization',
      'Content-Type',
      'X-CSRF-Protection',
      'X-Request-ID',
      'traceparent',
      'tracestate',
      ...taken.map(one => one.name),
    ]
    const readable = ['Allow', ...answered.filter(name => name !== 'Set-Cookie')]
    expect(sendable).toEqual(expect.arrayContaining(['If-Match', 'Idempotency-Key', 'Last-Event-ID']))
    expect(readable).toEqual(expect.arrayContaining(['Content-Disposition', 'WWW-Authenticate', 'Idempotent-Replayed', 'RateLimit']))
    expect(names(asked, 'access-control-allow-headers')).toEqual(expect.arrayContaining(sendable.map(name => name.toLowerCase())))
    expect(names(read, 'access-control-expose-headers')).toEqual(expect.arrayContaining(readable.map(name => name.toLowerCase())))
  })

  test('no answer allows a page of another origin to read it', async () => {
    const world = await openToFriend()
    const ada = await world.human()

    for (const origin of strangers) {
      const replies = await Promise.all([
        say(world.url, preflight('/v1/agents', origin)),
        say(world.url, preflight('/mcp', origin)),
        say(world.url, message('GET', '/v1/service', [`Origin: ${origin}`])),
        say(world.url, message('GET', '/v1/me', [`Origin: ${origin}`, `Cookie: aqs_session=${ada.token}`])),
        say(world.url, message('POST', '/mcp', [`Origin: ${origin}`], '{}')),
      ])

      expect([origin, ...replies.map(([reply]) => reply!.status)]).toEqual([origin, 204, 403, 200, 200, 403])
      for (const [reply] of replies) {
        const shared = Object.keys(reply!.headers).filter(name => name.startsWith('access-control-'))
        expect([origin, shared]).toEqual([origin, []])
        expect(reply!.headers['vary']).toBe('Origin')
      }
    }
  })

  test('a page of another origin cannot write with the cookie, not even with a form; a page of an allowed origin can', async () => {
    const world = await openToFriend()
    const ada = await world.human()
    const write = async (origin: string, ...lines: string[]) => {
      const [reply] = await say(
        world.url,
        message(
          'POST',
          '/v1/agents',
          [`Origin: ${origin}`, `Cookie: aqs_session=${ada.token}`, 'Content-Type: application/json', ...lines],
          '{"name":"Scout"}',
        ),
      )
      return [reply!.status, reply!.body.code]
    }

    for (const origin of strangers)
      expect([origin, ...(await write(origin, 'X-CSRF-Protection: 1'))]).toEqual([origin, 403, 'csrf_required'])
    expect(await write(friend)).toEqual([403, 'csrf_required'])
    expect(await write(friend, 'X-CSRF-Protection: 1')).toEqual([201, undefined])
  })
})

const preflight = (target: string, origin: string) =>
  message('OPTIONS', target, [
    `Origin: ${origin}`,
    'Access-Control-Request-Method: POST',
    'Access-Control-Request-Headers: authorization, x-csrf-protection',
  ])
