/** THE HUMANS' DOOR: /v1, as spec/openapi.yaml defines it. */
import type { Request, Response } from 'express'
import type { Operation } from 'openapi-backend'
import type { OpenAPIV3_1 } from 'openapi-types'
import document from '../../generated/openapi.json' with { type: 'json' }
import type { Core } from '../core/index.ts'
import type { Visit } from '../core/people/sessions.ts'
import type { Human } from '../core/kit/world.ts'
import { accepts } from '../http/accept.ts'
import type { Allowance } from '../http/allowance.ts'
import type { InFlight } from '../http/body.ts'
import { exchangeOf, respond, type Exchange } from '../http/exchange.ts'
import type { Origins } from '../http/origin.ts'
import { accounts } from './people/accounts.ts'
import { agents } from './agents/agents.ts'
import { send, type AnyAnswer } from './protocol/answer.ts'
import { authentication, requireOwnPage, type Security } from './protocol/authenticate.ts'
import { approvals } from './approvals/approvals.ts'
import { audit } from './log/audit.ts'
import { admin } from './people/admin.ts'
import { allAgents } from './agents/all-agents.ts'
import { desk } from './quests/desk.ts'
import { readInput } from './protocol/body.ts'
import { onTheWire, type Asked, type Handlers, type OperationId, type Service } from './protocol/contract.ts'
import { events } from './log/events.ts'
import { onceFor } from './protocol/idempotency.ts'
import { channels } from './reach/channels.ts'
import { keys } from './agents/keys.ts'
import { overview } from './approvals/overview.ts'
import { participations } from './quests/participations.ts'
import { Problem } from './protocol/problem.ts'
import { quests } from './quests/quests.ts'
import { TreeRouter, type Document } from './protocol/router.ts'
import { leaving } from './people/leaving.ts'
import { security } from './people/security.ts'
import { service as about } from './protocol/service.ts'
import { sessions } from './people/sessions.ts'
import { requestValidator, type Input, type Sent } from './protocol/validate.ts'

const handlers: Handlers = {
  ...about,
  ...accounts,
  ...sessions,
  ...leaving,
  ...overview,
  ...security,
  ...agents,
  ...keys,
  ...quests,
  ...participations,
  ...approvals,
  ...channels,
  ...audit,
  ...events,
  ...admin,
  ...allAgents,
  ...desk,
}
const apiRoot = '/v1'
const router = new TreeRouter({ definition: document as unknown as Document, apiRoot })
const [sendableHeaders, readableHeaders] = sharedHeaders(router.getOperations())
/** The largest body of an operation that needs no session. It is enough for an e-mail address and a password. */
const publicBodyBytes = 4_096
/** An operation of the contract, with everything that is the same for all its requests. */
interface Endpoint {
  id: OperationId
  security: Security
  /** The media types of its success, and of all its answers. */
  types: { success: string[]; all: string[] }
  takesBody: boolean
  mostBodyBytes: number
  validate: (sent: Sent) => Input
  handle: (asked: Record<keyof Asked<OperationId>, unknown> & { query: object }) => Promise<AnyAnswer>
}

interface Means {
  core: Core
  service: Service
  origins: Origins
  inFlight: InFlight
  charge: Allowance
}

/** Returns a function that answers a request to /v1, or throws the reason why not. The steps are in the order in which they are taken. */
export function humansDoor(means: Means) {
  const { core, service, origins } = means
  const endpoints = new Map(router.getOperations().map(operation => [operation, endpointOf(operation, core.world.limits)]))
  const whoAsks = authentication(core, origins, service.publicUrl)

  return async (req: Request, res: Response) => {
    letPageRead(req, res, origins)
    const found = findEndpoint(req, endpoints)
    if (!found) return tellMethods(req, res, means)
    const { endpoint, path } = found
    const exchange = exchangeOf(res)
    exchange.route = endpoint.id
    requireAcceptable(req, endpoint)
    const human = await identify(req, exchange, endpoint)
    exchange.actor = human?.accountId
    // Otherwise a page of another site could sign a human in to an account that is not theirs.
    if (!human && req.method === 'POST') requireOwnPage(req, origins)
    exchange.headers.push(...count(human, exchange, service))
    const { type, body } = await readInput(req, exchange, endpoint, human, means)
    const input = endpoint.validate({ path, search: searchOf(req), headers: req.headers, type, body })
    if (human) noteOnce(human, input, req, body)
    const answer = await endpoint.handle({ ...input, human, visit: visitOf(req, res), core, service })
    if (human?.once?.replayed) exchange.headers.push('Idempotent-Replayed', 'true')
    await send(req, res, answer)
  }

  /** Finds the human who asks. A refused request counts too, because otherwise somebody could guess sessions without a limit. */
  async function identify(req: Request, exchange: Exchange, { security }: Endpoint) {
    try {
      return await whoAsks(req, exchange, security)
    } catch (error) {
      exchange.headers.push(...count(undefined, exchange, service))
      throw error
    }
  }
}

