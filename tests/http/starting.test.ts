/** While it starts, the service says that it runs and that it is not ready, and no connection is refused when it is. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { unreadable } from '../../src/app.ts'
import { answerWhileStarting } from '../../src/http/starting.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach(server => server.close()))

async function starting() {
  const { server, because } = await answerWhileStarting({ port: 0, host: '127.0.0.1' }, unreadable)
  servers.push(server)
  const ask = async (path: string, options: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, options)
    return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) as Record<string, unknown> }
  }
  return { server, because, ask }
}

test('it runs, and is not ready for a reason', async () => {
  const { ask, because } = await starting()

  const before = await ask('/readyz')
  because('changing the tables: 0013_changes')
  const [runs, ready] = [await ask('/healthz'), await ask('/readyz?why')]

  expect([runs.status, runs.body]).toEqual([200, { status: 'ok' }])
  expect([before.status, before.body]).toEqual([503, { status: 'not ready', reason: 'starting' }])
  expect([ready.status, ready.body]).toEqual([503, { status: 'not ready', reason: 'changing the tables: 0013_changes' }])
  expect(ready.headers.get('retry-after')).toBe('1')
})

test('every other request is answered in the format of its door, and may be repeated', async () => {
  const { ask } = await starting()

  const human = await ask('/v1/agents', { method: 'POST', body: '{}', headers: { 'X-Request-ID': 'mine' } })
  const agent = await ask('/mcp', { method: 'POST', body: '{}' })

  expect(human).toMatchObject({
    status: 503,
    body: { code: 'unavailable', detail: 'The service is starting. Try again in a moment.', request_id: 'mine' },
  })
  expect(agent).toMatchObject({
    status: 503,
    body: { jsonrpc: '2.0', error: { message: expect.stringContaining('The service is starting') } },
  })
  for (const { headers } of [human, agent]) expect([headers.get('retry-after'), headers.get('connection')]).toEqual(['1', 'close'])
})

test('the service takes its place: whoever asks next gets the service', async () => {
  const { server, ask } = await starting()
  await ask('/healthz')
  const service = createServer((_req, res) => res.end('{"is":"the service"}'))
  servers.push(service)

  service.listen(server)
  await once(service, 'listening')
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')))

  expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 20 }, () => ({ is: 'the service' })))
})
