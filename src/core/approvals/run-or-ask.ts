/**
 * Every action that an agent's human may want to see first passes through here. The agent's policy decides whether the action is refused,
 * runs at once or waits for the human.
 */
import { insertApproval } from '../../store/approvals/approvals.ts'
import { alsoFoundApproval } from '../../store/approvals/search.ts'
import { run, type AccountPolicy, type Outcome, type Row, type Steps } from '../../store/index.ts'
import { participationsIn, setPendingApproval } from '../../store/quests/participations.ts'
import { usualLargeAmount, valueIn } from '../agents/policies.ts'
import { statementOf } from '../agents/standing.ts'
import { askedDigestOf, digestOf, shownDigest, type Action, type ActingWorld } from './actions.ts'
import { jsonAmountOf, noAmount } from '../kit/amounts.ts'
import { record } from '../log/audit.ts'
import { DomainError } from '../kit/errors.ts'
import { newId } from '../kit/ids.ts'
import { shownRecipient } from '../kit/recipients.ts'
import { randomText } from '../kit/secrets.ts'
import { earlierOf, isDenial, isInSameWords, isNo, similar, yesOf, type Earlier } from './earlier.ts'
import type { OwnNear } from './near.ts'
import { loggedNoRule } from './no-rule.ts'
import { judgeOutside, outsideOf, ruleFor } from './outside.ts'
import { settled } from './pending.ts'
import { newYes, noYes } from './yes.ts'
import { assess, signsIn } from './risk.ts'
import { hour, type Agent, type Approval, type Category, type ShownApproval, type World } from '../kit/world.ts'

/** The immediate result of such an action. */
export type RunOrAsked =
  | { outcome: 'done'; result: Outcome; questId: string; approval: null }
  | ({ outcome: 'pending_approval'; near?: OwnNear | undefined } & ShownApproval)
  /** A yes to an action outside the service. If it is not new, the agent had it already, and may have started it. */
  | ({ outcome: 'approved'; isNew: boolean; near?: OwnNear | undefined } & ShownApproval)
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
  /** Who checks a signed permit. */
  audience?: string | undefined
  expiresInMs?: number
  /** For how long the agent wants to be able to act after a yes outside the service. */
  validMinutes?: number | null
  /** How long after its start the agent wants to report. */
  reportMinutes?: number | null
  /** For an action outside the service: what its account says for all agents. The account is held. */
  policy?: AccountPolicy
  /** Whether the account demands signed decisions. */
  mustBeSigned?: boolean
}

/** The error that an agent gets if its policy says "block". */
export const blockedByPolicy = { code: 'action_blocked', message: 'Your human does not let you do this.' } as const

/**
 * Decides about an action that an agent requests. The caller must hold the agent and, if there is one, the quest. If the same action is
 * already pending, this returns the pending request. The same action in other words is refused. If the agent has a yes to it that is not
 * over, this returns that. If the human denied the same action with the same reason last, this returns the denial. To ask again, the agent
 * must give another reason.
 */
export function* runOrAsk(world: ActingWorld, by: Agent, asked: Action & { agent: Row<'agents'> }, framing: Framing): Steps<RunOrAsked> {
  const { kind, agent, reason } = asked
  const now = world.now()
  const shown = (approval: Approval) => ({ approval, agent, quest: asked.place?.quest ?? null })
  const digest = digestOf(asked)
  const { id: agentId, ownerId } = agent
  const { deed, recipientKey } = asked.marks ?? { deed: digest, recipientKey: null }
  const look = () => earlierOf({ ownerId, agentId, digest, deed }, { questId: asked.place?.quest.id, recipientKey })
  const found = yield* look()
  const rule = ruleFor(agent, kind, framing.category)
  if (rule === 'block') throw new DomainError(blockedByPolicy.code, blockedByPolicy.message)
  // This is so even if the policy says "allow" by now: the action must not run beside its own request.
  const current = found.current && (yield* settled(world, found.current))
  if (current && !isInSameWords(current, framing, deed)) throw similar(current)
  if (current?.status === 'pending') return { outcome: 'pending_approval', ...shown(current) }
  if (current) return { outcome: 'approved', isNew: false, ...shown(current) }
  // The request has ended just now. That may have given time back.
  const action = found.current ? yield* readAgain(asked) : asked
  const { place, work } = action

  const { guards, outcome, perform } = world.executors[kind]
  const [blocker] = yield* guards(world, action)
  if (blocker) throw new DomainError(blocker.code, blocker.message, { issues: blocker.issues ?? [] })
  // The rules for actions outside the service have bounds, which are checked below.
  if (rule === 'allow' && place) {
    const result = outcome(action, now)
    yield* perform(world, by, action, result)
    return { outcome: 'done', result, questId: place.quest.id, approval: null }
  }

  const earlier = found.current ? yield* look() : found
  const { answered } = earlier
  if (answered && isNo(answered) && answered.reason === reason && isInSameWords(answered, framing, deed))
    return { outcome: 'denied', ...shown(answered) }

  // The same submission was looked for above, so this pending one has other contents.
  if (kind === 'submit_result' && work?.pendingApprovalId)
    throw new DomainError(
      'approval_pending',
      `Another submission of yours, ${work.pendingApprovalId}, waits for your human. Cancel it first.`,
    )
  return yield* request(world, by, { action, digest, deed, recipientKey, now, earlier, shown }, framing)
}

