/**
 * The actions of an agent that its human may want to see first. Each action has its guards and its deed, written once. The agent's call,
 * the human's preview and the decision all use them. Guards change nothing, so a refusal leaves nothing half-done.
 */
import { run, type Outcome, type Row, type Steps } from '../store/index.ts'
import {
  countLive,
  countSlotsOf,
  holdParticipation,
  insertParticipation,
  insertSubmission,
  moveParticipation,
  participationsIn,
} from '../store/participations.ts'
import { holdQuest, takeSlot } from '../store/quests.ts'
import { record } from './audit.ts'
import { canonical } from './kit/canonical.ts'
import type { BlockerCode, Issue } from './kit/errors.ts'
import { newId } from './kit/ids.ts'
import { endParticipation, isLive } from './work.ts'
import { verdictOn } from './result-schema.ts'
import type { Answer } from './kit/schemas/judge.ts'
import { hashSecret } from './kit/secrets.ts'
import { hour, type Agent, type Human, type World } from './world.ts'

export type Kind = Row<'approvals'>['kind']
export interface Blocker {
  code: BlockerCode
  message: string
  issues?: Issue[]
}

/** An action as it is requested, shown and run, with the same arguments each time. */
export interface Action {
  kind: Kind
  agent: { id: string; ownerId: string; maxActiveQuests: number }
  arguments: Record<string, unknown>
  questId: string | null
  participationId: string | null
  /** The reason, in the agent's words. The same action with another reason is still the same action. */
  reason: string | null
  /** When the agent asked. Its deadline is checked against this time, not against the time of the human's answer. */
  requestedAt: number
}

interface Deed {
  /** Everything that prevents the action now. */
  guards(world: World, action: Action): Steps<Blocker[]>
  /** Called only if the guards found nothing, in the same transaction. */
  perform(world: World, by: Human | Agent, action: Action): Steps<Outcome>
}

export interface Work {
  summary: string
  links: string[]
  data: unknown
}

const mostJoins = 3

const join: Deed = {
  *guards(world, { agent, questId }) {
    const [quest] = yield* run(holdQuest, { id: questId! })
    if (quest?.status !== 'open' || quest.closesAt <= world.now()) return [blocker('quest_closed', 'The quest takes nobody any more.')]
    const earlier = yield* run(participationsIn, { questId: quest.id, agentId: agent.id })
    const [live] = yield* run(countLive, { agentId: agent.id })
    // The quest is held, so two agents of one owner cannot both take the owner's last slot.
    const [owned] = yield* run(countSlotsOf, { questId: quest.id, ownerId: agent.ownerId })
    return [
      ...(earlier.some(isLive) ? [blocker('already_joined', 'The agent is in this quest already.')] : []),
      ...(earlier.some(({ state }) => state === 'accepted' || state === 'rejected')
        ? [blocker('already_finished', 'The agent has finished this quest.')]
        : []),
      ...(earlier.length >= mostJoins ? [blocker('join_limit', `The agent has joined this quest ${mostJoins} times.`)] : []),
      ...(quest.slotsTaken >= quest.slots ? [blocker('quest_full', 'No slot of the quest is free.')] : []),
      ...(owned!.n >= quest.agentsPerOwner
        ? [
            blocker(
              'owner_limit',
              `Agents of the same owner hold ${owned!.n} of this quest's slots. The quest allows ${quest.agentsPerOwner} for each owner.`,
            ),
          ]
        : []),
      ...(live!.n >= agent.maxActiveQuests
        ? [blocker('active_quest_limit', `The agent is in as many quests at once as it may: ${live!.n}.`)]
        : []),
    ]
  },
  *perform(world, by, { agent, questId }) {
    const now = world.now()
    const [quest] = yield* run(holdQuest, { id: questId! })
    yield* run(takeSlot, { id: questId!, now })
    const [participation] = yield* run(insertParticipation, {
      id: newId('par', now),
      questId: questId!,
      agentId: agent.id,
      ownerId: agent.ownerId,
      now,
      dueAt: now + quest!.workWindowHours * hour,
      rewardPoints: quest!.rewardPoints,
    })
    yield* record(world, by, {
      action: 'participation.joined',
      targetId: participation!.id,
      agentId: agent.id,
      data: { quest_id: questId!, quest_title: quest!.title },
    })
    return executed(participation!.id)
  },
}

