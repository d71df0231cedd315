/** Makes a PostgreSQL database ready for the service, or says why it is not fit. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import type { Log } from '../log.ts'
import { part } from './drizzle.ts'
import { migrationsFolder, refuseNewer } from './migrations.ts'
import { connected } from './postgres-connection.ts'
import { driversOwn } from './statement.ts'

const { drizzle } = part('drizzle-orm/node-postgres')
const { migrate } = part('drizzle-orm/node-postgres/migrator')

/** The lock that makes instances that start together migrate one after another. */
const migrationLock = 0x61_71_73
const lockPauseMs = 100

/**
 * Drizzle's migrator races with itself if several instances start at once, so a lock protects it. It has its own connection without a time
 * limit, because building an index over a large table, or waiting for another instance to build it, takes long.
 */
export async function prepareDatabase(url: string, log: Log) {
  refuseSeveralHosts(url)
  const client = await connected(url)
  try {
    await refuseUnfit(client, url)
    await client.query('SET statement_timeout = 0')
    const isFree = async () => (await client.query('SELECT pg_try_advisory_lock($1) AS taken', [migrationLock])).rows[0].taken
    for (let waits = false; !(await isFree()); waits = true) {
      if (!waits) log.info('another instance is changing the tables; this one waits for it')
      await sleep(lockPauseMs)
    }
    const {
      rows: [found],
    } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS migrated")
    if (found.migrated)
      refuseNewer('postgres', Number((await client.query('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations')).rows[0].last))
    await migrate(drizzle(client) as unknown as NodePgDatabase, { migrationsFolder: migrationsFolder('postgres') })
  } catch (error) {
    const { code } = driversOwn(error)
    if (code === undefined) throw error
    const told = code === '42501' ? 'this user may not create tables there' : code === '42P07' ? 'another program has tables there' : code
    throw new Error(`The tables in the PostgreSQL database cannot be brought up to date: ${told}`, { cause: error })
  } finally {
    // This also releases the lock.
    await client.end().catch(() => {})
  }
}

function refuseSeveralHosts(url: string) {
  const authority = /^\w+:\/\/([^/?#]*)/.exec(url)?.[1] ?? ''
  if (authority.slice(authority.lastIndexOf('@') + 1).includes(',') || /[?&]host=[^&]*(,|%2C)/i.test(url))
    throw new Error('DATABASE_URL names several hosts. Name one: that of the primary, or an address that always leads to it')
}

/** With a read-only server, or a pooler that loses prepared statements and LISTEN, requests would fail later. So the service does not start. */
async function refuseUnfit(client: Client, url: string) {
  const {
    rows: [server],
  } = await client.query<{ standby: boolean; reads: string; pid: number }>(
    "SELECT pg_is_in_recovery() AS standby, current_setting('transaction_read_only') AS reads, pg_backend_pid() AS pid",
  )
  if (server!.standby) throw new Error('DATABASE_URL leads to a standby, which cannot be written. Name the primary')
  if (server!.reads === 'on') throw new Error('The PostgreSQL database is read-only (default_transaction_read_only). Allow writes')
  // A server reports its process id when a connection starts. A pooler reports an invented id.
  if ((client as unknown as { processID: number }).processID !== server!.pid && (await sharesBackends(client, url)))
    throw new Error(
      'DATABASE_URL leads to a connection pooler in transaction mode, such as PgBouncer, which the service does not support. Connect to PostgreSQL itself, or set pool_mode = session',
    )
}

/** Whether one server process serves two open connections. */
async function sharesBackends(client: Client, url: string) {
  const other = await connected(url)
  try {
    const backend = async (of: Client) => (await of.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid
    const before = await backend(client)
    await other.query('BEGIN')
    const others = await backend(other)
    return others === before || (await backend(client)) !== before
  } finally {
    await other.end().catch(() => {})
  }
}
