/** THE HUMANS' DOOR: /v1, as spec/openapi.yaml defines it. */
import type { Request, Response } from 'express'
import { OpenAPIBackend, type Context as Call } from 'openapi-backend'
import type { OpenAPIV3_1 } from 'openapi-types'
import document from '../../generated/openapi.json' with { type: 'json' }
import type { Core } from '../core/index.ts'
import type { Visit } from '../core/sessions.ts'
import type { Human } from '../core/world.ts'
import { accepts } from '../http/accept.ts'
import { bodyType, readBody, type InFlight } from '../http/body.ts'
import { exchangeOf, respond, sendStream, type Stream } from '../http/exchange.ts'
import { parseJson } from '../http/json.ts'
import { networkOf } from '../http/network.ts'
import type { Origins } from '../http/origin.ts'
import { accounts } from './accounts.ts'
import { agents } from './agents.ts'
import { ownPage, securityHandlers, unauthorized } from './authenticate.ts'
import { approvals } from './approvals.ts'
import { audit } from './audit.ts'
import { admin } from './admin.ts'
import type { Asked, Handlers, OperationId, Service } from './contract.ts'
import { matches } from './etag.ts'
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
/** The largest body without a session. It is enough for an e-mail address and a password. */
const publicBodyBytes = 4_096

interface AnyAnswer {
  status: number
  headers?: Record<string, string>
  body?: { next_cursor?: string | null }
  stream?: Stream
}
type AnyHandler = (asked: unknown) => Promise<AnyAnswer>

/** Answers one request to /v1, or throws the reason why it cannot. The code lists the steps in order. */
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

  const [sendableHeaders, readableHeaders] = sharedHeaders(router.getOperations())
  const mediaTypes = new Map(router.getOperations().map(operation => [operation.operationId!, typesOf(operation)]))

  // 1. Which operation? A path has its methods, and a browser may ask for them.
  const allow = (req: Request) => router.allowed(req.originalUrl).join(', ')
  api.register({
    notFound: () => {
      throw new Problem('not_found', 'There is nothing at this path.')
    },
    methodNotAllowed: (_: Call, req: Request, res: Response) => {
      if (req.method !== 'OPTIONS')
        throw new Problem('method_not_allowed', 'The path does not support this method. Allow lists the supported methods.', {
          headers: { Allow: allow(req) },
        })
      respond(res, 204, ['Allow', allow(req), ...origins.preflight(req, allow(req), sendableHeaders)])
    },
    postRoutingHandler: (call: Call, req: Request, res: Response) => {
      if (!call.operation) return
      exchangeOf(res).route = call.operation.operationId!
      const { success, all } = mediaTypes.get(call.operation.operationId!)!
      if (success.length && !accepts(req.headers.accept, all))
        throw new Problem('not_acceptable', `The answer is ${success.join(' or ')}, which the Accept header excludes.`)
    },
  })

  // 2. Who asks? Has this human or this address exceeded the rate limit?
  for (const [scheme, handle] of Object.entries(securityHandlers(core, origins, service.publicUrl)))
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

  // 3. What exactly? Only now is the body read. Everything is checked against the contract, and then core decides.
  for (const operation of router.getOperations()) {
    const id = operation.operationId as OperationId
    const validate = requestValidator(id, operation.method, operation as OpenAPIV3_1.OperationObject)
    const handle = handlers[id] as unknown as AnyHandler
    const isPublic = operation.security?.length === 0
    const mostBytes = isPublic ? Math.min(publicBodyBytes, core.world.limits.bodyBytes) : core.world.limits.bodyBytes
    api.register(id, async ({ request, security }: Call, req: Request, res: Response) => {
      const type = operation.requestBody ? bodyType(req) : undefined
      const body = type === undefined ? undefined : parseJsonAs(type, await readBody(req, mostBytes, inFlight))
      const input = validate({ path: request.params, search: req.originalUrl.split('?', 2)[1] ?? '', headers: req.headers, type, body })
      const human = whoOf(security)
      const onceKey = (input.headers as Record<string, string | undefined>)['idempotency-key']
      if (human && onceKey !== undefined) human.once = onceFor(onceKey, req.method, req.path, body)
      const visit = visitOf(req, res)
      const answer = await handle({ ...input, human, visit, core, service } satisfies Record<keyof Asked<OperationId>, unknown>)
      return human?.once?.replayed ? { ...answer, headers: { ...answer.headers, 'Idempotent-Replayed': 'true' } } : answer
    })
  }

  // 4. What is the answer?
  api.register('postResponseHandler', async ({ response, operation }: Call, req: Request, res: Response) => {
    if (!response) return
    const { status, headers = {}, body, stream } = response as AnyAnswer
    if (stream) return sendStream(res, req.method, stream)
    const { ETag } = headers
    if (ETag && operation.method === 'get' && !matches(req.headers['if-match'], ETag))
      throw new Problem('precondition_failed', 'The resource does not have that version. Read it again without If-Match.', {
        headers: { ETag },
      })
    const lines = Object.entries(headers).flat()
    if (body?.next_cursor) lines.push('Link', nextPage(req, body.next_cursor))
    // The version does not cover everything in an answer, such as a heartbeat. So there is no 304, and browsers must not cache answers.
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

/** The human that one of the security schemes found. */
function whoOf(security: Call['security']): Human | undefined {
  const found = [security?.['sessionToken'], security?.['sessionCookie']].find(result => (result as Human | undefined)?.kind === 'human')
  return security?.['authorized'] ? (found as Human) : undefined
}

/** The headers that a page of another origin may send, and those that it may read: all headers that the contract declares. */
function sharedHeaders(operations: OpenAPIV3_1.OperationObject[]) {
  const sent = operations.flatMap(({ parameters = [] }) =>
    (parameters as OpenAPIV3_1.ParameterObject[]).filter(parameter => parameter.in === 'header').map(parameter => parameter.name),
  )
  const answered = operations.flatMap(({ responses = {} }) =>
    Object.values(responses as Record<string, OpenAPIV3_1.ResponseObject>).flatMap(({ headers = {} }) => Object.keys(headers)),
  )
  const list = (...names: string[]) => [...new Set(names)].join(', ')
  return [
    list('Authorization', 'Content-Type', 'X-CSRF-Protection', 'X-Request-ID', ...sent),
    list(...answered.filter(name => name !== 'Set-Cookie'), 'Allow'),
  ] as const
}

/** The media types of an operation's success, and of all its answers. A success without a body has none, so every Accept header allows it. */
function typesOf(operation: OpenAPIV3_1.OperationObject) {
  const types = (from: string, to: string) =>
    Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      from <= status && status < to ? Object.keys((response as OpenAPIV3_1.ResponseObject).content ?? {}) : [],
    )
  return { success: types('200', '300'), all: [...new Set(types('200', '600'))] }
}

function parseJsonAs(type: string, bytes: Buffer) {
  if (!/[/+]json$/.test(type)) return null
  return parseJson(bytes, {
    onInexact({ pointer, message }) {
      throw new Problem('validation_failed', `${pointer || 'The body'} ${message}.`, {
        errors: [{ in: 'body', pointer, code: 'exact', message }],
      })
    },
  })
}

function nextPage(req: Request, cursor: string) {
  const url = new URL(req.originalUrl, 'http://here')
  url.searchParams.set('cursor', cursor)
  return `<${url.pathname}${url.search}>; rel="next"`
}
