/** Nothing that a client sends on purpose is silently ignored, and nothing that exists looks as if it did not. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@jest/globals'
import { sharedWorld } from '../mcp/support.ts'
import { operations } from '../support/contract.ts'
import { message, say } from '../support/socket.ts'

const there = sharedWorld({ AQS_REQUESTS_PER_MINUTE: '1000' })
const type = 'Content-Type: application/json'

test('an operation that declares no body refuses one', async () => {
  const bare = operations.filter(({ requestBody }) => requestBody === undefined)
  const taken = []

  for (const { method, path, operationId } of bare) {
    const at = path.replaceAll(/\{\w+\}/g, 'x')
    for (const body of ['{"status":"suspended"}', 'x', '[]']) {
      const [reply] = await say(
        there.world.url,
        message(method, at, [`Authorization: Bearer ${there.agent.owner.token}`, type, 'X-CSRF-Protection: 1'], body),
      )
      if (reply!.status !== 400 || reply!.body.errors![0]!.pointer !== '') taken.push([operationId, reply!.status, reply!.text])
    }
  }

  expect(bare.length).toBeGreaterThan(40)
  expect(taken).toEqual([])
})

test('an operation that declares no body ignores an empty object, however it is sent', async () => {
  const authorization = `Authorization: Bearer ${there.agent.owner.token}`
  const replies = [
    await say(there.world.url, message('GET', '/v1/me', [authorization, type], '{}')),
    await say(there.world.url, message('GET', '/v1/me', [authorization, 'Transfer-Encoding: chunked'], undefined), '3\r\n {}\r\n0\r\n\r\n'),
    await say(
      there.world.url,
      message('GET', '/v1/me', [authorization, 'Transfer-Encoding: chunked'], undefined),
      `fff\r\n${' '.repeat(4_095)}\r\n0\r\n\r\n`,
    ),
  ]

  expect(replies.map(([reply]) => reply!.status)).toEqual([200, 200, 400])
})

test.each(['/v1/audit-events', '/v1/admin/audit-events'])('%s refuses an action that does not exist', async path => {
  const { body, status } = await there.agent.owner.get<{ errors: { pointer: string; message: string }[] }>(`${path}?action=nonsense.action`)

  expect([status, body.errors]).toEqual([
    400,
    [expect.objectContaining({ pointer: '/action', message: expect.stringMatching(/^must be one of approval\.requested, /) })],
  ])
})

test.each(['/v1/agents', '/mcp'])('a client that waits to be asked for its body learns first that %s refuses it', async path => {
  const { secret, owner } = there.agent
  const ask = async (token: string, length: number) => {
    const socket = connect(Number(new URL(there.world.url).port), '127.0.0.1').setEncoding('latin1')
    const head = [`POST ${path} HTTP/1.1`, 'Host: quest.test', `Authorization: Bearer ${token}`, type, 'Expect: 100-continue']
    socket.write([...head, `Content-Length: ${length}`, '', ''].join('\r\n'))
    let told = ''
    socket.on('data', text => (told += text))
    if (length < 99) {
      await once(socket, 'data')
      socket.write('{'.padEnd(length))
    }
    await once(socket, 'close')
    return [...told.matchAll(/^HTTP\/1.1 (\d+)/gm)].map(([, status]) => Number(status))
  }
  const token = path === '/mcp' ? secret : owner.token

  expect(await ask(token, 99_000_000)).toEqual([413])
  expect(await ask('none', 99_000)).toEqual([401])
  expect(await ask(token, 9)).toEqual([100, 400])
})

test.each(['/healthz', '/readyz', '/openapi.json', '/'])('%s names its methods', async path => {
  const [posted] = await say(there.world.url, message('POST', path))
  const [options] = await say(there.world.url, message('OPTIONS', path))

  expect([posted!.status, posted!.headers['allow'], options!.status, options!.headers['allow']]).toEqual([
    405,
    'GET, HEAD, OPTIONS',
    204,
    'GET, HEAD, OPTIONS',
  ])
})

test.each(['/reference/', '/problems/', '/reference/mcp/'])('%s leads to the page without the slash', async path => {
  const { status, headers } = await fetch(there.world.url + path, { redirect: 'manual' })

  expect([status, headers.get('location')]).toEqual([308, path.slice(0, -1)])
  expect((await fetch(`${there.world.url}/nothing/`)).status).toBe(404)
})

test('OPTIONS * says what the server supports', async () => {
  const [reply] = await say(there.world.url, message('OPTIONS', '*'))

  expect([reply!.status, reply!.headers['allow']]).toEqual([204, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'])
  expect(reply!.headers['x-request-id']).toMatch(/^req_/)
})

test.each(['/openapi.yaml', '/openapi.json', '/.well-known/api-catalog', '/llms.txt'])('a page of any origin may read %s', async path => {
  const { headers } = await fetch(there.world.url + path, { headers: { Origin: 'https://stranger.example' } })

  expect([headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual(['*', null])
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})
