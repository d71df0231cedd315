/**
 * Every error that answers a request repeats the request's id. Clients find the waiting call by it: Python's SDK drops an error body
 * without an id, and then shows a bare HTTP status instead of the sentence.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { Unavailable } from '../../src/core/kit/errors.ts'
import { onEachStore } from '../support/world.ts'
import { agentIn, legacyCall, modernCall, profileCall, send, sharedWorld, type Post } from './support.ts'

const there = sharedWorld({ AQS_MCP_BODY_BYTES: '4096', AQS_MCP_MESSAGES_PER_MINUTE: '6000', AQS_MCP_BURST: '1000' })

/** The same call with its id where clients write it. */
const places: [place: string, id: string | number, write: (call: object, id: unknown) => string][] = [
  ['a number before the parameters', 7, (call, id) => JSON.stringify({ jsonrpc: '2.0', id, ...call })],
  ['a text after the parameters', 'call "7" of {"id":1}', (call, id) => JSON.stringify({ ...call, jsonrpc: '2.0', id })],
  ['a number among spaces and lines', -7, (call, id) => ` ${JSON.stringify({ ...call, id, jsonrpc: '2.0' }, null, 2)} \n`],
]
const long = { reason: 'x'.repeat(5000), nested: { id: 5 } }
const refusals: [what: string, status: number, change: (sent: Post) => Post][] = [
  ['no key', 401, sent => ({ ...sent, key: undefined })],
  ['an unknown key', 401, sent => ({ ...sent, key: 'rubbish' })],
  ['another media type', 415, sent => ({ ...sent, headers: { ...sent.headers, 'Content-Type': 'text/plain' } })],
  ['another path', 404, sent => ({ ...sent, path: '/mcp/sse' })],
]

describe.each([
  ['2025', legacyCall('tools/call', profileCall)],
  ['2026', modernCall('tools/call', profileCall)],
])('in %s', (_era, { headers = {}, body }) => {
  const { jsonrpc: _jsonrpc, id: _id, ...call } = body as { jsonrpc: string; id: number; params: object }

  describe.each(places)('the id is %s', (_place, id, write) => {
    test.each(refusals)('a request with %s gets %i with its id', async (_what, status, change) => {
      const reply = await there.agent.send(change({ headers, body: write(call, id) }))

      expect([reply.status, reply.headers['content-type'], reply.body.id]).toEqual([status, 'application/json', id])
      expect(reply.body.error?.message).toMatch(/\w/)
    })

    test('a request that is too large gets 413 with its id', async () => {
      const tooLarge = { ...call, params: { ...call.params, arguments: long } }

      const reply = await there.agent.send({ headers, body: write(tooLarge, id) })

      expect([reply.status, reply.body.id]).toEqual([413, id])
    })
  })

  test('a text that cannot be stored, in a place where no tool reads it, is refused with the id', async () => {
    const reply = await there.agent.send({ headers, body: { ...(body as object), id: 'a', extra: '\0' } })

    expect([reply.status, reply.body.id]).toEqual([400, 'a'])
  })
})

test.each([
  ['no id', '{"jsonrpc":"2.0","method":"ping"}'],
  ['an id of null', '{"jsonrpc":"2.0","id":null,"method":"ping"}'],
  ['an id that would come back as another', '{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}'],
  ['only an id in its parameters', '{"jsonrpc":"2.0","method":"ping","params":{"id":5}}'],
  ['only an id in its text', '{"jsonrpc":"2.0","method":"ping","params":"{\\"id\\":5}"}'],
  ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]'],
  ['nothing', ''],
])('a refused body with %s is answered without an id', async (_what, body) => {
  const reply = await there.agent.send({ body, key: 'rubbish' })

  expect(reply.status).toBe(401)
  expect(reply.body).not.toHaveProperty('id')
})

test('a caller without a valid key who stops halfway through a body is answered too', async () => {
  const socket = connect(Number(new URL(there.world.url).port), '127.0.0.1')
  socket.write('POST /mcp HTTP/1.1\r\nHost: quest.test\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"params":{"id":2}')

  const [answer] = await once(socket, 'data')
  socket.destroy()

  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 [^]*\{"jsonrpc":"2\.0","error":/)
})

onEachStore('the id of a request that is refused', open => {
  test('is repeated after a flood', async () => {
    const world = await open({ env: { AQS_MCP_MESSAGES_PER_MINUTE: '60', AQS_MCP_BURST: '1' } })
    const agent = await agentIn(world)

    const replies = []
    for (let i = 0; i < 6; i++) replies.push(await agent.send(legacyCall('ping')))

    expect(replies.map(({ status, body }) => [status, body.id])).toEqual([200, 200, 200, 200, 200, 429].map(status => [status, 1]))
  })

  test('is repeated when the database is gone', async () => {
    let gone = false
    const world = await open({
      store: store => ({
        ...store,
        read: (from, values) => (gone ? Promise.reject(new Unavailable(new Error('gone'))) : store.read(from, values)),
      }),
    })
    const { secret: key } = await agentIn(world)

    gone = true
    const reply = await send(world, { key, ...legacyCall('ping') })

    expect([reply.status, reply.body.id]).toEqual([503, 1])
  })
})
