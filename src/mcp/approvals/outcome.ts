/** The outcome of an action that may need the human's approval, in words for the agent. */
import type { AgentsGated } from '../../../generated/outputs.js'
import { lastCommentIn, requestView, workView } from '../protocol/views.ts'
import type { Kind, Outcome, Place } from '../../core/approvals/actions.ts'
import type { RunOrAsked } from '../../core/approvals/run-or-ask.ts'
import { changesIn } from '../../core/approvals/changes.ts'
import type { Inbox } from '../../core/approvals/inbox.ts'
import type { CancelReason } from '../../core/approvals/pending.ts'
import { awaitsAnswer, openQuestions } from '../../core/approvals/questions.ts'
import type { Core } from '../../core/index.ts'
import type { Agent, Approval, ShownApproval } from '../../core/kit/world.ts'
import { nextStepIn, unlessChanged } from '../agents/next-step.ts'
import { newStartToken } from '../../core/approvals/yes.ts'
import { afterYes, askAgain } from './yes.ts'

export type Answer = AgentsGated
interface Asker {
  core: Core
  agent: Agent
  publicUrl: string
  seen: Inbox['seen']
  /** Whether an answer may have a start token. One that is compared with an earlier one has none, because each is new. */
  givesTokens: boolean
}

const hasLeft = 'You have left the quest. Call list_quests to find another one.'

/** The action was done at once, or had been done before. */
export async function doneAtOnce(asker: Asker, kind: Kind, { result, questId }: Extract<RunOrAsked, { outcome: 'done' }>): Promise<Answer> {
  const place = (await asker.core.participations.placeOf(asker.agent, questId))!
  return {
    outcome: 'done',
    approval: undefined,
    action: undefined,
    changed: undefined,
    startToken: undefined,
    note: undefined,
    question: undefined,
    answerWith: undefined,
    ...(await workOf(asker, place, result)),
    nextStep: await afterDeed(asker, kind, place),
  }
}

/** The texts about an approval, whenever an agent reads it. */
export async function answerOf(asker: Asker, shown: ShownApproval & { crowded?: boolean }): Promise<Answer> {
  const { approval } = shown
  const { status, questId, outcome } = approval
  const place = status === 'pending' || questId === null ? undefined : await asker.core.participations.placeOf(asker.agent, questId)
  const work = place && outcome ? await workOf(asker, place, outcome) : noWork
  await asker.seen({ approvals: [approval] })
  return {
    outcome: outcomeOf(approval),
    approval: requestView(shown, asker.publicUrl),
    // Before a yes and after a no there is nothing that an agent could take for allowed.
    action: approval.kind === 'external_action' && status === 'approved' ? actionOf(approval) : undefined,
    changed: changedOf(approval),
    startToken: asker.givesTokens && approval.yes === 'ready' ? newStartToken(approval) : undefined,
    note: approval.kind === 'external_action' ? approval.note : null,
    question: awaitsAnswer(approval) ? questionOf(approval) : undefined,
    answerWith: awaitsAnswer(approval) ? 'answer_question' : undefined,
    ...work,
    nextStep: await nextStep(asker, shown, place),
  }
}

type OfWork = Pick<Answer, 'participation' | 'submission'>
const noWork: OfWork = { participation: undefined, submission: undefined }

async function workOf({ core, seen }: Asker, { quest, own }: Place, { participationId, submissionId }: Outcome): Promise<OfWork> {
  const participation = own.find(({ id }) => id === participationId)
  if (!participation) return noWork
  await seen({ participations: [participation] })
  const reviews = await core.participations.reviewsOf(participation)
  const submission = reviews.find(({ id }) => id === submissionId)
  return {
    participation: workView({ participation, quest }, lastCommentIn(reviews)),
    submission,
  }
}

/** All that the human has asked since the last answer. */
const questionOf = (approval: Approval) =>
  openQuestions(approval)
    .map(({ text }) => text)
    .join('\n\n')

function outcomeOf(approval: Approval): Answer['outcome'] {
  const { kind, status, outcome, yes } = approval
  if (status === 'pending') return awaitsAnswer(approval) ? 'question' : 'pending_approval'
  if (status !== 'approved') return status
  // Rows from before there were permits have no state. Their agents have acted long ago.
  if (kind === 'external_action') return yes ?? 'unresolved'
  return outcome?.state === 'failed' ? 'failed' : 'done'
}

/** The action outside the service as its human allowed it, or as it was asked for. */
export const actionOf = ({ arguments: given, allowed }: Approval) => (allowed ?? given) as unknown as NonNullable<Answer['action']>

/** What the human changed in it. Undefined if nothing. */
export function changedOf(approval: Approval): Answer['changed'] {
  const changes = changesIn(approval)
  return changes.length > 0 ? changes : undefined
}

async function nextStep(asker: Asker, { approval, crowded = false }: { approval: Approval; crowded?: boolean }, place: Place | undefined) {
  const { id, kind, status } = approval
  if (awaitsAnswer(approval))
    return `Your human asks something before deciding; question says what. Call answer_question with approval_id ${id}. Pending is not approval.`
  if (status === 'pending')
    return crowded
      ? `Pending is not approval. This call did not wait, because too many of your calls are waiting. Let one of them end, and then call get_approval with approval_id ${id}.`
      : `Pending is not approval. If you can talk to your human, show them approval_url. Call get_approval with approval_id ${id} and wait_seconds 50, or do other work and check later.`
  if (!place) return afterAnswer[status](approval, asker.core.world.now())
  if (outcomeOf(approval) === 'done') return afterDeed(asker, kind, place)
  const stand = await asker.core.participations.standIn(asker.agent, place)
  const next = nextStepIn(stand, id)
  // The next step mentions a denial itself, if it is the latest answer and nothing else prevents the call.
  return status === 'denied' && stand.last?.id === id && !stand.blocker ? next : `${became[status]} ${next}`
}

async function afterDeed({ core, agent }: Asker, kind: Kind, place: Place) {
  return kind === 'withdraw_from_quest' ? hasLeft : nextStepIn(await core.participations.standIn(agent, place))
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
const afterAnswer: Record<Answered, (approval: Approval, now: number) => string> = {
  approved: afterYes,
  denied: ({ note }) => `Your human said no${note ? ', and note says why' : ''}. Do not do it. ${unlessChanged}`,
  expired: () => `${became.expired} ${askAgain}`,
  cancelled: ({ statusReason }) => afterCancelling[statusReason as CancelReason] ?? became.cancelled,
}

/** Requests about a quest have their own next step. */
const afterCancelling: Partial<Record<CancelReason, string>> = {
  by_agent: 'You cancelled this request.',
  agent_suspended: `You were suspended before your human decided. ${askAgain}`,
  everything_stopped: 'Your human stopped everything before they decided. Do not ask again unless they tell you to.',
  account_suspended: `The account of your human was suspended before they decided. ${askAgain}`,
}
