/** What has become due, and is not written down yet. */
import { and, eq, exists, lte, or, sql } from './drizzle.ts'
import { beside } from './list.ts'
import { $, statement, type Queries } from './statement.ts'
import type { Tables } from './tables.ts'

// As a literal, because a database uses a partial index only if the statement itself contains the index's condition.
const dueApprovals = (t: Tables) => and(sql`${t.approvals.status} = 'pending'`, lte(t.approvals.expiresAt, $('now')))
const dueParticipations = (t: Tables) =>
  and(
    sql`${t.participations.state} in ('active', 'revision_requested') and ${t.participations.pendingApprovalId} is null`,
    lte(t.participations.dueAt, $('now')),
  )
const dueQuest = (t: Tables) => and(sql`${t.quests.status} = 'open'`, lte(t.quests.closesAt, $('now')))
const quests = (q: Queries, t: Tables) => q.select({ id: t.quests.id }).from(t.quests)
const approvals = (q: Queries, t: Tables) => q.select({ id: t.approvals.id }).from(t.approvals)
const participations = (q: Queries, t: Tables) => q.select({ id: t.participations.id }).from(t.participations)

/** Whether anything is due for one owner. Usually nothing is, and then this one look is enough. */
export const anythingDue = statement<{ ownerId: string; now: number }>()('anything_due', (q, t) =>
  q
    .select({ id: t.accounts.id })
    .from(t.accounts)
    .where(
      and(
        eq(t.accounts.id, $('ownerId')),
        or(
          exists(quests(q, t).where(dueQuest(t))),
          exists(approvals(q, t).where(and(beside(eq(t.approvals.ownerId, $('ownerId'))), dueApprovals(t)))),
          exists(participations(q, t).where(and(beside(eq(t.participations.ownerId, $('ownerId'))), dueParticipations(t)))),
        ),
      ),
    ),
)

/** For one owner, before that owner or one of its agents reads. Little is due at a time, for all owners together, because it is swept. */
export const dueApprovalsOf = statement<{ ownerId: string; now: number }>()('due_approvals_of', (q, t) =>
  approvals(q, t)
    .where(and(beside(eq(t.approvals.ownerId, $('ownerId'))), dueApprovals(t)))
    .limit(100),
)
export const dueParticipationsOf = statement<{ ownerId: string; now: number }>()('due_participations_of', (q, t) =>
  participations(q, t)
    .where(and(beside(eq(t.participations.ownerId, $('ownerId'))), dueParticipations(t)))
    .limit(100),
)

/** For everybody, for the sweeper. */
export const allDueApprovals = statement<{ now: number }>()('all_due_approvals', (q, t) =>
  approvals(q, t).where(dueApprovals(t)).orderBy(t.approvals.expiresAt).limit(100),
)
export const allDueParticipations = statement<{ now: number }>()('all_due_participations', (q, t) =>
  participations(q, t).where(dueParticipations(t)).orderBy(t.participations.dueAt).limit(100),
)
export const dueQuests = statement<{ now: number }>()('due_quests', (q, t) => quests(q, t).where(dueQuest(t)).limit(100))
