/** The client of an agent: messages to /mcp, as clients of each era send them. Every answer is checked against the protocol. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll } from '@jest/globals'
import { isSpecType } from '@modelcontextprotocol/server'
import request from 'supertest'
import spec from '../../generated/tools.json' with { type: 'json' }
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import { openWorld, type World } from '../support/world.ts'

export type Json = Record<string, unknown>
export interface Post {
  method?: string
  path?: string
  key?: string | undefined
  headers?: Record<string, string>
  /** What of answers the client can read; without it, only JSON. */
  accept?: string
  body?: unknown
}
// oxlint-disable-next-line no-explicit-any -- as it came
type Result = any
export interface Reply {
  status: number
  headers: Record<string, string>
  text: string
  /** The answer, and what came before it on a stream. */
  body: { id?: unknown; result: Result; error?: { code: number; message: string; data?: unknown } }
  told: { method: string; params: Result }[]
}

export const modern = '2026-07-28'
export const envelope = {
  'io.modelcontextprotocol/protocolVersion': modern,
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'modern-client', version: '2.0' },
}
export const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'legacy-client', version: '1.0' } }

/** A request of 2025: nothing but JSON-RPC, and the agreed version in a header. */
export const legacyCall = (method: string, params?: Json, version = '2025-11-25'): Post => ({
  headers: method === 'initialize' ? {} : { 'MCP-Protocol-Version': version },
  body: { jsonrpc: '2.0', id: 1, method, ...(params && { params }) },
})

/** A request of the 2026 revision: its version is in the body, and its headers repeat the values that proxies need. */
export const modernCall = (method: string, params: Json = {}, meta: Json = envelope): Post => ({
  headers: {
    'MCP-Protocol-Version': modern,
    'Mcp-Method': method,
    ...nameIn(params),
  },
  body: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } },
})

const nameIn = ({ name, uri, taskId }: Json) => {
  const named = name ?? uri ?? taskId
  return typeof named === 'string' ? { 'Mcp-Name': named } : {}
}

/** The same call by a client that reads streams, as all official ones do. */
export const streamed = (call: Post): Post => ({ ...call, accept: 'application/json, text/event-stream' })

export const profileCall = { name: 'get_profile', arguments: {} }

/** An agent with a key, its owner, and a way to send for it. */
export async function agentIn(world: World) {
  const owner = await world.human()
  const { id } = await owner.agent('Scout')
  const { secret, key } = await owner.key(id)
  return { owner, id, secret, key, send: (sent: Post) => send(world, { key: secret, ...sent }) }
}
export type AgentThere = Awaited<ReturnType<typeof agentIn>>

/** The number of calls and streams that are waiting. */
export async function waitingFor({ core }: World, count: number) {
  while (core.waiting.count() !== count) await new Promise(resolve => setImmediate(resolve))
}

