/** The changes that the texts of the fields make. A detail keeps its type, and what nobody touches stays exactly as the agent sent it. */
import type { Problem } from '../../api.ts'
import { decimalIn } from '../../pieces/index.ts'
import { withFound, type ActionValues, type Details } from './action-values.ts'
import type { Changes, Edited } from './editing.ts'

const of = fieldsOf.approveApproval.changes
export const fields = { title: of.title.name, recipient: of.recipient.name, value: of.amount.value.name, currency: of.amount.currency.name }

/** The JSON pointer of a detail, without the first slash: the name of its field. */
export const fieldOf = (name: string) => `${of.details.name}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

export type Editable = string | number | boolean
export const isEditable = (value: unknown): value is Editable => ['string', 'number', 'boolean'].includes(typeof value)

/** The text of each field before somebody changes it. */
export function textsOf({ title, recipient, amount, details }: ActionValues): Record<string, string> {
  const own = { [fields.title]: title, [fields.recipient]: recipient ?? '' }
  const money = { [fields.value]: amount?.value ?? '', [fields.currency]: amount?.currency ?? '' }
  const others = Object.entries(details).flatMap(([name, value]) => (isEditable(value) ? [[fieldOf(name), String(value)]] : []))
  return { ...own, ...money, ...(Object.fromEntries(others) as Record<string, string>) }
}

export function editedOf(asked: ActionValues, texts: Edited['texts']): Edited {
  const errors: Problem['errors'] = []
  const before = textsOf(asked)
  const written = (field: string) => texts[field] ?? before[field] ?? ''
  const isChanged = (...names: string[]) => names.some(field => written(field).trim() !== before[field]!.trim())
  const wrong = (field: string, message: string) => void errors.push({ in: 'body', pointer: `/${field}`, code: 'form', message })

  const title = written(fields.title).trim()
  if (!title) wrong(fields.title, 'Write what the agent may do')
  const isNewAmount = isChanged(fields.value, fields.currency)
  const amount = isNewAmount
    ? amountIn(asked, written(fields.value).trim(), written(fields.currency).trim().toUpperCase(), wrong)
    : asked.amount
  const changes: Changes = {
    ...(isChanged(fields.title) && { title }),
    ...(isChanged(fields.recipient) && { recipient: written(fields.recipient).trim() || null }),
    ...(isNewAmount && { amount }),
  }
  const details: Details = {}
  for (const [name, value] of Object.entries(asked.details)) {
    const text = texts[fieldOf(name)]
    if (!isEditable(value) || text === undefined || text === String(value)) continue
    const read = readAs(value, text)
    if (read === undefined) wrong(fieldOf(name), 'Enter a number, such as 12.50')
    // Without an assignment, so that a name like `__proto__` is only a name.
    else Object.defineProperty(details, name, { value: read, enumerable: true })
  }
  const hasDetails = Object.keys(details).length > 0
  const all = hasDetails ? { ...changes, details: details as Changes['details'] & object } : changes
  return {
    texts,
    allowed: withFound(asked, { ...changes, details: { ...asked.details, ...details } }),
    changes: Object.keys(all).length > 0 ? all : undefined,
    errors,
  }
}

/** Null while the fields have no amount, or one that is wrong. A request that names an amount is not allowed without one. */
function amountIn({ amount }: ActionValues, text: string, currency: string, wrong: (field: string, message: string) => void) {
  if (!text && !amount) return null
  const value = decimalIn(text)
  const isRight = value !== undefined && /^\d{1,10}(\.\d{1,4})?$/.test(value)
  if (!isRight) wrong(fields.value, 'Enter an amount, such as 1250.50')
  if (!/^[A-Z]{3}$/.test(currency)) wrong(fields.currency, 'Enter three letters, such as EUR')
  return isRight ? { value: String(Number(value)), currency } : null
}

/** Further digits would be lost in JavaScript. */
const mostDigits = 15

function readAs(before: Editable, text: string): Editable | undefined {
  if (typeof before === 'string') return text
  if (typeof before === 'boolean') return text === 'true'
  const number = text.trim()
  const isExact = /^-?\d+(\.\d+)?$/.test(number) && number.replaceAll(/\D/g, '').length <= mostDigits
  return isExact ? Number(number) : undefined
}
