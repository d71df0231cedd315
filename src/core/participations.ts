import { countActiveAdmins, holdActiveAdmins } from '../store/accounts.ts'
import { countWork, holdAnyAgent } from '../store/agents.ts'
import { holdPendingOfWork, latestRequestIn } from '../store/approvals.ts'
import { run, type Policy, type Row, type Steps } from '../store/index.ts'
import {
  findForReview,
  findOwnParticipation,
  holdParticipation,
  lastFeedbackIn,
  listForReview,
  listParticipations,
  moveParticipation,
  participationsIn,
  questPlaces,
  reviewSubmission,
  statesIn,
  submissionsOf,
} from '../store/participations.ts'
import { findQuest, freeSlot, holdQuest } from '../store/quests.ts'
import { deeds, digestOfWork, type Action, type Work } from './actions.ts'
import { acting, blockedByPolicy, gate, type Approval, type Gated } from './approvals.ts'
import { own } from './agents.ts'
import { record } from './audit.ts'
import { cancelApprovals } from './pending.ts'
import { catchUp } from './due.ts'
import { DomainError, notFound, type ErrorCode } from './kit/errors.ts'
import { textForObject } from './kit/issues.ts'
import { page, type Asked } from './kit/page.ts'
import { findByRef, noSuchQuest, type Quest } from './quests.ts'
import { judged } from './result-schema.ts'
import { checkSize } from './kit/size.ts'
import { endParticipation, isLive, type Participation } from './work.ts'
import { hour, type Admin, type Agent, type Human, type World } from './world.ts'

const mostDataBytes = 64 * 1024

export type { Participation }
export type Submission = Row<'submissions'>
export interface ShownParticipation {
  participation: Participation
  quest: { id: string; slug: string; title: string; status: Quest['status']; maxAttempts: number }
}
/** The state of an agent in a quest. */
export interface Stand {
  /** Its participation, now or last. */
  mine: Participation | undefined
  /** Its newest request about the quest that waits, or that its human answered. */
  last: Approval | undefined
  /** What prevents it from joining or, if it has joined, from handing in a result. */
  blocker: { code: ErrorCode; message: string } | undefined
}
export interface ReviewItem {
  submission: Submission
  ownerId: string
  /** Whether the admin would review the work of their own agent. Only the only active admin may. */
  conflict: 'none' | 'own_agent' | 'own_agent_only_admin'
  agent: { id: string; handle: string; name: string }
  quest: { id: string; slug: string; title: string; status: Quest['status']; acceptanceCriteria: string[] }
}

export interface Filters {
  agent_id?: string | undefined
  quest_id?: string | undefined
  state?: string | undefined
}

