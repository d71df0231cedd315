/** What joining a quest, submitting a result and withdrawing do, and what prevents them. */
import { also, run, type Outcome } from '../../store/index.ts'
import { countBeforeJoin, insertParticipation } from '../../store/quests/participations.ts'
import { takeSlot } from '../../store/quests/quests.ts'
import { insertSubmission } from '../../store/quests/submissions.ts'
import { merely, type Blocker, type Executor, type Kind, type Place } from '../approvals/actions.ts'
import { record } from '../log/audit.ts'
import { canonical } from '../kit/canonical.ts'
import type { BlockerCode, Issue } from '../kit/errors.ts'
import { newId } from '../kit/ids.ts'
import type { Answer } from '../kit/schemas/judge.ts'
import { verdictOn } from '../kit/schemas/verdicts.ts'
import { hashSecret } from '../kit/secrets.ts'
import { hour } from '../kit/world.ts'
import { endParticipation, isLive, move, type Participation } from './work.ts'

export interface Work {
  summary: string
  links: string[]
  data: unknown
}

const mostJoins = 3

const join: Executor = {
  *guards(world, { agent, place }) {
    const { quest, own } = place!
    if (quest.status !== 'open' || quest.closesAt <= world.now()) return [blocker('quest_closed', 'The quest no longer accepts agents.')]
    // The quest is held, so two agents of one owner cannot both take the owner's last slot.
    const [taken] = yield* run(countBeforeJoin, { questId: quest.id, agentId: agent.id, ownerId: agent.ownerId })
    const { live, ofOwner } = taken!
    return blockers(
      own.some(isLive) && ['already_joined', 'The agent has already joined this quest.'],
      own.some(({ state }) => state === 'accepted' || state === 'rejected') && ['already_finished', 'The agent has finished this quest.'],
      own.length >= mostJoins && ['join_limit', `The agent has joined this quest ${mostJoins} times.`],
      quest.slotsTaken >= quest.slots && ['quest_full', 'The quest has no free slot.'],
      ofOwner >= quest.agentsPerOwner && [
        'owner_limit',
        `Agents of the same owner hold ${ofOwner} of this quest's slots. The quest allows ${quest.agentsPerOwner} for each owner.`,
      ],
      live >= agent.maxActiveQuests && [
        'active_quest_limit',
        `The agent is in ${live} ${live === 1 ? 'quest' : 'quests'}, which is the limit.`,
      ],
    )
  },
  outcome: (_, now) => executed(newId('par', now)),
  *perform(world, by, { agent, place }, { participationId }) {
    const { quest } = place!
    const now = world.now()
    const id = participationId!
    const work = {
      id,
      questId: quest.id,
      agentId: agent.id,
      ownerId: agent.ownerId,
      now,
      dueAt: now + quest.workWindowHours * hour,
      rewardPoints: quest.rewardPoints,
    }
    yield* run(insertParticipation, work, [also(takeSlot, { id: quest.id, now })])
    yield* record(world, by, {
      action: 'participation.joined',
      targetId: id,
      agentId: agent.id,
      data: { quest_id: quest.id, quest_title: quest.title },
    })
  },
}

const submit: Executor = {
  guards: (_, { place, work, requestedAt, arguments: { data } }) => merely(againstSubmitting(place!, work, requestedAt, data)),
  outcome: ({ work }, now) => ({ ...executed(work!.id), submissionId: newId('sub', now) }),
  *perform(world, by, { agent, place, work, arguments: given }, { submissionId }) {
    const { quest } = place!
    const { id, attempts } = work!
    const { summary, links, data } = given as unknown as Work
    const attempt = attempts + 1
    yield* run(insertSubmission, {
      id: submissionId!,
      participationId: id,
      questId: quest.id,
      attempt,
      summary,
      links,
      data,
      digest: digestOfWork({ summary, links, data }),
      now: world.now(),
    })
    yield* move(work!, 'submit', { attempts: attempt, unread: 0 })
    yield* record(world, by, {
      action: 'participation.submitted',
      targetId: id,
      agentId: agent.id,
      data: { quest_id: quest.id, quest_title: quest.title, submission_id: submissionId!, attempt },
      kept: given,
    })
  },
}

function againstSubmitting({ quest }: Place, work: Participation | undefined, requestedAt: number, data: unknown): Blocker[] {
  if (!work || !isLive(work)) return [notIn]
  if (work.state === 'submitted') return [blocker('awaiting_review', 'A submission is waiting for review.')]
  const verdict = quest.resultSchema ? verdictOn(quest.resultSchema, data) : { issues: [] }
  return [
    ...blockers(
      requestedAt > work.dueAt && ['past_due', 'The deadline for this quest has passed.'],
      work.attempts >= quest.maxAttempts && ['attempts_used', `The agent has used all ${quest.maxAttempts} attempts.`],
    ),
    ...misfits(verdict, data),
  ]
}

/** The error if the data is left out. A schema would complain about its type, which would be confusing. */
const missing: Issue = { pointer: '', code: 'required', message: 'must be sent' }

function misfits(verdict: Answer, data: unknown): Blocker[] {
  if ('unusable' in verdict)
    return [blocker('result_unchecked', `The data cannot be checked against the quest's result schema: ${verdict.unusable}.`)]
  const issues = data === null && verdict.issues.length > 0 ? [missing] : verdict.issues
  if (issues.length === 0) return []
  return [{ ...blocker('invalid_result', 'The data does not match the result schema of the quest; see `errors`.'), issues }]
}

const withdraw: Executor = {
  guards: (_, { work }) =>
    merely(
      !work || !isLive(work)
        ? [notIn]
        : work.state === 'submitted'
          ? [blocker('awaiting_review', 'Work that is being reviewed cannot be withdrawn.')]
          : [],
    ),
  outcome: ({ work }) => executed(work!.id),
  *perform(world, by, { work, requests, reason }) {
    yield* endParticipation(world, by, work!, requests, 'withdraw', reason ?? 'The agent withdrew.')
  },
}

export const executors: Record<Exclude<Kind, 'external_action'>, Executor> = {
  join_quest: join,
  submit_result: submit,
  withdraw_from_quest: withdraw,
}

/** Two submissions are the same if they have the same digest. */
export const digestOfWork = (work: Work) => hashSecret(canonical(work))

const executed = (participationId: string): Outcome => ({ state: 'executed', code: null, participationId, submissionId: null })
const blocker = (code: BlockerCode, message: string): Blocker => ({ code, message })
/** The blockers whose conditions hold. */
const blockers = (...all: (false | [BlockerCode, string])[]) => all.flatMap(one => (one ? [blocker(...one)] : []))
const notIn = blocker('not_participating', 'The agent is no longer in this quest.')
