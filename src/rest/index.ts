/** THE HUMANS' DOOR: /v1, as spec/openapi.yaml says it. */
import type { Request, Response } from 'express'
import { OpenAPIBackend, type Context as Call } from 'openapi-backend'
import type { OpenAPIV3_1 } from 'openapi-types'
import document from '../../generated/openapi.json' with { type: 'json' }
import type { Core } from '../core/index.ts'
import type { Visit } from '../core/sessions.ts'
import type { Human } from '../core/world.ts'
import { bodyType, parseJson, readBody, type InFlight } from '../http/body.ts'
import { exchangeOf, respond, sendStream, type Stream } from '../http/exchange.ts'
import { networkOf } from '../http/network.ts'
import type { Origins } from '../http/origin.ts'
import { accounts } from './accounts.ts'
import { agents } from './agents.ts'
import { ownPage, securityHandlers, unauthorized } from './authenticate.ts'
import { approvals } from './approvals.ts'
import { audit } from './audit.ts'
import { admin } from './admin.ts'
import type { Asked, Handlers, OperationId, Service } from './contract.ts'
import { isFresh } from './etag.ts'
import { events } from './events.ts'
import { onceFor } from './idempotency.ts'
import { keys } from './keys.ts'
import { participations } from './participations.ts'
import { Problem } from './problem.ts'
import { quests } from './quests.ts'
import { TreeRouter, type Document } from './router.ts'
import { service as about } from './service.ts'
import { sessions } from './sessions.ts'
import { requestValidator } from './validate.ts'

const handlers: Handlers = {
  ...about,
  ...accounts,
  ...sessions,
  ...agents,
  ...keys,
  ...quests,
  ...participations,
  ...approvals,
  ...audit,
  ...events,
  ...admin,
}
const apiRoot = '/v1'
const readableHeaders = 'ETag, Link, Location, X-Request-ID, RateLimit, RateLimit-Policy, Retry-After, Idempotent-Replayed'
const sendableHeaders = 'Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, X-CSRF-Protection, X-Request-ID'

interface AnyAnswer {
  status: number
  headers?: Record<string, string>
  body?: { next_cursor?: string | null }
  stream?: Stream
}
type AnyHandler = (asked: unknown) => Promise<AnyAnswer>

