import { and, count, eq, lte, or, sql } from '../engine/drizzle.ts'
import { isLeaving, isStaff } from '../engine/conditions.ts'
import { listing } from '../engine/list.ts'
import { finding, holding, insertion, placesOf, writing } from '../engine/rows.ts'
import { $, statement } from '../engine/statement.ts'
import { erasureOf } from '../tables/meanings.ts'
import { accountMeanings } from '../tables/people.ts'
import type { Row, Tables } from '../tables/index.ts'

export const anyAccount = statement<object>()('any_account', (q, t) => q.select({ id: t.accounts.id }).from(t.accounts).limit(1))

export const findAccount = finding('find_account', 'accounts', ['id'])

export const holdAccount = holding('hold_account', 'accounts', ['id'])

export const findAccountByEmail = finding('find_account_by_email', 'accounts', ['email'])

/** Returns nothing if the e-mail address is taken. */
export const insertAccount = insertion('insert_account', 'accounts', {
  now: ['lastSignInAt', 'createdAt', 'updatedAt'],
  later: [
    'adminUntil',
    'loweredBy',
    'status',
    'signedDecisions',
    'policy',
    'wrongPasswords',
    'wrongPasswordsToldAt',
    'failures',
    'failuresToldAt',
    'version',
  ],
  unique: 'email',
})

type Updated = Pick<Row<'accounts'>, 'id' | 'version' | 'displayName' | 'signedDecisions' | 'policy'>
export const updateAccount = statement<Updated & { now: number }>()('update_account', (q, t) =>
  q
    .update(t.accounts)
    .set({
      ...placesOf(['displayName', 'signedDecisions', 'policy'] as const),
      updatedAt: $('now'),
      version: sql`${t.accounts.version} + 1`,
    })
    .where(sql`${t.accounts.id} = ${$('id')} AND ${t.accounts.version} = ${$('version')}`)
    .returning(),
)

/**
 * For a change of its address. PostgreSQL lets nobody refer to a row while a unique column of it changes. Whoever waits for that would
 * sometimes wait in a circle, so this does not wait: it returns nothing if another transaction refers to the row.
 */
export const holdAccountAlone = statement<{ id: string }>()('hold_account_alone', (q, t, hold) =>
  hold(
    q
      .select({ id: t.accounts.id })
      .from(t.accounts)
      .where(eq(t.accounts.id, $('id'))),
    'alone',
  ),
)

/** Nobody else has the address, and no change to it can be taken back: core/people/email-changes.ts has looked, and holds the count. */
export const setEmail = statement<Pick<Row<'accounts'>, 'id' | 'email'> & { now: number }>()('set_email', (q, t) =>
  q
    .update(t.accounts)
    .set({ ...placesOf(['email'] as const), updatedAt: $('now'), version: sql`${t.accounts.version} + 1` })
    .where(eq(t.accounts.id, $('id')))
    .returning(),
)

export const setAccountPolicy = statement<Pick<Row<'accounts'>, 'id' | 'policy'> & { now: number }>()('set_account_policy', (q, t) =>
  q
    .update(t.accounts)
    .set({ ...placesOf(['policy'] as const), updatedAt: $('now'), version: sql`${t.accounts.version} + 1` })
    .where(eq(t.accounts.id, $('id')))
    .returning(),
)

export const noteSignIn = statement<{ id: string; now: number }>()('note_sign_in', (q, t) =>
  q
    .update(t.accounts)
    .set({ lastSignInAt: $('now'), failures: 0 })
    .where(eq(t.accounts.id, $('id')))
    .returning(),
)

export const countWrongPassword = statement<{ id: string }>()('count_wrong_password', (q, t) =>
  q
    .update(t.accounts)
    .set({ wrongPasswords: sql`${t.accounts.wrongPasswords} + 1` })
    .where(eq(t.accounts.id, $('id')))
    .returning({ wrongPasswords: t.accounts.wrongPasswords, wrongPasswordsToldAt: t.accounts.wrongPasswordsToldAt }),
)
export const countFailure = statement<{ id: string }>()('count_failure', (q, t) =>
  q
    .update(t.accounts)
    .set({ failures: sql`${t.accounts.failures} + 1` })
    .where(eq(t.accounts.id, $('id')))
    .returning({ failures: t.accounts.failures, failuresToldAt: t.accounts.failuresToldAt }),
)
export const tellFailures = statement<{ id: string; now: number }>()('tell_failures', (q, t) =>
  q
    .update(t.accounts)
    .set({ failures: 0, failuresToldAt: $('now') })
    .where(eq(t.accounts.id, $('id'))),
)
export const tellWrongPasswords = statement<{ id: string; now: number }>()('tell_wrong_passwords', (q, t) =>
  q
    .update(t.accounts)
    .set({ wrongPasswords: 0, wrongPasswordsToldAt: $('now') })
    .where(eq(t.accounts.id, $('id'))),
)
/** Some of the accounts that have wrong passwords to report. Each sweep reports some. */
export const dueWrongPasswords = statement<{ before: number }>()('due_wrong_passwords', (q, t) =>
  q
    .select({ id: t.accounts.id })
    .from(t.accounts)
    // A literal, so that the database can use a partial index (see tables/people.ts).
    .where(and(sql`${t.accounts.wrongPasswords} > 0`, lte(t.accounts.wrongPasswordsToldAt, $('before'))))
    .limit(1000),
)

