/** What agents may do without asking: the default policy, how an owner changes it, and which bounds a rule needs. */
import type { ExternalRulePatch, PolicyPatch } from '../../../generated/inputs.js'
import type { ExternalRule, Policy, WrittenAmount } from '../../store/index.ts'
import { unitsOf, writtenAmount } from '../kit/amounts.ts'
import { unprocessable, type Issue } from '../kit/errors.ts'
import type { Category } from '../kit/world.ts'
import { keysOf } from '../../shared/values.ts'

/** An amount is large above this number of units of its currency, if the owner says nothing else. */
export const usualLargeAmount = 100
/** What a list says for a currency. */
export const valueIn = (all: readonly WrittenAmount[], currency: string, usual: number) =>
  Number(all.find(one => one.currency === currency)?.value ?? usual)

type External = Policy['external']

const askAlways: ExternalRule = {
  rule: 'ask',
  per_hour: null,
  per_day: null,
  currency: null,
  amount_per_request: null,
  amount_per_day: null,
  recipients: null,
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

/**
 * The rules of a policy. During an upgrade, an instance of an older version may create an agent whose policy has none. A rule of version 0.3.0
 * that allows without the bounds that are needed now asks.
 */
export const rulesOf = ({ external }: { external?: External }): External =>
  eachRule(external ?? cautious.external, (rule, category) => {
    const complete = { ...rule, recipients: rule.recipients ?? null }
    return complete.rule === 'allow' && issuesOf(complete, category, '').length > 0 ? { ...complete, rule: 'ask' } : complete
  })

/** The categories in which an older version allowed what must be asked for now. */
export const outdatedIn = ({ external }: { external?: External }): Category[] => {
  const now = rulesOf({ external: external! })
  return keysOf(now).filter(category => external?.[category].rule === 'allow' && now[category].rule !== 'allow')
}

/** A policy after a change by the owner. Rules change member by member. Throws if a rule would be incomplete. */
export function changedPolicy(before: Policy, { external: changes = {}, ...ofQuests }: PolicyPatch = {}, base = '/policy'): Policy {
  const external = eachRule(rulesOf(before), (rule, category) => changedRule(rule, changes[category]))
  const issues = keysOf(external).flatMap(category => issuesOf(external[category], category, base))
  if (issues.length > 0) throw unprocessable(...issues)
  return { ...before, ...ofQuests, external } as Policy
}

/** The same policy where what was allowed asks. To withdraw from a quest binds nobody, so it may stay allowed. */
export const asking = (policy: Policy): Policy => ({
  ...policy,
  join_quest: withoutAllow(policy.join_quest),
  submit_result: withoutAllow(policy.submit_result),
  external: eachRule(rulesOf(policy), rule => ({ ...rule, rule: withoutAllow(rule.rule), allowance: null })),
})
const withoutAllow = (rule: ExternalRule['rule']) => (rule === 'allow' ? 'ask' : rule)

/** A policy with another rule for one category. */
export const withRule = (policy: Policy, category: Category, rule: ExternalRule): Policy => ({
  ...policy,
  external: { ...rulesOf(policy), [category]: rule },
})

/** A policy at a given time: without the allowances that have ended, and with amounts in the form of the contract. */
export const policyAt = (policy: Policy, now: number) => ({
  ...policy,
  external: eachRule(rulesOf(policy), rule => {
    const allowance = allowanceAt(rule, now)
    return { ...rule, allowance: allowance && writtenAllowance(allowance) }
  }),
})
export type PolicyAt = ReturnType<typeof policyAt>
export const allowanceAt = ({ allowance }: ExternalRule, now: number) => (allowance && allowance.until > now ? allowance : null)

/** A policy in the form of the contract, for the log. */
export const shownPolicy = ({ external, ...ofQuests }: Policy) => ({
  ...ofQuests,
  external: eachRule(rulesOf({ external }), rule => {
    const { denied_at: _deniedAt, signed: _signed, allowance, ...members } = rule
    return { ...members, allowance: allowance && shownAllowance(allowance) }
  }),
})
type Allowance = NonNullable<ExternalRule['allowance']>
const writtenAllowance = ({ amount, recipient = null, ...times }: Allowance) => ({
  ...times,
  amount: amount && writtenAmount(amount),
  recipient,
})
const shownAllowance = ({ since, until, ...rest }: Allowance) => ({
  ...writtenAllowance({ since, until, ...rest }),
  since: timeOf(since),
  until: timeOf(until),
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

/** What must be set before a rule may allow something. Words are no boundary, so each category needs a bound that the service can check. */
const needs: Record<Category, (rule: ExternalRule) => [field: keyof ExternalRule, message: string] | undefined> = {
  spend: rule =>
    amounts.every(field => rule[field] === null)
      ? ['amount_per_day', 'must be set if the rule is "allow", or "amount_per_request", or both']
      : undefined,
  contact: rule => needsCount(rule),
  publish: rule => needsCount(rule),
  access: rule => needsRecipients(rule),
  other: rule => needsRecipients(rule),
}
const needsCount = ({ per_hour, per_day }: ExternalRule): [keyof ExternalRule, string] | undefined =>
  per_hour === null && per_day === null ? ['per_day', 'must be set if the rule is "allow", or "per_hour", or both'] : undefined
const needsRecipients = ({ recipients }: ExternalRule): [keyof ExternalRule, string] | undefined =>
  recipients === null ? ['recipients', 'must be set if the rule is "allow"'] : undefined

/** What is wrong with a rule first. A human corrects one thing after another, and one thing is often the reason for all. */
function issuesOf(rule: ExternalRule, category: Category, base: string): Issue[] {
  const at = (field: string, code: string, message: string): Issue[] => [
    { pointer: `${base}/external/${category}/${field}`, code, message },
  ]
  const useless = (['currency', ...amounts] as const).find(field => category !== 'spend' && rule[field] !== null)
  if (useless) return at(useless, 'category', 'is only for spending')
  const inexact = amounts.find(field => rule[field] !== null && unitsOf(rule[field]) === undefined)
  if (inexact) return at(inexact, 'multipleOf', 'must have at most 4 decimals')
  const name = rule.recipients?.findIndex(recipient => !isIdentifier(recipient)) ?? -1
  if (name >= 0) return at(`recipients/${name}`, 'identifier', 'must be an address, a host or an account number, not a name alone')
  const missing = rule.rule === 'allow' ? needs[category](rule) : undefined
  if (missing) return at(missing[0], 'required', missing[1])
  if (rule.currency === null && amounts.some(field => rule[field] !== null))
    return at('currency', 'required', 'must be set if there is an amount')
  return []
}

/** Anybody can have a name. An identifier has a sign inside a word, or a number. */
const isIdentifier = (recipient: string) => /[^\s@./:#][@./:#][^\s@./:#]|^@\S|\d{4}/u.test(recipient.normalize('NFKC'))
