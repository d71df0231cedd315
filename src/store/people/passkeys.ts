import { and, asc, eq, gt, lte, sql } from '../engine/drizzle.ts'
import { finding, insertion } from '../engine/rows.ts'
import { $, statement } from '../engine/statement.ts'

/** Returns nothing if the passkey belongs to an account already. */
export const insertPasskey = insertion('insert_passkey', 'passkeys', {
  now: ['createdAt'],
  later: ['lastUsedAt', 'version'],
  unique: 'credentialId',
})

export const findPasskey = finding('find_passkey', 'passkeys', ['credentialId'])
export const findOwnPasskey = finding('find_own_passkey', 'passkeys', ['id', 'accountId'])

/** All passkeys of an account, oldest first. Their number is limited. */
export const listPasskeys = statement<{ accountId: string }>()('list_passkeys', (q, t) =>
  q
    .select()
    .from(t.passkeys)
    .where(eq(t.passkeys.accountId, $('accountId')))
    .orderBy(asc(t.passkeys.createdAt), asc(t.passkeys.id)),
)

/** Returns nothing if the passkey was removed, or if it was used since: its counter never goes back, so the log has its signatures in order. */
export const notePasskeyUse = statement<{ id: string; counter: number; now: number }>()('note_passkey_use', (q, t) =>
  q
    .update(t.passkeys)
    .set({ counter: $('counter'), lastUsedAt: $('now') })
    .where(and(eq(t.passkeys.id, $('id')), lte(t.passkeys.counter, $('counter'))))
    .returning({ id: t.passkeys.id }),
)

export const renamePasskey = statement<{ id: string; accountId: string; name: string }>()('rename_passkey', (q, t) =>
  q
    .update(t.passkeys)
    .set({ name: $('name'), version: sql`${t.passkeys.version} + 1` })
    .where(and(eq(t.passkeys.id, $('id')), eq(t.passkeys.accountId, $('accountId'))))
    .returning(),
)

export const removePasskey = statement<{ id: string; accountId: string }>()('remove_passkey', (q, t) =>
  q
    .delete(t.passkeys)
    .where(and(eq(t.passkeys.id, $('id')), eq(t.passkeys.accountId, $('accountId'))))
    .returning({ name: t.passkeys.name, credentialId: t.passkeys.credentialId }),
)
export const removePasskeysOf = statement<{ accountId: string }>()('remove_passkeys_of', (q, t) =>
  q.delete(t.passkeys).where(eq(t.passkeys.accountId, $('accountId'))),
)
/** Removes the passkeys of an account that were added after an instant. */
export const removeNewPasskeys = statement<{ accountId: string; since: number }>()('remove_new_passkeys', (q, t) =>
  q
    .delete(t.passkeys)
    .where(and(eq(t.passkeys.accountId, $('accountId')), gt(t.passkeys.createdAt, $('since'))))
    .returning({ id: t.passkeys.id }),
)
