import { eq, sql } from './drizzle.ts'
import { $, statement } from './statement.ts'

export const anyAccount = statement<object>()('any_account', (q, t) => q.select({ id: t.accounts.id }).from(t.accounts).limit(1))

export const findAccount = statement<{ id: string }>()('find_account', (q, t) => q.select().from(t.accounts).where(eq(t.accounts.id, $('id'))))

export const holdAccount = statement<{ id: string }>()('hold_account', (q, t, hold) => hold(q.select().from(t.accounts).where(eq(t.accounts.id, $('id')))))

export const findAccountByEmail = statement<{ email: string }>()('find_account_by_email', (q, t) => q.select().from(t.accounts).where(eq(t.accounts.email, $('email'))))

/** Answers nothing when the e-mail address is taken. */
export const insertAccount = statement<{ id: string; email: string; displayName: string; passwordHash: string; role: 'member' | 'admin'; now: number }>()('insert_account', (q, t) =>
  q.insert(t.accounts)
    .values({ id: $('id'), email: $('email'), displayName: $('displayName'), passwordHash: $('passwordHash'), role: $('role'), lastSignInAt: $('now'), createdAt: $('now'), updatedAt: $('now') })
    .onConflictDoNothing({ target: t.accounts.email })
    .returning())

export const updateAccount = statement<{ id: string; version: number; displayName: string; now: number }>()('update_account', (q, t) =>
  q.update(t.accounts)
    .set({ displayName: $('displayName'), updatedAt: $('now'), version: sql`${t.accounts.version} + 1` })
    .where(sql`${t.accounts.id} = ${$('id')} AND ${t.accounts.version} = ${$('version')}`)
    .returning())

export const noteSignIn = statement<{ id: string; now: number }>()('note_sign_in', (q, t) =>
  q.update(t.accounts).set({ lastSignInAt: $('now') }).where(eq(t.accounts.id, $('id'))).returning())
