/** Compression of answers: which encodings a client accepts, and the texts of /v1 in them. */
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { rangesOf } from './accept.ts'

export type Encoding = 'br' | 'gzip'

/** Answers of /v1 with fewer characters are sent as they are, because compressing them would cost more time than it saves. */
export const leastCompressed = 4_096
/** Longer texts are compressed in another thread, so that they do not delay other requests. */
const mostBytesAtOnce = 262_144

/** The answers to the headers that were seen lately. There are few different ones, but a stranger can invent more. */
const known = new Map<string, Encoding | undefined>()
const mostKnown = 100

/** The best encoding that this `Accept-Encoding` allows. All browsers allow `br` with https. */
export function encodingFor(accept: string | undefined): Encoding | undefined {
  if (!accept) return undefined
  if (known.has(accept)) return known.get(accept)
  const ranges = rangesOf(accept)
  const found = (['br', 'gzip'] as const).find(one => ranges.get(one) ?? ranges.get('*'))
  if (known.size >= mostKnown) known.clear()
  known.set(accept, found)
  return found
}

/** The lowest quality is enough: it costs 40 µs for 20 kB, and higher ones save a tenth of the bytes for up to seven times the time. */
const brotliQuick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const gzipQuick = { level: 1 }

export function compressed(text: string, encoding: Encoding): Buffer | Promise<Buffer> {
  if (text.length > mostBytesAtOnce)
    return encoding === 'br' ? promisify(brotliCompress)(text, brotliQuick) : promisify(gzip)(text, gzipQuick)
  return encoding === 'br' ? brotliCompressSync(text, brotliQuick) : gzipSync(text, gzipQuick)
}
