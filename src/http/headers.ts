import type { NextFunction, Request, Response } from 'express'
import { Refusal } from './refusal.ts'

/** Headers of which Node silently keeps the first. Two of them mean that somebody in between may have believed the other. */
const single = new Set([
  'authorization',
  'host',
  'origin',
  'cookie',
  'content-type',
  'x-csrf-protection',
  'idempotency-key',
  'if-match',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
])

export function checkHeaders(req: Request, _res: Response, next: NextFunction) {
  const seen = new Set<string>()
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i]!.toLowerCase()
    if (!single.has(name)) continue
    if (seen.has(name)) throw new Refusal('malformed_request', `The header ${name} may be sent once.`)
    seen.add(name)
  }
  // Node knows where such a body ends, but leaves its other codings to whoever reads it.
  const coding = req.headers['transfer-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    throw new Refusal('malformed_request', 'The only Transfer-Encoding is chunked.')
  if (!/^[\w.:[\]-]+$/.test(req.headers.host ?? '')) throw new Refusal('malformed_request', 'The Host header is missing or is not a host.')
  next()
}
