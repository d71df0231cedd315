/** When agents call, when their calls are refused, and when they become silent. */
import { and, eq, isNotNull, lte, sql } from '../engine/drizzle.ts'
import { isWatched } from '../engine/conditions.ts'
import { $, statement } from '../engine/statement.ts'
import type { Client, Refusal, Tables } from '../tables/index.ts'

/** When an agent that calls now becomes silent. Null if nobody watches it. */
export const silentAfter = (t: Tables) => sql`${$('now')} + cast(${t.agents.silentAfterMinutes} as bigint) * 60000`

export const noteAgentSeen = statement<{ id: string; now: number; client: Client; keyHint: string }>()('note_agent_seen', (q, t) =>
  q
    .update(t.agents)
    .set({
      firstSeenAt: sql`coalesce(${t.agents.firstSeenAt}, ${$('now')})`,
      lastSeenAt: $('now'),
      silentAt: silentAfter(t),
      lastClient: $('client'),
      lastKeyHint: $('keyHint'),
    })
    .where(eq(t.agents.id, $('id'))),
)

export const noteAgentStays = statement<{ id: string; now: number }>()('note_agent_stays', (q, t) =>
  q
    .update(t.agents)
    .set({ lastSeenAt: $('now'), silentAt: silentAfter(t) })
    .where(eq(t.agents.id, $('id'))),
)

/** Agents that have become silent, and whose owners have not been told. */
export const silentAgents = statement<{ now: number }>()('silent_agents', (q, t) =>
  q
    .select({ id: t.agents.id })
    .from(t.agents)
    .where(and(isWatched(t.agents), lte(t.agents.silentAt, $('now'))))
    .orderBy(t.agents.silentAt)
    .limit(100),
)
/** Returns nothing if it has called meanwhile, or if another instance has told its owner. */
export const tellSilent = statement<{ id: string; now: number }>()('tell_silent', (q, t) =>
  q
    .update(t.agents)
    .set({ silentSince: sql`${t.agents.lastSeenAt}`, silentAt: null })
    .where(and(eq(t.agents.id, $('id')), isWatched(t.agents), lte(t.agents.silentAt, $('now'))))
    .returning(),
)
/** Returns nothing if it was not silent, or if another call has ended the silence. */
export const endSilence = statement<{ id: string }>()('end_silence', (q, t) =>
  q
    .update(t.agents)
    .set({ silentSince: null })
    .where(and(eq(t.agents.id, $('id')), isNotNull(t.agents.silentSince)))
    .returning({ id: t.agents.id }),
)

/** Returns nothing if its owner was told of a refused call after `before`. */
export const tellRefused = statement<{ id: string; now: number; before: number }>()('tell_refused', (q, t) =>
  q
    .update(t.agents)
    .set({ refusedToldAt: $('now') })
    .where(and(eq(t.agents.id, $('id')), lte(t.agents.refusedToldAt, $('before'))))
    .returning({ id: t.agents.id, handle: t.agents.handle, name: t.agents.name }),
)

/** `keyRefusedAt` is null if the key was not the reason. */
export const noteAgentRefused = statement<{ id: string; lastRefused: Refusal; keyRefusedAt: number | null }>()(
  'note_agent_refused',
  (q, t) =>
    q
      .update(t.agents)
      .set({ lastRefused: $('lastRefused'), keyRefusedAt: sql`coalesce(cast(${$('keyRefusedAt')} as bigint), ${t.agents.keyRefusedAt})` })
      .where(eq(t.agents.id, $('id'))),
)
