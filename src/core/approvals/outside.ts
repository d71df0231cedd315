/**
 * The rules of a policy for actions outside the service: which requests are refused, which need the human, and which are allowed at once. A
 * rule allows only what it can see: bounds.ts checks what is declared and counted, signs.ts reads the texts, near.ts looks at other requests.
 * What counts against a bound is counted from the requests themselves while the account and the agent are held, so no number of clients or
 * agents can exceed it.
 */
import { holdAgent, setPolicy } from '../../store/agents/agents.ts'
import { run, type ExternalArguments, type ExternalRule, type NoRule, type Policy, type Row, type Steps } from '../../store/index.ts'
import { withCurrentRules } from '../agents/outdated.ts'
import { setRules, signatureOf, signedPart } from '../agents/standing.ts'
import { allowanceAt, rulesOf, withRule } from '../agents/policies.ts'
import { jsonAmountOf, type StoredAmount } from '../kit/amounts.ts'
import { DomainError, unprocessable } from '../kit/errors.ts'
import { minute, type Approval, type Category, type Human, type World } from '../kit/world.ts'
import type { Action, Kind } from './actions.ts'
import { beyondCeilings, isListed, needsRecipient, withinBounds, type Judged, type Outside } from './bounds.ts'
import { barredBy, coolsUntil, nearTo, ownNear, type About, type Found, type OwnNear } from './near.ts'
import { signsIn, type RiskReason } from './risk.ts'
import { otherAmountIn, otherRecipientIn } from './signs.ts'

export type { ExternalRule, Policy }

/** An agent that has this many yeses that it has not started must ask. */
const mostReady = 100
/** What each sign stands for: a danger, which always needs the human, or the category that it belongs to. */
const meaningOf: Record<RiskReason, 'danger' | Category | null> = {
  iban: 'danger',
  card_number: 'danger',
  key: 'danger',
  credentials: 'danger',
  deletion: 'danger',
  disguise: 'danger',
  category: null,
  amount: 'spend',
  money: 'spend',
  publication: 'publish',
  access: 'access',
  commitment: 'other',
}

/** The policy's rule for a kind of request. */
export const ruleFor = ({ policy }: { policy: Policy }, kind: Kind, category: Category | undefined) =>
  kind === 'external_action' ? rulesOf(policy)[category ?? 'other'].rule : policy[kind]

export const outsideOf = (action: Action & { agent: Row<'agents'> }, title: string, category: Category) => {
  const { recipient = null, details, audience } = action.arguments as unknown as ExternalArguments
  return { category, recipient, audience, amount: action.amount!, marks: action.marks!, texts: { title, reason: action.reason, details } }
}

/** The kind of rule that allows a request without the human, or why the human must decide. Throws during the cool-down after a denial. */
export function* judgeOutside(world: World, asked: Outside): Steps<Judged & { near: OwnNear | undefined }> {
  const agent = yield* withCurrentRules(world, asked.agent)
  const about = { id: '', ownerId: agent.ownerId, agentId: agent.id, marks: asked.marks, amount: asked.amount }
  const found = yield* nearTo(world, about)
  return { ...(yield* judged(world, asked, agent, about, found)), near: ownNear(found.near, agent.id) }
}

function* judged(world: World, asked: Outside, agent: Outside['agent'], about: About, found: Found): Steps<Judged> {
  const now = world.now()
  const whole = rulesOf(agent.policy)[asked.category]
  const rule = asked.mustBeSigned ? signedPart(whole) : whole
  refuseCoolingDown(Math.max(deniedUntil(rule), coolsUntil(found.near, agent)), now)
  const allowance = allowanceAt(rule, now)
  if (rule.rule !== 'allow' && !allowance)
    return asks({ code: whole.rule === 'allow' || allowanceAt(whole, now) ? 'unsigned_rule' : 'rule_asks' })
  const bar = signIn(asked, rule) ?? barOf(asked) ?? barredBy(found, about)
  if (bar) return asks(bar)
  const allowed = yield* withinBounds(world, asked, rule, allowance)
  if (allowed.byRule === null) return allowed
  const beyond = yield* beyondCeilings(world, asked)
  return beyond ? asks(beyond) : allowed
}

