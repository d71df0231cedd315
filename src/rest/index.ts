/** THE HUMANS' DOOR: /v1, as spec/openapi.yaml defines it. */
import { Router, type Request, type Response } from 'express'
import { OpenAPIBackend } from 'openapi-backend'
import type { OpenAPIV3_1 } from 'openapi-types'
import document from '../../generated/openapi.json' with { type: 'json' }
import type { Core } from '../core/index.ts'
import type { Human, Principal } from '../core/kit/world.ts'
import { accepts } from '../http/accept.ts'
import { exchangeOf, respond } from '../http/exchange.ts'
import { accounts } from './people/accounts.ts'
import { agents } from './agents/agents.ts'
import { admission, requireRole } from './protocol/admission.ts'
import { send, type AnyAnswer } from './protocol/answer.ts'
import { refuseUnknown, securitySchemes } from './protocol/authenticate.ts'
import { approvals } from './approvals/approvals.ts'
import { audit } from './log/audit.ts'
import { admin } from './people/admin.ts'
import { allAgents } from './agents/all-agents.ts'
import { desk } from './quests/desk.ts'
import { callOf, visitOf, type Call, type Context, type Means } from './protocol/call.ts'
import { onTheWire, type Asked, type Handlers, type OperationId, type Service } from './protocol/contract.ts'
import { email } from './people/email.ts'
import { events } from './log/events.ts'
import { onceFor } from './protocol/idempotency.ts'
import { channels } from './reach/channels.ts'
import { keys } from './agents/keys.ts'
import { policy } from './agents/policy.ts'
import { overview } from './approvals/overview.ts'
import { participations } from './quests/participations.ts'
import { Problem, problemLayer } from './protocol/problem.ts'
import { quests } from './quests/quests.ts'
import { TreeRouter, type Document } from './protocol/router.ts'
import { leaving } from './people/leaving.ts'
import { security } from './people/security.ts'
import { portalPageOf } from './protocol/permissions.ts'
import { service as about } from './protocol/service.ts'
import { sessions } from './people/sessions.ts'
import { tokens } from './people/tokens.ts'
import { BuiltValidator, type Input } from './protocol/validate.ts'

const handlers: Handlers = {
  ...about,
  ...accounts,
  ...sessions,
  ...tokens,
  ...leaving,
  ...overview,
  ...security,
  ...email,
  ...agents,
  ...keys,
  ...policy,
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
const definition = document as unknown as Document
const router = new TreeRouter({ definition, apiRoot })
const [sendableHeaders, readableHeaders] = sharedHeaders(router.getOperations())
const typesFor = new Map<object, ReturnType<typeof typesOf>>(router.getOperations().map(operation => [operation, typesOf(operation)]))
type SchemeName = keyof typeof document.components.securitySchemes
type AnyHandler = (asked: Record<keyof Asked<OperationId>, unknown> & { query: object }) => Promise<AnyAnswer>
/**
 * The router of /v1. openapi-backend takes each request through its steps, which are listed here in their order. A step that refuses the
 * request throws the reason. Without a step that refuses, `strict` lets nobody pass.
 */
export function humansDoor(means: Means) {
  const { core, service, origins } = means
  const api = new OpenAPIBackend<Document>({ definition, apiRoot, strict: true })
  // Instead of init(), which would write out every reference of the contract (30 ms) and make its own router and validator.
  Object.assign(api, { definition, router, validator: new BuiltValidator(router.getOperations()), initialized: true })
  for (const [name, scheme] of Object.entries(securitySchemes(core, origins, service.publicUrl) satisfies Record<SchemeName, unknown>))
    api.registerSecurityHandler(name, (_, { req, exchange }: Call) => scheme(req, exchange))
  api.register({
    notFound: refuseRoute(means),
    methodNotAllowed: refuseRoute(means),
    postRoutingHandler: chosen,
    postSecurityHandler: admission(means),
    unauthorizedHandler: refuseUnknown,
    validationFail: ({ validation }: Context) => {
      throw validation.errors![0]
    },
    ...operationHandlers(core, service),
    postResponseHandler: sendAnswer,
  })

  const handle = (req: Request, res: Response) => {
    // Allows a page of another site to read the answer, if its origin is allowed.
    if (req.headers.origin !== undefined) exchangeOf(res).headers.push(...origins.share(req, true, readableHeaders))
    const call = callOf(req, res)
    return api.handleRequest(call, call)
  }
  // Express would leave a router that throws only in the next turn of the event loop. By then the connection may have failed.
  return Router().use(
    handle,
    problemLayer({ log: means.log, portalUrlOf: (id, path) => `${service.publicUrl}/${portalPageOf(id as OperationId, path)}` }),
  )
}

/** No operation. Answers OPTIONS with the methods of the path, and refuses all other methods. */
const refuseRoute =
  ({ service, origins }: Means) =>
  (_: Context, { req, res, exchange }: Call) => {
    // A preflight request was counted before.
    if (req.method !== 'OPTIONS') service.limiters.files.take(exchange.network)
    const allow = router.allowed(req.originalUrl).join(', ')
    if (!allow) throw new Problem('not_found', 'There is nothing at this path.')
    if (req.method !== 'OPTIONS')
      throw new Problem('method_not_allowed', 'The path does not support this method. Allow lists the supported methods.', {
        headers: { Allow: allow },
      })
    respond(res, 204, ['Allow', allow, ...origins.preflight(req, allow, sendableHeaders)])
  }

/** An operation is found. */
function chosen({ operation }: Context, { req, exchange }: Call) {
  if (!operation) return
  exchange.route = operation.operationId!
  const { success, all } = typesFor.get(operation)!
  if (success.length > 0 && !accepts(req.headers.accept, all))
    throw new Problem('not_acceptable', `The answer is ${success.join(' or ')}, which the Accept header does not allow.`)
}

/** The handlers of the operations, as openapi-backend calls them. */
const operationHandlers = (core: Core, service: Service) =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handler]) => {
      const handle = onTheWire(id as OperationId, handler as unknown as AnyHandler)
      return [
        id,
        async ({ validation }: Context, { req, res, human, body }: Call) => {
          const input = validation.coerced!
          if (human) noteOnce(human, input, req, body)
          if (human?.kind === 'human') await noteSignature(core, human, input, service)
          if (human) requireRole(human, id as OperationId)
          const answer = await handle({ ...input, human, visit: visitOf(req, res), core, service })
          if (human?.once && human.once.replayed === undefined) throw new Error(`${id} does its work without act() or once()`)
          return answer
        },
      ]
    }),
  )

/** An answer is found. OPTIONS has answered itself. */
async function sendAnswer({ response }: Context, { req, res, human, exchange }: Call) {
  if (human?.once?.replayed) exchange.headers.push('Idempotent-Replayed', 'true')
  if (response) await send(req, res, response)
}

/** The Idempotency-Key of a request, for operations that declare the header. Core carries out such a request only once. */
function noteOnce(human: Principal, { headers }: Input, req: Request, body: unknown) {
  const key = (headers as Record<string, string | undefined>)['idempotency-key']
  if (key !== undefined) human.once = onceFor(key, req.method, `${req.baseUrl}${req.path}`, body)
}

/** The signature of a change that gives more freedom, for operations that declare the header. */
async function noteSignature(core: Core, human: Human, { headers }: Input, { publicUrl }: Service) {
  const sent = (headers as Record<string, string | undefined>)['loosening-signature']
  if (sent !== undefined) human.looseningSignature = await core.loosenings.check(human, publicUrl, sent)
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
