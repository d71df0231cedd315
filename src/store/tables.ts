/**
 * Every table, defined once for both databases. A database uses an index with a condition (a partial index) only if the statement itself
 * contains the condition. So statements write these conditions as literals, not as placeholders.
 */
import { postgres, sqlite, type Dialect } from './dialects.ts'
import { sql } from './drizzle.ts'
import { isForAdmins, isLive, isOpen, isPending, isStaff, isTimed, isUnread, isWaiting } from './conditions.ts'

export { postgres, sqlite }

type Gate = 'ask' | 'allow' | 'block'
export interface Policy {
  join_quest: Gate
  submit_result: Gate
  withdraw_from_quest: Gate
}
export interface Client {
  name: string | null
  version: string | null
  protocolVersion: string
}
export interface Refusal {
  at: number
  reason: 'key_expired' | 'key_revoked' | 'key_replaced' | 'agent_suspended' | 'account_suspended'
  keyHint: string
}

/** The outcome of an approved action. */
export interface Outcome {
  state: 'not_applicable' | 'executed' | 'failed'
  code: string | null
  participationId: string | null
  submissionId: string | null
}

export type Tables = ReturnType<typeof define>
export type Row<K extends keyof Tables> = Tables[K]['$inferSelect']

/** The columns in the conditions of indexes, which name a column without its table. */
const alone = {
  role: sql`role`,
  status: sql`status`,
  state: sql`state`,
  pendingApprovalId: sql`pending_approval_id`,
  verdict: sql`verdict`,
  unread: sql`unread`,
  forAdmins: sql`for_admins`,
}
const [open, pending, waiting, live, timed] = [isOpen(alone), isPending(alone), isWaiting(alone), isLive(alone), isTimed(alone)]
const [unread, forAdmins] = [isUnread(alone), isForAdmins(alone)]
const [guessedAt, staff, suspended] = [sql`wrong_passwords > 0`, isStaff(alone), sql`status = 'suspended'`]

