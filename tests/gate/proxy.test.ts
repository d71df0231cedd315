/** The gate in front of a server of tools: what reaches the server, and what the agent and its human are told. */
import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { Client, StreamableHTTPClientTransport, type ClientOptions, type Progress } from '@modelcontextprotocol/client'
import { answerWith } from '../../src/gate/answer.ts'
import { openGate } from '../../src/gate/permission.ts'
import { openProxy, type Proxy } from '../../src/gate/proxy.ts'
import { serveHttp } from '../../src/gate/serving.ts'
import type { Schemas } from '../support/client.ts'
import { whoever } from '../support/programs.ts'
import { soon } from '../support/soon.ts'
import { onOneStore } from '../support/world.ts'
import { gateIn, later, openUpstream, textOf } from './support.ts'

type Approval = Schemas['Approval']
const toAda = { to: 'ada@example.com', amount: 12.5 }
const payRule = {
  tool: 'pay',
  do: 'ask',
  category: 'spend',
  title: 'Pay {/amount} EUR to {/to}',
  recipient: '/to',
  amount: { value: '/amount', currency: 'EUR' },
} as const

onOneStore('the gate', open => {
  test('passes a call on after a yes, once, and reports it', async () => {
    const upstream = await openUpstream()
    const { call, asked, owner } = await gateIn(await open(), upstream.url, { rules: [payRule] })

    const waiting = await call('pay', toAda)
    const [request] = await asked()
    await owner.post(`/v1/approvals/${request!['id']}/approve`)
    const paid = await call('pay', toAda)
    const again = await call('pay', toAda)

    expect(waiting.isError).toBe(true)
    expect(textOf(waiting)).toMatch(/^Waiting for your human: http:\/\/quest\.test\/\S+ The call was not made\./)
    expect(request).toMatchObject({
      category: 'spend',
      title: 'Pay 12.5 EUR to ada@example.com',
      arguments: { recipient: 'ada@example.com', amount: { value: '12.5', currency: 'EUR' }, details: { server: 'shop', tool: 'pay' } },
    })
    expect(textOf(paid)).toBe('Paid.')
    expect(textOf(again)).toMatch(/^Waiting for your human/)
    expect(upstream.calls).toEqual([{ name: 'pay', arguments: toAda }])
    expect((await owner.get<Approval>(`/v1/approvals/${request!['id']}`)).body).toMatchObject({
      permit: 'done',
      report: { outcome: 'done' },
    })
  })

  test('passes on what its human has changed', async () => {
    const upstream = await openUpstream()
    const { call, asked, owner } = await gateIn(await open(), upstream.url, { rules: [payRule] })

    await call('pay', { ...toAda, memo: 'May' })
    const [request] = await asked()
    const { status } = await owner.post(`/v1/approvals/${request!['id']}/approve`, {
      changes: { title: 'Pay less', amount: { value: '10', currency: 'EUR' }, details: { memo: 'June' } },
    })
    const paid = await call('pay', { ...toAda, memo: 'May' })

    expect([status, textOf(paid)]).toEqual([
      200,
      'Paid.Your human changed the arguments of this call. It was made with {"to":"ada@example.com","amount":10,"memo":"June"}.',
    ])
    expect(upstream.calls).toEqual([{ name: 'pay', arguments: { to: 'ada@example.com', amount: 10, memo: 'June' } }])
  })

  test('passes the signed permit on to the server that checks it, and with no other call', async () => {
    const upstream = await openUpstream()
    const world = await open()
    const { call, asked, owner } = await gateIn(world, upstream.url, {
      rules: [
        { ...payRule, audience: 'https://shop.example' },
        { tool: 'read_*', do: 'allow' },
      ],
    })

    await call('read_balance', {})
    await call('pay', toAda)
    const [request] = await asked()
    await owner.post(`/v1/approvals/${request!['id']}/approve`)
    await call('pay', toAda)

    const [read, paid] = upstream.permits as [undefined, string]
    const keys = await world.call<JSONWebKeySet>('GET', '/.well-known/jwks.json')
    const expected = { audience: 'https://shop.example', currentDate: new Date(world.clock.now) }
    const { payload } = await jwtVerify(paid, createLocalJWKSet(keys.body), expected)
    expect(read).toBeUndefined()
    expect(payload).toMatchObject({ jti: request!['id'], recipient: 'ada@example.com', amount: { value: '12.5', currency: 'EUR' } })
  })

  test('blocks a call after a no, and passes on none of it', async () => {
    const upstream = await openUpstream()
    const { call, asked, owner } = await gateIn(await open(), upstream.url, { rules: [payRule] })

    await call('pay', toAda)
    const [request] = await asked()
    await owner.post(`/v1/approvals/${request!['id']}/deny`, { note: 'Too much.' })
    const denied = await call('pay', toAda)

    expect(denied.isError).toBe(true)
    expect(textOf(denied)).toBe(
      'Your human said no, and the call was not made. They wrote: "Too much." Do not try it in other words or by other means.',
    )
    expect(upstream.calls).toEqual([])
  })

  test('makes one of 32 equal calls of two gates', async () => {
    const upstream = await openUpstream()
    const gate = await gateIn(await open({ env: { AQS_MCP_BURST: '1000' } }), upstream.url, { rules: [payRule] })
    const other = await gate.connect()

    await gate.call('pay', toAda)
    const [request] = await gate.asked()
    await gate.owner.post(`/v1/approvals/${request!['id']}/approve`)
    const results = await Promise.all(Array.from({ length: 32 }, (_, i) => gate.call('pay', toAda, i % 2 ? other : gate.client)))

    const texts = results.map(textOf)
    expect(upstream.calls).toHaveLength(1)
    expect(readdirSync(gate.state, { recursive: true }).filter(name => String(name).includes('start-'))).toEqual([])
    expect(texts.filter(text => text === 'Paid.')).toHaveLength(1)
    expect(texts.filter(text => !/^(Paid|Another call has used|The same call was|Waiting for your human)/.test(text))).toEqual([])
  })

  test.each<[string, ClientOptions]>([
    ['2025-11-25', {}],
    ['2026-07-28', { versionNegotiation: { mode: { pin: '2026-07-28' } } }],
  ])('serves an agent over HTTP in %s, and tells it that it waits', async (version, options) => {
    const upstream = await openUpstream()
    const { settings, state, asked, owner } = await gateIn(await open(), upstream.url)
    const proxy = await openProxy(settings, openGate({ ...settings, wait_seconds: 30 }, answerWith, state))
    const url = await served(proxy)
    const client = new Client(whoever, options)
    await client.connect(new StreamableHTTPClientTransport(new URL(url)))
    later(() => client.close())

    const { tools } = await client.listTools()
    const { resources } = await client.listResources()
    const { prompts } = await client.listPrompts()
    const told: Progress[] = []
    const calling = client.callTool({ name: 'pay', arguments: toAda }, { onprogress: one => void told.push(one) })
    const [request] = await soon(async () => {
      const requests = await asked()
      expect([requests.length, told.length]).toEqual([1, expect.any(Number)])
      return requests
    })
    await owner.post(`/v1/approvals/${request!['id']}/approve`)
    const paid = await calling
    const page = await fetch(url, {
      method: 'POST',
      headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
      body: '{}',
    })

    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    expect(tools.map(({ name }) => name)).toEqual(['pay', 'read_balance', 'agent_quest_answer'])
    expect(tools[0]!.description).toMatch(/^Pays\.\n\nYour human decides about each call/)
    expect([resources.map(({ uri }) => uri), prompts.map(({ name }) => name)]).toEqual([['shop://orders'], ['greet']])
    expect(told[0]).toMatchObject({ message: expect.stringMatching(/^Waiting for your human: http:\/\/quest\.test\/\S+$/) })
    expect(textOf(paid)).toBe('Paid.')
    expect(page.status).toBe(403)
    expect(upstream.calls).toEqual([{ name: 'pay', arguments: toAda }])
  })

  test('asks about resources and prompts of a server that is not trusted', async () => {
    const upstream = await openUpstream()
    const { client, connect, asked, owner } = await gateIn(await open(), upstream.url)
    const read = (by: Client) => by.readResource({ uri: 'shop://orders' }).then(({ contents }) => contents[0], wordsOf)
    const get = (by: Client) => by.getPrompt({ name: 'greet', arguments: { whom: 'Ada' } }).then(({ messages }) => messages, wordsOf)

    const waiting = [await read(client), await get(client)]
    const requests = await asked()
    for (const { id } of requests) await owner.post(`/v1/approvals/${id}/approve`)
    const allowed = [await read(client), await get(client)]
    const trusting = await connect({ servers: { shop: { url: upstream.url, trusted: true } } })
    const trusted = [await read(trusting), await get(trusting)]

    expect(waiting).toEqual([expect.stringContaining('Waiting for your human'), expect.stringContaining('Waiting for your human')])
    expect(requests.map(({ title }) => title)).toEqual(['Read shop://orders of shop', 'Get greet of shop'])
    expect(allowed).toEqual([{ uri: 'shop://orders', text: 'none' }, []])
    expect(trusted).toEqual(allowed)
    expect(upstream.calls.map(({ name }) => name)).toEqual(['shop://orders', 'greet', 'shop://orders', 'greet'])
  })

  test('lets an agent answer a question of its human, and goes on', async () => {
    const upstream = await openUpstream()
    const { call, asked, owner } = await gateIn(await open(), upstream.url)

    await call('pay', toAda)
    const [request] = await asked()
    await owner.post(`/v1/approvals/${request!['id']}/questions`, { text: 'Who is Ada?' })
    const question = await call('pay', toAda)
    const answered = await call('agent_quest_answer', { approval_id: request!['id'], text: 'The printer.' })
    await owner.post(`/v1/approvals/${request!['id']}/approve`)
    const paid = await call('pay', toAda)

    expect(textOf(question)).toBe(
      `Your human asks about this call, which was not made: "Who is Ada?" Answer with agent_quest_answer and approval_id ${request!['id']}. Then call again with the same arguments.`,
    )
    expect([textOf(answered), textOf(paid)]).toEqual(['Your human has your answer. Make the call again with the same arguments.', 'Paid.'])
  })

  test('offers two servers under their names, and asks each only about its own tools', async () => {
    const [shop, bank] = [await openUpstream(), await openUpstream()]
    const servers = { shop: { url: shop.url, trusted: true }, bank: { url: bank.url } }
    const { call, client } = await gateIn(await open(), '', { servers, rules: [{ server: 'bank', tool: 'pay', do: 'allow' }] })

    const { tools } = await client.listTools()
    const results = [
      await call('bank__pay', toAda),
      await call('shop__read_balance'),
      await call('shop__pay', toAda),
      await call('bank__read_balance'),
    ]

    expect(tools.map(({ name }) => name)).toEqual([
      'shop__pay',
      'shop__read_balance',
      'bank__pay',
      'bank__read_balance',
      'agent_quest_answer',
    ])
    expect(results.map(({ isError }) => isError === true)).toEqual([false, false, true, true])
    expect([shop.calls, bank.calls].map(calls => calls.map(({ name }) => name))).toEqual([['read_balance'], ['pay']])
  })
})

const wordsOf = ({ message }: Error) => message

async function served(proxy: Proxy) {
  const server = await serveHttp(proxy, 0)
  later(async () => {
    server.closeAllConnections()
    server.close()
    await proxy.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
}
