/** What agents' programs are made of: the official clients of both generations, with a key in their header. */
import { Client, StreamableHTTPClientTransport, type ClientOptions, type Transport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect } from '@jest/globals'

// oxlint-disable-next-line no-explicit-any -- as it came
export type Told = any
export type Call = (name: string, args?: Record<string, unknown>) => Promise<Told>
/** The client of the first generation, and three modes of the second. */
export type Mode = 'v1' | keyof typeof options

const options = {
  legacy: {},
  auto: { versionNegotiation: { mode: 'auto' } },
  pinned: { versionNegotiation: { mode: { pin: '2026-07-28' } } },
} satisfies Record<string, ClientOptions>

export const whoever = { name: 'official-client', version: '3.1' }
export const bearer = (key: string) => ({ requestInit: { headers: { Authorization: `Bearer ${key}` } } })

export async function connect(url: string, secret: string, mode: Mode = 'auto') {
  const address = new URL('/mcp', url)
  return mode === 'v1'
    ? connectBy(new OldClient(whoever), new OldTransport(address, bearer(secret)) as never)
    : connectBy(new Client(whoever, options[mode]), new StreamableHTTPClientTransport(address, bearer(secret)))
}

export async function connectBy(client: Client | OldClient, transport: Transport) {
  await client.connect(transport as never)
  const call: Call = async (name, args = {}) => read(await client.callTool({ name, arguments: args }))
  return { client, call, close: () => client.close() }
}

interface Result {
  content: { text: string }[]
  structuredContent?: object
  isError?: boolean
}

/** The result of a tool. Data and text must be the same, and a refusal must have no data. */
export function read(result: unknown): Told {
  const { content, structuredContent, isError } = result as Result
  const told: unknown = JSON.parse(content[0]!.text)
  expect(structuredContent).toEqual(isError ? undefined : told)
  return told
}
