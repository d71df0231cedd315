import { and, eq, lte, sql } from './drizzle.ts'
import { $, statement } from './statement.ts'

/** Returns nothing if the key is in use. If the first request is still running, a second one waits until it ends. */
export const claimOnce = statement<{ accountId: string; key: string; requestHash: string; now: number; expiresAt: number }>()(
  'claim_once',
  (q, t) =>
    q
      .insert(t.onces)
      .values({ accountId: $('accountId'), key: $('key'), requestHash: $('requestHash'), expiresAt: $('expiresAt') })
      .onConflictDoUpdate({
        target: [t.onces.accountId, t.onces.key],
        set: { requestHash: $('requestHash'), expiresAt: $('expiresAt') },
        setWhere: sql`${t.onces.expiresAt} <= ${$('now')}`,
      })
      .returning({ key: t.onces.key }),
)

export const findOnce = statement<{ accountId: string; key: string }>()('find_once', (q, t) =>
  q
    .select()
    .from(t.onces)
    .where(and(eq(t.onces.accountId, $('accountId')), eq(t.onces.key, $('key')))),
)

export const settleOnce = statement<{ accountId: string; key: string; result: unknown }>()('settle_once', (q, t) =>
  q
    .update(t.onces)
    .set({ result: $('result') })
    .where(and(eq(t.onces.accountId, $('accountId')), eq(t.onces.key, $('key')))),
)

/** Deletes some rows at a time. Several instances may do this at once: each skips the rows that another one holds. */
export const forgetOnces = statement<{ now: number }>()('forget_onces', (q, t, hold) =>
  q
    .delete(t.onces)
    .where(
      sql`(${t.onces.accountId}, ${t.onces.key}) IN ${hold(
        q
          .select({ accountId: t.onces.accountId, key: t.onces.key })
          .from(t.onces)
          .where(lte(t.onces.expiresAt, $('now')))
          .orderBy(t.onces.expiresAt)
          .limit(500),
        'skip',
      )}`,
    )
    .returning({ key: t.onces.key }),
)
