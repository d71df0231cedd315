/** The PostgreSQL servers that a URL names, and the one of them that can be written now. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** Where the data is. A SQLite file needs only the address. */
export interface Database {
  url: string
  /** The PostgreSQL schema of the tables. */
  schema?: string
  /** A direct connection to PostgreSQL, if the URL leads to a pooler that gives each transaction another connection. */
  directUrl?: string | undefined
}

export const connectTimeoutMs = 3_000
/** How often all servers are asked which of them can be written, while none can. */
const searchMs = 250

/**
 * One URL for each server. Like libpq, this reads several hosts before the path, or in the parameters `host` and `port`. The driver knows
 * neither, nor `target_session_attrs`.
 */
export function hostsOf(url: string): string[] {
  const [, scheme = '', authority = '', path = '', query = ''] = /^(postgres(?:ql)?:\/\/)([^/?#]*)([^?#]*)(?:\?(.*))?$/.exec(url) ?? []
  const at = authority.lastIndexOf('@') + 1
  const [user, named] = [authority.slice(0, at), authority.slice(at)]
  const options = new URLSearchParams(query)
  const target = options.get('target_session_attrs')
  options.delete('target_session_attrs')
  const parameter = options.get('host')?.split(',') ?? []
  const ports = options.get('port')?.split(',') ?? []
  const hosts = parameter.length > 1 ? parameter : named.split(',')
  if (hosts.length > 1 && target !== 'read-write' && target !== 'primary')
    throw new Error(
      'DATABASE_URL names several hosts. Add target_session_attrs=read-write, so that the service uses the one that accepts writes, or name one host',
    )
  return hosts.map((host, i) => {
    const own = new URLSearchParams(options)
    if (parameter.length > 1) own.set('host', host)
    if (parameter.length > 1 && ports.length > 0) own.set('port', ports[i] ?? ports[0]!)
    return `${scheme}${user}${parameter.length > 1 ? named : host}${path}${own.size > 0 ? `?${own}` : ''}`
  })
}

export type Servers = ReturnType<typeof servers>

export function servers(url: string) {
  const all = hostsOf(url)
  const watchers = new Set<() => void>()
  let current = all[0]!
  let searching: Promise<void> | undefined
  let closed = false

  /** Asks all servers at once, so that one that does not answer delays nothing. Throws if none accepts writes. */
  const find = async () => {
    if (all.length === 1) return
    const found = await Promise.any(all.map(writable)).catch(({ errors }: AggregateError) => {
      throw new Error(`None of the PostgreSQL servers accepts writes: ${errors.map(({ message }: Error) => message).join(', ')}`)
    })
    if (found === current) return
    current = found
    for (const watcher of watchers) watcher()
  }
  const search = async (): Promise<void> => {
    try {
      if (!closed) await find()
    } catch {
      await sleep(searchMs, undefined, { ref: false })
      return search()
    }
  }

  return {
    current: () => current,
    find,
    /** Call this when the current server failed. If another one can be written, now or later, it becomes the current one. */
    lost() {
      if (all.length > 1) searching ??= search().finally(() => (searching = undefined))
    },
    /** Calls back when another server has become the current one. */
    onMove: (watcher: () => void) => void watchers.add(watcher),
    close: () => void (closed = true),
  }
}

async function writable(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, query_timeout: connectTimeoutMs })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ reads: boolean }>(
      "SELECT pg_is_in_recovery() OR current_setting('default_transaction_read_only') = 'on' AS reads",
    )
    if (rows[0]!.reads) throw new Error('it is read-only')
    return url
  } finally {
    void client.end().catch(() => {})
  }
}
