import { and, count, eq, gt, isNotNull, isNull, lte } from '../engine/drizzle.ts'
import { isReminded } from '../engine/conditions.ts'
import { listing } from '../engine/list.ts'
import { columnsIn, finding, forgetting, insertion, writing } from '../engine/rows.ts'
import { $, kept, statement, type Queries } from '../engine/statement.ts'
import type { Tables } from '../tables/index.ts'

const active = (t: Tables) => and(isNull(t.serviceTokens.revokedAt), gt(t.serviceTokens.expiresAt, $('now')))!

export const countActiveTokens = statement<{ accountId: string; now: number }>()('count_active_tokens', (q, t) =>
  q
    .select({ n: count().mapWith(Number) })
    .from(t.serviceTokens)
    .where(and(eq(t.serviceTokens.accountId, $('accountId')), active(t))),
)

export const insertToken = insertion('insert_token', 'serviceTokens', {
  now: ['createdAt'],
  later: ['lastUsedAt', 'revokedAt', 'revokeReason', 'replacedBy'],
})

export const findToken = finding('find_token', 'serviceTokens', ['id', 'accountId'])

/** A token, with the columns of its account that are needed to admit a request. */
const withAccount = (q: Queries, t: Tables) =>
  q
    .select({ token: t.serviceTokens, account: columnsIn(t.accounts, ['id', 'role', 'status']) })
    .from(t.serviceTokens)
    .innerJoin(t.accounts, eq(t.accounts.id, t.serviceTokens.accountId))
export const findTokenHolder = kept(
  statement<{ hash: string }>()('find_token_holder', (q, t) => withAccount(q, t).where(eq(t.serviceTokens.hash, $('hash')))),
)
export const findTokenState = statement<{ id: string }>()('find_token_state', (q, t) =>
  withAccount(q, t).where(eq(t.serviceTokens.id, $('id'))),
)

type Reason = 'revoked_by_owner' | 'everything_stopped' | 'account_recovered'
const revoking = (q: Queries, t: Tables) =>
  q.update(t.serviceTokens).set({ revokedAt: $('now'), revokeReason: $('reason'), remindAt: null })
/** Returns nothing if the token is already revoked. */
export const revokeToken = statement<{ id: string; now: number; reason: Reason }>()('revoke_token', (q, t) =>
  revoking(q, t)
    .where(and(eq(t.serviceTokens.id, $('id')), isNull(t.serviceTokens.revokedAt)))
    .returning(),
)
/** All active tokens of an account. */
export const revokeTokensOf = statement<{ accountId: string; now: number; reason: Reason }>()('revoke_tokens_of', (q, t) =>
  revoking(q, t)
    .where(and(eq(t.serviceTokens.accountId, $('accountId')), active(t)))
    .returning(),
)

export const replaceToken = statement<{ id: string; expiresAt: number; replacedBy: string }>()('replace_token', (q, t) =>
  q
    .update(t.serviceTokens)
    .set({ expiresAt: $('expiresAt'), replacedBy: $('replacedBy'), remindAt: null })
    .where(and(eq(t.serviceTokens.id, $('id')), isNull(t.serviceTokens.revokedAt)))
    .returning(),
)

export const noteTokenUsed = writing('note_token_used', 'serviceTokens', ['id'], ['lastUsedAt'])

/** Tokens whose owners must be reminded that they expire. */
export const dueTokenReminders = statement<{ now: number }>()('due_token_reminders', (q, t) =>
  q
    .select()
    .from(t.serviceTokens)
    .where(and(isReminded(t.serviceTokens), lte(t.serviceTokens.remindAt, $('now'))))
    .orderBy(t.serviceTokens.remindAt)
    .limit(100),
)
/** Returns nothing if another instance has set the next reminder. */
export const setTokenReminder = statement<{ id: string; was: number; remindAt: number | null }>()('set_token_reminder', (q, t) =>
  q
    .update(t.serviceTokens)
    .set({ remindAt: $('remindAt') })
    .where(and(eq(t.serviceTokens.id, $('id')), eq(t.serviceTokens.remindAt, $('was'))))
    .returning({ id: t.serviceTokens.id }),
)

/** Tokens that have expired are kept for a while as a record. Then they are deleted. */
export const forgetTokens = forgetting('forget_tokens', 'serviceTokens', ['id'], 'expiresAt')

export const listTokens = listing({
  name: 'list_tokens',
  from: (q, t) => q.select().from(t.serviceTokens),
  within: (t: Tables) => [eq(t.serviceTokens.accountId, $('accountId'))],
  id: t => t.serviceTokens.id,
  keys: { created_at: t => t.serviceTokens.createdAt, expires_at: t => t.serviceTokens.expiresAt },
  filters: {
    active,
    expired: (t: Tables) => and(isNull(t.serviceTokens.revokedAt), lte(t.serviceTokens.expiresAt, $('now')))!,
    revoked: (t: Tables) => isNotNull(t.serviceTokens.revokedAt),
  },
  indexed: ['active', 'expired', 'revoked'],
})
