/** The words by which quests are found: folded, so that case and accents do not matter, and each with its beginnings. */
import type { Row } from '../store/index.ts'

/** A word is found by its beginnings of at least so many letters, */
const shortestBeginning = 2
/** and of its letters so many count. */
const longestBeginning = 12
/** So many words of a text are looked for. */
const mostWords = 8
/** Nothing has this word. */
const unknown = '?'

/** No word has a colon, so these are told apart from words. */
export const tagWord = (tag: string) => `tag:${tag}`
export const difficultyWord = (difficulty: string) => `difficulty:${difficulty}`
export const statusWord = (status: string) => `status:${status}`

type Found = Pick<Row<'quests'>, 'title' | 'summary' | 'slug' | 'tags' | 'difficulty' | 'status'>

/** All by which a quest is found. */
export function questWords({ title, summary, slug, tags, difficulty, status }: Found): string[] {
  const beginnings = wordsIn([title, summary, slug, ...tags].join(' ')).flatMap(beginningsOf)
  return [...new Set([...beginnings, ...tags.map(tagWord), difficultyWord(difficulty), statusWord(status)])]
}

/** What a text asks for; a text without words asks for what nothing has. */
export function searchWords(text: string): string[] {
  const words = [...new Set(wordsIn(text).map(word => beginningsOf(word).at(-1)!))].slice(0, mostWords)
  const spoken = (word: string) => words.some(other => other !== word && beginningsOf(other).includes(word))
  const needed = words.filter(word => !spoken(word))
  return needed.length > 0 ? needed : [unknown]
}

/** The word itself is the last of them, cut to what counts. */
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

/** Upper case first, because more letters meet there: ß is SS. Accents are taken from where they are extra, not from scripts that spell with marks. */
function folded(text: string) {
  return text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ς', 'σ')
    .normalize('NFC')
}