/** A request that no earlier one answers. */
interface New {
  action: Action & { agent: Row<'agents'> }
  digest: string
  deed: string
  recipientKey: string | null
  now: number
  earlier: Earlier
  shown: (approval: Approval) => ShownApproval
}

/** Asks the human. If a rule allows an action outside the service, the answer is a permit at once. */
function* request(
  world: ActingWorld,
  by: Agent,
  { action, digest, deed, recipientKey, now, earlier, shown }: New,
  { title, category, expiresInMs = questExpiryMs, validMinutes = null, reportMinutes = null, policy, mustBeSigned = false }: Framing,
): Steps<RunOrAsked> {
  const { kind, agent, place, work, reason } = action
  const { id: agentId, ownerId } = agent
  const { answered, pending, ready } = earlier
  const { risk, reasons } = assess(kind, category, readingOf(action, title, policy, earlier))
  const outside = kind === 'external_action' ? outsideOf(action, title, category!) : undefined
  const nonce = randomText(22)
  const askedDigest = shownDigest({ agent_id: agentId, kind, title, arguments: action.arguments, reason, nonce })
  const { byRule, noRule, near } = outside
    ? yield* judgeOutside(world, {
        ...outside,
        agent,
        ceilings: policy!.ceilings,
        mustBeSigned,
        reasons: signsIn(outside.category, title, action.arguments, reason),
        ready,
        isNo: answered !== undefined && isNo(answered),
      })
    : { byRule: null, noRule: null, near: undefined }
  if (!byRule && pending >= mostPending)
    throw new DomainError('too_many_pending', `${pending} of your requests wait for your human. Wait, or cancel some.`)
  const row = {
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
    askedDigest,
    nonce,
    deed,
    recipientKey,
    now,
    expiresAt: now + expiresInMs,
    // Each request carries the count of the one before it.
    earlierDenials: answered ? answered.earlierDenials + Number(isDenial(answered)) : 0,
    ...(outside?.amount ?? noAmount),
    validMinutes,
    reportMinutes,
    earlierYes: outside && answered?.status === 'approved' ? yesOf(answered) : null,
    byRule,
    noRule,
    ...(byRule
      ? { status: 'approved' as const, decidedAt: now, outcome: world.executors[kind].outcome(action, now), ...newYes(now, validMinutes) }
      : { status: 'pending' as const, decidedAt: null, outcome: null, ...noYes }),
  }
  const [made] = yield* run(insertApproval, row, [alsoFoundApproval({ ...row, createdAt: now })])
  return { ...(yield* recorded(world, by, made!, { agent, shown })), near }
}

type Made = Extract<RunOrAsked, { outcome: 'pending_approval' | 'approved' }>

/** Records the new request: as allowed by a rule, or as one that waits for the human. */
function* recorded(world: World, by: Agent, made: Approval, { agent, shown }: { agent: Row<'agents'>; shown: New['shown'] }): Steps<Made> {
  const { id: targetId, kind, title, category, byRule, noRule, reason, nonce, participationId } = made
  const kept = { reason, arguments: made.arguments, nonce }
  const digest = askedDigestOf(made)
  if (byRule) {
    const statement = statementOf(agent, category!, byRule)
    const data = { kind, title, digest, category: category!, rule: byRule, ...(statement !== undefined && { statement }) }
    yield* record(world, by, { action: 'approval.allowed_by_rule', targetId, data, kept, dueAt: made.validUntil })
    return { outcome: 'approved', isNew: true, ...shown(made) }
  }
  // While the human decides, the agent's time does not run.
  if (kind === 'submit_result') yield* run(setPendingApproval, { id: participationId!, approvalId: targetId })
  const data = { kind, title, digest, ...(noRule && { no_rule: loggedNoRule(noRule) }) }
  yield* record(world, by, { action: 'approval.requested', targetId, data, kept, dueAt: made.expiresAt })
  return { outcome: 'pending_approval', ...shown(made) }
}

/** What the risk of an action is rated by. */
function readingOf(
  { arguments: given, reason, amount = noAmount }: Action,
  title: string,
  policy: AccountPolicy | undefined,
  { knowsRecipient }: Earlier,
) {
  const declared = jsonAmountOf(amount)
  const largeAmount = valueIn(policy?.largeAmounts ?? [], declared?.currency ?? '', usualLargeAmount)
  const past = { knowsRecipient, largeAmount }
  return { title, given, reason, recipient: shownRecipient(given), amount: declared?.value ?? null, past }
}

/** The same action with the work as it is now: the expiry of a request may have given time back. */
function* readAgain<A extends Action>(action: A): Steps<A> {
  const { agent, place, work } = action
  if (!place) return action
  const own = yield* run(participationsIn, { questId: place.quest.id, agentId: agent.id })
  return { ...action, place: { ...place, own }, work: own.find(({ id }) => id === work?.id) }
}
