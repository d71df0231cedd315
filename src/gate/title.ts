/** The longest title of a request. */
const longest = 120

/** One line that a request can have as its title. */
export function titleFrom(text: string) {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
