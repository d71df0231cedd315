/** What agents asked their humans. */
import { sql } from '../engine/drizzle.ts'
import { dueOf, isUnread, occupies, waitedOrStood, wasDueAt } from '../engine/conditions.ts'
import type { Dialect } from '../engine/dialects.ts'
import { alone, idOf } from './columns.ts'
import type { Agents } from './agents.ts'
import type { People } from './people.ts'
import type { Quests } from './quests.ts'
import type { Doubt, Outcome, ExternalArguments, Report, ThreadEntry, EarlierYes } from './values.ts'

const current = occupies(alone)
const before = waitedOrStood(alone)
const unread = isUnread(alone)
const ofWork = sql`participation_id is not null`

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
      riskReasons: d.json<string[]>(),
      questId: d.text().references(() => quests.id),
      participationId: d.text().references(() => participations.id),
      digest: d.hash().notNull(),
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
      /** What instances of version 0.2.0 read and write. For them a yes of this version has lapsed, so that they never offer it again. */
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
      /** What the human would approve instead, and the digest that a request for it has. */
      suggestion: d.json<ExternalArguments>(),
      suggestionDigest: d.text(),
      /** The denied request whose suggestion this one is. */
      followsSuggestion: d.text(),
      earlierYes: d.json<EarlierYes>(),
      /** 1 if somebody else decided or ended it, and its agent has not seen that yet. */
      unread: d.int().notNull().default(0),
      version: d.int().notNull().default(1),
    },
    t => [
      // These rows are few, so they are read together and sorted. Whoever adds one holds the agent, so the same action does not occupy two.
      d.index('approvals_current').on(t.ownerId, t.agentId, t.digest).where(current),
      // drizzle-kit does not know expressions in SQLite, so the SQL of this index is written by hand.
      d.index('approvals_next').on(dueOf(alone)).where(current),
      d.unique('approvals_pending').on(t.ownerId, t.agentId, t.digest).where(before),
      d.index('approvals_due').on(wasDueAt(alone)).where(before),
      d.index('approvals_by_owner').on(t.ownerId, t.createdAt, t.id),
      d.index('approvals_by_agent').on(t.agentId, t.createdAt, t.id),
      d.index('approvals_by_quest').on(t.questId, t.ownerId, t.digest, t.createdAt),
      d.index('approvals_unread').on(t.agentId, t.id).where(unread),
      // The foreign key looks here when work is deleted.
      d.index('approvals_by_work').on(t.participationId).where(ofWork),
    ],
  )

  return { approvals }
}
