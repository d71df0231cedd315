/**
 * Whether a change gives more freedom: lets an agent do more without its human, or lets somebody act as an agent. Such a change takes a fresh
 * proof, and a signature if the account demands signed decisions, and its owner is told of it. Any other change is never refused for want of
 * either, nor for its size.
 */
import type { Freeing } from '../../store/agents/agents.ts'
import type { AccountPolicy, ExternalRule, Policy, Row, WrittenAmount } from '../../store/index.ts'
import { keysOf } from '../../shared/values.ts'
import { allowanceAt, cautious, rulesOf, usualLargeAmount, valueIn } from './policies.ts'

/** What an owner sets of an agent that can give it more freedom. */
export type Settings = Pick<Row<'agents'>, Freeing>
/** The places of the members that become looser, as JSON Pointers. Empty if nothing does. */
type Loosened = string[]
type Compare<T> = (before: T, after: T, now: number) => boolean
type CompareAll<T> = (before: T, after: T, now: number) => Loosened

const freedom: Record<ExternalRule['rule'], number> = { block: 0, ask: 1, allow: 2 }
const freer: Compare<ExternalRule['rule']> = (before, after) => freedom[after] > freedom[before]
/** A limit that is null limits nothing. */
const higher = (before: number | null, after: number | null) => (after ?? Infinity) > (before ?? Infinity)
const at = (place: string, isLooser: boolean): Loosened => (isLooser ? [place] : [])
const within = (place: string, members: Loosened) => members.map(member => `${place}${member}`)
/** A member that limits nothing. */
const free = (): Loosened => []

const ofAgent: Record<Freeing, CompareAll<Settings>> = {
  policy: (before, after, now) => within('/policy', ofPolicy(before.policy, after.policy, now)),
  maxActiveQuests: (before, after) => at('/max_active_quests', after.maxActiveQuests > before.maxActiveQuests),
}

/** What the policy of an account says. A new member does not compile until it is here. */
const ofAccount: Record<keyof AccountPolicy, CompareAll<AccountPolicy>> = {
  defaults: (before, after, now) => within('/defaults', ofPolicy(before.defaults ?? cautious, after.defaults ?? cautious, now)),
  ceilings: ({ ceilings: before }, { ceilings: after }) => [
    ...at('/ceilings/per_day', higher(before.perDay, after.perDay)),
    ...at('/ceilings/amounts_per_day', ceilingsLoosen(before.amountsPerDay, after.amountsPerDay)),
  ],
  narrowRisk: free,
  largeAmounts: (before, after) => at('/large_amounts', isHigherInAny(before.largeAmounts, after.largeAmounts, usualLargeAmount)),
}

/** If there are ceilings, a currency without one asks, as if its ceiling were 0. If there is none, no sum is limited. */
const ceilingsLoosen = (before: WrittenAmount[], after: WrittenAmount[]) =>
  before.length > 0 && (after.length === 0 || isHigherInAny(before, after, 0))
const isHigherInAny = (before: WrittenAmount[], after: WrittenAmount[], usual: number) =>
  [...before, ...after].some(({ currency }) => valueIn(after, currency, usual) > valueIn(before, currency, usual))

const ofQuests: Record<Exclude<keyof Policy, 'external'>, true> = { join_quest: true, submit_result: true, withdraw_from_quest: true }

/** The bounds of a rule, which have an effect only while it allows something. */
const ofBounds: Record<Exclude<keyof ExternalRule, keyof typeof ofRule | 'denied_at' | 'signed'>, Compare<ExternalRule>> = {
  per_hour: (before, after) => higher(before.per_hour, after.per_hour),
  per_day: (before, after) => higher(before.per_day, after.per_day),
  amount_per_request: (before, after) => higher(before.amount_per_request, after.amount_per_request),
  amount_per_day: (before, after) => higher(before.amount_per_day, after.amount_per_day),
  recipients: (before, after) => admitsMore(before.recipients, after.recipients),
  // The same number of another currency may be worth more.
  currency: (before, after) => after.currency !== before.currency,
}
/** What has an effect whatever the rule says. */
const ofRule = {
  rule: (before, after) => freer(before.rule, after.rule, 0),
  cool_down_minutes: (before, after) => after.cool_down_minutes < before.cool_down_minutes,
  allowance: (before, after, now) => allowanceLoosens(allowanceAt(before, now), allowanceAt(after, now)),
} satisfies Partial<Record<keyof ExternalRule, Compare<ExternalRule>>>

/** Which members of an agent become looser. */
export const loosens: CompareAll<Settings> = (before, after, now) => keysOf(ofAgent).flatMap(member => ofAgent[member](before, after, now))

/**
 * The same for a service token, which could prepare what a later yes of its human brings into effect: also the bounds of rules that ask now, and
 * a longer silence until somebody is told.
 */
export const loosensOrPrepares: CompareAll<Settings & Pick<Row<'agents'>, 'silentAfterMinutes'>> = (before, after, now) => {
  const [old, next] = [rulesOf(before.policy), rulesOf(after.policy)]
  const bounds = keysOf(next).flatMap(category => within(`/policy/external/${category}`, boundsOf(old[category], next[category], now)))
  const silence = at('/silent_after_minutes', higher(before.silentAfterMinutes, after.silentAfterMinutes))
  return [...new Set([...loosens(before, after, now), ...bounds, ...silence])]
}

/** Which members of an account's policy become looser. */
export const loosensAll: CompareAll<AccountPolicy> = (before, after, now) =>
  keysOf(ofAccount).flatMap(member => ofAccount[member](before, after, now))

function ofPolicy(before: Policy, after: Policy, now: number): Loosened {
  const [old, next] = [rulesOf(before), rulesOf(after)]
  return [
    ...keysOf(ofQuests).flatMap(action => at(`/${action}`, freer(before[action], after[action], now))),
    ...keysOf(next).flatMap(category => within(`/external/${category}`, membersOf(old[category], next[category], now))),
  ]
}

function membersOf(before: ExternalRule, after: ExternalRule, now: number): Loosened {
  const allows = after.rule === 'allow' || allowanceAt(after, now) !== null
  return [
    ...keysOf(ofRule).flatMap(member => at(`/${member}`, ofRule[member](before, after, now))),
    ...(allows ? boundsOf(before, after, now) : []),
  ]
}

const boundsOf: CompareAll<ExternalRule> = (before, after, now) =>
  keysOf(ofBounds).flatMap(bound => at(`/${bound}`, ofBounds[bound](before, after, now)))

/** The categories whose rules allow less than before. What they have allowed and nobody has started must end. */
export function restricted(before: Policy, after: Policy, now: number) {
  const [old, next] = [rulesOf(before), rulesOf(after)]
  // Going back would loosen them. A cool-down does not change what is allowed.
  const back = (category: keyof typeof old) => ({ ...old[category], cool_down_minutes: next[category].cool_down_minutes })
  return keysOf(next).filter(category => membersOf(next[category], back(category), now).length > 0)
}

const admitsMore = (before: string[] | null, after: string[] | null) =>
  before !== null && (after === null || after.some(recipient => !before.includes(recipient)))

type Allowance = ExternalRule['allowance']
function allowanceLoosens(before: Allowance, after: Allowance) {
  if (!after) return false
  return !before || after.until > before.until || after.since > before.since || amountLoosens(before.amount, after.amount)
}
type Amount = NonNullable<Allowance>['amount']
const amountLoosens = (before: Amount, after: Amount) => before?.currency !== after?.currency || (after?.value ?? 0) > (before?.value ?? 0)
