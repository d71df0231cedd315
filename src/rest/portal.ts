/** Serves generated/portal/, the web page for humans: the page itself is asked for anew each time, its files carry their content in their names. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { NextFunction, Request, Response } from 'express'
import { exchangeOf, respond } from '../http/exchange.ts'
import { Refusal } from '../http/refusal.ts'
import { isFresh } from './etag.ts'

const built = new URL('../../generated/portal/', import.meta.url)
const assets = '/portal/assets/'
const methods = 'GET, HEAD, OPTIONS'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Nothing runs, shows or is called that is not this service's own file or door. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
const guards = Object.entries({
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  Vary: 'Accept-Encoding',
}).flat()

interface Built {
  type: string
  body: Buffer
  zipped: Buffer
  hash: string
}

export function portal(folder = built) {
  const kept = new Map<string, Built>()

  return async (req: Request, res: Response, next: NextFunction) => {
    const file = fileOf(req.path)
    if (!file) return next()
    const lasting = file !== 'index.html'
    const found = kept.get(file) ?? (await read(new URL(file, folder)))
    // Not built, or no such file: whoever comes next may have an answer.
    if (!found) return next()
    if (lasting) kept.set(file, found)

    exchangeOf(res).route = lasting ? assets : '/'
    if (req.method === 'OPTIONS') return respond(res, 204, ['Allow', methods])
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new Refusal('method_not_allowed', 'This is here to be read.', { Allow: methods })
    send(req, res, found, lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  }
}

function send(req: Request, res: Response, { type, body, zipped, hash }: Built, caching: string) {
  const zip = req.acceptsEncodings(['gzip', 'identity']) === 'gzip'
  const etag = `"${hash}${zip ? '-gzip' : ''}"`
  const headers = [...guards, 'ETag', etag, 'Cache-Control', caching]
  if (isFresh(req.headers['if-none-match'], etag)) return respond(res, 304, headers)
  respond(res, 200, [...headers, 'Content-Type', type, ...(zip ? ['Content-Encoding', 'gzip'] : [])], zip ? zipped : body)
}

/** The path below the folder; a name cannot lead out of it. */
function fileOf(path: string) {
  if (path === '/') return 'index.html'
  const name = path.startsWith(assets) ? path.slice(assets.length) : ''
  return /^[\w-]+(\.[\w-]+)*\.(js|css|svg)$/.test(name) ? `assets/${name}` : undefined
}

async function read(file: URL): Promise<Built | undefined> {
  const body = await readFile(file).catch(() => undefined)
  if (!body) return undefined
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { type: types[extname(file.pathname)]!, body, zipped: await promisify(gzip)(body), hash }
}
