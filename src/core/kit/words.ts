/** The words by which quests are found. They are folded, so that case and accents do not matter, and each has its beginnings. */
import type { Row } from '../../store/index.ts'

/** The shortest beginning by which a word is found, in letters, */
const shortestBeginning = 2
/** and how many of its letters count. */
const longestBeginning = 12
/** How many words of a query are searched for. */
const mostWords = 8
/** No text contains this word. */
const unknown = '?'

/** No word contains a colon, so these cannot be mistaken for words. */
export const tagWord = (tag: string) => `tag:${tag}`
export const difficultyWord = (difficulty: string) => `difficulty:${difficulty}`
export const statusWord = (status: string) => `status:${status}`

type Found = Pick<Row<'quests'>, 'title' | 'summary' | 'slug' | 'tags' | 'difficulty' | 'status'>

/** Everything by which a quest is found. */
export function questWords({ title, summary, slug, tags, difficulty, status }: Found): string[] {
  const beginnings = wordsIn([title, summary, slug, ...tags].join(' ')).flatMap(beginningsOf)
  return [...new Set([...beginnings, ...tags.map(tagWord), difficultyWord(difficulty), statusWord(status)])]
}

/** What a query searches for. A query without words searches for a word that nothing contains. */
export function searchWords(text: string): string[] {
  const words = [...new Set(wordsIn(text).map(word => beginningsOf(word).at(-1)!))].slice(0, mostWords)
  const spoken = (word: string) => words.some(other => other !== word && beginningsOf(other).includes(word))
  const needed = words.filter(word => !spoken(word))
  return needed.length > 0 ? needed : [unknown]
}

/** All beginnings of a word. The last one is the word itself, cut to the letters that count. */
function beginningsOf(word: string): string[] {
  const letters = [...word].slice(0, longestBeginning)
  return letters.map((_, i) => letters.slice(0, i + 1).join('')).filter((_, i) => i + 1 >= Math.min(shortestBeginning, letters.length))
}

const spaceless = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

function wordsIn(text: string): string[] {
  const runs = folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return runs.flatMap(run => (spaceless.test(run) ? Array.from(segmenter.segment(run), ({ segment }) => segment) : [run]))
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
