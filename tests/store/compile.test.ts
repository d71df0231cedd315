/** Runs every statement both in the store's way and in Drizzle's, over a driver that returns every kind of cell, and compares the results. */
import { describe, expect, test } from '@jest/globals'
import { Column, getTableName, is, Param, Placeholder } from 'drizzle-orm'
import { drizzle as overSqlite } from 'drizzle-orm/better-sqlite3'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { compiled, type Prepared } from '../../src/store/engine/compile.ts'
import type { AnyStatement } from '../../src/store/index.ts'
import { planned } from '../../src/store/engine/postgres/plans.ts'
import { define, postgres, sqlite } from '../../src/store/tables/index.ts'
import { everyStatement, type List } from '../support/statements.ts'
import { kindsOfRun } from '../support/extent.ts'

type Cells = unknown[]
interface Drizzles extends Prepared {
  execute(values: object): unknown
}
/** The calls of a driver, and the rows that it returns. */
const driver = { asked: [] as unknown[], rows: [] as Cells[] }
const ask = (params: unknown[]) => {
  driver.asked = params
  return driver.rows
}
const raw = { all: (...params: unknown[]) => ask(params) }
const statementOfSqlite = { raw: () => raw, run: (...params: unknown[]) => ask(params) }
const lite = overSqlite({ prepare: () => statementOfSqlite } as never, { casing: 'snake_case' })
const pg = overPostgres({ query: async (_: unknown, params: unknown[]) => ({ rows: ask(params) }) } as never, { casing: 'snake_case' })
const hold = <Q>(query: Q) => query

const dialects = {
  sqlite: {
    prepare: ({ build }: AnyStatement) => (build(lite as never, define(sqlite), hold) as unknown as { prepare(): Drizzles }).prepare(),
    run: (query: Drizzles, values: object) => (query.execute(values) as { sync(): unknown }).sync(),
    json: '{"a":[1,null]}',
  },
  postgres: {
    prepare: ({ build }: AnyStatement) => planned(build(pg as never, define(postgres), hold)).prepare('') as Drizzles,
    run: (query: Drizzles, values: object) => query.execute(values),
    json: { a: [1, null] },
  },
}

describe.each(kindsOfRun)('compiled statements (%s)', kind => {
  const { prepare, run, json } = dialects[kind]

  test('have the same parameters and return the same rows as with Drizzle itself', async () => {
    const statements = await everyStatement(pages)
    const found = []
    const expected = []
    for (const statement of statements) {
      const query = prepare(statement)
      const { parameters, row } = compiled(query)
      const values = valuesFor(query)
      driver.rows = rowsFor(query, json)
      const answer = await run(query, values)
      // Drizzle would store null in a JSON column as the JSON text.
      const asked = driver.asked.map(value => (value === 'null' ? null : value))
      // As texts, so that the order of the members counts too.
      expected.push({ of: statement.name, asked, answer: query.fields && JSON.stringify(answer) })
      found.push({ of: statement.name, asked: parameters(values), answer: row && JSON.stringify(driver.rows.map(row)) })
    }

    expect(found).toEqual(expected)
    expect(found.filter(({ answer }) => answer).length).toBeGreaterThan(100)
    expect(found.length).toBeGreaterThan(150)
  })

  test('read only what this version of Drizzle keeps in a prepared query', async () => {
    const prepared = (await everyStatement(pages)).map(prepare)

    expect(new Set(prepared.flatMap(lacking))).toEqual(new Set())
    expect(prepared.filter(isJoin).length).toBeGreaterThan(10)
  })

  test('throw if one of their values is missing', async () => {
    for (const statement of await everyStatement(pages)) {
      const query = prepare(statement)
      const values = valuesFor(query)
      for (const name of Object.keys(values))
        expect(() => compiled(query).parameters({ ...values, [name]: undefined })).toThrow(
          `No value for placeholder "${name}" was provided`,
        )
    }
  })
})

const isJoin = ({ fields = [] }: Prepared) => fields.some(({ path }) => path.length > 1)

/** The undeclared members of Drizzle's that src/store/engine/compile.ts reads, and that a query does not have as expected. */
function lacking(query: Prepared): string[] {
  const { fields = [], joinsNotNullableMap: joins } = query
  const tables = isJoin(query) ? fields.flatMap(({ field }) => (is(field, Column) ? [getTableName(field.table)] : [])) : []
  const decoders = fields.flatMap(({ field }) => (is(field, Column) ? [] : [field.decoder ?? field.sql?.decoder]))
  return [
    ...('fields' in query ? [] : ['PreparedQuery.fields']),
    ...(fields.every(({ path }) => path.length > 0 && path.every(name => typeof name === 'string')) ? [] : ['fields[].path']),
    ...(decoders.every(decoder => typeof decoder?.mapFromDriverValue === 'function') ? [] : ['fields[].field.decoder']),
    ...(tables.every(table => typeof joins?.[table] === 'boolean') ? [] : ['PreparedQuery.joinsNotNullableMap']),
  ]
}

/** A value for each placeholder: a hash for a column of hashes, and else any kind, so that what is JSON must be encoded. */
function valuesFor(query: Prepared) {
  const places = query.getQuery().params.map(param => (is(param, Param) ? { of: param.encoder, value: param.value } : { value: param }))
  return Object.fromEntries(
    places.flatMap(({ of, value }, i) =>
      is(value, Placeholder)
        ? [[value.name, is(of, Column) && isHash(of) ? '5a3e' : [i, `text ${i}`, null, { nested: ['é', i] }][i % 4]]]
        : [],
    ),
  )
}

const isHash = (column: Column) => ['blob', 'bytea'].includes(column.getSQLType())

/** Rows with every kind of value in turn, a row of nulls, and rows that lack one joined table each. */
function rowsFor({ fields = [] }: Prepared, json: unknown): Cells[] {
  const whole = fields.map(({ field }, i) =>
    (field as { dataType?: string }).dataType === 'json' ? json : is(field, Column) && isHash(field) ? Buffer.of(i) : String(i),
  )
  const tops = [...new Set(fields.filter(({ path }) => path.length > 1).map(({ path }) => path[0]))]
  const without = tops.map(top => whole.map((cell, i) => (fields[i]!.path[0] === top ? null : cell)))
  const alternating = [0, 1].map(odd => whole.map((cell, i) => (i % 2 === odd ? null : cell)))
  return [whole, whole.map(() => null), ...without, ...alternating]
}

/** Some pages of each list. */
const pages = (list: List) =>
  list.sorts.flatMap(sort => [
    ...list.filters.map(filter => list(sort, [filter], true, 21)),
    list(sort === 'relevance' ? sort : `-${sort}`, [], false, 51),
  ])
