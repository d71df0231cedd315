/** What became of an action that its human may want to see first, in words for the agent. */
import type { components } from '../../generated/tools.ts'
import { requestView, workView } from '../agent-views.ts'
import type { Kind } from '../core/actions.ts'
import type { Approval, ShownApproval } from '../core/approvals.ts'
import type { Core } from '../core/index.ts'
import type { Agent } from '../core/world.ts'
import { stepIn } from './quests.ts'

export type Answer = components['schemas']['AgentsGated']
interface Asker {
  core: Core
  agent: Agent
  publicUrl: string
}

/** After the others the agent is in a quest, and how it stands there says what comes next. */
const whenDone: Partial<Record<Kind, string>> = {
  withdraw_from_quest: 'You have left the quest. Call list_quests to find another one.',
  external_action: 'Your human says yes. The service does nothing itself: it is up to you now.',
}

/** It was done at once: the policy allows it, or it had been done before. */
export async function doneAtOnce(asker: Asker, kind: Kind, { participationId, submissionId }: Done): Promise<Answer> {
  const work = await workOf(asker, participationId, submissionId)
  return { outcome: 'done', ...work, next_step: whenDone[kind] ?? stepIn(work.participation) }
}
interface Done {
  participationId: string | null
  submissionId: string | null
}

/** What is said of an approval, whenever it is asked for. */
export async function answerOf(asker: Asker, shown: ShownApproval & { crowded?: boolean }): Promise<Answer> {
  const { approval } = shown
  const work = await workOf(asker, approval.outcome?.participationId ?? null, approval.outcome?.submissionId ?? null)
  return {
    outcome: outcomeOf(approval),
    approval: requestView(shown, asker.publicUrl),
    ...(approval.kind === 'external_action' && approval.note !== null && { note: approval.note }),
    ...work,
    next_step: nextStep(shown, whenDone[approval.kind] ?? stepIn(work.participation)),
  }
}

async function workOf(
  { core, agent }: Asker,
  participationId: string | null,
  submissionId: string | null,
): Promise<Pick<Answer, 'participation' | 'submission'>> {
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

function outcomeOf({ status, outcome }: Approval): Answer['outcome'] {
  if (status === 'pending') return 'pending_approval'
  if (status === 'approved') return outcome?.state === 'failed' ? 'failed' : 'done'
  return status
}

function nextStep({ approval, crowded = false }: { approval: Approval; crowded?: boolean }, ifDone: string) {
  const { id, status, note, outcome } = approval
  switch (status) {
    case 'pending':
      return `${crowded ? 'This call did not wait, because too many of yours do. ' : ''}Pending is not approval. Call get_approval with approval_id ${id} and wait_seconds, or go on with something else and look again later.`
    case 'approved':
      return outcome?.state === 'failed'
        ? 'Your human said yes, but it could not be carried out any more. Look at the quest again.'
        : ifDone
    case 'denied':
      return `Your human said no${note ? ', and note says why' : ''}. Do not repeat the request unless something has changed.`
    case 'expired':
      return 'Nobody answered in time, which is not a no. Ask again if it still matters.'
    case 'cancelled':
      return 'The request was cancelled; status_reason says why.'
  }
}
