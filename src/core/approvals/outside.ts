/**
 * The rules of a policy for actions outside the service: which requests are refused, which need the human, and which are allowed at once.
 * What counts against a bound is counted from the requests themselves while the agent is held, so no number of clients can exceed it.
 */
import { holdAgent, setPolicy, updateAgent } from '../../store/agents/agents.ts'
import { run, type ExternalRule, type Policy, type Row, type Steps } from '../../store/index.ts'
import { countAllowed, mostCounted } from '../../store/approvals/permits.ts'
import type { Kind } from './actions.ts'
import { amountOf, unitsOf, type StoredAmount } from '../kit/amounts.ts'
import { record } from '../log/audit.ts'
import { DomainError } from '../kit/errors.ts'
import { allowanceAt, rulesOf, shownPolicy, withRule } from '../agents/policies.ts'
import type { Category, RiskReason } from './risk.ts'
import { day, hour, minute, type Approval, type Human, type World } from '../kit/world.ts'

export type { ExternalRule, Policy }

/** How many requests an allowance covers. */
const mostTimed = 20
/** An agent that has this many yeses that it has not started must ask. */
const mostReady = 100
/** Whether a request with this sign always needs the human. */
const isDanger: Record<RiskReason, boolean> = {
  iban: true,
  card_number: true,
  key: true,
  credentials: true,
  deletion: true,
  disguise: true,
  category: false,
  amount: false,
  money: false,
  publication: false,
  access: false,
  commitment: false,
}

/** The policy's rule for a kind of request. */
export const ruleFor = ({ policy }: { policy: Policy }, kind: Kind, category: Category | undefined) =>
  kind === 'external_action' ? rulesOf(policy)[category ?? 'other'].rule : policy[kind]

/** A request for an action outside the service that neither waits nor has a yes that is not over. */
interface Outside {
  /** Held until the transaction ends, so that the counts of its requests cannot change. */
  agent: Row<'agents'>
  category: Category
  amount: StoredAmount
  reasons: RiskReason[]
  /** How many yeses the agent has not started. */
  ready: number
  /** Whether the human's last word about the same action was no. */
  isNo: boolean
  /** Whether the human suggested exactly this, and has not decided about it since. */
  isSuggested: boolean
}

/** The kind of rule that allows a request without the human. Null if the human must decide. Throws during the cool-down after a denial. */
export function* judgeOutside(world: World, asked: Outside): Steps<Row<'approvals'>['byRule']> {
  const { agent, category, amount, reasons } = asked
  const rule = rulesOf(agent.policy)[category]
  const now = world.now()
  if (!asked.isSuggested) refuseCoolingDown(rule, now)
  const allowance = allowanceAt(rule, now)
  if (rule.rule !== 'allow' && !allowance) return null
  // The human's last answer to exactly this was no, so no rule says yes.
  if (asked.isNo || asked.ready >= mostReady || reasons.some(reason => isDanger[reason])) return null

  const [hourAgo, dayAgo] = [now - hour, now - day]
  const since = allowance?.since ?? now
  const used = (yield* run(countAllowed, {
    agentId: agent.id,
    category,
    currency: amount.currency ?? '',
    from: Math.min(rule.per_day === null && rule.amount_per_day === null ? hourAgo : dayAgo, since - 1),
    hourAgo,
    dayAgo,
    since,
  }))[0]!
  if (used.seen >= mostCounted) return null
  const isWithinDay = rule.amount_per_day === null || isAtMost(plus(amount, used.spent), rule.amount_per_day, rule.currency)
  const isFree = rule.rule === 'allow' && used.inHour < (rule.per_hour ?? Infinity) && used.inDay < (rule.per_day ?? Infinity)
  if (isFree && (category === 'spend' ? isWithinDay && isAtMost(amount, rule.amount_per_request, rule.currency) : isNone(amount)))
    return 'standing'
  const isCovered =
    allowance &&
    used.timed < mostTimed &&
    (isNone(amount)
      ? // A price that is only in the text cannot be compared.
        category !== 'spend' || (allowance.amount === null && !reasons.includes('amount'))
      : isWithinDay && isAtMost(amount, allowance.amount?.value, allowance.amount?.currency))
  return isCovered ? 'timed' : null
}

/** After the human has denied a request of a category, other requests of that category are refused for some time. */
function refuseCoolingDown({ cool_down_minutes: minutes, denied_at: deniedAt }: ExternalRule, now: number) {
  const leftMs = deniedAt === undefined ? 0 : deniedAt + minutes * minute - now
  if (leftMs > 0)
    throw new DomainError('cooling_down', 'Your human denied a request of this category a short time ago, so others are refused for now.', {
      retryAfterSeconds: Math.ceil(leftMs / 1000),
    })
}

const isNone = ({ amountUnits }: StoredAmount) => amountUnits === null
const plus = ({ amountUnits, currency }: StoredAmount, units: number): StoredAmount => ({
  amountUnits: amountUnits === null ? null : amountUnits + units,
  currency,
})
/** Whether there is an amount in this currency that is at most as large as the value. */
const isAtMost = ({ amountUnits, currency }: StoredAmount, most: number | null | undefined, in_: string | null | undefined) =>
  amountUnits !== null && currency === in_ && amountUnits <= (unitsOf(most) ?? 0)

/** Gives the agent an allowance for the category of a request that its human approves. Ends the cool-down. Holds the agent. */
export function* allowCategory(world: World, human: Human, approved: Approval, minutes: number): Steps<void> {
  const { agent, category, rule } = yield* ruleOf(approved)
  const now = world.now()
  const { denied_at: _, ...rest } = rule
  const allowance = { since: now, until: now + minutes * minute, amount: amountOf(approved) }
  const policy = withRule(agent.policy, category, { ...rest, allowance })
  yield* run(updateAgent, { ...agent, policy, now })
  yield* record(world, human, {
    action: 'agent.updated',
    targetId: agent.id,
    data: { before: { policy: shownPolicy(agent.policy) }, after: { policy: shownPolicy(policy) }, loosened: true },
  })
}

/** Begins the cool-down of the category of a request that its human denies. Holds the agent. */
export function* noteDenial(world: World, denied: Approval): Steps<void> {
  const { agent, category, rule } = yield* ruleOf(denied)
  yield* run(setPolicy, { id: agent.id, policy: withRule(agent.policy, category, { ...rule, denied_at: world.now() }) })
}

function* ruleOf({ agentId, ownerId, category: one }: Approval) {
  const agent = (yield* run(holdAgent, { id: agentId, ownerId }))[0]!
  const category = one ?? 'other'
  return { agent, category, rule: rulesOf(agent.policy)[category] }
}
