/** The people, and with what they prove who they are. */
import type { Role, SignedDecisions, TokenScope } from '../../../generated/outputs.js'
import { sql } from '../engine/drizzle.ts'
import { isLeaving, isReminded, isStaff } from '../engine/conditions.ts'
import type { Dialect } from '../engine/dialects.ts'
import { alone, idOf } from './columns.ts'
import { stays, type Meanings, type OfCall } from './meanings.ts'
import type { AccountPolicy } from './values.ts'

const staff = isStaff(alone)
const leaving = isLeaving(alone)
const reminded = isReminded(alone)
const guessedAt = sql`wrong_passwords > 0`
const suspended = sql`status = 'suspended'`

export function peopleTables(d: Dialect) {
  const accounts = d.table(
    'accounts',
    {
      id: d.text().primaryKey(),
      email: d.text().notNull().unique(),
      displayName: d.text().notNull(),
      passwordHash: d.text().notNull(),
      role: d.text().$type<Role>().notNull(),
      /** When it became an admin. Null if it is not one. */
      adminSince: d.instant(),
      /** When it last stopped being an admin. Null if it never did. */
      adminUntil: d.instant(),
      /** The admin who lowered it then. */
      loweredBy: d.text(),
      /** The personal data of a `leaving` account is still being erased. */
      status: d.oneOf('active', 'suspended', 'leaving', 'deleted').notNull().default('active'),
      /** Which approvals need the signature of a passkey. */
      signedDecisions: d.text().$type<SignedDecisions>().notNull().default('none'),
      /** What holds for all its agents together. Null until its owner says something. */
      policy: d.json<AccountPolicy>(),
      lastSignInAt: d.instant(),
      /** Wrong passwords that no log entry has counted yet, and when the last entry about them was written. */
      wrongPasswords: d.int().notNull().default(0),
      wrongPasswordsToldAt: d.instant().notNull().default(0),
      /** Wrong passwords and codes since its owner was last told of them, or last signed in, and when the owner was told. */
      failures: d.int().notNull().default(0),
      failuresToldAt: d.instant().notNull().default(0),
      createdAt: d.instant().notNull(),
      updatedAt: d.instant().notNull(),
      version: d.int().notNull().default(1),
    },
    t => [
      d.index('accounts_by_wrong_passwords').on(t.wrongPasswordsToldAt).where(guessedAt),
      d.index('accounts_by_created').on(t.createdAt, t.id),
      d.index('accounts_staff').on(t.id).where(staff),
      d.index('accounts_suspended').on(t.createdAt, t.id).where(suspended),
      d.index('accounts_leaving').on(t.id).where(leaving),
    ],
  )

  const sessions = d.table(
    'sessions',
    {
      id: d.text().primaryKey(),
      accountId: idOf(d, () => accounts.id),
      tokenHash: d.text().notNull().unique(),
      createdAt: d.instant().notNull(),
      lastSeenAt: d.instant().notNull(),
      expiresAt: d.instant().notNull(),
      userAgent: d.text().notNull(),
      /** The network of the address (core/kit/addresses.ts). Early versions kept the whole address. */
      ip: d.text().notNull(),
      revokedAt: d.instant(),
      /** When its human last proved who they are. */
      provenAt: d.instant().notNull().default(0),
    },
    t => [d.index('sessions_by_created').on(t.accountId, t.createdAt, t.id), d.index('sessions_by_expiry').on(t.expiresAt)],
  )

  /** The credentials of programs that nobody attends. */
  const serviceTokens = d.table(
    'service_tokens',
    {
      id: d.text().primaryKey(),
      accountId: idOf(d, () => accounts.id),
      name: d.text().notNull(),
      scopes: d.json<TokenScope[]>().notNull(),
      hint: d.text().notNull(),
      hash: d.text().notNull().unique(),
      createdAt: d.instant().notNull(),
      expiresAt: d.instant().notNull(),
      lastUsedAt: d.instant(),
      revokedAt: d.instant(),
      revokeReason: d.oneOf('revoked_by_owner', 'everything_stopped', 'account_recovered'),
      replacedBy: d.text(),
      /** When its owner is reminded next that it expires. Null if no reminder is left. */
      remindAt: d.instant(),
    },
    t => [
      d.index('service_tokens_by_created').on(t.accountId, t.createdAt, t.id),
      d.index('service_tokens_by_expiry').on(t.expiresAt),
      d.index('service_tokens_reminders').on(t.remindAt).where(reminded),
    ],
  )

  /** The links with which somebody sets a new password, at most one for each account. A used link is deleted. */
  const recoveryLinks = d.table(
    'recovery_links',
    {
      accountId: d
        .text()
        .primaryKey()
        .references(() => accounts.id),
      tokenHash: d.text().notNull().unique(),
      /** The token, encrypted with a key that is not in the database, if the link is sent by e-mail. */
      sealed: d.text(),
      /** The admin who made it. Null if the operator or the owner did. */
      createdBy: d.text().references(() => accounts.id),
      /** Whether using it also removes the second factors. */
      secondFactors: d.oneOf('keep', 'remove').notNull().default('keep'),
      expiresAt: d.instant().notNull(),
    },
    t => [d.index('recovery_links_by_expiry').on(t.expiresAt)],
  )

  /** The new addresses that people have asked for and not confirmed yet, at most one for each account. */
  const emailChanges = d.table(
    'email_changes',
    {
      accountId: d
        .text()
        .primaryKey()
        .references(() => accounts.id),
      /** Another one for each code. The code is computed from it, so it is not stored. */
      id: d.text().notNull().unique(),
      email: d.text().notNull(),
      wrongCodes: d.int().notNull().default(0),
      askedAt: d.instant().notNull(),
      expiresAt: d.instant().notNull(),
    },
    t => [d.index('email_changes_by_expiry').on(t.expiresAt)],
  )

  /** The earlier addresses of accounts, for as long as their owners can take the change back. Nobody else can use them meanwhile. */
  const emailTakeBacks = d.table(
    'email_take_backs',
    {
      id: d.text().primaryKey(),
      accountId: idOf(d, () => accounts.id),
      email: d.text().notNull(),
      /** When somebody asked for the change. */
      askedAt: d.instant().notNull(),
      /** The address that the account had when this one came back. Null until then. */
      takenFrom: d.text(),
      expiresAt: d.instant().notNull(),
    },
    t => [
      d.index('email_take_backs_by_account').on(t.accountId, t.id),
      d.index('email_take_backs_by_email').on(t.email),
      d.index('email_take_backs_by_expiry').on(t.expiresAt),
    ],
  )

  const invitations = d.table(
    'invitations',
    {
      id: d.text().primaryKey(),
      tokenHash: d.text().notNull().unique(),
      /** The only address that can use it. Null if anybody can. */
      email: d.text(),
      role: d.text().$type<Role>().notNull(),
      createdBy: idOf(d, () => accounts.id),
      createdAt: d.instant().notNull(),
      expiresAt: d.instant().notNull(),
      revokedAt: d.instant(),
      /** The account that signed up with it. */
      accountId: d.text().references(() => accounts.id),
    },
    t => [d.index('invitations_by_created').on(t.createdAt, t.id), d.index('invitations_by_expiry').on(t.expiresAt)],
  )

  /** Public keys of passkeys. The private keys never leave the devices. */
  const passkeys = d.table(
    'passkeys',
    {
      id: d.text().primaryKey(),
      accountId: idOf(d, () => accounts.id),
      credentialId: d.text().notNull().unique(),
      publicKey: d.text().notNull(),
      /** It grows with each use if the device counts, so that a copy of the passkey is noticed. */
      counter: d.bytes().notNull(),
      transports: d.json<string[]>().notNull(),
      name: d.text().notNull(),
      /** 1 if its provider keeps a copy. */
      synced: d.int().notNull(),
      createdAt: d.instant().notNull(),
      lastUsedAt: d.instant(),
      /** From when on it can sign decisions. Null in rows of version 0.3.0: they could at once. */
      signsFrom: d.instant(),
      version: d.int().notNull().default(1),
    },
    t => [d.index('passkeys_by_created').on(t.accountId, t.createdAt, t.id)],
  )

  /** The authenticator app of an account. */
  const totps = d.table('totps', {
    accountId: d
      .text()
      .primaryKey()
      .references(() => accounts.id),
    /** Encrypted with a key that is not in the database (core/kit/boxes.ts). */
    secret: d.text().notNull(),
    confirmedAt: d.instant(),
    /** The step of time of the last code that was used, so that each code works once. */
    lastStep: d.int().notNull().default(0),
  })

  const recoveryCodes = d.table('recovery_codes', { accountId: idOf(d, () => accounts.id), hash: d.text().notNull() }, t => [
    d.key({ columns: [t.accountId, t.hash] }),
  ])

  /** Challenges of passkeys that were used, until they expire, so that each works once. */
  const spentChallenges = d.table('spent_challenges', { hash: d.text().primaryKey(), expiresAt: d.instant().notNull() }, t => [
    d.index('spent_challenges_by_expiry').on(t.expiresAt),
  ])

  /**
   * Limits password attempts, for all instances together (core/kit/passwords.ts). A name is a keyed digest, so the table does not reveal
   * who tried to sign in where. After `until` a row has no effect and may be deleted.
   */
  const passwordBrakes = d.table('password_brakes', { name: d.text().primaryKey(), until: d.instant().notNull() }, t => [
    d.index('password_brakes_by_until').on(t.until),
  ])

  return {
    accounts,
    sessions,
    serviceTokens,
    recoveryLinks,
    emailChanges,
    emailTakeBacks,
    invitations,
    passkeys,
    totps,
    recoveryCodes,
    spentChallenges,
    passwordBrakes,
  }
}
export type People = ReturnType<typeof peopleTables>

