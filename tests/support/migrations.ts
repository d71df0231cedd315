/** A database of an earlier version. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle as sqliteDrizzle } from 'drizzle-orm/better-sqlite3'
import { migrate as migrateSqlite } from 'drizzle-orm/better-sqlite3/migrator'
import { drizzle as postgresDrizzle } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { migrationsFolder } from '../../src/store/engine/migrations.ts'

/** The first migrations, copied into another folder. */
function firstMigrations(dialect: 'sqlite' | 'postgres', count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'quest-migrations-'))
  cpSync(migrationsFolder(dialect), folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] }
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }))
  return folder
}

/** Brings an empty database to where the first migrations lead. */
export async function applyFirst(url: string, dialect: 'sqlite' | 'postgres', count: number) {
  const folder = firstMigrations(dialect, count)
  if (dialect === 'sqlite') {
    const database = new Database(url)
    migrateSqlite(sqliteDrizzle(database), { migrationsFolder: folder })
    database.close()
  } else {
    const client = new Client({ connectionString: url })
    await client.connect()
    await migratePostgres(postgresDrizzle(client), { migrationsFolder: folder })
    await client.end()
  }
  rmSync(folder, { recursive: true })
}
