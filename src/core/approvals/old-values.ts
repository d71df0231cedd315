/**
 * Where an amount or a recipient still stands after a human has replaced it. An agent that reads two amounts may act on the wrong one, so the
 * human must change the other places too. An agent can spell out any number, so this helps people who change a request, and proves nothing.
 *
 * Each rule takes time in proportion to the text.
 */
import type { AllowedAction, WrittenAmount } from '../../store/index.ts'
import { decimalsOf, isCurrency } from '../kit/amounts.ts'
import { legible } from '../kit/legible.ts'
import { identifiersIn } from './signs.ts'
import vocabulary from './risk-words.json' with { type: 'json' }

/** A text of an action, and where it stands. */
interface Spot {
  pointer: string
  text: string
}

/** All texts, numbers and names of members. */
export const spotsIn = ({ title, recipient, details }: Pick<AllowedAction, 'title' | 'recipient' | 'details'>): Spot[] => [
  { pointer: '/title', text: title },
  ...(recipient === null ? [] : [{ pointer: '/recipient', text: recipient }]),
  ...spotsOf('/details', details),
]

/** The service takes no JSON that is nested too deeply for this. */
export function spotsOf(pointer: string, value: unknown): Spot[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ pointer, text: String(value) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    return [...(Array.isArray(value) ? [] : [{ pointer: at, text: name }]), ...spotsOf(at, inner)]
  })
}

/** Whether a text has this amount, in a usual spelling: 480, 480.00, 480,00, EUR480. If only the currency was replaced, with the old one. */
export function hasAmount(raw: string, { value, currency }: WrittenAmount, replacement: WrittenAmount | null): boolean {
  const text = legible(raw).toLowerCase()
  const isSameValue = replacement?.value === value
  const decimals = decimalsOf(currency)
  const names = namesOf(currency)
  const newNames = new Set(replacement ? namesOf(replacement.currency) : [])
  return numbersIn(text).some(({ token, before, after }) => {
    if (!readings(token, decimals).includes(Number(value))) return false
    return !isSameValue || [wordBefore(before), wordAfter(after)].some(word => names.includes(word) && !newNames.has(word))
  })
}

/** The largest number in these texts. 0 if there is none. */
export const largestIn = (spots: Spot[]) =>
  spots
    .flatMap(({ text }) => numbersIn(legible(text).toLowerCase()).flatMap(({ token }) => readings(token, 0)))
    .reduce((most, one) => Math.max(most, one), 0)

interface NumberToken {
  token: string
  /** A few characters on each side. */
  before: string
  after: string
}
const nearby = 40

