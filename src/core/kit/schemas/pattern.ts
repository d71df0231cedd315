/**
 * Matches the patterns of result schemas in time that grows only linearly with the text. JSON Schema uses JavaScript patterns with the flag
 * `u`. RE2 has a different syntax for some of them, so they are translated first.
 */
import { RE2JS } from 're2js'

interface Pattern {
  test(text: string): boolean
  toString(): string
}

/** A pattern that RE2 cannot match. The message says why. */
export class Unsupported extends Error {}

/** Throws Unsupported if only a backtracking engine can match the pattern, and SyntaxError if the pattern is not valid. */
export function linearPattern(source: string): Pattern {
  // JavaScript checks that the pattern is valid. The code below relies on this.
  const text = translated(new RegExp(source, 'u').source)
  try {
    const compiled = RE2JS.compile(text)
    return { test: value => compiled.test(value), toString: () => source }
  } catch {
    throw new Unsupported('repeats something more often than 1,000 times, or is too large; use maxLength for long texts')
  }
}

/** JavaScript's character classes. RE2's own classes have fewer kinds of white space and line ends. */
const spaces = '\\x{9}-\\x{d}\\x{20}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}'
const others =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}\\x{21}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}'
const anything = '[\\x{0}-\\x{10ffff}]'
const nothing = '[^\\x{0}-\\x{10ffff}]'
const sameLine = '[^\\x{a}\\x{d}\\x{2028}\\x{2029}]'
const controls: Record<string, number> = { t: 9, n: 10, v: 11, f: 12, r: 13 }

/** A pattern, and how far it was read. */
interface Unread {
  source: string
  at: number
}

/** Reads a valid pattern from left to right. */
function translated(source: string) {
  const text: Unread = { source, at: 0 }
  let out = ''
  while (text.at < source.length) out += part(text)
  return out
}

function part(text: Unread) {
  const { source, at } = text
  const next = source[at]!
  if (source.startsWith('(?', at)) return group(text)
  if (next === '[') return set(text)
  if (next === '\\') return escape(text, false)
  if (!/[.^$|()*+?{}\d,]/.test(next)) return one(character(text))
  text.at++
  return next === '.' ? sameLine : next
}

const restOf = ({ source, at }: Unread) => source.slice(at)

