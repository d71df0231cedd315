import { and, count, eq, gt, lte, ne, sql } from './drizzle.ts'
import { listing } from './list.ts'
import { $, statement } from './statement.ts'
import type { Client, Policy, Refusal, Tables } from './tables.ts'

export const countAgents = statement<{ ownerId: string }>()('count_agents', (q, t) =>
  q.select({ n: count().mapWith(Number) }).from(t.agents).where(and(eq(t.agents.ownerId, $('ownerId')), ne(t.agents.status, 'archived'))))

/** Answers nothing when the handle is taken. */
export const insertAgent = statement<{ id: string; ownerId: string; handle: string; name: string; description: string; skills: string[]; policy: Policy; maxActiveQuests: number; now: number }>()('insert_agent', (q, t) =>
  q.insert(t.agents)
    .values({
      id: $('id'), ownerId: $('ownerId'), handle: $('handle'), name: $('name'), description: $('description'), skills: $('skills'),
      policy: $('policy'), maxActiveQuests: $('maxActiveQuests'), createdAt: $('now'), updatedAt: $('now'),
    })
    .onConflictDoNothing({ target: t.agents.handle })
    .returning())

export const findAgent = statement<{ id: string; ownerId: string }>()('find_agent', (q, t) =>
  q.select().from(t.agents).where(and(eq(t.agents.id, $('id')), eq(t.agents.ownerId, $('ownerId')))))

export const holdAgent = statement<{ id: string; ownerId: string }>()('hold_agent', (q, t, hold) =>
  hold(q.select().from(t.agents).where(and(eq(t.agents.id, $('id')), eq(t.agents.ownerId, $('ownerId'))))))

export const updateAgent = statement<{ id: string; version: number; name: string; description: string; skills: string[]; policy: Policy; maxActiveQuests: number; now: number }>()('update_agent', (q, t) =>
  q.update(t.agents)
    .set({
      name: $('name'), description: $('description'), skills: $('skills'), policy: $('policy'), maxActiveQuests: $('maxActiveQuests'),
      updatedAt: $('now'), version: sql`${t.agents.version} + 1`,
    })
    .where(and(eq(t.agents.id, $('id')), eq(t.agents.version, $('version'))))
    .returning())

/** Answers nothing unless the agent is in the state that it leaves. */
export const suspendAgent = statement<{ id: string; by: 'owner' | 'admin'; reason: string | null; now: number }>()('suspend_agent', (q, t) =>
  q.update(t.agents)
    .set({ status: 'suspended', suspendedBy: $('by'), suspendReason: $('reason'), updatedAt: $('now'), version: sql`${t.agents.version} + 1` })
    .where(and(eq(t.agents.id, $('id')), eq(t.agents.status, 'active')))
    .returning())

export const resumeAgent = statement<{ id: string; now: number }>()('resume_agent', (q, t) =>
  q.update(t.agents)
    .set({ status: 'active', suspendedBy: null, suspendReason: null, updatedAt: $('now'), version: sql`${t.agents.version} + 1` })
    .where(and(eq(t.agents.id, $('id')), eq(t.agents.status, 'suspended')))
    .returning())

export const archiveAgent = statement<{ id: string; now: number }>()('archive_agent', (q, t) =>
  q.update(t.agents)
    .set({ status: 'archived', suspendedBy: null, suspendReason: null, updatedAt: $('now'), version: sql`${t.agents.version} + 1` })
    .where(and(eq(t.agents.id, $('id')), ne(t.agents.status, 'archived')))
    .returning())

export const noteAgentSeen = statement<{ id: string; now: number; client: Client; keyHint: string }>()('note_agent_seen', (q, t) =>
  q.update(t.agents)
    .set({ firstSeenAt: sql`coalesce(${t.agents.firstSeenAt}, ${$('now')})`, lastSeenAt: $('now'), lastClient: $('client'), lastKeyHint: $('keyHint') })
    .where(eq(t.agents.id, $('id'))))

export const noteAgentRefused = statement<{ id: string; refusal: Refusal }>()('note_agent_refused', (q, t) =>
  q.update(t.agents).set({ lastRefused: $('refusal') }).where(eq(t.agents.id, $('id'))))

export const listAgents = listing({
  name: 'list_agents',
  from: (q, t) => q.select().from(t.agents),
  within: (t: Tables) => [eq(t.agents.ownerId, $('ownerId'))],
  id: t => t.agents.id,
  keys: { created_at: t => t.agents.createdAt, name: t => t.agents.name, last_seen_at: t => t.agents.lastSeenAt },
  filters: {
    status: (t: Tables) => eq(t.agents.status, $('status')),
    never: (t: Tables) => eq(t.agents.lastSeenAt, 0),
    online: (t: Tables) => gt(t.agents.lastSeenAt, $('onlineSince')),
    idle: (t: Tables) => and(ne(t.agents.lastSeenAt, 0), lte(t.agents.lastSeenAt, $('onlineSince')))!,
    text: (t: Tables) => sql`(lower(${t.agents.name}) LIKE ${$('text')} ESCAPE '\\' OR ${t.agents.handle} LIKE ${$('text')} ESCAPE '\\')`,
  },
})
