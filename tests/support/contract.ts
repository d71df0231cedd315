/** The contract as tests see it: read from the bundled document, by other means than the service's own. */
import type { ValidateFunction } from 'ajv'
import document from '../../generated/openapi.json' with { type: 'json' }
import * as responses from '../../generated/responses.js'

interface Response {
  $ref?: string
  content?: object
  headers?: Record<string, { $ref: string }>
}
interface Operation {
  operationId: string
  tags: string[]
  security?: object[]
  'x-permission': { signed_in: boolean; role?: string; scopes?: string[]; fresh_proof?: boolean }
  responses: Record<string, Response>
  requestBody?: unknown
  parameters?: unknown[]
}
interface FieldError {
  in: string
  pointer: string
}
interface Header {
  required: boolean
  schema: { pattern?: string; const?: string }
}
/** The headers that may be on any answer, according to the text of the document. */
const onAnyAnswer = new Set(
  [.../## Headers\n(.*?)\n## /s.exec(document.info.description)![1]!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!.toLowerCase()),
)
const methods = ['get', 'put', 'post', 'patch', 'delete']

/** Every operation with its method and path. */
export const operations = Object.entries(document.paths as unknown as Record<string, Record<string, Operation>>).flatMap(([path, item]) =>
  methods
    .filter(method => item[method])
    .map(method => ({
      ...item[method]!,
      method: method.toUpperCase(),
      path: `/v1${path}`,
      pattern: new RegExp(`^/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    })),
)

/** The trials reach the service through this proxy, which says so. */
const proxyAdds = ['server', 'alt-svc', 'content-encoding', 'vary']

/** Literal paths win over those with a variable. */
export const operationAt = (method: string, path: string) => {
  const plain = path.split('?', 1)[0]!
  const verb = method === 'HEAD' ? 'GET' : method.toUpperCase()
  const found = operations.filter(operation => operation.method === verb && operation.pattern.test(plain))
  return found.find(operation => !operation.path.includes('{')) ?? found[0]
}

/** What every answer must satisfy; throws where one does not. */
export function checkAgainstContract(
  method: string,
  path: string,
  { status, headers, body, text }: { status: number; headers: Record<string, string>; body: unknown; text: string },
) {
  const complain = (what: string): never => {
    throw new Error(`${method} ${path} answered ${status}: ${what}\n${text.slice(0, 1000)}`)
  }
  if (!/^[\w.-]{1,64}$/.test(headers['x-request-id'] ?? '')) complain('no X-Request-ID')
  if (status >= 400 && method !== 'HEAD' && !headers['content-type']?.startsWith('application/problem+json'))
    complain('an error that is no problem+json')
  const errors = (body as { errors?: FieldError[] } | null)?.errors
  const fields = Array.isArray(errors) && status >= 400 ? errors.map(({ in: place, pointer }) => `${place} ${pointer}`) : []
  if (new Set(fields).size < fields.length) complain('a field is listed twice')
  const operation = operationAt(method, path)
  if (!operation) return
  const declared = at<Response>(operation.responses[status])
  if (!declared) return complain(`the contract declares no ${status} for ${operation.operationId}`)
  for (const [name, header] of Object.entries(declared.headers ?? {})) {
    const { required, schema } = at<Header>(header)!
    const value: unknown = headers[name.toLowerCase()]
    if (value === undefined ? required : !new RegExp(schema.pattern ?? schema.const ?? '').test(String(value)))
      complain(`${name} is ${String(value)}`)
  }
  const added = headers['server'] === 'Caddy' ? proxyAdds : []
  const known = new Set([...onAnyAnswer, ...added, ...Object.keys(declared.headers ?? {}).map(name => name.toLowerCase())])
  const unknown = Object.keys(headers).filter(name => !known.has(name))
  if (unknown.length) complain(`the contract does not declare ${unknown.join(', ')} for it`)
  const type = headers['content-type']?.split(';', 1)[0]
  if (method === 'HEAD') return
  if (!type) return declared.content && complain('it has no body')
  const validate = (responses as Record<string, ValidateFunction | undefined>)[
    `${operation.operationId}_${status}_${type.replace(/\W/g, '_')}`
  ]
  if (!validate) return complain(`the contract declares no ${type} for it`)
  if (!validate(/[/+]json$/.test(type) ? body : text)) complain(`not as the contract says: ${JSON.stringify(validate.errors)}`)
}

/** What a node of the document is, or points at. */
export function at<T extends object>(node: { $ref?: string } | undefined) {
  return (
    node?.$ref
      ? node.$ref
          .slice(2)
          .split('/')
          .reduce((found, key) => (found as Record<string, object>)[key]!, document as object)
      : node
  ) as T | undefined
}
