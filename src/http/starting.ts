/**
 * Answers while the service starts, which takes as long as the migration of a large database. A supervisor sees that the process runs
 * (`/healthz`) and that it cannot work yet (`/readyz`).
 */
import { once } from 'node:events'
import type { Describe } from './server.ts'
import { newRequestId } from './request-id.ts'

const http = process.getBuiltinModule('node:http')

const sentence = 'The service is starting. Try again in a moment.'
const connections = 1_000
const timeoutMs = 10_000

export async function answerWhileStarting(where: { port: number; host: string }, describe: Describe) {
  let reason = 'starting'
  const answers: Record<string, () => { status: number; type: string; body: string }> = {
    '/healthz': () => ({ status: 200, type: 'application/json; charset=utf-8', body: '{"status":"ok"}' }),
    '/readyz': () => ({ status: 503, type: 'application/json; charset=utf-8', body: JSON.stringify({ status: 'not ready', reason }) }),
  }
  const server = http.createServer({ requestTimeout: timeoutMs, headersTimeout: timeoutMs }, (req, res) => {
    const path = req.url!.split('?', 1)[0]!
    const requestId = newRequestId(req.headers['x-request-id'])
    const { status, type, body } = answers[path]?.() ?? { status: 503, ...describe({ status: 503, sentence, requestId, path }) }
    // The next request on this connection would not reach the service when it is ready.
    res.writeHead(status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'X-Request-ID': requestId,
      Connection: 'close',
      ...(status === 503 && { 'Retry-After': '1' }),
    })
    res.end(req.method === 'HEAD' ? undefined : body)
  })
  server.maxConnections = connections
  server.setTimeout(timeoutMs)
  server.listen(where)
  await once(server, 'listening')
  return {
    /** The service's own server listens on this one, so no connection is refused in between. Afterwards, this one answers nothing. */
    server,
    /** Says why the service is not ready yet. */
    because(what: string) {
      reason = what
    },
  }
}
