/** Statements that delete or erase the data of an account, by its id. */
import { and, eq, gt, inArray, isNotNull, lte, ne, or, sql } from '../engine/drizzle.ts'
import { $, statement, type Queries } from '../engine/statement.ts'
import { agentMeanings, keyMeanings } from '../tables/agents.ts'
import { erasureOf } from '../tables/meanings.ts'
import { invitationMeanings } from '../tables/people.ts'
import { participationMeanings } from '../tables/quests.ts'
import type { Tables } from '../tables/index.ts'
import { keysOf } from '../../shared/values.ts'

const rowsAtOnce = 200

type Of = 'sessions' | 'serviceTokens' | 'channels' | 'onces' | 'recoveryLinks' | 'emailChanges' | 'emailTakeBacks'
const deleting = (name: string, of: Of) => statement<{ id: string }>()(name, (q, t) => q.delete(t[of]).where(eq(t[of].accountId, $('id'))))

export const deleteSessionsOf = deleting('delete_sessions_of', 'sessions')
export const deleteTokensOf = deleting('delete_tokens_of', 'serviceTokens')
export const deleteChannelsOf = deleting('delete_channels_of', 'channels')
export const deleteOncesOf = deleting('delete_onces_of', 'onces')
export const deleteRecoveryLinkOf = deleting('delete_recovery_link_of', 'recoveryLinks')
export const deleteEmailChangeOf = deleting('delete_email_change_of', 'emailChanges')
export const deleteTakeBacksOf = deleting('delete_take_backs_of', 'emailTakeBacks')

/** Several channels are held in the order of their ids. */
export const holdChannelsOf = statement<{ id: string }>()('hold_channels_of', (q, t, hold) =>
  hold(
    q
      .select({ id: t.channels.id })
      .from(t.channels)
      .where(eq(t.channels.accountId, $('id')))
      .orderBy(t.channels.id),
  ),
)

/** Revokes the open invitations that somebody has made, and erases the addresses in theirs and in the one that they used. */
export const eraseInvitationsOf = statement<{ id: string; now: number }>()('erase_invitations_of', (q, t) => {
  const { createdBy, accountId, revokedAt } = t.invitations
  return q
    .update(t.invitations)
    .set({
      ...erasureOf(invitationMeanings),
      revokedAt: sql`case when ${createdBy} = ${$('id')} and ${accountId} is null then coalesce(${revokedAt}, ${$('now')}) else ${revokedAt} end`,
    })
    .where(or(eq(createdBy, $('id')), eq(accountId, $('id'))))
})

export const liveAgentsOf = statement<{ ownerId: string }>()('live_agents_of', (q, t) =>
  q
    .select({ id: t.agents.id })
    .from(t.agents)
    .where(and(eq(t.agents.ownerId, $('ownerId')), ne(t.agents.status, 'archived')))
    .orderBy(t.agents.id),
)

const agentsOf = (q: Queries, t: Tables) =>
  q
    .select({ id: t.agents.id })
    .from(t.agents)
    .where(eq(t.agents.ownerId, $('id')))

/** `chance` becomes a part of each handle. */
export const eraseAgentsOf = statement<{ id: string; chance: string }>()('erase_agents_of', (q, t) =>
  q
    .update(t.agents)
    .set(erasureOf(agentMeanings))
    .where(eq(t.agents.ownerId, $('id'))),
)

export const eraseKeysOf = statement<{ id: string }>()('erase_keys_of', (q, t) =>
  q
    .update(t.agentKeys)
    .set(erasureOf(keyMeanings))
    .where(inArray(t.agentKeys.agentId, agentsOf(q, t))),
)

export const eraseParticipationsOf = statement<{ id: string }>()('erase_participations_of', (q, t) => {
  const erasure = erasureOf(participationMeanings)
  const personal = keysOf(erasure).map(column => t.participations[column])
  return q
    .update(t.participations)
    .set(erasure)
    .where(and(eq(t.participations.ownerId, $('id')), or(...personal.map(isNotNull))))
})

export const deleteSomeApprovalsOf = statement<{ id: string }>()('delete_some_approvals_of', (q, t) => {
  const some = q
    .select({ id: t.approvals.id })
    .from(t.approvals)
    .where(eq(t.approvals.ownerId, $('id')))
    .limit(rowsAtOnce)
  return q.delete(t.approvals).where(inArray(t.approvals.id, some)).returning({ id: t.approvals.id })
})

/** No index finds messages by their account, so all of them are walked in the order of their ids, in steps. */
const stepOfWalk = 1000
export const lastDeliveryOfStep = statement<{ after: string }>()('last_delivery_of_step', (q, t) =>
  q
    .select({ id: t.deliveries.id })
    .from(t.deliveries)
    .where(gt(t.deliveries.id, $('after')))
    .orderBy(t.deliveries.id)
    .limit(1)
    .offset(stepOfWalk - 1),
)
export const deleteDeliveriesOf = statement<{ id: string; after: string; last: string }>()('delete_deliveries_of', (q, t) =>
  q.delete(t.deliveries).where(and(gt(t.deliveries.id, $('after')), lte(t.deliveries.id, $('last')), eq(t.deliveries.accountId, $('id')))),
)
