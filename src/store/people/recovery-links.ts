import { and, eq, gt } from '../engine/drizzle.ts'
import { forgetting } from '../engine/rows.ts'
import { $, statement } from '../engine/statement.ts'
import type { Row } from '../tables/index.ts'

/** An account has one link, so a new one replaces the old one. */
export const putRecoveryLink = statement<Row<'recoveryLinks'>>()('put_recovery_link', (q, t) => {
  const link = {
    tokenHash: $('tokenHash'),
    sealed: $('sealed'),
    createdBy: $('createdBy'),
    secondFactors: $('secondFactors'),
    expiresAt: $('expiresAt'),
  }
  return q
    .insert(t.recoveryLinks)
    .values({ accountId: $('accountId'), ...link })
    .onConflictDoUpdate({ target: t.recoveryLinks.accountId, set: link })
})

/** A link that has not expired, with its account. */
export const findRecoveryLink = statement<{ tokenHash: string; now: number }>()('find_recovery_link', (q, t) =>
  q
    .select({
      createdBy: t.recoveryLinks.createdBy,
      secondFactors: t.recoveryLinks.secondFactors,
      expiresAt: t.recoveryLinks.expiresAt,
      account: {
        id: t.accounts.id,
        email: t.accounts.email,
        displayName: t.accounts.displayName,
        role: t.accounts.role,
        adminUntil: t.accounts.adminUntil,
        loweredBy: t.accounts.loweredBy,
      },
    })
    .from(t.recoveryLinks)
    .innerJoin(t.accounts, eq(t.accounts.id, t.recoveryLinks.accountId))
    .where(and(eq(t.recoveryLinks.tokenHash, $('tokenHash')), gt(t.recoveryLinks.expiresAt, $('now')))),
)

/** The link of an account, if it has not expired. */
export const findRecoveryLinkOf = statement<{ accountId: string; now: number }>()('find_recovery_link_of', (q, t) =>
  q
    .select({ sealed: t.recoveryLinks.sealed })
    .from(t.recoveryLinks)
    .where(and(eq(t.recoveryLinks.accountId, $('accountId')), gt(t.recoveryLinks.expiresAt, $('now')))),
)

/** Returns nothing if the link was used or replaced. So of several uses at once, one succeeds. */
export const useRecoveryLink = statement<{ tokenHash: string }>()('use_recovery_link', (q, t) =>
  q
    .delete(t.recoveryLinks)
    .where(eq(t.recoveryLinks.tokenHash, $('tokenHash')))
    .returning({ accountId: t.recoveryLinks.accountId }),
)

export const forgetRecoveryLinks = forgetting('forget_recovery_links', 'recoveryLinks', ['accountId'], 'expiresAt')
