/** Node's HTTP server around the app. It adds timeouts and puts a request id on every answer. */
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer as createNetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Express } from 'express'
import { newRequestId } from './request-id.ts'

/** Not imported: an import reads every export of the module, and so loads Node's HTTP client too, which takes 15 ms. */
const http = process.getBuiltinModule('node:http')

const headersTimeout = 10_000
const requestTimeout = 30_000
/** Longer than proxies usually keep idle connections, so that the service does not close one that a proxy is about to use. */
const keepAliveTimeout = 65_000
/**
 * A client that stops reading its answer is disconnected after this time. It is longer than the interval between two keep-alive comments
 * on a stream.
 */
const socketTimeout = 75_000

/**
 * The maximum size of a request line and its headers that Node reads. It is larger than the service accepts, so that the service can say
 * which of the two is too large.
 */
const maxHeaderSize = 32_768

/** A request that Node could not parse. */
export interface Unreadable {
  status: keyof typeof sentences
  sentence: string
  requestId: string
  path: string
}
const sentences = {
  400: 'This is not a valid HTTP request.',
  408: 'The request took too long to arrive.',
  414: 'The URL is too long.',
  417: 'The service does not support the Expect header.',
  431: 'The header fields are too large.',
  501: 'The service does not support this method.',
  503: 'There are too many connections from your network. Close some, or try again in a second.',
}

export type Describe = (request: Unreadable) => { type: string; body: string }

/** The raw text of an answer to a request that was not read. */
export function rawAnswer(describe: Describe, status: Unreadable['status'], requestId: string, path: string) {
  const { headers, body } = unreadAnswer(describe, status, requestId, path)
  const lines = Object.entries({ ...headers, Date: new Date().toUTCString() }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}

function unreadAnswer(describe: Describe, status: Unreadable['status'], requestId: string, path: string) {
  const { type, body } = describe({ status, sentence: sentences[status], requestId, path })
  const headers = {
    'X-Request-ID': requestId,
    'Content-Type': type,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
    ...(status === 503 && { 'Retry-After': '1' }),
  }
  return { headers, body }
}

export function createServer(app: Express, describe: Describe): Server {
  // Express replaces the prototypes of each request and response, which prevents V8's optimizations. Here they have these prototypes from
  // the start.
  class Incoming extends http.IncomingMessage {}
  class Outgoing extends http.ServerResponse {}
  Object.setPrototypeOf(Incoming.prototype, app.request)
  Object.setPrototypeOf(Outgoing.prototype, app.response)
  Object.assign(app, { request: Incoming.prototype, response: Outgoing.prototype })

  const server = http.createServer(
    {
      IncomingMessage: Incoming,
      ServerResponse: Outgoing,
      headersTimeout,
      requestTimeout,
      keepAliveTimeout,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize,
      requireHostHeader: false,
    },
    app as never,
  )
  server.setTimeout(socketTimeout)
  // Otherwise Node silently drops headers beyond a certain number. The limit on their bytes is enough.
  server.maxHeadersCount = 0

  const refuse = (socket: Duplex, status: Unreadable['status'], path: string) => {
    if (!socket.writable) return socket.destroy()
    socket.end(rawAnswer(describe, status, newRequestId(), path))
  }

  /** The latest answer on each connection, and the connections that get no further answers. */
  const latest = new WeakMap<Duplex, ServerResponse>()
  const over = new WeakSet<Duplex>()
  server.prependListener('request', (req, res) => {
    toOriginForm(req)
    latest.set(req.socket, res)
  })
  server.on('clientError', (error: ParserError, socket) => {
    if (error.code === 'ECONNRESET') return socket.destroy()
    if (over.has(socket)) return
    over.add(socket)
    const last = latest.get(socket)
    const inBody = last?.req.complete === false
    // The client would take bytes that are sent now for the answer to an earlier request.
    if (last && !last.writableFinished && (last.headersSent || !inBody)) return last.once('finish', () => socket.end())
    if (inBody && last.headersSent) return socket.end()
    refuse(socket, statusOf(error), inBody ? pathOf(last.req) : firstPath(error.rawPacket))
  })
  server.on('checkExpectation', (req, res) => {
    toOriginForm(req)
    latest.set(req.socket, res)
    const { headers, body } = unreadAnswer(describe, 417, newRequestId(req.headers['x-request-id']), pathOf(req))
    res.writeHead(417, headers).end(body)
  })
  // A body is asked for when it is read. The connection ends with the answer, because the client may send the body although nobody asked.
  server.on('checkContinue', (req, res) => {
    res.shouldKeepAlive = false
    server.emit('request', req, res)
  })
  server.on('connect', (_req, socket) => refuse(socket, 501, '/'))
  return server
}

/** Reserves a free port. Its number is known now, a server can listen on it later, and no other process can take it in between. */
export async function holdPort(host: string) {
  const keeper = createNetServer().listen(0, host)
  await once(keeper, 'listening')
  return keeper
}

interface ParserError extends Error {
  code?: string
  /** The bytes that arrived last. */
  rawPacket?: Buffer
}

function statusOf({ code, rawPacket }: ParserError): Unreadable['status'] {
  const start = rawPacket?.toString('latin1', 0, maxHeaderSize) ?? ''
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408
    case 'HPE_HEADER_OVERFLOW':
      return /^[A-Z]+ \S*$/.test(start) ? 414 : 431
    case 'HPE_INVALID_METHOD':
      return /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r?\n/.test(start) ? 501 : 400
    default:
      return 400
  }
}

/** A target may be a whole URL (RFC 9112, section 3.2.2). Then its host replaces the Host header, and the rest is the path. */
function toOriginForm(req: IncomingMessage) {
  const [, host, rest = ''] = /^https?:\/\/([^/?]*)(.*)$/i.exec(req.url!) ?? []
  if (host === undefined) return
  req.url = rest.startsWith('/') ? rest : `/${rest}`
  // A request without a Host header is still invalid.
  if (req.headers.host !== undefined) req.headers.host = host
}

/** The path as it was sent. In `url`, a router keeps only the part that it has not matched yet. */
const pathOf = (req: IncomingMessage & { originalUrl?: string }) => (req.originalUrl ?? req.url!).split('?', 1)[0]!

/** The path in a request's first line, if there is one. */
const firstPath = (packet: Buffer | undefined) => /^[A-Z]+ (\/[^\s?]*)/.exec(packet?.toString('latin1', 0, 1_000) ?? '')?.[1] ?? '/'