/** Returns nothing if the password has changed since it was checked. */
export const setPassword = statement<{ id: string; from: string; passwordHash: string; now: number }>()('set_password', (q, t) =>
  q
    .update(t.accounts)
    .set({ passwordHash: $('passwordHash'), updatedAt: $('now') })
    .where(and(eq(t.accounts.id, $('id')), eq(t.accounts.passwordHash, $('from'))))
    .returning({ id: t.accounts.id }),
)

/** People with more than the role of a member are few, and an index has them. */
const isActiveStaff = (t: Tables) => and(isStaff(t.accounts), eq(t.accounts.status, 'active'))
const isActiveAdmin = (t: Tables) => and(isActiveStaff(t), eq(t.accounts.role, 'admin'))

/** A transaction that depends on who may review must hold them. */
export const holdActiveStaff = statement<object>()('hold_active_staff', (q, t, hold) =>
  hold(q.select({ id: t.accounts.id, role: t.accounts.role }).from(t.accounts).where(isActiveStaff(t)).orderBy(t.accounts.id)),
)

/** All active admins, and the account that one of them acts on. This is one statement, because accounts are held in the order of their ids. */
export const holdAccountAndActiveAdmins = statement<{ id: string }>()('hold_account_and_active_admins', (q, t, hold) =>
  hold(
    q
      .select()
      .from(t.accounts)
      .where(or(eq(t.accounts.id, $('id')), isActiveAdmin(t)))
      .orderBy(t.accounts.id),
  ),
)

export const countActiveStaff = statement<object>()('count_active_staff', (q, t) =>
  q
    .select({ n: count().mapWith(Number) })
    .from(t.accounts)
    .where(isActiveStaff(t)),
)

type NewRole = Pick<Row<'accounts'>, 'id' | 'role' | 'adminSince' | 'adminUntil' | 'loweredBy'>
export const setRole = statement<NewRole & { now: number }>()('set_role', (q, t) =>
  q
    .update(t.accounts)
    .set({
      role: $('role'),
      adminSince: $('adminSince'),
      adminUntil: $('adminUntil'),
      loweredBy: $('loweredBy'),
      updatedAt: $('now'),
      version: sql`${t.accounts.version} + 1`,
    })
    .where(eq(t.accounts.id, $('id')))
    .returning(),
)

/** Returns nothing if the account is not in the state that the change starts from. */
export const setAccountStatus = statement<{ id: string; from: string; status: string; now: number }>()('set_account_status', (q, t) =>
  q
    .update(t.accounts)
    .set({ status: $('status'), updatedAt: $('now'), version: sql`${t.accounts.version} + 1` })
    .where(and(eq(t.accounts.id, $('id')), eq(t.accounts.status, $('from'))))
    .returning(),
)

export const eraseAccount = statement<{ id: string; now: number }>()('erase_account', (q, t) =>
  q
    .update(t.accounts)
    .set({ ...erasureOf(accountMeanings), updatedAt: $('now'), version: sql`${t.accounts.version} + 1` })
    .where(eq(t.accounts.id, $('id'))),
)
/** Some of the deleted accounts with personal data that is still to be erased. */
export const leavingAccounts = statement<object>()('leaving_accounts', (q, t) =>
  q.select({ id: t.accounts.id }).from(t.accounts).where(isLeaving(t.accounts)).orderBy(t.accounts.id).limit(20),
)
export const finishLeaving = statement<{ id: string }>()('finish_leaving', (q, t) =>
  q
    .update(t.accounts)
    .set({ status: 'deleted' })
    .where(and(eq(t.accounts.id, $('id')), isLeaving(t.accounts))),
)

/** For an account whose passkeys are removed. */
export const endSigning = statement<{ id: string }>()('end_signing', (q, t) =>
  q
    .update(t.accounts)
    .set({ signedDecisions: 'none' })
    .where(eq(t.accounts.id, $('id'))),
)

/** Sets a password without the current one, for somebody with a recovery link. */
export const resetPassword = writing('reset_password', 'accounts', ['id'], ['passwordHash', 'updatedAt'])

export const listAccounts = listing({
  name: 'list_accounts',
  from: (q, t) => q.select().from(t.accounts),
  within: () => [],
  id: t => t.accounts.id,
  keys: { created_at: t => t.accounts.createdAt, email: t => t.accounts.email },
  filters: {
    active: (t: Tables) => eq(t.accounts.status, 'active'),
    deleted: (t: Tables) => sql`${t.accounts.status} in ('leaving', 'deleted')`,
    // A literal, so that the database can use a partial index (see tables/people.ts).
    suspended: (t: Tables) => sql`${t.accounts.status} = 'suspended'`,
    text: (t: Tables) =>
      sql`(${t.accounts.email} LIKE ${$('text')} ESCAPE '\\' OR lower(${t.accounts.displayName}) LIKE ${$('text')} ESCAPE '\\')`,
  },
  few: ['suspended'],
})
