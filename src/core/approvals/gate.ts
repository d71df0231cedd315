/**
 * Every action that an agent's human may want to see first passes through the gate. The agent's policy decides whether the action is
 * refused, runs at once or waits for the human.
 */
import {
  countCurrentOfAgent,
  findAnsweredInQuest,
  findAnsweredOutside,
  findOwnerAndCurrent,
  insertApproval,
} from '../../store/approvals/approvals.ts'
import { run, type EarlierYes, type ExternalArguments, type Outcome, type Row, type Steps } from '../../store/index.ts'
import { participationsIn, setPendingApproval } from '../../store/quests/participations.ts'
import { findSuggestion } from '../../store/approvals/permits.ts'
import { checkOwner } from '../agents/acting.ts'
import { digestOf, type Action, type ActingWorld } from './actions.ts'
import { amountIn } from '../kit/amounts.ts'
import { record } from '../log/audit.ts'
import { DomainError } from '../kit/errors.ts'
import { newId } from '../kit/ids.ts'
import { judgeOutside, ruleFor } from './outside.ts'
import { settled } from './pending.ts'
import { newYes, noYes, stateOf } from './yes.ts'
import { assess, type Category } from './risk.ts'
import { hour, type Agent, type Approval, type ShownApproval } from '../kit/world.ts'

/** The immediate result of a gated action. */
export type Gated =
  | { outcome: 'done'; result: Outcome; questId: string; approval: null }
  | ({ outcome: 'pending_approval' } & ShownApproval)
  /** A yes to an action outside the service. If it is not new, the agent had it already, and may have started it. */
  | ({ outcome: 'approved'; isNew: boolean } & ShownApproval)
  /** No new request was made. The human has already denied the same action with the same reason. */
  | ({ outcome: 'denied' } & ShownApproval)

/** How long a request waits for the human, if the agent cannot choose. */
const questExpiryMs = 24 * hour
/** How many requests of one agent may wait for its human. */
const mostPending = 20

/** How a request for approval is presented to the human, and how long it waits. */
interface Framing {
  title: string
  category?: Category
  expiresInMs?: number
  /** For how long the agent wants to be able to act after a yes outside the service. */
  validMinutes?: number | null
  /** How long after its start the agent wants to report. */
  reportMinutes?: number | null
}

/** The error that an agent gets if its policy says "block". */
export const blockedByPolicy = { code: 'action_blocked', message: 'Your human does not let you do this.' } as const

/**
 * Decides about an action that an agent requests. The caller must hold the agent and, if there is one, the quest. If the same action is
 * already pending, this returns the pending request. If the agent has a yes to it that is not over, this returns that. If the human denied the
 * same action with the same reason last, this returns the denial. To ask again, the agent must give another reason.
 */
export function* gate(world: ActingWorld, by: Agent, asked: Action & { agent: Row<'agents'> }, framing: Framing): Steps<Gated> {
  const { kind, agent, reason } = asked
  const now = world.now()
  const shown = (approval: Approval) => ({ approval, agent, quest: asked.place?.quest ?? null })
  const digest = digestOf(asked)
  const { id: agentId, ownerId } = agent
  const [found] = yield* run(findOwnerAndCurrent, { ownerId, agentId, digest })
  checkOwner(found?.owner)
  const rule = ruleFor(agent, kind, framing.category)
  if (rule === 'block') throw new DomainError(blockedByPolicy.code, blockedByPolicy.message)
  // Also if the policy has become "allow" since: the action must not run beside its own request.
  const current = found?.current && (yield* settled(world, found.current))
  if (current?.status === 'pending') return { outcome: 'pending_approval', ...shown(current) }
  if (current) return { outcome: 'approved', isNew: false, ...shown(current) }
  // The end of a request may have given time back.
  const action = found?.current ? yield* readAgain(asked) : asked
  const { place, work } = action

  const deed = world.deeds[kind]
  const [blocker] = yield* deed.guards(world, action)
  if (blocker) throw new DomainError(blocker.code, blocker.message, { issues: blocker.issues ?? [] })
  // The rules for actions outside the service have bounds, which are checked below.
  if (rule === 'allow' && place) {
    const result = deed.outcome(action, now)
    yield* deed.perform(world, by, action, result)
    return { outcome: 'done', result, questId: place.quest.id, approval: null }
  }

  const [answered] = place
    ? yield* run(findAnsweredInQuest, { ownerId, questId: place.quest.id, digest })
    : yield* run(findAnsweredOutside, { ownerId, digest })
  if (answered && isNo(answered) && answered.reason === reason) return { outcome: 'denied', ...shown(answered) }

  // The same submission was looked for above, so this pending one has other contents.
  if (kind === 'submit_result' && work?.pendingApprovalId)
    throw new DomainError(
      'approval_pending',
      `Another submission of yours, ${work.pendingApprovalId}, waits for your human. Cancel it first.`,
    )
  return yield* request(world, by, { action, digest, now, answered, shown }, framing)
}

