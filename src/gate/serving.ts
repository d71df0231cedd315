/** How an agent reaches the proxy: over standard input and output, over HTTP on this machine, or for one call in this process. */
import { createServer, type IncomingMessage } from 'node:http'
import { Client, InMemoryTransport, type Progress } from '@modelcontextprotocol/client'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { toNodeHandler } from '@modelcontextprotocol/node'
import type { Json } from './pointers.ts'
import type { Proxy } from './proxy.ts'
import { packageVersion } from './version.ts'

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

export async function callOnce(proxy: Proxy, name: string, given: Json, tell: (message: string) => void) {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const [server, client] = [await proxy.serve(), new Client({ name: 'agent-quest-gate call', version: packageVersion })]
  await server.connect(theirs)
  await client.connect(ours)
  const onprogress = ({ message = '' }: Progress) => tell(message)
  // The gate has its own bound.
  const { isError = false, content } = await client.callTool({ name, arguments: given }, { timeout: 2 ** 31 - 1, onprogress })
  await client.close()
  return { isError, text: content.map(one => (one.type === 'text' ? one.text : JSON.stringify(one))).join('\n') }
}