const submit: Deed = {
  *guards(_world, { questId, participationId, requestedAt, arguments: { data } }) {
    const [quest] = yield* run(holdQuest, { id: questId! })
    const [participation] = yield* run(holdParticipation, { id: participationId! })
    if (!participation || !isLive(participation)) return [blocker('not_participating', 'The agent is not in this quest any more.')]
    if (participation.state === 'submitted') return [blocker('awaiting_review', 'A submission waits for its review.')]
    const verdict = quest!.resultSchema ? verdictOn(quest!.resultSchema, data) : { issues: [] }
    return [
      ...(requestedAt > participation.dueAt ? [blocker('past_due', 'The time for this quest is over.')] : []),
      ...(participation.attempts >= quest!.maxAttempts ? [blocker('attempts_used', `All ${quest!.maxAttempts} attempts are used.`)] : []),
      ...misfits(verdict, data),
    ]
  },
  *perform(world, by, { agent, questId, participationId, arguments: given }) {
    const [quest] = yield* run(holdQuest, { id: questId! })
    const [participation] = yield* run(holdParticipation, { id: participationId! })
    const { summary, links, data } = given as unknown as Work
    const attempt = participation!.attempts + 1
    const now = world.now()
    const [submission] = yield* run(insertSubmission, {
      id: newId('sub', now),
      participationId: participationId!,
      questId: questId!,
      attempt,
      summary,
      links,
      data,
      digest: digestOfWork({ summary, links, data }),
      now,
    })
    yield* run(moveParticipation, {
      ...participation!,
      from: participation!.state,
      state: 'submitted',
      attempts: attempt,
      pendingApprovalId: null,
      unread: 0,
    })
    yield* record(world, by, {
      action: 'participation.submitted',
      targetId: participationId!,
      agentId: agent.id,
      data: { quest_id: questId!, quest_title: quest!.title, submission_id: submission!.id, attempt },
      kept: given,
    })
    return { ...executed(participationId!), submissionId: submission!.id }
  },
}

/** What a schema says of data that was left out. Its complaint about the type of nothing would puzzle. */
const missing: Issue = { pointer: '', code: 'required', message: 'must be sent' }

function misfits(verdict: Answer, data: unknown): Blocker[] {
  if ('unusable' in verdict)
    return [blocker('result_unchecked', `The data cannot be held against the result schema of the quest: ${verdict.unusable}.`)]
  const issues = data === null && verdict.issues.length > 0 ? [missing] : verdict.issues
  if (issues.length === 0) return []
  return [{ ...blocker('invalid_result', 'The data of the result is not as the quest demands; errors names each part.'), issues }]
}

const withdraw: Deed = {
  *guards(_world, { questId, participationId }) {
    yield* run(holdQuest, { id: questId! })
    const [participation] = yield* run(holdParticipation, { id: participationId! })
    if (!participation || !isLive(participation)) return [blocker('not_participating', 'The agent is not in this quest any more.')]
    return participation.state === 'submitted' ? [blocker('awaiting_review', 'Work that is being reviewed cannot be withdrawn.')] : []
  },
  *perform(world, by, { agent, participationId, reason }) {
    yield* endParticipation(world, by, { id: participationId!, agentId: agent.id }, 'withdrawn', reason ?? 'The agent withdrew.')
    return executed(participationId!)
  },
}

/** Something outside the service: only the answer is recorded. */
const external: Deed = {
  guards: () => merely([]),
  perform: () => merely({ state: 'not_applicable', code: null, participationId: null, submissionId: null }),
}

export const deeds: Record<Kind, Deed> = {
  join_quest: join,
  submit_result: submit,
  withdraw_from_quest: withdraw,
  external_action: external,
}

// oxlint-disable-next-line require-yield -- a step that has nothing to ask
function* merely<T>(value: T): Steps<T> {
  return value
}

/** The digest by which two submissions are the same. */
/** The digest by which two requests of an agent are the same. */
export const digestOf = (agent: { id: string }, action: Pick<Action, 'kind' | 'arguments'>) =>
  hashSecret(canonical({ agent: agent.id, kind: action.kind, arguments: action.arguments }))
export const digestOfWork = (work: Work) => hashSecret(canonical(work))

const executed = (participationId: string): Outcome => ({ state: 'executed', code: null, participationId, submissionId: null })
const blocker = (code: BlockerCode, message: string): Blocker => ({ code, message })
