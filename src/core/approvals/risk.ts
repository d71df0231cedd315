/**
 * Rates the risk of a request. High means: the action cannot be undone, and it is new or large. New is what its human has never approved for
 * this recipient. Large is an amount above the account's limit. Credentials, deletion and disguise are always high. The agent names the
 * category, and its text can raise the risk, but never lower it. The rules help the human but prove nothing: an agent can always hide an
 * amount from a table of words.
 *
 * Each rule takes time in proportion to the text, which is bounded by the size of a request.
 */
import { usualLargeAmount } from '../agents/policies.ts'
import type { Category } from '../kit/world.ts'
import type { Kind } from './actions.ts'
import { traces } from './numbers.ts'
import { largestIn, quantityIn, topicsIn, type Topic } from './topics.ts'

type Risk = 'low' | 'medium' | 'high'
/** What the texts of a request show. */
export type RiskReason = 'category' | 'iban' | 'card_number' | 'key' | 'amount' | 'disguise' | Topic
/** Why a risk is high. */
type HighReason = Exclude<RiskReason, 'category' | 'amount'> | 'new_recipient' | 'no_recipient' | 'large_amount' | 'unknown_amount'

/** What an agent asks for, and what is known from before. */
interface Asked {
  title: string
  given: Record<string, unknown>
  reason: string | null
  recipient: string | null
  /** The declared amount, or null if none is. */
  amount: number | null
  past: Past
}
interface Past {
  /** Whether the human has approved something for this recipient before. */
  knowsRecipient: boolean
  /** The largest amount in the currency of the request that is not large. */
  largeAmount: number
}
/** A new human has approved nothing. */
export const noPast: Past = { knowsRecipient: false, largeAmount: usualLargeAmount }

const ofKind = { join_quest: 'low', submit_result: 'medium', withdraw_from_quest: 'low' } as const
/** Whether an action of this category always binds, so that it takes a recipient whom the human knows. */
const binds: Record<Category, boolean> = { spend: true, publish: true, access: true, contact: false, other: false }
/** Whether a topic raises the risk even if the human knows the recipient. */
const isAlwaysHigh: Record<'disguise' | Topic, boolean> = {
  credentials: true,
  deletion: true,
  disguise: true,
  money: false,
  publication: false,
  access: false,
  commitment: false,
}

/** The risk of a request, and why it is high. */
export function assess(kind: Kind, category: Category | undefined, asked: Asked): { risk: Risk; reasons: HighReason[] } {
  if (kind !== 'external_action') {
    // The service writes the titles of these, so they need no check. But a result may contain a secret.
    const found = kind === 'submit_result' ? traces(textOf(asked.given)) : []
    return found.length ? { risk: 'high', reasons: found } : { risk: ofKind[kind], reasons: [] }
  }
  const reasons = highReasons(category ?? 'other', asked)
  return { risk: reasons.length > 0 ? 'high' : 'medium', reasons }
}

/** Everything that the texts of an external action show, whether or not it raises the risk. Rules allow nothing that shows a danger. */
export function signsIn(category: Category, title: string, given: Record<string, unknown>, reason: string | null): RiskReason[] {
  const text = `${title}\n${reason ?? ''}\n${textOf(given)}`
  return [
    ...new Set([
      ...(category === 'contact' ? [] : (['category'] as const)),
      ...traces(text),
      ...(given['amount'] ? (['amount'] as const) : []),
      ...topicsIn(text),
    ]),
  ]
}

/** Whether the risk is high as version 0.3.0 read it: every category but `contact`, and every sign. */
export const isWidelyHigh = (kind: Kind, category: Category | null, title: string, given: Record<string, unknown>, reason: string | null) =>
  kind === 'external_action'
    ? signsIn(category ?? 'other', title, given, reason).length > 0
    : kind === 'submit_result' && traces(textOf(given)).length > 0

function highReasons(category: Category, { title, given, reason, recipient, amount, past }: Asked): HighReason[] {
  const text = `${title}\n${reason ?? ''}\n${textOf(given)}`
  const shown = topicsIn(text)
  const isNew = !past.knowsRecipient
  const numbers = traces(text).filter(sign => isNew || sign === 'key' || !traces(recipient ?? '').includes(sign))
  const topics = shown.filter(sign => sign !== 'amount').filter(sign => isAlwaysHigh[sign] || (isNew && !binds[category]))
  const largest = Math.max(amount ?? 0, largestIn(text), (amount ?? 0) * quantityIn(text))
  return [
    ...(binds[category] && isNew ? [recipient === null ? ('no_recipient' as const) : ('new_recipient' as const)] : []),
    ...(category === 'spend' && amount === null ? (['unknown_amount'] as const) : []),
    ...(largest > past.largeAmount ? (['large_amount'] as const) : []),
    ...numbers,
    ...topics,
  ]
}

/** All keys and values in order, one per line. This is a loop, because recursion on a deeply nested value could overflow the stack. */
function textOf(given: unknown): string {
  const lines: string[] = []
  const left: unknown[] = [given]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) lines.push(String(value))
    else if (Array.isArray(value)) for (const one of value.toReversed()) left.push(one)
    else for (const [key, one] of Object.entries(value).toReversed()) left.push(one, key)
  }
  return lines.join('\n')
}
