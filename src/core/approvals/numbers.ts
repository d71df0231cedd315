/** Finds IBANs, card numbers and keys by their form alone. */
import { legible } from '../kit/legible.ts'

export function traces(raw: string): ('iban' | 'card_number' | 'key')[] {
  const text = legible(raw)
  return [
    ...(hasIban(text) ? ['iban' as const] : []),
    ...(hasCard(text) ? ['card_number' as const] : []),
    ...(hasKey(text) ? ['key' as const] : []),
  ]
}

/** An IBAN with correct check digits, in any grouping. */
function hasIban(text: string) {
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])[A-Za-z]{2}[ ._/\\:·-]?\d[ ._/\\:·-]?\d(?=[ ._/\\:·-]?[A-Za-z0-9])/gu)) {
    let digits = 0
    let rest = 0
    let head = ''
    for (let i = index; i < text.length && digits < longestIban; i++) {
      const char = text[i]!
      if (/[ ._/\\:·-]/.test(char) && text[i - 1] !== char) continue
      if (!/[A-Za-z0-9]/.test(char)) break
      if (++digits <= 4) head += char
      else rest = modulo(rest, char)
      if (digits >= shortestIban && [...head].reduce(modulo, rest) === 1) return true
    }
  }
  return false
}
const [shortestIban, longestIban] = [15, 34]
/** A letter counts as two digits: A is 10. */
const modulo = (rest: number, char: string) => {
  const value = parseInt(char, 36)
  return (rest * (value > 9 ? 100 : 10) + value) % 97
}

/**
 * 13 to 19 digits in one or several groups that begin like a payment card and have the right check digit. Signs that also separate the parts
 * of a date are between groups of 3 digits or more only.
 */
function hasCard(text: string) {
  for (const [run] of text.matchAll(/\d+(?:[ -]\d+|[._/\\·]\d{3,})*/g)) {
    const groups = run.split(/[ ._/\\·-]/)
    for (let first = 0; first < groups.length; first++) {
      if (!/^[2-6]/.test(groups[first]!)) continue
      let digits = ''
      for (let next = first; next < groups.length && digits.length < 19; next++) {
        digits += groups[next]!.slice(0, 20)
        if (digits.length >= 13 && digits.length <= 19 && luhn(digits)) return true
      }
    }
  }
  return false
}

function luhn(digits: string) {
  let sum = 0
  for (let i = digits.length - 1, doubled = false; i >= 0; i--, doubled = !doubled) {
    const digit = Number(digits[i]) * (doubled ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}

const knownKeys =
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY|\b(?:sk|rk|pk)[-_][\w-]{20}|\bgh[pousr]_[A-Za-z0-9]{20}|\bgithub_pat_\w{20}|\bglpat-[\w-]{16}|\bxox[abprs]-[\w-]{10}|\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{30}|\baqs_(?:agent|svc|session|link)_[0-9A-Za-z]{20}|\beyJ[\w-]{8,500}\.eyJ/
const shortestKey = 32
/** A key with a known prefix, or a long word of capitals, small letters and digits that is not made of words. */
function hasKey(text: string) {
  if (knownKeys.test(text)) return true
  for (const [word] of text.matchAll(/[A-Za-z0-9_+=-]+/g))
    if (word.length >= shortestKey && /[A-Z]/.test(word) && /[a-z]/.test(word) && (word.match(/\d/g)?.length ?? 0) >= 4) return true
  return false
}
