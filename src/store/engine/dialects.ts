/** The kinds of column, table and index that the tables are defined with, in each of the two databases. Only the one in use is loaded. */
import { part } from './drizzle.ts'

interface Hash {
  data: string
  /** PostgreSQL's driver takes a text. */
  driverData: { toString(encoding: 'hex'): string }
}
const fromDriver = (bytes: Hash['driverData']) => bytes.toString('hex')

/** JSON that is stored in another form than it is used in. */
export interface Form<T> {
  stored(value: T): unknown
  read(stored: never): T
}

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
    /** In hex, and half as long in the database. */
    hash: lite.customType<Hash>({ dataType: () => 'blob', toDriver: hex => Buffer.from(hex, 'hex'), fromDriver }),
    /** The name of a column is that of its member, unless it is given. */
    json: <T>(name = '') => lite.text(name, { mode: 'json' }).$type<T>(),
    jsonAs: <T>({ stored, read }: Form<T>) =>
      lite.customType<{ data: T; driverData: string }>({
        dataType: () => 'text',
        toDriver: value => JSON.stringify(stored(value)),
        fromDriver: text => read(JSON.parse(text) as never),
      })(),
    oneOf: <const V extends [string, ...string[]]>(...values: V) => lite.text({ enum: values }),
    /** Words with spaces between them, for a full-text search. */
    words: () => lite.text(),
    /** The number of a row in FTS5. */
    place: { place: lite.integer('rowid').notNull() },
    /** The order of the rows of a full-text search. In FTS5 it is the number of the row. */
    order: () => lite.integer('rowid'),
    /** The index of the words, which FTS5 makes by itself. */
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
    hash: pg.customType<Hash>({ dataType: () => 'bytea', toDriver: hex => `\\x${hex}`, fromDriver }),
    // Drizzle would parse a text that is a JSON value once more.
    json: pg.customType<{ data: unknown }>({ dataType: () => 'jsonb', toDriver: value => JSON.stringify(value) }),
    jsonAs: ({ stored, read }: Form<unknown>) =>
      pg.customType<{ data: unknown; driverData: unknown }>({
        dataType: () => 'jsonb',
        // Drizzle asks for null too.
        toDriver: value => JSON.stringify(value === null ? null : stored(value)),
        fromDriver: read as (value: unknown) => unknown,
      })(),
    oneOf: (...values: [string, ...string[]]) => pg.text({ enum: values }),
    place: {},
    order: () => pg.bigint({ mode: 'number' }),
    words: pg.customType<{ data: string }>({ dataType: () => 'tsvector' }),
    fullText: (name: string, words: never) => [pg.index(name).using('gin', words)],
  } as unknown as Dialect
}
