/** The rules of a policy for actions outside the service: what is refused, what asks, and what is allowed at once. */
import type { ExternalPolicyPatch, ExternalRulePatch } from '../../generated/inputs.js'
import type { ExternalRule, Policy, Row, Steps } from '../store/index.ts'
import type { Kind } from './actions.ts'
import type { StoredAmount } from './amounts.ts'
import type { Category, RiskReason } from './risk.ts'
import type { Human, World } from './world.ts'

export type { ExternalRule, Policy }

const askAlways: ExternalRule = {
  rule: 'ask',
  per_hour: null,
  per_day: null,
  currency: null,
  amount_per_request: null,
  amount_per_day: null,
  cool_down_minutes: 0,
  allowance: null,
}
/** The default: the human decides about everything. */
export const cautiousOutside: Policy['external'] = {
  spend: askAlways,
  contact: askAlways,
  publish: askAlways,
  access: askAlways,
  other: askAlways,
}

/** The rules after a change by the owner. */
export function changedOutside(before: Policy['external'], changes: ExternalPolicyPatch = {}): Policy['external'] {
  const categories = Object.keys(before) as Category[]
  const changed = (rule: ExternalRule, { end_allowance: ends = false, ...members }: ExternalRulePatch = {}) => ({
    ...rule,
    ...members,
    ...(ends && { allowance: null }),
  })
  return Object.fromEntries(categories.map(one => [one, changed(before[one], changes[one])])) as Policy['external']
}

/** What the policy says about a kind of request. */
export const ruleFor = ({ policy }: { policy: Policy }, kind: Kind, category: Category | undefined) =>
  kind === 'external_action' ? policy.external[category ?? 'other'].rule : policy[kind]

/** A request for an action outside the service that neither waits nor has an unused permission. */
export interface Outside {
  /** Held until the transaction ends, so what is counted of it cannot change. */
  agent: Row<'agents'>
  category: Category
  amount: StoredAmount
  reasons: RiskReason[]
  /** How many permissions of the agent are unused. */
  unused: number
  /** The last decided request that is the same. */
  answered: Row<'approvals'> | undefined
  /** Whether the human suggested exactly this. */
  isSuggested: boolean
}

/** The kind of rule that allows a request without asking. Null if the human must decide. Throws if the request comes too soon after a denial. */
// oxlint-disable-next-line require-yield -- the bounds will be counted here
export function* judgeOutside(_world: World, _asked: Outside): Steps<Row<'approvals'>['byRule']> {
  return null
}

/** Allows the category of a request for some time, when its human approves it. */
export function* allowCategory(_world: World, _human: Human, _approved: Row<'approvals'>, _minutes: number): Steps<void> {}
