/**
 * How an answer is sent. A plain answer is JSON and costs nothing extra. If something must be sent before the answer, the response
 * becomes a stream of events that ends with the answer. So only calls that wait are streamed.
 */
import type { Request, Response } from 'express'
import { startStream } from '../../http/exchange.ts'
import { send, type Answer } from './result.ts'

/** How often an idle stream sends a comment, so that no proxy closes it. */
const keepAliveMs = 20_000
/** A client that does not read is disconnected when this many bytes are waiting for it. */
const mostUnreadBytes = 65_536

export interface Line {
  /** Whether the client reads streams. */
  readonly streams: boolean
  /** Aborted when the client disconnects, because then nobody reads the answer. */
  gone(): AbortSignal
  /** Sends a notification and makes the answer a stream. A client that does not read streams gets nothing before the answer. */
  tell(method: string, params: object): void
}

/** The lines of one endpoint. */
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

/** Only calls that wait need this signal, because most calls end before a client can disconnect. A batch may contain many such calls. */
function whenGone(res: Response) {
  const gone = new AbortController()
  if (res.destroyed) gone.abort()
  else res.setMaxListeners(0).once('close', () => gone.abort())
  return gone.signal
}
