import { and, count, eq, gt, isNotNull, isNull, lte, type SQL } from '../engine/drizzle.ts'
import { listing } from '../engine/list.ts'
import { isReminded } from '../engine/conditions.ts'
import { columnsIn, finding, insertion, writing } from '../engine/rows.ts'
import { $, kept, statement, type Queries } from '../engine/statement.ts'
import { agentMeanings, keyMeanings } from '../tables/agents.ts'
import { those } from '../tables/meanings.ts'
import { accountMeanings } from '../tables/people.ts'
import type { Tables } from '../tables/index.ts'

const active = (t: Tables) => and(isNull(t.agentKeys.revokedAt), gt(t.agentKeys.expiresAt, $('now')))!

export const countActiveKeys = statement<{ agentId: string; now: number }>()('count_active_keys', (q, t) =>
  q
    .select({ n: count().mapWith(Number) })
    .from(t.agentKeys)
    .where(and(eq(t.agentKeys.agentId, $('agentId')), active(t))),
)

export const insertKey = insertion('insert_key', 'agentKeys', {
  now: ['createdAt'],
  later: ['lastUsedAt', 'revokedAt', 'revokeReason', 'replacedBy'],
})

export const findKey = finding('find_key', 'agentKeys', ['id', 'agentId'])

const ofCall = { inCall: true } as const
/** Everything about the holder of a key in one statement: the key, its agent, and its agent's owner. */
export const findKeyHolder = kept(
  statement<{ hash: string }>()('find_key_holder', (q, t) =>
    q
      .select({
        key: columnsIn(t.agentKeys, those(keyMeanings, ofCall)),
        agent: columnsIn(t.agents, those(agentMeanings, ofCall)),
        owner: columnsIn(t.accounts, those(accountMeanings, ofCall)),
      })
      .from(t.agentKeys)
      .innerJoin(t.agents, eq(t.agents.id, t.agentKeys.agentId))
      .innerJoin(t.accounts, eq(t.accounts.id, t.agents.ownerId))
      .where(eq(t.agentKeys.hash, $('hash'))),
  ),
)

const revoking = (q: Queries, t: Tables, which: SQL, revokeReason: 'revoked_by_owner' | 'agent_archived') =>
  q
    .update(t.agentKeys)
    .set({ revokedAt: $('now'), revokeReason, remindAt: null })
    .where(and(which, isNull(t.agentKeys.revokedAt)))
    .returning()
/** Returns nothing if the key is already revoked. */
export const revokeKey = statement<{ id: string; now: number }>()('revoke_key', (q, t) =>
  revoking(q, t, eq(t.agentKeys.id, $('id')), 'revoked_by_owner'),
)
export const revokeKeysOfAgent = statement<{ agentId: string; now: number }>()('revoke_keys_of_agent', (q, t) =>
  revoking(q, t, eq(t.agentKeys.agentId, $('agentId')), 'agent_archived'),
)

export const replaceKey = statement<{ id: string; expiresAt: number; replacedBy: string }>()('replace_key', (q, t) =>
  q
    .update(t.agentKeys)
    .set({ expiresAt: $('expiresAt'), replacedBy: $('replacedBy'), remindAt: null })
    .where(eq(t.agentKeys.id, $('id')))
    .returning(),
)

/** Keys whose owners must be reminded that they expire. */
export const dueReminders = statement<{ now: number }>()('due_reminders', (q, t) =>
  q
    .select({ key: t.agentKeys, agent: { id: t.agents.id, handle: t.agents.handle, name: t.agents.name, ownerId: t.agents.ownerId } })
    .from(t.agentKeys)
    .innerJoin(t.agents, eq(t.agents.id, t.agentKeys.agentId))
    .where(and(isReminded(t.agentKeys), lte(t.agentKeys.remindAt, $('now'))))
    .orderBy(t.agentKeys.remindAt)
    .limit(100),
)
/** Returns nothing if another instance has set the next reminder. */
export const setReminder = statement<{ id: string; was: number; remindAt: number | null }>()('set_reminder', (q, t) =>
  q
    .update(t.agentKeys)
    .set({ remindAt: $('remindAt') })
    .where(and(eq(t.agentKeys.id, $('id')), eq(t.agentKeys.remindAt, $('was'))))
    .returning({ id: t.agentKeys.id }),
)

export const noteKeyUsed = writing('note_key_used', 'agentKeys', ['id'], ['lastUsedAt'])

export const listKeys = listing({
  name: 'list_keys',
  from: (q, t) => q.select().from(t.agentKeys),
  within: (t: Tables) => [eq(t.agentKeys.agentId, $('agentId'))],
  id: t => t.agentKeys.id,
  keys: { created_at: t => t.agentKeys.createdAt, expires_at: t => t.agentKeys.expiresAt },
  filters: {
    active,
    expired: (t: Tables) => and(isNull(t.agentKeys.revokedAt), lte(t.agentKeys.expiresAt, $('now')))!,
    revoked: (t: Tables) => isNotNull(t.agentKeys.revokedAt),
  },
  indexed: ['active', 'expired', 'revoked'],
})
