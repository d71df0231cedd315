/** A document that anyone may read, and the only function that sends documents. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { NextFunction, Request, Response } from 'express'
import { encodingFor, type Encoding } from '../http/encoding.ts'
import { exchangeOf, readMethods, respond } from '../http/exchange.ts'
import { Refusal } from '../http/refusal.ts'
import { isFresh } from '../rest/protocol/etag.ts'

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
  /** Its content in other encodings. What the build has not compressed is compressed when it is first asked for. */
  readonly encoded: Partial<Record<Encoding, Buffer | Promise<Buffer>>>
}

export const htmlType = 'text/html; charset=utf-8'
/** The policy for data: if a browser displays it, it cannot run or load anything. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"
/** How a policy names a script or a style that is in a page. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** The policy of a page that may do only this. */
export const policyOf = (...allowed: string[]) =>
  ["default-src 'none'", ...allowed, "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"].join('; ')

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
  /** A page of another site may read and show it. */
  shared?: boolean
  worker?: boolean
  encoded?: Partial<Record<Encoding, Buffer>>
}

export function document(
  { type, policy, status = 200, lasting = false, shared = false, worker = false, encoded = {} }: About,
  content: string | Buffer,
): Document {
  const body = Buffer.from(content)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { status, type, policy, lasting, shared, worker, body, hash, encoded: { ...encoded } }
}

/** A step that answers each path that has a document, or had one. It passes on all other requests. */
export function documents(at: (path: string) => Document | undefined, moved: Record<string, string> = {}) {
  return async (req: Request, res: Response, next: NextFunction) => {
    const found = at(req.path)
    const withoutSlash = req.path.slice(0, -1)
    const other = Object.hasOwn(moved, req.path) ? moved[req.path] : req.path.endsWith('/') && at(withoutSlash) ? withoutSlash : undefined
    if (!found && other) return respond(res, 308, ['Location', other])
    if (!found) return next()
    exchangeOf(res).route = req.path
    if (req.method === 'OPTIONS') return respond(res, 204, ['Allow', readMethods])
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new Refusal('method_not_allowed', 'This resource can only be read.', { Allow: readMethods })
    await send(req, res, found)
  }
}

/** Sends a document in the encoding that the client likes best. */
export async function send(req: Request, res: Response, found: Document) {
  const encoding = isCompressed(found.type) ? encodingFor(req.headers['accept-encoding']) : undefined
  const etag = `"${found.hash}${encoding ? `-${encoding}` : ''}"`
  const headers = Object.entries({
    ETag: etag,
    'Cache-Control': found.lasting ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
    Vary: found.status === 404 ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
    'Content-Security-Policy': found.policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': found.shared ? 'cross-origin' : 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(found.shared && { 'Access-Control-Allow-Origin': '*' }),
    ...(found.worker && { 'Service-Worker-Allowed': '/' }),
    ...(!found.lasting && { Link: links }),
  }).flat()
  if (found.status === 200 && isFresh(req.headers['if-none-match'], etag)) return respond(res, 304, headers)
  headers.push('Content-Type', found.type)
  if (!encoding) return respond(res, found.status, headers, found.body)
  const body = await (found.encoded[encoding] ??= encode[encoding](found.body))
  respond(res, found.status, [...headers, 'Content-Encoding', encoding], body)
}

/** Pictures are compressed already. */
const isCompressed = (type: string) => type !== 'image/png'

const encode: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  // This quality takes 0.1 s for Redoc's page of 3 MB. The highest takes 6 s.
  br: content => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: content => promisify(gzip)(content),
}
