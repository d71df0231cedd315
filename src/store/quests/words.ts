/** The words by which a quest is found. */
import { wordsIn } from '../engine/words.ts'
import type { Row } from '../tables/index.ts'

/** Tags and the status are stored as words with signs that no other word contains, so a query cannot match them. */
export const tagWord = (tag: string) => `#${tag}`
export const openWord = '@open'

type Found = Pick<Row<'quests'>, 'title' | 'summary' | 'slug' | 'tags' | 'status'>

/** The words by which a quest is found: those of its title, and all of them. */
export function questWords({ title, summary, slug, tags, status }: Found) {
  const words = wordsIn([title, summary, slug, ...tags].join(' '))
  const all = [...new Set([...words, ...tags.map(tagWord), ...(status === 'open' ? [openWord] : [])])]
  return { title: [...new Set(wordsIn(title))].join(' '), words: all.join(' ') }
}