/** A request that no earlier one answers. `answered` is the last answer to the same action. */
interface New {
  action: Action & { agent: Row<'agents'> }
  digest: string
  now: number
  answered: Approval | undefined
  shown: (approval: Approval) => ShownApproval
}

/** Asks the human. If a rule allows an action outside the service, the answer is a permit at once. */
function* request(
  world: ActingWorld,
  by: Agent,
  { action, digest, now, answered, shown }: New,
  { title, category, expiresInMs = questExpiryMs, validMinutes = null, reportMinutes = null }: Framing,
): Steps<Gated> {
  const { kind, agent, place, work, reason } = action
  const { id: agentId, ownerId } = agent
  const { risk, reasons } = assess(kind, category, title, action.arguments, reason)
  const [counts] = yield* run(countCurrentOfAgent, { agentId })
  const outside = kind === 'external_action' ? outsideOf(action) : undefined
  const [suggested] = outside ? yield* run(findSuggestion, { agentId, digest }) : []
  const byRule = outside
    ? yield* judgeOutside(world, {
        ...outside,
        agent,
        reasons,
        ready: counts!.ready,
        isNo: answered !== undefined && isNo(answered),
        isSuggested: suggested !== undefined && suggested.id !== answered?.followsSuggestion,
      })
    : null
  if (!byRule && counts!.pending >= mostPending)
    throw new DomainError('too_many_pending', `${counts!.pending} of your requests wait for your human. Wait, or cancel some.`)
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
    earlierDenials: answered ? answered.earlierDenials + Number(isDenial(answered)) : 0,
    amountUnits: null,
    currency: null,
    ...outside?.amount,
    validMinutes,
    reportMinutes,
    followsSuggestion: suggested?.id ?? null,
    earlierYes: outside && answered?.status === 'approved' ? yesOf(answered) : null,
    byRule,
    ...(byRule
      ? { status: 'approved', decidedAt: now, outcome: world.deeds[kind].outcome(action, now), ...newYes(now, validMinutes) }
      : { status: 'pending', decidedAt: null, outcome: null, ...noYes }),
  })
  const { id } = made!
  const kept = { reason, arguments: action.arguments }
  if (outside && byRule) {
    yield* record(world, by, {
      action: 'approval.allowed_by_rule',
      targetId: id,
      data: { kind, title, digest, category: outside.category, rule: byRule },
      kept,
    })
    return { outcome: 'approved', isNew: true, ...shown(made!) }
  }
  // While the human decides, the agent's time does not run.
  if (kind === 'submit_result') yield* run(setPendingApproval, { id: work!.id, approvalId: id })
  yield* record(world, by, { action: 'approval.requested', targetId: id, data: { kind, title, digest }, kept })
  return { outcome: 'pending_approval', ...shown(made!) }
}

/** The parts of an external request that its rule depends on. */
function outsideOf({ arguments: given }: Action) {
  const { category, details } = given as unknown as ExternalArguments
  return { category, amount: amountIn(details) }
}

/** To take a yes back is a denial too. */
const isDenial = ({ status, statusReason }: Approval) => status === 'denied' || statusReason === 'taken_back'
/** Whether no rule may allow an action again: its human denied it, or it was reported as done against what was known. */
const isNo = (answered: Approval) => isDenial(answered) || answered.statusReason === 'disputed'

/** An earlier yes to the same request, as the human sees it beside the new one. */
const yesOf = (approval: Approval): EarlierYes => ({
  id: approval.id,
  decidedAt: approval.decidedAt!,
  byRule: approval.byRule,
  permit: stateOf(approval),
  outcome: approval.report?.outcome ?? null,
})

/** The same action with the work as it is now: the expiry of a request may have given time back. */
function* readAgain<A extends Action>(action: A): Steps<A> {
  const { agent, place, work } = action
  if (!place) return action
  const own = yield* run(participationsIn, { questId: place.quest.id, agentId: agent.id })
  return { ...action, place: { ...place, own }, work: own.find(({ id }) => id === work?.id) }
}