const asks = (noRule: NoRule): Judged => ({ byRule: null, noRule })

function barOf({ isNo, ready }: Outside): NoRule | undefined {
  if (isNo) return { code: 'denied_before' }
  return ready >= mostReady ? { code: 'too_many_ready', count: mostReady } : undefined
}

/** The first sign in the texts that the request is about more than it declares. */
function signIn({ category, recipient, audience, amount, texts, ...asked }: Outside, rule: ExternalRule): NoRule | undefined {
  // A recipient that the owner has listed is no sign, even if it is an account number.
  const reasons = isListed(rule, recipient)
    ? signsIn(category, texts.title, { details: texts.details, amount: amount.amountUnits }, texts.reason)
    : asked.reasons
  const dangers = reasons.filter(reason => meaningOf[reason] === 'danger')
  if (dangers.length > 0) return { code: 'danger', reasons: dangers }
  const others = reasons.filter(reason => ![null, category].includes(meaningOf[reason] as Category | null))
  if (others.length > 0) return { code: 'other_category', reasons: others }
  const otherAmount = otherAmountIn(amount, texts)
  if (otherAmount !== null) return { code: 'other_amount', found: otherAmount }
  // Nobody has seen for whom a permit is signed, unless the rule lists them or they are the recipient.
  const isKnown = audience === undefined || audience === recipient || isListed(rule, audience)
  const otherRecipient = isKnown ? otherRecipientIn(recipient, texts) : audience
  return otherRecipient === null ? undefined : { code: 'other_recipient', found: otherRecipient }
}

const deniedUntil = ({ cool_down_minutes: minutes, denied_at: deniedAt }: ExternalRule) =>
  deniedAt === undefined ? 0 : deniedAt + minutes * minute

/** After the human has denied a request, other requests of its category, and what is near it, are refused for some time. */
function refuseCoolingDown(until: number, now: number) {
  if (until > now)
    throw new DomainError('cooling_down', 'Your human denied a request like this a short time ago, so others are refused for now.', {
      retryAfterSeconds: Math.ceil((until - now) / 1000),
    })
}

/** Gives the agent an allowance for the category and the amount that its human approves. Ends the cool-down. Holds the agent. */
export function* allowCategory(
  world: World,
  human: Human,
  approved: Approval,
  given: StoredAmount,
  minutes: number,
  signed: { credential_id: string; statement: object } | undefined,
): Steps<void> {
  const { agent, category, rule } = yield* ruleOf(world, approved)
  const { recipient = null } = (approved.allowed ?? approved.arguments) as { recipient?: string | null }
  const lack =
    category === 'spend' && given.amountUnits === null ? 'an amount' : needsRecipient[category] && recipient === null ? 'a recipient' : null
  if (lack)
    throw unprocessable({
      pointer: '/allow_category_minutes',
      code: 'undeclared',
      message: `is only for a request that declares ${lack}`,
    })
  const now = world.now()
  const { denied_at: _, ...rest } = rule
  const amount = category === 'spend' ? jsonAmountOf(given) : null
  const policy = withRule(agent.policy, category, {
    ...rest,
    allowance: { since: now, until: now + minutes * minute, amount, recipient, ...(signed && { signed: signatureOf(signed) }) },
  })
  yield* setRules(world, human, agent, policy, 'loosens')
}

/** Begins the cool-down of the category of a request that its human denies. Holds the agent. */
export function* noteDenial(world: World, denied: Approval): Steps<void> {
  const { agent, category, rule } = yield* ruleOf(world, denied)
  yield* run(setPolicy, { id: agent.id, policy: withRule(agent.policy, category, { ...rule, denied_at: world.now() }) })
}

function* ruleOf(world: World, { agentId, ownerId, category: one }: Approval) {
  const agent = yield* withCurrentRules(world, (yield* run(holdAgent, { id: agentId, ownerId }))[0]!)
  const category = one ?? 'other'
  return { agent, category, rule: rulesOf(agent.policy)[category] }
}
