/** The first steps of /v1 beside openapi-backend's own: which operation is asked for, and by whom. */
import { expect, test } from '@jest/globals'
import type { Request } from 'express'
import { OpenAPIBackend, type Context } from 'openapi-backend'
import document from '../../generated/openapi.json' with { type: 'json' }
import type { Core } from '../../src/core/index.ts'
import { mintAgentKey, mintSessionToken } from '../../src/core/kit/secrets.ts'
import type { Exchange } from '../../src/http/exchange.ts'
import { origins } from '../../src/http/origin.ts'
import { authentication, securitySchemes, type Security } from '../../src/rest/protocol/authenticate.ts'
import { TreeRouter, type Document } from '../../src/rest/protocol/router.ts'

const publicUrl = 'http://quest.test'
const apiRoot = '/v1'
const settings = { definition: document as never, apiRoot, quick: true, validate: false, ignoreTrailingSlashes: false }
const library = await new OpenAPIBackend<Document>(settings).init()
const operations = library.router.getOperations()

const session = mintSessionToken().secret
const core = {
  sessions: { authenticate: async (token: string) => (token === session ? { kind: 'human', accountId: 'acc_1' } : undefined) },
} as unknown as Core
const known = origins(publicUrl, [])
const exchange = { id: 'req_1' } as Exchange

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
      return [request.method, request.path, operation?.operationId, operation && router.parseRequest(request, operation).params]
    })

  expect(told(tree)).toEqual(told(library.router))
  expect(new Set(told(tree).map(([, , id]) => id)).size).toBe(operations.length + 1)
})

test('every mixture of credentials is judged as openapi-backend judges it', async () => {
  const whoAsks = authentication(core, known, publicUrl)
  const byLibrary = await librarysOwn()
  const bySecurity = new Map(operations.map(operation => [JSON.stringify(operation.security), operation]))
  const asked = mixtures().flatMap(headers => [...bySecurity.values()].map(operation => ({ operation, headers })))

  const found = []
  const expected = []
  for (const { operation, headers } of asked) {
    const req = { method: operation.method.toUpperCase(), headers } as unknown as Request
    const context = [operation.operationId, headers]
    found.push([...context, await verdict(whoAsks(req, exchange, operation.security as Security))])
    expected.push([...context, await verdict(byLibrary(operation.path, req))])
  }

  expect(found).toEqual(expected)
  expect(new Set(found.map(([, , said]) => said))).toEqual(
    new Set(['nobody', 'acc_1', 'unauthenticated', 'agent_key_not_accepted', 'csrf_required']),
  )
})

/** Good and bad credentials of each kind, and all of these together. */
function mixtures(): Record<string, string>[] {
  const tokens = [undefined, session, mintSessionToken().secret, mintAgentKey().secret, 'nonsense']
  const cookies = [undefined, `aqs_session=${session}`, 'aqs_session=old', `a=b; aqs_session=${session}; aqs_session=${session}`, 'a=b']
  const marks = [{}, { 'x-csrf-protection': '1' }, { 'x-csrf-protection': '1', origin: 'http://evil.test' }]
  return tokens.flatMap(token =>
    cookies.flatMap(cookie =>
      marks.map(mark => ({ ...(token && { authorization: `Bearer ${token}` }), ...(cookie && { cookie }), ...mark })),
    ),
  )
}

const verdict = (who: Promise<{ accountId: string } | undefined>) =>
  who.then(
    human => human?.accountId ?? 'nobody',
    (error: { code: string }) => error.code,
  )

/** openapi-backend asks all schemes at once, and then looks for a set of them that found somebody. */
async function librarysOwn() {
  const api = await new OpenAPIBackend<Document>(settings).init()
  for (const [name, scheme] of Object.entries(securitySchemes(core, known, publicUrl)))
    api.registerSecurityHandler(name, (_: Context, asked: Request) => scheme(asked, exchange))
  for (const { operationId } of operations)
    api.register(operationId!, ({ security }: Context) =>
      [security?.['sessionToken'], security?.['sessionCookie']].find(one => one?.accountId),
    )
  api.register('unauthorizedHandler', ({ security }: Context) => {
    const { sessionToken, sessionCookie, csrfHeader } = security!
    throw [sessionToken, sessionCookie, sessionCookie && csrfHeader].find(result => result?.error)?.error ?? { code: 'unauthenticated' }
  })
  return (path: string, req: Request): Promise<{ accountId: string }> =>
    api.handleRequest({ method: req.method, path: `${apiRoot}${path.replace(/\{\w+\}/g, 'one')}`, headers: req.headers as never }, req)
}
