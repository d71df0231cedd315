/** Makes the published contract: the bundled one with samples for each operation, and the answers and messages that the tests recorded. */
import { finder } from './contract/find.ts'
import { samplesOf, type Call } from './samples.ts'

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any

/** By operation or shared response, status (or `sent`), media type and problem code: see tests/support/examples.ts. */
type Examples = Record<string, Record<string, Record<string, Record<string, Json>>>>

/** `messages` has the message of each webhook. */
export function withExamples(document: Json, examples: Examples, messages: Record<string, Json>): Json {
  const copy = structuredClone(document)
  const find = finder(copy)
  for (const [path, item] of Object.entries<Json>(copy.paths)) {
    for (const [method, operation] of Object.entries<Json>(item)) {
      for (const [type, media] of Object.entries<Json>(operation.requestBody?.content ?? {}))
        media.example = examples[operation.operationId]?.['sent']?.[type]?.['ok'] ?? media.example ?? find(media.schema).example
      operation['x-codeSamples'] = samplesOf(callOf(method, `${copy.servers[0].url}${path}`, operation, find))
      for (const [status, response] of Object.entries<Json>(operation.responses)) {
        const shared: string | undefined = response.$ref?.split('/').at(-1)
        for (const [type, media] of Object.entries<Json>(find(response).content ?? {})) {
          Object.assign(media, shown(examples[shared ?? operation.operationId]?.[status]?.[type]))
          // The problem was recorded with one of the operations that share it.
          if (shared) for (const { value } of Object.values<Json>(media.examples ?? {})) value.instance = anyPath
        }
      }
    }
  }
  for (const [kind, { post }] of Object.entries<Json>(copy.webhooks))
    for (const media of Object.values<Json>(post.requestBody.content)) if (messages[kind]) media.example = messages[kind]
  return copy
}

/** The path in a problem that is an example for several operations. */
const anyPath = '/v1/path-of-the-request'

/** A success has one example, a problem one for each code. */
function shown(recorded: Record<string, Json> | undefined) {
  if (!recorded) return {}
  if ('ok' in recorded) return { example: recorded['ok'] }
  return { examples: Object.fromEntries(Object.entries(recorded).map(([code, value]) => [code, { value }])) }
}

function streamOf(types: string[]): Call['stream'] {
  if (types.includes('text/event-stream')) return 'events'
  return types.length > 0 && !types.includes('application/json') ? 'lines' : undefined
}

function callOf(method: string, path: string, operation: Json, find: (node: Json) => Json): Call {
  const parameters: Json[] = operation.parameters ?? []
  const body = Object.values<Json>(operation.requestBody?.content ?? {})[0]
  const successes = Object.entries<Json>(operation.responses).filter(([status]) => status < '300')
  const types = successes.flatMap(([, response]) => Object.keys(find(response).content ?? {}))
  const place = ({ $ref }: Json) =>
    $ref
      .split('/')
      .at(-1)
      .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
      .toUpperCase()
  const inPath = parameters.filter(parameter => find(parameter).in === 'path')
  const required = parameters.map(find).filter(parameter => parameter.in === 'header' && parameter.required)
  return {
    method: method.toUpperCase(),
    path,
    places: Object.fromEntries(inPath.map(parameter => [find(parameter).name, place(parameter)])),
    headers: required.map(({ name }) => name),
    needsSession: operation.security?.length !== 0,
    // Otherwise a program would get a cookie instead of a token.
    body: body && 'transport' in (find(body.schema).properties ?? {}) ? { ...body.example, transport: 'token' } : body?.example,
    stream: streamOf(types),
    hasAnswer: types.length > 0,
  }
}
