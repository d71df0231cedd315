/**
 * Rates the risk of a request. High means: the action cannot be undone, and it is new or large. New is what its human has never approved for
 * this recipient. Large is an amount above the account's limit. Credentials, deletion and disguise are always high. The agent names the
 * category, and its text can raise the risk, but never lower it. The rules help the human but prove nothing: an agent can always hide an
 * amount from a table of words.
 *
 * The words of each topic, by language, are in risk-words.json. A word of more than one part has hyphens. "Drop" deletes only together with what
 * can be dropped.
 *
 * Each rule takes time in proportion to the text, which is bounded by the size of a request.
 */
import { usualLargeAmount } from '../agents/policies.ts'
import type { Kind } from './actions.ts'
import vocabulary from './risk-words.json' with { type: 'json' }

type Risk = 'low' | 'medium' | 'high'
type Topic = keyof typeof vocabulary.topics
export type Category = 'spend' | 'contact' | 'publish' | 'access' | 'other'
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
/** Whether a sign raises the risk even if the human knows the recipient. */
const isAlwaysHigh: Record<Exclude<HighReason, 'new_recipient' | 'no_recipient' | 'large_amount' | 'unknown_amount'>, boolean> = {
  key: true,
  credentials: true,
  deletion: true,
  disguise: true,
  // Unless it is the recipient, whom the human knows.
  iban: false,
  card_number: false,
  money: false,
  publication: false,
  access: false,
  commitment: false,
}

/** How many words may be between "drop" and what is dropped: "drop the whole production database". */
const dropDistance = 5

/** Letters of other alphabets, with the Latin letters that they look like. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiјjѕsԁdһhԛqԝwкkмmтtвbнhгrпn', ...'αaοoρpνvτtκkιiυuεeηnωwχxγyβb', ...'ıiłl'].flatMap((letter, i, all) =>
    i % 2 === 0 ? [[letter, all[i + 1]!]] : [],
  ),
)

const words = (list: string) => list.split(' ').map(word => skeleton(word.normalize('NFKC').toLowerCase()))
const inAnyLanguage = (lists: object) => Object.values(lists).flatMap((list: string) => words(list))
const topicOf = new Map(
  (Object.keys(vocabulary.topics) as Topic[]).flatMap(topic => inAnyLanguage(vocabulary.topics[topic]).map(word => [word, topic] as const)),
)
const isCurrency = new Set(inAnyLanguage(vocabulary.currencies))
const isAmountKey = new Set(inAnyLanguage(vocabulary.amountKeys))
const isQuantityKey = new Set(inAnyLanguage(vocabulary.quantityKeys))
const isMultiplier = new Set(words(vocabulary.multiples))
const isDroppable = new Set(words(vocabulary.droppable))
const isDrop = new Set(words(vocabulary.drop))
/** Scripts without spaces between words. In these, a word is found anywhere in the text. */
const unspaced = [...topicOf].filter(([word]) => /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u.test(word))

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

/** Finds numbers and strings by their form alone, such as IBANs, card numbers and keys. */
function traces(raw: string): ('iban' | 'card_number' | 'key')[] {
  const text = legible(raw)
  return [
    ...(hasIban(text) ? ['iban' as const] : []),
    ...(hasCard(text) ? ['card_number' as const] : []),
    ...(hasKey(text) ? ['key' as const] : []),
  ]
}

/** A text as people read it: without hidden characters, and with the digits 0 to 9. */
export const legible = (raw: string) =>
  raw
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(blanks, ' ')
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)

function topicsIn(raw: string): ('amount' | 'disguise' | Topic)[] {
  const text = raw
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
  const shown = text.replace(unseen, '').replace(blanks, ' ')
  const found = new Set<'amount' | 'disguise' | Topic>()
  // Invisible characters inside a word, and words that mix similar letters of two alphabets, are meant to mislead.
  if (hidden.test(text) || blank.test(text) || mixed.test(shown)) found.add('disguise')
  if (/\p{Sc} ?\p{Nd}|\p{Nd} ?\p{Sc}/u.test(shown)) found.add('amount')

  const plain = skeleton(shown)
  const tokens = plain.match(/[\p{L}\p{M}]+|\p{Nd}+/gu) ?? []
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1] ?? ''
    const topic = topicOf.get(stem(token)) ?? topicOf.get(`${token}-${stem(next)}`) ?? topicOf.get(`${token}-${next}-${tokens[i + 2]}`)
    if (topic) found.add(topic)
    if (isDrop.has(token) && tokens.slice(i + 1, i + 2 + dropDistance).some(one => isDroppable.has(one))) found.add('deletion')
    // "5000 EUR", "EUR 5000", "5 million euros"; and a number under a key that names an amount.
    if (isCurrency.has(token) && [tokens[i - 2], tokens[i - 1], next].some(isNumber)) found.add('amount')
    if (isAmountKey.has(token) && [next, tokens[i + 2]].some(isNumber)) found.add('amount')
  }
  for (const [word, topic] of unspaced) if (plain.includes(word)) found.add(topic)
  return [...found]
}

/** The largest amount of money in a text. "5 million euros" is larger than any limit. */
function largestIn(raw: string): number {
  const tokens = amountTokens(raw)
  const amounts = tokens.flatMap((token, i) => {
    if (!isNumber(token[0])) return []
    const next = isMultiplier.has(tokens[i + 1] ?? '') ? tokens[i + 2] : tokens[i + 1]
    const isAmount = [tokens[i - 1], next].some(isMoney) || [tokens[i - 1], tokens[i - 2]].some(key => isAmountKey.has(key ?? ''))
    return isAmount ? [isMultiplier.has(tokens[i + 1] ?? '') ? Infinity : valueOf(token)] : []
  })
  return amounts.reduce((a, b) => Math.max(a, b), 0)
}

