import { and, count, eq, gt, sql } from '../engine/drizzle.ts'
import { finding, forgetting, insertion } from '../engine/rows.ts'
import { $, scalar, statement } from '../engine/statement.ts'

/** The proofs that an account has besides its password: the number of its passkeys and recovery codes, and whether it has an app. */
export const countFactors = statement<{ accountId: string }>()('count_factors', (q, t) =>
  q
    .select({
      passkeys: scalar(
        q
          .select({ n: count() })
          .from(t.passkeys)
          .where(sql`${t.passkeys.accountId} = ${$('accountId')}`),
      ),
      totp: scalar(
        q
          .select({ n: count() })
          .from(t.totps)
          .where(sql`${t.totps.accountId} = ${$('accountId')} and ${t.totps.confirmedAt} is not null`),
      ),
      codes: scalar(
        q
          .select({ n: count() })
          .from(t.recoveryCodes)
          .where(sql`${t.recoveryCodes.accountId} = ${$('accountId')}`),
      ),
    })
    .from(t.accounts)
    .where(eq(t.accounts.id, $('accountId'))),
)

export const findTotp = finding('find_totp', 'totps', ['accountId'])

/** An account has one authenticator app. One that was not confirmed is replaced. */
export const putTotp = statement<{ accountId: string; secret: string }>()('put_totp', (q, t) =>
  q
    .insert(t.totps)
    .values({ accountId: $('accountId'), secret: $('secret') })
    .onConflictDoUpdate({ target: t.totps.accountId, set: { secret: $('secret') } }),
)

export const confirmTotp = statement<{ accountId: string; now: number }>()('confirm_totp', (q, t) =>
  q
    .update(t.totps)
    .set({ confirmedAt: $('now') })
    .where(eq(t.totps.accountId, $('accountId'))),
)

/** Uses the code of a step of time. Returns nothing if this code or a later one was used before. */
export const advanceTotp = statement<{ accountId: string; step: number }>()('advance_totp', (q, t) =>
  q
    .update(t.totps)
    .set({ lastStep: $('step') })
    .where(and(eq(t.totps.accountId, $('accountId')), sql`${t.totps.lastStep} < ${$('step')}`))
    .returning({ accountId: t.totps.accountId }),
)

export const removeTotp = statement<{ accountId: string }>()('remove_totp', (q, t) =>
  q
    .delete(t.totps)
    .where(eq(t.totps.accountId, $('accountId')))
    .returning({ confirmedAt: t.totps.confirmedAt }),
)

/** Removes the app of an account if it was confirmed after an instant. */
export const removeNewTotp = statement<{ accountId: string; since: number }>()('remove_new_totp', (q, t) =>
  q
    .delete(t.totps)
    .where(and(eq(t.totps.accountId, $('accountId')), gt(t.totps.confirmedAt, $('since'))))
    .returning({ id: t.totps.accountId }),
)

export const insertRecoveryCode = insertion('insert_recovery_code', 'recoveryCodes', { now: [] })

/** Returns nothing if there is no such code, or it was used before. */
export const useRecoveryCode = statement<{ accountId: string; hash: string }>()('use_recovery_code', (q, t) =>
  q
    .delete(t.recoveryCodes)
    .where(and(eq(t.recoveryCodes.accountId, $('accountId')), eq(t.recoveryCodes.hash, $('hash'))))
    .returning({ hash: t.recoveryCodes.hash }),
)
export const removeRecoveryCodes = statement<{ accountId: string }>()('remove_recovery_codes', (q, t) =>
  q.delete(t.recoveryCodes).where(eq(t.recoveryCodes.accountId, $('accountId'))),
)

/** Returns nothing if the challenge was used before. */
export const spendChallenge = statement<{ hash: string; expiresAt: number }>()('spend_challenge', (q, t) =>
  q
    .insert(t.spentChallenges)
    .values({ hash: $('hash'), expiresAt: $('expiresAt') })
    .onConflictDoNothing()
    .returning({ hash: t.spentChallenges.hash }),
)
export const forgetChallenges = forgetting('forget_challenges', 'spentChallenges', ['hash'], 'expiresAt')
