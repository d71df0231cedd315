/** The fields of a JSON Schema, for readers: a row for each, with its path from the top. */
export interface Schema {
  type?: string | readonly string[]
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  required?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  $ref?: string
  $defs?: Readonly<Record<string, Schema>>
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  discriminator?: { propertyName: string }
  /** Whether later versions may add values. */
  'x-may-grow'?: boolean
}

/** A schema without references and unions: null is a mark on the rest. */
interface Plain extends Schema {
  orNull?: boolean
  /** The names of several schemas, one of which applies. */
  names?: string[]
  /** The name of the schema that was referred to. */
  named?: string
}

export interface Field {
  /** `items[].id` is the id of each item. */
  name: string
  /** Its type with its bounds: `integer, 1 to 50`. */
  type: string
  required: boolean
  description: string
  /** The schema whose members are too deep to be shown here. */
  deeper?: string | undefined
}

/** How many levels below the top are shown. */
const mostLevels = 3

export function fieldsOf(schema: Schema, levels = mostLevels): Field[] {
  const resolve = (one: Schema): Plain => {
    if (one.$ref) return { ...resolve(schema.$defs![nameIn(one.$ref)]!), ...one, named: nameIn(one.$ref) }
    const members = one.oneOf ?? one.anyOf
    if (members && one.discriminator) return { ...united(members.map(resolve)), ...one }
    if (!members) return one
    const orNull = members.some(({ type }) => type === 'null')
    const rest = members.filter(({ type }) => type !== 'null')
    const marks = orNull && { orNull }
    if (rest.length === 1) return { ...resolve(rest[0]!), ...one, ...marks }
    return { ...one, ...marks, names: rest.map(member => (member.$ref ? nameIn(member.$ref) : typeOf(resolve(member)))) }
  }

  const below = (parent: Schema, way: string, level = 1): Field[] =>
    Object.entries(level > levels ? {} : (parent.properties ?? {})).flatMap(([key, given]) => {
      const own = resolve(given)
      const item = own.items && resolve(own.items)
      const name = way + key
      const field = {
        name,
        type: item ? `array of ${typeOf(item)}${own.maxItems ? `, at most ${own.maxItems}` : ''}` : typeOf(own),
        required: parent.required?.includes(key) ?? false,
        description: own.description ?? item?.description ?? '',
        ...(level === levels && (item ?? own).properties && { deeper: (item ?? own).named }),
      }
      return [field, ...below(item ?? own, item ? `${name}[].` : `${name}.`, level + 1)]
    })
  return below(resolve(schema), '')
}

/** One object with the members of several, of which a value is one. What only some of them have may be missing. */
export function united<One extends Schema>(objects: One[]): Schema {
  const properties: Record<string, Schema> = {}
  for (const object of objects)
    for (const [name, schema] of Object.entries(object.properties ?? {}))
      properties[name] = { ...schema, ...(schema.enum && { enum: [...(properties[name]?.enum ?? []), ...schema.enum] }) }
  return {
    type: 'object',
    required: objects[0]!.required!.filter(name => objects.every(({ required }) => required?.includes(name))),
    properties,
  }
}

const nameIn = (reference: string) => reference.split('/').at(-1)!

function typeOf({
  type = 'any JSON',
  enum: values,
  const: only,
  format,
  default: fallback,
  orNull,
  'x-may-grow': orLater,
  names,
  ...bounds
}: Plain): string {
  const { minimum, maximum, minLength, maxLength } = bounds
  const choices = only === undefined ? values : [only]
  const plain = choices?.map(value => JSON.stringify(value)).join(' | ') ?? names?.join(' | ') ?? format ?? [type].flat().join(' or ')
  return [
    `${plain}${orLater ? ' | …' : ''}${orNull ? ' or null' : ''}`,
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    fallback === undefined ? '' : `default ${JSON.stringify(fallback)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function range(least: number | undefined, most: number | undefined, unit: string) {
  if (most !== undefined) return least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`
  return least ? `at least ${least}${unit}` : ''
}
