import type { Request } from 'express'
import { networkOf } from './network.ts'
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

/** What all bodies that are being read may keep together, and those of one network: what a connection has sent so far must wait for the rest. */
export function bodiesInFlight(most: number, mostOfOne: number) {
  let all = 0
  const networks = new Map<string, number>()
  return {
    /** Counts some bytes more, or refuses them. */
    take(network: string, bytes: number) {
      const own = networks.get(network) ?? 0
      if (all + bytes > most || own + bytes > mostOfOne) return false
      all += bytes
      networks.set(network, own + bytes)
      return true
    },
    giveBack(network: string, bytes: number) {
      const left = (networks.get(network) ?? 0) - bytes
      all -= bytes
      if (left > 0) networks.set(network, left)
      else networks.delete(network)
    },
    bytes: () => all,
  }
}
export type InFlight = ReturnType<typeof bodiesInFlight>

/** Reads a body of at most so many bytes, if there is room for it beside the others. */
export function readBody(req: Request, most: number, inFlight: InFlight): Promise<Buffer> {
  const tooLarge = () => new Refusal('payload_too_large', `The body may have ${most} bytes.`, { Connection: 'close' })
  if (Number(req.headers['content-length']) > most) return Promise.reject(tooLarge())
  const network = networkOf(req.ip)
  let taken = 0
  const read = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const stop = (refusal: Refusal) => {
      chunks.length = 0
      req.removeAllListeners('data').resume()
      reject(refusal)
    }
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > most) return stop(tooLarge())
      if (!inFlight.take(network, chunk.length)) return stop(noRoom())
      taken += chunk.length
      chunks.push(chunk)
    })
    // Taken out, because the request may be there for long after its body was read.
    req.on('end', () => resolve(chunks.length === 1 ? chunks.pop()! : Buffer.concat(chunks.splice(0))))
    req.on('error', reject)
    req.on('aborted', () => reject(new Refusal('malformed_request', 'The request was cut off.')))
  })
  return read.finally(() => inFlight.giveBack(network, taken))
}

const noRoom = () =>
  new Refusal('unavailable', 'Too many bodies are being read at once. Try again in a second.', { 'Retry-After': '1', Connection: 'close' })

/**
 * JSON.parse, but strict about what it lets pass: UTF-8 only, no key twice in an object (two readers might choose differently),
 * no deeper than anybody needs, no NUL and no half of a surrogate pair (which not every database can keep).
 */
export function parseJson(bytes: Buffer): unknown {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    throw malformed('The body is not UTF-8.')
  }
  inspect(text)
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
function inspect(text: string) {
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
        const word = escaped ? unescaped(text.slice(start, i + 1)) : text.slice(start + 1, i)
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

function unescaped(literal: string) {
  let word: string
  try {
    word = JSON.parse(literal) as string
  } catch {
    throw malformed('The body is not valid JSON.')
  }
  if (word.includes('\0') || !word.isWellFormed()) throw malformed('A text holds a character that cannot be kept.')
  return word
}
