/** The official clients of both generations, as agents' programs use them: nothing but a URL and a header. */
import { Client, StreamableHTTPClientTransport, type ClientOptions } from '@modelcontextprotocol/client'
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, test } from '@jest/globals'
import request from 'supertest'
import type { Schemas } from '../support/client.ts'
import { bearer, whoever } from '../support/programs.ts'
import { onEachStore, type World } from '../support/world.ts'
import { agentIn } from './support.ts'

const address = ({ url }: World) => new URL('/mcp', url)

/** A model that reads no more than the first sentence asks before it acts, and then finds its work. */
const beginning = /^[^\n.]*request_approval[^]*get_profile/
const modes: [string, string, ClientOptions][] = [
  ['legacy', '2025-11-25', {}],
  ['auto', '2026-07-28', { versionNegotiation: { mode: 'auto' } }],
  ['pinned', '2026-07-28', { versionNegotiation: { mode: { pin: '2026-07-28' } } }],
]

onEachStore('official clients', open => {
  test('the first generation connects, lists the tools and calls one', async () => {
    const world = await open()
    const { owner, id, secret } = await agentIn(world)
    const client = new OldClient(whoever)

    await client.connect(new OldTransport(address(world), bearer(secret)) as never)
    const { tools } = await client.listTools()
    const profile = await client.callTool({ name: 'get_profile', arguments: {} })
    const misfit = await client.callTool({ name: 'get_profile', arguments: { x: 1 } })
    const server = { ...client.getServerVersion(), instructions: client.getInstructions() }
    await client.close()

    const heartbeat = await owner.get<Schemas['Heartbeat']>(`/v1/agents/${id}/heartbeat`)
    expect(server).toMatchObject({ name: 'agent-quest-service', instructions: expect.stringMatching(beginning) })
    expect(tools[0]!.name).toBe('get_profile')
    expect(profile.structuredContent).toMatchObject({ agent: { id } })
    expect(misfit.isError).toBe(true)
    expect(heartbeat.body).toMatchObject({ state: 'online', client: { ...whoever, protocol_version: '2025-11-25' } })
  })

  test.each(modes)('the second generation does so in %s mode, and speaks %s', async (_mode, version, options) => {
    const world = await open()
    const { owner, id, secret } = await agentIn(world)
    const client = new Client(whoever, options)

    await client.connect(new StreamableHTTPClientTransport(address(world), bearer(secret)))
    const { tools } = await client.listTools()
    const profile = await client.callTool({ name: 'get_profile', arguments: {} })
    const misfit = await client.callTool({ name: 'get_profile', arguments: { x: 1 } })
    const server = { ...client.getServerVersion(), instructions: client.getInstructions() }
    await client.close()

    const heartbeat = await owner.get<Schemas['Heartbeat']>(`/v1/agents/${id}/heartbeat`)
    expect(server).toMatchObject({ name: 'agent-quest-service', instructions: expect.stringMatching(beginning) })
    expect(tools[0]!.name).toBe('get_profile')
    expect(profile.structuredContent).toMatchObject({ agent: { id } })
    expect(misfit.isError).toBe(true)
    expect(heartbeat.body).toMatchObject({ state: 'online', client: { ...whoever, protocol_version: version } })
  })

  test('with an invalid key, both show their human what to do', async () => {
    const world = await open()
    const sentence = 'This is not a key of this service. Send \\"Authorization: Bearer <agent API key>\\"'

    const first = new OldClient(whoever).connect(new OldTransport(address(world), bearer('rubbish')) as never)
    const second = new Client(whoever).connect(new StreamableHTTPClientTransport(address(world), bearer('rubbish')))

    await Promise.all([
      expect(first).rejects.toThrow(sentence),
      expect(second).rejects.toMatchObject({ data: { status: 401, text: expect.stringContaining(sentence) } }),
    ])
  })

  test('one that can only do OAuth finds none, and shows its human what to do instead', async () => {
    const world = await open()

    const attempt = auth(asksForOAuth, { serverUrl: address(world) })

    await expect(attempt).rejects.toThrow('This server does not use OAuth. Create an agent API key in the portal, http://quest.test')
  })

  test('every OAuth address returns 404: a message for programs, and a page for a browser', async () => {
    const world = await open()
    const metadata = ['oauth-protected-resource', 'oauth-authorization-server', 'openid-configuration'].flatMap(name => [
      `GET /.well-known/${name}`,
      `GET /.well-known/${name}/mcp`,
      `GET /mcp/.well-known/${name}`,
    ])

    for (const what of [...metadata, 'GET /authorize', 'POST /authorize', 'POST /token', 'POST /register']) {
      const [method = '', path = ''] = what.split(' ')
      const ask = () => request(world.url)[method.toLowerCase() as 'get'](path).query({ client_id: 'x', state: '"><script>' })
      const [told, shown] = [await ask(), await ask().set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8')]

      expect([what, told.status, told.type, shown.status, shown.type]).toEqual([what, 404, 'application/json', 404, 'text/html'])
      expect(told.body).toMatchObject({ error: 'not_found', error_description: expect.stringContaining('OAuth. Create an agent API key') })
      expect(shown.text).toContain('<a href="http://quest.test/">portal</a>')
      expect(shown.text).not.toContain('script')
      expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
      expect([told.headers['vary'], shown.headers['vary']]).toEqual(['Accept', 'Accept'])
    }
  })
})

const asksForOAuth: OAuthClientProvider = {
  redirectUrl: 'http://localhost/callback',
  clientMetadata: { redirect_uris: ['http://localhost/callback'] },
  clientInformation: () => undefined,
  saveClientInformation: () => {},
  tokens: () => undefined,
  saveTokens: () => {},
  redirectToAuthorization: () => {},
  saveCodeVerifier: () => {},
  codeVerifier: () => '',
}
