import { expect, test } from '@jest/globals'
import { accepts } from '../../src/http/accept.ts'
import { encodingFor } from '../../src/http/encoding.ts'
import { at, operations } from '../support/contract.ts'
import { message, say } from '../support/socket.ts'
import { onEachStore } from '../support/world.ts'

test.each([
  [undefined, true],
  ['', true],
  ['*/*', true],
  ['application/*', true],
  ['application/json', true],
  ['Application/JSON', true],
  ['application/json; charset=utf-8', true],
  ['application/json;charset="utf-8";q=0.5', true],
  ['application/problem+json', true],
  ['text/html, application/problem+json;q=0.1', true],
  ['text/html', false],
  ['text/*', false],
  ['application/jsonp', false],
  ['application/json;q=0, text/html', false],
  ['application/json;q=0, application/problem+json;q=0.000, */*', false],
  ['*/*;q=0, application/json', true],
  [',;q=', false],
])('Accept: %s', (header, expected) => {
  expect(accepts(header, ['application/json', 'application/problem+json'])).toBe(expected)
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q = 0.000, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['brotli, x-gzip', undefined],
])('Accept-Encoding: %s', (header, expected) => {
  expect([encodingFor(header), encodingFor(header)]).toEqual([expected, expected])
})

onEachStore('the Accept-Encoding header', open => {
  test('a long answer to a read is compressed, and its ETag is good for If-Match', async () => {
    const world = await open()
    const ada = await world.human()
    const send = async (method: string, path: string, body?: object, more: Record<string, string> = {}) => {
      const headers = { Authorization: `Bearer ${ada.token}`, 'Content-Type': 'application/json', ...more }
      const answer = await fetch(world.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as { id: string; title: string } }
    }
    const encodingOf = ({ headers }: { headers: Headers }) => [headers.get('content-encoding'), headers.get('vary')]
    const quest = { title: 'Read a long text', description: 'é'.repeat(5_000), acceptance_criteria: ['Read it.'] }

    const written = await send('POST', '/v1/admin/quests', quest)
    const path = `/v1/admin/quests/${written.body.id}`
    const brotli = await send('GET', path, undefined, { 'Accept-Encoding': 'gzip, br' })
    const gzip = await send('GET', path, undefined, { 'Accept-Encoding': 'gzip' })
    const plain = await send('GET', path, undefined, { 'Accept-Encoding': 'identity' })
    const changed = await send('PATCH', path, { title: 'Read it' }, { 'If-Match': brotli.headers.get('etag')! })
    const short = await send('GET', '/v1/me')

    expect([brotli, gzip, plain].map(encodingOf)).toEqual([
      ['br', 'Accept-Encoding'],
      ['gzip', 'Accept-Encoding'],
      [null, 'Accept-Encoding'],
    ])
    expect([brotli.body, gzip.body]).toEqual([plain.body, plain.body])
    expect(Number(brotli.headers.get('content-length'))).toBeLessThan(2_000)
    expect([changed.status, changed.body.title]).toEqual([200, 'Read it'])
    // Answers to writes may have secrets beside text of the request.
    expect([written, changed, short].map(encodingOf)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
  })

  test('a stream of events is not compressed', async () => {
    const world = await open()
    const ada = await world.human()
    const stop = new AbortController()
    const headers = { Authorization: `Bearer ${ada.token}`, 'Accept-Encoding': 'br' }
    const stream = await fetch(`${world.url}/v1/events`, { headers, signal: stop.signal })

    expect([stream.status, stream.headers.get('content-encoding')]).toEqual([200, null])
    stop.abort()
  })
})

onEachStore('the Accept header', open => {
  test('a browser gets a page for a path without one, and a program gets a problem', async () => {
    const world = await open()
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const get = async (path: string, accept: string) => {
      const answer = await fetch(world.url + path, { headers: { Accept: accept } })
      return [answer.status, answer.headers.get('content-type'), (await answer.text()).includes('There is no page here')]
    }

    expect(await get('/nothing', browser)).toEqual([404, 'text/html; charset=utf-8', true])
    expect(await get('/nothing', '*/*')).toEqual([404, 'application/problem+json', false])
    expect(await get('/v1/nothing', browser)).toEqual([404, 'application/problem+json', false])
  })

  test('no operation refuses a client that takes only the media types that the contract declares', async () => {
    const world = await open()

    for (const { method, path, responses } of operations) {
      const declares = (status: string) => Object.keys(responses).some(each => each.startsWith(status))
      const isEmpty = Object.entries(responses).some(
        ([status, response]) => status.startsWith('2') && !at<{ content?: object }>(response)?.content,
      )
      expect([path, declares('406')]).toEqual([path, !isEmpty])
      for (const accept of ['application/problem+json', 'application/json; charset=utf-8, application/problem+json; charset=utf-8']) {
        const target = path.replace(/\{\w+\}/g, 'x')
        const [reply] = await say(world.url, message(method, target, [`Accept: ${accept}`]))
        expect([method, path, accept, reply!.status]).not.toEqual([method, path, accept, 406])
      }
    }
  })

  test('an operation without a body in its answer works with any Accept header', async () => {
    const world = await open()
    const ada = await world.human()

    for (const accept of ['application/problem+json', 'application/json; charset=utf-8', 'text/html']) {
      const other = await world.call<{ session: { id: string } }>('POST', '/v1/sessions', {
        headers: { Accept: 'application/json; charset=utf-8' },
        body: { email: ada.email, password: ada.password, transport: 'token' },
      })
      const { status } = await world.call('DELETE', `/v1/sessions/${other.body.session.id}`, {
        token: ada.token,
        headers: { Accept: accept },
      })
      expect([accept, other.status, status]).toEqual([accept, 201, 204])
    }
  })
})