function endpointOf(operation: Operation<Document>, { bodyBytes }: { bodyBytes: number }): Endpoint {
  const id = operation.operationId as OperationId
  const security = (operation.security ?? []) as Security
  return {
    id,
    security,
    types: typesOf(operation),
    takesBody: operation.requestBody !== undefined,
    mostBodyBytes: security.length === 0 ? Math.min(publicBodyBytes, bodyBytes) : bodyBytes,
    validate: requestValidator(id, operation.method, operation),
    handle: onTheWire(id, handlers[id] as unknown as Endpoint['handle']),
  }
}

/** Allows a page of another site to read the answer, if its origin is allowed. */
function letPageRead(req: Request, res: Response, origins: Origins) {
  if (req.headers.origin !== undefined) exchangeOf(res).headers.push(...origins.share(req, true, readableHeaders))
}

function findEndpoint(req: Request, endpoints: Map<Operation<Document>, Endpoint>) {
  const request = { method: req.method === 'HEAD' ? 'GET' : req.method, path: req.originalUrl, headers: {} }
  const operation = router.matchOperation(request) as Operation<Document> | undefined
  return operation && { endpoint: endpoints.get(operation)!, path: router.parseRequest(request, operation).params }
}

/** Answers OPTIONS with the methods of the path, and refuses all other methods. */
function tellMethods(req: Request, res: Response, { service, origins }: Means) {
  // A preflight request was counted before.
  if (req.method !== 'OPTIONS') service.limiters.files.take(exchangeOf(res).network)
  const allow = router.allowed(req.originalUrl).join(', ')
  if (!allow) throw new Problem('not_found', 'There is nothing at this path.')
  if (req.method !== 'OPTIONS')
    throw new Problem('method_not_allowed', 'The path does not support this method. Allow lists the supported methods.', {
      headers: { Allow: allow },
    })
  respond(res, 204, ['Allow', allow, ...origins.preflight(req, allow, sendableHeaders)])
}

/** Counts the request, and throws if that exceeds the limit. Returns the header lines that say how many more are allowed. */
function count(human: Human | undefined, { network }: Exchange, { limiters }: Service) {
  return human ? limiters.account.take(human.accountId) : limiters.address.take(network)
}

function requireAcceptable({ headers: { accept } }: Request, { types: { success, all } }: Endpoint) {
  if (success.length > 0 && !accepts(accept, all))
    throw new Problem('not_acceptable', `The answer is ${success.join(' or ')}, which the Accept header does not allow.`)
}

const searchOf = ({ originalUrl }: Request) => {
  const start = originalUrl.indexOf('?')
  return start < 0 ? '' : originalUrl.slice(start + 1)
}

/** The Idempotency-Key of a request, for operations that declare the header. Core carries out such a request only once. */
function noteOnce(human: Human, { headers }: Input, req: Request, body: unknown) {
  const key = (headers as Record<string, string | undefined>)['idempotency-key']
  if (key !== undefined) human.once = onceFor(key, req.method, req.path.slice(apiRoot.length), body)
}

function visitOf(req: Request, res: Response): Visit {
  const { id, ip, network } = exchangeOf(res)
  return { userAgent: req.headers['user-agent'] ?? '', ip, network, requestId: id, isGone: () => res.destroyed }
}

/** The headers that a page of another origin may send, and those of an answer that it may read: all that the contract declares. */
function sharedHeaders(operations: OpenAPIV3_1.OperationObject[]) {
  const sent = operations.flatMap(({ parameters = [] }) =>
    (parameters as OpenAPIV3_1.ParameterObject[]).filter(parameter => parameter.in === 'header').map(parameter => parameter.name),
  )
  const answered = operations.flatMap(({ responses = {} }) =>
    Object.values(responses as Record<string, OpenAPIV3_1.ResponseObject>).flatMap(({ headers = {} }) => Object.keys(headers)),
  )
  const list = (...names: string[]) => [...new Set(names)].join(', ')
  return [
    list('Authorization', 'Content-Type', 'X-CSRF-Protection', 'X-Request-ID', 'traceparent', 'tracestate', ...sent),
    list(...answered.filter(name => name !== 'Set-Cookie'), 'Allow'),
  ] as const
}

/** The media types of an operation. If its success has no body, it has no type, and every Accept header allows it. */
function typesOf(operation: OpenAPIV3_1.OperationObject) {
  const types = (from: string, to: string) =>
    Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      from <= status && status < to ? Object.keys((response as OpenAPIV3_1.ResponseObject).content ?? {}) : [],
    )
  return { success: types('200', '300'), all: [...new Set(types('200', '600'))] }
}
