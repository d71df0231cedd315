/**
 * Whether JavaScript keeps a number as it was written. Somebody can send very many numbers, so almost all of them are judged by their number
 * of digits. This costs less than parsing them.
 */
import { Refusal } from './refusal.ts'

/** A double keeps any 15 digits. JavaScript never writes more than 17. */
const alwaysKept = 15
const mostKept = 17
/** Below this power of ten, and above its inverse, a double has its full precision. */
const fullPrecision = 307
/** How many numbers may be compared with what JavaScript writes, which is slow. No value that the service stores has as many. */
const mostCompared = 4_000

/**
 * Returns a function for the numbers of one body. It reads the number between two places of a text. The number is exact if JavaScript
 * writes it with the same digits.
 */
export function exactness() {
  let compared = 0
  return (text: string, start: number, end: number) => {
    const { significant, power } = digitsOf(text, start, end)
    if (significant === 0) return true
    if (significant > mostKept) return false
    if (significant <= alwaysKept && Math.abs(power) < fullPrecision) return true
    if (++compared > mostCompared)
      throw new Refusal(
        'malformed_json',
        `The body has more than ${mostCompared.toLocaleString('en-US')} numbers of more than ${alwaysKept} digits. Send them as strings.`,
      )
    return hasDigits(
      text,
      start,
      end,
      Math.abs(Number(text.slice(start, end)))
        .toExponential()
        .replace('.', ''),
    )
  }
}

/** The number of digits without zeros at both ends, and the power of ten before the first of them. */
function digitsOf(text: string, start: number, end: number) {
  let digits = 0
  let significant = 0
  let power = 0
  let isFraction = false
  let at = start
  for (; at < end; at++) {
    const code = text.charCodeAt(at)
    if (isLetter(code)) break
    if (code === dot) isFraction = true
    else if (code > zero || (code === zero && digits > 0)) {
      digits++
      if (code > zero) significant = digits
      if (!isFraction) power++
    } else if (code === zero && isFraction) power--
  }
  return { significant, power: at < end ? power + exponentAt(text, at + 1, end) : power }
}

const dot = 0x2e
const minus = 0x2d
const zero = 0x30
const isLetter = (code: number) => code === 0x65 || code === 0x45

function exponentAt(text: string, start: number, end: number) {
  let exponent = 0
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code >= zero) exponent = exponent * 10 + code - zero
  }
  return text.charCodeAt(start) === minus ? -exponent : exponent
}

/** Whether a number has these digits, which an exponent follows. */
function hasDigits(text: string, start: number, end: number, digits: string) {
  let place = 0
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (isLetter(code)) break
    if (code < zero || (code === zero && place === 0)) continue
    const expected = digits.charCodeAt(place)
    if (code === expected) place++
    // Only zeros may follow the last digit.
    else if (code !== zero || !isLetter(expected)) return false
  }
  return isLetter(digits.charCodeAt(place))
}
