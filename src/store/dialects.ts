/** The two databases, each in the words in which the tables are defined. Only the one in use is loaded. */
import { part } from './drizzle.ts'

/** The kinds of column in use. What JavaScript sees of them is the same on both sides. */
export function sqlite() {
  const lite = part('drizzle-orm/sqlite-core')
  return {
    table: lite.sqliteTable,
    index: lite.index,
    unique: lite.uniqueIndex,
    key: lite.primaryKey,
    text: () => lite.text(),
    int: () => lite.integer(),
    /** A number of bytes, which may be more than 2 GB. */
    bytes: () => lite.integer({ mode: 'number' }),
    /** Milliseconds since 1970. */
    instant: () => lite.integer({ mode: 'number' }),
    json: <T>() => lite.text({ mode: 'json' }).$type<T>(),
    oneOf: <const V extends [string, ...string[]]>(...values: V) => lite.text({ enum: values }),
    /** Words with spaces between them, for a full-text search, */
    words: () => lite.text(),
    /** and its index, which FTS5 makes by itself. */
    fullText: (_name: string, _words: unknown): [] => [],
  }
}
export type Dialect = ReturnType<typeof sqlite>

export function postgres() {
  const pg = part('drizzle-orm/pg-core')
  return {
    table: pg.pgTable,
    index: pg.index,
    unique: pg.uniqueIndex,
    key: pg.primaryKey,
    text: () => pg.text(),
    int: () => pg.integer(),
    bytes: () => pg.bigint({ mode: 'number' }),
    instant: () => pg.bigint({ mode: 'number' }),
    json: <T>() => pg.jsonb().$type<T>(),
    oneOf: (...values: [string, ...string[]]) => pg.text({ enum: values }),
    words: pg.customType<{ data: string }>({ dataType: () => 'tsvector' }),
    fullText: (name: string, words: never) => [pg.index(name).using('gin', words)],
  } as unknown as Dialect
}
