/**
 * The way back to whoever sent a request. A plain answer is JSON and costs nothing more. Only when there is something to tell
 * before the answer does it become a stream of events, which the answer then ends: so only calls that wait ever stream.
 */
import type { Request, Response } from 'express'
import { startStream } from '../http/exchange.ts'
import { send, type Answer } from './result.ts'

/** A quiet stream says that often that it is still there, so that nobody in between takes it for dead. */
const keepAliveMs = 20_000
/** A client that does not read is let go when this much waits for it. */
const mostUnreadBytes = 65_536

export interface Line {
  /** Whether the client reads streams. */
  readonly streams: boolean
  /** Aborted when the client has gone: nobody would read the answer. */
  gone(): AbortSignal
  /** Sends a notification, from which on the answer is a stream. A client that reads none is told nothing before the answer. */
  tell(method: string, params: object): void
}

/** The lines of one door. */
export function switchboard() {
  const open = new Set<Response>()
  let keepAlive: NodeJS.Timeout

  return (req: Request, res: Response): Line & { answer(answer: Answer): void } => ({
    streams: /\btext\/event-stream\b/i.test(req.headers.accept ?? ''),
    gone: () => whenGone(res),
    tell(method, params) {
      if (!this.streams || res.destroyed) return
      if (!res.headersSent) start(res)
      if (res.writableLength > mostUnreadBytes) return void res.destroy()
      write(res, JSON.stringify({ jsonrpc: '2.0', method, params }))
    },
    answer(answer) {
      if (!res.headersSent) return send(res, answer)
      if (answer.body !== undefined) write(res, answer.body)
      res.end()
    },
  })

  function start(res: Response) {
    startStream(res, 'text/event-stream')
    open.add(res)
    if (open.size === 1) keepAlive = setInterval(() => open.forEach(stream => stream.write(': still here\n\n')), keepAliveMs)
    res.once('close', () => {
      open.delete(res)
      if (open.size === 0) clearInterval(keepAlive)
    })
  }
}

const write = (res: Response, message: string) => res.write(`event: message\ndata: ${message}\n\n`)

/** Most calls are over before anybody could go away; only those that wait ask for this, and a batch may hold many of them. */
function whenGone(res: Response) {
  const gone = new AbortController()
  if (res.destroyed) gone.abort()
  else res.setMaxListeners(0).once('close', () => gone.abort())
  return gone.signal
}
