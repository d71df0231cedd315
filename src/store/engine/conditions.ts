/**
 * Conditions that statements and partial indexes share. They contain literals, because a database uses such an index only if the statement
 * itself contains the index's condition.
 */
import { sql, type AnyColumn, type SQL } from './drizzle.ts'

type Of<Name extends string> = Record<Name, AnyColumn | SQL>

/** A participation that has not ended. */
export const isLive = ({ state }: Of<'state'>) => sql`${state} in ('active', 'submitted', 'revision_requested')`
/** A participation that can run out of time. */
export const isTimed = ({ state, pendingApprovalId }: Of<'state' | 'pendingApprovalId'>) =>
  sql`${state} in ('active', 'revision_requested') and ${pendingApprovalId} is null`
/** A request for an action outside the service. */
export const isOutside = ({ kind }: Of<'kind'>) => sql`${kind} = 'external_action'`
/** A request that waits for its human. */
export const isPending = ({ status }: Of<'status'>) => sql`${status} = 'pending'`
/** A yes that its agent can start. */
export const isReady = ({ yes }: Of<'yes'>) => sql`${yes} = 'ready'`
/** A yes that its agent has started. Nobody knows yet what came of it. */
export const isBegun = ({ yes }: Of<'yes'>) => sql`${yes} in ('started', 'in_doubt')`
/** There is none any more, but the indexes of version 0.3.0 have this condition. */
const isOfOlder = ({ permit }: Of<'permit'>) => sql`${permit} = 'unused'`
/** A yes that its agent may still use, or may be using. */
export const isOpenYes = (row: Of<'yes'>) => sql`(${isReady(row)} or ${row.yes} = 'started')`
const notOver = (row: Of<'yes' | 'permit'>) => sql`${isReady(row)} or ${isBegun(row)} or ${isOfOlder(row)}`
/** A yes that is not over. */
export const isNotOver = (row: Of<'yes' | 'permit'>) => sql`(${notOver(row)})`
/** A request that waits, or a yes that is not over. There is one for each action of an agent. */
export const occupies = (row: Of<'status' | 'yes' | 'permit'>) => sql`(${isPending(row)} or ${notOver(row)})`
/**
 * When a request expires, a yes lapses, a report is overdue or a doubt ends. The index of version 0.3.0 has the first case, which there is
 * not any more.
 */
export const dueOf = (row: Of<'yes' | 'permit' | 'reportBy' | 'validUntil' | 'expiresAt'>) =>
  sql<number>`(case when ${isOfOlder(row)} or (${row.permit} = 'reported' and (${isReady(row)} or ${isBegun(row)})) then 0 else coalesce(${row.reportBy}, ${row.validUntil}, ${row.expiresAt}) end)`
export const isOpen = ({ status }: Of<'status'>) => sql`${status} = 'open'`
/** A submission that waits for a reviewer. */
export const isWaiting = ({ verdict }: Of<'verdict'>) => sql`${verdict} = 'waiting'`
/** Its agent has not seen it yet. */
export const isUnread = ({ unread }: Of<'unread'>) => sql`${unread} = 1`
/** Somebody who may review, at least. */
export const isStaff = ({ role }: Of<'role'>) => sql`${role} <> 'member'`
/** A deleted account with personal data that is still to be erased. */
export const isLeaving = ({ status }: Of<'status'>) => sql`${status} = 'leaving'`
/** An entry of the service log too. */
export const isForAdmins = ({ forAdmins }: Of<'forAdmins'>) => sql`${forAdmins} = 1`

/** A message that waits to be sent, or to be tried again. */
export const isQueued = ({ state }: Of<'state'>) => sql`${state} = 'queued'`
/** A message with the link that verifies an e-mail address. */
export const isVerification = ({ kind }: Of<'kind'>) => sql`${kind} = 'channel.verify'`
/** An agent that becomes silent if it does not call. */
export const isWatched = ({ silentAt }: Of<'silentAt'>) => sql`${silentAt} is not null`
/** A key or a token with a reminder that is left. */
export const isReminded = ({ remindAt }: Of<'remindAt'>) => sql`${remindAt} is not null`
