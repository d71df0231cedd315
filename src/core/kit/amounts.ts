/** Amounts of money. They are stored in ten-thousandths of their currency, so that sums are exact. */
import type { Amount, Row } from '../../store/index.ts'

const unitsPerValue = 10_000
const mostValue = 1_000_000_000

/** The columns of an amount. Both are null if there is none. */
export type StoredAmount = Pick<Row<'approvals'>, 'amountUnits' | 'currency'>

/** A number in units. Undefined if it is not positive, is too large, or is not a whole number of units. */
export function unitsOf(value: unknown): number | undefined {
  if (typeof value !== 'number' || !(value > 0 && value <= mostValue)) return undefined
  const units = Math.round(value * unitsPerValue)
  return units / unitsPerValue === value ? units : undefined
}

/**
 * The amount that an agent states in `details.amount`. Anything in another form is only text for the human. It is no error, because agents
 * wrote what they liked before the contract had this form.
 */
export function amountIn(details: Record<string, unknown>): StoredAmount {
  const { value, currency } = (details['amount'] ?? {}) as Record<string, unknown>
  const amountUnits = unitsOf(value)
  if (amountUnits === undefined || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    return { amountUnits: null, currency: null }
  return { amountUnits, currency }
}

export const valueOf = (units: number) => units / unitsPerValue
export const amountOf = ({ amountUnits, currency }: StoredAmount): Amount | null =>
  amountUnits === null || currency === null ? null : { value: valueOf(amountUnits), currency }