export const participations = (world: World) => ({
  // What an agent does.

  /** A quest as an agent may see it: an open one, or one that it has joined, whatever became of that; and what it does there, or did last. */
  async questFor(agent: Agent, ref: string): Promise<{ quest: Quest; mine: Participation | undefined }> {
    await catchUp(world, agent.owner.id)
    const [quest] = await findByRef(world, ref)
    const own = quest ? await world.store.read(participationsIn, { questId: quest.id, agentId: agent.id }) : []
    if (!quest || (quest.status !== 'open' && own.length === 0)) throw noSuchQuest()
    return { quest, mine: own.find(isLive) ?? own.at(-1) }
  },

  /** The state of an agent in a quest, and what prevents its next step there. It uses the same guards as the next call. */
  async standIn(agent: Agent, questId: string): Promise<Stand> {
    const own = await world.store.read(participationsIn, { questId, agentId: agent.id })
    const mine = own.find(isLive) ?? own.at(-1)
    const [latest] = await world.store.read(latestRequestIn, { questId, ownerId: agent.owner.id, agentId: agent.id })
    const last = latest?.status === 'denied' && agent.policy[latest.kind as keyof Policy] !== 'ask' ? undefined : latest
    const next = mine && isLive(mine) ? 'submit_result' : 'join_quest'
    if (agent.policy[next] === 'block') return { mine, last, blocker: blockedByPolicy }
    if (next === 'submit_result') return { mine, last, blocker: undefined }
    const [blocker] = await world.store.look(() =>
      deeds.join_quest.guards(world, toJoin({ ...agent, ownerId: agent.owner.id }, questId, null, world.now())),
    )
    return { mine, last, blocker }
  },

  async lastFeedback({ id }: Participation) {
    const [last] = await world.store.read(lastFeedbackIn, { participationId: id })
    return last
  },

  /** Takes a slot, or asks to. A repetition changes nothing and gets the same answer. */
  async join(agent: Agent, quest: Quest, reason: string): Promise<Gated> {
    await catchUp(world, agent.owner.id)
    return world.store.transaction(function* () {
      const held = yield* acting(agent)
      const live = (yield* run(participationsIn, { questId: quest.id, agentId: agent.id })).find(isLive)
      if (live) return done(live.id)
      const action = toJoin(held, quest.id, reason, world.now())
      return yield* gate(world, agent, held.policy, action, { title: `Join “${quest.title}”` })
    })
  },

  async submit(agent: Agent, quest: Quest, work: Work, reason: string | null): Promise<Gated> {
    checkSize(work.data, mostDataBytes, '/data')
    checkIsNoJson(work.data, quest.resultSchema)
    await catchUp(world, agent.owner.id)
    const transact = () =>
      world.store.transaction(function* () {
        const held = yield* acting(agent)
        const participation = yield* current(agent, quest)
        const last = (yield* run(submissionsOf, { participationId: participation.id })).at(-1)
        if (participation.state === 'submitted' && last?.digest === digestOfWork(work)) return done(participation.id, last.id)
        const action = {
          kind: 'submit_result' as const,
          agent: held,
          arguments: { ...work, participation_id: participation.id },
          questId: quest.id,
          participationId: participation.id,
          reason,
          requestedAt: world.now(),
        }
        return yield* gate(world, agent, held.policy, action, { title: `Submit a result for “${quest.title}”` })
      })
    return judged(agent, transact)
  },

  /** Gives the slot back, or asks to. A repetition after withdrawing gets the same answer. */
  async withdraw(agent: Agent, quest: Quest, reason: string | null): Promise<Gated> {
    await catchUp(world, agent.owner.id)
    return world.store.transaction(function* () {
      const held = yield* acting(agent)
      const last = (yield* run(participationsIn, { questId: quest.id, agentId: agent.id })).at(-1)
      if (last?.state === 'withdrawn') return done(last.id)
      const participation = yield* current(agent, quest)
      const action = {
        kind: 'withdraw_from_quest' as const,
        agent: held,
        arguments: { participation_id: participation.id },
        questId: quest.id,
        participationId: participation.id,
        reason,
        requestedAt: world.now(),
      }
      return yield* gate(world, agent, held.policy, action, { title: `Withdraw from “${quest.title}”` })
    })
  },

  /** The states of an agent in some quests. */
  async statesIn(agent: Agent, questIds: string[]): Promise<Map<string, Participation['state']>> {
    const asked: Record<string, string> = { agentId: agent.id }
    for (const [i, place] of questPlaces.entries()) asked[place] = questIds[i] ?? ''
    const states = await world.store.read(statesIn, asked)
    return new Map(states.map(({ questId, state }) => [questId, state]))
  },

  /** One of an agent's own participations, with its submissions. */
  async readOfAgent(agent: Agent, id: string): Promise<{ shown: ShownParticipation; submissions: Submission[] }> {
    const [shown] = await world.store.read(findOwnParticipation, { id, ownerId: agent.owner.id })
    if (shown?.participation.agentId !== agent.id) throw notFound('participation')
    return { shown, submissions: await world.store.read(submissionsOf, { participationId: id }) }
  },

  async listOfAgent(agent: Agent, asked: Asked & { state?: string | undefined }) {
    await catchUp(world, agent.owner.id)
    const { items, nextCursor } = await page(world, asked, {
      list: listParticipations,
      of: { ownerId: agent.owner.id, agentId: agent.id },
      where: { agent: {}, ...stateFilter(asked) },
      keys: sortKeys,
    })
    const withLast = items.map(async item => ({ ...item, last: (await world.store.read(lastFeedbackIn, { participationId: item.id }))[0] }))
    return { items: await Promise.all(withLast), nextCursor }
  },

  // For its owner.

  async list(human: Human, asked: Asked & Filters) {
    await catchUp(world, human.accountId)
    return page(world, asked, {
      list: listParticipations,
      of: { ownerId: human.accountId },
      where: {
        agent: asked.agent_id !== undefined && { agentId: asked.agent_id },
        quest: asked.quest_id !== undefined && { questId: asked.quest_id },
        ...stateFilter(asked),
      },
      keys: sortKeys,
    })
  },

  async read(human: Human, id: string): Promise<ShownParticipation & { terms: Quest; submissions: Submission[] }> {
    await catchUp(world, human.accountId)
    const [shown] = await world.store.read(findOwnParticipation, { id, ownerId: human.accountId })
    if (!shown) throw notFound('participation')
    const [terms] = await world.store.read(findQuest, { id: shown.quest.id })
    return { ...shown, terms: terms!, submissions: await world.store.read(submissionsOf, { participationId: id }) }
  },

  async withdrawOwn(human: Human, id: string, reason: string | undefined): Promise<ShownParticipation> {
    await catchUp(world, human.accountId)
    return world.store.transaction(function* () {
      const [shown] = yield* run(findOwnParticipation, { id, ownerId: human.accountId })
      if (!shown) throw notFound('participation')
      yield* own(human, shown.participation.agentId)
      yield* run(holdQuest, { id: shown.quest.id })
      const ended = yield* endParticipation(world, human, shown.participation, 'withdrawn', reason ?? 'The owner withdrew it.')
      if (!ended) throw new DomainError('invalid_state', 'Only unfinished work that is not being reviewed can be withdrawn.')
      return { ...shown, participation: ended }
    })
  },

  // For a reviewer.

  async reviewQueue(admin: Admin, asked: Asked & { quest_id?: string | undefined; awaiting?: boolean | undefined }) {
    const [admins] = await world.store.read(countActiveAdmins, {})
    const { items, nextCursor } = await page(world, asked, {
      list: listForReview,
      of: {},
      where: {
        quest: asked.quest_id !== undefined && { questId: asked.quest_id },
        awaiting: asked.awaiting === true && {},
        reviewed: asked.awaiting === false && {},
      },
      keys: { created_at: row => row.submission.createdAt },
    })
    return { items: items.map(item => ({ ...item, conflict: conflictOf(admin, item, admins!.n) })), nextCursor }
  },

  accept: (admin: Admin, submissionId: string, comment: string | undefined) =>
    review(world, admin, submissionId, 'accepted', comment ?? null),
  requestRevision: (admin: Admin, submissionId: string, comment: string) =>
    review(world, admin, submissionId, 'revision_requested', comment),
  reject: (admin: Admin, submissionId: string, comment: string) => review(world, admin, submissionId, 'rejected', comment),
})

