import type { Request } from 'express'
import { Refusal } from './refusal.ts'

const deepest = 64
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The media type of a request's body, if it has a body. */
export function bodyType(req: Request) {
  if (!req.headers['transfer-encoding'] && !Number(req.headers['content-length'])) return undefined
  const [type = '', ...parameters] = (req.headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.map(parameter => parameter.trim()).find(parameter => parameter.startsWith('charset='))
  if (charset && !/^charset="?utf-8"?$/.test(charset)) throw new Refusal('unsupported_media_type', 'Send the body in UTF-8.')
  if (req.headers['content-encoding'] && req.headers['content-encoding'] !== 'identity')
    throw new Refusal('unsupported_media_type', 'Send the body without Content-Encoding.')
  return type.trim()
}

/**
 * A body that is too large is read and dropped before it is refused: a client that is still sending when the connection closes sees a
 * broken pipe instead of the answer. It is read up to this size, and as long as it keeps coming.
 */
const mostDroppedBytes = 16 * 1024 * 1024
const quietMs = 1_000

/** Reads a body of at most so many bytes. */
export function readBody(req: Request, most: number): Promise<Buffer> {
  const isDeclaredTooLarge = Number(req.headers['content-length'] ?? 0) > most
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let quiet: NodeJS.Timeout | undefined
    const refuse = () => {
      clearTimeout(quiet)
      req.removeAllListeners('data').resume()
      reject(new Refusal('payload_too_large', `The body must not exceed ${most} bytes.`, { Connection: 'close' }))
    }
    const drop = () => {
      chunks.length = 0
      clearTimeout(quiet)
      if (size > mostDroppedBytes) refuse()
      else quiet = setTimeout(refuse, quietMs)
    }
    if (isDeclaredTooLarge) drop()
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (isDeclaredTooLarge || size > most) drop()
      else chunks.push(chunk)
    })
    // Taken out, because the request may be there for long after its body was read.
    req.on('end', () =>
      isDeclaredTooLarge || size > most ? refuse() : resolve(chunks.length === 1 ? chunks.pop()! : Buffer.concat(chunks.splice(0))),
    )
    req.on('close', () => clearTimeout(quiet))
    req.on('error', reject)
    req.on('aborted', () => reject(new Refusal('malformed_request', 'The request was cut off.')))
  })
}

/**
 * JSON.parse, but strict about what it lets pass: UTF-8 only, no key twice in an object (two readers might choose differently),
 * no deeper than anybody needs, no NUL and no half of a surrogate pair (which not every database can keep), unless the caller looks for
 * these itself.
 */
export function parseJson(bytes: Buffer, takesAnyText = false): unknown {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    throw malformed('The body is not UTF-8.')
  }
  inspect(text, takesAnyText)
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('The body is not valid JSON.')
  }
}

const malformed = (sentence: string) => new Refusal('malformed_json', sentence)

const quote = 0x22
const backslash = 0x5c

/** Walks through the tokens once; what is not JSON at all is left to JSON.parse. */
function inspect(text: string, takesAnyText: boolean) {
  /** For each open object the keys it has so far; for each open array nothing. */
  const open: (Set<string> | undefined)[] = []
  let keys: Set<string> | undefined
  let isKey = false
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
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
          keys.add(word)
          isKey = false
        }
        break
      }
      case 0x7b: // {
        open.push(keys)
        keys = new Set()
        isKey = true
        break
      case 0x5b: // [
        open.push(keys)
        keys = undefined
        break
      case 0x7d: // }
      case 0x5d: // ]
        keys = open.pop()
        isKey = false
        break
      case 0x2c: // ,
        isKey = keys !== undefined
        break
    }
    if (open.length > deepest) throw malformed(`The body is nested more than ${deepest} levels deep.`)
  }
}

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

export const unkeepable = () => malformed('A text holds a NUL character or half of a surrogate pair, which cannot be kept.')

/** Only an escape can bring a text that cannot be kept. */
export const mayHoldUnkeepable = (bytes: Buffer) => bytes.includes('\\u')

/** Pointers to texts that cannot be kept, or to the objects with such a key, at most so many. What was parsed is no deeper than 64 levels. */
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
