/** All actions of agents pass through the gate. The agent's policy decides whether an action is refused, runs at once or waits for its human. */
import { findAccount } from '../store/accounts.ts'
import { holdAnyAgent } from '../store/agents.ts'
import { countPendingOfAgent, findAnsweredInQuest, findAnsweredOutside, findPendingByDigest, insertApproval } from '../store/approvals.ts'
import { run, type Outcome, type Row, type Steps } from '../store/index.ts'
import { setPendingApproval } from '../store/participations.ts'
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
  /** No new request was made: this is the answer to an earlier one with the same words. */
  | ({ outcome: 'denied' } & ShownApproval)

const questExpiryMs = 24 * hour
const mostPending = 20

/** Holds the agent that acts, and checks again that it may still act. */
export function* acting(agent: Agent): Steps<Row<'agents'>> {
  const [held] = yield* run(holdAnyAgent, { id: agent.id })
  if (held?.status !== 'active') throw new DomainError('agent_suspended', 'This agent is suspended or archived.')
  const [owner] = yield* run(findAccount, { id: held.ownerId })
  if (owner?.status !== 'active') throw new DomainError('account_suspended', 'The account of this agent is suspended.')
  return held
}

interface Framing {
  title: string
  category?: Category
  expiresInMs?: number
}

/** The error that an agent gets if its policy says "block". */
export const blockedByPolicy = { code: 'action_blocked', message: 'Your human does not let you do this.' } as const

/**
 * Decides about an action that an agent requests. If the same action is already pending, this returns the pending request. If the same
 * request with the same reason was denied, this returns the denial. To ask again, the agent must give another reason.
 */
export function* gate(
  world: World,
  by: Agent,
  action: Action & { agent: Row<'agents'> },
  { title, category, expiresInMs = questExpiryMs }: Framing,
): Steps<Gated> {
  const { kind, agent, place, work, reason } = action
  const rule = kind === 'external_action' ? 'ask' : agent.policy[kind]
  if (rule === 'block') throw new DomainError(blockedByPolicy.code, blockedByPolicy.message)
  const now = world.now()
  const shown = (approval: Row<'approvals'>) => ({ approval, agent, quest: place?.quest ?? null })
  const digest = digestOf(action)
  const { id: agentId, ownerId } = agent
  const [waiting] = rule === 'ask' ? yield* run(findPendingByDigest, { ownerId, agentId, digest }) : []
  if (waiting && waiting.expiresAt > now) return { outcome: 'pending_approval', ...shown(waiting) }
  if (waiting) yield* expire(world, waiting.id)

  const deed = deeds[kind]
  const [blocker] = yield* deed.guards(world, action)
  if (blocker) throw new DomainError(blocker.code, blocker.message, { issues: blocker.issues ?? [] })
  if (rule === 'allow') {
    const result = deed.outcome(action, now)
    yield* deed.perform(world, by, action, result)
    return { outcome: 'done', result, questId: place!.quest.id, approval: null }
  }

  const [answered] = place
    ? yield* run(findAnsweredInQuest, { ownerId, questId: place.quest.id, digest })
    : yield* run(findAnsweredOutside, { ownerId, digest })
  if (answered?.status === 'denied' && answered.reason === reason) return { outcome: 'denied', ...shown(answered) }

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
    earlierDenials: answered ? answered.earlierDenials + Number(answered.status === 'denied') : 0,
  })
  const { id } = made!
  if (kind === 'submit_result') yield* run(setPendingApproval, { id: work!.id, approvalId: id })
  yield* record(world, by, {
    action: 'approval.requested',
    targetId: id,
    data: { kind, title, digest },
    kept: { reason, arguments: action.arguments },
  })
  return { outcome: 'pending_approval', ...shown(made!) }
}
