/** One request and its answer: its id, its line in the log, and the one place that sends. */
import type { ServerResponse } from 'node:http'
import type { NextFunction, Request, Response } from 'express'
import { clientMarks } from './client-mark.ts'
import { newRequestId } from './request-id.ts'
import type { Log } from '../log.ts'

export interface Exchange {
  readonly id: string
  readonly startedAt: number
  /** The name of the operation in the contract. */
  route: string
  /** Who asked: an account's or an agent's id. */
  actor: string | undefined
  /** Header lines that a step adds to the answer, whatever the answer will be: name, value, name, value. */
  readonly headers: string[]
}

/** An answer that is written in parts. With a name, if the client should save it as a file. */
export interface Stream {
  type: string
  file?: string
  write(res: Response): Promise<void>
  /** Called once at the end, even if nothing was written. */
  done?(): void
}

export const exchangeOf = (res: Response) => res.locals['exchange'] as Exchange

/** Tells browsers to use https only, for a year. */
const httpsOnly = ['Strict-Transport-Security', `max-age=${365 * 24 * 60 * 60}`]

interface Setting {
  log: Log
  publicUrl: string
  draining(): boolean
  /** Turns an address into a mark that an operator can follow, but cannot read. */
  markKey?: string
}

/** The first step of every request: gives it an id, and writes one line about it when it is over. */
export function openExchange({ log, publicUrl, draining, markKey = '' }: Setting) {
  const always = publicUrl.startsWith('https:') ? httpsOnly : []
  // No field of these lines is one that is blanked by its name, and the search for those takes longer than the line.
  const lines = log.child({}, { redact: [] })
  const markOf = clientMarks(markKey)
  return (req: Request, res: Response, next: NextFunction) => {
    const exchange: Exchange = {
      id: newRequestId(req.headers['x-request-id']),
      startedAt: performance.now(),
      route: '',
      actor: undefined,
      headers: draining() ? [...always, 'Connection', 'close'] : [...always],
    }
    res.locals['exchange'] = exchange
    // A closed connection has no address any more.
    const client = markOf(req.ip ?? '')
    res.on('close', () => {
      const ms = Math.round((performance.now() - exchange.startedAt) * 10) / 10
      const { id, route, actor } = exchange
      const cutOff = !res.writableFinished && { cut_off: true }
      lines.info({
        request_id: id,
        method: req.method,
        route: route || 'none',
        status: res.statusCode,
        ms,
        client,
        ...(actor && { actor }),
        ...cutOff,
      })
    })
    next()
  }
}

/** No browser may display, frame, sniff or share an answer of an API. */
const apiHeaders = [
  'X-Content-Type-Options',
  'nosniff',
  'Content-Security-Policy',
  "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy',
  'no-referrer',
  'Cross-Origin-Resource-Policy',
  'same-origin',
]

/** Sends an answer with all its headers at once. This makes Express as fast as the server below it. */
export function respond(res: Response, status: number, headers: readonly string[], body?: string | Buffer) {
  const exchange = exchangeOf(res)
  const length =
    body === undefined
      ? status === 204 || status === 304
        ? []
        : ['Content-Length', '0']
      : ['Content-Length', String(Buffer.byteLength(body))]
  const policy = headers.includes('Content-Security-Policy') ? [] : apiHeaders
  res.writeHead(status, [...headers, ...length, 'X-Request-ID', exchange.id, ...policy, ...exchange.headers])
  res.end(body)
}

/** Begins an answer that is written in parts. */
export function startStream(res: Response, type: string, headers: readonly string[] = []) {
  const exchange = exchangeOf(res)
  res.writeHead(200, [
    'Content-Type',
    type,
    'Cache-Control',
    'no-store',
    'X-Accel-Buffering',
    'no',
    'X-Request-ID',
    exchange.id,
    ...headers,
    ...apiHeaders,
    ...exchange.headers,
  ])
}

/** Writes a part of an answer. Resolves once the reader has taken enough for more to be written, or has gone. */
export async function writePart(res: ServerResponse, text: string) {
  if (res.closed || text === '' || res.write(text)) return
  await new Promise<void>(resolve => {
    const done = () => {
      res.off('drain', done).off('close', done)
      resolve()
    }
    res.on('drain', done).on('close', done)
  })
}

/** Sends an answer that is written in parts, and ends it when the parts end. */
export async function sendStream(res: Response, method: string, { type, file, write, done }: Stream) {
  try {
    startStream(res, type, file === undefined ? [] : ['Content-Disposition', `attachment; filename="${file}"`])
    if (method !== 'HEAD') await write(res)
    res.end()
  } finally {
    done?.()
  }
}
