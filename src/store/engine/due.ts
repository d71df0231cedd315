/** Statements that find requests, work and quests whose time is over, but whose end is not recorded yet. */
import { and, asc, eq, lte, min, sql, type AnyColumn, type SQL } from './drizzle.ts'
import { beside } from './list.ts'
import { dueOf, isLive, isNotOver, isOpen, isPending, isTimed, occupies } from './conditions.ts'
import { $, scalar, statement, type Queries } from './statement.ts'
import type { Tables } from '../tables/index.ts'

const dueApprovals = (t: Tables) => and(occupies(t.approvals), lte(dueOf(t.approvals), $('now')))
const dueParticipations = (t: Tables) => and(isTimed(t.participations), lte(t.participations.dueAt, $('now')))
const dueQuest = (t: Tables) => and(isOpen(t.quests), lte(t.quests.closesAt, $('now')))
const quests = (q: Queries, t: Tables) => q.select({ id: t.quests.id }).from(t.quests)
const approvals = (q: Queries, t: Tables) => q.select({ id: t.approvals.id }).from(t.approvals)
const participations = (q: Queries, t: Tables) => q.select({ id: t.participations.id }).from(t.participations)

/** The earliest instants at which something about the requests or the work of an owner is due. Of requests it reads two rows. */
export const nextDueOf = statement<{ ownerId: string }>()('next_due_of', (q, t) => {
  const first = (due: AnyColumn | SQL, which: SQL) =>
    scalar<number | null>(
      q
        .select({ at: sql`${due}`.as('at') })
        .from(t.approvals)
        .where(and(eq(t.approvals.ownerId, $('ownerId')), which))
        .orderBy(asc(due))
        .limit(1),
    )
  return q
    .select({
      request: first(t.approvals.expiresAt, isPending(t.approvals)),
      yes: first(dueOf(t.approvals), isNotOver(t.approvals)),
      work: scalar<number | null>(
        q
          .select({ at: min(t.participations.dueAt) })
          .from(t.participations)
          // The index covers all live work.
          .where(and(eq(t.participations.ownerId, $('ownerId')), isLive(t.participations), isTimed(t.participations))),
      ),
    })
    .from(t.accounts)
    .where(eq(t.accounts.id, $('ownerId')))
})
/** The earliest instant at which an open quest closes. */
export const nextClose = statement<object>()('next_close', (q, t) =>
  q
    .select({ quest: min(t.quests.closesAt) })
    .from(t.quests)
    .where(isOpen(t.quests)),
)

/** For one owner, before that owner or one of its agents reads. The sweeper leaves few due rows, so the owner needs no index here. */
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

/** For all owners, for the sweeper. */
export const allDueApprovals = statement<{ now: number }>()('all_due_approvals', (q, t) =>
  approvals(q, t).where(dueApprovals(t)).orderBy(dueOf(t.approvals)).limit(100),
)
export const allDueParticipations = statement<{ now: number }>()('all_due_participations', (q, t) =>
  participations(q, t).where(dueParticipations(t)).orderBy(t.participations.dueAt).limit(100),
)
export const dueQuests = statement<{ now: number }>()('due_quests', (q, t) => quests(q, t).where(dueQuest(t)).limit(100))
