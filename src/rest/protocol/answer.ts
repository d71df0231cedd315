/** How an answer is sent: its headers, its version and its encoding. */
import type { Request, Response } from 'express'
import { compressed, encodingFor, leastCompressed } from '../../http/encoding.ts'
import { respond, sendStream, type Stream } from '../../http/exchange.ts'
import { matches } from './etag.ts'
import { Problem } from './problem.ts'

/** The answer of any operation, in the names of the contract. */
export interface AnyAnswer {
  status: number
  headers?: Record<string, string>
  body?: { next_cursor?: string | null }
  stream?: Stream
}

/**
 * Only reads are compressed. Secrets are in answers to writes alone, beside text of the request, and the length of a compressed answer
 * could betray them.
 */
export async function send(req: Request, res: Response, { status, headers = {}, body, stream }: AnyAnswer) {
  if (stream) return sendStream(res, req.method, stream)
  const { ETag } = headers
  // A read may say which version it expects. A write has compared If-Match with the version in its transaction.
  if (ETag && isRead(req) && !matches(req.headers['if-match'], ETag))
    throw new Problem('precondition_failed', 'The resource does not have that version. Read it again without If-Match.', {
      headers: { ETag },
    })
  const lines: string[] = []
  for (const name in headers) lines.push(name, headers[name]!)
  if (body?.next_cursor) lines.push('Link', nextPage(req, body.next_cursor))
  // The version does not cover everything in an answer: a heartbeat changes without it. So there is no 304, and browsers must
  // not keep the answer.
  lines.push('Cache-Control', 'no-store')
  if (body === undefined) return respond(res, status, lines)
  lines.push('Content-Type', 'application/json; charset=utf-8')
  const text = JSON.stringify(body)
  if (!isRead(req) || text.length < leastCompressed) return respond(res, status, lines, text)
  lines.push('Vary', 'Accept-Encoding')
  const encoding = encodingFor(req.headers['accept-encoding'])
  if (!encoding) return respond(res, status, lines, text)
  respond(res, status, [...lines, 'Content-Encoding', encoding], await compressed(text, encoding))
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** The Link header of the next page. It has a path without a host. The path is one of the contract, so it needs no encoding. */
function nextPage({ originalUrl: asked }: Request, cursor: string) {
  const [path] = asked.split('?', 1)
  const query = new URLSearchParams(asked.slice(path!.length))
  query.set('cursor', cursor)
  return `<${path}?${query.toString()}>; rel="next"`
}