/** One world for all tests of a file, if none of them changes anything. */
export function sharedWorld(env: Record<string, string>) {
  const shared = {} as { world: World; agent: AgentThere }
  const folder = mkdtempSync(join(tmpdir(), 'quest-'))
  beforeAll(async () => {
    shared.world = await openWorld('sqlite', await openStore(join(folder, 'quest.db'), createLog('silent')), { env })
    shared.agent = await agentIn(shared.world)
  })
  afterAll(async () => {
    shared.world.close()
    await shared.world.store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return shared
}

export async function send({ url }: World, { method = 'POST', path = '/mcp', key, headers = {}, accept, body }: Post): Promise<Reply> {
  const asked = request(url)[method.toLowerCase() as 'post'](path)
  if (accept !== undefined) asked.set('Accept', accept)
  if (key !== undefined) asked.set('Authorization', `Bearer ${key}`)
  if (body !== undefined) asked.set('Content-Type', 'application/json')
  asked.set(headers)
  if (body !== undefined) asked.send(typeof body === 'string' ? body : JSON.stringify(body))
  const got = await asked.ok(() => true).buffer(true)
  const isStream = got.headers['content-type'] === 'text/event-stream'
  const told = isStream ? messagesOf(got.text) : []
  const reply = {
    status: got.status,
    headers: got.headers as Record<string, string>,
    text: got.text,
    body: (isStream ? told.pop() : got.body) as Reply['body'],
    told: told as Reply['told'],
  }
  checkAgainstProtocol(reply)
  checkAgainstNotes(body, reply)
  return reply
}

/** What a tool refuses with must be among the errors that the agents' reference names for it. */
function checkAgainstNotes(sent: unknown, { body }: Reply) {
  const { method, params } = (sent ?? {}) as { method?: string; params?: { name: string } }
  const notes: Record<string, { errors: string[] } | undefined> = spec.notes
  const declared = method === 'tools/call' && body.result?.isError && notes[params!.name]?.errors
  if (!declared) return
  const { code, errors = [] } = JSON.parse(body.result.content[0].text)
  const fields = (errors as { pointer: string }[]).map(({ pointer }) => pointer)
  if (new Set(fields).size < fields.length) throw new Error(`${params!.name} lists an argument twice: ${fields.join(', ')}`)
  if (![...declared, 'validation_failed', 'rate_limited', 'internal_error'].includes(code))
    throw new Error(`spec/mcp: ${params!.name} may answer ${code}`)
}

/** The messages on a stream that has ended. The last one is the answer. */
export const messagesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('data: '))
    .map(line => JSON.parse(line.slice('data: '.length)) as unknown)

/** What every answer of /mcp must satisfy. */
function checkAgainstProtocol({ status, headers, text, body, told }: Reply) {
  const complain = (what: string): never => {
    throw new Error(`${status}: ${what}\n${text}`)
  }
  if (!/^[\w.-]{1,64}$/.test(headers['x-request-id'] ?? '')) complain('no X-Request-ID')
  if (!text) return
  if (headers['content-type'] === 'text/event-stream') {
    if (!told.every(message => isSpecType.JSONRPCNotification(message))) complain('a stream that tells something else than notifications')
  } else if (headers['content-type'] !== 'application/json') complain('an answer that is not JSON')
  else if (!isDeepStrictEqual(JSON.parse(text), body)) complain('an answer that is not its text')
  const said: unknown = body
  for (const message of Array.isArray(said) ? said : [said]) {
    if (message.error === undefined && message.result === undefined) complain('neither result nor error')
    if (message.id === null) complain('an id of null, which the schema does not have')
    if (message.error ? !isSpecType.JSONRPCErrorResponse(message) : !isSpecType.JSONRPCResultResponse(message))
      complain('no JSON-RPC response')
    if (message.result?.tools && !isSpecType.ListToolsResult(message.result)) complain('no ListToolsResult')
    if (message.result?.content && !isSpecType.CallToolResult(message.result)) complain('no CallToolResult')
    if (message.result?.contents && !isSpecType.ReadResourceResult(message.result)) complain('no ReadResourceResult')
    if (message.result?.resources && !isSpecType.ListResourcesResult(message.result)) complain('no ListResourcesResult')
    if (message.result?.prompts && !isSpecType.ListPromptsResult(message.result)) complain('no ListPromptsResult')
    if (message.result?.messages && !isSpecType.GetPromptResult(message.result)) complain('no GetPromptResult')
    if (message.result?.protocolVersion && !isSpecType.InitializeResult(message.result)) complain('no InitializeResult')
    if (message.result?.supportedVersions && !isSpecType.DiscoverResult(message.result)) complain('no DiscoverResult')
  }
}

/** What a client reads of a stream, message by message, while it is open. */
export async function openStream({ url }: World, { key, headers = {}, body }: Post) {
  const hangUp = new AbortController()
  const got = await fetch(new URL('/mcp', url), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify(body),
    signal: hangUp.signal,
  })
  const reader = got.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    status: got.status,
    headers: got.headers,
    /** The next message; nothing once the stream has ended. */
    async next(): Promise<Result> {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const [message] = messagesOf(text.slice(0, end + 1))
          text = text.slice(end + 2)
          if (message !== undefined) return message
          continue
        }
        const { done, value } = await reader.read()
        if (done) return undefined
        text += value
      }
    },
    /** All messages from here to the end. */
    async rest() {
      const messages: Result[] = []
      for (let message = await this.next(); message !== undefined; message = await this.next()) messages.push(message)
      return messages
    },
    hangUp: () => hangUp.abort(),
  }
}

export const listenTo = (uris: string[], more: Json = {}) =>
  modernCall('subscriptions/listen', { notifications: { resourceSubscriptions: uris, ...more } })
