import type * as Out from '../../generated/outputs.js'
import type { Preview } from '../core/approvals/approvals.ts'
import { shownNoRule } from '../core/approvals/no-rule.ts'
import type { ShownNear } from '../core/approvals/near.ts'
import type { TrackRecord } from '../core/approvals/reports.ts'
import { actBefore } from '../core/approvals/yes.ts'
import { awaitsAnswer } from '../core/approvals/questions.ts'
import { amountOf } from '../core/kit/amounts.ts'
import { askedDigestOf } from '../core/approvals/actions.ts'
import { changesIn } from '../core/approvals/changes.ts'
import { shownRecipient } from '../core/kit/recipients.ts'
import type { Approval, ShownApproval } from '../core/kit/world.ts'

export const approvalView = ({
  approval,
  agent,
  quest,
  preview,
  trackRecord,
  near,
}: ShownApproval & { preview?: Preview; trackRecord?: TrackRecord | undefined; near?: ShownNear | undefined }): Out.Approval => ({
  ...approval,
  agent,
  quest,
  riskReasons: approval.riskReasons ?? [],
  outcome: approval.outcome as Out.Approval['outcome'],
  amount: amountOf(approval),
  recipient: shownRecipient(approval.arguments),
  digest: askedDigestOf(approval),
  noRule: approval.noRule && shownNoRule(approval.noRule),
  allowed: approval.allowed && { ...approval.allowed, audience: approval.allowed.audience, digest: approval.allowedDigest! },
  changed: changesIn(approval),
  permit: approval.yes,
  earlierYes: approval.earlierYes && earlierView(approval.earlierYes),
  validForMinutes: approval.validMinutes,
  reportWithinMinutes: approval.reportMinutes,
  actBefore: actBefore(approval) ?? null,
  report: reportView(approval.report),
  disputed: reportView(approval.disputed),
  thread: approval.thread ?? [],
  awaitsAnswer: awaitsAnswer(approval),
  preview,
  trackRecord,
  near,
})

export const waitingView = ({ approval, agent, quest }: ShownApproval): Out.WaitingApproval => ({
  ...approval,
  agent,
  quest,
  amount: amountOf(approval),
  recipient: shownRecipient(approval.arguments),
  awaitsAnswer: awaitsAnswer(approval),
  wasAnswered: approval.thread !== null && !awaitsAnswer(approval),
})

const reportView = (report: Approval['report']) => report && { ...report, unstarted: report.unstarted ?? false }

const earlierView = ({ disputed = null, allowed = null, ...earlier }: NonNullable<Approval['earlierYes']>) => ({
  ...earlier,
  disputed,
  allowed,
})
