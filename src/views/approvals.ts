import type * as Out from '../../generated/outputs.js'
import type { Preview } from '../core/approvals/approvals.ts'
import type { TrackRecord } from '../core/approvals/reports.ts'
import { stateOf } from '../core/approvals/yes.ts'
import { awaitsAnswer } from '../core/approvals/questions.ts'
import { amountOf } from '../core/kit/amounts.ts'
import { recipientIn } from '../core/kit/recipients.ts'
import type { Approval, ShownApproval } from '../core/kit/world.ts'

export const approvalView = ({
  approval,
  agent,
  quest,
  preview,
  trackRecord,
}: ShownApproval & { preview?: Preview; trackRecord?: TrackRecord | undefined }): Out.Approval => ({
  ...approval,
  agent,
  quest,
  riskReasons: approval.riskReasons ?? [],
  outcome: approval.outcome as Out.Approval['outcome'],
  amount: amountOf(approval),
  recipient: recipientIn(approval.arguments),
  permit: stateOf(approval),
  earlierYes: approval.earlierYes && earlierView(approval.earlierYes),
  validForMinutes: approval.validMinutes,
  reportWithinMinutes: approval.reportMinutes,
  report: reportView(approval.report),
  disputed: reportView(approval.disputed),
  thread: approval.thread ?? [],
  awaitsAnswer: awaitsAnswer(approval),
  preview,
  trackRecord,
})

export const waitingView = ({ approval, agent, quest }: ShownApproval): Out.WaitingApproval => ({
  ...approval,
  agent,
  quest,
  amount: amountOf(approval),
  recipient: recipientIn(approval.arguments),
  awaitsAnswer: awaitsAnswer(approval),
  wasAnswered: approval.thread !== null && !awaitsAnswer(approval),
})

/** Reports of version 0.2.0 do not say who wrote them. Only agents could. */
const reportView = (report: Approval['report']) =>
  report && { ...report, by: report.by ?? ('agent' as const), unstarted: report.unstarted ?? false }

const earlierView = ({ permit, ...earlier }: NonNullable<Approval['earlierYes']>) => ({
  ...earlier,
  permit: permit === 'reported' ? earlier.outcome : permit === 'unused' ? ('started' as const) : permit,
})
