/**
 * JSON for both interfaces. One pass over the text refuses everything that two parsers could understand differently or that a database
 * cannot store.
 */
import { exactness } from './numbers.ts'
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
const letterU = 0x75
const letterD = 0x64

/** Reads the tokens once and returns the pointer to the first inexact number. If the text is not JSON, JSON.parse reports that. */
function inspect(text: string, takesAnyText: boolean): string | undefined {
  /** For each open object, its keys so far. For each open array, undefined. */
  const open: (Set<string> | undefined)[] = []
  /** For each open object, its last key. For each open array, the index. */
  const path: (string | number)[] = []
  let keys: Set<string> | undefined
  let isKey = false
  let inexact: string | undefined
  const isExact = exactness()
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    switch (code) {
      case quote: {
        const start = i
        let isEscaped = false
        let mayBeUnkeepable = false
        for (i++; i < text.length && text.charCodeAt(i) !== quote; i++)
          if (text.charCodeAt(i) === backslash) {
            isEscaped = true
            if (text.charCodeAt(++i) === letterU && isSuspicious(text, i + 1)) mayBeUnkeepable = true
          }
        // The text of a value is needed only if it may be one that cannot be stored.
        if (!isKey && (takesAnyText || !mayBeUnkeepable)) break
        const word = isEscaped ? unescaped(text.slice(start, i + 1), takesAnyText) : text.slice(start + 1, i)
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
          if (inexact === undefined && !isExact(text, start, i + 1)) inexact = pointerOf(path)
        }
    }
    if (open.length > deepest) throw malformed(`The body is nested more than ${deepest} levels deep.`)
  }
  return inexact
}

/** A digit, a dot, a sign, or the e of an exponent. */
const isOfNumber = (code: number) =>
  (code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x2b || code === 0x2d || code === 0x65 || code === 0x45

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

/** Whether the digits of an escape sequence may mean NUL or half of a surrogate pair. */
const isSuspicious = (text: string, at: number) => text.startsWith('0000', at) || (text.charCodeAt(at) | 0x20) === letterD

const isKeepable = (text: string) => !text.includes('\0') && text.isWellFormed()

export const unkeepable = () => malformed('A string contains a NUL character or half of a surrogate pair, which cannot be stored.')

/** Only an escape sequence can produce a text that cannot be stored. */
export const mayHoldUnkeepable = (bytes: Buffer) => bytes.includes('\\u')

/**
 * Pointers to texts that cannot be stored and to objects with such a key, up to a limit. A pointer is written only for what is found, because
 * there may be very many values. Parsed JSON is at most 64 levels deep.
 */
export function unkeepableIn(value: unknown, most: number): string[] {
  const found: string[] = []
  const path: (string | number)[] = []
  const look = (value: unknown) => {
    if (typeof value === 'string') {
      if (!isKeepable(value)) found.push(pointerOf(path))
    } else if (Array.isArray(value)) {
      for (let i = 0; i < value.length && found.length < most; i++) lookBelow(value[i], i)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, below] of Object.entries(value)) {
        if (found.length >= most) return
        if (isKeepable(name)) lookBelow(below, name)
        else found.push(pointerOf(path))
      }
    }
  }
  const lookBelow = (value: unknown, step: string | number) => {
    if (typeof value !== 'string' && typeof value !== 'object') return
    path.push(step)
    look(value)
    path.pop()
  }
  look(value)
  return found
}
