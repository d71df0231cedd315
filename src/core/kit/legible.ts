/** Characters that take no space. */
export const unseen = /(?![\u115f\u1160])[\p{Cf}\p{DI}]/gu
/** Letters and signs that look like spaces, in the form NFKC. No ordinary text has them. */
export const blank = /[\u115f\u1160\u2800]/u
export const blanks = new RegExp(blank, 'gu')

/** A text as people read it: without hidden characters, and with the digits 0 to 9. */
export const legible = (raw: string) =>
  raw
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(blanks, ' ')
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)

/** The digit 0 to 9 for a digit of any script. Unicode has them in runs of ten. */
function digitOf(sign: string) {
  const code = sign.codePointAt(0)!
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return String((code - first) % 10)
}
