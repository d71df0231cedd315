import { and, count, desc, eq, gt, gte, inArray, lt, lte, min, sql } from '../engine/drizzle.ts'
import { family, listing } from '../engine/list.ts'
import { finding, insertion, placesOf } from '../engine/rows.ts'
import { forSeveral } from '../engine/several.ts'
import { isQueued, isVerification } from '../engine/conditions.ts'
import { $, statement, type Statement } from '../engine/statement.ts'
import type { Row, Tables } from '../tables/index.ts'

export const insertDelivery = insertion('insert_delivery', 'deliveries', {
  now: ['createdAt'],
  later: ['state', 'attempts', 'claims', 'claim', 'sentAt', 'lastFailure'],
})

export const findDelivery = finding('find_delivery', 'deliveries', ['id', 'channelId'])

/**
 * Takes some messages that are due, at most this many. Each instance takes other ones, because it skips those that another one is taking.
 * Until `until` they are not due, so no other instance sends them unless this one has stopped.
 */
export const claimDeliveries = (most: number) =>
  claims([`first ${most}`], (q, t, hold) =>
    q
      .update(t.deliveries)
      .set({ nextAttemptAt: $('until'), claim: $('claim'), claims: sql`${t.deliveries.claims} + 1` })
      .where(
        inArray(
          t.deliveries.id,
          hold(
            q
              .select({ id: t.deliveries.id })
              .from(t.deliveries)
              .where(and(isQueued(t.deliveries), lte(t.deliveries.nextAttemptAt, $('now'))))
              .orderBy(t.deliveries.nextAttemptAt)
              .limit(most),
            'skip',
          ),
        ),
      )
      .returning(),
  ) as Statement<{ now: number; until: number; claim: string }, Row<'deliveries'>[]>
const claims = family('claim_deliveries')

/** The last message of a kind about an agent that a channel gets, among those that were made since a given time. */
export const lastAbout = statement<{ channelId: string; kind: string; agentId: string; since: number }>()('last_about', (q, t) =>
  q
    .select({ title: t.deliveries.title, state: t.deliveries.state, nextAttemptAt: t.deliveries.nextAttemptAt })
    .from(t.deliveries)
    .where(
      and(
        eq(t.deliveries.channelId, $('channelId')),
        gt(t.deliveries.createdAt, $('since')),
        sql`${t.deliveries.kind} = ${$('kind')}`,
        sql`${t.deliveries.agent} ->> 'id' = ${$('agentId')}`,
      ),
    )
    .orderBy(desc(t.deliveries.nextAttemptAt))
    .limit(1),
)

/** When the next message is due. */
export const nextDelivery = statement<object>()('next_delivery', (q, t) =>
  q
    .select({ at: min(t.deliveries.nextAttemptAt) })
    .from(t.deliveries)
    .where(isQueued(t.deliveries)),
)

/** How many messages wait, up to 1,000. */
export const countQueued = statement<object>()('count_queued', (q, t) => {
  const some = q.select({ id: t.deliveries.id }).from(t.deliveries).where(isQueued(t.deliveries)).limit(1_000).as('some')
  return q.select({ n: count().mapWith(Number) }).from(some)
})

/** Gives back a message that was claimed and not tried. */
export const releaseDelivery = statement<{ id: string; claim: string; at: number }>()('release_delivery', (q, t) =>
  q
    .update(t.deliveries)
    .set({ nextAttemptAt: $('at'), claim: null, claims: sql`${t.deliveries.claims} - 1` })
    .where(and(eq(t.deliveries.id, $('id')), eq(t.deliveries.claim, $('claim')))),
)

/** Deletes a message that is not needed any more. */
export const dropDelivery = statement<{ id: string; claim: string }>()('drop_delivery', (q, t) =>
  q.delete(t.deliveries).where(and(eq(t.deliveries.id, $('id')), eq(t.deliveries.claim, $('claim')))),
)

/** Deletes some of the messages that are older than an id, unless they wait. */
export const forgetOldDeliveries = statement<{ before: string }>()('forget_old_deliveries', (q, t, hold) =>
  q
    .delete(t.deliveries)
    .where(
      inArray(
        t.deliveries.id,
        hold(
          q
            .select({ id: t.deliveries.id })
            .from(t.deliveries)
            .where(and(lt(t.deliveries.id, $('before')), sql`(${t.deliveries.state} <> 'queued') is true`))
            .orderBy(t.deliveries.id)
            .limit(500),
          'skip',
        ),
      ),
    )
    .returning({ id: t.deliveries.id }),
)

/** Records how an attempt ended, unless another instance has taken over. `tries` is 0 if nothing was sent. */
export const settleDelivery = statement<
  Pick<Row<'deliveries'>, 'id' | 'state' | 'nextAttemptAt' | 'sentAt' | 'lastFailure'> & { claim: string; tries: 0 | 1 }
>()('settle_delivery', (q, t) =>
  q
    .update(t.deliveries)
    .set({
      ...placesOf(['state', 'nextAttemptAt', 'sentAt', 'lastFailure']),
      attempts: sql`${t.deliveries.attempts} + ${$('tries')}`,
      claims: 0,
    })
    .where(and(eq(t.deliveries.id, $('id')), eq(t.deliveries.claim, $('claim')))),
)

/** Records that messages of one claim have arrived. */
export const settleSent = forSeveral<{ claim: string; now: number }>()('settle_sent', (q, t, isListed) =>
  q
    .update(t.deliveries)
    .set({
      state: 'sent',
      sentAt: $('now'),
      nextAttemptAt: $('now'),
      lastFailure: null,
      attempts: sql`${t.deliveries.attempts} + 1`,
      claims: 0,
    })
    .where(and(isListed(t.deliveries.id), eq(t.deliveries.claim, $('claim')))),
)

export const requeueDelivery = statement<{ id: string; now: number }>()('requeue_delivery', (q, t) =>
  q
    .update(t.deliveries)
    .set({ state: 'queued', nextAttemptAt: $('now') })
    .where(eq(t.deliveries.id, $('id')))
    .returning(),
)

/** The tests of a channel since a given time: how many there were, and how many of them still wait. */
export const countTests = statement<{ channelId: string; since: number }>()('count_tests', (q, t) =>
  q
    .select({ state: t.deliveries.state, n: count().mapWith(Number) })
    .from(t.deliveries)
    .where(and(eq(t.deliveries.channelId, $('channelId')), gt(t.deliveries.createdAt, $('since')), eq(t.deliveries.kind, 'channel.test')))
    .groupBy(t.deliveries.state),
)

/** How many links to verify an address an account has had sent since a given time. */
export const countVerifications = statement<{ accountId: string; since: number }>()('count_verifications', (q, t) =>
  q
    .select({ n: count().mapWith(Number) })
    .from(t.deliveries)
    .where(and(eq(t.deliveries.accountId, $('accountId')), gt(t.deliveries.createdAt, $('since')), isVerification(t.deliveries))),
)

export const listDeliveries = listing({
  name: 'list_deliveries',
  from: (q, t) => q.select().from(t.deliveries),
  within: (t: Tables) => [eq(t.deliveries.channelId, $('channelId'))],
  id: t => t.deliveries.id,
  keys: { created_at: t => t.deliveries.createdAt },
  filters: {
    state: (t: Tables) => eq(t.deliveries.state, $('state')),
    from: (t: Tables) => gte(t.deliveries.createdAt, $('from')),
    to: (t: Tables) => lt(t.deliveries.createdAt, $('to')),
  },
  indexed: ['from', 'to'],
})
