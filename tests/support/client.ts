/** The client of a human: it calls /v1, signs up and signs in. Every answer is checked against the contract. */
import { setTimeout as sleep } from 'node:timers/promises'
import request from 'supertest'
import type { components } from '../../generated/api.ts'
import { checkAgainstContract } from './contract.ts'

export type Schemas = components['schemas']
export interface Sent {
  token?: string | undefined
  cookie?: string
  headers?: Record<string, string>
  body?: unknown
  type?: string
}
export interface Got<B> {
  status: number
  headers: Record<string, string>
  body: B
  text: string
  /** The body that was sent. */
  sent: unknown
}

let people = 0

/** `isOlder`: the service is an earlier version, so its answers need not be as the contract says now. */
export function client(url: string, isOlder = false) {
  /** One request. Its answer must be one that the contract declares. */
  async function call<B = never>(
    method: string,
    path: string,
    { token, cookie, headers = {}, body, type = 'application/json' }: Sent = {},
  ): Promise<Got<B>> {
    const asked = request(url)[method.toLowerCase() as 'get'](path).set(headers).redirects(0)
    if (token) asked.set('Authorization', `Bearer ${token}`)
    if (cookie) asked.set('Cookie', cookie)
    if (body !== undefined)
      asked.set('Content-Type', type).send(typeof body === 'string' || Buffer.isBuffer(body) ? (body as string) : JSON.stringify(body))
    const got = await asked.ok(() => true)
    const answer = { status: got.status, headers: got.headers as Record<string, string>, body: got.body as B, text: got.text, sent: body }
    if (!isOlder) checkAgainstContract(method, path, answer)
    return answer
  }

  /** Somebody with an account and a session. The first one is the admin. */
  async function human(name = `person${++people}`) {
    const email = `${name}@example.com`
    const password = 'correct horse battery'
    const signUp = { email, password, display_name: name, transport: 'token' }
    const signedUp = await call<Schemas['SignedIn']>('POST', '/v1/accounts', { body: { ...signUp, setup_code: 'open sesame' } })
    if (signedUp.status !== 201) throw new Error(`sign-up answered ${signedUp.status}: ${signedUp.text}`)
    const { token, account, session } = signedUp.body
    const as =
      <B>(method: string) =>
      (path: string, sent: Sent = {}) =>
        call<B>(method, path, { token, ...sent })
    /** Proves again that it is them, if that is asked. */
    const proven = async <B>(path: string, body: object) => {
      const post = () => call<B & { code?: string }>('POST', path, { token, body })
      const answer = await post()
      if (answer.body.code !== 'proof_required') return answer.body
      await call('POST', '/v1/sessions/current/proof', { token, body: { password } })
      return (await post()).body
    }
    return {
      email,
      password,
      token: token!,
      account,
      session,
      get: <B = never>(path: string, sent?: Sent) => as<B>('GET')(path, sent),
      post: <B = never>(path: string, body?: unknown, sent?: Sent) => as<B>('POST')(path, { body, ...sent }),
      patch: <B = never>(path: string, version: number | string, body: unknown, sent?: Sent) =>
        as<B>('PATCH')(path, {
          body,
          ...sent,
          headers: { 'If-Match': typeof version === 'number' ? `"v${version}"` : version, ...sent?.headers },
        }),
      put: <B = never>(path: string, body?: unknown, sent?: Sent) => as<B>('PUT')(path, { body, ...sent }),
      delete: <B = never>(path: string, sent?: Sent) => as<B>('DELETE')(path, sent),
      async agent(name = 'Scout', more: object = {}) {
        return proven<Schemas['Agent']>('/v1/agents', { name, ...more })
      },
      async key(agentId: string, body: object = {}) {
        return proven<Schemas['IssuedKey']>(`/v1/agents/${agentId}/keys`, body)
      },
    }
  }

  /** One message to the agents' door, the way a client of 2026-07-28 sends it. */
  async function mcp(secret: string, method = 'tools/call', params: Record<string, unknown> = { name: 'get_profile', arguments: {} }) {
    const version = '2026-07-28'
    const meta = {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientInfo': { name: 'tester', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    return request(url)
      .post('/mcp')
      .set({
        Authorization: `Bearer ${secret}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'MCP-Protocol-Version': version,
        'Mcp-Method': method,
        ...(params['name'] ? { 'Mcp-Name': String(params['name']) } : {}),
      })
      .send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } }))
      .ok(() => true)
  }

  return { call, human, mcp }
}
const againMs = 100
/** Repeats a request while too many others wait for PostgreSQL or a password check. It waits for less time than the service asks for. */
export async function untilServed<A extends { status: number }>(ask: () => Promise<A>) {
  let answer = await ask()
  while (answer.status === 503) {
    await sleep(againMs)
    answer = await ask()
  }
  return answer
}

export type Client = ReturnType<typeof client>
export type Person = Awaited<ReturnType<Client['human']>>
