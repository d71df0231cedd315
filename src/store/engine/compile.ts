/**
 * Drizzle writes the SQL of each statement and gives it its types. But with each call it looks up again which value belongs where, and for
 * each cell of a row how to read it. That took up to a third of a request. Here each statement is compiled once into
 * two functions. Their source contains only names and numbers from the statement, never a value or a cell.
 */
import { part } from './drizzle.ts'

const { Column, getTableName, is, noopDecoder, noopEncoder, Param, Placeholder } = part('drizzle-orm')

/**
 * A query as Drizzle prepared it. Drizzle's public functions only run it. So this reads what Drizzle does not declare: `fields` and
 * `joinsNotNullableMap` of a prepared query, and `decoder` of an expression. tests/store/compile.test.ts fails if an update changes them.
 */
export interface Prepared {
  getQuery(): { sql: string; params: unknown[] }
  /** The cells of a row in order, each with its place in the result. Missing if the statement returns no rows. */
  fields?: Field[]
  /** For each table of a join: whether every row of the result has a row of it. */
  joinsNotNullableMap?: Record<string, boolean>
}
/** A cell is a column of a table, or an expression, with or without a name. */
interface Field {
  path: string[]
  field: { decoder?: Decoder; sql?: { decoder: Decoder } }
}
interface Encoder {
  mapToDriverValue(value: unknown): unknown
}
interface Decoder {
  mapFromDriverValue(cell: unknown): unknown
}

export interface Compiled {
  text: string
  /** The parameters of the text, from the values of the statement. */
  parameters(values: object): unknown[]
  /** The result for one row of cells. Missing if the statement returns no rows. */
  row: ((cells: unknown[]) => unknown) | undefined
}

export function compiled(query: Prepared): Compiled {
  const { sql, params } = query.getQuery()
  return { text: sql, parameters: parametersOf(params), row: query.fields && rowOf(query.fields, query.joinsNotNullableMap) }
}

const asItIs = new Set<unknown>([
  Column.prototype.mapToDriverValue,
  Column.prototype.mapFromDriverValue,
  noopEncoder.mapToDriverValue,
  noopDecoder.mapFromDriverValue,
])

function parametersOf(params: unknown[]) {
  const sources = params.map((param, i) => {
    const place = is(param, Param) ? param.value : param
    if (!is(place, Placeholder)) return `params[${i}]`
    const name = JSON.stringify(place.name)
    const value = `given(values[${name}], ${name})`
    return is(param, Param) && !asItIs.has(param.encoder.mapToDriverValue) ? `encoded(params[${i}].encoder, ${value})` : value
  })
  return made<Compiled['parameters']>(`values => [${sources.join()}]`, { params, given, encoded })
}

/** A null becomes NULL. Drizzle would store it in a JSON column as the JSON text "null". */
const encoded = (encoder: Encoder, value: unknown) => (value === null ? null : encoder.mapToDriverValue(value))

function given(value: unknown, name: string) {
  if (value === undefined) throw new Error(`No value for placeholder "${name}" was provided`)
  return value
}

/** The result is an object of cells, or of one such object for each table of a join. */
function rowOf(fields: Field[], hasRow: Prepared['joinsNotNullableMap']) {
  const decoders = fields.map(({ field }): Decoder => (is(field, Column) ? field : (field.decoder ?? field.sql!.decoder)))
  const cell = (i: number) =>
    asItIs.has(decoders[i]!.mapFromDriverValue)
      ? `cells[${i}]`
      : `cells[${i}] === null ? null : decoders[${i}].mapFromDriverValue(cells[${i}])`
  const object = (members: string[]) => `{${members.join()}}`
  const member = (name: string, source: string) => `${JSON.stringify(name)}: ${source}`
  const joined = (of: number[]) => {
    const columns = of.filter(i => is(fields[i]!.field, Column))
    const tables = new Set(columns.map(i => getTableName((fields[i]!.field as InstanceType<typeof Column>).table)))
    const [table] = tables
    // If the table has no row here, all its cells are null.
    const lacks = hasRow && tables.size === 1 && !hasRow[table!] ? `cells[${columns[0]}] === null ? null : ` : ''
    return lacks + object(of.map(i => member(fields[i]!.path[1]!, cell(i))))
  }
  const members = Map.groupBy(fields.keys(), i => fields[i]!.path[0]!)
  const whole = object(Array.from(members, ([name, of]) => member(name, fields[of[0]!]!.path.length > 1 ? joined(of) : cell(of[0]!))))
  return made<(cells: unknown[]) => unknown>(`cells => (${whole})`, { decoders })
}

/** A function from its source, which may use these things by name. */
function made<F>(source: string, things: object) {
  return new Function(...Object.keys(things), `return ${source}`)(...Object.values(things)) as F
}
