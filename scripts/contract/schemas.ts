/** Schemas as clients read them. spec/openapi/ says some of them in a shorter form. */
import { texts } from './texts.ts'

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any
type Schemas = Record<string, Json>

/** A row of AuditAction: what the action means, the members of its data, and which of its entries the service log has. */
export interface Action {
  says: string
  data: string[]
  /** What a member is in this action, if that is less than AuditData allows. */
  only?: Schemas
  service?: true | Record<string, string>
}

/** A row of NoticeKind: what the kind means, and whether it needs the human. */
export interface Kind {
  says: string
  needs_me?: true
}

export function completeSchemas({ Page: page, ...written }: Schemas): Schemas {
  const complete = (schema: Json): Json => {
    if (schema['x-actions']) return enumerated(actions(schema))
    if (schema['x-kinds']) return enumerated(kinds(schema))
    if (schema['x-values']) return joined(schema)
    if (schema['x-enumDescriptions']) return enumerated(schema)
    return schema.allOf?.[0].$ref === '#/components/schemas/Page' ? pageOf(schema, page) : schema
  }
  /** A list of values may contain those of another schema. */
  const joined = ({ type, 'x-values': values, ...rest }: Json) => ({
    type,
    enum: values.flatMap((value: Json) => (value.$ref ? complete(written[value.$ref.split('/').at(-1)]).enum : value)),
    ...rest,
  })
  return Object.fromEntries(Object.entries(written).map(([name, schema]) => [name, complete(schema)]))
}

/** Its values are those that have a meaning. */
function enumerated({ type, description, ...rest }: Json) {
  return { type, description, enum: Object.keys(rest['x-enumDescriptions']), ...rest }
}

function actions({ 'x-actions': rows, ...rest }: Json) {
  const all = Object.entries<Action>(rows)
  const column = <Value>(of: (row: Action) => Value) => Object.fromEntries(all.map(([action, row]) => [action, of(row)]))
  return {
    ...rest,
    'x-enumDescriptions': column(({ says }) => says),
    'x-data': column(({ data }) => data),
    'x-service-log': all.filter(([, { service }]) => service).map(([action]) => action),
  }
}

function kinds({ 'x-kinds': rows, ...rest }: Json) {
  const meanings = Object.entries<Kind>(rows).map(([kind, { says }]) => [kind, says])
  return { ...rest, 'x-enumDescriptions': Object.fromEntries(meanings) }
}

/** A page of a list: the members of Page, with the schema of its items, and perhaps more members. */
function pageOf({ description, allOf: [, own] }: Json, page: Json) {
  const items = { ...page.properties.items, ...own.properties.items }
  return {
    type: 'object',
    description,
    required: [...page.required, ...(own.required ?? [])],
    properties: { ...page.properties, ...own.properties, items },
  }
}

/** Tells those who read the descriptions which enums may get more values. */
export function sayWhatGrows(node: Json) {
  if (typeof node !== 'object' || node === null) return
  if (node['x-may-grow']) node.description = [node.description, 'Later versions may add values.'].filter(Boolean).join(' ')
  for (const part of Object.values(node)) sayWhatGrows(part)
}

/** Publishes the pattern of each text whose kind is named. */
export function addPatterns(node: Json) {
  if (typeof node !== 'object' || node === null) return
  if (typeof node['x-text'] === 'string') node.pattern = texts[node['x-text']]!.published
  for (const part of Object.values(node)) addPatterns(part)
}

/** Closes the objects of a request, so that it is refused if it has a field that is not declared. */
export function close(node: Json, find: (node: Json) => Json) {
  if (typeof node !== 'object' || node === null) return
  if (node.$ref) return close(find(node), find)
  if (node.properties) node.additionalProperties ??= false
  for (const part of [node.items, ...Object.values(node.properties ?? {}), ...(node.anyOf ?? node.oneOf ?? [])]) close(part, find)
}
