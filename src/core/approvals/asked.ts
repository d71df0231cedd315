/**
 * An action outside the service as its agent asks for it: in one form, whatever form the agent sent, and with the marks by which the same
 * action is found again.
 */
import type { AllowedAction, ExternalArguments } from '../../store/index.ts'
import { amountIn, amountOf, readAmount, type SentAmount, type StoredAmount } from '../kit/amounts.ts'
import { jcs } from '../kit/canonical.ts'
import { unprocessable } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { shownRecipient } from '../kit/recipients.ts'
import { seal } from '../kit/secrets.ts'
import type { World } from '../kit/world.ts'

export const mostDetailsBytes = 32 * 1024

export interface Sent {
  category: ExternalArguments['category']
  title: string
  recipient?: string | undefined
  amount?: SentAmount | undefined
  details: Record<string, unknown>
  audience?: string | undefined
}

/** A whole request: the action, why, and its times. */
export interface ActionRequest extends Sent {
  reason: string
  validForMinutes?: number | undefined
  reportWithinMinutes?: number | undefined
  expiresInMinutes?: number | undefined
}

/** What the agent wants, and its amount as columns. */
export interface Wanted {
  arguments: AllowedAction
  amount: StoredAmount
}

/** Older clients state the amount in their details. */
export function wantedOf({ category, title, recipient, amount, details, audience, ...rest }: Sent): Wanted {
  nothingElse(rest)
  const older = amountIn(details)
  const declared = amount ? readAmount(amount, '/amount') : older
  if (older.amountUnits !== null && (older.amountUnits !== declared.amountUnits || older.currency !== declared.currency)) {
    throw unprocessable({ pointer: '/details/amount', code: 'amount', message: 'must be the same as /amount' })
  }
  const { amount: _, ...others } = details
  return {
    arguments: {
      category,
      title,
      recipient: recipient ?? null,
      amount: amountOf(declared),
      details: older.amountUnits === null ? details : others,
      ...(audience !== undefined && { audience }),
    },
    amount: declared,
  }
}

/** The arguments as version 0.3.0 would store them, by whose digest it finds the same request. */
export const argumentsOfOlder = ({ category, title, recipient, amount, details }: Sent): Record<string, unknown> => ({
  category,
  title,
  details,
  ...(recipient !== undefined && { recipient }),
  ...(amount !== undefined && { amount }),
})

/** The marks of an action. They are keyed, so nobody can guess a text from them, and they never leave the service. */
export interface Marks {
  /** Equal for the same action, whatever its category, and whatever its title if anything else says what it is. */
  deed: string
  /** Equal for the same recipient. */
  recipientKey: string | null
}

export function marksOf({ secret }: Pick<World, 'secret'>, { title, recipient, amount, details }: Omit<AllowedAction, 'category'>): Marks {
  const about = normal({ recipient: recipient && folded(recipient), amount, details })
  const whom = shownRecipient({ recipient, details })
  return {
    deed: seal(secret, jcs(['deed', about ?? normal({ title })]), 24),
    recipientKey: whom === null ? null : seal(secret, jcs(['recipient', folded(whom)]), 24),
  }
}

/** The case of letters does not distinguish recipients. */
export const folded = (text: string) => spaced(text).toUpperCase().toLowerCase()
const spaced = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** A value without differences that say nothing: forms of letters, runs of spaces, and members that are empty. */
function normal(value: unknown): unknown {
  if (typeof value === 'string') return spaced(value) || undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(item => normal(item) ?? null)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const members = Object.entries(value).flatMap(([name, inner]) => {
    const kept = normal(inner)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return members.length === 0 ? undefined : Object.fromEntries(members)
}
