/** What openapi-backend does with each request of /v1, and that our tree finds the operation that its own router would find. */
import { mock } from 'node:test'
import { expect, test } from '@jest/globals'
import { OpenAPIBackend } from 'openapi-backend'
import document from '../../generated/openapi.json' with { type: 'json' }
import { mintAgentKey } from '../../src/core/kit/secrets.ts'
import { TreeRouter, type Document } from '../../src/rest/protocol/router.ts'
import { onEachStore } from '../support/world.ts'

const apiRoot = '/v1'
const settings = { definition: document as never, apiRoot, quick: true, validate: false, ignoreTrailingSlashes: false }
const library = await new OpenAPIBackend<Document>(settings).init()
const operations = library.router.getOperations()

test('every path and method leads to the operation and the variables that openapi-backend finds', () => {
  const tree = new TreeRouter({ definition: library.definition, apiRoot })
  const paths = operations.flatMap(({ path }) => {
    const filled = `${apiRoot}${path.replace(/\{\w+\}/g, 'one%20%C3%A9')}`
    return [filled, `${filled}?limit=1`, `${filled}/more`, filled.replace('/v1/', '/v2/'), filled.slice(0, filled.lastIndexOf('/'))]
  })
  // Here a path without variables is found before one with variables, whatever its methods. openapi-backend looks at the methods first.
  const whole = (path: string) => operations.filter(operation => `${apiRoot}${operation.path}` === path.split('?')[0])
  const isUnlike = (path: string, method: string) =>
    whole(path).length > 0 && !whole(path).some(operation => operation.method.toUpperCase() === method)
  const requests = [...new Set(paths)].flatMap(path =>
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(method => !isUnlike(path, method)).map(method => ({ method, path, headers: {} })),
  )

  const told = (router: typeof library.router) =>
    requests.map(request => {
      const operation = router.matchOperation(request)
      const params = operation && router.parseRequest({ ...request }, operation).params
      return [request.method, request.path, operation?.operationId, params, operation ? '' : whyNot(router, request)]
    })

  expect(told(tree)).toEqual(told(library.router))
  expect(new Set(told(tree).map(([, , id]) => id)).size).toBe(operations.length + 1)
})

/** The status with which the router explains that there is no operation. */
function whyNot(router: typeof library.router, request: Parameters<typeof library.router.matchOperation>[0]) {
  try {
    return router.matchOperation(request, true)
  } catch (error) {
    return (error as Error).message.slice(0, 3)
  }
}

onEachStore('openapi-backend', open => {
  test('takes every request of /v1 through its steps, and no other', async () => {
    const world = await open()
    const handled = mock.method(OpenAPIBackend.prototype, 'handleRequest')
    const ada = await world.human()
    const requests = [
      ['GET', '/v1/service', 200],
      ['HEAD', '/v1/service', 200],
      ['GET', '/v1/me', 401],
      ['DELETE', '/v1/service', 405],
      ['GET', '/v1/nothing', 404],
      ['OPTIONS', '/v1/service', 204],
      ['POST', '/v1/sessions', 400],
    ] as const

    const found = []
    for (const [method, path] of requests) found.push([method, path, (await world.call(method, path)).status])
    await ada.get('/v1/me')
    for (const path of ['/', '/healthz', '/v10', '/mcp']) await fetch(`${world.url}${path}`)
    const calls = handled.mock.calls.map(({ arguments: [{ method, path }] }) => [method, path])
    handled.mock.restore()

    expect(found).toEqual(requests)
    expect(calls).toEqual([['POST', '/v1/accounts'], ...requests.map(([method, path]) => [method, path]), ['GET', '/v1/me']])
  })

  test('admits the holder of a session, and nobody else, whatever mixture of credentials is sent', async () => {
    const world = await open()
    const { token } = await world.human()
    const asked = mixtures(token).flatMap(given => kinds.map(kind => ({ ...given, ...kind })))

    const found: (string | undefined)[] = []
    for (const { method, path, headers } of asked) found.push((await world.call<{ code?: string }>(method, path, { headers })).body.code)

    expect(found).toEqual(asked.map(expected))
    expect(new Set(found)).toEqual(new Set([undefined, 'validation_failed', 'unauthenticated', 'agent_key_not_accepted', 'csrf_required']))
  })
})

/** An operation for everybody, one that reads, and one that writes. The last one refuses whoever it admits, because nothing is sent. */
const kinds = [
  { kind: 'public', method: 'GET', path: '/v1/service' },
  { kind: 'read', method: 'GET', path: '/v1/me' },
  { kind: 'write', method: 'POST', path: '/v1/agents' },
] as const
const key = mintAgentKey().secret

/** Good and bad credentials of each kind, and all of these together. */
function mixtures(session: string) {
  const own = `aqs_session=${session}`
  const tokens = { none: undefined, good: session, key, bad: 'nonsense' }
  const cookies = { none: undefined, good: `a=b; ${own}`, bad: 'aqs_session=old', two: `${own}; ${own}`, other: 'a=b' }
  const marks = { none: {}, own: { 'x-csrf-protection': '1' }, other: { 'x-csrf-protection': '1', origin: 'http://evil.test' } }
  return Object.entries(tokens).flatMap(([token, secret]) =>
    Object.entries(cookies).flatMap(([cookie, text]) =>
      Object.entries(marks).map(([mark, headers]) => ({
        token,
        cookie,
        mark,
        headers: { ...headers, ...(secret && { authorization: `Bearer ${secret}` }), ...(text && { cookie: text }) },
      })),
    ),
  )
}

/** The code of the answer, by the rule: a token decides alone, and a write with a cookie needs the mark of our own page. */
function expected({ kind, token, cookie, mark }: ReturnType<typeof mixtures>[number] & (typeof kinds)[number]) {
  const admitted = kind === 'write' ? 'validation_failed' : undefined
  if (kind === 'public') return undefined
  if (token === 'key') return 'agent_key_not_accepted'
  if (token !== 'none') return token === 'good' ? admitted : 'unauthenticated'
  if (cookie !== 'good') return 'unauthenticated'
  return kind === 'read' || mark === 'own' ? admitted : 'csrf_required'
}
