import type { Log } from '../log.ts'
import { fillSomeOwnSearch } from './fill.ts'
import { fillSearch } from './quests/search.ts'
import type { Database } from './engine/servers.ts'
import type { Opening, Store } from './engine/statement.ts'

export * from './engine/statement.ts'
export type { Database } from './engine/servers.ts'
/** The file of a database that is not PostgreSQL. */
export const fileOf = (url: string) => url.replace(/^file:(\/\/)?/, '')
export const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url)

export type {
  AccountPolicy,
  AllowedAction,
  Amount,
  ChannelEvent,
  Client,
  DeliveryKind,
  MailKind,
  Doubt,
  EarlierYes,
  ExternalArguments,
  ExternalRule,
  Failure,
  NoRule,
  NoRuleCode,
  NoticeKind,
  Outcome,
  Policy,
  Refusal,
  Report,
  Row,
  RuleSignature,
  NoticeTarget,
  ThreadEntry,
  WrittenAmount,
} from './tables/index.ts'

/**
 * Opens the database at the address, brings its tables up to date, and loads only the driver that it needs. With another access than
 * `own` the tables stay as they are, and the service may be running: `read` changes nothing, and `share` writes next to the service.
 */
export async function openStore(named: string | Database, log: Log, opening: Opening = {}): Promise<Store> {
  const database = typeof named === 'string' ? { url: named } : named
  const store = isPostgres(database.url)
    ? await (await import('./engine/postgres/index.ts')).openPostgres(database, log, opening)
    : (await import('./engine/sqlite/index.ts')).openSqlite(fileOf(database.url), opening)
  if ((opening.access ?? 'own') === 'own') {
    opening.report?.('preparing the search')
    await store.transaction(fillSearch)
    while (await store.transaction(fillSomeOwnSearch));
  }
  return store
}