/** Nobody can sign in with an empty hash. */
export const accountMeanings = {
  id: { inCall: true, erased: stays },
  email: { inCall: false, erased: sql`id || '@deleted.invalid'` },
  displayName: { inCall: true, erased: 'Deleted account' },
  passwordHash: { inCall: false, erased: '' },
  role: { inCall: false, erased: 'member' },
  adminSince: { inCall: false, erased: null },
  adminUntil: { inCall: false, erased: null },
  loweredBy: { inCall: false, erased: null },
  status: { inCall: true, erased: 'leaving' },
  signedDecisions: { inCall: false, erased: 'none' },
  policy: { inCall: false, erased: null },
  lastSignInAt: { inCall: false, erased: null },
  wrongPasswords: { inCall: false, erased: 0 },
  wrongPasswordsToldAt: { inCall: false, erased: stays },
  failures: { inCall: false, erased: 0 },
  failuresToldAt: { inCall: false, erased: stays },
  createdAt: { inCall: false, erased: stays },
  updatedAt: { inCall: false, erased: stays },
  version: { inCall: false, erased: stays },
} as const satisfies Meanings<People['accounts']['$inferSelect'], OfCall>

export const invitationMeanings = {
  id: { erased: stays },
  tokenHash: { erased: stays },
  email: { erased: null },
  role: { erased: stays },
  createdBy: { erased: stays },
  createdAt: { erased: stays },
  expiresAt: { erased: stays },
  revokedAt: { erased: stays },
  accountId: { erased: stays },
} as const satisfies Meanings<People['invitations']['$inferSelect']>
