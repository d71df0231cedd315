/** How an agent reaches the proxy: over standard input and output, or over HTTP on this machine. */
import { createServer, type IncomingMessage } from 'node:http'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { toNodeHandler } from '@modelcontextprotocol/node'
import type { Proxy } from './proxy.ts'

/** Ends with the agent that has started it. */
export function serveStandard(proxy: Proxy) {
  const handle = serveStdio(() => proxy.serve())
  process.stdin.once('end', () => {
    void handle.close()
    void proxy.close()
  })
}

export async function serveHttp(proxy: Proxy, port: number) {
  const handler = toNodeHandler(createMcpHandler(() => proxy.serve(), { maxRequestBodySize: 1_000_000 }))
  const server = createServer((request, response) => {
    // A page in a browser must not reach it, whatever name the page gives this machine.
    const isLocal = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')
    if (!isLocal || request.headers.origin !== undefined || request.url !== '/mcp') return void response.writeHead(403).end()
    void handler(request as IncomingMessage & { method: string; url: string }, response)
  })
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(port, '127.0.0.1', ready))
  return server
}
