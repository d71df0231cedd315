/** Amounts of money. They are stored in ten-thousandths of their currency, so that sums are exact, and written as decimal numbers. */
import type { Amount, Row, WrittenAmount } from '../../store/index.ts'
import { unprocessable } from './errors.ts'

const mostDecimals = 4
const unitsPerValue = 10 ** mostDecimals
const mostValue = 1_000_000_000

/** The columns of an amount. Both are null if there is none. */
export type StoredAmount = Pick<Row<'approvals'>, 'amountUnits' | 'currency'>
export const noAmount: StoredAmount = { amountUnits: null, currency: null }

/** A number in units. Undefined if it is not positive, is too large, or is not a whole number of units. */
export function unitsOf(value: unknown): number | undefined {
  if (typeof value !== 'number' || !(value > 0 && value <= mostValue)) return undefined
  const units = Math.round(value * unitsPerValue)
  return units / unitsPerValue === value ? units : undefined
}

/** A decimal number of the contract in units. */
export const unitsOfDecimal = (decimal: string) => Math.round(Number(decimal) * unitsPerValue)

/** Units as a decimal number in its shortest form. */
export function decimalOf(units: number): string {
  const decimals = String(units % unitsPerValue)
    .padStart(mostDecimals, '0')
    .replace(/0+$/, '')
  return `${Math.floor(units / unitsPerValue)}${decimals && `.${decimals}`}`
}

export const amountOf = ({ amountUnits, currency }: StoredAmount): WrittenAmount | null =>
  amountUnits === null || currency === null ? null : { value: decimalOf(amountUnits), currency }
/** An amount as JSON columns have it. */
export const jsonAmountOf = ({ amountUnits, currency }: StoredAmount): Amount | null =>
  amountUnits === null || currency === null ? null : { value: amountUnits / unitsPerValue, currency }
export const writtenAmount = ({ value, currency }: Amount): WrittenAmount => ({ value: decimalOf(unitsOf(value)!), currency })

/** An amount as an agent sends it. Some send a number, or a currency in small letters. */
export interface SentAmount {
  value: string | number
  currency: string
}

/** The columns of an amount that an agent states. Throws a sentence that shows the form. */
export function readAmount(sent: SentAmount, pointer: string): StoredAmount {
  const fault = faultOf(sent)
  if (fault) throw unprocessable({ pointer, code: 'amount', message: `${fault}; write it like {"value": "12.50", "currency": "EUR"}` })
  return stored(sent)
}

/** The columns of the amount that older clients state in their details. Anything in another form is only text for the human. */
export function amountIn({ amount }: Record<string, unknown>): StoredAmount {
  const { value, currency } = (typeof amount === 'object' && amount !== null ? amount : {}) as Record<string, unknown>
  const isSent = (typeof value === 'string' || typeof value === 'number') && typeof currency === 'string'
  return isSent && !faultOf({ value, currency }) ? stored({ value, currency }) : noAmount
}

const stored = ({ value, currency }: SentAmount): StoredAmount => ({
  amountUnits: Math.round(Number(value) * unitsPerValue),
  currency: currency.toUpperCase(),
})

const currencies = new Set(Intl.supportedValuesOf('currency'))
/** Whether this is a code of ISO 4217, in any case. */
export const isCurrency = (code: string) => currencies.has(code.toUpperCase())

function faultOf({ value, currency }: SentAmount) {
  const [, decimals = ''] = /^\d{1,10}(?:\.(\d+))?$/.exec(String(value)) ?? [undefined, '?']
  if (decimals === '?') return 'must have a decimal number as its value'
  if (decimals.length > mostDecimals) return `must have at most ${mostDecimals} decimals`
  if (!(Number(value) > 0 && Number(value) <= mostValue)) return `must be more than 0 and at most ${mostValue}`
  if (!isCurrency(currency)) return 'must have a currency of ISO 4217'
  // "1.000" may mean one or one thousand.
  if (decimals.length === 3 && decimalsOf(currency) !== 3) return 'must not have three decimals, because its currency has none or two'
  return undefined
}

/** How many decimals a currency has. */
export const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() }).resolvedOptions().maximumFractionDigits!
