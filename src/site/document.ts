/** A document that anyone may read, and the only function that sends documents. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { NextFunction, Request, Response } from 'express'
import { exchangeOf, respond } from '../http/exchange.ts'
import { Refusal } from '../http/refusal.ts'
import { isFresh } from '../rest/etag.ts'

export interface Document {
  readonly status: number
  readonly type: string
  /** Its Content-Security-Policy. */
  readonly policy: string
  /** Its address depends on its content, so a reader that has it need not ask again. */
  readonly lasting: boolean
  readonly shared: boolean
  /** It is a service worker, and pages at every address may have it. */
  readonly worker: boolean
  readonly body: Buffer
  readonly hash: string
  zipped?: Promise<Buffer>
}

export const htmlType = 'text/html; charset=utf-8'
/** The policy for data: if a browser displays it, it cannot run or load anything. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"
/** The policy of a page that may do only this. */
export const policyOf = (...allowed: string[]) =>
  ["default-src 'none'", ...allowed, "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"].join('; ')

const methods = 'GET, HEAD, OPTIONS'
const yearInSeconds = 365 * 24 * 60 * 60
const links = [
  '</openapi.yaml>; rel="service-desc"; type="application/yaml"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</reference>; rel="service-doc"; type="text/html"',
  '</.well-known/api-catalog>; rel="api-catalog"',
].join(', ')

interface About {
  type: string
  policy: string
  status?: number
  lasting?: boolean
  /** A page of another site may show it. */
  shared?: boolean
  worker?: boolean
}

export function document(
  { type, policy, status = 200, lasting = false, shared = false, worker = false }: About,
  content: string | Buffer,
): Document {
  const body = Buffer.from(content)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { status, type, policy, lasting, shared, worker, body, hash }
}

/** A step that answers each path that has a document. It passes on all other requests. */
export function documents(at: (path: string) => Document | undefined) {
  return async (req: Request, res: Response, next: NextFunction) => {
    const found = at(req.path)
    if (!found) return next()
    exchangeOf(res).route = req.path
    if (req.method === 'OPTIONS') return respond(res, 204, ['Allow', methods])
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new Refusal('method_not_allowed', 'This resource can only be read.', { Allow: methods })
    await send(req, res, found)
  }
}

async function send(req: Request, res: Response, found: Document) {
  const zip = req.acceptsEncodings(['gzip', 'identity']) === 'gzip'
  const etag = `"${found.hash}${zip ? '-gzip' : ''}"`
  const headers = Object.entries({
    ETag: etag,
    'Cache-Control': found.lasting ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': found.policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': found.shared ? 'cross-origin' : 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(found.worker && { 'Service-Worker-Allowed': '/' }),
    ...(!found.lasting && { Link: links }),
  }).flat()
  if (found.status === 200 && isFresh(req.headers['if-none-match'], etag)) return respond(res, 304, headers)
  headers.push('Content-Type', found.type)
  if (!zip) return respond(res, found.status, headers, found.body)
  found.zipped ??= promisify(gzip)(found.body)
  respond(res, found.status, [...headers, 'Content-Encoding', 'gzip'], await found.zipped)
}
