import type { Log } from '../log.ts'
import { fillSearch } from './search.ts'
import type { Store } from './statement.ts'

export * from './statement.ts'
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
export async function openStore(url: string, log: Log, { readOnly = false } = {}): Promise<Store> {
  const store = /^postgres(ql)?:\/\//.test(url)
    ? await (await import('./postgres.ts')).openPostgres(url, log, readOnly)
    : (await import('./sqlite.ts')).openSqlite(url.replace(/^file:(\/\/)?/, ''), readOnly)
  if (!readOnly) await store.transaction(fillSearch)
  return store
}
