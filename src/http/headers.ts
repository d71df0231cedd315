import type { Request } from 'express'
import { Refusal } from './refusal.ts'

/** RFC 9110 recommends at least 8,000 bytes. */
const maxTargetBytes = 8_192
/** All header fields of a request together. */
const maxHeaderBytes = 16_384

/** If one of these headers is sent twice, Node silently keeps the first. A proxy may have used the other one, so the request is refused. */
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
    if (seen.has(name)) throw new Refusal('malformed_request', `The header ${name} must be sent only once.`)
    seen.add(name)
  }
  if (bytes > maxHeaderBytes)
    throw new Refusal('headers_too_large', `The header fields must not exceed ${maxHeaderBytes} bytes.`, { Connection: 'close' })
  // Node finds the end of a body with other codings, but does not decode them.
  const coding = req.headers['transfer-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    throw new Refusal('malformed_request', 'The only supported Transfer-Encoding is chunked.')
  if (!/^[\w.:[\]-]+$/.test(req.headers.host ?? '')) throw new Refusal('malformed_request', 'The Host header is missing or invalid.')
}
