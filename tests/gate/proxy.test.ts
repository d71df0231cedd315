/** The gate in front of a server of tools: what reaches the server, and what the agent and its human are told. */
import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { onOneStore } from '../support/world.ts'
import { gateIn, openUpstream, pay, readBalance, stateFolder, textOf } from './support.ts'

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

    expect([status, textOf(paid)]).toEqual([200, 'Paid.'])
    expect(upstream.calls).toEqual([{ name: 'pay', arguments: { to: 'ada@example.com', amount: 10, memo: 'June' } }])
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
    expect(texts.filter(text => text === 'Paid.')).toHaveLength(1)
    expect(texts.filter(text => !/^(Paid|Another call has used|The same call was|Waiting for your human)/.test(text))).toEqual([])
  })
})

test.todo('more')
void [pay, readBalance, stateFolder]