/** Digits with separators, alone or beside a currency. Other letters, or digits behind a hyphen, make them part of a name or a date. */
function numbersIn(text: string): NumberToken[] {
  return [...text.matchAll(/\d+(?:[.,'’]\d+| \d{3}(?!\d))*/g)]
    .flatMap(({ 0: token, index }) => (token.includes(' ') && readings(token, 3).length === 0 ? apart(token, index) : [{ token, index }]))
    .map(({ token, index }) => ({
      token,
      before: text.slice(Math.max(0, index - nearby), index),
      after: text.slice(index + token.length, index + token.length + nearby),
    }))
    .filter(({ before, after }) => {
      const letters = [/[\p{L}\p{M}_]+$/u.exec(before)?.[0], /^[\p{L}\p{M}_]+/u.exec(after)?.[0]]
      return !/\d[-/:]$/.test(before) && !/^[-/:]\d/.test(after) && letters.every(run => run === undefined || isMoney(run))
    })
}

/** Numbers that only a space separates. */
const apart = (tokens: string, start: number) =>
  [...tokens.matchAll(/[^ ]+/g)].map(({ 0: token, index }) => ({ token, index: start + index }))

/** The numbers that a token may stand for: "1.480" is 1480, and in a currency with three decimals also 1.48. */
function readings(token: string, decimals: number): number[] {
  const groups = token.split(/[.,'’ ]/)
  const marks = token.match(/[.,'’ ]/g) ?? []
  const [last, fraction] = [marks.at(-1), groups.at(-1)!]
  const isWhole = new Set(marks).size <= 1 && isGrouped(groups)
  const isDecimal =
    (last === '.' || last === ',') &&
    (fraction.length !== 3 || decimals === 3 || marks.length > 1) &&
    new Set(marks.slice(0, -1)).size <= 1 &&
    !marks.slice(0, -1).includes(last) &&
    isGrouped(groups.slice(0, -1))
  return [...(isWhole ? [Number(groups.join(''))] : []), ...(isDecimal ? [Number(`${groups.slice(0, -1).join('')}.${fraction}`)] : [])]
}

/** Digits in one group, or in groups of three. */
const isGrouped = ([first, ...rest]: string[]) => rest.length === 0 || (first!.length <= 3 && rest.every(group => group.length === 3))

const moneyWords = new Set(Object.values(vocabulary.currencies).flatMap(list => list.split(' ')))
const isMoney = (word: string) => moneyWords.has(word) || isCurrency(word)
const wordBefore = (text: string) => /(?:\p{L}+|\p{Sc})(?= ?$)/u.exec(text)?.[0] ?? ''
const wordAfter = (text: string) => /^ ?(\p{L}+|\p{Sc})/u.exec(text)?.[1] ?? ''

/** The code of a currency, its sign, and its English names. */
function namesOf(currency: string): string[] {
  const shown = (currencyDisplay: 'narrowSymbol' | 'name', amount: number) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(amount)
      .filter(({ type }) => type === 'currency')
      .map(({ value }) => value.toLowerCase())
  return [currency.toLowerCase(), ...shown('narrowSymbol', 1), ...shown('name', 1), ...shown('name', 2)]
}

/** Whether a text names this recipient, or an address or account of it that its replacement does not have. */
export function hasRecipient(raw: string, recipient: string, replacement: string | null): boolean {
  const [text, old, now] = [folded(raw), folded(recipient), folded(replacement ?? '')]
  // Only something was added to the old one.
  if (hasPhrase(now, old)) return false
  if (hasPhrase(text, old)) return true
  const kept = namesIn(now)
  const gone = namesIn(old).filter(one => !kept.includes(one))
  // A number may stand beside another one.
  return gone.length > 0 && namesIn(text).some(one => gone.some(its => one === its || (/^[^@.]+$/.test(its) && one.includes(its))))
}

const folded = (text: string) => legible(text).replace(/\s+/gu, ' ').trim().toUpperCase().toLowerCase()

/** Whether a text has a phrase that is not part of a longer word. Some scripts have no spaces between words. */
function hasPhrase(text: string, phrase: string): boolean {
  const isSpaced = !/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u.test(phrase)
  const isInside = (outer: string | undefined, inner: string | undefined) => /^[\p{L}\p{N}]{2}$/u.test(`${outer ?? ''}${inner ?? ''}`)
  if (phrase === '') return false
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (!isSpaced || !(isInside(text[at - 1], phrase[0]) || isInside(phrase.at(-1), text[at + phrase.length]))) return true
  return false
}

/** The addresses, hosts and account numbers in a text. Numbers that are too short for the signs of a rule count here. */
export const namesIn = (raw: string) => [...identifiersIn(raw), ...longNumbersIn(folded(raw))]

const fewestDigits = 7
/** Words with digits, joined with neighbours of the same kind: an account number without its spaces. */
function longNumbersIn(text: string): string[] {
  const found: string[] = []
  for (const run of text.split(/[^\p{L}\p{N} ]+/u)) {
    let joined = ''
    for (const word of [...run.split(' '), '']) {
      if (/\p{Nd}/u.test(word)) {
        joined += word
        continue
      }
      if (joined.replace(/\P{Nd}/gu, '').length >= fewestDigits) found.push(joined)
      joined = ''
    }
  }
  return found
}
