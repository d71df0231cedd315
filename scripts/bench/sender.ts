/** Sends requests from one of the many loopback addresses, so that an attacker and an honest person have different addresses. */
import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  ms: number
  text: string
}
export interface Sending {
  method?: string
  path: string
  token?: string
  headers?: Record<string, string>
  body?: string
}
type Send = (sending: Sending) => Promise<Answer>

const patienceMs = 20_000

/** A status of 0 means that no answer came. */
export function sender(url: string, localAddress: string): Send {
  const agent = new Agent({ keepAlive: true, localAddress, maxSockets: 1_000 })
  return ({ method = 'GET', path, token, headers = {}, body }) =>
    new Promise(resolve => {
      const startedAt = performance.now()
      let text = ''
      const done = (status: number) => resolve({ status, text, ms: performance.now() - startedAt })
      const sent = request(new URL(path, url), {
        method,
        agent,
        timeout: patienceMs,
        headers: {
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
          ...headers,
        },
      })
      sent.on('response', answer => {
        answer.on('data', (chunk: Buffer) => void (text.length < 10_000 && (text += String(chunk))))
        answer.on('end', () => done(answer.statusCode!)).on('error', () => done(0))
      })
      sent.on('timeout', () => sent.destroy()).on('error', () => done(0))
      sent.end(body)
    })
}

/** A message to `POST /mcp`. */
export const message = (secret: string, method: string, params: Record<string, unknown>): Sending => ({
  method: 'POST',
  path: '/mcp',
  token: secret,
  headers: {
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': method,
    ...(typeof params['name'] === 'string' && { 'Mcp-Name': params['name'] }),
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method,
    params: {
      ...params,
      _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} },
    },
  }),
})
export const tool = (secret: string, name: string, args: object) => message(secret, 'tools/call', { name, arguments: args })
