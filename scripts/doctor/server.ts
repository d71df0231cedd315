/** The PostgreSQL servers: the one that is used, the others that the URL names, and the slots that hold its log. */
import { Client } from 'pg'
import type { Config } from '../../src/config.ts'
import { schemasOf } from '../../src/store/engine/postgres/schemas.ts'
import { hostsOf, servers } from '../../src/store/engine/servers.ts'
import { nameOf } from '../settings.ts'
import { good, megabytes, messageOf, mostSecondsOff, odd, patienceMs, wrong, type Finding } from './finding.ts'

type Where = Config['database']

const leastConnections = 20
/** A standby that is further behind than this is slow or was away. */
const mostHeld = 1e9

async function onClient<T>(url: string, ask: (client: Client) => Promise<T>) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  client.on('error', () => {})
  try {
    await client.connect()
    return await ask(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Asks the server that accepts writes, past a pooler. */
async function onServer<T>({ url, directUrl }: Where, ask: (client: Client) => Promise<T>) {
  const direct = servers(directUrl ?? url)
  await direct.find()
  return onClient(direct.current(), ask)
}

export async function server(where: Where): Promise<Finding> {
  return onServer(where, async client => {
    const { rows } = await client.query<{ version: string; at: number; standby: boolean; commit: string; left: number }>(
      `SELECT current_setting('server_version') AS version, extract(epoch FROM clock_timestamp())::float8 AS at, pg_is_in_recovery() AS standby,
       current_setting('synchronous_commit') AS commit,
       current_setting('max_connections')::int - (SELECT count(*)::int FROM pg_stat_activity) AS left`,
    )
    const { version, at, standby, commit, left } = rows[0]!
    const off = Math.abs(at - Date.now() / 1_000)
    if (standby)
      throw new Error(
        `it is a standby, which accepts no writes. Set ${where.directUrl ? 'AQS_PG_LISTEN_URL' : 'DATABASE_URL'} to the primary`,
      )
    if (off > mostSecondsOff) return wrong(`its clock and this one differ by ${off.toFixed(0)} s. Synchronize both with NTP`)
    if (commit === 'off') return wrong('synchronous_commit is off, so a crash loses acknowledged work. Set it to on')
    if (left < leastConnections)
      return odd(
        `PostgreSQL ${version} has only ${left} connections left; an instance uses up to 17. Raise max_connections, or use PgBouncer`,
      )
    return good(`PostgreSQL ${version} answers, its clock differs by ${off.toFixed(1)} s, and ${left} connections are left`)
  })
}

/** All addresses of the settings, if there are several: hosts, and poolers. */
export const addressesOf = ({ url, directUrl }: Where) => [...new Set([...hostsOf(url), ...(directUrl ? hostsOf(directUrl) : [])])]

/** Whether each address answers, and whether only one server accepts writes. */
export async function hosts(where: Where): Promise<Finding> {
  const isDirect = new Set(hostsOf(where.directUrl ?? where.url))
  const found = await Promise.all(
    addressesOf(where).map(async url => {
      const name = nameOf({ url })
      const standby = await onClient(url, async client => {
        const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby')
        return rows[0]!.standby
      }).catch((error: unknown) => messageOf(error))
      return { name, standby, isDirect: isDirect.has(url) }
    }),
  )
  const silent = found.filter(({ standby }) => typeof standby === 'string')
  const writable = found.filter(({ standby, isDirect }) => isDirect && standby === false)
  if (silent.length > 0)
    return wrong(
      `${silent.map(({ name, standby }) => `${name} does not answer: ${standby}`).join('; ')}. Repair it, or remove it from the URL`,
    )
  if (writable.length > 1)
    return wrong(
      `${writable.map(({ name }) => name).join(' and ')} both accept writes. Stop the old primary, before work is written to both`,
    )
  return good(`all ${found.length} addresses answer`)
}

/** A slot without a reader keeps the log of the server until its disk is full. */
export async function slots(where: Where): Promise<Finding> {
  return onServer(where, async client => {
    const { rows } = await client.query<{ name: string; active: boolean; held: number }>(
      `SELECT slot_name AS name, active, coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)::float8 AS held
       FROM pg_replication_slots ORDER BY slot_name`,
    )
    const left = rows.find(({ active }) => !active)
    const slow = rows.find(({ held }) => held > mostHeld)
    if (left)
      return wrong(
        `nobody reads the replication slot ${left.name}, and it holds ${megabytes(left.held)} of the log, until the disk of the server is full. Start its standby, or run: SELECT pg_drop_replication_slot('${left.name}')`,
      )
    if (slow) return odd(`the standby of the replication slot ${slow.name} is ${megabytes(slow.held)} behind`)
    return good(rows.length === 0 ? 'there are no replication slots' : `all ${rows.length} replication slots are read`)
  })
}

export async function migrationsIn(where: Where) {
  return onServer(where, async client => {
    const notes = `${schemasOf(where).at(-1)}.__drizzle_migrations`
    if (!(await client.query('SELECT to_regclass($1) AS there', [notes])).rows[0].there) return []
    return (await client.query<{ at: string }>(`SELECT created_at AS at FROM ${notes}`)).rows.map(({ at }) => Number(at))
  })
}
