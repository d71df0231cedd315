/** Checks result schemas. They may use everything in JSON Schema 2020-12 that is finite and refers to nothing outside. */
import type { Issue } from '../errors.ts'
import { linearPattern, Unsupported } from './pattern.ts'

type Json = Record<string, unknown>
interface Part {
  pointer: string
  schema: Json
  /** Keywords whose subschemas apply to the same place in the data. */
  beside: string[]
}

const dialect = 'https://json-schema.org/draft/2020-12/schema'
const deepest = 20
const mostParts = 500
/** How many subschemas may apply to one place in the data. Each reference to a subschema counts again. */
const mostLooks = 1_000

const holdsOne = [
  'additionalItems',
  'additionalProperties',
  'contains',
  'contentSchema',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]
const holdsSome = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const holdsNamed = ['$defs', 'definitions', 'dependencies', 'dependentSchemas', 'patternProperties', 'properties']
const looksBeside = new Set(['allOf', 'anyOf', 'dependencies', 'dependentSchemas', 'else', 'if', 'not', 'oneOf', 'then'])
const everywhere = new Set(['$anchor', '$comment', '$defs', '$ref'])
const onTop = new Set(['$id', '$schema'])
const supported = [...everywhere, ...onTop].toSorted().join(', ')

/** All reasons why a schema cannot be compiled safely. Empty if it can. */
export function faultsOf(schema: object): Issue[] {
  const parts = partsOf(schema as Json)
  if (!(parts instanceof Map)) return [parts]
  const faults = [...parts.values()].flatMap(part => wordsIn(part))
  return faults.length > 0 ? faults : refsIn(parts)
}

/**
 * Why no object satisfies a schema, judged by the keywords at its top. Hosts send only objects as the data of a result, so a quest with
 * such a schema could not be done. The schema must have no other faults.
 */
export function objectFaultsOf(schema: object): Issue[] {
  const parts = partsOf(schema as Json) as Map<string, Part>
  const anchors = anchorsIn(parts)
  const faultsAt = (pointer: string): Issue[] => {
    const { type, const: only, enum: values, allOf, anyOf, oneOf, $ref } = parts.get(pointer)?.schema ?? {}
    const below = (keyword: string, list: unknown) =>
      Array.isArray(list) ? list.map((_, i) => faultsAt(`${pointer}/${keyword}/${i}`)) : []
    const own = [
      ...(type === undefined || [type].flat().includes('object') ? [] : [`${pointer}/type`]),
      ...(only === undefined || isObject(only) ? [] : [`${pointer}/const`]),
      ...(!Array.isArray(values) || values.some(isObject) ? [] : [`${pointer}/enum`]),
    ].map(at => fault(at, 'object', 'must allow an object, because agents can send only an object'))
    const choices = [below('anyOf', anyOf), below('oneOf', oneOf)].filter(
      faults => faults.length > 0 && faults.every(some => some.length > 0),
    )
    const target = $ref === undefined ? undefined : targetOf($ref, anchors)
    return [
      ...own,
      ...below('allOf', allOf).flat(),
      ...choices.flatMap(([faults = []]) => faults),
      ...(target === undefined ? [] : faultsAt(target)),
    ]
  }
  return faultsAt('')
}

/** The patterns of a schema that cannot be matched in linear time. */
export function patternFaultsOf(schema: object): Issue[] {
  const parts = partsOf(schema as Json)
  if (!(parts instanceof Map)) return [parts]
  return [...parts.values()].flatMap(({ pointer, schema: { pattern, patternProperties } }) => [
    ...(typeof pattern === 'string' ? patternFault(`${pointer}/pattern`, pattern) : []),
    ...(isObject(patternProperties)
      ? Object.keys(patternProperties).flatMap(key => patternFault(`${pointer}/patternProperties/${step(key)}`, key))
      : []),
  ])
}

function patternFault(pointer: string, source: string): Issue[] {
  try {
    linearPattern(source)
    return []
  } catch (error) {
    if (error instanceof Unsupported) return [fault(pointer, 'pattern', error.message)]
    return [fault(pointer, 'pattern', 'is not a regular expression of JavaScript with the flag u')]
  }
}