function group(text: Unread) {
  const opening = /^\(\?(?::|<(?![=!])[^>]*>)/.exec(restOf(text))?.[0]
  if (opening === undefined)
    throw new Unsupported(
      /^\(\?<?[=!]/.test(restOf(text)) ? 'looks ahead or behind, which is not supported' : 'sets flags, which is not supported',
    )
  text.at += opening.length
  return '(?:'
}

function set(text: Unread) {
  const isNegative = text.source[++text.at] === '^'
  if (isNegative) text.at++
  let inside = ''
  while (text.source[text.at] !== ']') {
    const first = member(text)
    const isRange = typeof first === 'number' && text.source[text.at] === '-' && text.source[text.at + 1] !== ']'
    if (isRange) text.at++
    inside += typeof first === 'string' ? first : isRange ? `${one(first)}-${one(member(text) as number)}` : one(first)
  }
  text.at++
  if (inside === '') return isNegative ? anything : nothing
  return `[${isNegative ? '^' : ''}${inside}]`
}

/** A character of a set, or a class of characters as text. */
function member(text: Unread): number | string {
  if (text.source[text.at] !== '\\') return character(text)
  if (text.source[text.at + 1] === 'b') {
    text.at += 2
    return 8
  }
  if (text.source[text.at + 1] === '-') {
    text.at += 2
    return 0x2d
  }
  return /[dDwWsSpP]/.test(text.source[text.at + 1]!) ? escape(text, true) : escapedCharacter(text)
}

function escape(text: Unread, inSet: boolean): string {
  const letter = text.source[text.at + 1]!
  if (/[1-9k]/.test(letter)) throw new Unsupported('refers back to what a group has matched, which is not supported')
  if (/[pP]/.test(letter)) return property(text)
  if (/[dDwWbBsS]/.test(letter)) {
    text.at += 2
    if (letter === 's') return inSet ? spaces : `[${spaces}]`
    if (letter === 'S') return inSet ? others : `[${others}]`
    return `\\${letter}`
  }
  return one(escapedCharacter(text))
}

function property(text: Unread) {
  const [whole, sign, name] = /^\\([pP])\{([^}]*)\}/.exec(restOf(text)) as unknown as [string, string, string]
  text.at += whole.length
  const [key, value] = name.includes('=') ? (name.split('=') as [string, string]) : ['', name]
  if (/^(Script|sc)(_Extensions|x)?$/.test(key) && key !== 'Script' && key !== 'sc')
    throw new Unsupported(`uses \\${sign}{${name}}, which is not supported; write Script=… instead`)
  const known = categories[value] ?? value
  try {
    RE2JS.compile(`\\p{${known}}`)
  } catch {
    throw new Unsupported(`uses \\${sign}{${name}}, which is not supported`)
  }
  return `\\${sign}{${known}}`
}

function escapedCharacter(text: Unread): number {
  const [whole, hex2, hex4, long, control, letter] = /^\\(?:x(..)|u([\da-f]{4})|u\{([^}]*)\}|c(.)|(.))/isu.exec(restOf(text))!
  text.at += whole.length
  if (hex4 !== undefined) {
    const pair = /^\\u(d[c-f][\da-f]{2})/i.exec(restOf(text))
    const high = parseInt(hex4, 16)
    if (pair && high >= 0xd800 && high < 0xdc00) {
      text.at += pair[0].length
      return (high - 0xd800) * 0x400 + (parseInt(pair[1]!, 16) - 0xdc00) + 0x1_0000
    }
  }
  const hex = hex2 ?? hex4 ?? long
  if (hex !== undefined) return parseInt(hex, 16)
  if (control !== undefined) return control.charCodeAt(0) % 32
  return letter === '0' ? 0 : (controls[letter!] ?? letter!.codePointAt(0)!)
}

function character(text: Unread): number {
  const point = text.source.codePointAt(text.at)!
  text.at += point > 0xffff ? 2 : 1
  return point
}

function one(point: number) {
  if (point >= 0xd800 && point <= 0xdfff) throw new Unsupported('holds half of a surrogate pair, which no text has')
  return `\\x{${point.toString(16)}}`
}

/** The long names of Unicode's general categories. RE2 supports only the short ones. */
const categories: Record<string, string> = {
  Letter: 'L',
  Cased_Letter: 'LC',
  Uppercase_Letter: 'Lu',
  Lowercase_Letter: 'Ll',
  Titlecase_Letter: 'Lt',
  Modifier_Letter: 'Lm',
  Other_Letter: 'Lo',
  Mark: 'M',
  Nonspacing_Mark: 'Mn',
  Spacing_Mark: 'Mc',
  Enclosing_Mark: 'Me',
  Number: 'N',
  Decimal_Number: 'Nd',
  Letter_Number: 'Nl',
  Other_Number: 'No',
  Punctuation: 'P',
  Connector_Punctuation: 'Pc',
  Dash_Punctuation: 'Pd',
  Open_Punctuation: 'Ps',
  Close_Punctuation: 'Pe',
  Initial_Punctuation: 'Pi',
  Final_Punctuation: 'Pf',
  Other_Punctuation: 'Po',
  Symbol: 'S',
  Math_Symbol: 'Sm',
  Currency_Symbol: 'Sc',
  Modifier_Symbol: 'Sk',
  Other_Symbol: 'So',
  Separator: 'Z',
  Space_Separator: 'Zs',
  Line_Separator: 'Zl',
  Paragraph_Separator: 'Zp',
  Other: 'C',
  Control: 'Cc',
  Format: 'Cf',
  Surrogate: 'Cs',
  Private_Use: 'Co',
  Unassigned: 'Cn',
}
