import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Log } from '../../../log.ts'
import { part } from '../drizzle.ts'
import { changing, migrationsFolder, missing, refuseNewer, requireCurrent } from '../migrations.ts'
import type { Database } from '../servers.ts'
import { driversOwn } from '../statement.ts'
import { connected } from './connection.ts'
import { refuseUnfit } from './fitness.ts'
import { noteOf, usualSchema } from './schemas.ts'

const { readMigrationFiles } = part('drizzle-orm/migrator')

/** The lock that makes instances that start together migrate one after another. */
const migrationLock = 0x61_71_73
const lockPauseMs = 100
/**
 * A statement gives up if it does not get the lock of its table within this time, because everything else that needs the table waits behind
 * it. After a pause it tries again, until the patience is over.
 */
const tableLockMs = 500
const tablePauseMs = 500
const patienceMs = 600_000

type Report = (what: string) => void

/** The migrations have their own connection without a time limit, because building an index over a large table takes long. */
export async function prepareDatabase(url: string, { schema = usualSchema, directUrl }: Database, log: Log, report?: Report) {
  const client = await connected(url)
  try {
    await refuseUnfit(client, url, directUrl === undefined ? 'DATABASE_URL' : 'AQS_PG_LISTEN_URL')
    await client.query(`SET statement_timeout = 0; SET lock_timeout = ${tableLockMs}`)
    if (schema !== usualSchema) await client.query(`SET search_path = ${schema}`)
    const isFree = async () => (await client.query('SELECT pg_try_advisory_lock($1) AS taken', [migrationLock])).rows[0].taken
    for (let waits = false; !(await isFree()); waits = true) {
      if (!waits) log.info('another instance is changing the tables; this one waits for it')
      if (!waits) report?.('waiting for another instance, which is changing the tables')
      await sleep(lockPauseMs)
    }
    refuseNewer('postgres', await lastMigration(client, schema))
    await migrate(client, schema, log, report)
  } catch (error) {
    const { code } = driversOwn(error)
    if (typeof code !== 'string') throw error
    throw new Error(`The tables in the PostgreSQL database cannot be brought up to date: ${reasons[code] ?? code}`, { cause: error })
  } finally {
    // This also releases the lock.
    await client.end().catch(() => {})
  }
}

const reasons: Record<string, string> = {
  '42501': 'this user may not create tables there',
  '42P07': 'another program has tables there',
  '55P03': 'another program, such as a backup, has used one of them for ten minutes',
}

export async function requireCurrentTables(url: string, schema: string) {
  const client = await connected(url)
  try {
    requireCurrent('postgres', await lastMigration(client, schema))
  } finally {
    await client.end()
  }
}

/** The time of the newest migration that the database has. Undefined if it has none. */
async function lastMigration(client: Client, schema: string) {
  const notes = `${noteOf(schema)}.__drizzle_migrations`
  const { rows } = await client.query('SELECT to_regclass($1) AS migrated', [notes])
  if (!rows[0].migrated) return undefined
  return Number((await client.query(`SELECT max(created_at) AS last FROM ${notes}`)).rows[0].last)
}

/**
 * Runs the files that drizzle-kit wrote. Drizzle's own migrator runs all of them in one transaction, which would hold the locks of several
 * tables at once: an older version that serves beside this one could wait for one of them while it holds another, and PostgreSQL would end
 * one of the two. So each statement is a transaction, which also notes how far the file is. If the process ends before the end of a
 * file, the next start continues there.
 */
async function migrate(client: Client, schema: string, log: Log, report?: Report) {
  const [notes, steps] = [`${noteOf(schema)}.__drizzle_migrations`, `${noteOf(schema)}.migration_steps`]
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${noteOf(schema)}`)
  await client.query(`CREATE TABLE IF NOT EXISTS ${notes} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
  await client.query(`CREATE TABLE IF NOT EXISTS ${steps} (hash text PRIMARY KEY, done integer NOT NULL)`)
  const names = missing('postgres', await lastMigration(client, schema))
  const files = readMigrationFiles({ migrationsFolder: migrationsFolder('postgres') })
  const fresh = new Set<string>()
  for (const { hash, folderMillis, sql } of files.filter(({ folderMillis }) => names.has(folderMillis))) {
    const name = names.get(folderMillis)!
    log.info({ migration: name }, 'the tables are being changed')
    report?.(changing(name))
    const { rows } = await client.query<{ done: number }>(`SELECT done FROM ${steps} WHERE hash = $1`, [hash])
    for (const [index, named] of sql.entries()) {
      const done = index + 1
      if (done <= (rows[0]?.done ?? 0)) continue
      // The files name the schema `public` where a table refers to another.
      const text = named.trim().replaceAll(`"${usualSchema}".`, `"${schema}".`)
      const isBuilt = await buildIndex(client, schema, text, fresh)
      await patiently(client, log, async () => {
        if (!isBuilt) await client.query(text)
        await client.query(`INSERT INTO ${steps} VALUES ($1, $2) ON CONFLICT (hash) DO UPDATE SET done = excluded.done`, [hash, done])
        if (done < sql.length) return
        await client.query(`INSERT INTO ${notes} (hash, created_at) VALUES ($1, $2)`, [hash, folderMillis])
        await client.query(`DELETE FROM ${steps}`)
      })
    }
  }
}

/**
 * Builds the index of a table that may have many rows, while others write to it. PostgreSQL can do that only outside a transaction. If it
 * is interrupted, it leaves an index that is not valid, which is removed first. Returns false for any other statement. `fresh` are the
 * tables that this run has created.
 */
async function buildIndex(client: Client, schema: string, text: string, fresh: Set<string>) {
  const created = /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?"(\w+)"/.exec(text)?.[1]
  if (created !== undefined) fresh.add(created)
  const [, kind = '', name, table] = /^CREATE (UNIQUE )?INDEX (?:IF NOT EXISTS )?"(\w+)" ON "(\w+)"/.exec(text) ?? []
  if (table === undefined || fresh.has(table)) return false
  const there = await client.query<{ valid: boolean }>('SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)', [
    `"${schema}"."${name}"`,
  ])
  if (there.rows[0]?.valid) return true
  // Nothing that others do waits for this lock, so it may take as long as a backup.
  await client.query(`SET lock_timeout = ${patienceMs}`)
  if (there.rows[0]) await client.query(`DROP INDEX CONCURRENTLY "${schema}"."${name}"`)
  await client.query(text.replace(/^CREATE (UNIQUE )?INDEX (IF NOT EXISTS )?/, `CREATE ${kind}INDEX CONCURRENTLY `))
  await client.query(`SET lock_timeout = ${tableLockMs}`)
  return true
}

/** Runs work in a transaction, and again while other programs use the tables that it needs. */
async function patiently(client: Client, log: Log, work: () => Promise<void>) {
  const endsAt = performance.now() + patienceMs
  for (let waits = false; ; waits = true) {
    try {
      await client.query('BEGIN')
      await work()
      await client.query('COMMIT')
      return
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {})
      if (!/^(55P03|40P01)$/.test(String(driversOwn(error).code)) || performance.now() > endsAt) throw error
      if (!waits) log.info('another program uses a table that must change; this one tries again')
      await sleep(tablePauseMs)
    }
  }
}
