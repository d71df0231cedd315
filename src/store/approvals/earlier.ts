/** What an agent has asked for before: the same action, and what its human answered. */
import { and, count, desc, eq, exists, inArray, isNotNull, isNull, or, sql, type SQL } from '../engine/drizzle.ts'
import { isOutside, isPending, isReady, occupies } from '../engine/conditions.ts'
import { isOfAgent } from '../engine/ownership.ts'
import { idsOf } from '../engine/rows.ts'
import { $, statement, type Queries } from '../engine/statement.ts'
import type { Tables } from '../tables/index.ts'

export interface Same {
  ownerId: string
  agentId: string
  digest: string
  deed: string
}

/** The hash is converted to bytes. */
const isSame = ({ approvals: { digest } }: Tables) => eq(digest, sql.param($('digest'), digest))

/** The same action, as it was asked for or as its human changed it. */
const isSameDeed = ({ approvals: { deed, allowedDeed } }: Tables) => sql`(${eq(deed, $('deed'))} or ${eq(allowedDeed, $('deed'))})`

/** The same request, if it waits for its human or if its yes is not over. */
const isCurrent = (t: Tables) =>
  and(eq(t.approvals.ownerId, $('ownerId')), eq(t.approvals.agentId, $('agentId')), or(isSame(t), isSameDeed(t)), occupies(t.approvals))

/** The status of the agent's owner, and the same request, if it is not over. */
export const findOwnerAndCurrent = statement<Same>()('find_owner_and_current', (q, t) =>
  q
    .select({ owner: { status: t.accounts.status }, current: t.approvals })
    .from(t.accounts)
    .leftJoin(t.approvals, isCurrent(t))
    .where(eq(t.accounts.id, $('ownerId'))),
)

/** The last decided one of these requests. */
const answered = (q: Queries, t: Tables, ...same: (SQL | undefined)[]) =>
  q
    .select({ id: t.approvals.id })
    .from(t.approvals)
    .where(and(...same, inArray(t.approvals.status, ['approved', 'denied'])))
    .orderBy(desc(t.approvals.createdAt))
    .limit(1)

/** How many of the newest requests of an agent are looked at for one that its human changed. */
const mostChanged = 200
/** The last approved request of an agent that its human changed into this action. */
function changedInto(q: Queries, t: Tables) {
  const { id, agentId, status, allowedDeed, createdAt } = t.approvals
  const newest = q
    .select({ id, status, allowedDeed, createdAt })
    .from(t.approvals)
    .where(eq(agentId, $('agentId')))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostChanged)
    .as('newest')
  return q
    .select({ id: newest.id })
    .from(newest)
    .where(and(eq(newest.allowedDeed, $('deed')), sql`${newest.status} = 'approved'`))
    .orderBy(desc(newest.createdAt))
    .limit(1)
}

/**
 * The status of the agent's owner, how many requests of the agent wait, how many of its yeses can be started, and the same requests: one
 * that is not over, and some answers. There is a row even if there is no request.
 */
function earlier(q: Queries, t: Tables, knowsRecipient: SQL, answers: PromiseLike<unknown>[]) {
  const { approvals, accounts } = t
  const counts = q
    .select({
      pending: count(sql`case when ${isPending(approvals)} then 1 end`).as('pending'),
      ready: count(sql`case when ${isReady(approvals)} then 1 end`).as('ready'),
    })
    .from(approvals)
    .where(and(isOfAgent(approvals), occupies(approvals)))
    .as('counts')
  const current = q.select({ id: approvals.id }).from(approvals).where(isCurrent(t))
  return q
    .select({
      owner: { status: accounts.status },
      pending: counts.pending,
      ready: counts.ready,
      knowsRecipient: sql<boolean>`${knowsRecipient}`.mapWith(Boolean),
      isCurrent: sql<number>`case when ${occupies(approvals)} then 1 else 0 end`.mapWith(Number),
      approval: approvals,
    })
    .from(accounts)
    .innerJoin(counts, sql`true`)
    .leftJoin(sql`${idsOf(current, ...answers)} as same`, sql`true`)
    .leftJoin(approvals, eq(approvals.id, sql`same.id`))
    .where(eq(accounts.id, $('ownerId')))
}

/** Before a request about a quest. */
export const findEarlierInQuest = statement<Same & { questId: string }>()('find_earlier_in_quest', (q, t) => {
  const { questId, ownerId } = t.approvals
  return earlier(q, t, sql`false`, [answered(q, t, eq(questId, $('questId')), eq(ownerId, $('ownerId')), isSame(t))])
})

/** Before a request for an action outside the service. The third answer is that to a request of version 0.3.0, which has only a digest. */
export const findEarlierOutside = statement<Same & { recipientKey: string | null }>()('find_earlier_outside', (q, t) => {
  const { ownerId, questId, deed } = t.approvals
  return earlier(q, t, exists(approvedFor(q, t)), [
    answered(q, t, isOfAgent(t.approvals), eq(deed, $('deed')), isOutside(t.approvals)),
    changedInto(q, t),
    answered(q, t, isNull(questId), isNull(deed), eq(ownerId, $('ownerId')), isSame(t)),
  ])
})

/** How many of the newest requests for a recipient are looked at. */
const mostForRecipient = 200
/** A request for a recipient that the human approved, and has not taken back. An older one than the newest few counts as none. */
function approvedFor(q: Queries, t: Tables) {
  const { ownerId, recipientKey, status, byRule, statusReason, createdAt } = t.approvals
  const newest = q
    .select({ status, byRule, statusReason })
    .from(t.approvals)
    .where(and(eq(ownerId, $('ownerId')), eq(recipientKey, $('recipientKey')), isNotNull(recipientKey)))
    .orderBy(desc(createdAt))
    .limit(mostForRecipient)
    .as('newest')
  return q
    .select({ one: sql<number>`1`.as('one') })
    .from(newest)
    .where(
      and(
        sql`${newest.status} = 'approved'`,
        isNull(newest.byRule),
        sql`(${newest.statusReason} is null or ${newest.statusReason} <> 'taken_back')`,
      ),
    )
    .limit(1)
}