/** All subschemas of a schema, by their pointers, or the first that exceeds the limit. */
function partsOf(root: Json): Map<string, Part> | Issue {
  const parts = new Map<string, Part>()
  const open: { pointer: string; schema: unknown; depth: number; above?: Part }[] = [{ pointer: '', schema: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { pointer, depth, above } = next
    const schema = typeof next.schema === 'boolean' ? {} : next.schema
    if (!isObject(schema)) continue
    if (depth > deepest) return fault(pointer, 'depth', `is nested deeper than ${deepest} schemas`)
    if (parts.size >= mostParts) return fault(pointer, 'count', `is one schema too many: ${mostParts} are allowed within one result schema`)
    const part: Part = { pointer, schema, beside: [] }
    parts.set(pointer, part)
    above?.beside.push(pointer)
    const add = (keyword: string, path: string, below: unknown) =>
      open.push({ pointer: `${pointer}/${path}`, schema: below, depth: depth + 1, ...(looksBeside.has(keyword) && { above: part }) })
    for (const keyword of holdsOne) add(keyword, keyword, schema[keyword])
    for (const keyword of holdsSome) {
      const list = schema[keyword]
      if (Array.isArray(list)) list.forEach((below, i) => add(keyword, `${keyword}/${i}`, below))
    }
    for (const keyword of holdsNamed) {
      const named = schema[keyword]
      if (isObject(named)) for (const [name, below] of Object.entries(named)) add(keyword, `${keyword}/${step(name)}`, below)
    }
  }
  return parts
}

function wordsIn({ pointer, schema }: Part): Issue[] {
  return Object.entries(schema).flatMap(([word, value]) => {
    const at = `${pointer}/${step(word)}`
    if (!word.startsWith('$') || everywhere.has(word)) return []
    if (!onTop.has(word)) return [fault(at, 'keyword', `is not supported. The keywords that begin with $ are ${supported}`)]
    if (pointer !== '') return [fault(at, 'keyword', 'is allowed only at the top of the schema')]
    if (word === '$schema' && value !== dialect) return [fault(at, 'keyword', `must be ${dialect}, or left out`)]
    return []
  })
}

/** References that lead outside the schema, to something that is not a schema, or in a circle at one place in the data. */
function refsIn(parts: Map<string, Part>): Issue[] {
  const anchors = anchorsIn(parts)
  const faults: Issue[] = []
  for (const { pointer, schema, beside } of parts.values()) {
    if (!('$ref' in schema)) continue
    const target = targetOf(schema['$ref'], anchors)
    if (target !== undefined && parts.has(target)) beside.push(target)
    else faults.push(fault(`${pointer}/$ref`, 'ref', 'must lead to a schema within this schema, such as #/$defs/name'))
  }
  return faults.length > 0 ? faults : circlesIn(parts)
}

const anchorsIn = (parts: Map<string, Part>) => new Map([...parts.values()].map(({ pointer, schema: { $anchor } }) => [$anchor, pointer]))

function targetOf(ref: unknown, anchors: Map<unknown, string>): string | undefined {
  if (typeof ref !== 'string' || !ref.startsWith('#')) return undefined
  let fragment: string
  try {
    fragment = decodeURIComponent(ref.slice(1))
  } catch {
    return undefined
  }
  return fragment === '' || fragment.startsWith('/') ? fragment : anchors.get(fragment)
}

/** Counts the schemas that apply to a place in the data if this one applies. */
function circlesIn(parts: Map<string, Part>): Issue[] {
  const looks = new Map<string, number>()
  const count = (pointer: string): number | Issue => {
    const known = looks.get(pointer)
    // This schema is already being counted, so the references form a circle.
    if (known === 0) return fault(pointer, 'circle', 'leads back to itself without going deeper into the data')
    if (known !== undefined) return known
    looks.set(pointer, 0)
    let sum = 1
    for (const below of parts.get(pointer)!.beside) {
      const more = count(below)
      if (typeof more !== 'number') return more
      sum += more
    }
    if (sum > mostLooks) return fault(pointer, 'count', `holds one place of the data against more than ${mostLooks} schemas`)
    looks.set(pointer, sum)
    return sum
  }
  for (const pointer of parts.keys()) {
    const counted = count(pointer)
    if (typeof counted !== 'number') return [counted]
  }
  return []
}

const fault = (pointer: string, code: string, message: string): Issue => ({ pointer, code, message })
const step = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
