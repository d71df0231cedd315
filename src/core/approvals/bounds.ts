/** The bounds within which a rule allows a request: what it declares, and what rules have allowed before. */
import { countAllowed, countAllowedOfAll, mostCounted, mostCountedOfAll } from '../../store/approvals/permits.ts'
import { run, type AccountPolicy, type ExternalRule, type NoRule, type Row, type Steps } from '../../store/index.ts'
import { decimalOf, unitsOf, writtenAmount, type StoredAmount } from '../kit/amounts.ts'
import { day, hour, type Category, type World } from '../kit/world.ts'
import { folded, type Marks } from './asked.ts'
import type { RiskReason } from './risk.ts'

/** A request for an action outside the service that neither waits nor has a yes that is not over. */
export interface Outside {
  /** Held until the transaction ends, so that the counts of its requests cannot change. */
  agent: Row<'agents'>
  /** Those of the account, which is held too. */
  ceilings: AccountPolicy['ceilings']
  category: Category
  recipient: string | null
  /** Who checks a signed permit. */
  audience: string | undefined
  amount: StoredAmount
  marks: Marks
  texts: { title: string; reason: string | null; details: Record<string, unknown> }
  reasons: RiskReason[]
  /** Whether the account demands signed decisions, so that only signed rules apply. */
  mustBeSigned: boolean
  /** How many yeses the agent has not started. */
  ready: number
  /** Whether the human's last word about the same action was no. */
  isNo: boolean
}

/** How many requests an allowance covers. */
export const mostTimed = 20

/** Whether a rule of this category allows only requests that declare a recipient. */
export const needsRecipient: Record<Category, boolean> = { spend: false, contact: true, publish: true, access: true, other: true }
/** Whether a rule of this category allows only recipients that it lists. */
const needsList: Record<Category, boolean> = { spend: false, contact: false, publish: false, access: true, other: true }

type Allowance = NonNullable<ExternalRule['allowance']>
interface Used {
  inHour: number
  inDay: number
  timed: number
  spent: number
}
export type Judged = { byRule: 'standing' | 'timed'; noRule: null } | { byRule: null; noRule: NoRule }

const hasRecipient = (all: readonly string[] | null, recipient: string) => all?.some(one => folded(one) === folded(recipient)) ?? false
export const isListed = ({ recipients }: ExternalRule, recipient: string | null) =>
  recipient !== null && hasRecipient(recipients, recipient)

/** What covers a request: the rule or the allowance. Otherwise the first bound that it exceeds. The agent is held. */
export function* withinBounds(world: World, asked: Outside, rule: ExternalRule, allowance: Allowance | null): Steps<Judged> {
  const now = world.now()
  const [hourAgo, dayAgo] = [now - hour, now - day]
  const since = allowance?.since ?? now
  const used = (yield* run(countAllowed, {
    agentId: asked.agent.id,
    category: asked.category,
    currency: asked.amount.currency ?? '',
    from: Math.min(rule.per_day === null && rule.amount_per_day === null ? hourAgo : dayAgo, since - 1),
    hourAgo,
    dayAgo,
    since,
  }))[0]!
  if (used.seen >= mostCounted) return { byRule: null, noRule: { code: 'too_many_counted', count: mostCounted } }
  const beyondStanding = rule.rule === 'allow' ? beyondRule(asked, rule, used) : undefined
  if (beyondStanding === null) return { byRule: 'standing', noRule: null }
  const beyondTimed = allowance ? beyondAllowance(asked, rule, allowance, used) : undefined
  if (beyondTimed === null) return { byRule: 'timed', noRule: null }
  return { byRule: null, noRule: beyondStanding ?? beyondTimed! }
}

function beyondRule({ category, recipient, amount }: Outside, rule: ExternalRule, used: Used): NoRule | null {
  const unseen = unseenIn(category, recipient, rule.recipients)
  if (unseen) return unseen
  if (category === 'spend') {
    const beyond = beyondAmount(amount, { currency: rule.currency!, value: rule.amount_per_request })
    if (beyond) return beyond
  }
  if (rule.per_hour !== null && used.inHour >= rule.per_hour) return { code: 'over_hour', count: rule.per_hour }
  if (rule.per_day !== null && used.inDay >= rule.per_day) return { code: 'over_day', count: rule.per_day }
  return beyondDay(amount, recipient, rule, used)
}

function beyondAllowance({ category, recipient, amount }: Outside, rule: ExternalRule, allowance: Allowance, used: Used): NoRule | null {
  const own = allowance.recipient ?? null
  const listed = rule.recipients === null && !needsList[category] ? null : [...(rule.recipients ?? []), ...(own === null ? [] : [own])]
  const unseen = unseenIn(category, recipient, listed)
  if (unseen) return unseen
  if (category === 'spend') {
    if (!allowance.amount) return { code: 'rule_asks' }
    const beyond = beyondAmount(amount, allowance.amount)
    if (beyond) return beyond
  }
  if (used.timed >= mostTimed) return { code: 'over_allowance', count: mostTimed }
  return beyondDay(amount, recipient, rule, used)
}

/** What a rule must see and does not. */
function unseenIn(category: Category, recipient: string | null, listed: readonly string[] | null): NoRule | null {
  if (recipient === null) return needsRecipient[category] || listed ? { code: 'no_recipient' } : null
  return listed && !hasRecipient(listed, recipient) ? { code: 'recipient_not_listed' } : null
}

/** A value that is null limits nothing. */
function beyondAmount({ amountUnits, currency }: StoredAmount, most: { currency: string; value: number | null }): NoRule | null {
  if (amountUnits === null) return { code: 'no_amount' }
  if (currency !== most.currency) return { code: 'currency', found: most.currency }
  if (most.value === null || amountUnits <= unitsOf(most.value)!) return null
  return { code: 'over_request', limit: writtenAmount({ value: most.value, currency }) }
}

/** A rule with one recipient is a budget for that recipient. */
function beyondDay({ amountUnits, currency }: StoredAmount, recipient: string | null, rule: ExternalRule, { spent }: Used): NoRule | null {
  const most = rule.amount_per_day
  if (most === null || amountUnits === null || currency === null) return null
  if (currency !== rule.currency) return { code: 'currency', found: rule.currency! }
  if (spent + amountUnits <= unitsOf(most)!) return null
  const whom = rule.recipients?.length === 1 && recipient !== null ? { found: recipient } : {}
  return { code: 'over_day_amount', limit: writtenAmount({ value: most, currency }), used: { value: decimalOf(spent), currency }, ...whom }
}

/** The first ceiling of the account that a request would exceed. The account is held, so that other agents wait. */
export function* beyondCeilings(world: World, { agent, ceilings, amount }: Outside): Steps<NoRule | null> {
  const { perDay, amountsPerDay } = ceilings
  if (perDay === null && amountsPerDay.length === 0) return null
  const { amountUnits, currency } = amount
  const limit = amountsPerDay.find(one => one.currency === currency)
  if (amountUnits !== null && amountsPerDay.length > 0 && !limit) return { code: 'no_ceiling' }
  const [used] = yield* run(countAllowedOfAll, { ownerId: agent.ownerId, currency: currency ?? '', from: world.now() - day })
  if (used!.seen >= mostCountedOfAll) return { code: 'too_many_counted', count: mostCountedOfAll }
  if (perDay !== null && used!.allowed >= perDay) return { code: 'over_account', count: perDay }
  if (amountUnits === null || !limit || used!.spent + amountUnits <= unitsOf(Number(limit.value))!) return null
  return { code: 'over_account', limit, used: { value: decimalOf(used!.spent), currency: limit.currency } }
}
