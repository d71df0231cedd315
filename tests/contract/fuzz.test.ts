import { expect, test } from '@jest/globals'
import { complaintAbout, complaintAboutMcp, type Got } from '../../scripts/fuzz/judge.ts'
import { requestMaker } from '../../scripts/fuzz/requests.ts'
import { onEachStore } from '../support/world.ts'

onEachStore('the judge of the fuzz', open => {
  test('finds nothing wrong with real answers, and something wrong with each altered one', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await ada.agent()
    const request = { method: 'GET', path: `/v1/agents/${agent.id}` }
    const { status, headers, body, text } = await ada.get<typeof agent>(request.path)
    const good: Got = { status, headers, body, text }
    const { etag: _etag, ...untagged } = headers
    const { 'x-request-id': _id, ...nameless } = headers

    const tampered: [what: string, Got][] = [
      ['a status that is not declared', { ...good, status: 201 }],
      ['a fault', { ...good, status: 500 }],
      ['no request id', { ...good, headers: nameless }],
      ['no ETag', { ...good, headers: untagged }],
      ['an ETag of another form', { ...good, headers: { ...headers, etag: 'v1' } }],
      ['another media type', { ...good, headers: { ...headers, 'content-type': 'text/html' } }],
      ['a field too many', { ...good, body: { ...agent, owner_id: 'acc_1' } }],
      ['a field too few', { ...good, body: { ...agent, handle: undefined } }],
      ['a value that is none of the enum', { ...good, body: { ...agent, status: 'gone' } }],
      ['a problem that is no problem+json', { ...good, status: 404, body: { code: 'not_found' } }],
    ]

    expect(complaintAbout(request, good, 'good')).toBeUndefined()
    for (const [what, answer] of tampered) expect([what, complaintAbout(request, answer, 'good')]).toEqual([what, expect.any(String)])
  })

  test('finds a request that got the wrong status', async () => {
    const world = await open()
    const ada = await world.human()
    const fine = await ada.get<unknown>('/v1/me')
    const refused = await ada.get<unknown>('/v1/me?nonsense=1')
    const request = { method: 'GET', path: '/v1/me' }

    expect(complaintAbout(request, fine, 'bad')).toBe('invalid by its schemas, but accepted')
    expect(complaintAbout(request, fine, 405)).toBe('405 was expected')
    expect(complaintAbout(request, refused, 'good')).toBe('valid by its schemas, but refused')
    expect(complaintAbout(request, refused, 'bad')).toBeUndefined()
  })
})

test.each<[string, Partial<Got>, string | undefined]>([
  ['a result', { body: { jsonrpc: '2.0', id: 1, result: {} } }, undefined],
  ['an error', { status: 400, body: { jsonrpc: '2.0', error: { code: -32_600, message: 'No.' } } }, undefined],
  ['a batch', { body: [{ jsonrpc: '2.0', id: 1, result: {} }] }, undefined],
  ['an accepted notification', { status: 202, text: '' }, undefined],
  ['an id of null', { status: 400, body: { jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'No.' } } }, 'no JSON-RPC'],
  ['a result with an error status', { status: 400, body: { jsonrpc: '2.0', id: 1, result: {} } }, 'no JSON-RPC'],
  ['a code that is a text', { body: { jsonrpc: '2.0', id: 1, error: { code: 'no', message: 'No.' } } }, 'no JSON-RPC'],
  ['a page', { status: 404, headers: { 'x-request-id': 'a', 'content-type': 'text/html' } }, 'no JSON'],
  ['a fault', { status: 500 }, 'a fault of the server'],
  ['no request id', { headers: {} }, 'no X-Request-ID'],
])('the judge of /mcp looks at %s', (_what, answer, complaint) => {
  const headers = { 'x-request-id': 'a', 'content-type': 'application/json' }

  expect(complaintAboutMcp({ status: 200, headers, text: '{}', body: undefined, ...answer })).toBe(complaint)
})

test.each<[what: string, result: object, isFine: boolean]>([
  ['a declared error', { isError: true, content: [{ type: 'text', text: '{"code":"quest_not_found"}' }] }, true],
  ['an error of another tool', { isError: true, content: [{ type: 'text', text: '{"code":"no_permit"}' }] }, false],
  ['a fault', { isError: true, content: [{ type: 'text', text: '{"code":"internal_error"}' }] }, false],
  ['a result of another shape', { content: [], structuredContent: { quest: 1 } }, false],
])('the judge of /mcp looks at what a tool answers: %s', (_what, result, isFine) => {
  const headers = { 'x-request-id': 'a', 'content-type': 'application/json' }
  const body = { jsonrpc: '2.0', id: 1, result }

  expect(complaintAboutMcp({ status: 200, headers, text: '{}', body }, 'get_quest') === undefined).toBe(isFine)
})

test('the same seed makes the same requests, many valid and many invalid', () => {
  const made = (seed: number) => {
    const maker = requestMaker(seed)
    maker.seen.tokens.push('token')
    maker.seen.keys.push('key')
    return Array.from({ length: 400 }, () => maker.next())
  }

  const [one, same, other] = [made(1), made(1), made(2)]
  const good = one.filter(({ fate }) => fate === 'good').length

  expect(JSON.stringify(same)).toBe(JSON.stringify(one))
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(one))
  expect(good).toBeGreaterThan(150)
  expect(good).toBeLessThan(300)
})
