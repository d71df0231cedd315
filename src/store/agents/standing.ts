/** What an agent is told about itself. */
import { and, eq, isNotNull, sql, type SQL } from '../engine/drizzle.ts'
import { isBegun, isLive, isPending, isReady, isTimed, isUnread, occupies } from '../engine/conditions.ts'
import { isOfAgent } from '../engine/ownership.ts'
import { $, statement, type Queries } from '../engine/statement.ts'
import type { Tables } from '../tables/index.ts'

/** The maximum number of items of a kind that are named to an agent at once: the oldest. */
const mostNamed = 10
const counted = (which: SQL, name: string) => sql<number>`count(case when ${which} then 1 end)`.mapWith(Number).as(name)

/** Its unfinished work. Work counts as expired as soon as its time is over, even if that is not recorded yet. */
function work(q: Queries, { participations: t }: Tables) {
  const isOver = sql`(${isTimed(t)} and ${t.dueAt} <= ${$('now')})`
  return q
    .select({
      active: counted(sql`not ${isOver}`, 'active'),
      over: counted(isOver, 'over'),
      toRevise: counted(sql`${t.state} = 'revision_requested' and not ${isOver}`, 'to_revise'),
      dueSoon: counted(sql`${t.state} in ('active', 'revision_requested') and not ${isOver} and ${t.dueAt} <= ${$('soon')}`, 'due_soon'),
    })
    .from(t)
    .where(and(isOfAgent(t), isLive(t)))
    .as('work')
}

/** Its requests that wait, and its yeses that are not over. They are few, so they are read once, and their ids are sorted here. */
function current(q: Queries, { approvals: t }: Tables) {
  const oldest = (ids: string) => ids.split(',').toSorted().slice(0, mostNamed)
  const named = (which: SQL, name: string) =>
    sql<string[] | null>`string_agg(${t.id}, ',') filter (where ${which})`.mapWith(oldest).as(name)
  return q
    .select({
      pending: counted(sql`${isPending(t)} and ${t.expiresAt} > ${$('now')}`, 'pending'),
      questions: named(and(isPending(t), isNotNull(t.askedAt))!, 'questions'),
      ready: named(isReady(t), 'ready'),
      begun: named(isBegun(t), 'begun'),
    })
    .from(t)
    .where(and(isOfAgent(t), occupies(t)))
    .as('current')
}

/** The labels as one text. They can be joined by commas, because ids and slugs contain none. */
const listed = (some: PromiseLike<unknown>) =>
  sql<string[] | null>`(select string_agg(label, ',' order by id) from ${some} as unread)`.mapWith((labels: string) => labels.split(','))

/** Ids begin with the time. Only the index of unread items has this order, so the database uses that index. */
const unreadApprovals = (q: Queries, { approvals: t }: Tables) =>
  q
    .select({ label: sql`${t.id}`.as('label'), id: t.id })
    .from(t)
    .where(and(eq(t.agentId, $('agentId')), isUnread(t)))
    .orderBy(t.id)
    .limit(mostNamed)

/** The slug of the quest, once for each unread piece of work. */
const unreadQuests = (q: Queries, { quests, participations: t }: Tables) =>
  q
    .select({ label: sql`${quests.slug}`.as('label'), id: t.id })
    .from(t)
    .innerJoin(quests, eq(quests.id, t.questId))
    .where(and(eq(t.agentId, $('agentId')), isUnread(t)))
    .orderBy(t.id)
    .limit(mostNamed)

/** The state of an agent: its work, its requests, and its oldest unread items. */
export const findStanding = statement<{ agentId: string; now: number; soon: number }>()('find_standing', (q, t) => {
  const [ofWork, ofRequests] = [work(q, t), current(q, t)]
  return q
    .select({
      activeQuests: ofWork.active,
      points: t.agents.points,
      accepted: t.agents.accepted,
      rejected: t.agents.rejected,
      expired: sql<number>`${t.agents.expired} + ${ofWork.over}`.mapWith(Number),
      revisionsRequested: ofWork.toRevise,
      dueSoon: ofWork.dueSoon,
      pendingApprovals: ofRequests.pending,
      unreadApprovals: listed(unreadApprovals(q, t)),
      openQuestions: ofRequests.questions,
      readyYeses: ofRequests.ready,
      unreported: ofRequests.begun,
      unreadQuests: listed(unreadQuests(q, t)),
    })
    .from(t.agents)
    .crossJoin(ofWork)
    .crossJoin(ofRequests)
    .where(eq(t.agents.id, $('agentId')))
})
