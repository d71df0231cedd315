/** The kinds of column, table and index that the tables are defined with, in each of the two databases. */
import { part } from './drizzle.ts'

const lite = part('drizzle-orm/sqlite-core')
const pg = part('drizzle-orm/pg-core')

/** The kinds of column in use. Each has the same JavaScript type in both databases. */
export const sqlite = {
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
  /** Words with spaces between them, for a full-text search. */
  words: () => lite.text(),
  /** The index of a full-text search. FTS5 creates its own. */
  fullText: (_name: string, _words: unknown): [] => [],
}
export type Dialect = typeof sqlite

export const postgres = {
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
