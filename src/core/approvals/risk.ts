/**
 * Rates the risk of a request. The agent names the category. The text of the request can raise the risk, but never lower it. The rules help
 * the human but prove nothing: an agent can always hide an amount from a table of words. So an external action has a high risk by default.
 * Only a message to somebody (`contact`) starts at medium.
 *
 * The words of each topic, by language, are in risk-words.json. A word of more than one part has hyphens. "Drop" deletes only together with what
 * can be dropped.
 *
 * Each rule takes time in proportion to the text, which is bounded by the size of a request.
 */
import type { Kind } from './actions.ts'
import { amountIn } from '../kit/amounts.ts'
import vocabulary from './risk-words.json' with { type: 'json' }

type Risk = 'low' | 'medium' | 'high'
type Topic = keyof typeof vocabulary.topics
export type Category = 'spend' | 'contact' | 'publish' | 'access' | 'other'
export type RiskReason = 'category' | 'iban' | 'card_number' | 'key' | 'amount' | 'disguise' | Topic

const ofKind = { join_quest: 'low', submit_result: 'medium', withdraw_from_quest: 'low' } as const
const ofCategory: Record<Category, Risk> = { spend: 'high', publish: 'high', access: 'high', other: 'high', contact: 'medium' }

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
const isDroppable = new Set(words(vocabulary.droppable))
const isDrop = new Set(words(vocabulary.drop))
/** Scripts without spaces between words. In these, a word is found anywhere in the text. */
const unspaced = [...topicOf].filter(([word]) => /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u.test(word))

/** The risk of an action, and the reasons if the risk is higher than its kind implies. */
export function assess(
  kind: Kind,
  category: Category | undefined,
  title: string,
  given: Record<string, unknown>,
  reason: string | null = null,
): { risk: Risk; reasons: RiskReason[] } {
  if (kind !== 'external_action') {
    // The service writes the titles of these, so they need no check. But a result may contain a secret.
    const found = kind === 'submit_result' ? traces(textOf(given)) : []
    return found.length ? { risk: 'high', reasons: found } : { risk: ofKind[kind], reasons: [] }
  }
  const text = `${title}\n${reason ?? ''}\n${textOf(given)}`
  const byCategory = ofCategory[category ?? 'other']
  const { amountUnits } = amountIn((given['details'] ?? {}) as Record<string, unknown>)
  const reasons = [
    ...(byCategory === 'high' ? (['category'] as const) : []),
    ...traces(text),
    ...(amountUnits === null ? [] : (['amount'] as const)),
    ...topicsIn(text),
  ]
  return { risk: reasons.length ? 'high' : byCategory, reasons: [...new Set(reasons)] }
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
function traces(raw: string): RiskReason[] {
  const text = raw
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(blanks, ' ')
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
  return [
    ...(hasIban(text) ? ['iban' as const] : []),
    ...(hasCard(text) ? ['card_number' as const] : []),
    ...(hasKey(text) ? ['key' as const] : []),
  ]
}

function topicsIn(raw: string): RiskReason[] {
  const text = raw
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
  const shown = text.replace(unseen, '').replace(blanks, ' ')
  const found = new Set<RiskReason>()
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
