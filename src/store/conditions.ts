/**
 * Conditions that several statements share. Those with literals are the conditions of partial indexes: a database uses such an index only
 * if the statement itself contains the index's condition.
 */
import { and, eq, sql, type AnyColumn, type SQL } from './drizzle.ts'
import { $ } from './statement.ts'

type Of<Name extends string> = Record<Name, AnyColumn | SQL>

/** A participation that has not ended. */
export const isLive = ({ state }: Of<'state'>) => sql`${state} in ('active', 'submitted', 'revision_requested')`
/** A participation that can run out of time. */
export const isTimed = ({ state, pendingApprovalId }: Of<'state' | 'pendingApprovalId'>) =>
  sql`${state} in ('active', 'revision_requested') and ${pendingApprovalId} is null`
/** A request that waits for its human. */
export const isPending = ({ status }: Of<'status'>) => sql`${status} = 'pending'`
export const isOpen = ({ status }: Of<'status'>) => sql`${status} = 'open'`
/** A submission that waits for a reviewer. */
export const isWaiting = ({ verdict }: Of<'verdict'>) => sql`${verdict} = 'waiting'`
/** Its agent has not seen it yet. */
export const isUnread = ({ unread }: Of<'unread'>) => sql`${unread} = 1`
/** Somebody who may review, at least. */
export const isStaff = ({ role }: Of<'role'>) => sql`${role} <> 'member'`
/** An entry of the service log too. */
export const isForAdmins = ({ forAdmins }: Of<'forAdmins'>) => sql`${forAdmins} = 1`

/** The row of an agent, in a table whose indexes begin with the owner, for statements that only know the agent. */
export const isOfAgent = ({ agentId, ownerId }: Record<'agentId' | 'ownerId', AnyColumn>) =>
  and(eq(agentId, $('agentId')), isOfItsOwner({ ownerId }))!
export const isOfItsOwner = ({ ownerId }: Of<'ownerId'>) => sql`${ownerId} = (select owner_id from agents where id = ${$('agentId')})`
