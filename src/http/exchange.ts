/** One request and its answer: its id, its line in the log, and the functions that send all answers. */
import type { ServerResponse } from 'node:http'
import type { NextFunction, Request, Response } from 'express'
import { newRequestId } from './request-id.ts'
import { accessLog } from './access-log.ts'
import { clients } from './network.ts'
import type { Log } from '../log.ts'
import { inTrace, traceContextOf } from '../shared/trace.ts'
import type { Traces } from '../traces/index.ts'
import type { RequestMeter } from '../metrics/index.ts'

export interface Exchange {
  readonly id: string
  readonly startedAt: number
  /** The client's address, and the network by which limits count it. */
  readonly ip: string
  readonly network: string
  /** The name of the operation in the contract. */
  route: string
  /** Who asked: an account's or an agent's id. */
  actor: string | undefined
  /** Header lines that a step adds to any answer: name, value, name, value. */
  readonly headers: string[]
  /** Whether a limit refused the request, whatever the status of its answer. */
  isOverLimit: boolean
  /** Whether the answer is written in parts. */
  isStream: boolean
  readonly meter: RequestMeter | undefined
}

/** An answer that is written in parts. It has a file name if the client should save it as a file. */
export interface Stream {
  type: string
  file?: string
  write(res: Response): Promise<void>
  /** Called once at the end, even if nothing was written. */
  done?(): void
}

export const exchangeOf = (res: Response) => res.locals['exchange'] as Exchange

/** Makes browsers use only https for a year. */
const httpsOnly = ['Strict-Transport-Security', `max-age=${365 * 24 * 60 * 60}`]

interface Setting {
  log: Log
  publicUrl: string
  draining(): boolean
  /** The key with which addresses are hashed for the log. */
  markKey?: string
  /** The checks before any interface gets the request. Each may refuse it. */
  checks?: ((req: Request, res: Response) => void)[]
  meter?: RequestMeter | undefined
  traces?: Traces | undefined
}

/** The first step of every request: assigns its id, reports it to the log when it ends, and takes the next steps in its trace. */
export function openExchange({ log, publicUrl, draining, markKey = '', checks = [], meter, traces }: Setting) {
  const always = publicUrl.startsWith('https:') ? httpsOnly : []
  const note = accessLog(log)
  const clientAt = clients(markKey)
  return (req: Request, res: Response, next: NextFunction) => {
    // Read now, because a closed connection has no address. Express compares each address with the trusted ones, even if there is only one.
    const ip = (req.headers['x-forwarded-for'] === undefined ? req.socket.remoteAddress : req.ip) ?? ''
    const { network, mark } = clientAt(ip)
    const exchange: Exchange = {
      ip,
      network,
      id: newRequestId(req.headers['x-request-id']),
      startedAt: performance.now(),
      route: '',
      actor: undefined,
      isOverLimit: false,
      isStream: false,
      meter,
      headers: draining() ? [...always, 'Connection', 'close'] : [...always],
    }
    res.locals['exchange'] = exchange
    meter?.opened()
    const caller = req.headers.traceparent === undefined ? undefined : traceContextOf(req.headers)
    const span = traces?.begin(caller)
    const trace = span?.trace ?? caller
    const traceId = trace?.traceId
    res.on('close', () => {
      const ms = Math.round((performance.now() - exchange.startedAt) * 10) / 10
      const { id, route, actor } = exchange
      meter?.closed(doorOf(req.originalUrl), route, res.statusCode, ms, exchange.isStream)
      span?.end({ method: req.method, operation: route || 'none', status: res.statusCode, requestId: id })
      const isCutOff = !res.writableFinished
      const isOverLimit = exchange.isOverLimit || res.statusCode === 429
      note({ id, method: req.method, route: route || 'none', status: res.statusCode, ms, mark, traceId, actor, isCutOff, isOverLimit })
    })
    const begin = () => {
      for (const check of checks) check(req, res)
      next()
    }
    if (!trace) return begin()
    inTrace.run(trace, () => {
      try {
        begin()
      } catch (error) {
        // Express would handle it outside the trace.
        next(error)
      }
    })
  }
}

const doorOf = (path: string) => (path.startsWith('/v1') ? 'v1' : path.startsWith('/mcp') ? 'mcp' : 'site')

/** The methods of a resource that can only be read. */
export const readMethods = 'GET, HEAD, OPTIONS'

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

/** Sends an answer with all its headers at once. With this, Express is as fast as the Node server below it. */
export function respond(res: Response, status: number, headers: readonly string[], body?: string | Buffer) {
  const { id, headers: own } = exchangeOf(res)
  const bytes = body === undefined ? 0 : Buffer.byteLength(body)
  const lines = headers.concat('X-Request-ID', id, own)
  if (!headers.includes('Content-Security-Policy')) lines.push(...apiHeaders)
  if (body !== undefined || (status !== 204 && status !== 304)) lines.push('Content-Length', String(bytes))
  res.writeHead(status, lines)
  // A text of ASCII alone has the same bytes in Latin 1, which Node copies without looking at each character.
  if (body === undefined) res.end()
  else res.end(body, bytes === body.length ? 'latin1' : 'utf8')
}

/** Starts an answer that is written in parts. */
export function startStream(res: Response, type: string, headers: readonly string[] = []) {
  const exchange = exchangeOf(res)
  exchange.isStream = true
  exchange.meter?.streams()
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

/** Writes a part of an answer. Resolves when more can be written, or when the reader has disconnected. */
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
