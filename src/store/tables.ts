/** Every table, defined once in words that both databases understand. */
import { part } from './drizzle.ts'

const lite = part('drizzle-orm/sqlite-core')
const pg = part('drizzle-orm/pg-core')

/** The kinds of column in use. What JavaScript sees of them is the same on both sides. */
export const sqlite = {
  table: lite.sqliteTable,
  index: lite.index,
  unique: lite.uniqueIndex,
  key: lite.primaryKey,
  text: () => lite.text(),
  int: () => lite.integer(),
  /** Milliseconds since 1970. */
  instant: () => lite.integer({ mode: 'number' }),
  json: <T>() => lite.text({ mode: 'json' }).$type<T>(),
  oneOf: <const V extends [string, ...string[]]>(...values: V) => lite.text({ enum: values }),
}
type Dialect = typeof sqlite

export const postgres = {
  table: pg.pgTable,
  index: pg.index,
  unique: pg.uniqueIndex,
  key: pg.primaryKey,
  text: () => pg.text(),
  int: () => pg.integer(),
  instant: () => pg.bigint({ mode: 'number' }),
  json: <T>() => pg.jsonb().$type<T>(),
  oneOf: (...values: [string, ...string[]]) => pg.text({ enum: values }),
} as unknown as Dialect

type Gate = 'ask' | 'allow' | 'block'
export interface Policy { join_quest: Gate; submit_result: Gate; withdraw_from_quest: Gate }
export interface Client { name: string | null; version: string | null; protocolVersion: string }
export interface Refusal { at: number; reason: 'key_expired' | 'key_revoked' | 'agent_suspended' | 'account_suspended'; keyHint: string }

export type Tables = ReturnType<typeof define>
export type Row<K extends keyof Tables> = Tables[K]['$inferSelect']

export function define(d: Dialect) {
  const accounts = d.table('accounts', {
    id: d.text().primaryKey(),
    email: d.text().notNull().unique(),
    displayName: d.text().notNull(),
    passwordHash: d.text().notNull(),
    role: d.oneOf('member', 'admin').notNull(),
    status: d.oneOf('active', 'suspended').notNull().default('active'),
    lastSignInAt: d.instant(),
    createdAt: d.instant().notNull(),
    updatedAt: d.instant().notNull(),
    version: d.int().notNull().default(1),
  })

  const sessions = d.table('sessions', {
    id: d.text().primaryKey(),
    accountId: d.text().notNull().references(() => accounts.id),
    tokenHash: d.text().notNull().unique(),
    createdAt: d.instant().notNull(),
    lastSeenAt: d.instant().notNull(),
    expiresAt: d.instant().notNull(),
    userAgent: d.text().notNull(),
    ip: d.text().notNull(),
    revokedAt: d.instant(),
  }, t => [
    d.index('sessions_by_created').on(t.accountId, t.createdAt, t.id),
    d.index('sessions_by_seen').on(t.accountId, t.lastSeenAt, t.id),
    d.index('sessions_by_expiry').on(t.expiresAt),
  ])

  const agents = d.table('agents', {
    id: d.text().primaryKey(),
    ownerId: d.text().notNull().references(() => accounts.id),
    handle: d.text().notNull().unique(),
    name: d.text().notNull(),
    description: d.text().notNull(),
    skills: d.json<string[]>().notNull(),
    status: d.oneOf('active', 'suspended', 'archived').notNull().default('active'),
    suspendedBy: d.oneOf('owner', 'admin'),
    suspendReason: d.text(),
    policy: d.json<Policy>().notNull(),
    maxActiveQuests: d.int().notNull(),
    firstSeenAt: d.instant(),
    /** 0: never. Not null, because the order of nulls is not the same in both databases. */
    lastSeenAt: d.instant().notNull().default(0),
    lastClient: d.json<Client>(),
    lastKeyHint: d.text(),
    lastRefused: d.json<Refusal>(),
    createdAt: d.instant().notNull(),
    updatedAt: d.instant().notNull(),
    version: d.int().notNull().default(1),
  }, t => [
    d.index('agents_by_created').on(t.ownerId, t.createdAt, t.id),
    d.index('agents_by_name').on(t.ownerId, t.name, t.id),
    d.index('agents_by_seen').on(t.ownerId, t.lastSeenAt, t.id),
  ])

  const agentKeys = d.table('agent_keys', {
    id: d.text().primaryKey(),
    agentId: d.text().notNull().references(() => agents.id),
    label: d.text().notNull(),
    hint: d.text().notNull(),
    hash: d.text().notNull().unique(),
    createdAt: d.instant().notNull(),
    createdBy: d.text().notNull().references(() => accounts.id),
    expiresAt: d.instant().notNull(),
    lastUsedAt: d.instant(),
    revokedAt: d.instant(),
    revokeReason: d.oneOf('revoked_by_owner', 'agent_archived'),
    replacedBy: d.text(),
  }, t => [
    d.index('agent_keys_by_created').on(t.agentId, t.createdAt, t.id),
    d.index('agent_keys_by_expiry').on(t.agentId, t.expiresAt, t.id),
  ])

  /** What happened, one log per account: gapless, and each entry sealed by the hash of the one before it. */
  const auditEvents = d.table('audit_events', {
    id: d.text().primaryKey(),
    accountId: d.text().notNull().references(() => accounts.id),
    seq: d.int().notNull(),
    at: d.instant().notNull(),
    actorType: d.oneOf('human', 'agent', 'system').notNull(),
    actorId: d.text().notNull(),
    action: d.text().notNull(),
    targetType: d.text().notNull(),
    targetId: d.text().notNull(),
    requestId: d.text().notNull(),
    data: d.json<Record<string, unknown>>().notNull(),
    prevHash: d.text().notNull(),
    hash: d.text().notNull(),
  }, t => [d.unique('audit_events_by_seq').on(t.accountId, t.seq)])

  /** Where each account's log ends. Whoever writes to a log holds this row, so two writers follow one another. */
  const auditHeads = d.table('audit_heads', {
    accountId: d.text().primaryKey().references(() => accounts.id),
    seq: d.int().notNull(),
    hash: d.text().notNull(),
  })

  /** What a request with an Idempotency-Key did, so that its repetition does nothing and answers the same. */
  const onces = d.table('idempotency_records', {
    accountId: d.text().notNull().references(() => accounts.id),
    key: d.text().notNull(),
    requestHash: d.text().notNull(),
    result: d.json<unknown>(),
    expiresAt: d.instant().notNull(),
  }, t => [d.key({ columns: [t.accountId, t.key] }), d.index('idempotency_records_by_expiry').on(t.expiresAt)])

  /** Facts about the whole service, shared by all its instances. */
  const meta = d.table('meta', { name: d.text().primaryKey(), value: d.text().notNull() })

  return { accounts, sessions, agents, agentKeys, auditEvents, auditHeads, onces, meta }
}