export function define(dialect: () => Dialect) {
  const d = dialect()
  const idOf = (another: Parameters<ReturnType<Dialect['text']>['references']>[0]) => d.text().notNull().references(another)

  const accounts = d.table(
    'accounts',
    {
      id: d.text().primaryKey(),
      email: d.text().notNull().unique(),
      displayName: d.text().notNull(),
      passwordHash: d.text().notNull(),
      role: d.oneOf('member', 'reviewer', 'author', 'admin').notNull(),
      status: d.oneOf('active', 'suspended').notNull().default('active'),
      /** Which approvals need the signature of a passkey. */
      signedDecisions: d.oneOf('none', 'high', 'all').notNull().default('none'),
      lastSignInAt: d.instant(),
      /** Wrong passwords that no log entry has counted yet, and when the last entry about them was written. */
      wrongPasswords: d.int().notNull().default(0),
      wrongPasswordsToldAt: d.instant().notNull().default(0),
      createdAt: d.instant().notNull(),
      updatedAt: d.instant().notNull(),
      version: d.int().notNull().default(1),
    },
    t => [
      d.index('accounts_by_wrong_passwords').on(t.wrongPasswordsToldAt).where(guessedAt),
      d.index('accounts_by_created').on(t.createdAt, t.id),
      d.index('accounts_staff').on(t.id).where(staff),
      d.index('accounts_suspended').on(t.createdAt, t.id).where(suspended),
    ],
  )

  const sessions = d.table(
    'sessions',
    {
      id: d.text().primaryKey(),
      accountId: idOf(() => accounts.id),
      tokenHash: d.text().notNull().unique(),
      createdAt: d.instant().notNull(),
      lastSeenAt: d.instant().notNull(),
      expiresAt: d.instant().notNull(),
      userAgent: d.text().notNull(),
      ip: d.text().notNull(),
      revokedAt: d.instant(),
      /** When its human last proved who they are. */
      provenAt: d.instant().notNull().default(0),
    },
    t => [d.index('sessions_by_created').on(t.accountId, t.createdAt, t.id), d.index('sessions_by_expiry').on(t.expiresAt)],
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
      /** The admin who made it. Null if the operator did. */
      createdBy: d.text().references(() => accounts.id),
      /** Whether using it also removes the second factors. */
      secondFactors: d.oneOf('keep', 'remove').notNull().default('keep'),
      expiresAt: d.instant().notNull(),
    },
    t => [d.index('recovery_links_by_expiry').on(t.expiresAt)],
  )

  const invitations = d.table(
    'invitations',
    {
      id: d.text().primaryKey(),
      tokenHash: d.text().notNull().unique(),
      /** The only address that can use it. Null if anybody can. */
      email: d.text(),
      role: d.oneOf('member', 'reviewer', 'author', 'admin').notNull(),
      createdBy: idOf(() => accounts.id),
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
      accountId: idOf(() => accounts.id),
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
    /** Encrypted with a key that is not in the database (core/kit/seals.ts). */
    secret: d.text().notNull(),
    confirmedAt: d.instant(),
    /** The step of time of the last code that was used, so that each code works once. */
    lastStep: d.int().notNull().default(0),
  })

  const recoveryCodes = d.table('recovery_codes', { accountId: idOf(() => accounts.id), hash: d.text().notNull() }, t => [
    d.key({ columns: [t.accountId, t.hash] }),
  ])

  /** Challenges of passkeys that were used, until they expire, so that each works once. */
  const spentChallenges = d.table('spent_challenges', { hash: d.text().primaryKey(), expiresAt: d.instant().notNull() }, t => [
    d.index('spent_challenges_by_expiry').on(t.expiresAt),
  ])

  const agents = d.table(
    'agents',
    {
      id: d.text().primaryKey(),
      ownerId: idOf(() => accounts.id),
      handle: d.text().notNull().unique(),
      name: d.text().notNull(),
      description: d.text().notNull(),
      skills: d.json<string[]>().notNull(),
      status: d.oneOf('active', 'suspended', 'archived').notNull().default('active'),
      suspendedBy: d.oneOf('owner', 'admin'),
      suspendReason: d.text(),
      /** The owner's own suspension, kept while an admin's hold hides it. */
      ownerHold: d.json<{ reason: string | null }>(),
      policy: d.json<Policy>().notNull(),
      maxActiveQuests: d.int().notNull(),
      /** Totals over the agent's ended work. They are updated as work ends, because there may be any amount of it. */
      points: d.int().notNull().default(0),
      accepted: d.int().notNull().default(0),
      rejected: d.int().notNull().default(0),
      expired: d.int().notNull().default(0),
      firstSeenAt: d.instant(),
      /** 0 means never. It is not null, because the two databases sort nulls differently. */
      lastSeenAt: d.instant().notNull().default(0),
      lastClient: d.json<Client>(),
      lastKeyHint: d.text(),
      lastRefused: d.json<Refusal>(),
      createdAt: d.instant().notNull(),
      updatedAt: d.instant().notNull(),
      version: d.int().notNull().default(1),
    },
    t => [d.index('agents_by_created').on(t.ownerId, t.createdAt, t.id)],
  )

  const agentKeys = d.table(
    'agent_keys',
    {
      id: d.text().primaryKey(),
      agentId: idOf(() => agents.id),
      label: d.text().notNull(),
      hint: d.text().notNull(),
      hash: d.text().notNull().unique(),
      createdAt: d.instant().notNull(),
      createdBy: idOf(() => accounts.id),
      expiresAt: d.instant().notNull(),
      lastUsedAt: d.instant(),
      revokedAt: d.instant(),
      revokeReason: d.oneOf('revoked_by_owner', 'agent_archived'),
      replacedBy: d.text(),
    },
    t => [d.index('agent_keys_by_created').on(t.agentId, t.createdAt, t.id)],
  )

  const quests = d.table(
    'quests',
    {
      id: d.text().primaryKey(),
      slug: d.text().notNull().unique(),
      title: d.text().notNull(),
      summary: d.text().notNull(),
      description: d.text().notNull(),
      acceptanceCriteria: d.json<string[]>().notNull(),
      resultSchema: d.json<object | null>(),
      tags: d.json<string[]>().notNull(),
      difficulty: d.oneOf('easy', 'medium', 'hard').notNull(),
      rewardPoints: d.int().notNull(),
      rewardNote: d.text(),
      slots: d.int().notNull(),
      slotsTaken: d.int().notNull().default(0),
      /** How many slots the agents of one owner may hold. */
      agentsPerOwner: d.int().notNull().default(1),
      workWindowHours: d.int().notNull(),
      revisionWindowHours: d.int().notNull(),
      maxAttempts: d.int().notNull(),
      /** `never` if it stays open. It is not null, because the two databases sort nulls differently. */
      closesAt: d.instant().notNull(),
      status: d.oneOf('draft', 'open', 'closed', 'cancelled').notNull().default('draft'),
      createdBy: idOf(() => accounts.id),
      /** 0 while it is a draft. */
      publishedAt: d.instant().notNull().default(0),
      closedAt: d.instant(),
      createdAt: d.instant().notNull(),
      updatedAt: d.instant().notNull(),
      version: d.int().notNull().default(1),
    },
    // Ids begin with the time of creation, so the primary key has all quests in that order.
    t => [
      d.index('quests_by_published').on(t.publishedAt, t.id).where(open),
      d.index('quests_by_close').on(t.closesAt, t.id).where(open),
      d.index('quests_by_reward').on(t.rewardPoints, t.id).where(open),
      d.index('quests_by_title').on(t.title, t.id).where(open),
    ],
  )

  /**
   * The words by which a quest is found (words.ts). In SQLite this is a virtual table of FTS5. Its migration is written by hand, because
   * drizzle-kit would create an ordinary table.
   */
  const questSearch = d.table(
    'quest_search',
    {
      id: d.text().primaryKey(),
      /** The words of the title, which count most. */
      title: d.words().notNull(),
      /** All words, including those of the title. */
      words: d.words().notNull(),
      ...d.place,
    },
    t => d.fullText('quest_search_by_words', t.words),
  )

  const participations = d.table(
    'participations',
    {
      id: d.text().primaryKey(),
      questId: idOf(() => quests.id),
      agentId: idOf(() => agents.id),
      ownerId: idOf(() => accounts.id),
      state: d
        .oneOf('active', 'submitted', 'revision_requested', 'accepted', 'rejected', 'withdrawn', 'expired', 'cancelled')
        .notNull()
        .default('active'),
      joinedAt: d.instant().notNull(),
      dueAt: d.instant().notNull(),
      attempts: d.int().notNull().default(0),
      rewardPoints: d.int().notNull(),
      pointsAwarded: d.int(),
      finishedAt: d.instant(),
      endReason: d.text(),
      /** The pending request to submit. While it is set, the work cannot expire. */
      pendingApprovalId: d.text(),
      /** The last attempt for which time was given back. 0 if there is none. */
      timeGivenFor: d.int().notNull().default(0),
      /** 1 if somebody else reviewed or ended it, and its agent has not seen that yet. */
      unread: d.int().notNull().default(0),
      version: d.int().notNull().default(1),
    },
    t => [
      // One live participation of an agent in a quest, whatever races. An owner has few live ones.
      d.unique('participations_live').on(t.ownerId, t.agentId, t.questId).where(live),
      d.index('participations_by_owner').on(t.ownerId, t.joinedAt, t.id),
      d.index('participations_by_agent').on(t.agentId, t.joinedAt, t.id),
      d.index('participations_by_quest').on(t.questId, t.ownerId, t.joinedAt, t.id),
      d.index('participations_due').on(t.dueAt).where(timed),
      d.index('participations_unread').on(t.agentId, t.id).where(unread),
    ],
  )

  const submissions = d.table(
    'submissions',
    {
      id: d.text().primaryKey(),
      participationId: idOf(() => participations.id),
      questId: idOf(() => quests.id),
      attempt: d.int().notNull(),
      summary: d.text().notNull(),
      links: d.json<string[]>().notNull(),
      data: d.json<unknown>(),
      digest: d.text().notNull(),
      createdAt: d.instant().notNull(),
      /** `waiting` until an admin reviews it; `void` if the participation ended before that. */
      verdict: d.oneOf('waiting', 'accepted', 'revision_requested', 'rejected', 'void').notNull().default('waiting'),
      comment: d.text(),
      reviewerId: d.text(),
      reviewedAt: d.instant(),
    },
    t => [
      d.unique('submissions_by_attempt').on(t.participationId, t.attempt),
      d.index('submissions_by_created').on(t.createdAt, t.id),
      d.index('submissions_waiting').on(t.createdAt, t.id).where(waiting),
      d.index('submissions_by_quest').on(t.questId, t.createdAt, t.id),
    ],
  )

  const approvals = d.table(
    'approvals',
    {
      id: d.text().primaryKey(),
      agentId: idOf(() => agents.id),
      ownerId: idOf(() => accounts.id),
      kind: d.oneOf('join_quest', 'submit_result', 'withdraw_from_quest', 'external_action').notNull(),
      category: d.oneOf('spend', 'contact', 'publish', 'access', 'other'),
      title: d.text().notNull(),
      arguments: d.json<Record<string, unknown>>().notNull(),
      reason: d.text(),
      risk: d.oneOf('low', 'medium', 'high').notNull(),
      /** The reasons for the risk (core/risk.ts). Null in rows from before they were stored. */
      riskReasons: d.json<string[]>(),
      questId: d.text().references(() => quests.id),
      participationId: d.text().references(() => participations.id),
      digest: d.hash().notNull(),
      status: d.oneOf('pending', 'approved', 'denied', 'expired', 'cancelled').notNull().default('pending'),
      statusReason: d.text(),
      createdAt: d.instant().notNull(),
      expiresAt: d.instant().notNull(),
      decidedAt: d.instant(),
      decidedBy: d.text(),
      note: d.text(),
      outcome: d.json<Outcome>(),
      earlierDenials: d.int().notNull(),
      /** 1 if somebody else decided or ended it, and its agent has not seen that yet. */
      unread: d.int().notNull().default(0),
      version: d.int().notNull().default(1),
    },
    t => [
      // The same request waits once, whatever races. Few requests of an owner wait, so they are read together and sorted.
      d.unique('approvals_pending').on(t.ownerId, t.agentId, t.digest).where(pending),
      d.index('approvals_due').on(t.expiresAt).where(pending),
      d.index('approvals_by_owner').on(t.ownerId, t.createdAt, t.id),
      d.index('approvals_by_agent').on(t.agentId, t.createdAt, t.id),
      d.index('approvals_by_quest').on(t.questId, t.ownerId, t.digest, t.createdAt),
      d.index('approvals_unread').on(t.agentId, t.id).where(unread),
    ],
  )

  /** What happened, one log per account: gapless, each entry chained to the one before it by its hash, and sealed with a key (core/kit/seals.ts). */
  const auditEvents = d.table(
    'audit_events',
    {
      id: d.text().notNull(),
      accountId: idOf(() => accounts.id),
      seq: d.int().notNull(),
      at: d.instant().notNull(),
      actorType: d.oneOf('human', 'agent', 'system').notNull(),
      actorId: d.text().notNull(),
      action: d.text().notNull(),
      targetType: d.text().notNull(),
      targetId: d.text().notNull(),
      agentId: d.text(),
      requestId: d.text().notNull(),
      data: d.json<Record<string, unknown>>().notNull(),
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
      d.index('audit_events_by_at').on(t.accountId, t.at, t.seq),
      d.index('service_log').on(t.at, t.id).where(forAdmins),
    ],
  )

  /** The end of each account's log. A writer holds this row, so two writers of one log take turns. */
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
  })

  /**
   * Limits password attempts, for all instances together (core/kit/passwords.ts). A name is a keyed digest, so the table does not reveal
   * who tried to sign in where. After `until` a row has no effect and may be deleted.
   */
  const passwordBrakes = d.table('password_brakes', { name: d.text().primaryKey(), until: d.instant().notNull() }, t => [
    d.index('password_brakes_by_until').on(t.until),
  ])

  /** The result of each request with an Idempotency-Key, so that a repetition does nothing and gets the same answer. */
  const onces = d.table(
    'idempotency_records',
    {
      accountId: idOf(() => accounts.id),
      key: d.text().notNull(),
      requestHash: d.text().notNull(),
      result: d.json<unknown>(),
      expiresAt: d.instant().notNull(),
    },
    t => [d.key({ columns: [t.accountId, t.key] }), d.index('idempotency_records_by_expiry').on(t.expiresAt)],
  )

  /** Facts about the whole service, shared by all its instances. */
  const meta = d.table('meta', { name: d.text().primaryKey(), value: d.text().notNull() })

  return {
    accounts,
    sessions,
    recoveryLinks,
    invitations,
    passkeys,
    totps,
    recoveryCodes,
    spentChallenges,
    agents,
    agentKeys,
    quests,
    questSearch,
    participations,
    submissions,
    approvals,
    auditEvents,
    auditHeads,
    passwordBrakes,
    onces,
    meta,
  }
}
