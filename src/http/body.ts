import type { Request } from 'express'
import type { BodyEdges } from './edges.ts'
import { Refusal } from './refusal.ts'

export const hasBody = ({ headers }: Request) => headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/** The media type of a request's body, or undefined if it has no body. */
export function bodyType(req: Request) {
  if (!hasBody(req)) return undefined
  const [type = '', ...parameters] = (req.headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.map(parameter => parameter.trim()).find(parameter => parameter.startsWith('charset='))
  if (charset && !/^charset="?utf-8"?$/.test(charset)) throw new Refusal('unsupported_media_type', 'Send the body in UTF-8.')
  if (req.headers['content-encoding'] && req.headers['content-encoding'] !== 'identity')
    throw new Refusal('unsupported_media_type', 'Send the body without Content-Encoding.', { 'Accept-Encoding': 'identity' })
  return type.trim()
}

/**
 * Limits the memory for bodies that are being read, in total and for each network. The bytes of a body stay in memory until the rest has
 * arrived.
 */
export function bodiesInFlight(most: number, mostOfOne: number) {
  let all = 0
  const networks = new Map<string, number>()
  return {
    /** Counts more bytes, or refuses them. */
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

/**
 * A body that is too large is read and dropped before it is refused. If the service closed the connection while the client is still
 * sending, the client would see a broken connection instead of the answer. The body is read up to this size, and only while data arrives.
 */
const mostDroppedBytes = 16 * 1024 * 1024
const quietMs = 1_000

interface Room {
  /** The most bytes of this body. */
  most: number
  /** The network that sends it. */
  network: string
  inFlight: InFlight
  /** Gets the edges of the body, also if it is too large. */
  edges?: BodyEdges
}

/** Reads a body of at most this many bytes, if all bodies together stay within their limits. */
export function readBody(req: Request, { most, network, inFlight, edges }: Room): Promise<Buffer> {
  const tooLarge = () =>
    new Refusal('payload_too_large', `The body must not exceed ${most.toLocaleString('en-US')} bytes.`, { Connection: 'close' })
  const isDeclaredTooLarge = Number(req.headers['content-length'] ?? 0) > most
  if (isHeldBack(req)) {
    if (isDeclaredTooLarge) return Promise.reject(tooLarge())
    req.res!.writeContinue()
  }
  let taken = 0
  const giveBack = () => {
    inFlight.giveBack(network, taken)
    taken = 0
  }
  const read = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let quiet: NodeJS.Timeout | undefined
    const isTooLarge = () => isDeclaredTooLarge || size > most
    const stop = (refusal: Refusal) => {
      clearTimeout(quiet)
      chunks.length = 0
      req.removeAllListeners('data').resume()
      reject(refusal)
    }
    const drop = () => {
      chunks.length = 0
      giveBack()
      clearTimeout(quiet)
      if (size > mostDroppedBytes) stop(tooLarge())
      else quiet = setTimeout(() => stop(tooLarge()), quietMs)
    }
    if (isDeclaredTooLarge) drop()
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      edges?.take(chunk)
      if (isTooLarge()) return drop()
      if (!inFlight.take(network, chunk.length)) return stop(noRoom())
      taken += chunk.length
      chunks.push(chunk)
    })
    // The chunks are removed, because the request object may exist long after its body was read.
    req.on('end', () => (isTooLarge() ? stop(tooLarge()) : resolve(chunks.length === 1 ? chunks.pop()! : Buffer.concat(chunks.splice(0)))))
    req.on('close', () => clearTimeout(quiet))
    req.on('error', reject)
    req.on('aborted', () => reject(new Refusal('malformed_request', 'The request was interrupted.')))
  })
  return read.finally(giveBack)
}

/** Whether the client sends the body only after the service has asked for it. */
const isHeldBack = (req: Request) => req.headers.expect !== undefined

const noRoom = () =>
  new Refusal('unavailable', 'Too many bodies are being read at once. Try again in a second.', { 'Retry-After': '1', Connection: 'close' })
