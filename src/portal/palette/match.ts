/** How well a text matches what was typed. */

/** Without case and accents, so that "resume" finds "Résumé". */
const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The longest text that is compared. */
const longest = 200

/**
 * 0 if it does not match. Each word that was typed must be in the name, at the beginning of a word or inside one; or in the other texts,
 * which count less; or be some letters of the name, in order.
 */
export function score(typed: string, name: string, ...others: string[]) {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const title = folded(name.slice(0, longest))
  const rest = folded(others.join(' ').slice(0, longest))
  let sum = 0
  for (const word of words) {
    const points = scoreOf(word, title, rest)
    if (points === 0) return 0
    sum += points
  }
  return words.length === 0 ? 1 : sum / words.length + Number(title.startsWith(words[0]!))
}

/** With fewer points, the other texts match better than the name. */
export const inName = 3

function scoreOf(word: string, title: string, rest: string) {
  if (` ${title}`.includes(` ${word}`)) return 4
  if (title.includes(word)) return inName
  if (rest.includes(word)) return 2
  return word.length > 1 && hasInOrder(word, title) ? 1 : 0
}

function hasInOrder(word: string, text: string) {
  let from = 0
  for (const letter of word) {
    const at = text.indexOf(letter, from)
    if (at < 0) return false
    from = at + letter.length
  }
  return true
}
