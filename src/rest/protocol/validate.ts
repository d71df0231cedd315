/** Checks requests against the contract with the validators that are generated from it. */
import type { ErrorObject, ValidateFunction } from 'ajv'
import type { OpenAPIV3_1 } from 'openapi-types'
import * as bodies from '../../../generated/bodies.js'
import * as parameters from '../../../generated/parameters.js'
import { issueOf, mostIssues, onePerField, withoutEchoes } from '../../core/kit/issues.ts'
import { Refusal } from '../../http/refusal.ts'
import { Problem, type FieldError } from './problem.ts'
import type { Op } from './router.ts'

type Validators = Record<string, ValidateFunction | undefined>
/** The parts of a valid request as they were received, with defaults filled in. */
export interface Input {
  path: object
  query: object
  headers: Record<string, unknown>
  body: unknown
}
interface Sent {
  params?: object
  query?: string
  headers: Record<string, unknown>
  /** The media type of the body. */
  type?: string | undefined
  body?: unknown
}
/** What a check found: the input, or why it is refused. */
export interface Checked {
  valid: boolean
  coerced?: Input
  errors?: unknown[] | null
}

/** openapi-backend's validator with the generated functions. The original would compile them at each start, which takes more than a second. */
export class BuiltValidator {
  readonly coerceTypes = false
  readonly #checks: Map<Op, (sent: Sent) => Input | Problem>

  constructor(operations: Op[]) {
    this.#checks = new Map(operations.map(operation => [operation, checkOf(operation)]))
  }

  validateRequest(sent: Sent, operation: Op): Checked {
    const found = this.#checks.get(operation)!(sent)
    return found instanceof Problem ? { valid: false, errors: [found] } : { valid: true, coerced: found }
  }
}

const idempotencyKey = 'idempotency-key'

/** The check of an operation's requests. Its parameters are prepared once. */
function checkOf(operation: Op) {
  const id = operation.operationId!
  const validator = (place: string) => (parameters as Validators)[`${id}_${place}`]!
  const [checkPath, checkQuery, checkHeaders] = [validator('path'), validator('query'), validator('header')]
  const declared = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[]
  const kinds = new Map(
    declared
      .filter(parameter => parameter.in === 'query')
      .map(parameter => [parameter.name, (parameter.schema as OpenAPIV3_1.SchemaObject).type as string]),
  )
  const forms = new Map(
    declared.map(({ name, schema, example }) => [`/${name.toLowerCase()}`, formOf(schema as { title?: string }, example)]),
  )
  const headerNames = declared.filter(parameter => parameter.in === 'header').map(parameter => parameter.name.toLowerCase())
  const refusesKey = operation.method !== 'get' && !headerNames.includes(idempotencyKey)
  const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined
  const types = Object.keys(body?.content ?? {})

  return ({ params: path = {}, query: search = '', headers, type, body: sent }: Sent): Input | Problem => {
    if (!checkPath(path)) return new Problem('not_found', 'There is nothing at this path.')
    const { query, repeated } = readQuery(search, kinds)
    const own = Object.fromEntries(headerNames.filter(name => headers[name] !== undefined).map(name => [name, headers[name]]))
    const input = { path, query, headers: own, body: sent === undefined ? {} : sent }
    const onlyOnce = { in: 'query', code: 'type', message: 'must be sent only once' } as const
    const errors: FieldError[] = repeated.map(name => ({ ...onlyOnce, pointer: `/${name}` }))
    const check = (place: FieldError['in'], validate: ValidateFunction, value: unknown) => {
      if (validate(value)) return
      const found = onePerField(withoutEchoes(validate.errors!)).map(error => fieldError(place, error, forms))
      errors.push(...found.filter(({ pointer }) => place !== 'query' || !repeated.includes(pointer.slice(1))))
    }

    check('query', checkQuery, query)
    check('header', checkHeaders, own)
    // Otherwise a client would repeat the request and believe that nothing happens twice.
    if (refusesKey && headers[idempotencyKey] !== undefined)
      errors.push({ in: 'header', pointer: `/${idempotencyKey}`, code: 'not_supported', message: 'is not supported by this operation' })
    if (errors.some(error => error.pointer === '/if-match' && error.code === 'required')) {
      return new Problem(
        'precondition_required',
        "Send If-Match with the ETag that you read, so that you do not overwrite someone else's change.",
      )
    }
    if (body) {
      if (type !== undefined && !types.includes(type))
        return new Problem('unsupported_media_type', `Send the body as ${types.join(' or ')}.`, {
          headers: { [takesHeader[operation.method] ?? 'Accept']: types.join(', ') },
        })
      if (sent === undefined && body.required) errors.push({ in: 'body', pointer: '', code: 'required', message: 'must be sent' })
      else check('body', (bodies as Validators)[`${id}_body_${(type ?? types[0]!).replace(/\W/g, '_')}`]!, input.body)
    }
    if (errors.length === 0) return input
    return new Problem('validation_failed', 'The request is invalid; see `errors`.', { errors: errors.slice(0, mostIssues) })
  }
}

/**
 * Converts values to numbers, booleans and lists if the contract requires it. Other values stay strings, for the validator to check. If a
 * known parameter that is not a list is repeated, the first value is used, and `repeated` names the parameter.
 */
function readQuery(search: string, kinds: ReadonlyMap<string, string>) {
  const query = Object.create(null) as Record<string, unknown>
  const repeated = new Set<string>()
  if (search.includes('%')) checkDecodable(search)
  for (const [name, text] of search ? new URLSearchParams(search) : []) {
    const value = read[kinds.get(name) ?? '']?.(text) ?? text
    if (!(name in query)) query[name] = value
    else if (kinds.get(name) === 'array') (query[name] as unknown[]).push(text)
    else if (kinds.has(name)) repeated.add(name)
  }
  return { query, repeated: [...repeated] }
}

const read: Record<string, (text: string) => unknown> = {
  integer: text => (/^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined),
  boolean: text => (text === 'true' ? true : text === 'false' ? false : undefined),
  array: text => [text],
}

/** URLSearchParams would accept a percent sign without digits, and would replace invalid UTF-8 by U+FFFD. */
function checkDecodable(search: string) {
  try {
    decodeURIComponent(search)
  } catch {
    throw new Refusal('malformed_request', 'The query is not percent-encoded UTF-8.')
  }
}

function fieldError(place: FieldError['in'], error: ErrorObject, forms: ReadonlyMap<string, string | undefined>): FieldError {
  const form = error.keyword === 'pattern' ? forms.get(error.instancePath) : undefined
  return { in: place, ...issueOf(error), ...(form && { message: form }) }
}

/** The header in which a refusal lists the media types that a method accepts. */
const takesHeader: Record<string, string> = { post: 'Accept-Post', patch: 'Accept-Patch' }

/** If the contract names the format of a parameter, the error says which format is required. */
const formOf = ({ title }: { title?: string }, example: unknown) => title && `must be ${title}, such as ${String(example)}`
