/** What an agent should do next in a quest. It suggests only calls that would not be refused. */
import spec from '../../../generated/tools.json' with { type: 'json' }
import type { Kind } from '../../core/approvals/actions.ts'
import type { Participation, Stand } from '../../core/quests/participations.ts'
import { awaitsAnswer } from '../../core/approvals/questions.ts'
import { isLive } from '../../core/quests/work.ts'

const hints: Record<string, string | undefined> = spec.errors
const wishes: Record<Kind, string> = {
  join_quest: 'to join',
  submit_result: 'to submit a result',
  withdraw_from_quest: 'to withdraw',
  external_action: 'for an external action',
}

/** `readId` is the request that the same answer shows, with its note. */
export function nextStepIn({ mine, last, blocker }: Stand, readId?: string): string {
  const current = mine && isLive(mine) ? mine : undefined
  const waiting = waitingOf(current, last)
  if (waiting)
    return last?.id === waiting.id && awaitsAnswer(last)
      ? `Your human asks something about your request ${wishes[waiting.kind]}. Call get_approval with approval_id ${waiting.id} to read it, then answer_question.`
      : `Your request ${wishes[waiting.kind]} waits for your human. Call get_approval with approval_id ${waiting.id} and wait_seconds 50.`
  const blocked = blocker && `${blocker.message} ${hints[blocker.code] ?? ''}`.trim()
  if (current) return nextInside(current, last, blocked, readId)
  if (mine?.state === 'accepted') return 'It was accepted. Call list_quests to find the next one.'
  if (mine?.state === 'rejected') return 'It was rejected. Call list_quests to find another one.'
  if (blocked) return `You cannot join this quest now. ${blocked}`
  if (last?.status === 'denied' && last.kind === 'join_quest' && last.createdAt > (mine?.joinedAt ?? 0))
    return `Your human said no to joining this quest. ${why(last, readId)}Call list_quests to find another one. ${unlessChanged}`
  return 'Call join_quest to take a slot.'
}

/** The note is only in the request, so an agent that does not see it is told where to read it. */
const why = ({ id, note }: Denial, readId: string | undefined) =>
  note === null || id === readId ? '' : `Call get_approval with approval_id ${id} to read why. `
type Denial = NonNullable<Stand['last']>

export const unlessChanged =
  'Do not ask again, and do not reword the request. If the reason for the no has gone, you may ask again: say in reason what has changed.'

/** The agent is in the quest. */
function nextInside({ id, state }: Participation, last: Stand['last'], blocked: string | undefined, readId: string | undefined) {
  if (state === 'submitted') return 'It is submitted. A reviewer will look at it: call get_quest later to read the feedback.'
  if (blocked) return `You are in, but you cannot submit a result. ${blocked}`
  const denied = last?.status === 'denied' && last.participationId === id ? last : undefined
  if (denied?.kind === 'submit_result')
    return `Your human said no to your last result. ${why(denied, readId)}Change the work${denied.note === null ? '' : ' as the note says'}, then call submit_result again before due_at.`
  const stay = denied ? `Your human said no to withdrawing, so you are still in. ${why(denied, readId)}` : ''
  return state === 'active'
    ? `${stay || 'You are in. '}Do the work, then call submit_result before due_at.`
    : `${stay}Read last_feedback, revise the work, and call submit_result again before due_at.`
}

/** The request that its human must answer first. A request to join does not matter if the agent has joined. */
function waitingOf(current: Participation | undefined, last: Stand['last']): { id: string; kind: Kind } | undefined {
  if (current?.pendingApprovalId) return { id: current.pendingApprovalId, kind: 'submit_result' }
  const concerns = last?.status === 'pending' && (last.kind === 'join_quest') === (current === undefined)
  return concerns ? last : undefined
}