/** The largest number under a key that says how many of something are bought. */
function quantityIn(raw: string): number {
  const tokens = amountTokens(raw)
  return tokens.reduce((most, key, i) => {
    const number = tokens[i + 1]
    return isQuantityKey.has(key) && isNumber(number?.[0]) ? Math.max(most, valueOf(number!)) : most
  }, 0)
}

/** Words, signs of currencies, and numbers with what separates their digits. */
const amountTokens = (raw: string): string[] =>
  skeleton(
    legible(raw)
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase(),
  ).match(/\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,'’]\d+)*|\p{Sc}|[\p{L}\p{M}]+/gu) ?? []

const isMoney = (token: string | undefined) => token !== undefined && (isCurrency.has(token) || /^\p{Sc}$/u.test(token))
/** Up to two digits behind the last sign are decimals. Everything before groups digits. */
function valueOf(written: string) {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written)!
  return Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`)
}

/** Characters that take no space. */
const unseen = /(?![\u115f\u1160])[\p{Cf}\p{DI}]/gu
/** Letters and signs that look like spaces, in the form NFKC. No ordinary text has them. */
const blank = /[\u115f\u1160\u2800]/u
const blanks = new RegExp(blank, 'gu')
const hidden = /[\p{sc=Latin}\d][\p{Cf}\p{DI}]+[\p{sc=Latin}\d]/u
/** Micro and ohm signs occur beside Latin letters in units. */
const mixed = /\p{sc=Latin}[[\p{sc=Cyrillic}\p{sc=Greek}]--[μωΩ]]|[[\p{sc=Cyrillic}\p{sc=Greek}]--[μωΩ]]\p{sc=Latin}/v

/**
 * The entry of the table that matches this word, or the word itself. Short entries match only themselves: "payload" does not match "pay".
 */
function stem(word: string) {
  const forms = [word, word.replace(/(?:r?ing|ments?|ung(?:en)?)$/, ''), word.slice(0, -1), word.slice(0, -2)]
  return forms.find((form, i) => topicOf.has(form) && (i === 0 || form.length >= shortestStem)) ?? word
}
const shortestStem = 5

const isNumber = (token: string | undefined) => token !== undefined && /^\p{Nd}+$/u.test(token)

/** A text without accents, and with Latin letters in place of similar ones. The words of the tables are treated in the same way. */
function skeleton(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[\u0370-\u052f\u0131\u0142]/g, letter => lookalikes[letter] ?? letter)
    .normalize('NFC')
}
/** The digit 0 to 9 for a digit of any script. Unicode has them in runs of ten. */
function digitOf(sign: string) {
  const code = sign.codePointAt(0)!
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return String((code - first) % 10)
}

/** An IBAN with correct check digits, in any grouping. */
function hasIban(text: string) {
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])[A-Za-z]{2}[ ._/\\:·-]?\d[ ._/\\:·-]?\d(?=[ ._/\\:·-]?[A-Za-z0-9])/gu)) {
    let digits = 0
    let rest = 0
    let head = ''
    for (let i = index; i < text.length && digits < longestIban; i++) {
      const char = text[i]!
      if (/[ ._/\\:·-]/.test(char) && text[i - 1] !== char) continue
      if (!/[A-Za-z0-9]/.test(char)) break
      if (++digits <= 4) head += char
      else rest = modulo(rest, char)
      if (digits >= shortestIban && [...head].reduce(modulo, rest) === 1) return true
    }
  }
  return false
}
const [shortestIban, longestIban] = [15, 34]
/** A letter counts as two digits: A is 10. */
const modulo = (rest: number, char: string) => {
  const value = parseInt(char, 36)
  return (rest * (value > 9 ? 100 : 10) + value) % 97
}

/**
 * 13 to 19 digits in one or several groups that begin like a payment card and have the right check digit. Signs that also separate the parts
 * of a date are between groups of 3 digits or more only.
 */
function hasCard(text: string) {
  for (const [run] of text.matchAll(/\d+(?:[ -]\d+|[._/\\·]\d{3,})*/g)) {
    const groups = run.split(/[ ._/\\·-]/)
    for (let first = 0; first < groups.length; first++) {
      if (!/^[2-6]/.test(groups[first]!)) continue
      let digits = ''
      for (let next = first; next < groups.length && digits.length < 19; next++) {
        digits += groups[next]!.slice(0, 20)
        if (digits.length >= 13 && digits.length <= 19 && luhn(digits)) return true
      }
    }
  }
  return false
}

function luhn(digits: string) {
  let sum = 0
  for (let i = digits.length - 1, doubled = false; i >= 0; i--, doubled = !doubled) {
    const digit = Number(digits[i]) * (doubled ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}

const knownKeys =
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY|\b(?:sk|rk|pk)[-_][\w-]{20}|\bgh[pousr]_[A-Za-z0-9]{20}|\bgithub_pat_\w{20}|\bglpat-[\w-]{16}|\bxox[abprs]-[\w-]{10}|\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{30}|\baqs_(?:agent|session)_[0-9A-Za-z]{20}|\beyJ[\w-]{8,500}\.eyJ/
const shortestKey = 32
/** A key with a known prefix, or a long word of capitals, small letters and digits that is not made of words. */
function hasKey(text: string) {
  if (knownKeys.test(text)) return true
  for (const [word] of text.matchAll(/[A-Za-z0-9_+=-]+/g))
    if (word.length >= shortestKey && /[A-Z]/.test(word) && /[a-z]/.test(word) && (word.match(/\d/g)?.length ?? 0) >= 4) return true
  return false
}
