/** Statements that delete old rows. Each table is walked in the order of its ids, in steps that read few rows, so none takes long. */
import { and, eq, exists, gt, inArray, lt, lte, notExists, sql, type AnyColumn, type SQL } from '../engine/drizzle.ts'
import { dueOf, isLive, occupies } from '../engine/conditions.ts'
import { $, statement, type Queries } from '../engine/statement.ts'
import type { Tables } from '../tables/index.ts'

/** The number of rows that a step reads, and deletes at most. */
const rowsAtOnce = 200
/** The number of participations that are deleted in one transaction, each with its submissions. */
export const workAtOnce = 50

/** The last of the next rows of a walk. Nothing if fewer are left. */
const lastOfStep = (name: string, of: 'approvals' | 'quests') =>
  statement<{ after: string; before: string }>()(name, (q, t) =>
    q
      .select({ id: t[of].id })
      .from(t[of])
      .where(and(gt(t[of].id, $('after')), lt(t[of].id, $('before'))))
      .orderBy(t[of].id)
      .limit(1)
      .offset(rowsAtOnce - 1),
  )
export const lastOldApproval = lastOfStep('last_old_approval', 'approvals')
export const lastOldQuest = lastOfStep('last_old_quest', 'quests')

/** The bytes of what agents and people wrote into these columns, about as they were counted. */
const bytesOf = (...columns: AnyColumn[]) =>
  sql<number>`${sql.join(
    columns.map(column => sql`coalesce(octet_length(cast(${column} as text)), 0)`),
    sql` + `,
  )}`.mapWith(Number)

/** Deletes the requests between two ids that ended before a given time. Never one that waits for its human, or whose yes is not over. */
export const forgetApprovals = statement<{ after: string; last: string; before: number }>()('forget_approvals', (q, t, hold) => {
  const { id, ownerId, arguments: given, reason, allowed, suggestion } = t.approvals
  const isOver = sql`(${occupies(t.approvals)}) is not true and (${dueOf(t.approvals)} < ${$('before')}) is true`
  const over = hold(
    q
      .select({ id })
      .from(t.approvals)
      .where(and(gt(id, $('after')), lte(id, $('last')), isOver)),
    'skip',
  )
  return q
    .delete(t.approvals)
    .where(inArray(id, over))
    .returning({ id, ownerId, bytes: bytesOf(given, reason, allowed, suggestion) })
})

/**
 * Work that ended before a given time, in one quest. A request may refer to it, so it stays as long as that request. An owner has few
 * requests about one quest, so they are found by both.
 */
const oldWork = (q: Queries, t: Tables, quest: SQL | AnyColumn) => {
  const { id, questId, ownerId, finishedAt } = t.participations
  const requests = q
    .select({ id: t.approvals.id })
    .from(t.approvals)
    .where(and(eq(t.approvals.questId, questId), eq(t.approvals.ownerId, ownerId), sql`(${t.approvals.participationId} = ${id}) is true`))
  return q
    .select({ id, ownerId })
    .from(t.participations)
    .where(
      and(
        sql`${questId} = ${quest}`,
        sql`(${isLive(t.participations)}) is not true`,
        sql`(${finishedAt} < ${$('before')}) is true`,
        notExists(requests),
      ),
    )
}

/**
 * The quests between two ids that closed before a given time and have old work. The rules for joining need the work of a quest that is
 * open.
 */
export const questsWithOldWork = statement<{ after: string; last: string; before: number }>()('quests_with_old_work', (q, t) => {
  const { id, status, closedAt } = t.quests
  return q
    .select({ id })
    .from(t.quests)
    .where(
      and(
        gt(id, $('after')),
        lte(id, $('last')),
        sql`(${status} in ('closed', 'cancelled') and ${closedAt} < ${$('before')}) is true`,
        exists(oldWork(q, t, id)),
      ),
    )
    .orderBy(id)
})

/** Some of the old work of a quest. The caller must hold the quest, so no other transaction changes this work. */
export const oldWorkIn = statement<{ questId: string; before: number }>()('old_work_in', (q, t) =>
  oldWork(q, t, sql`${$('questId')}`).limit(workAtOnce),
)
export const deleteSubmissionsOf = statement<{ participationId: string }>()('delete_submissions_of', (q, t) =>
  q
    .delete(t.submissions)
    .where(eq(t.submissions.participationId, $('participationId')))
    .returning({ bytes: bytesOf(t.submissions.summary, t.submissions.links, t.submissions.data) }),
)
export const deleteParticipation = statement<{ id: string }>()('delete_participation', (q, t) =>
  q.delete(t.participations).where(eq(t.participations.id, $('id'))),
)
export const noteForgottenWork = statement<{ id: string; now: number }>()('note_forgotten_work', (q, t) =>
  q
    .update(t.quests)
    .set({ workForgottenAt: $('now') })
    .where(eq(t.quests.id, $('id'))),
)
