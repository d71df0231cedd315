/** The two doors as the demo uses them: a human's program at /v1, and agents' programs at /mcp. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { components } from '../../generated/api.ts'

export type Schemas = components['schemas']
// oxlint-disable-next-line no-explicit-any -- the parsed answer
export type Told = any
/** One call of a tool. The answer has a `code` if the tool refused it. */
export type Call = (tool: string, args?: Record<string, unknown>) => Promise<Told>
export type Rest = <Answer = Told>(method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>

/**
 * The calls of a human's program. Without a token they are those of a visitor. If somebody who is signed in sends too many, they wait as
 * long as the service says.
 */
export function human(url: string, token?: string): Rest {
  return async (method, path, body, more) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }), ...more }
    for (;;) {
      const answer = await fetch(`${url}/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      const told: Told = answer.status === 204 ? undefined : await answer.json()
      if (answer.ok) return told
      if (answer.status !== 429 || !token) throw new Error(`${method} ${path} answers ${answer.status}: ${told.detail}`)
      await sleep(Number(answer.headers.get('retry-after')) * 1_000)
    }
  }
}

/** The calls of an agent's program, which connects with its key. */
export async function agent(url: string, secret: string): Promise<Call> {
  const client = new Client({ name: 'demo', version: '1.0.0' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
  const requestInit = { headers: { Authorization: `Bearer ${secret}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }))
  return async (name, args = {}) => {
    for (;;) {
      const { content } = (await client.callTool({ name, arguments: args })) as { content: { text: string }[] }
      const told: Told = JSON.parse(content[0]!.text)
      if (told.code !== 'rate_limited') return told
      await sleep(told.retry_after_seconds * 1_000)
    }
  }
}
