/** A request to an operation of the contract, and whether the service must accept it. */
import type { ValidateFunction } from 'ajv'
import * as bodies from '../../generated/bodies.js'
import * as parameters from '../../generated/parameters.js'
import { at, type operations } from '../../tests/support/contract.ts'

// oxlint-disable-next-line no-explicit-any -- schemas and values of any shape
export type Json = any
export type Operation = (typeof operations)[number]
/** Whether a request matches its schemas, or the status that it must get. */
export type Fate = 'good' | 'bad' | number
export interface Request {
  operation: Operation
  method: string
  path: string
  query: [name: string, value: string][]
  headers: Record<string, string>
  body?: Json
  /** Instead of a body. */
  text?: string
}

export const parametersOf = (operation: Operation) => (operation.parameters ?? []).map(parameter => at<Json>(parameter as object))
export const contentOf = (operation: Operation) =>
  (operation.requestBody as { content: Record<string, { schema: object }> } | undefined)?.content ?? {}
export const schemaOf = (operation: Operation) => at<Json>(Object.values(contentOf(operation))[0]?.schema)

/** Whether the generated validators accept a request. */
export function fateOf({ operation, query, headers, body }: Request): Fate {
  const typeOf = (name: string) => parametersOf(operation).find(parameter => parameter.name === name)?.schema.type
  const values: Json = Object.create(null)
  for (const [name, text] of query) {
    const value = meant(typeOf(name), text)
    values[name] = name in values ? [values[name], value].flat() : value
  }
  const lines = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  const admits = (validators: object, name: string, value: Json) =>
    (validators as Record<string, ValidateFunction | undefined>)[`${operation.operationId}_${name}`]?.(structuredClone(value)) ?? true
  const fine =
    admits(parameters, 'query', { ...values }) &&
    admits(parameters, 'header', lines) &&
    (!schemaOf(operation) || admits(bodies, 'body_application_json', body))
  return fine ? 'good' : 'bad'
}

/** The value that a string in a query represents. */
function meant(type: string, text: string) {
  if (type === 'integer' && /^(0|[1-9]\d*)$/.test(text)) return Number(text)
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return type === 'array' ? [text] : text
}

export const fits = ({ pattern = '', minLength = 0, maxLength = Infinity }: Json, text: unknown) =>
  typeof text === 'string' && text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text)
