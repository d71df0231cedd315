/** Every error of the humans' interface as RFC 9457 problem details. Only this file assigns statuses and titles to codes. */
import type { NextFunction, Request, Response } from 'express'
import type { components } from '../../../generated/api.ts'
import { DomainError, Unavailable, type ErrorCode } from '../../core/kit/errors.ts'
import { exchangeOf, respond } from '../../http/exchange.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Unreadable } from '../../http/server.ts'
import type { Log } from '../../log.ts'
import { encodeApproval } from '../../../generated/outputs.js'
import { approvalView } from '../../views/index.ts'
import type { ProblemCode } from './contract.ts'

export type FieldError = components['schemas']['FieldError']
type Body = components['schemas']['Problem']

export const problems: Record<ProblemCode, { status: number; title: string }> = {
  malformed_request: { status: 400, title: 'Malformed request' },
  malformed_json: { status: 400, title: 'Malformed JSON' },
  validation_failed: { status: 400, title: 'Invalid request' },
  invalid_cursor: { status: 400, title: 'Invalid cursor' },
  unauthenticated: { status: 401, title: 'Not signed in' },
  invalid_credentials: { status: 401, title: 'Sign-in failed' },
  agent_key_not_accepted: { status: 401, title: 'Agent keys are not accepted here' },
  csrf_required: { status: 403, title: 'Cross-site request refused' },
  needs_person: { status: 403, title: 'Only a person may do this' },
  missing_scope: { status: 403, title: 'Scope missing' },
  account_suspended: { status: 403, title: 'Account suspended' },
  signup_closed: { status: 403, title: 'Sign-up is closed' },
  setup_code_required: { status: 403, title: 'Setup code required' },
  suspended_by_admin: { status: 403, title: 'Suspended by an admin' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  not_acceptable: { status: 406, title: 'Not acceptable' },
  request_timeout: { status: 408, title: 'Request timed out' },
  email_taken: { status: 409, title: 'E-mail address taken' },
  handle_taken: { status: 409, title: 'Handle taken' },
  agent_limit: { status: 409, title: 'Too many agents' },
  agent_suspended: { status: 409, title: 'Agent suspended' },
  agent_archived: { status: 409, title: 'Agent archived' },
  invalid_state: { status: 409, title: 'State does not allow this' },
  key_limit: { status: 409, title: 'Too many active keys' },
  key_not_active: { status: 409, title: 'Key not active' },
  token_limit: { status: 409, title: 'Too many service tokens' },
  admin_required: { status: 403, title: 'Role does not allow this' },
  wrong_password: { status: 403, title: 'Wrong password' },
  quest_not_found: { status: 404, title: 'Open quest not found' },
  approval_already_decided: { status: 409, title: 'Approval already decided' },
  approval_expired: { status: 409, title: 'Approval expired' },
  approval_cancelled: { status: 409, title: 'Approval cancelled' },
  question_limit: { status: 409, title: 'Too many questions' },
  slug_taken: { status: 409, title: 'Slug taken' },
  quest_terms_frozen: { status: 409, title: 'Terms are frozen' },
  slots_below_taken: { status: 409, title: 'Fewer slots than are taken' },
  not_draft: { status: 409, title: 'Not a draft' },
  own_agent: { status: 403, title: 'Your own agent' },
  high_risk: { status: 409, title: 'High risk' },
  already_reviewed: { status: 409, title: 'Already reviewed' },
  attempts_used: { status: 409, title: 'No attempt left' },
  last_admin: { status: 409, title: 'Last admin' },
  second_factor_required: { status: 403, title: 'Second factor required' },
  proof_required: { status: 403, title: 'Fresh proof required' },
  invalid_passkey: { status: 403, title: 'Passkey not valid' },
  signature_required: { status: 403, title: 'Signature required' },
  signature_mismatch: { status: 403, title: 'Signed something else' },
  passkey_limit: { status: 409, title: 'Too many passkeys' },
  operator_required: { status: 403, title: 'Only the operator may do this' },
  second_admin_required: { status: 403, title: 'Another admin must do this' },
  invalid_link: { status: 403, title: 'Link cannot be used' },
  stream_limit: { status: 409, title: 'Too many streams' },
  export_running: { status: 409, title: 'Export running' },
  storage_limit: { status: 409, title: 'Storage limit reached' },
  secret_already_shown: { status: 409, title: 'Secret already shown' },
  channel_limit: { status: 409, title: 'Too many channels' },
  channel_exists: { status: 409, title: 'Channel exists' },
  channel_not_offered: { status: 409, title: 'Channel not offered' },
  address_refused: { status: 422, title: 'Address refused' },
  wrong_code: { status: 403, title: 'Wrong code' },
  precondition_failed: { status: 412, title: 'Changed in the meantime' },
  payload_too_large: { status: 413, title: 'Body too large' },
  uri_too_long: { status: 414, title: 'URL too long' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type' },
  expectation_failed: { status: 417, title: 'Expectation failed' },
  unprocessable: { status: 422, title: 'Rule violated' },
  idempotency_key_reused: { status: 422, title: 'Idempotency key reused' },
  precondition_required: { status: 428, title: 'If-Match required' },
  rate_limited: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'Headers too large' },
  internal_error: { status: 500, title: 'Internal error' },
  not_implemented: { status: 501, title: 'Method not implemented' },
  unavailable: { status: 503, title: 'Unavailable' },
}

/** What only some problems say. */
type Details = Pick<Body, 'approval' | 'methods' | 'loosening' | 'portal_url'>

export class Problem extends Error {
  readonly code: ProblemCode
  readonly headers: Record<string, string>
  readonly errors: FieldError[]
  readonly details: Details

  constructor(
    code: ProblemCode,
    detail: string,
    { headers = {}, errors = [], ...details }: { headers?: Record<string, string>; errors?: FieldError[] } & Details = {},
  ) {
    super(detail)
    this.code = code
    this.headers = headers
    this.errors = errors
    this.details = details
  }
}

/** Answers any thrown error with a problem. An unexpected error is logged, and its details are not sent. */
export function sendProblem(res: Response, path: string, error: unknown, { log, portalUrlOf }: Layer) {
  const { id, route } = exchangeOf(res)
  const problem = asProblem(error)
  if (problem.code === 'needs_person' && portalUrlOf) problem.details.portal_url = portalUrlOf(route, path)
  // A refusal is not a fault: a client that floods the service must not flood its log.
  if (problem.code === 'internal_error' || error instanceof Unavailable) log.error({ err: error, request_id: id }, problem.code)
  const headers = Object.entries(problem.headers).flat()
  respond(
    res,
    problems[problem.code].status,
    [...headers, 'Content-Type', 'application/problem+json', 'Cache-Control', 'no-store'],
    problemText(problem, path, id),
  )
}

interface Layer {
  log: Log
  /** The page of the portal where a person does what an operation was asked to do. */
  portalUrlOf?: (route: string, path: string) => string
}

/** The last layer of a router. It answers with the problem that was thrown. If an answer was already half sent, it cuts the connection. */
export const problemLayer = (layer: Layer) => (error: unknown, req: Request, res: Response, _next: NextFunction) => {
  if (res.headersSent) return void res.destroy()
  sendProblem(res, req.originalUrl.split('?', 1)[0]!, error, layer)
}

function problemText({ code, message, errors, details }: Problem, path: string, requestId: string) {
  const { status, title } = problems[code]
  const body: Body = {
    type: `/problems/${code}`,
    title,
    status,
    detail: message,
    instance: uri(path),
    code,
    errors,
    request_id: requestId,
    ...details,
  }
  return JSON.stringify(body)
}

/** Longer than any path of this service. Only the beginning of a longer path is repeated. */
const longestInstance = 1_000

/** The path as it was sent, with percent-encoding for characters that a URI cannot contain. */
const uri = (path: string) => path.slice(0, longestInstance).replace(/[^\w.~!$&'()*+,;=:@%/-]|%(?![\da-f]{2})/gi, encodeURIComponent)

const isSaid = (code: ErrorCode): code is ProblemCode => code in problems

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof DomainError && isSaid(error.code)) {
    return new Problem(error.code, error.message, {
      headers: headersOf(error),
      errors: error.issues.map(issue => ({ in: 'body', ...issue })),
      ...(error.approval && { approval: encodeApproval(approvalView(error.approval)) }),
      ...(error.methods && { methods: [...error.methods] }),
      ...(error.loosening && { loosening: error.loosening }),
    })
  }
  if (error instanceof Refusal)
    return new Problem(error.code === 'origin_not_allowed' ? 'csrf_required' : error.code, error.message, { headers: error.headers })
  if (error instanceof Unavailable)
    return new Problem(
      'unavailable',
      'The service cannot do this now. Try again after the time in Retry-After. A write may or may not have been carried out.',
      {
        headers: { 'Retry-After': '1' },
      },
    )
  return new Problem('internal_error', 'The service failed. Its log has the details under this request id.')
}

function headersOf({ code, version, retryAfterSeconds }: DomainError): Record<string, string> {
  if (retryAfterSeconds !== undefined) return { 'Retry-After': String(retryAfterSeconds) }
  if (code === 'unauthenticated') return invalidToken
  if (code === 'invalid_credentials') return challenge
  return version ? { ETag: `"v${version}"` } : {}
}

export const challenge = { 'WWW-Authenticate': 'Bearer realm="agent-quest"' }
export const invalidToken = { 'WWW-Authenticate': `${challenge['WWW-Authenticate']}, error="invalid_token"` }

const unreadableCodes = {
  400: 'malformed_request',
  408: 'request_timeout',
  414: 'uri_too_long',
  417: 'expectation_failed',
  431: 'headers_too_large',
  501: 'not_implemented',
  503: 'unavailable',
} as const

/** The problem for a request that could not be read. */
export function unreadable({ status, sentence, requestId, path }: Unreadable) {
  const code = unreadableCodes[status]
  return { type: 'application/problem+json', body: problemText(new Problem(code, sentence), path, requestId) }
}
