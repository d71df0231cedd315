import type * as Out from '../../generated/outputs.js'
import type { Preview } from '../core/approvals/approvals.ts'
import { shownNoRule } from '../core/approvals/gate.ts'
import type { ShownNear } from '../core/approvals/near.ts'
import type { TrackRecord } from '../core/approvals/reports.ts'
import { actBefore, saidOf, stateOf } from '../core/approvals/yes.ts'
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
  allowed: approval.allowed && { ...approval.allowed, digest: approval.allowedDigest! },
  changed: changesIn(approval),
  permit: stateOf(approval),
  earlierYes: approval.earlierYes && earlierView(approval.earlierYes),
  validForMinutes: approval.validMinutes,
  reportWithinMinutes: approval.reportMinutes,
  actBefore: actBefore(approval) ?? null,
  report: reportView(saidOf(approval).report),
  disputed: reportView(saidOf(approval).disputed),
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

/** Reports of version 0.2.0 do not say who wrote them. Only agents could. */
const reportView = (report: Approval['report']) =>
  report && { ...report, by: report.by ?? ('agent' as const), unstarted: report.unstarted ?? false }

const earlierView = ({ permit, disputed = null, allowed = null, ...earlier }: NonNullable<Approval['earlierYes']>) => ({
  ...earlier,
  disputed,
  allowed,
  permit: permit === 'reported' ? earlier.outcome : permit === 'unused' ? ('started' as const) : permit,
})
