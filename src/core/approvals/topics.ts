/**
 * What the words of a request are about, and the amounts in them. The words of each topic, by language, are in risk-words.json. A word of more
 * than one part has hyphens. "Drop" deletes only together with what can be dropped.
 */
import { blank, blanks, legible, unseen } from '../kit/legible.ts'
import vocabulary from './risk-words.json' with { type: 'json' }

export type Topic = keyof typeof vocabulary.topics

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

export function topicsIn(raw: string): ('amount' | 'disguise' | Topic)[] {
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
export function largestIn(raw: string): number {
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
export function quantityIn(raw: string): number {
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
