/**
 * Makes the schemas of `tools/list` from the full schemas of spec/mcp/. Every client gives them to a model in its own schema dialect,
 * so they use only keywords that all dialects share. The server's validators still check every rule, and the agents' reference shows the
 * full schemas.
 *
 * - References are replaced by their targets.
 * - Each property has one type. A property that may be any JSON is listed as an object.
 * - Each argument has a description.
 * - Descriptions include bounds, lengths and defaults, because some clients show a model nothing else. A pattern replaces the length.
 * - A pattern is listed only if every regex engine reads it in the same way. The description explains `x-text` and `format`.
 * - The schema of an answer has only the types of its top level: hosts check answers with it, and do not show it to a model.
 */
import { texts } from './contract/texts.ts'

// oxlint-disable-next-line no-explicit-any -- schemas, as parsed
type Json = any
type Resolve = (ref: string) => Json

/** OpenAI's strict functions refuse a request with `default`, `minLength` or `maxLength`, so only the description has those. */
const bounds = ['enum', 'minimum', 'maximum', 'minItems', 'maxItems']
/** Literals, classes and repeats in ASCII; no escapes, and no group that begins with a question mark. */
const isPlain = (pattern: unknown) => typeof pattern === 'string' && /^(?!.*\(\?)[ -[\]-~]*$/.test(pattern)
const formats: Record<string, string> = { uri: 'An address.' }

export function listedInput(schema: Json, resolve: Resolve): Json {
  const { properties, required } = resolved(schema, resolve)
  const takes = (given: Json, name: string): Json => {
    const own = resolved(given, resolve)
    const { type = 'object', pattern, items } = own
    return {
      type,
      ...described(own, name),
      ...Object.fromEntries(bounds.filter(key => key in own).map(key => [key, own[key]])),
      ...(isPlain(pattern) && { pattern }),
      ...(items && { items: takes(items, name) }),
      ...(type === 'object' && { additionalProperties: true }),
    }
  }
  return { type: 'object', properties: mapped(properties, takes), ...(required && { required }), additionalProperties: false }
}

export function listedOutput(schema: Json, resolve: Resolve): Json {
  const { properties, required } = resolved(schema, resolve)
  const answers = (given: Json): Json => {
    const own = resolved(given, resolve)
    const items = own.items && resolved(own.items, resolve)
    return {
      type: own.type,
      ...(items && { items: { type: items.type } }),
    }
  }
  return { type: 'object', properties: mapped(properties, answers), ...(required && { required }) }
}

function resolved(schema: Json, resolve: Resolve): Json {
  if (!schema.$ref) return schema
  const { $ref, ...own } = schema
  return { ...resolved(resolve($ref), resolve), ...own }
}

const mapped = (properties: Record<string, Json>, each: (schema: Json, name: string) => Json) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, each(schema, name)]))

function described(schema: Json, name: string) {
  if (!schema.description && !formats[schema.format]) throw new Error(`spec/mcp: ${name} needs a description, because it is listed.`)
  const { minimum, maximum, minLength, maxLength, maxItems, pattern, default: fallback, 'x-text': kind, format } = schema
  const sentences = [
    schema.description ?? formats[format],
    kind && texts[kind]!.words,
    range(minimum, maximum, ''),
    !isPlain(pattern) && range(minLength > 1 ? minLength : undefined, maxLength, ' characters'),
    range(undefined, maxItems, ' items'),
    fallback !== undefined && `Default: ${fallback}.`,
  ]
  return { description: sentences.filter(Boolean).join(' ') }
}

function range(least: number | undefined, most: number | undefined, unit: string) {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}.`
  if (least !== undefined) return `At least ${least}${unit}.`
  return most !== undefined && `At most ${most}${unit}.`
}
