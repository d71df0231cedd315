/**
 * Adds the standard headers and refusals of spec/openapi/standard.yaml when the contract is bundled. So an operation in spec/openapi/ describes
 * only what is specific to it.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { headers, refusal, sharedRefusal, success, type Counted, type Written } from './answers.ts'
import { conditions, isList, isRepeatable, isWrite, type Condition, type Operation } from './conditions.ts'
import { finder } from './find.ts'
import { addPatterns, close, completeSchemas, sayWhatGrows } from './schemas.ts'
import { permissionOf, type Row } from '../../src/rest/protocol/permissions.ts'

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any
type Named = Record<string, Json>

interface Standard {
  headers: Named
  parameters: Named
  /** If several with one status fit an operation, the first is added. */
  refusals: Record<string, Written & { status: number; when: Condition; counted?: Counted }>
  tokens: Record<'person' | 'scopes', Written>
  writes: { security: Json[]; securitySchemes: Named }
  webhooks: { every: Named; parameters: Named; responses: Named }
}
const standard: Standard = parse(readFileSync(new URL('../../spec/openapi/standard.yaml', import.meta.url), 'utf8'))
for (const [name, { when }] of Object.entries(standard.refusals))
  if (!(when in conditions)) throw new Error(`standard.yaml: ${name} is added when “${when}”, which conditions.ts does not know`)

/** Completes a bundled document in place. */
export function complete(document: Json) {
  const { components, paths, webhooks } = document
  const find = finder(document)
  const operations = operationsOf(paths, find)
  const roles = components.schemas.Role.enum.map((role: string) => `\`${role}\``).join(', ')
  for (const one of document.tags) one.description = one.description.replace('{roles}', roles)
  const scopes = Object.keys(components.schemas.TokenScope['x-enumDescriptions']).map(scope => `\`${scope}\``)
  document.info.description = document.info.description.replace('{scopes}', scopes.join(', '))
  addPatterns(document)
  sayWhatGrows(components.schemas)
  for (const operation of operations) completeRequest(operation, find)
  for (const operation of operations) paths[operation.path][operation.method] = completed(operation, find)
  for (const item of Object.values<Json>(webhooks)) Object.assign(item.post, standard.webhooks.every)
  const answers = mapped(components.responses, one => (one['x-problems'] ? sharedRefusal(one) : success(one, tag(hasVersion(one, find)))))
  const refusals = mapped(standard.refusals, one => sharedRefusal(one, one.counted))
  document.components = {
    securitySchemes: { ...components.securitySchemes, ...standard.writes.securitySchemes },
    parameters: sorted({ ...components.parameters, ...standard.parameters, ...standard.webhooks.parameters }),
    headers: sorted({ ...components.headers, ...standard.headers }),
    responses: sorted({ ...answers, ...refusals, ...standard.webhooks.responses }),
    schemas: sorted(completeSchemas(components.schemas)),
  }
}

function operationsOf(paths: Record<string, Named>, find: (node: Json) => Json): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, written]) => {
      const [, success] = Object.entries<Json>(written.responses).find(([status]) => status < '300')!
      const key = isRepeatable(method, written) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []
      const parameters = [...(written.parameters ?? []), ...key]
      const takes = parameters.flatMap(({ $ref }: Json) => $ref?.split('/').at(-1) ?? [])
      const row = rowOf(written)
      return {
        path,
        method,
        written: { ...written, ...(parameters.length > 0 && { parameters }) },
        takes,
        role: row?.role,
        scopes: row?.scopes,
        hasBody: find(success).content !== undefined,
        hasVersion: hasVersion(find(success), find),
      }
    }),
  )
}

/** Who may use an operation. Undefined if nobody needs to be signed in. */
function rowOf({ operationId, security }: Json): Row | undefined {
  if (security?.length === 0) return undefined
  const row = permissionOf[operationId as keyof typeof permissionOf]
  if (!row) throw new Error(`src/rest/protocol/permissions.ts does not say who may use ${operationId}`)
  return row
}

function completeRequest({ method, written: { requestBody } }: Operation, find: (node: Json) => Json) {
  if (method === 'patch') requestBody.content['application/merge-patch+json'] = requestBody.content['application/json']
  for (const { schema } of Object.values<Json>(requestBody?.content ?? {})) close(schema, find)
}

function completed(operation: Operation, find: (node: Json) => Json) {
  const { operationId, tags, summary, description, 'x-without': without = [], requestBody, responses, ...rest } = operation.written
  const isWanted = (name: string) => !without.includes(name)
  const { scopes } = operation
  const own = find(responses['403'])
  const repeats = conditions['it reads Idempotency-Key'](operation)
  const added = {
    ...tag(operation.hasVersion && isWanted('ETag')),
    ...(isList(operation) && headers('Link')),
    ...(repeats && headers('Idempotent-Replayed')),
  }
  const answer = (one: Json) => {
    // An answer that reads share is written out for a POST, which adds a header to it.
    if (one.$ref) return repeats && !find(one)['x-problems'] ? success(find(one), added) : one
    return one['x-problems'] ? refusal(one) : success(one, added)
  }
  return {
    operationId,
    tags,
    summary,
    description,
    ...(isWrite(operation) && { security: standard.writes.security }),
    ...rest,
    'x-permission': permissionIn(operation, own),
    ...(requestBody && { requestBody: { required: false, ...requestBody } }),
    responses: { ...refusalsOf(operation, isWanted), ...mapped(responses, answer), ...(own && scopes && withTokens(own, scopes)) },
  }
}

/** Who may use an operation, for programs. */
function permissionIn({ role = 'member', scopes }: Operation, own: Written | undefined) {
  if (!scopes) return { signed_in: false }
  return { signed_in: true, role, scopes, fresh_proof: own?.['x-problems']?.includes('proof_required') ?? false }
}

/** Adds what a service token gets to the 403 that an operation has itself, unless it says it already. */
function withTokens(own: Written, scopes: readonly string[]) {
  const more = standard.tokens[scopes.length > 0 ? 'scopes' : 'person']
  const codes = [...new Set([...own['x-problems']!, ...more['x-problems']!])]
  if (codes.length === own['x-problems']!.length) return {}
  return { '403': refusal({ ...own, description: `${own.description} ${more.description}`, 'x-problems': codes }) }
}

/** The refusals that every operation of this kind has. */
function refusalsOf(operation: Operation, isWanted: (name: string) => boolean) {
  const found: Named = {}
  for (const [name, { status, when }] of Object.entries(standard.refusals))
    if (isWanted(name) && conditions[when](operation)) found[status] ??= { $ref: `#/components/responses/${name}` }
  return found
}

function hasVersion({ content }: Written, find: (node: Json) => Json): boolean {
  return find(content?.['application/json']?.schema)?.properties?.version?.$ref === '#/components/schemas/Version'
}

const tag = (isVersioned: boolean) => (isVersioned ? headers('ETag') : {})
const mapped = (all: Named, change: (one: Json) => Json): Named =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]))
const sorted = (all: Named): Named => Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
