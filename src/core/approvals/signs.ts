/**
 * Reads the texts of a request for signs that it is about more than it declares: another recipient, or another amount. The signs only ever
 * take a rule away, so that the human decides. They prove nothing: an agent that wants to hide a recipient can do so.
 *
 * Each reader takes time in proportion to the texts, which are bounded by the size of a request.
 */
import { unitsOf, type StoredAmount } from '../kit/amounts.ts'
import { legible } from '../kit/legible.ts'
import { recipientKeys } from '../kit/recipients.ts'
import { folded } from './asked.ts'
import vocabulary from './risk-words.json' with { type: 'json' }

export interface Texts {
  title: string
  reason: string | null
  details: Record<string, unknown>
}

/** A text or a number in the details, with the names of the members around it, the nearest last. */
interface Cell {
  path: string[]
  text: string
}
/** How many names around a value can say what it is. */
const nearestNames = 3

const mostFound = 200
const cut = (text: string) => Array.from(text).slice(0, mostFound).join('')

/** The first text in a request that names an address, a host or an account number other than the recipient. */
export function otherRecipientIn(recipient: string | null, { title, reason, details }: Texts): string | null {
  const own = new Set(recipient === null ? [] : identifiersIn(recipient))
  const { cells, names } = cellsOf(details)
  const texts = [title, reason ?? '', ...names, ...cells.map(({ text }) => text)]
  const other = identifiersIn(texts.join('\n')).find(one => !own.has(one))
  if (other !== undefined) return cut(other)
  const isOther = ({ path, text }: Cell) => {
    const [key = ''] = path
      .at(-1)!
      .toLowerCase()
      .split(/[^a-z]/, 1)
    const isIdentified = identifiersIn(text).length > 0
    return recipientKeys.has(key) && text.trim() !== '' && !isIdentified && (recipient === null || folded(text) !== folded(recipient))
  }
  const named = cells.find(isOther)
  return named ? cut(named.text.trim()) : null
}

const wordsIn = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? []

