import type { Log } from '../log.ts'
import { fillSearch } from './search.ts'
import type { Access, Store } from './statement.ts'

export * from './statement.ts'
export type { Client, Outcome, Policy, Refusal, Row } from './tables.ts'

/**
 * Opens the database at the address, brings its tables up to date, and loads only the driver that it needs. With another access than
 * `own` the tables stay as they are, and the service may be running: `read` changes nothing, and `share` writes next to the service.
 */
export async function openStore(url: string, log: Log, access: Access = 'own'): Promise<Store> {
  const store = /^postgres(ql)?:\/\//.test(url)
    ? await (await import('./postgres.ts')).openPostgres(url, log, access)
    : (await import('./sqlite.ts')).openSqlite(url.replace(/^file:(\/\/)?/, ''), access)
  if (access === 'own') await store.transaction(fillSearch)
  return store
}
