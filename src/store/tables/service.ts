/** Facts about the service itself. */
import type { Dialect } from '../engine/dialects.ts'
import { idOf } from './columns.ts'
import type { People } from './people.ts'

export function serviceTables(d: Dialect, { accounts }: People) {
  /** The result of each request with an Idempotency-Key, so that a repetition does nothing and gets the same answer. */
  const onces = d.table(
    'idempotency_records',
    {
      accountId: idOf(d, () => accounts.id),
      key: d.text().notNull(),
      requestHash: d.text().notNull(),
      result: d.json<unknown>(),
      expiresAt: d.instant().notNull(),
    },
    t => [d.key({ columns: [t.accountId, t.key] }), d.index('idempotency_records_by_expiry').on(t.expiresAt)],
  )

  /** Facts about the whole service, shared by all its instances. */
  const meta = d.table('meta', { name: d.text().primaryKey(), value: d.text().notNull() })

  /**
   * The words by which an account finds its requests and the entries of its log (engine/own-search.ts). They are personal, so they are deleted
   * with what they are about. In SQLite this is a virtual table of FTS5, whose migration is written by hand.
   */
  const ownSearch = d.table(
    'own_search',
    {
      id: d.text().primaryKey(),
      words: d.words().notNull(),
      /** When it was made, and its number within that millisecond. */
      place: d.order().notNull(),
    },
    t => d.fullText('own_search_by_words', t.words),
  )

  return { onces, meta, ownSearch }
}
