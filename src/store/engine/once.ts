import { and, eq, sql } from './drizzle.ts'
import { finding, forgetting, writing } from './rows.ts'
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
        set: { requestHash: $('requestHash'), result: sql`null`, expiresAt: $('expiresAt') },
        setWhere: sql`${t.onces.expiresAt} <= ${$('now')}`,
      })
      .returning({ key: t.onces.key }),
)

export const findOnce = finding('find_once', 'onces', ['accountId', 'key'])

export const settleOnce = writing('settle_once', 'onces', ['accountId', 'key'], ['result'])

/** Lets the key be used again. */
export const releaseOnce = statement<{ accountId: string; key: string }>()('release_once', (q, t) =>
  q.delete(t.onces).where(and(eq(t.onces.accountId, $('accountId')), eq(t.onces.key, $('key')))),
)

export const forgetOnces = forgetting('forget_onces', 'onces', ['accountId', 'key'], 'expiresAt')
