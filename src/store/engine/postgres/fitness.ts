/** What the service refuses to start with, because requests would fail later. */
import type { Client, Pool } from 'pg'
import { connected } from './connection.ts'

/** With a read-only server, or a pooler that loses prepared statements and LISTEN, requests would fail later. So the service does not start. */
export async function refuseUnfit(client: Client, url: string, setting: string) {
  const {
    rows: [server],
  } = await client.query<{ standby: boolean; reads: string; pid: number }>(
    "SELECT pg_is_in_recovery() AS standby, current_setting('transaction_read_only') AS reads, pg_backend_pid() AS pid",
  )
  if (server!.standby) throw new Error(`${setting} leads to a standby, which accepts no writes. Set it to the primary`)
  if (server!.reads === 'on') throw new Error('The PostgreSQL database is read-only (default_transaction_read_only). Allow writes')
  // A server reports its process id when a connection starts. A pooler reports an invented id.
  if ((client as unknown as { processID: number }).processID !== server!.pid && (await sharesBackends(client, url)))
    throw new Error(
      `${setting} leads to a connection pooler in transaction mode, such as PgBouncer. Set AQS_PG_LISTEN_URL to a URL that leads to PostgreSQL itself`,
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

/** Through a pooler, the schema cannot be chosen for a connection. */
export async function refuseOtherSchema(pool: Pool, schema: string) {
  const { rows } = await pool.query<{ schema: string | null }>('SELECT current_schema() AS schema')
  if (rows[0]!.schema === schema) return
  await pool.end()
  throw new Error(
    `The connections of the pooler use the schema ${rows[0]!.schema}, not ${schema}. Set it for the user: ALTER ROLE … SET search_path = ${schema}`,
  )
}
