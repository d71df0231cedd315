/** The logs of accounts, and where they end. */
import type { ActorType } from '../../../generated/outputs.js'
import { isForAdmins } from '../engine/conditions.ts'
import type { Dialect } from '../engine/dialects.ts'
import { alone, idOf } from './columns.ts'
import type { People } from './people.ts'

const forAdmins = isForAdmins(alone)

export function logTables(d: Dialect, { accounts }: People) {
  /** What happened, one log per account: gapless, each entry chained to the one before it by its hash, and sealed with a key (core/kit/seals.ts). */
  const auditEvents = d.table(
    'audit_events',
    {
      id: d.text().notNull(),
      accountId: idOf(d, () => accounts.id),
      seq: d.int().notNull(),
      at: d.instant().notNull(),
      actorType: d.text().$type<ActorType>().notNull(),
      actorId: d.text().notNull(),
      action: d.text().notNull(),
      targetType: d.text().notNull(),
      targetId: d.text().notNull(),
      agentId: d.text(),
      requestId: d.text().notNull(),
      data: d.json<Record<string, unknown>>().notNull(),
      /** Hides `data` in the hash of the entry, so that `data` can be erased. Null in entries of early versions, and where `data` was erased. */
      salt: d.text(),
      /** The hash of `salt` and `data`. Null in entries of early versions. */
      dataHash: d.hash(),
      prevHash: d.hash().notNull(),
      hash: d.hash().notNull(),
      /** Null in entries from before there were keys. */
      seal: d.text(),
      /** 1 if it is in the service log too. */
      forAdmins: d.int().notNull().default(0),
    },
    t => [
      // No statement looks for an entry by its id, so the id has no index.
      d.key({ columns: [t.accountId, t.seq] }),
      d.index('audit_events_by_target').on(t.accountId, t.targetId, t.seq),
      d.index('audit_events_by_at').on(t.accountId, t.at, t.seq),
      d.index('service_log').on(t.at, t.id).where(forAdmins),
    ],
  )

  /** The end of each account's log, and its start. A writer holds this row, so two writers of one log take turns. */
  const auditHeads = d.table('audit_heads', {
    accountId: d
      .text()
      .primaryKey()
      .references(() => accounts.id),
    seq: d.int().notNull(),
    hash: d.text().notNull(),
    /** The bytes that the account and its agents have written: in total, and on one day. Days are counted from 1970. */
    written: d.bytes().notNull().default(0),
    day: d.int().notNull().default(0),
    writtenOnDay: d.bytes().notNull().default(0),
    /** It seals a different text than an entry's seal does, so an entry's seal cannot pass for the seal of an end. */
    seal: d.text(),
    /** The last entry that was deleted because it was old, with a seal of its own. The first entry that is left follows it. */
    startSeq: d.int().notNull().default(0),
    startHash: d.text().notNull().default(''),
    startSeal: d.text(),
  })

  return { auditEvents, auditHeads }
}
