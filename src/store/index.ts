import type { Log } from '../log.ts'
import type { StoreMeter } from '../metrics/index.ts'
import { fillSearch } from './search.ts'
import type { Database } from './servers.ts'
import type { Store } from './statement.ts'

export * from './statement.ts'
export type { Database } from './servers.ts'
/** The file of a database that is not PostgreSQL. */
export const fileOf = (url: string) => url.replace(/^file:(\/\/)?/, '')
export const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url)

export type {
  Amount,
  ChannelEvent,
  Client,
  DeliveryKind,
  EarlierYes,
  ExternalArguments,
  ExternalRule,
  Failure,
  NoticeKind,
  Outcome,
  Policy,
  Refusal,
  Report,
  Row,
  Subject,
  ThreadEntry,
} from './tables.ts'

/**
 * Opens the database at the address, brings its tables up to date, and loads only the driver that it needs. With read-only access it
 * changes nothing, and the service may be running.
 */
export async function openStore(
  named: string | Database,
  log: Log,
  { readOnly = false, meter }: { readOnly?: boolean; meter?: StoreMeter | undefined } = {},
): Promise<Store> {
  const database = typeof named === 'string' ? { url: named } : named
  const store = isPostgres(database.url)
    ? await (await import('./postgres.ts')).openPostgres(database, log, { readOnly, meter })
    : (await import('./sqlite.ts')).openSqlite(fileOf(database.url), { readOnly, meter })
  if (!readOnly) await store.transaction(fillSearch)
  return store
}