/** Few participations of an owner are live, and they have an index of their own. */
const stateFilter = ({ state }: { state?: string | undefined }) => ({
  live: state !== undefined && isLive({ state: state as Participation['state'] }) && {},
  state: state !== undefined && { state },
})

function conflictOf(admin: Admin, { ownerId }: Pick<ReviewItem, 'ownerId'>, activeAdmins: number): ReviewItem['conflict'] {
  if (ownerId !== admin.accountId) return 'none'
  return activeAdmins > 1 ? 'own_agent' : 'own_agent_only_admin'
}

async function review(
  world: World,
  admin: Admin,
  submissionId: string,
  verdict: 'accepted' | 'revision_requested' | 'rejected',
  comment: string | null,
): Promise<ReviewItem> {
  return world.store.transaction(function* () {
    // Held, so that the number of possible reviewers cannot change in between.
    const admins = yield* run(holdActiveAdmins, {})
    if (!admins.some(({ id }) => id === admin.accountId))
      throw new DomainError('unauthenticated', 'This account is suspended. Ask an admin of this service.')
    const [seen] = yield* run(findForReview, { id: submissionId })
    if (!seen) throw notFound('submission')
    const conflict = conflictOf(admin, seen, admins.length)
    if (conflict === 'own_agent') throw new DomainError('own_agent', 'This agent is yours. Another admin must review its work.')
    yield* run(holdAnyAgent, { id: seen.agent.id })
    const [quest] = yield* run(holdQuest, { id: seen.submission.questId })
    const requests = yield* run(holdPendingOfWork, { agentId: seen.agent.id, participationId: seen.submission.participationId })
    const [participation] = yield* run(holdParticipation, { id: seen.submission.participationId })
    if (verdict === 'revision_requested' && seen.submission.verdict === 'waiting' && participation!.attempts >= quest!.maxAttempts)
      throw new DomainError('attempts_used', 'The agent has used all its attempts. Accept or reject.')
    const now = world.now()
    const [reviewed] = yield* run(reviewSubmission, { id: submissionId, verdict, comment, reviewerId: admin.accountId, now })
    if (!reviewed) throw new DomainError('already_reviewed', 'The submission was reviewed before, or is no longer under review.')

    const { id, questId, ownerId, agentId } = participation!
    const after = {
      accepted: { pointsAwarded: participation!.rewardPoints, finishedAt: now, endReason: null, dueAt: participation!.dueAt },
      revision_requested: {
        pointsAwarded: null,
        finishedAt: null,
        endReason: null,
        // An agent that delivered early keeps the time that was left.
        dueAt: Math.max(participation!.dueAt, now + quest!.revisionWindowHours * hour),
      },
      rejected: { pointsAwarded: null, finishedAt: now, endReason: comment?.slice(0, 500) ?? null, dueAt: participation!.dueAt },
    }[verdict]
    yield* run(moveParticipation, { ...participation!, from: 'submitted', state: verdict, ...after, unread: 1 })
    const counted = { points: after.pointsAwarded ?? 0, accepted: Number(verdict === 'accepted'), rejected: Number(verdict === 'rejected') }
    if (verdict !== 'revision_requested') {
      yield* cancelApprovals(world, admin, requests, 'participation_ended')
      yield* run(countWork, { agentId, ...counted, expired: 0 })
    }
    if (verdict === 'rejected') yield* run(freeSlot, { id: questId })
    yield* record(world, admin, {
      action: `participation.${verdict}`,
      target: { type: 'participation', id },
      account: ownerId,
      agentId,
      data: {
        quest_id: questId,
        quest_title: quest!.title,
        submission_id: submissionId,
        ...(after.pointsAwarded !== null && { points: after.pointsAwarded }),
        ...(conflict !== 'none' && { own_agent: true }),
      },
    })
    return { ...seen, submission: reviewed, conflict }
  })
}

