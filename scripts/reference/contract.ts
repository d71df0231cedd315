/** The contract as the pages of the reference read it. */
import { readFileSync } from 'node:fs'
import type { Schema } from '../../src/site/fields.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}
interface Content {
  schema: Schema
  example?: unknown
  examples?: Record<string, { summary?: string; value: unknown }>
}
interface Answer {
  description?: string
  /** Of a body. */
  required?: boolean
  content?: Record<string, Content>
}
interface Described {
  operationId: string
  summary: string
  description?: string
  tags: [string]
  security?: object[]
  /** A webhook has none. */
  'x-permission'?: { role?: string; scopes?: string[] }
  parameters?: Parameter[]
  requestBody?: Answer
  responses: Record<string, Answer>
  'x-codeSamples'?: { lang: string; source: string }[]
}
export interface Operation extends Described {
  method: string
  path: string
}
interface Tag {
  name: string
  description: string
  /** The last part of the address of its page. */
  slug: string
  operations: Operation[]
}
interface Listed {
  name: string
  meanings: Record<string, string>
}

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any
const source: Json = JSON.parse(readFileSync('generated/openapi.json', 'utf8'))
export const { info } = source
export const schemas: Record<string, Schema & { title?: string }> = source.components.schemas

/** What a reference leads to, or the thing itself. */
const at = <T>(one: T & { $ref?: string }): T =>
  one.$ref === undefined
    ? one
    : at(
        one.$ref
          .slice(2)
          .split('/')
          .reduce((place: Json, key) => place[key], source),
      )

function operationOf(method: string, path: string, described: Json, common: Json[] = []): Operation {
  const { parameters = [], requestBody, responses, ...rest } = described
  const answers = Object.entries<Json>(responses).map(([status, answer]) => [status, at(answer)])
  return {
    ...rest,
    method: method.toUpperCase(),
    path,
    parameters: [...common, ...parameters].map(at),
    ...(requestBody && { requestBody: at(requestBody) }),
    responses: Object.fromEntries(answers),
  }
}

const operations = Object.entries<Json>(source.paths).flatMap(([path, { parameters, ...item }]) =>
  Object.entries<Json>(item).map(([method, described]) => operationOf(method, source.servers[0].url + path, described, parameters)),
)
export const webhooks = Object.entries<Json>(source.webhooks).map(([name, { post }]) => operationOf('post', name, post))

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
export const tags: Tag[] = source.tags.map(({ name, description }: Pick<Tag, 'name' | 'description'>) => ({
  name,
  description,
  slug: slugOf(name),
  operations: operations.filter(operation => operation.tags[0] === name),
}))

/** The schemas whose values have meanings of their own, such as the actions in the log. Problems have pages of their own. */
export const listed: Listed[] = Object.entries<Json>(source.components.schemas)
  .filter(([name, schema]) => 'x-enumDescriptions' in schema && name !== 'ProblemCode')
  .map(([name, schema]) => ({ name, meanings: schema['x-enumDescriptions'] }))

export const problems: string[] = source.components.schemas.ProblemCode.enum
/** The problem codes of an answer. */
export const codesOf = ({ content }: Answer): string[] =>
  (content?.['application/problem+json']?.schema as Json)?.allOf?.flatMap((part: Json) => part.properties?.code?.enum ?? []) ?? []

/** The schema of a JSON answer or body, with its name if it has one. */
export function bodyOf(answer: Answer | undefined) {
  const [type, content] = Object.entries(answer?.content ?? {})[0] ?? []
  if (type === undefined || content === undefined) return undefined
  const example = content.example ?? Object.values(content.examples ?? {})[0]?.value
  return { type, name: content.schema.$ref?.split('/').at(-1), schema: content.schema, example }
}
