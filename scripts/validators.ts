/** Compiles schemas of the contract into validators. */
import { _, Ajv2020, type Options } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { endingEarly } from '../src/core/kit/issues.ts'
import { banner, write } from './generated.ts'
import { texts } from './contract/texts.ts'

// oxlint-disable-next-line no-explicit-any -- the documents, as parsed
type Json = any
type Schemas = Record<string, Json>

const year = String.raw`\d{4}`
const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`
const day = String.raw`(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`
const minutes = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`
const elsewhere = String.raw`(?!0000-01-01.*\+|9999-12-31T.*-)`
/**
 * The format date-time: a text that JavaScript can parse as a time, with a four-digit year in UTC. The one of ajv-formats also accepts leap
 * seconds, offsets without minutes and any white space. JavaScript cannot parse such a time, or reads it as a different one.
 */
const instant = new RegExp(
  String.raw`^${elsewhere}(?:${year}-${day}|${leapYear}-02-29)T${minutes}:[0-5]\d(?:\.\d{1,9})?(?:Z|[-+]${minutes})$`,
)

export function validators(file: string, shared: Schemas, schemas: Schemas, options: Options) {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
    ...options,
  })
  addFormats.default(ajv)
  ajv.addFormat('date-time', instant)
  linearUniqueItems(ajv)
  ajv.addVocabulary(['example', 'x-enumDescriptions', 'x-data', 'x-service-log'])
  const rebased = (node: Json): Json =>
    JSON.parse(JSON.stringify(node).replaceAll('"#/components/schemas/', '"/schemas/'), (_, value) => withRule(value))
  for (const [name, schema] of Object.entries(shared)) ajv.addSchema(rebased(schema), `/schemas/${name}`)
  // Many operations have the same schema for a query or a status. Such schemas are compiled once.
  const names = Object.keys(schemas)
  const texts = names.map(name => JSON.stringify(schemas[name]))
  const first = (name: string) => names[texts.indexOf(JSON.stringify(schemas[name]))]!
  const unique = names.filter(name => first(name) === name)
  const aliases = names.filter(name => first(name) !== name).map(name => `export { ${first(name)} as ${name} }\n`)
  for (const name of unique) ajv.addSchema(rebased(schemas[name]), name)
  // Ajv's ESM output still calls require() for its runtime helpers and formats, so it gets one.
  const shim = "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n"
  const code = standalone.default(ajv, Object.fromEntries(unique.map(name => [name, name])))
  write(file, banner + shim + endingEarly(code) + '\n' + aliases.join(''))
  write(
    file.replace('.js', '.d.ts'),
    `${banner}import type { ValidateFunction } from 'ajv'\n${names.map(name => `export const ${name}: ValidateFunction\n`).join('')}`,
  )
}

/**
 * If Ajv does not know the type of items, it compares each item with every other one, even in a list that is too long. Our items are never
 * objects.
 */
function linearUniqueItems(ajv: Ajv2020) {
  ajv.removeKeyword('uniqueItems').addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    error: { message: 'must not have the same item twice' },
    code: context => context.fail(_`new Set(${context.data}.map(item => JSON.stringify(item))).size < ${context.data}.length`),
  })
}

/** A schema with `x-text` must follow the rule of that kind of text, instead of the pattern that it publishes. */
function withRule(node: Json): Json {
  if (typeof node?.['x-text'] !== 'string') return node
  const { 'x-text': kind, ...own } = node
  if (!texts[kind]) throw new Error(`There is no kind of text ${kind}: see scripts/contract/texts.ts.`)
  return { ...own, pattern: texts[kind].pattern }
}
