/** What agents and their owners do with participations. The reviewer's part is in reviews.ts. */
import type { ListParticipationsQuery } from '../../../generated/inputs.js'
import { holdPendingOfWork, latestRequestIn } from '../../store/approvals/approvals.ts'
import { run, type Policy, type Row, type Steps } from '../../store/index.ts'
import { findOwnParticipation, listParticipations, questPlaces, statesIn } from '../../store/quests/participations.ts'
import { findQuest, findQuestOfAgent, findQuestOfAgentBySlug } from '../../store/quests/quests.ts'
import { reviewsOf, submissionsOf } from '../../store/quests/submissions.ts'
import { acting } from '../agents/acting.ts'
import { holdPlace, type Action, type ActingWorld, type Place } from '../approvals/actions.ts'
import { own } from '../agents/agents.ts'
import { executors, digestOfWork, type Work } from './executors.ts'
import { catchUp } from '../kit/due.ts'
import { blockedByPolicy, runOrAsk, type RunOrAsked } from '../approvals/run-or-ask.ts'
import { DomainError, found, type ErrorCode } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { act } from '../kit/once.ts'
import { bounded, page, type Asked } from '../kit/page.ts'
import type { Quest } from './quest-life.ts'
import { checkIsNoJson } from './result-schema.ts'
import { noSuchQuest } from './quests.ts'
import { judged } from '../kit/schemas/verdicts.ts'
import { checkSize } from '../kit/size.ts'
import { endParticipation, isLive, type Participation } from './work.ts'
import type { Agent, Approval, Human, Principal, World } from '../kit/world.ts'

export const mostDataBytes = 64 * 1024

export type { Participation, Place }
export type Submission = Row<'submissions'>
export interface ShownParticipation {
  participation: Participation
  quest: { id: string; slug: string; title: string; status: Quest['status']; maxAttempts: number }
}
/** The state of an agent in a quest. */
export interface Stand {
  /** Its live participation, or its last one. */
  mine: Participation | undefined
  /** Its newest request about the quest that is pending or that its human answered. */
  last: Approval | undefined
  /** What prevents it from joining or, if it has joined, from submitting a result. */
  blocker: { code: ErrorCode; message: string } | undefined
}

export const participations = {
  questFor,
  placeOf,
  standIn,
  reviewsOf: reviewsIn,
  join,
  submit,
  withdraw,
  statesIn: statesOf,
  listOfAgent,
  list,
  read,
  withdrawOwn,
}

// For an agent.

/** An open quest, or one that the agent has ever joined, with the agent's state in it. */
async function questFor(world: World, agent: Agent, ref: string): Promise<Place> {
  await catchUp(world, agent.owner.id)
  const place = await placeOf(world, agent, ref)
  if (!place || (place.quest.status !== 'open' && place.own.length === 0)) throw noSuchQuest()
  return place
}

/** Any quest, with the agent's state in it. */
async function placeOf(world: World, agent: Agent, ref: string): Promise<Place | undefined> {
  const find = ref.includes('_') ? findQuestOfAgent : findQuestOfAgentBySlug
  const rows = await world.store.read(find, { ref, agentId: agent.id, ownerId: agent.owner.id })
  return rows[0] && { quest: rows[0].quest, own: rows.flatMap(({ own }) => own ?? []) }
}

/** The state of an agent in a quest, and what prevents its next step there. It uses the same guards as the next call. */
async function standIn(world: ActingWorld, agent: Agent, place: Place): Promise<Stand> {
  const mine = lastOf(place)
  const [latest] = await world.store.read(latestRequestIn, { questId: place.quest.id, ownerId: agent.owner.id, agentId: agent.id })
  const last = latest?.status === 'denied' && agent.policy[latest.kind as keyof Omit<Policy, 'external'>] !== 'ask' ? undefined : latest
  const next = mine && isLive(mine) ? 'submit_result' : 'join_quest'
  if (agent.policy[next] === 'block') return { mine, last, blocker: blockedByPolicy }
  if (next === 'submit_result') return { mine, last, blocker: undefined }
  const [blocker] = await world.store.look(() =>
    executors.join_quest.guards(world, toJoin(world, { ...agent, ownerId: agent.owner.id }, place, null)),
  )
  return { mine, last, blocker }
}

/** The review of each submission, without the submissions themselves, which may be long. */
async function reviewsIn(world: World, { id, attempts }: Participation) {
  return attempts === 0 ? [] : world.store.read(reviewsOf, { participationId: id })
}

/** Takes a slot, or asks the human first. A repetition changes nothing and gets the same answer. */
async function join(world: ActingWorld, agent: Agent, { id }: Quest, reason: string): Promise<RunOrAsked> {
  await catchUp(world, agent.owner.id)
  return world.store.transaction(function* () {
    const held = yield* acting(agent)
    const place = yield* holdPlace(id, agent.id)
    const live = place.own.find(isLive)
    if (live) return done(live)
    return yield* runOrAsk(world, agent, toJoin(world, held, place, reason), { title: `Join “${place.quest.title}”` })
  })
}

async function submit(world: ActingWorld, agent: Agent, quest: Quest, handedIn: Work, reason: string | null): Promise<RunOrAsked> {
  checkSize(handedIn.data, mostDataBytes, '/data')
  checkIsNoJson(handedIn.data, quest.resultSchema)
  await catchUp(world, agent.owner.id)
  const transact = () =>
    world.store.transaction(function* () {
      const held = yield* acting(agent)
      const place = yield* holdPlace(quest.id, agent.id)
      const work = yield* current(place, held)
      if (work.state === 'submitted') {
        const last = (yield* run(submissionsOf, { participationId: work.id })).at(-1)
        if (last?.digest === digestOfWork(handedIn)) return done(work, last.id)
      }
      const action = {
        ...toJoin(world, held, place, reason),
        kind: 'submit_result' as const,
        work,
        arguments: { ...handedIn, participation_id: work.id },
      }
      return yield* runOrAsk(world, agent, action, { title: `Submit a result for “${place.quest.title}”` })
    })
  return judged(agent, transact)
}

