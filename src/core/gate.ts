/**
 * Every action that an agent's human may want to see first passes through the gate. The agent's policy decides whether the action is
 * refused, runs at once or waits for the human.
 */
import { findAccount } from '../store/accounts.ts'
import { holdAnyAgent } from '../store/agents.ts'
import { countPendingOfAgent, findAnsweredInQuest, findAnsweredOutside, findPendingByDigest, insertApproval } from '../store/approvals.ts'
import { run, type Outcome, type Row, type Steps } from '../store/index.ts'
import { participationsIn, setPendingApproval } from '../store/participations.ts'
import { deeds, digestOf, type Action } from './actions.ts'
import { record } from './audit.ts'
import { DomainError } from './kit/errors.ts'
import { newId } from './kit/ids.ts'
import { expire } from './pending.ts'
import { assess, type Category } from './risk.ts'
import { hour, type Agent, type ShownApproval, type World } from './world.ts'

/** The immediate result of a gated action. */
export type Gated =
  | { outcome: 'done'; result: Outcome; questId: string; approval: null }
  | ({ outcome: 'pending_approval' } & ShownApproval)
  /** No new request was made. The human has already denied the same action with the same reason. */
  | ({ outcome: 'denied' } & ShownApproval)

/** How long a request waits for the human, if the agent cannot choose. */
const questExpiryMs = 24 * hour
/** How many requests of one agent may wait for its human. */
const mostPending = 20

/**
 * Holds the agent that acts, and checks that it may still act. When its call arrived it was allowed to, but it or its owner may have been
 * suspended since.
 */
export function* acting(agent: Agent): Steps<Row<'agents'>> {
  const [held] = yield* run(holdAnyAgent, { id: agent.id })
  if (held?.status !== 'active') throw new DomainError('agent_suspended', 'This agent is suspended or archived.')
  const [owner] = yield* run(findAccount, { id: held.ownerId })
  if (owner?.status !== 'active') throw new DomainError('account_suspended', 'The account of this agent is suspended.')
  return held
}

/** How a request for approval is presented to the human, and how long it waits. */
interface Framing {
  title: string
  category?: Category
  expiresInMs?: number
}

/** The error that an agent gets if its policy says "block". */
export const blockedByPolicy = { code: 'action_blocked', message: 'Your human does not let you do this.' } as const

/**
 * Decides about an action that an agent requests. The caller must hold the agent and, if there is one, the quest. If the policy says "ask"
 * and the same action is already pending, this returns the pending request. If the human's last answer to the same action with the same
 * reason was a denial, this returns the denial. To ask again, the agent must give another reason.
 */
export function* gate(
  world: World,
  by: Agent,
  asked: Action & { agent: Row<'agents'> },
  { title, category, expiresInMs = questExpiryMs }: Framing,
): Steps<Gated> {
  const { kind, agent, reason } = asked
  const rule = kind === 'external_action' ? 'ask' : agent.policy[kind]
  if (rule === 'block') throw new DomainError(blockedByPolicy.code, blockedByPolicy.message)
  const now = world.now()
  const shown = (approval: Row<'approvals'>) => ({ approval, agent, quest: asked.place?.quest ?? null })
  const digest = digestOf(asked)
  const { id: agentId, ownerId } = agent
  const [waiting] = rule === 'ask' ? yield* run(findPendingByDigest, { ownerId, agentId, digest }) : []
  if (waiting && waiting.expiresAt > now) return { outcome: 'pending_approval', ...shown(waiting) }
  // The expiry of this request has not been recorded yet.
  if (waiting) yield* expire(world, waiting.id)
  const action = waiting ? yield* readAgain(asked) : asked
  const { place, work } = action

  const deed = deeds[kind]
  const [blocker] = yield* deed.guards(world, action)
  if (blocker) throw new DomainError(blocker.code, blocker.message, { issues: blocker.issues ?? [] })
  if (rule === 'allow') {
    // An action outside the service always asks, so this one has a quest.
    const result = deed.outcome(action, now)
    yield* deed.perform(world, by, action, result)
    return { outcome: 'done', result, questId: place!.quest.id, approval: null }
  }

  const [answered] = place
    ? yield* run(findAnsweredInQuest, { ownerId, questId: place.quest.id, digest })
    : yield* run(findAnsweredOutside, { ownerId, digest })
  if (answered?.status === 'denied' && answered.reason === reason) return { outcome: 'denied', ...shown(answered) }

  // The same submission was looked for above, so this pending one has other contents.
  if (kind === 'submit_result' && work?.pendingApprovalId)
    throw new DomainError(
      'approval_pending',
      `Another submission of yours, ${work.pendingApprovalId}, waits for your human. Cancel it first.`,
    )
  const [pending] = yield* run(countPendingOfAgent, { agentId })
  if (pending!.n >= mostPending)
    throw new DomainError('too_many_pending', `${pending!.n} of your requests wait for your human. Wait, or cancel some.`)
  const { risk, reasons } = assess(kind, category, title, action.arguments, reason)
  const [made] = yield* run(insertApproval, {
    id: newId('apr', now),
    agentId,
    ownerId,
    kind,
    category: category ?? null,
    title,
    arguments: action.arguments,
    reason,
    risk,
    riskReasons: reasons,
    questId: place?.quest.id ?? null,
    participationId: work?.id ?? null,
    digest,
    now,
    expiresAt: now + expiresInMs,
    // Each request carries the count of the one before it.
    earlierDenials: answered ? answered.earlierDenials + Number(answered.status === 'denied') : 0,
  })
  const { id } = made!
  // While the human decides, the agent's time does not run.
  if (kind === 'submit_result') yield* run(setPendingApproval, { id: work!.id, approvalId: id })
  yield* record(world, by, {
    action: 'approval.requested',
    targetId: id,
    data: { kind, title, digest },
    kept: { reason, arguments: action.arguments },
  })
  return { outcome: 'pending_approval', ...shown(made!) }
}

/** The same action with the work as it is now: the expiry of a request may have given time back. */
function* readAgain<A extends Action>(action: A): Steps<A> {
  const { agent, place, work } = action
  if (!place) return action
  const own = yield* run(participationsIn, { questId: place.quest.id, agentId: agent.id })
  return { ...action, place: { ...place, own }, work: own.find(({ id }) => id === work?.id) }
}
