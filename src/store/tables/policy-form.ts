/**
 * How a policy is stored. An instance of version 0.3.0 does not know the bounds of this version, so its rules would allow more. So it finds
 * that all rules ask, and what they allow is beside that, in a member that it keeps.
 *
 * If it changes a rule, its rule counts from then on.
 */
import type { Form } from '../engine/dialects.ts'
import type { ExternalRule, Policy } from './values.ts'

type Hidden = Pick<ExternalRule, 'rule' | 'allowance'>
type StoredRule = ExternalRule & { allows?: Hidden }
type Rules<R> = Record<keyof Policy['external'], R>

/** The rule that an older instance finds in place of one that allows. */
const asks = ({ rule }: Hidden) => (rule === 'allow' ? 'ask' : rule)

const storedRule = ({ rule, allowance, ...rest }: ExternalRule): StoredRule =>
  rule === 'allow' || allowance
    ? { rule: asks({ rule, allowance }), allowance: null, ...rest, allows: { rule, allowance } }
    : { rule, allowance, ...rest }

const readRule = ({ allows, ...rule }: StoredRule): ExternalRule =>
  allows && rule.rule === asks(allows) && rule.allowance === null ? { ...rule, ...allows } : rule

function each<A, B>({ spend, contact, publish, access, other }: Rules<A>, form: (rule: A) => B): Rules<B> {
  return { spend: form(spend), contact: form(contact), publish: form(publish), access: form(access), other: form(other) }
}

/** Policies from before there were rules have none. */
type Stored = Omit<Policy, 'external'> & { external?: Rules<StoredRule> }
export const policyForm: Form<Policy> = {
  stored: policy => ({ ...policy, ...((policy as Stored).external && { external: each(policy.external, storedRule) }) }),
  read: (stored: Stored) => ({ ...stored, ...(stored.external && { external: each(stored.external, readRule) }) }) as Policy,
}
