import { expect, test } from '@jest/globals'
import { accepts } from '../../src/http/accept.ts'
import { operations } from '../support/contract.ts'
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

onEachStore('the Accept header', open => {
  test('no operation refuses a client that takes only the media types that the contract declares', async () => {
    const world = await open()

    for (const { method, path, responses } of operations) {
      const declares = (status: string) => Object.keys(responses).some(each => each.startsWith(status))
      expect([path, declares('406')]).toEqual([path, !Object.keys(responses).includes('204')])
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
