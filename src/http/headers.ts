import type { Request } from 'express'
import { Refusal } from './refusal.ts'

/** RFC 9110 recommends at least 8,000 bytes. */
const maxTargetBytes = 8_192
/** All header fields of a request together. */
const maxHeaderBytes = 16_384

/** Headers of which Node silently keeps the first. If there are two, a proxy in between may have used the other one. */
const single = new Set([
  'authorization',
  'host',
  'origin',
  'cookie',
  'content-type',
  'x-csrf-protection',
  'idempotency-key',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
])

export function checkHeaders(req: Request) {
  if (req.originalUrl.length > maxTargetBytes)
    throw new Refusal('uri_too_long', `The URL must not exceed ${maxTargetBytes} bytes.`, { Connection: 'close' })
  const seen = new Set<string>()
  let bytes = 0
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i]!.toLowerCase()
    bytes += name.length + req.rawHeaders[i + 1]!.length + ': \r\n'.length
    if (!single.has(name)) continue
    if (seen.has(name)) throw new Refusal('malformed_request', `The header ${name} may be sent once.`)
    seen.add(name)
  }
  if (bytes > maxHeaderBytes)
    throw new Refusal('headers_too_large', `The header fields must not exceed ${maxHeaderBytes} bytes.`, { Connection: 'close' })
  // Node knows where such a body ends, but does not undo its other codings.
  const coding = req.headers['transfer-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    throw new Refusal('malformed_request', 'The only Transfer-Encoding is chunked.')
  if (!/^[\w.:[\]-]+$/.test(req.headers.host ?? '')) throw new Refusal('malformed_request', 'The Host header is missing or is not a host.')
}
