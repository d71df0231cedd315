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
/** A request that waits for its human. */
export const isPending = ({ status }: Of<'status'>) => sql`${status} = 'pending'`
/** A permit that its agent may still use and has not reported. */
export const isUnused = ({ permit }: Of<'permit'>) => sql`${permit} = 'unused'`
/** A request that waits, or an unused permit. */
export const waitsOrStands = (row: Of<'status' | 'permit'>) => sql`(${isPending(row)} or ${isUnused(row)})`
/** When a request expires, or a permit lapses. A request has no `validUntil` while it waits. */
export const dueOf = ({ validUntil, expiresAt }: Of<'validUntil' | 'expiresAt'>) => sql<number>`coalesce(${validUntil}, ${expiresAt})`
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
/** A key with a reminder that is left. */
export const isReminded = ({ remindAt }: Of<'remindAt'>) => sql`${remindAt} is not null`
