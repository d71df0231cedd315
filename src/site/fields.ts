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
}

export interface Field {
  /** `items[].id` is the id of each item. */
  name: string
  /** Its type with its bounds: `integer, 1 to 50`. */
  type: string
  required: boolean
  description: string
}

export function fieldsOf(schema: Schema): Field[] {
  const resolve = (one: Schema): Schema => (one.$ref ? { ...resolve(schema.$defs![one.$ref.split('/').at(-1)!]!), ...one } : one)

  const below = (parent: Schema, way: string): Field[] =>
    Object.entries(parent.properties ?? {}).flatMap(([key, given]) => {
      const own = resolve(given)
      const item = own.items && resolve(own.items)
      const name = way + key
      const field = {
        name,
        type: item ? `array of ${typeOf(item)}${own.maxItems ? `, at most ${own.maxItems}` : ''}` : typeOf(own),
        required: parent.required?.includes(key) ?? false,
        description: own.description ?? item?.description ?? '',
      }
      return [field, ...below(item ?? own, item ? `${name}[].` : `${name}.`)]
    })
  return below(resolve(schema), '')
}

function typeOf({ type = 'any JSON', enum: values, const: only, format, default: fallback, ...bounds }: Schema): string {
  const { minimum, maximum, minLength, maxLength } = bounds
  const choices = only === undefined ? values : [only]
  return [
    choices ? choices.map(value => JSON.stringify(value)).join(' | ') : (format ?? [type].flat().join(' or ')),
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    fallback === undefined ? '' : `else ${JSON.stringify(fallback)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function range(least: number | undefined, most: number | undefined, unit: string) {
  if (most !== undefined) return least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`
  return least ? `at least ${least}${unit}` : ''
}
