/** The answers of the agents' interface in JSON-RPC and HTTP, and the codes and statuses of its errors. */
import type { SERVER_INFO_META_KEY } from '@modelcontextprotocol/server'
import type { Response } from 'express'
import spec from '../../../generated/tools.json' with { type: 'json' }
import { DomainError, Unavailable, type ErrorCode, type Issue } from '../../core/kit/errors.ts'
import { exchangeOf, respond } from '../../http/exchange.ts'
import { Refusal, type RefusalCode } from '../../http/refusal.ts'
import type { Log } from '../../log.ts'

export const serverInfoKey: typeof SERVER_INFO_META_KEY = 'io.modelcontextprotocol/serverInfo'

export type Id = string | number

export interface Answer {
  status: number
  headers?: readonly string[]
  body?: string
}

/** The codes of JSON-RPC and MCP. Our codes for HTTP statuses are -31000 minus the status, because nobody reserves those. */
export const codes = {
  parseError: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** Only in the older revisions; today it is invalidParams. */
  resourceNotFound: -32002,
  headerMismatch: -32020,
  missingCapability: -32021,
  unsupportedVersion: -32022,
  unauthenticated: -31401,
  notFound: -31404,
  rateLimited: -31429,
  unavailable: -31503,
} as const

const refusals: Record<RefusalCode, { status: number; code: number }> = {
  malformed_request: { status: 400, code: codes.invalidRequest },
  malformed_json: { status: 400, code: codes.parseError },
  origin_not_allowed: { status: 403, code: -31403 },
  method_not_allowed: { status: 405, code: -31405 },
  not_acceptable: { status: 406, code: -31406 },
  payload_too_large: { status: 413, code: -31413 },
  uri_too_long: { status: 414, code: -31414 },
  unsupported_media_type: { status: 415, code: -31415 },
  rate_limited: { status: 429, code: codes.rateLimited },
  headers_too_large: { status: 431, code: -31431 },
  unavailable: { status: 503, code: codes.unavailable },
}

/** An error in place of a result. Its sentence is for the person who runs the client: it says what to do, and repeats no input. */
export class Fault extends Error {
  readonly code: number
  readonly status: number
  readonly headers: readonly string[]
  readonly data: object | undefined
  /** The id of the request, if it could be read. */
  readonly id: Id | undefined

  constructor(
    code: number,
    sentence: string,
    more: { status?: number; headers?: readonly string[]; data?: object; id?: Id | undefined } = {},
  ) {
    super(sentence)
    this.code = code
    this.status = more.status ?? 200
    this.headers = more.headers ?? []
    this.data = more.data
    this.id = more.id
  }
}

/** Answers any thrown error. An unexpected error is logged, and its details are not sent. */
export function refuse(res: Response, error: unknown, log: Log, id?: Id) {
  const fault = asFault(error, exchangeOf(res).id, log)
  send(res, { status: fault.status, headers: fault.headers, body: errorText(fault, fault.id ?? id) })
}

export function send(res: Response, { status, headers = [], body }: Answer) {
  respond(res, status, body === undefined ? headers : ['Content-Type', 'application/json', ...headers], body)
}

export function asFault(error: unknown, requestId: string, log: Log): Fault {
  if (error instanceof Fault) return error
  if (error instanceof Refusal) {
    const { status, code } = refusals[error.code]
    return new Fault(code, error.message, { status, headers: Object.entries(error.headers).flat() })
  }
  if (error instanceof DomainError) return domainFault(error)
  log.error({ err: error, request_id: requestId }, 'a request of an agent failed')
  if (error instanceof Unavailable) {
    const sentence = 'The service cannot do this right now. Try again soon. The request may or may not have been carried out.'
    return new Fault(codes.unavailable, sentence, { status: 503, headers: ['Retry-After', '1'] })
  }
  return new Fault(codes.internalError, internalError(requestId), { status: 500 })
}

/** Errors of the domain outside tools. Tools have their own texts for them. */
function domainFault({ code, message }: DomainError) {
  switch (code) {
    case 'no_longer_admitted':
      return new Fault(codes.unauthenticated, message, { status: 401, headers: ['WWW-Authenticate', `${realm}, error="invalid_token"`] })
    case 'unavailable':
      return new Fault(codes.unavailable, message, { status: 503, headers: ['Retry-After', '1'] })
    case 'stream_limit':
      return new Fault(refusals.rate_limited.code, message, { status: 429, headers: ['Retry-After', '1'] })
    default:
      return new Fault(codes.invalidParams, message)
  }
}

/** No `resource_metadata` and no `scope`: with these, clients would look for OAuth, which does not exist here. */
export const realm = 'Bearer realm="agent-quest"'

const internalError = (requestId: string) => `The service failed. Its log has the details under request id ${requestId}.`

export const resultText = (id: Id, result: string) => `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`

/** The protocol's schema does not allow `null` for an id that could not be read, so the id is left out. */
export const errorText = ({ code, message, data, ...fault }: Fault, id = fault.id) =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } })

/** The members of an object as JSON text, to be placed between other members. */
export const members = (object: object) => JSON.stringify(object).slice(1, -1)

/** A tool's result, in both forms that clients read. */
export function toolAnswer(output: object) {
  const text = JSON.stringify(output)
  return `"content":[{"type":"text","text":${JSON.stringify(text)}}],"structuredContent":${text}`
}

export interface ToolError {
  code: ErrorCode | 'internal_error' | 'rate_limited'
  message: string
  hint?: string | undefined
  errors?: Issue[]
  retryAfterSeconds?: number
}

/** What the model can do about an error, if the message does not say it. */
const hints: Partial<Record<ToolError['code'], string>> = spec.errors

/** A tool's error. It is never structuredContent, because clients check that against the output schema. */
export const toolRefusal = ({ code, message, hint = hints[code], errors, retryAfterSeconds }: ToolError) =>
  `"content":[{"type":"text","text":${JSON.stringify(JSON.stringify({ code, message, hint, errors, retry_after_seconds: retryAfterSeconds }))}}],${errorMark}`

const errorMark = '"isError":true'
/** A tool's output is an object, so only its error ends like this. */
export const isToolError = (told: unknown) => typeof told === 'string' && told.endsWith(errorMark)

export const misfit = (errors: [Issue, ...Issue[]]): ToolError => ({
  code: 'validation_failed',
  message: `The arguments are invalid: ${errors[0].pointer || 'they'} ${errors[0].message}.`,
  errors,
})

/** All pointers start at the arguments of the call. Core's pointers into a result start at its data, so they get a prefix. */
const underArguments = ({ code, issues }: DomainError): Issue[] =>
  issues.map(issue => (code === 'invalid_result' ? { ...issue, pointer: `/data${issue.pointer}` } : issue))

export function toolFailure(error: unknown, requestId: string, log: Log) {
  if (error instanceof DomainError && error.code === 'no_longer_admitted') throw error
  if (error instanceof DomainError)
    return toolRefusal({
      code: error.code,
      message: error.message,
      ...(error.issues.length > 0 && { errors: underArguments(error) }),
      ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
    })
  if (error instanceof Unavailable) throw error
  log.error({ err: error, request_id: requestId }, 'a tool failed')
  return toolRefusal({ code: 'internal_error', message: internalError(requestId) })
}
