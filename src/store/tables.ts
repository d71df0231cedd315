/**
 * Every table, defined once for both databases. A database uses an index with a condition (a partial index) only if the statement itself
 * contains the condition. So statements write these conditions as literals, not as placeholders.
 */
import { postgres, sqlite, type Dialect } from './dialects.ts'
import { sql } from './drizzle.ts'
import {
  dueOf,
  isForAdmins,
  isLeaving,
  isLive,
  isOpen,
  isQueued,
  isReminded,
  isStaff,
  isTimed,
  isUnread,
  isVerification,
  isWaiting,
  isWatched,
  waitsOrStands,
} from './conditions.ts'

export { postgres, sqlite }

type Gate = 'ask' | 'allow' | 'block'
/** An amount of money, as it is stored in JSON. */
export interface Amount {
  value: number
  currency: string
}
/** What an agent may do outside the service in one category. The names are those of the contract. */
export interface ExternalRule {
  rule: Gate
  per_hour: number | null
  per_day: number | null
  currency: string | null
  amount_per_request: number | null
  amount_per_day: number | null
  cool_down_minutes: number
  /** The time, in milliseconds, in which the whole category is allowed, and the largest amount of one request. */
  allowance: { since: number; until: number; amount: Amount | null } | null
  /** When the human last denied a request of this category, in milliseconds. The cool-down begins then. The contract does not have it. */
  denied_at?: number
}
export interface Policy {
  join_quest: Gate
  submit_result: Gate
  withdraw_from_quest: Gate
  external: Record<'spend' | 'contact' | 'publish' | 'access' | 'other', ExternalRule>
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

/** What a message can be about. */
export type NoticeKind =
  | 'approval.requested'
  | 'approval.answered'
  | 'approval.expiring'
  | 'approval.decided'
  | 'participation.reviewed'
  | 'agent.silent'
  | 'agent.heard'
  | 'agent.refused'
  | 'key.expiring'
  | 'submission.waiting'
  | 'account.security'
  | 'channel.broken'
export type ChannelEvent = 'needs_me' | NoticeKind
export type DeliveryKind = NoticeKind | 'channel.test' | 'channel.verify' | 'account.recovery'
export interface Subject {
  type: 'account' | 'session' | 'agent' | 'key' | 'channel' | 'participation' | 'submission' | 'approval'
  id: string
}
/** Why a message was not accepted. */
export interface Failure {
  at: number
  status: number | null
  reason:
    | 'refused'
    | 'gone'
    | 'redirect'
    | 'timeout'
    | 'unreachable'
    | 'unknown_host'
    | 'private_address'
    | 'tls'
    | 'turned_off'
    | 'not_offered'
    | 'secret_lost'
    | 'interrupted'
}

/** The outcome of an approved action. */
export interface Outcome {
  state: 'not_applicable' | 'executed' | 'failed'
  code: string | null
  participationId: string | null
  submissionId: string | null
}

/** The arguments of a request for an action outside the service. */
export interface ExternalArguments {
  category: keyof Policy['external']
  title: string
  details: Record<string, unknown>
}
/** What an agent says came of an action that was allowed. */
export interface Report {
  outcome: 'done' | 'failed' | 'not_done'
  note: string | null
  links: string[]
  at: number
}
/** A question of the human, or an answer of the agent. */
export interface ThreadEntry {
  by: 'human' | 'agent'
  text: string
  at: number
}
/** The last approval of the same action, as it was when the agent asked again. */
export interface EarlierYes {
  id: string
  decidedAt: number
  /** The rule that gave it. Null if the human did. */
  byRule: 'standing' | 'timed' | null
  permit: 'unused' | 'reported' | 'lapsed' | null
  outcome: Report['outcome'] | null
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
  permit: sql`permit`,
  validUntil: sql`valid_until`,
  expiresAt: sql`expires_at`,
  silentAt: sql`silent_at`,
  remindAt: sql`remind_at`,
  kind: sql`kind`,
}
const [open, current, waiting, live, timed] = [isOpen(alone), waitsOrStands(alone), isWaiting(alone), isLive(alone), isTimed(alone)]
const [unread, forAdmins] = [isUnread(alone), isForAdmins(alone)]
const [queued, watched, reminded] = [isQueued(alone), isWatched(alone), isReminded(alone)]
const verifications = isVerification(alone)
const ofWork = sql`participation_id is not null`
const [guessedAt, staff] = [sql`wrong_passwords > 0`, isStaff(alone)]
const [suspended, leaving] = [sql`status = 'suspended'`, isLeaving(alone)]

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
      /** The personal data of a `leaving` account is still being erased. */
      status: d.oneOf('active', 'suspended', 'leaving', 'deleted').notNull().default('active'),
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
      d.index('accounts_leaving').on(t.id).where(leaving),
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
      /** The network of the address (core/kit/addresses.ts). Early versions kept the whole address. */
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
    /** Encrypted with a key that is not in the database (core/kit/boxes.ts). */
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
      /** When a call was last refused because of its key. 0 means never. */
      keyRefusedAt: d.instant().notNull().default(0),
      /** When its owner was last told of a refused call. */
      refusedToldAt: d.instant().notNull().default(0),
      /** Its owner is told if it has not called for this long. */
      silentAfterMinutes: d.int(),
      /** When it becomes silent unless it calls before. Null if nobody watches it, and once its owner was told. */
      silentAt: d.instant(),
      /** Since when it has been silent, once its owner was told. */
      silentSince: d.instant(),
      createdAt: d.instant().notNull(),
      updatedAt: d.instant().notNull(),
      version: d.int().notNull().default(1),
    },
    t => [d.index('agents_by_created').on(t.ownerId, t.createdAt, t.id), d.index('agents_silent').on(t.silentAt).where(watched)],
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
      /** When its owner is reminded next that it expires. Null if no reminder is left. */
      remindAt: d.instant(),
    },
    t => [
      d.index('agent_keys_by_created').on(t.agentId, t.createdAt, t.id),
      d.index('agent_keys_reminders').on(t.remindAt).where(reminded),
    ],
  )

  /** What an agent did in one hour of UTC. It is kept for a while (core/activity.ts). */
  const agentActivity = d.table(
    'agent_activity',
    {
      agentId: idOf(() => agents.id),
      /** When the hour began. */
      at: d.instant().notNull(),
      calls: d.int().notNull().default(0),
      refused: d.int().notNull().default(0),
      errors: d.int().notNull().default(0),
      points: d.int().notNull().default(0),
    },
    t => [d.key({ columns: [t.agentId, t.at] }), d.index('agent_activity_by_at').on(t.at)],
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
      /** When old work was last deleted. The rules for agents that join need that work, so the quest cannot be reopened after it. */
      workForgottenAt: d.instant(),
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
      /** The amount that the agent states, in ten-thousandths of the currency, so that sums are exact. */
      amountUnits: d.bytes(),
      currency: d.text(),
      /** The kind of rule that approved it without asking. */
      byRule: d.oneOf('standing', 'timed'),
      /** The permit for one action outside the service. Null for all other requests, for those not approved, and in rows from before. */
      permit: d.oneOf('unused', 'reported', 'lapsed'),
      /** For how long the agent asked to use a yes. */
      validMinutes: d.int(),
      validUntil: d.instant(),
      report: d.json<Report>(),
      /** Null if there are no questions. */
      thread: d.json<ThreadEntry[]>(),
      /** Since when the agent owes an answer. `expiresAt` is then later by `pauseMs`, for which the request may still stand still. */
      askedAt: d.instant(),
      /** Null until the first question. Then it begins with the original length of the request. */
      pauseMs: d.bytes(),
      /** What the human would approve instead, and the digest that a request for it has. */
      suggestion: d.json<ExternalArguments>(),
      suggestionDigest: d.text(),
      /** The denied request whose suggestion this one is. */
      followsSuggestion: d.text(),
      earlierYes: d.json<EarlierYes>(),
      /** 1 if somebody else decided or ended it, and its agent has not seen that yet. */
      unread: d.int().notNull().default(0),
      version: d.int().notNull().default(1),
    },
    t => [
      // The same request waits once, and the same yes stands once, whatever races. These are few, so they are read together and sorted.
      d.unique('approvals_pending').on(t.ownerId, t.agentId, t.digest).where(current),
      // drizzle-kit does not know expressions in SQLite, so the SQL of this index is written by hand.
      d.index('approvals_due').on(dueOf(alone)).where(current),
      d.index('approvals_by_owner').on(t.ownerId, t.createdAt, t.id),
      d.index('approvals_by_agent').on(t.agentId, t.createdAt, t.id),
      d.index('approvals_by_quest').on(t.questId, t.ownerId, t.digest, t.createdAt),
      d.index('approvals_unread').on(t.agentId, t.id).where(unread),
      // The foreign key looks here when work is deleted.
      d.index('approvals_by_work').on(t.participationId).where(ofWork),
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
      /** Hides `data` in the hash of the entry, so that `data` can be erased. Null in entries of early versions, and where `data` was erased. */
      salt: d.text(),
      /** The hash of `salt` and `data`. Null in entries of early versions. */
      dataHash: d.hash(),
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

  /** The end of each account's log, and its start. A writer holds this row, so two writers of one log take turns. */
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
    /** The last entry that was deleted because it was old, with a seal of its own. The first entry that is left follows it. */
    startSeq: d.int().notNull().default(0),
    startHash: d.text().notNull().default(''),
    startSeal: d.text(),
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

  /** The ways in which the service reaches an account. Each has few rows. */
  const channels = d.table(
    'channels',
    {
      id: d.text().primaryKey(),
      accountId: idOf(() => accounts.id),
      type: d.oneOf('push', 'email', 'webhook').notNull(),
      label: d.text().notNull(),
      /** Where it leads, without parts that could be a secret. */
      target: d.text().notNull(),
      /** The SHA-256 of where it leads, because an account has one channel to each place. */
      endpointHash: d.hash().notNull(),
      /** Where it leads, and its keys, encrypted with a key that is not in the database (core/kit/boxes.ts). */
      sealed: d.text().notNull(),
      format: d.oneOf('standard', 'slack', 'teams', 'discord', 'ntfy'),
      events: d.json<ChannelEvent[]>().notNull(),
      state: d.oneOf('active', 'unverified', 'paused', 'broken').notNull(),
      /** When the first failure after the last success happened. */
      failingSince: d.instant(),
      lastSuccessAt: d.instant(),
      lastFailure: d.json<Failure>(),
      /** How much of its share of mails an address has used: it grows by a fixed time for each mail (core/mail-share.ts). */
      mailsUntil: d.instant().notNull().default(0),
      oldSecretUntil: d.instant(),
      createdAt: d.instant().notNull(),
      updatedAt: d.instant().notNull(),
      version: d.int().notNull().default(1),
    },
    t => [d.unique('channels_by_place').on(t.endpointHash, t.accountId), d.index('channels_by_created').on(t.accountId, t.createdAt, t.id)],
  )

  /**
   * The outbox: the messages to channels. A message is inserted in the transaction of the change that it tells of. Its channel may have been
   * deleted since.
   */
  const deliveries = d.table(
    'deliveries',
    {
      id: d.text().primaryKey(),
      accountId: idOf(() => accounts.id),
      channelId: d.text().notNull(),
      eventId: d.text(),
      kind: d.text().notNull().$type<DeliveryKind>(),
      subject: d.json<Subject>().notNull(),
      agent: d.json<{ id: string; handle: string; name: string }>(),
      title: d.text().notNull(),
      state: d.oneOf('queued', 'sent', 'dead').notNull().default('queued'),
      attempts: d.int().notNull().default(0),
      /** How often it was claimed since its last attempt ended. If there are many, the process may end because of it. */
      claims: d.int().notNull().default(0),
      createdAt: d.instant().notNull(),
      /** When it is tried next. While an instance sends it, when another one may take over. */
      nextAttemptAt: d.instant().notNull(),
      /** Names the attempt that is being made, so that an instance that comes back late does not overwrite the result of another one. */
      claim: d.text(),
      sentAt: d.instant(),
      lastFailure: d.json<Failure>(),
    },
    t => [
      d.index('deliveries_due').on(t.nextAttemptAt).where(queued),
      d.index('deliveries_by_channel').on(t.channelId, t.createdAt, t.id),
      d.index('deliveries_verifications').on(t.accountId, t.createdAt).where(verifications),
    ],
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
    agentActivity,
    quests,
    questSearch,
    participations,
    submissions,
    approvals,
    auditEvents,
    auditHeads,
    passwordBrakes,
    onces,
    channels,
    deliveries,
    meta,
  }
}