/** Answers one request to /v1, or throws why not. The steps are in the order in which they are taken. */
export async function humansDoor({
  core,
  service,
  origins,
  inFlight,
}: {
  core: Core
  service: Service
  origins: Origins
  inFlight: InFlight
}) {
  const api = new OpenAPIBackend<Document>({ definition: document as never, apiRoot, quick: true, strict: true, validate: false })
  await api.init()
  const router = new TreeRouter({ definition: api.definition, apiRoot })
  api.router = router

  const mediaTypes = new Map(router.getOperations().map(operation => [operation.operationId!, typesOf(operation)]))

  // 1. Which operation? A path has its methods, and a browser may ask for them.
  const allow = (req: Request) => router.allowed(req.originalUrl).join(', ')
  api.register({
    notFound: () => {
      throw new Problem('not_found', 'There is nothing at this path.')
    },
    methodNotAllowed: (_: Call, req: Request, res: Response) => {
      if (req.method !== 'OPTIONS')
        throw new Problem('method_not_allowed', 'The path does not take this method; Allow names those it takes.', {
          headers: { Allow: allow(req) },
        })
      respond(res, 204, ['Allow', allow(req), ...origins.preflight(req, allow(req), sendableHeaders)])
    },
    postRoutingHandler: (call: Call, req: Request, res: Response) => {
      if (!call.operation) return
      exchangeOf(res).route = call.operation.operationId!
      const types = mediaTypes.get(call.operation.operationId!)!
      if (req.headers.accept && !req.accepts(types))
        throw new Problem('not_acceptable', `The answer is ${types.join(' or ')}, which the Accept header excludes.`)
    },
  })

  // 2. Who asks? And has this human, or this address, asked too often?
  for (const [scheme, handle] of Object.entries(securityHandlers(core, origins)))
    api.registerSecurityHandler(scheme, (_: Call, req: Request, res: Response) => handle(req, res))
  api.register({
    postSecurityHandler: ({ security, operation }: Call, req: Request, res: Response) => {
      const human = whoOf(security)
      if (human) exchangeOf(res).actor = human.accountId
      if (operation.security?.length === 0 && req.method === 'POST') ownPage(req, origins)
      exchangeOf(res).headers.push(
        ...(human ? service.limiters.account.take(human.accountId) : service.limiters.address.take(networkOf(req.ip))),
      )
    },
    unauthorizedHandler: ({ security }: Call) => unauthorized(security!),
  })

  // 3. What exactly? The body is read only now, and everything is held against the contract. Then core decides.
  for (const operation of router.getOperations()) {
    const id = operation.operationId as OperationId
    const validate = requestValidator(id, operation as OpenAPIV3_1.OperationObject)
    const handle = handlers[id] as unknown as AnyHandler
    api.register(id, async ({ request, security }: Call, req: Request, res: Response) => {
      const type = operation.requestBody ? bodyType(req) : undefined
      const body = type === undefined ? undefined : parseJsonAs(type, await readBody(req, core.world.limits.bodyBytes, inFlight))
      const input = validate({ path: request.params, search: req.originalUrl.split('?', 2)[1] ?? '', headers: req.headers, type, body })
      const human = whoOf(security)
      const onceKey = (input.headers as Record<string, string | undefined>)['idempotency-key']
      if (human && onceKey !== undefined) human.once = onceFor(onceKey, req.method, req.path, body)
      const visit = visitOf(req, res)
      const answer = await handle({ ...input, human, visit, core, service } satisfies Record<keyof Asked<OperationId>, unknown>)
      return human?.once?.replayed ? { ...answer, headers: { ...answer.headers, 'Idempotent-Replayed': 'true' } } : answer
    })
  }

  // 4. How is it said?
  api.register('postResponseHandler', async ({ response, operation }: Call, req: Request, res: Response) => {
    if (!response) return
    const { status, headers = {}, body, stream } = response as AnyAnswer
    if (stream) return sendStream(res, req.method, stream)
    const lines = Object.entries(headers).flat()
    if (
      operation.responses?.['304'] &&
      headers['ETag'] &&
      (req.method === 'GET' || req.method === 'HEAD') &&
      isFresh(req.headers['if-none-match'], headers['ETag'])
    )
      return respond(res, 304, lines)
    if (body?.next_cursor) lines.push('Link', nextPage(req, body.next_cursor))
    // A version counts changes by people. What is worked out on reading, and who reads, is not in it: so no browser may answer from its own.
    lines.push('Cache-Control', 'no-store')
    if (body === undefined) return respond(res, status, lines)
    respond(res, status, [...lines, 'Content-Type', 'application/json; charset=utf-8'], JSON.stringify(body))
  })

  return async (req: Request, res: Response) => {
    if (req.headers.origin !== undefined) exchangeOf(res).headers.push(...origins.share(req, true, readableHeaders))
    await api.handleRequest(
      { method: req.method === 'HEAD' ? 'GET' : req.method, path: req.originalUrl, headers: req.headers as never },
      req,
      res,
    )
  }
}

const visitOf = (req: Request, res: Response): Visit => ({
  userAgent: req.headers['user-agent'] ?? '',
  ip: req.ip ?? '',
  network: networkOf(req.ip),
  requestId: exchangeOf(res).id,
  isGone: () => res.destroyed,
})

/** The human whom one of the security schemes found. */
function whoOf(security: Call['security']): Human | undefined {
  const found = [security?.['sessionToken'], security?.['sessionCookie']].find(result => (result as Human | undefined)?.kind === 'human')
  return security?.['authorized'] ? (found as Human) : undefined
}

/** The media types of an operation's success, JSON where it has none. */
function typesOf(operation: OpenAPIV3_1.OperationObject) {
  const types = Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
    status < '300' ? Object.keys((response as OpenAPIV3_1.ResponseObject).content ?? {}) : [],
  )
  return types.length ? types : ['application/json']
}

function parseJsonAs(type: string, bytes: Buffer) {
  if (!/[/+]json$/.test(type)) return null
  return parseJson(bytes)
}

function nextPage(req: Request, cursor: string) {
  const url = new URL(req.originalUrl, 'http://here')
  url.searchParams.set('cursor', cursor)
  return `<${url.pathname}${url.search}>; rel="next"`
}
