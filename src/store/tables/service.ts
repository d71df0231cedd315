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

  return { onces, meta }
}
