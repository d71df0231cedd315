/** The outcome of an action that may need the human's approval, in words for the agent. */
import type { AgentsGated } from '../../generated/outputs.js'
import { requestView, workView } from '../agent-views.ts'
import type { Kind } from '../core/actions.ts'
import type { Approval, ShownApproval } from '../core/approvals.ts'
import type { Inbox } from '../core/inbox.ts'
import type { Core } from '../core/index.ts'
import type { Agent } from '../core/world.ts'
import { nextStepIn, unlessChanged } from './next-step.ts'

export type Answer = AgentsGated
interface Asker {
  core: Core
  agent: Agent
  publicUrl: string
  seen: Inbox['seen']
}

const hasLeft = 'You have left the quest. Call list_quests to find another one.'

/** The action was done at once, or had been done before. */
export async function doneAtOnce(asker: Asker, kind: Kind, { participationId, submissionId }: Done): Promise<Answer> {
  const work = await workOf(asker, participationId, submissionId)
  return { outcome: 'done', ...work, nextStep: await afterDeed(asker, kind, work.participation!.quest.id) }
}
interface Done {
  participationId: string | null
  submissionId: string | null
}

/** The words about an approval, whenever an agent reads it. */
export async function answerOf(asker: Asker, shown: ShownApproval & { crowded?: boolean }): Promise<Answer> {
  const { approval } = shown
  const work = await workOf(asker, approval.outcome?.participationId ?? null, approval.outcome?.submissionId ?? null)
  await asker.seen({ approvals: [approval] })
  return {
    outcome: outcomeOf(approval),
    approval: requestView(shown, asker.publicUrl),
    note: approval.kind === 'external_action' ? approval.note : null,
    ...work,
    nextStep: await nextStep(asker, shown),
  }
}

async function workOf(
  { core, agent, seen }: Asker,
  participationId: string | null,
  submissionId: string | null,
): Promise<Pick<Answer, 'participation' | 'submission'>> {
  if (participationId === null) return {}
  const { shown, submissions } = await core.participations.readOfAgent(agent, participationId)
  await seen({ participations: [shown.participation] })
  const submission = submissions.find(({ id }) => id === submissionId)
  return {
    participation: workView(
      shown,
      submissions.findLast(({ comment }) => comment),
    ),
    submission,
  }
}

function outcomeOf({ kind, status, outcome }: Approval): Answer['outcome'] {
  if (status === 'pending') return 'pending_approval'
  if (status !== 'approved') return status
  // Nothing was carried out here: the agent may act now.
  if (kind === 'external_action') return 'approved'
  return outcome?.state === 'failed' ? 'failed' : 'done'
}

async function nextStep(asker: Asker, { approval, crowded = false }: { approval: Approval; crowded?: boolean }) {
  const { id, kind, status, note, questId } = approval
  if (status === 'pending')
    return `${crowded ? 'This call did not wait, because too many of your calls are waiting. ' : ''}Pending is not approval. Call get_approval with approval_id ${id} and wait_seconds, or do something else and check later.`
  if (kind === 'external_action' || questId === null) return afterAnswer[status](note)
  if (outcomeOf(approval) === 'done') return afterDeed(asker, kind, questId)
  const stand = await asker.core.participations.standIn(asker.agent, questId)
  const next = nextStepIn(stand)
  // The next step mentions a denial itself, if it is the latest answer and nothing else prevents the call.
  return status === 'denied' && stand.last?.id === id && !stand.blocker ? next : `${became[status]} ${next}`
}

async function afterDeed({ core, agent }: Asker, kind: Kind, questId: string) {
  return kind === 'withdraw_from_quest' ? hasLeft : nextStepIn(await core.participations.standIn(agent, questId))
}

type Answered = Exclude<Approval['status'], 'pending'>

/** The first sentence about a request for a quest action that was not carried out. */
const became: Record<Answered, string> = {
  approved: 'Your human said yes, but it was no longer possible; failure says why.',
  denied: 'Your human said no.',
  expired: 'Your human did not answer in time. This is not a no.',
  cancelled: 'The request was cancelled; status_reason says why.',
}

/** The next step after a request for an external action. */
const afterAnswer: Record<Answered, (note: string | null) => string> = {
  approved: () => 'Your human said yes. The service itself does nothing: you may do it now.',
  denied: note => `Your human said no${note ? ', and note says why' : ''}. Do not do it. ${unlessChanged}`,
  expired: () => `${became.expired} Ask again if it still matters.`,
  cancelled: () => became.cancelled,
}
