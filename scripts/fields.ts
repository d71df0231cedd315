/** The fields of each request as the portal's forms show them, so that a form cannot disagree with the contract. */
import { banner } from './generated.ts'

// oxlint-disable-next-line no-explicit-any -- the documents, as parsed
type Json = any
type Find = (node: Json) => Json

const inputTypes: Record<string, string> = { integer: 'number', number: 'number', uri: 'url', email: 'email' }

/** `requests` has the schema of the query and of the body, by operation. */
export function fieldsText(requests: Record<string, Json[]>, find: Find) {
  const each = (of: (schema: Json) => object) =>
    Object.entries(requests).flatMap(([id, schemas]) => {
      const found = Object.assign({}, ...schemas.map(schema => of(find(schema))))
      return Object.keys(found).length ? `  ${id}: ${JSON.stringify(found)},\n` : []
    })
  return `${banner}
/** The attributes of the control for a field: \`<Input {...fieldsOf.createAgent.name} label="Name" />\`. */
export const fieldsOf = {
${each(schema => fieldsIn(schema, find)).join('')}} as const

/** What the service alone checks, so that it can say what is wrong: the least length of a text, and the most items of a list. */
export const limitsOf = {
${each(schema => limitsIn(schema, find)).join('')}} as const
`
}

/** A member of an object is a field too. Its name is its JSON pointer without the first slash. */
function fieldsIn({ properties = {}, required = [] }: Json, find: Find, within = ''): Json {
  const fields = Object.entries<Json>(properties).map(([key, reference]) => {
    const schema = ifNotNull(find(reference), find)
    if (schema.properties) return [key, fieldsIn(schema, find, `${within}${key}/`)]
    const kind = [schema.type].flat().find(type => type !== 'null')
    const { maxLength, minimum: min, maximum: max } = schema
    const type = inputTypes[schema.format] ?? inputTypes[kind]
    return [key, { name: within + key, ...(required.includes(key) && !within && { required: true }), type, maxLength, min, max }]
  })
  return Object.fromEntries(fields)
}

/** What a value has to be, if it is not null. */
const ifNotNull = (schema: Json, find: Find): Json => schema.oneOf?.map(find).find(({ type }: Json) => type !== 'null') ?? schema

function limitsIn({ properties = {} }: Json, find: Find) {
  const limits = Object.entries<Json>(properties).map(([key, reference]) => {
    const { minLength = 0, maxItems } = find(reference)
    return [key, { ...(minLength > 1 && { minLength }), maxItems }]
  })
  return Object.fromEntries(limits.filter(([, limit]) => JSON.stringify(limit) !== '{}'))
}