/** A result inside a text would pass a schema that does not name its type, and would not help a reviewer. */
function checkIsNoJson(data: unknown, schema: { type?: unknown } | null) {
  if (typeof data !== 'string' || !/^\s*[{[]/.test(data) || !schema || [schema.type].flat().includes('string')) return
  try {
    JSON.parse(data)
  } catch {
    return
  }
  const issues = [{ pointer: '', code: 'type', message: textForObject }]
  throw new DomainError('invalid_result', `The data of the result ${textForObject}.`, { issues })
}

function* current(agent: Agent, quest: Quest): Steps<Participation> {
  const own = yield* run(participationsIn, { questId: quest.id, agentId: agent.id })
  const live = own.find(isLive)
  if (live) return live
  const finished = own.find(({ state }) => state === 'accepted' || state === 'rejected')
  if (finished) throw new DomainError('already_finished', `Your work for this quest was ${finished.state}. Nothing follows any more.`)
  throw new DomainError('not_participating', 'You are not in this quest.')
}

const toJoin = (agent: Action['agent'], questId: string, reason: string | null, requestedAt: number): Action => ({
  kind: 'join_quest',
  agent,
  arguments: { quest_id: questId },
  questId,
  participationId: null,
  reason,
  requestedAt,
})

const done = (participationId: string, submissionId: string | null = null): Gated => ({
  outcome: 'done',
  result: { state: 'executed', code: null, participationId, submissionId },
  approval: null,
})

const sortKeys = {
  joined_at: (row: { participation: Participation }) => row.participation.joinedAt,
  due_at: (row: { participation: Participation }) => row.participation.dueAt,
}