/** Gives the slot back, or asks the human first. A repetition after withdrawing gets the same answer. */
async function withdraw(world: ActingWorld, agent: Agent, { id }: Quest, reason: string | null): Promise<RunOrAsked> {
  await catchUp(world, agent.owner.id)
  return world.store.transaction(function* () {
    const held = yield* acting(agent)
    const place = yield* holdPlace(id, agent.id)
    const last = lastOf(place)
    if (last?.state === 'withdrawn') return done(last)
    const work = yield* current(place, held)
    const action = {
      ...toJoin(world, held, place, reason),
      kind: 'withdraw_from_quest' as const,
      work,
      requests: yield* run(holdPendingOfWork, { agentId: agent.id, participationId: work.id }),
      arguments: { participation_id: work.id },
    }
    return yield* runOrAsk(world, agent, action, { title: `Withdraw from “${place.quest.title}”` })
  })
}

/** The states of an agent in some quests. */
async function statesOf(world: World, agent: Agent, questIds: string[]): Promise<Map<string, Participation['state']>> {
  const asked: Record<string, string> = { agentId: agent.id }
  for (const [i, place] of questPlaces.entries()) asked[place] = questIds[i] ?? ''
  const states = await world.store.read(statesIn, asked)
  return new Map(states.flatMap(({ questId, state }) => (state ? [[questId, state]] : [])))
}

async function listOfAgent(world: World, agent: Agent, asked: Asked & { state?: Participation['state'] | undefined }) {
  await catchUp(world, agent.owner.id)
  return page(world, agent.owner.id, asked, {
    list: listParticipations,
    of: { ownerId: agent.owner.id, agentId: agent.id },
    where: { agentId: agent.id, ...stateFilter(asked.state) },
    keys: sortKeys,
  })
}

// For its owner.

async function list(world: World, human: Principal, asked: ListParticipationsQuery) {
  const { agentId, questId, state, from, to, ...rest } = asked
  nothingElse(rest)
  await catchUp(world, human.accountId)
  return page(world, human.accountId, asked, {
    list: listParticipations,
    of: { ownerId: human.accountId },
    where: { agentId, questId, ...stateFilter(state), ...bounded(asked, 'joined_at', { from, to }) },
    keys: sortKeys,
  })
}

async function read(world: World, human: Principal, id: string): Promise<ShownParticipation & { terms: Quest; submissions: Submission[] }> {
  await catchUp(world, human.accountId)
  const shown = found('participation', await world.store.read(findOwnParticipation, { id, ownerId: human.accountId }))
  const [terms] = await world.store.read(findQuest, { id: shown.quest.id })
  return { ...shown, terms: terms!, submissions: await world.store.read(submissionsOf, { participationId: id }) }
}

async function withdrawOwn(world: World, human: Human, id: string, reason: string | undefined): Promise<ShownParticipation> {
  await catchUp(world, human.accountId)
  return act(world, human, function* () {
    const shown = found('participation', yield* run(findOwnParticipation, { id, ownerId: human.accountId }))
    const { agentId, questId } = shown.participation
    yield* own(human, agentId)
    const place = yield* holdPlace(questId, agentId)
    const requests = yield* run(holdPendingOfWork, { agentId, participationId: id })
    const work = place.own.find(one => one.id === id)!
    const ended = yield* endParticipation(world, human, work, requests, 'withdraw', reason ?? 'The owner withdrew it.')
    if (!ended) throw new DomainError('invalid_state', 'Only unfinished work that is not being reviewed can be withdrawn.')
    return { ...shown, participation: ended }
  })
}

/** An owner has few live participations, and they have their own index. */
const stateFilter = (state: Participation['state'] | undefined) => ({
  live: state !== undefined && isLive({ state }),
  state,
})

/** The live participation of an agent in a quest, or the last one. */
const lastOf = ({ own }: Place) => own.find(isLive) ?? own.at(-1)

function* current(place: Place, { id: agentId, ownerId }: Row<'agents'>): Steps<Participation> {
  const last = lastOf(place)
  if (last && isLive(last)) return last
  const finished = place.own.find(({ state }) => state === 'accepted' || state === 'rejected')
  if (finished) throw new DomainError('already_finished', `Your work for this quest was ${finished.state}. There is nothing more to do.`)
  const [asked] = yield* run(latestRequestIn, { questId: place.quest.id, ownerId, agentId })
  if (asked?.status === 'pending')
    throw new DomainError('approval_pending', `You are not in this quest yet: your request to join, ${asked.id}, waits for your human.`)
  throw new DomainError('not_participating', 'You are not in this quest.')
}

const toJoin = <A extends Action['agent']>(world: World, agent: A, place: Place, reason: string | null) => ({
  kind: 'join_quest' as const,
  agent,
  place,
  work: undefined,
  requests: [],
  arguments: { quest_id: place.quest.id },
  reason,
  requestedAt: world.now(),
})

const done = ({ id, questId }: Participation, submissionId: string | null = null): RunOrAsked => ({
  outcome: 'done',
  result: { state: 'executed', code: null, participationId: id, submissionId },
  questId,
  approval: null,
})

const sortKeys = {
  joined_at: (row: { participation: Participation }) => row.participation.joinedAt,
  due_at: (row: { participation: Participation }) => row.participation.dueAt,
}
