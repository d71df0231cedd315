/** `GET /metrics` on its own port, so that a firewall or a network policy can keep it from everyone but the operator. */
import type { Server } from 'node:http'

const http = process.getBuiltinModule('node:http')
const requestTimeoutMs = 10_000
const mostConnections = 64

export function metricsServer(text: () => Promise<string>): Server {
  const server = http.createServer({ requestTimeout: requestTimeoutMs, headersTimeout: requestTimeoutMs }, async (req, res) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (req.url?.split('?', 1)[0] !== '/metrics') return void res.writeHead(404).end()
    if (!isRead) return void res.writeHead(405, { Allow: 'GET, HEAD' }).end()
    res.writeHead(200, { 'Content-Type': 'application/openmetrics-text; version=1.0.0; charset=utf-8', 'Cache-Control': 'no-store' })
    res.end(req.method === 'HEAD' ? undefined : await text())
  })
  server.maxConnections = mostConnections
  server.setTimeout(requestTimeoutMs)
  return server
}
