/**
 * Generates the contract in camelCase: types, and one codec for each schema. Input is decoded once, after validation. Output is encoded
 * once: an encoder names each field of its schema, so no other field can be sent. Inside, an instant is a number of milliseconds; on the
 * wire it is a date-time. Free-form objects are passed on unchanged.
 */
// oxlint-disable-next-line no-explicit-any -- the documents, as parsed
type Json = any
type Schemas = Record<string, Json>

/** The keys of these objects are data, namely names of actions, so they are not converted. */
const keysAreData = new Set([
  'Policy',
  'PolicyPatch',
  'ExternalPolicy',
  'ExternalPolicyPatch',
  'ExternalRule',
  'ExternalRulePatch',
  'AgentsPolicy',
  'AgentsExternalRule',
])

/** These objects are stored as they are sent, because hashes cover them. */
const storedAsSent = new Set(['AuditData', 'SignedStatement', 'ShownAction'])

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
export const pascal = (name: string) => camel(`_${name}`)

const isObject = (node: Json) => node.type === 'object' && node.properties !== undefined
const isNull = (node: Json) => node.type === 'null'

/** Generates types and functions, but only for schemas that are used. */
export function codec(direction: 'in' | 'out', schemas: Schemas) {
  const isOut = direction === 'out'
  const verb = isOut ? 'encode' : 'decode'
  const types = new Map<string, string>()
  const functions = new Map<string, string>()

  function add(name: string, node: Json) {
    if (types.has(name)) return name
    types.set(name, '')
    types.set(name, isObject(node) ? `export interface ${name} ${typeOf(node, name)}` : `export type ${name} = ${typeOf(node, name)}`)
    if (isObject(node)) functions.set(name, `export function ${verb}${name}(v) {\n  return ${codeOf(node, 'v', name)}\n}`)
    return name
  }

  const target = (node: Json): [name: string, node: Json] => {
    const name = node.$ref.split('/').at(-1)
    return [name, schemas[name]]
  }

  function typeOf(node: Json, within?: string): string {
    if (node.$ref) {
      const [name, found] = target(node)
      if (storedAsSent.has(name)) return 'object'
      return isObject(found) || found.enum ? add(name, found) : typeOf(found)
    }
    if (node.const !== undefined) return JSON.stringify(node.const)
    if (node.enum) return node.enum.map((value: unknown) => JSON.stringify(value)).join(' | ')
    const choices: Json[] | undefined =
      node.oneOf ?? node.anyOf ?? (Array.isArray(node.type) ? node.type.map((type: string) => ({ ...node, type })) : undefined)
    // Of several forms of object nobody knows which one a value has: it is data, such as the arguments of an approval.
    if (choices && choices.filter(choice => isObject(choice.$ref ? target(choice)[1] : choice)).length > 1)
      return typeOf({ type: 'object' })
    if (choices) return choices.map(choice => typeOf(choice)).join(' | ')
    if (node.format === 'date-time') return 'number'
    switch (node.type) {
      case 'integer':
        return 'number'
      case 'array':
        return `${isOut ? 'readonly ' : ''}(${typeOf(node.items)})[]`
      case 'object':
        return node.properties ? shapeOf(node, within) : isOut ? 'object' : 'Record<string, unknown>'
      default:
        return node.type ?? 'unknown'
    }
  }

  function shapeOf(node: Json, within?: string) {
    const fields = Object.entries<Json>(node.properties).map(([name, schema]) => {
      const none = isOptional(node, name) ? (isOut ? ' | null | undefined' : ' | undefined') : ''
      // A view must say that an optional field is missing. So a field that is new in the contract cannot be forgotten.
      return `  ${inner(name, within)}${none && !isOut ? '?' : ''}: ${typeOf(schema)}${none}\n`
    })
    return `{\n${fields.join('')}}`
  }

  /** After validation, a field with a default always has a value. */
  const isOptional = ({ required = [], properties }: Json, name: string) =>
    !required.includes(name) && (isOut || properties[name].default === undefined)
  const inner = (name: string, within?: string) => (within !== undefined && keysAreData.has(within) ? name : camel(name))

  /** The code that converts a value, or the value itself if it needs no conversion. */
  function codeOf(node: Json, value: string, within?: string): string {
    if (node.$ref) {
      const [name, found] = target(node)
      if (!isObject(found)) return codeOf(found, value)
      if (storedAsSent.has(name) || (!isOut && keysAreData.has(name))) return value
      return `${verb}${add(name, found)}(${value})`
    }
    const [wanted, isNullable] = withoutNull(node)
    if (isNullable) {
      const code = codeOf(wanted, value)
      return code === value ? value : `${value} === null ? null : ${code}`
    }
    if (node.anyOf ?? node.oneOf) return value
    if (node.format === 'date-time') return isOut ? `instant(${value})` : `Date.parse(${value})`
    if (node.type === 'array') {
      const item = codeOf(node.items, 'item')
      if (item === 'item') return value
      return `${value}.map(${/^\w+(?=\(item\)$)/.exec(item)?.[0] ?? `item => (${item})`})`
    }
    return isObject(node) ? literalOf(node, value, within) : value
  }

  function literalOf(node: Json, value: string, within?: string) {
    const fields = Object.entries<Json>(node.properties).map(([name, schema]) => {
      const [from, to] = isOut ? [inner(name, within), name] : [name, inner(name, within)]
      return `${to}: ${isOptional(node, name) ? optional(schema, `${value}.${from}`) : codeOf(schema, `${value}.${from}`)},`
    })
    return `{ ${fields.join(' ')} }`
  }

  /** Leaves out an optional field that is null, unless the schema allows null. */
  function optional(schema: Json, value: string) {
    const [wanted, isNullable] = withoutNull(schema.$ref ? { oneOf: [schema] } : schema)
    const code = codeOf(wanted, value)
    if (code === value) return isOut && !isNullable ? `${value} ?? undefined` : value
    return `${value} == null ? ${isOut && !isNullable ? 'undefined' : value} : ${code}`
  }

  return {
    /** The name of a schema's type, and of its function without the verb. A schema without a name gets `name`. */
    name: (node: Json, otherwise: string) => (node.$ref ? add(...target(node)) : add(otherwise, node)),
    types: () => [...types.values()].join('\n'),
    code: () => [...functions.values()].join('\n'),
    functions: () => [...functions.keys()],
  }
}

function withoutNull(node: Json): [Json, isNullable: boolean] {
  const choices: Json[] | undefined = node.oneOf ?? node.anyOf
  if (choices) {
    const others = choices.filter(choice => !isNull(choice))
    return [others.length === 1 ? others[0] : { anyOf: others }, others.length < choices.length]
  }
  if (!Array.isArray(node.type) || !node.type.includes('null')) return [node, false]
  const types = node.type.filter((type: string) => type !== 'null')
  return [{ ...node, type: types.length === 1 ? types[0] : types }, true]
}

/** A table of functions by operation or tool, with its type. */
export function table(name: string, of: string, names: Record<string, string>, verb: 'encode' | 'decode') {
  const rows = Object.entries(names)
  return {
    code: `export const ${name} = { ${rows.map(([key, schema]) => `${key}: ${verb}${schema}`).join(', ')} }\n`,
    types: `export interface ${of} {\n${rows.map(([key, schema]) => `  ${key}: ${schema}\n`).join('')}}\nexport declare const ${name}: { [K in keyof ${of}]: ${
      verb === 'encode' ? `(value: ${of}[K]) => object` : `(sent: object) => ${of}[K]`
    } }\n`,
  }
}
