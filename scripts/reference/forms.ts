/** The forms of “Try it”: the parameters of each operation, and the example of its body. What they mean stands beside them. */
import type { Schema } from '../../src/site/fields.ts'
import type { Field, Form } from '../../src/reference/form.ts'
import { bodyOf, schemas, tags, type Operation, type Parameter } from './contract.ts'

function formOf({ method, path, security, parameters = [], requestBody }: Operation): Form {
  const body = bodyOf(requestBody)
  return {
    method,
    path,
    ...(security?.length === 0 && { isOpen: true }),
    fields: parameters.map(fieldOf),
    ...(body && { body: { isRequired: requestBody?.required ?? false, example: body.example } }),
  }
}

function fieldOf({ name, in: place, required, schema }: Parameter): Field {
  const own = resolved(schema)
  const values = own.type === 'boolean' ? ['true', 'false'] : valuesOf(own)
  const prefix = /^\^([a-z]{3}_)\[/.exec(own.pattern ?? '')?.[1]
  return {
    name,
    in: place,
    ...(required && { isRequired: true }),
    ...(own.type === 'array' ? { isList: true } : values && { values }),
    ...(prefix && { prefix }),
  }
}

const valuesOf = ({ enum: own, anyOf = [] }: Schema): string[] | undefined =>
  (own ?? anyOf.map(resolved).find(({ enum: values }) => values)?.enum) as string[] | undefined

const resolved = (schema: Schema): Schema & { pattern?: string } =>
  schema.$ref === undefined ? schema : resolved(schemas[schema.$ref.split('/').at(-1)!]!)

export const forms: Record<string, Form> = Object.fromEntries(
  tags.flatMap(({ operations }) => operations.map(one => [one.operationId, formOf(one)])),
)
