/** How well a text matches what was typed. */

/** Without case and accents, so that "resume" finds "Résumé". */
const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The longest text that is compared. */
const longest = 200

/**
 * 0 if it does not match. Each word that was typed must be in the text: at the beginning of a word, inside one, or as some of its letters
 * in order.
 */
export function score(typed: string, ...texts: string[]) {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const all = folded(texts.join(' ').slice(0, longest))
  let sum = 0
  for (const word of words) {
    const points = scoreOf(word, all)
    if (points === 0) return 0
    sum += points
  }
  return words.length === 0 ? 1 : sum / words.length + Number(all.startsWith(words[0]!))
}

function scoreOf(word: string, text: string) {
  const at = text.indexOf(word)
  if (at === 0 || (at > 0 && text.includes(` ${word}`))) return 4
  if (at > 0) return 3
  return word.length > 1 && hasInOrder(word, text) ? 1 : 0
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
