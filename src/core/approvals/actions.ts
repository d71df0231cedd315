/**
 * The actions of an agent that its human may want to see first. Each action has one executor: its guards, and the code that carries it out.
 * The agent's call, the human's preview and the decision all use it. Guards change nothing, so a refusal leaves nothing half-done. The
 * executors of quest actions are in core/quests/executors.ts.
 */
import { run, type Outcome, type Row, type Steps } from '../../store/index.ts'
import { participationsIn } from '../../store/quests/participations.ts'
import { holdQuest } from '../../store/quests/quests.ts'
import type { StoredAmount } from '../kit/amounts.ts'
import { canonical, jcs } from '../kit/canonical.ts'
import type { BlockerCode, Issue } from '../kit/errors.ts'
import { hashSecret } from '../kit/secrets.ts'
import type { Agent, Approval, Human, World } from '../kit/world.ts'
import type { Marks } from './asked.ts'

export type { Outcome }
export type Kind = Row<'approvals'>['kind']
export interface Blocker {
  code: BlockerCode
  message: string
  issues?: Issue[]
}

/** A quest, and all participations of one agent in it, the oldest first. */
export interface Place {
  quest: Row<'quests'>
  own: Row<'participations'>[]
}

/** An action as it is requested, shown and run, with the same arguments each time. It carries the rows that it needs, each read once. */
export interface Action {
  kind: Kind
  agent: { id: string; ownerId: string; maxActiveQuests: number }
  /** The quest of a quest action. When the action runs, the agent and the quest are held. */
  place: Place | undefined
  /** The agent's participation in the quest, if it has one. */
  work: Row<'participations'> | undefined
  /** The pending requests about this participation, held. They end with it. */
  requests: Approval[]
  arguments: Record<string, unknown>
  /** The same as version 0.3.0 would store them, if they differ. */
  olderArguments?: Record<string, unknown>
  /** What finds the same action outside the service again. */
  marks?: Marks
  /** The amount of an action outside the service. */
  amount?: StoredAmount
  /** The reason, in the agent's words. The same action with another reason is still the same action. */
  reason: string | null
  /** When the agent asked. Its deadline is checked against this time, not against the time of the human's answer. */
  requestedAt: number
}

/** Holds a quest for an agent that is held. Every change of a participation holds its agent or its quest, so these cannot change now. */
export function* holdPlace(questId: string, agentId: string): Steps<Place> {
  const [quest] = yield* run(holdQuest, { id: questId })
  return { quest: quest!, own: yield* run(participationsIn, { questId, agentId }) }
}

export interface Executor {
  /** All reasons that prevent the action now. */
  guards(world: World, action: Action): Steps<Blocker[]>
  /** The outcome to record, with the ids of the rows that the executor inserts. */
  outcome(action: Action, now: number): Outcome
  /** Called only if the guards found nothing, in the same transaction. */
  perform(world: World, by: Human | Agent, action: Action, outcome: Outcome): Steps<void>
}

/** A world with an executor for each kind of action. */
export interface ActingWorld extends World {
  executors: Record<Kind, Executor>
}

/** An action outside the service. The service only records the answer. */
export const external: Executor = {
  guards: () => merely([]),
  outcome: () => ({ state: 'not_applicable', code: null, participationId: null, submissionId: null }),
  perform: () => merely(undefined),
}

// oxlint-disable-next-line require-yield -- a step that runs no statement
export function* merely<T>(value: T): Steps<T> {
  return value
}

/** Two requests about quests are the same if these digests are. Those of actions outside the service have marks. */
export const digestOf = ({
  agent,
  kind,
  arguments: given,
  olderArguments = given,
}: { agent: { id: string } } & Pick<Action, 'kind' | 'arguments' | 'olderArguments'>) =>
  hashSecret(canonical({ agent: agent.id, kind, arguments: olderArguments }))

/** What a human sees of a request, in the names of the contract. */
interface Shown {
  agent_id: string
  kind: Kind
  title: string
  arguments: object
  reason: string | null
  nonce: string | null
}
/** The digest of what a human sees. The nonce makes sure that nobody can guess an erased text from it. */
export const shownDigest = ({ agent_id, kind, title, arguments: given, reason, nonce }: Shown) =>
  hashSecret(jcs({ agent_id, kind, title, arguments: given, reason, nonce }))
/** The digest of a request that its human saw. Requests of version 0.3.0 have one without a nonce. */
export const askedDigestOf = ({ askedDigest, digest }: Pick<Approval, 'askedDigest' | 'digest'>) => askedDigest ?? digest

/** What an approval allows, or asks for: its human may have changed the title, and with it the digest. */
export const allowedDigestOf = (approval: Approval) => approval.allowedDigest ?? askedDigestOf(approval)
export const titleOf = ({ allowed, title }: Pick<Approval, 'allowed' | 'title'>) => allowed?.title ?? title
