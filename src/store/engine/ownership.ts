/** Conditions on the rows of an agent, for tables with an index that begins with the owner or with the agent. */
import { and, eq, sql, type AnyColumn } from './drizzle.ts'
import { $ } from './statement.ts'

/** The row of an agent, in a table whose indexes begin with the owner, for statements that only know the agent. */
export const isOfAgent = ({ agentId, ownerId }: Record<'agentId' | 'ownerId', AnyColumn>) =>
  and(eq(agentId, $('agentId')), isOfItsOwner({ ownerId }))!
/** The same the other way round: the row of an agent, if it is the owner's, in a table with an index that begins with the agent. */
export const isOfOwnAgent = ({ agentId }: Record<'agentId', AnyColumn>) =>
  sql`${agentId} = (select id from agents where id = ${$('agentId')} and owner_id = ${$('ownerId')})`
export const isOfItsOwner = ({ ownerId }: Record<'ownerId', AnyColumn>) =>
  sql`${ownerId} = (select owner_id from agents where id = ${$('agentId')})`
