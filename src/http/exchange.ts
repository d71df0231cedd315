/** One request and its answer: its id, its line in the log, and the one place that sends. */
import type { ServerResponse } from 'node:http'
import type { NextFunction, Request, Response } from 'express'
import { clientMarks } from './client-mark.ts'
import { newRequestId } from './request-id.ts'
import type { Log } from '../log.ts'

export interface Exchange {
  readonly id: string
  readonly startedAt: number
  /** What was asked for, by its name in the contract. */
  route: string
  /** Who asked: an account's or an agent's id. */
  actor: string | undefined
  /** Header lines that a step wants on the answer, whatever it will be: name, value, name, value. */
  readonly headers: string[]
}

/** An answer that is written bit by bit; with a name, if it is meant to be kept as a file. */
export interface Stream {
  type: string
  file?: string
  write(res: Response): Promise<void>
  /** Called once at the end, even if nothing was written. */
  done?(): void
}

export const exchangeOf = (res: Response) => res.locals['exchange'] as Exchange

/** Tells browsers to come by https only, for a year. */
const httpsOnly = ['Strict-Transport-Security', `max-age=${365 * 24 * 60 * 60}`]

interface Setting {
  log: Log
  publicUrl: string
  draining(): boolean
  /** With it an address becomes a mark that an operator can follow, but not read. */
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

/** Nothing of an API is for a browser to show, frame, sniff or hand on. */
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

/** Sends an answer with all its headers in one go, which is what makes Express as fast as the server below it. */
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

/** Begins an answer that is written bit by bit. */
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

/** Sends an answer that is written bit by bit, and ends it when that is over. */
export async function sendStream(res: Response, method: string, { type, file, write, done }: Stream) {
  try {
    startStream(res, type, file === undefined ? [] : ['Content-Disposition', `attachment; filename="${file}"`])
    if (method !== 'HEAD') await write(res)
    res.end()
  } finally {
    done?.()
  }
}
