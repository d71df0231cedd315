/** The format of a result's data: a JSON Schema in simple words, and as JSON. */
import type { ComponentChildren } from 'preact'

type Schema = Record<string, unknown>

export const ResultSchema = ({ schema }: { schema: Schema }) => (
  <div class="data stack gap3">
    <Shape schema={schema} />
    <details>
      <summary class="soft small">As JSON Schema</summary>
      <pre>
        <bdi>{JSON.stringify(schema, undefined, 2)}</bdi>
      </pre>
    </details>
  </div>
)

/** The properties of an object, or the rule for anything else. */
function Shape({ schema }: { schema: Schema }) {
  const parts = isSchema(schema['properties']) ? Object.entries(schema['properties']) : []
  if (parts.length === 0) return <p>{ruleOf(schema)}</p>
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return (
    <ul class="shape stack gap2">
      {parts.map(([name, part]) => (
        <li key={name}>
          <p>
            <code>{name}</code>{' '}
            <span class="soft">
              {required.includes(name) ? '' : 'optional, '}
              {isSchema(part) ? ruleOf(part) : 'anything'}
            </span>
          </p>
          {isSchema(part) && <Inside schema={part} />}
        </li>
      ))}
    </ul>
  )
}

function Inside({ schema }: { schema: Schema }): ComponentChildren {
  const { description, items } = schema
  const inner = isSchema(items) ? items : schema
  return (
    <>
      {typeof description === 'string' && <p class="small">{description}</p>}
      {isSchema(inner['properties']) && <Shape schema={inner} />}
    </>
  )
}

const words: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
  null: 'nothing',
}
/** Keywords that are in the words below, or shown elsewhere. */
const covered = new Set(
  (
    '$schema title description type properties required additionalProperties items const enum format ' +
    'minLength maxLength minimum maximum minItems maxItems pattern uniqueItems examples default'
  ).split(' '),
)

function ruleOf(schema: Schema): string {
  const { type, items, format, pattern } = schema
  if ('const' in schema) return `exactly ${JSON.stringify(schema['const'])}`
  if (Array.isArray(schema['enum'])) return `one of ${schema['enum'].map(value => JSON.stringify(value)).join(', ')}`
  const kinds = [type].flat().filter(kind => typeof kind === 'string')
  return [
    kinds.map(kind => words[kind] ?? kind).join(' or ') || 'anything',
    bounds(schema, 'minLength', 'maxLength', 'characters'),
    bounds(schema, 'minimum', 'maximum', ''),
    bounds(schema, 'minItems', 'maxItems', 'items'),
    schema['uniqueItems'] === true && 'no duplicates',
    typeof format === 'string' && `in the format ${format}`,
    typeof pattern === 'string' && `that matches ${pattern}`,
    isSchema(items) && `each item is ${ruleOf(items)}`,
    Object.keys(schema).some(key => !covered.has(key)) && 'and more rules in the schema',
  ]
    .filter(Boolean)
    .join(', ')
}

function bounds(schema: Schema, least: string, most: string, of: string) {
  const [min, max] = [schema[least], schema[most]]
  const unit = of && ` ${of}`
  if (typeof min === 'number' && typeof max === 'number') return min === max ? `${min}${unit}` : `${min} to ${max}${unit}`
  if (typeof min === 'number') return `at least ${min}${unit}`
  if (typeof max === 'number') return `at most ${max}${unit}`
  return ''
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)
