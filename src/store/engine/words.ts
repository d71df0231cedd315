/** Splits texts into words, in the same way for what is stored and for queries, and for both databases. Case and accents do not matter. */

/** The maximum number of words of a query. Further words are ignored. */
const mostWords = 8

/** A query without words searches for this word, which nothing has. */
const noWord = '@none'

/** The letters before an identifier, which all identifiers of its kind have. A search for them would look at every row. */
const kindOfId = /\b[a-z]{3}_(?=[0-9a-z]{26}\b)/gi

/** The words that a query searches for. */
export function searchWords(text: string): string[] {
  const words = [...new Set(wordsIn(text.replace(kindOfId, '')))].slice(0, mostWords)
  return words.length > 0 ? words : [noWord]
}

const spaceless = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u
let segmenter: Intl.Segmenter | undefined
/** Node takes 9 ms to load its dictionary, so this is done when it is first needed. */
const segmented = (run: string) =>
  Array.from((segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })).segment(run), ({ segment }) => segment)

/** How much of a word counts, in code points. PostgreSQL refuses a word of more than 2,046 bytes. */
const mostLetters = 64

export function wordsIn(text: string): string[] {
  const runs = folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const words = runs.flatMap(run => (spaceless.test(run) ? segmented(run) : [run]))
  return words.map(word => Array.from(word).slice(0, mostLetters).join(''))
}

/** Upper case first, because it makes more letters equal: ß becomes SS. Accents are removed only in scripts where they are additional. */
function folded(text: string) {
  return text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ς', 'σ')
    .normalize('NFC')
}

/** All texts and numbers in a JSON value, the outer ones first. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = []
  for (let level = [value]; level.length > 0;) {
    for (const one of level) if (typeof one === 'string' || typeof one === 'number') texts.push(String(one))
    level = level.flatMap(one => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return texts
}
