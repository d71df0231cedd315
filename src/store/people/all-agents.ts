import { eq, or, sql } from '../engine/drizzle.ts'
import { listing } from '../engine/list.ts'
import { $, statement, type Queries } from '../engine/statement.ts'
import type { Tables } from '../tables/index.ts'

/** An agent, with its owner. */
function withOwner(q: Queries, t: Tables) {
  const { id, handle, name, status, suspendedBy, createdAt, version } = t.agents
  const owner = { id: t.accounts.id, displayName: t.accounts.displayName, email: t.accounts.email }
  return q
    .select({ id, handle, name, status, suspendedBy, createdAt, version, owner })
    .from(t.agents)
    .innerJoin(t.accounts, eq(t.accounts.id, t.agents.ownerId))
}

export const findAnyAgent = statement<{ id: string }>()('find_any_agent', (q, t) => withOwner(q, t).where(eq(t.agents.id, $('id'))))

/** The agents of all owners. An id begins with the time at which it was made, so its index gives the order of creation. */
export const listAllAgents = listing({
  name: 'list_all_agents',
  from: withOwner,
  within: () => [],
  id: t => t.agents.id,
  keys: { created_at: t => t.agents.id },
  filters: {
    status: (t: Tables) => eq(t.agents.status, $('status')),
    text: ({ agents, accounts }: Tables) => {
      const texts = [sql`lower(${agents.name})`, agents.handle, agents.id, accounts.email, sql`lower(${accounts.displayName})`]
      return or(...texts.map(one => sql`${one} LIKE ${$('text')} ESCAPE '\\'`))!
    },
  },
})
