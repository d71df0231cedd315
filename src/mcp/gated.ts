/** What an action that its human may want to see first came to: said at once, or after waiting for the human. */
import type { components } from '../../generated/tools.ts'
import { requestView, workView } from '../agent-views.ts'
import type { Approval, Gated, ShownApproval } from '../core/approvals.ts'
import type { Asked } from './tool.ts'

type Answer = components['schemas']['AgentsGated']

/** Waits as long as the agent wishes; a decision is told at once. */
export async function gated(
  { core, agent, input, call, publicUrl }: Asked<{ wait_seconds: number }>,
  came: Gated,
  whenDone: string,
): Promise<Answer> {
  if (came.outcome === 'done')
    return { outcome: 'done', ...(await workOf(came.result.participationId, came.result.submissionId)), next_step: whenDone }
  const shown = await core.waiting.forApproval(agent, came.approval.id, input.wait_seconds * 1000, call.line.gone())
  const { approval } = shown
  return {
    outcome: outcomeOf(shown),
    approval: requestView(shown, publicUrl),
    ...(await workOf(approval.outcome?.participationId ?? null, approval.outcome?.submissionId ?? null)),
    next_step: nextStep(approval, whenDone),
  }

  async function workOf(participationId: string | null, submissionId: string | null) {
    if (participationId === null) return {}
    const { shown, submissions } = await core.participations.readOfAgent(agent, participationId)
    const submission = submissions.find(({ id }) => id === submissionId)
    return {
      participation: workView(
        shown,
        submissions.findLast(({ comment }) => comment),
      ),
      ...(submission && { submission: { id: submission.id, attempt: submission.attempt } }),
    }
  }
}

function outcomeOf({ approval: { status, outcome } }: ShownApproval): Answer['outcome'] {
  if (status === 'pending') return 'pending_approval'
  if (status === 'approved') return outcome?.state === 'failed' ? 'failed' : 'done'
  return status
}

export function nextStep({ id, status, note, outcome }: Approval, whenDone: string) {
  switch (status) {
    case 'pending':
      return `Pending is not approval. Call get_approval with approval_id ${id} and wait_seconds, or go on with something else and look again later.`
    case 'approved':
      return outcome?.state === 'failed'
        ? 'Your human said yes, but it could not be carried out any more. Look at the quest again.'
        : whenDone
    case 'denied':
      return `Your human said no${note ? ', and note says why' : ''}. Do not repeat the request unless something has changed.`
    case 'expired':
      return 'Nobody answered in time, which is not a no. Ask again if it still matters.'
    case 'cancelled':
      return 'The request was cancelled; status_reason says why.'
  }
}
