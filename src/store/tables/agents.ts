/** The agents of people, their keys, and how often they call. */
import { isReminded, isWatched } from '../conditions.ts'
import type { Dialect } from '../dialects.ts'
import { alone, idOf } from './columns.ts'
import type { People } from './people.ts'
import type { Policy, Client, Refusal } from './values.ts'

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

  /** What an agent did in one hour of UTC. It is kept for a while (core/activity.ts). */
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

  return { agents, agentKeys, agentActivity }
}
export type Agents = ReturnType<typeof agentTables>
