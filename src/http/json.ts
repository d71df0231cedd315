/**
 * JSON for both interfaces. One pass over the text refuses everything that two parsers could understand differently or that a database
 * cannot store.
 */
import { Refusal } from './refusal.ts'

const deepest = 64
const mostKeys = 4_000
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The place of a number that JavaScript cannot represent exactly, and the message about it. */
export interface Inexact {
  pointer: string
  message: string
}

interface Leniency {
  takesAnyText?: boolean
  /** Called with the first such number. */
  onInexact?(found: Inexact): void
}

/**
 * JSON.parse with stricter rules: UTF-8 only, no duplicate keys in an object (parsers choose different ones), limited depth, no NUL and no
 * lone surrogate (not every database can store them), and no number that JavaScript would change. A caller can choose to check texts and
 * report inexact numbers itself, because it knows which part of its message is affected.
 */
export function parseJson(bytes: Buffer, { takesAnyText = false, onInexact = refuseInexact }: Leniency = {}): unknown {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    throw malformed('The body is not UTF-8.')
  }
  const inexact = inspect(text, takesAnyText)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed('The body is not valid JSON.')
  }
  if (inexact !== undefined) onInexact({ pointer: inexact, message: 'is a number that cannot be stored exactly; send it as a string' })
  return value
}

function refuseInexact({ pointer, message }: Inexact): never {
  throw malformed(`${pointer || 'The body'} ${message}.`)
}

const malformed = (sentence: string) => new Refusal('malformed_json', sentence)

const quote = 0x22
const backslash = 0x5c

/** Reads the tokens once and returns the pointer to the first inexact number. If the text is not JSON, JSON.parse reports that. */
function inspect(text: string, takesAnyText: boolean): string | undefined {
  /** For each open object, its keys so far. For each open array, undefined. */
  const open: (Set<string> | undefined)[] = []
  /** For each open object, its last key. For each open array, the index. */
  const path: (string | number)[] = []
  let keys: Set<string> | undefined
  let isKey = false
  let inexact: string | undefined
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    switch (code) {
      case quote: {
        const start = i
        let escaped = false
        for (i++; i < text.length && text.charCodeAt(i) !== quote; i++)
          if (text.charCodeAt(i) === backslash) {
            escaped = true
            i++
          }
        const word = escaped ? unescaped(text.slice(start, i + 1), takesAnyText) : text.slice(start + 1, i)
        if (isKey && keys) {
          if (keys.has(word)) throw malformed('A key appears twice in one object.')
          if (word === '__proto__') throw malformed('An object has a key that is not allowed.')
          if (keys.size >= mostKeys) throw malformed(`An object has more than ${mostKeys.toLocaleString('en-US')} keys.`)
          keys.add(word)
          path[path.length - 1] = word
          isKey = false
        }
        break
      }
      case 0x7b: // {
        open.push(keys)
        path.push('')
        keys = new Set()
        isKey = true
        break
      case 0x5b: // [
        open.push(keys)
        path.push(0)
        keys = undefined
        break
      case 0x7d: // }
      case 0x5d: // ]
        keys = open.pop()
        path.pop()
        isKey = false
        break
      case 0x2c: // ,
        isKey = keys !== undefined
        if (!isKey && path.length > 0) (path[path.length - 1] as number)++
        break
      default:
        if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
          const start = i
          while (isOfNumber(text.charCodeAt(i + 1))) i++
          if (inexact === undefined && !isExact(text.slice(start, i + 1))) inexact = pointerOf(path)
        }
    }
    if (open.length > deepest) throw malformed(`The body is nested more than ${deepest} levels deep.`)
  }
  return inexact
}

/** A digit, a dot, a sign, or the e of an exponent. */
const isOfNumber = (code: number) =>
  (code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x2b || code === 0x2d || code === 0x65 || code === 0x45

/** A double represents any 15 digits exactly. A longer number is accepted only if JavaScript would write the same digits. */
const alwaysExact = 15
const isExact = (number: string) =>
  (number.length <= alwaysExact && !/e/i.test(number)) || digitsOf(number) === digitsOf(String(Number(number)))

/** A normal form of a number: its digits without leading and trailing zeros, and the position of the decimal point. */
function digitsOf(number: string) {
  const [, whole = '', fraction = '', exponent = '0'] = /^-?(\d*)\.?(\d*)(?:e([-+]?\d+))?$/i.exec(number) ?? []
  const digits = (whole + fraction).replace(/^0+/, '')
  const zeros = whole.length + fraction.length - digits.length
  const significant = withoutLastZeros(digits)
  return significant === '' ? '0' : `${significant}e${Number(exponent) + whole.length - zeros}`
}

function withoutLastZeros(digits: string) {
  let end = digits.length
  while (digits.charCodeAt(end - 1) === 0x30) end--
  return digits.slice(0, end)
}

const longestPointer = 200
const pointerOf = (path: readonly (string | number)[]) =>
  path
    .map(step => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
    .slice(0, longestPointer)

function unescaped(literal: string, takesAnyText: boolean) {
  let word: string
  try {
    word = JSON.parse(literal) as string
  } catch {
    throw malformed('The body is not valid JSON.')
  }
  if (!takesAnyText && !isKeepable(word)) throw unkeepable()
  return word
}

const isKeepable = (text: string) => !text.includes('\0') && text.isWellFormed()

export const unkeepable = () => malformed('A string contains a NUL character or half of a surrogate pair, which cannot be stored.')

/** Only an escape sequence can produce a text that cannot be stored. */
export const mayHoldUnkeepable = (bytes: Buffer) => bytes.includes('\\u')

/** Pointers to texts that cannot be stored and to objects with such a key, up to a limit. Parsed JSON is at most 64 levels deep. */
export function unkeepableIn(value: unknown, most: number, pointer = '', found: string[] = []): string[] {
  if (found.length >= most) return found
  if (typeof value === 'string') {
    if (!isKeepable(value)) found.push(pointer)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, below] of Object.entries(value)) {
      if (found.length >= most) break
      if (!isKeepable(name)) found.push(pointer)
      else unkeepableIn(below, most, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, found)
    }
  }
  return found
}
