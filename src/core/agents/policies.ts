/** What agents may do without asking: the default policy, how an owner changes it, and when a rule is complete. */
import type { ExternalRulePatch, PolicyPatch } from '../../../generated/inputs.js'
import type { ExternalRule, Policy } from '../../store/index.ts'
import { unitsOf } from '../kit/amounts.ts'
import { DomainError, type Issue } from '../kit/errors.ts'

type External = Policy['external']
type Category = keyof External

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
/** The default: actions that bind, publish or happen outside the service wait for the owner. */
export const cautious: Policy = {
  join_quest: 'ask',
  submit_result: 'ask',
  withdraw_from_quest: 'allow',
  external: { spend: askAlways, contact: askAlways, publish: askAlways, access: askAlways, other: askAlways },
}

/** The rules of a policy. During an upgrade, an instance of an older version may create an agent whose policy has none. */
export const rulesOf = ({ external }: { external?: External }) => external ?? cautious.external

/** A policy after a change by the owner. Rules change member by member. Throws if a rule would be incomplete. */
export function changedPolicy(before: Policy, { external: changes = {}, ...gates }: PolicyPatch = {}): Policy {
  const external = eachRule(rulesOf(before), (rule, category) => changedRule(rule, changes[category]))
  const issues = Object.entries(external).flatMap(([category, rule]) => issuesOf(rule, category as Category))
  if (issues[0]) throw new DomainError('unprocessable', `${issues[0].pointer} ${issues[0].message}.`, { issues })
  return { ...before, ...gates, external } as Policy
}

/** A policy with another rule for one category. */
export const withRule = (policy: Policy, category: Category, rule: ExternalRule): Policy => ({
  ...policy,
  external: { ...rulesOf(policy), [category]: rule },
})

/** A policy at a given time: without the allowances that have ended. */
export const policyAt = (policy: Policy, now: number): Policy => ({
  ...policy,
  external: eachRule(rulesOf(policy), rule => ({ ...rule, allowance: allowanceAt(rule, now) })),
})
export const allowanceAt = ({ allowance }: ExternalRule, now: number) => (allowance && allowance.until > now ? allowance : null)

/** A policy in the form of the contract, for the log. */
export const shownPolicy = ({ external, ...gates }: Policy) => ({
  ...gates,
  external: eachRule(rulesOf({ external }), rule => {
    const { denied_at: _deniedAt, allowance, ...members } = rule
    return { ...members, allowance: allowance && { ...allowance, since: timeOf(allowance.since), until: timeOf(allowance.until) } }
  }),
})
const timeOf = (at: number) => new Date(at).toISOString()

const eachRule = <R>({ spend, contact, publish, access, other }: External, changed: (rule: ExternalRule, category: Category) => R) => ({
  spend: changed(spend, 'spend'),
  contact: changed(contact, 'contact'),
  publish: changed(publish, 'publish'),
  access: changed(access, 'access'),
  other: changed(other, 'other'),
})

/** No member of a patch from the contract is undefined. */
const changedRule = (rule: ExternalRule, { end_allowance: ends = false, ...members }: ExternalRulePatch = {}) =>
  ({ ...rule, ...members, ...(ends && { allowance: null }) }) as ExternalRule

const amounts = ['amount_per_request', 'amount_per_day'] as const

/** The members that a rule lacks, and those that do not belong to it. */
function issuesOf(rule: ExternalRule, category: Category): Issue[] {
  const isSpend = category === 'spend'
  const isAllowed = rule.rule === 'allow'
  const missing: [field: keyof ExternalRule, isMissing: boolean, message: string][] = [
    [
      'per_day',
      isAllowed && rule.per_hour === null && rule.per_day === null,
      'must be set if the rule is "allow" and "per_hour" is not set',
    ],
    ['currency', isSpend && isAllowed && rule.currency === null, 'must be set if the rule is "allow"'],
    [
      'currency',
      isSpend && !isAllowed && rule.currency === null && amounts.some(field => rule[field] !== null),
      'must be set if there is an amount',
    ],
    ...amounts.map(
      field =>
        [field, isSpend && isAllowed && rule[field] === null, 'must be set if the rule is "allow"'] satisfies (typeof missing)[number],
    ),
  ]
  const useless = (['currency', ...amounts] as const).filter(field => !isSpend && rule[field] !== null)
  const inexact = amounts.filter(field => isSpend && rule[field] !== null && unitsOf(rule[field]) === undefined)
  const at = (field: keyof ExternalRule, code: string, message: string): Issue => ({
    pointer: `/policy/external/${category}/${field}`,
    code,
    message,
  })
  return [
    ...missing.filter(([, isMissing]) => isMissing).map(([field, , message]) => at(field, 'required', message)),
    ...useless.map(field => at(field, 'category', 'is only for spending')),
    ...inexact.map(field => at(field, 'multipleOf', 'must have at most 4 decimals')),
  ]
}
