/** Whether a change lets an agent do more without its human. Its owner is told of it. Any other change is never refused for its size. */
import type { ExternalRule, Policy, Row } from '../../store/index.ts'
import { keysOf } from '../../values.ts'
import { allowanceAt, rulesOf } from './policies.ts'

type Gate = ExternalRule['rule']
type Bounds = Pick<Row<'agents'>, 'policy' | 'maxActiveQuests'>

const freedom: Record<Gate, number> = { block: 0, ask: 1, allow: 2 }
const freer = (before: Gate, after: Gate) => freedom[after] > freedom[before]
/** A limit that is null limits nothing. */
const higher = (before: number | null, after: number | null) => (after ?? Infinity) > (before ?? Infinity)

/** Whether each part of a policy became looser. A new part does not compile until it is here. */
const gates: Record<Exclude<keyof Policy, 'external'>, true> = { join_quest: true, submit_result: true, withdraw_from_quest: true }

type Compare = (before: ExternalRule, after: ExternalRule, now: number) => boolean
/** The bounds of a rule, which have an effect only while it allows something. */
const bounds: Record<Exclude<keyof ExternalRule, 'rule' | 'cool_down_minutes' | 'allowance' | 'denied_at'>, Compare> = {
  per_hour: (before, after) => higher(before.per_hour, after.per_hour),
  per_day: (before, after) => higher(before.per_day, after.per_day),
  amount_per_request: (before, after) => higher(before.amount_per_request, after.amount_per_request),
  amount_per_day: (before, after) => higher(before.amount_per_day, after.amount_per_day),
  // The same number of another currency may be worth more.
  currency: (before, after) => after.currency !== before.currency,
}

export function loosens(before: Bounds, after: Bounds, now: number): boolean {
  const [old, next] = [rulesOf(before.policy), rulesOf(after.policy)]
  return (
    after.maxActiveQuests > before.maxActiveQuests ||
    keysOf(gates).some(gate => freer(before.policy[gate], after.policy[gate])) ||
    keysOf(next).some(category => ruleLoosens(old[category], next[category], now))
  )
}

function ruleLoosens(before: ExternalRule, after: ExternalRule, now: number) {
  if (freer(before.rule, after.rule) || after.cool_down_minutes < before.cool_down_minutes) return true
  const [old, next] = [allowanceAt(before, now), allowanceAt(after, now)]
  if (next && (!old || next.until > old.until || next.since > old.since || amountLoosens(old, next))) return true
  return (after.rule === 'allow' || next !== null) && keysOf(bounds).some(bound => bounds[bound](before, after, now))
}

type Allowance = NonNullable<ExternalRule['allowance']>
const amountLoosens = ({ amount: before }: Allowance, { amount: after }: Allowance) =>
  before?.currency !== after?.currency || (after?.value ?? 0) > (before?.value ?? 0)
