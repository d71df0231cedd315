import type * as Out from '../../generated/outputs.js'
import type { Preview } from '../core/approvals/approvals.ts'
import type { TrackRecord } from '../core/approvals/permits.ts'
import { awaitsAnswer } from '../core/approvals/questions.ts'
import { amountOf } from '../core/kit/amounts.ts'
import { recipientIn } from '../core/kit/recipients.ts'
import type { ShownApproval } from '../core/kit/world.ts'

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
  validForMinutes: approval.validMinutes,
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
