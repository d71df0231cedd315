/** What agents asked their humans. */
import { sql } from '../engine/drizzle.ts'
import { dueOf, isNotOver, isOutside, isPending, isUnread, occupies } from '../engine/conditions.ts'
import type { Dialect } from '../engine/dialects.ts'
import { alone, idOf } from './columns.ts'
import type { Agents } from './agents.ts'
import type { People } from './people.ts'
import type { Quests } from './quests.ts'
import type { AllowedAction, Doubt, EarlierYes, NoRule, Outcome, Report, RiskReason, ThreadEntry } from './values.ts'

const current = occupies(alone)
const pending = isPending(alone)
const open = isNotOver(alone)
const unread = isUnread(alone)
const ofWork = sql`participation_id is not null`
const outside = isOutside(alone)
const hasRecipient = sql`recipient_key is not null`
const bars = sql`bars_until is not null`

export function approvalTables(d: Dialect, { accounts }: People, { agents }: Agents, { quests, participations }: Quests) {
  const approvals = d.table(
    'approvals',
    {
      id: d.text().primaryKey(),
      agentId: idOf(d, () => agents.id),
      ownerId: idOf(d, () => accounts.id),
      kind: d.oneOf('join_quest', 'submit_result', 'withdraw_from_quest', 'external_action').notNull(),
      category: d.oneOf('spend', 'contact', 'publish', 'access', 'other'),
      title: d.text().notNull(),
      arguments: d.json<Record<string, unknown>>().notNull(),
      reason: d.text(),
      risk: d.oneOf('low', 'medium', 'high').notNull(),
      /** The reasons for the risk (core/approvals/risk.ts). Null in rows from before they were stored. */
      riskReasons: d.json<RiskReason[]>(),
      questId: d.text().references(() => quests.id),
      participationId: d.text().references(() => participations.id),
      /** The digest of version 0.3.0. Instances of that version find the same request by it, and for quest actions this one does too. */
      digest: d.hash().notNull(),
      /** The digest of all that the human is shown. Null in rows of version 0.3.0. */
      askedDigest: d.hash(),
      /** Random, and a part of the digests, so that nobody can guess an erased text from them. */
      nonce: d.text(),
      /**
       * Two requests for the same action have the same one: a keyed hash of the action in its normal form, or the digest of a quest action.
       * Null in rows of version 0.3.0.
       */
      deed: d.text(),
      /** A keyed hash of the recipient in its normal form. */
      recipientKey: d.text(),
      /** The action as the human changed it, with its own digest and deed. Null if the human changed nothing. */
      allowed: d.json<AllowedAction>(),
      allowedDigest: d.hash(),
      allowedDeed: d.text(),
      /** Until when this answer keeps rules from allowing the same or a similar action. */
      barsUntil: d.instant(),
      /** Why no rule allowed it. Null if a rule did, or if it is a quest action. */
      noRule: d.json<NoRule>(),
      status: d.oneOf('pending', 'approved', 'denied', 'expired', 'cancelled').notNull().default('pending'),
      statusReason: d.text(),
      createdAt: d.instant().notNull(),
      expiresAt: d.instant().notNull(),
      decidedAt: d.instant(),
      decidedBy: d.text(),
      note: d.text(),
      outcome: d.json<Outcome>(),
      earlierDenials: d.int().notNull(),
      /** The amount that the agent states, in ten-thousandths of the currency, so that sums are exact. */
      amountUnits: d.bytes(),
      currency: d.text(),
      /** The kind of rule that approved it without asking. */
      byRule: d.oneOf('standing', 'timed'),
      /** The state of a yes to an action outside the service (core/approvals/yes.ts). Null for all other requests, and for those not approved. */
      yes: d.oneOf('ready', 'started', 'in_doubt', 'done', 'failed', 'not_done', 'unresolved', 'lapsed'),
      /** Unused since 0.4.0, but instances of version 0.3.0 move only a yes that has one. */
      permit: d.oneOf('unused', 'reported', 'lapsed'),
      /** For how long the agent asked to use a yes. */
      validMinutes: d.int(),
      validUntil: d.instant(),
      /** The key with which start tokens are made. */
      startKey: d.text(),
      /** The hash of the token that was first. */
      startHash: d.text(),
      startedAt: d.instant(),
      /** How long after the start the agent wants to report. */
      reportMinutes: d.int(),
      /** After the start: until when a report is awaited. In doubt: until when somebody can say what came of it. */
      reportBy: d.instant(),
      doubt: d.json<Doubt>(),
      report: d.json<Report>(),
      /** A later report that contradicts the first. */
      disputed: d.json<Report>(),
      /** Null if there are no questions. */
      thread: d.json<ThreadEntry[]>(),
      /** Since when the agent owes an answer. `expiresAt` is then later by `pauseMs`, for which the request may still stand still. */
      askedAt: d.instant(),
      /** Null until the first question. Then it begins with the original length of the request. */
      pauseMs: d.bytes(),
      /** Unused since 0.4.0: what the human would approve instead. */
      suggestion: d.json<AllowedAction>(),
      suggestionDigest: d.text(),
      followsSuggestion: d.text(),
      earlierYes: d.json<EarlierYes>(),
      /** 1 if somebody else decided or ended it, and its agent has not seen that yet. */
      unread: d.int().notNull().default(0),
      version: d.int().notNull().default(1),
    },
    // drizzle-kit does not know expressions in SQLite, so the SQL of indexes with `dueOf` is written by hand.
    t => [
      // A request is in the first of these while it waits. Its yes is in the second.
      d.index('approvals_pending').on(t.ownerId, t.status, t.expiresAt, t.id).where(pending),
      d.index('approvals_open').on(t.ownerId, dueOf(alone)).where(open),
      // These rows of an agent are few, so they are read together and sorted.
      d.index('approvals_current').on(t.ownerId, t.agentId, t.digest).where(current),
      d.index('approvals_next').on(dueOf(alone)).where(current),
      d.index('approvals_by_owner').on(t.ownerId, t.createdAt, t.id),
      d.index('approvals_by_agent').on(t.agentId, t.createdAt, t.id),
      d.unique('approvals_deed').on(t.agentId, t.deed).where(current),
      d.index('approvals_by_deed').on(t.agentId, t.deed, t.createdAt).where(outside),
      d.index('approvals_by_recipient').on(t.ownerId, t.recipientKey, t.createdAt).where(hasRecipient),
      d.index('approvals_bars').on(t.ownerId, t.barsUntil).where(bars),
      d.index('approvals_by_quest').on(t.questId, t.ownerId, t.digest, t.createdAt),
      d.index('approvals_unread').on(t.agentId, t.id).where(unread),
      // The foreign key looks here when work is deleted.
      d.index('approvals_by_work').on(t.participationId).where(ofWork),
    ],
  )

  return { approvals }
}
