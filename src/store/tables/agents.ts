/** The agents of people, their keys, and how often they call. */
import type { AgentStatus } from '../../../generated/outputs.js'
import { isReminded, isWatched } from '../engine/conditions.ts'
import type { Dialect } from '../engine/dialects.ts'
import { sql } from '../engine/drizzle.ts'
import { alone, idOf } from './columns.ts'
import { policyForm } from './policy-form.ts'
import { stays, type Meanings, type OfCall } from './meanings.ts'
import type { People } from './people.ts'
import type { Client, Policy, Refusal } from './values.ts'

const watched = isWatched(alone)
const reminded = isReminded(alone)

export function agentTables(d: Dialect, { accounts }: People) {
  const agents = d.table(
    'agents',
    {
      id: d.text().primaryKey(),
      ownerId: idOf(d, () => accounts.id),
      handle: d.text().notNull().unique(),
      name: d.text().notNull(),
      description: d.text().notNull(),
      skills: d.json<string[]>().notNull(),
      status: d.text().$type<AgentStatus>().notNull().default('active'),
      suspendedBy: d.oneOf('owner', 'admin'),
      suspendReason: d.text(),
      /** The owner's own suspension, kept while an admin's hold hides it. */
      ownerHold: d.json<{ reason: string | null }>(),
      policy: d.jsonAs(policyForm).notNull(),
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
      agentId: idOf(d, () => agents.id),
      label: d.text().notNull(),
      hint: d.text().notNull(),
      hash: d.text().notNull().unique(),
      createdAt: d.instant().notNull(),
      createdBy: idOf(d, () => accounts.id),
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

  /** What an agent did in one hour of UTC. It is kept for a while (core/agents/activity.ts). */
  const agentActivity = d.table(
    'agent_activity',
    {
      agentId: idOf(d, () => agents.id),
      /** When the hour began. */
      at: d.instant().notNull(),
      calls: d.int().notNull().default(0),
      refused: d.int().notNull().default(0),
      errors: d.int().notNull().default(0),
      points: d.int().notNull().default(0),
    },
    t => [d.key({ columns: [t.agentId, t.at] }), d.index('agent_activity_by_at').on(t.at)],
  )

  /** The bytes that an agent has written on its last day. Whoever writes to it holds the log of its owner. */
  const agentStorage = d.table('agent_storage', {
    agentId: d
      .text()
      .primaryKey()
      .references(() => agents.id),
    day: d.int().notNull(),
    writtenOnDay: d.bytes().notNull(),
  })

  return { agents, agentKeys, agentActivity, agentStorage }
}
export type Agents = ReturnType<typeof agentTables>

/**
 * Who sets it: its creator once, its owner at any time, the service when something happens, or the clock. `watch` follows from what the owner
 * sets, and the service changes it too. If its owner sets it, `frees` says whether another value can give the agent more freedom.
 */
type Setter = { setBy: 'creator' | 'service' | 'watch' | 'clock' } | { setBy: 'owner'; frees: boolean }
type OfAgent = OfCall & Setter & Shared
interface Shared {
  /** Who sees it in an answer. */
  seenBy: 'both' | 'agent' | 'owner' | 'nobody'
  /** Whether a new row's column counts against the storage: with the entry of the log, which has it too, with the row, or not. */
  counted: 'entry' | 'row' | 'no'
}

/** Rules can name people, so they are erased. */
const blocked = { join_quest: 'block', submit_result: 'block', withdraw_from_quest: 'block' } as Policy

/** The handle stays unique when it is erased. A part of it is random, so that nobody can take it first. */
export const agentMeanings = {
  id: { setBy: 'creator', seenBy: 'both', inCall: true, erased: stays, counted: 'no' },
  ownerId: { setBy: 'creator', seenBy: 'nobody', inCall: false, erased: stays, counted: 'no' },
  handle: {
    setBy: 'creator',
    seenBy: 'both',
    inCall: true,
    erased: sql`'gone-' || ${sql.placeholder('chance')} || substr(id, 19)`,
    counted: 'entry',
  },
  name: { setBy: 'owner', frees: false, seenBy: 'both', inCall: true, erased: 'Deleted agent', counted: 'entry' },
  description: { setBy: 'owner', frees: false, seenBy: 'both', inCall: true, erased: '', counted: 'row' },
  skills: { setBy: 'owner', frees: false, seenBy: 'both', inCall: true, erased: [], counted: 'row' },
  status: { setBy: 'service', seenBy: 'both', inCall: true, erased: stays, counted: 'no' },
  suspendedBy: { setBy: 'service', seenBy: 'owner', inCall: false, erased: stays, counted: 'no' },
  suspendReason: { setBy: 'service', seenBy: 'owner', inCall: false, erased: null, counted: 'no' },
  ownerHold: { setBy: 'service', seenBy: 'nobody', inCall: false, erased: null, counted: 'no' },
  policy: { setBy: 'owner', frees: true, seenBy: 'both', inCall: true, erased: blocked, counted: 'no' },
  maxActiveQuests: { setBy: 'owner', frees: true, seenBy: 'both', inCall: true, erased: stays, counted: 'no' },
  points: { setBy: 'service', seenBy: 'both', inCall: false, erased: stays, counted: 'no' },
  accepted: { setBy: 'service', seenBy: 'agent', inCall: false, erased: stays, counted: 'no' },
  rejected: { setBy: 'service', seenBy: 'agent', inCall: false, erased: stays, counted: 'no' },
  expired: { setBy: 'service', seenBy: 'agent', inCall: false, erased: stays, counted: 'no' },
  firstSeenAt: { setBy: 'service', seenBy: 'owner', inCall: false, erased: stays, counted: 'no' },
  lastSeenAt: { setBy: 'service', seenBy: 'owner', inCall: true, erased: stays, counted: 'no' },
  lastClient: { setBy: 'service', seenBy: 'owner', inCall: true, erased: null, counted: 'no' },
  lastKeyHint: { setBy: 'service', seenBy: 'owner', inCall: true, erased: null, counted: 'no' },
  lastRefused: { setBy: 'service', seenBy: 'owner', inCall: true, erased: null, counted: 'no' },
  keyRefusedAt: { setBy: 'service', seenBy: 'nobody', inCall: false, erased: stays, counted: 'no' },
  refusedToldAt: { setBy: 'service', seenBy: 'nobody', inCall: false, erased: stays, counted: 'no' },
  silentAfterMinutes: { setBy: 'owner', frees: false, seenBy: 'owner', inCall: false, erased: stays, counted: 'no' },
  silentAt: { setBy: 'watch', seenBy: 'nobody', inCall: false, erased: stays, counted: 'no' },
  silentSince: { setBy: 'watch', seenBy: 'owner', inCall: true, erased: stays, counted: 'no' },
  createdAt: { setBy: 'clock', seenBy: 'owner', inCall: false, erased: stays, counted: 'no' },
  updatedAt: { setBy: 'clock', seenBy: 'owner', inCall: false, erased: stays, counted: 'no' },
  version: { setBy: 'service', seenBy: 'owner', inCall: false, erased: stays, counted: 'no' },
} as const satisfies Meanings<Agents['agents']['$inferSelect'], OfAgent>

export const keyMeanings = {
  id: { inCall: true, erased: stays },
  agentId: { inCall: false, erased: stays },
  label: { inCall: true, erased: '' },
  hint: { inCall: true, erased: stays },
  hash: { inCall: true, erased: stays },
  createdAt: { inCall: false, erased: stays },
  createdBy: { inCall: false, erased: stays },
  expiresAt: { inCall: true, erased: stays },
  lastUsedAt: { inCall: false, erased: stays },
  revokedAt: { inCall: true, erased: stays },
  revokeReason: { inCall: false, erased: stays },
  replacedBy: { inCall: true, erased: stays },
  remindAt: { inCall: false, erased: stays },
} as const satisfies Meanings<Agents['agentKeys']['$inferSelect'], OfCall>
