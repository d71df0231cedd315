/** Everything in the contract has a description, not only a name. */
import { expect, test } from '@jest/globals'
import document from '../../generated/openapi.json' with { type: 'json' }
import { at, operations } from '../support/contract.ts'

interface Node {
  $ref?: string
  description?: string
  enum?: string[]
  properties?: Record<string, Node>
  items?: Node
  'x-enumDescriptions'?: Record<string, string>
}
const { schemas, parameters, headers, responses, securitySchemes } = document.components as unknown as Record<string, Record<string, Node>>

/** In its own words, or in those that it points at. */
const isDescribed = (node: Node): boolean => Boolean(node.description) || (node.$ref !== undefined && isDescribed(at<Node>(node)!))

test.each(Object.entries(schemas!))('the schema %s and all its properties have descriptions', (name, schema) => {
  expect(bare(name, schema)).toEqual([])
  expect(schema.description).toBeTruthy()
})

test('every operation, parameter, header, response and security scheme has a description', () => {
  const own = operations.flatMap(operation => {
    const { operationId: id, parameters: given = [], responses: answers } = operation
    return [
      [id, operation as Node],
      ...(given as (Node & { name?: string })[]).map((parameter, i) => [`${id} ${parameter.name ?? i}`, parameter] as const),
      ...Object.entries(answers).map(([status, response]) => [`${id} ${status}`, response as Node] as const),
    ] as const
  })
  const shared = [parameters!, headers!, responses!, securitySchemes!].flatMap(kind => Object.entries(kind))
  const all = [...own, ...shared] as [string, Node][]

  expect(all.length).toBeGreaterThan(500)
  expect(all.filter(([, node]) => !isDescribed(node)).map(([name]) => name)).toEqual([])
})

test('every value of an enum with descriptions has one', () => {
  const listed = Object.values(schemas!).filter(schema => schema['x-enumDescriptions'])

  expect(listed.length).toBeGreaterThanOrEqual(4)
  for (const { enum: values, 'x-enumDescriptions': meanings } of listed)
    expect(Object.keys(meanings!).toSorted()).toEqual(values!.toSorted())
})

/** The properties in a schema, however deep, that nothing describes. */
function bare(path: string, node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = Object.entries((node as Node).properties ?? {}).filter(([, property]) => !isDescribed(property))
  const within = Object.entries(node)
    .filter(([key]) => !/^(examples?|default|enum)$/.test(key))
    .flatMap(([key, value]) => (Array.isArray(value) ? value.flatMap(one => bare(`${path}.${key}`, one)) : bare(`${path}.${key}`, value)))
  return [...own.map(([name]) => `${path}.${name}`), ...within]
}