/** Every address, host and account number in a text, in a form in which equal ones are equal. */
export function identifiersIn(text: string): string[] {
  const plain = legible(text)
  return [...plain.split(/[\s<>()[\]{}"'`,;|\\*]+/u).flatMap(hostsIn), ...accountsIn(plain)]
}

/** The e-mail addresses, handles and hosts in a word. */
function hostsIn(word: string): string[] {
  const at = word.indexOf('://')
  const authority =
    at < 0
      ? []
      : [
          word
            .slice(at + 3)
            .split(/[/?#]/, 1)[0]!
            .replace(/^.*@/u, '')
            .replace(/:\d*$/, ''),
        ]
  const pieces = word.split(/[^\p{L}\p{N}.@_+%-]+/u).map(piece => piece.replace(/^\.+|[.-]+$/gu, ''))
  return [
    ...authority.map(host => hostOf(host)).filter(Boolean),
    ...pieces
      .filter(piece => piece.includes('@') || isHost(piece))
      .map(piece => (piece.includes('@') ? piece.toLowerCase() : hostOf(piece))),
  ].filter(one => one !== '@')
}

const hostOf = (host: string) => host.toLowerCase().replace(/^www\./, '')
const isFile = new Set(wordsIn(vocabulary.fileEndings))
const isLabel = (label: string) => /^[\p{L}\p{N}-]{1,63}$/u.test(label)
function isHost(piece: string) {
  const labels = piece.split('.')
  const last = labels.at(-1)!.toLowerCase()
  if (labels.length < 2 || !labels.every(isLabel)) return false
  if (/^\d+$/.test(last)) return labels.length === 4 && labels.every(label => /^\d{1,3}$/.test(label))
  return /^(?:\p{L}{2,24}|xn--[\p{L}\p{N}-]{1,59})$/u.test(last) && !isFile.has(last)
}

const shortestAccount = 13
const fewestDigits = 8
/** Account numbers, numbers like those of cards, and telephone numbers. Their groups may be separated. */
function accountsIn(text: string): string[] {
  const compact = (found: string) => found.replace(/[^\p{L}\p{N}+]/gu, '').toUpperCase()
  const digitsOf = (found: string) => found.match(/\d/g)!.length
  const accounts = [...text.matchAll(/(?<![\p{L}\p{N}])[A-Za-z]{2}\d{2}(?:[ ./_:-]?[A-Za-z0-9]){11,30}(?![\p{L}\p{N}])/gu)]
    .map(([found]) => found)
    .filter(found => digitsOf(found) >= fewestDigits)
  const numbers = [...text.matchAll(/(?<![\p{L}\p{N}+])\+?\d(?:[ ()/.-]{0,2}\d){6,18}(?!\p{N})/gu)]
    .map(([found]) => found)
    .filter(found => found.startsWith('+') || digitsOf(found) >= shortestAccount)
  return [...accounts, ...numbers].map(compact)
}

const isCurrency = new Set(Object.values(vocabulary.currencies).flatMap(wordsIn))
const isAmountKey = new Set(Object.values(vocabulary.amountKeys).flatMap(wordsIn))
const isQuantityKey = new Set(Object.values(vocabulary.quantityKeys).flatMap(wordsIn))
const isMultiple = new Set(wordsIn(vocabulary.multiples))
const isNumbered = new Set(Object.values(vocabulary.numbered).flatMap(wordsIn))
const isPayment = new Set(Object.values(vocabulary.topics.money).flatMap(wordsIn))
/** Currencies that have names and signs of their own. Others are only known by their codes. */
const isCode = new Set(wordsIn(vocabulary.currencies['ISO 4217']))
const currencyOf: Record<string, string> = { '€': 'EUR', euro: 'EUR', euros: 'EUR', '£': 'GBP', pound: 'GBP', pounds: 'GBP', yen: 'JPY' }

/** The first amount in the texts of a request that is not its declared one. */
export function otherAmountIn({ amountUnits, currency }: StoredAmount, { title, reason, details }: Texts): string | null {
  if (amountUnits === null || currency === null) return null
  const { cells } = cellsOf(details)
  for (const { path, text } of cells) {
    const keys = path.flatMap(name => wordsIn(name))
    const isAmount = keys.some(key => isAmountKey.has(key))
    const isQuantity = keys.some(key => isQuantityKey.has(key))
    const numbers = tokensOf(text).filter(isNumber)
    // One of something costs what it costs.
    const isFitting = (number: string) => isOnly(number, amountUnits) || (isQuantity && Number(number) === 1)
    const isUnread = numbers.length === 0 && !isCurrencyAlone(text, currency)
    if ((isAmount || isQuantity) && text.trim() !== '' && (isUnread || !numbers.every(isFitting))) return cut(`${path.at(-1)}: ${text}`)
  }
  for (const text of [title, reason ?? '', ...cells.map(cell => cell.text)]) {
    const found = isCurrencyAlone(text, currency) ? null : otherAmountInText(text, amountUnits, currency)
    if (found !== null) return cut(found)
  }
  return null
}

/** Each currency in the text must stand beside the declared amount, and each number beside a word of payment must be it. */
function otherAmountInText(text: string, units: number, currency: string): string | null {
  const tokens = tokensOf(text)
  const isDeclared = (i: number) => {
    const number = tokens[i]
    return (
      number !== undefined &&
      isNumber(number) &&
      isOnly(number, units) &&
      ![tokens[i - 1], tokens[i + 1]].some(one => isMultiple.has(one ?? ''))
    )
  }
  const isForeign = (i: number) => isNumber(tokens[i] ?? '') && !isDeclared(i) && !isNumbered.has(tokens[i - 1] ?? '')
  for (const [i, token] of tokens.entries()) {
    const around = () => tokens.slice(Math.max(0, i - 2), i + 3).join(' ')
    const isOfMoney = isCurrency.has(token) || token === currency.toLowerCase() || /^\p{Sc}$/u.test(token)
    if (isOfMoney) {
      const named = currencyOf[token] ?? (isCode.has(token) ? token.toUpperCase() : currency)
      if (named !== currency || !(isDeclared(i - 1) || isDeclared(i + 1))) return around()
    }
    if (isMultiple.has(token) && [i - 1, i + 1].some(at => isNumber(tokens[at] ?? ''))) return around()
    if (isAmountKey.has(token) && [i + 1, i + 2].some(isForeign)) return around()
    if (isPayment.has(token) && !isNumbered.has(token) && [i - 1, i + 1, i + 2].some(isForeign)) return around()
  }
  return null
}

/** Words in small letters, numbers with their separators, and signs of currencies. */
const tokensOf = (text: string) =>
  legible(text)
    .toLowerCase()
    .match(/(?<![\p{L}\d.,])\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,4})?(?!\d)|(?<![\p{L}\d])\d+(?:[.,]\d+)*|[\p{L}\p{M}]+|[\p{Sc}×%]/gu) ?? []
const isNumber = (token: string) => /^\d/.test(token)
const isCurrencyAlone = (text: string, currency: string) => text.trim().toUpperCase() === currency

/** Whether a number can only be read as this amount. "1.000" may be one or one thousand. */
function isOnly(number: string, units: number) {
  const plain = number.replace(/['’ ]/g, '')
  const signs = plain.match(/[.,]/g) ?? []
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const decimal = `${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`
  const whole = plain.replace(/[.,]/g, '')
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain)
  const readings =
    signs.length === 0
      ? [plain]
      : new Set(signs).size === 2
        ? [decimal]
        : signs.length > 1
          ? [whole]
          : isGrouped
            ? [whole, decimal]
            : [decimal]
  return readings.every(reading => unitsOf(Number(reading)) === units)
}

/** All texts, numbers and names in the details. A loop, because recursion on a deeply nested value could overflow the stack. */
function cellsOf(details: Record<string, unknown>): { cells: Cell[]; names: string[] } {
  const cells: Cell[] = []
  const names: string[] = []
  const left: { path: string[]; value: unknown }[] = [{ path: [], value: details }]
  while (left.length > 0) {
    const { path, value } = left.pop()!
    if (typeof value === 'string' || typeof value === 'number') cells.push({ path, text: String(value) })
    else if (Array.isArray(value)) for (const one of value.toReversed()) left.push({ path, value: one })
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value).toReversed()) {
        names.push(name)
        left.push({ path: [...path.slice(1 - nearestNames), name], value: one })
      }
  }
  return { cells, names }
}
