/** Node's HTTP server around the app: patience with limits, and no answer without a request id. */
import { createServer as createHttpServer, IncomingMessage, ServerResponse, STATUS_CODES, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Express } from 'express'
import { newRequestId } from './request-id.ts'

const headersTimeout = 10_000
const requestTimeout = 30_000
/** Above what proxies usually keep, so that it is not we who hang up on a request that is on its way. */
const keepAliveTimeout = 65_000
/** A client that stops reading its answer is let go. Longer than the pause between two signs of life on a stream. */
const socketTimeout = 75_000

/** What is said of a request that Node's parser could not read. */
export type Unreadable = (status: 400 | 408 | 417 | 431, requestId: string) => { type: string; body: string }

export function createServer(app: Express, unreadable: Unreadable): Server {
  // Express gives each request and response its own prototypes, which costs V8 its fast path. Here they are born with them.
  class Incoming extends IncomingMessage {}
  class Outgoing extends ServerResponse {}
  Object.setPrototypeOf(Incoming.prototype, app.request)
  Object.setPrototypeOf(Outgoing.prototype, app.response)
  Object.assign(app, { request: Incoming.prototype, response: Outgoing.prototype })

  const server = createHttpServer({
    IncomingMessage: Incoming, ServerResponse: Outgoing, headersTimeout, requestTimeout, keepAliveTimeout,
    connectionsCheckingInterval: 1_000, requireHostHeader: false,
  }, app as never)
  server.setTimeout(socketTimeout)

  const answer = (socket: Duplex, status: 400 | 408 | 417 | 431) => {
    if (!socket.writable) return socket.destroy()
    const id = newRequestId()
    const { type, body } = unreadable(status, id)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nX-Request-ID: ${id}\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`)
  }
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    if (error.code === 'ECONNRESET') return socket.destroy()
    answer(socket, error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400)
  })
  server.on('checkExpectation', (req: IncomingMessage) => answer(req.socket, 417))
  server.on('connect', (_req, socket) => answer(socket, 400))
  return server
}
