/**
 * Drizzle, loaded by `require`. For each ES module that it imports, Node reads the nearest package.json again. Drizzle has hundreds of
 * modules and a package.json of 179 kB, so importing it would take most of the start-up time.
 */
import { createRequire } from 'node:module'
import type * as sqliteDriver from 'drizzle-orm/better-sqlite3'
import type * as sqliteMigrator from 'drizzle-orm/better-sqlite3/migrator'
import type * as drizzle from 'drizzle-orm'
import type * as postgresDriver from 'drizzle-orm/node-postgres'
import type * as migrator from 'drizzle-orm/migrator'
import type * as postgresCore from 'drizzle-orm/pg-core'
import type * as sqliteCore from 'drizzle-orm/sqlite-core'

interface Parts {
  'drizzle-orm': typeof drizzle
  'drizzle-orm/sqlite-core': typeof sqliteCore
  'drizzle-orm/pg-core': typeof postgresCore
  'drizzle-orm/better-sqlite3': typeof sqliteDriver
  'drizzle-orm/better-sqlite3/migrator': typeof sqliteMigrator
  'drizzle-orm/node-postgres': typeof postgresDriver
  'drizzle-orm/migrator': typeof migrator
}

const load = createRequire(import.meta.url)
export const part = <P extends keyof Parts>(name: P) => load(name) as Parts[P]

export const {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  ne,
  notExists,
  or,
  sql,
} = part('drizzle-orm')
export type { AnyColumn, SQL } from 'drizzle-orm'
