/** An action outside the service has one form and one mark, whatever words its agent finds for it. */
import { describe, expect, test } from '@jest/globals'
import { marksOf, wantedOf, type Sent } from '../../src/core/approvals/asked.ts'
import { shownDigest } from '../../src/core/approvals/actions.ts'
import { jcs } from '../../src/core/kit/canonical.ts'
import { hashSecret } from '../../src/core/kit/secrets.ts'
import type { Schemas } from '../support/client.ts'
import { newActor } from '../support/outside.ts'
import { onBothStores } from '../support/world.ts'

const invoice: Sent = {
  category: 'spend',
  title: 'Pay the invoice',
  recipient: 'Druckerei Meier',
  amount: { value: '480.00', currency: 'EUR' },
  details: { invoice: '2026-118' },
}

describe('canonical JSON', () => {
  test.each([
    [
      'keys by their code units, numbers too',
      { '10': 1, '9': 2, b: 3, a: 4, é: 5, '😀': 6, '\ufb33': 7 },
      '{"10":1,"9":2,"a":4,"b":3,"é":5,"😀":6,"\ufb33":7}',
    ],
    ['numbers as ECMAScript writes them', [1e21, 1e30, 4.5, 2e-3, 1e-27, -0], '[1e+21,1e+30,4.5,0.002,1e-27,0]'],
    ['controls in their short forms', '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/', '"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"'],
    ['literals', [null, true, false], '[null,true,false]'],
  ])('of RFC 8785 has %s', (_, value, text) => expect(jcs(value)).toBe(text))
})

describe('an amount', () => {
  const told = (amount: Sent['amount'], details: Record<string, unknown> = {}) => {
    try {
      return wantedOf({ ...invoice, amount, details }).arguments.amount
    } catch (error) {
      return (error as Error).message
    }
  }
  test.each([
    ['12.50', 'EUR', '12.5'],
    [12.5, 'eur', '12.5'],
    ['007', 'JPY', '7'],
    ['0.0001', 'USD', '0.0001'],
    ['1.250', 'KWD', '1.25'],
    ['1000000000', 'EUR', '1000000000'],
  ])('%s %s is taken', (value, currency, written) =>
    expect(told({ value, currency })).toEqual({ value: written, currency: currency.toUpperCase() }),
  )
  test.each([
    ['12 EUR', 'EUR', 'a decimal number'],
    ['12,50', 'EUR', 'a decimal number'],
    ['-1', 'EUR', 'a decimal number'],
    ['1e3', 'EUR', 'a decimal number'],
    ['', 'EUR', 'a decimal number'],
    ['0', 'EUR', 'more than 0'],
    ['1000000000.01', 'EUR', 'at most 1000000000'],
    ['1.00001', 'EUR', 'at most 4 decimals'],
    ['1.000', 'EUR', 'three decimals'],
    ['1.000', 'JPY', 'three decimals'],
    ['1', 'XYZ', 'ISO 4217'],
  ])('%s %s is refused with a sentence that shows the form', (value, currency, why) => {
    expect(told({ value, currency })).toContain(why)
    expect(told({ value, currency })).toContain('{"value": "12.50", "currency": "EUR"}')
  })
  test('of older clients stands in the details', () => {
    expect(told(undefined, { amount: { value: 12, currency: 'EUR' } })).toEqual({ value: '12', currency: 'EUR' })
    expect(told({ value: '12.0', currency: 'EUR' }, { amount: { value: 12, currency: 'EUR' } })).toEqual({ value: '12', currency: 'EUR' })
    expect(told({ value: '1', currency: 'EUR' }, { amount: { value: 12, currency: 'EUR' } })).toContain('must be the same as /amount')
    const { details } = wantedOf({
      ...invoice,
      amount: undefined,
      details: { amount: { value: 12, currency: 'EUR' }, of: 'flour' },
    }).arguments
    expect(details).toEqual({ of: 'flour' })
    expect(wantedOf({ ...invoice, amount: undefined, details: { amount: '3 tablets' } }).arguments).toMatchObject({
      amount: null,
      details: { amount: '3 tablets' },
    })
  })
})

describe('the mark of an action', () => {
  const deedOf = (change: Partial<Sent>) => marksOf({ secret: 'a' }, wantedOf({ ...invoice, ...change }).arguments).deed
  test.each<[string, Partial<Sent>]>([
    ['title', { title: 'Settle what we owe' }],
    ['category', { category: 'other' }],
    ['case of the recipient', { recipient: 'DRUCKEREI  meier' }],
    ['spelling of the amount', { amount: { value: 480, currency: 'eur' } }],
    ['order and empty members', { details: { note: '', more: null, list: [], invoice: ' 2026-118 ' } }],
  ])('does not depend on the %s', (_, change) => expect(deedOf(change)).toBe(deedOf({})))
  test.each<[string, Partial<Sent>]>([
    ['recipient', { recipient: 'Druckerei Müller' }],
    ['amount', { amount: { value: '48', currency: 'EUR' } }],
    ['currency', { amount: { value: '480', currency: 'USD' } }],
    ['details', { details: { invoice: '2026-119' } }],
  ])('depends on the %s', (_, change) => expect(deedOf(change)).not.toBe(deedOf({})))
  test('is that of the title if there is nothing else, and is keyed', () => {
    const bare = { recipient: undefined, amount: undefined, details: {} }
    expect(deedOf({ ...bare, title: 'A' })).not.toBe(deedOf({ ...bare, title: 'B' }))
    expect(marksOf({ secret: 'b' }, wantedOf(invoice).arguments).deed).not.toBe(deedOf({}))
  })
})

onBothStores('a request for an action outside the service', openWorld => {
  const ask = async () => {
    const world = await openWorld()
    const human = await world.human()
    const agent = await newActor(world, human)
    return {
      human,
      agent,
      pay: (change: object) => agent.call('request_approval', { ...invoice, reason: 'It is due', wait_seconds: 0, ...change }),
    }
  }

  test('is the same if only its reason differs, and is refused in other words or another category', async () => {
    const { human, pay } = await ask()
    const { approval } = await pay({})
    expect((await pay({ reason: 'They sent a reminder', amount: { value: 480, currency: 'eur' } })).approval.id).toBe(approval.id)
    for (const change of [{ title: 'Settle what we owe' }, { category: 'other' }]) {
      const refused = await pay(change)
      expect(refused.code).toBe('similar_request')
      expect(JSON.stringify(refused)).toContain(approval.id)
    }
    await human.post(`/v1/approvals/${approval.id}/deny`)
    // A denied action may be asked for in better words, and the human sees that it is the same.
    const again = await pay({ title: 'Settle what we owe' })
    expect((await human.get(`/v1/approvals/${again.approval.id}`)).body).toMatchObject({ status: 'pending', earlier_denials: 1 })
  })

  test('has a digest of all that its human sees, with a nonce', async () => {
    const { human, agent, pay } = await ask()
    const { approval } = await pay({})
    const { body } = await human.get<Schemas['Approval']>(`/v1/approvals/${approval.id}`)
    expect(body).toMatchObject({
      recipient: 'Druckerei Meier',
      amount: { value: '480', currency: 'EUR' },
      arguments: { ...invoice, amount: { value: '480', currency: 'EUR' } },
      nonce: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
    })
    const { kind, title, arguments: given, reason, nonce, digest } = body as Schemas['Approval'] & { nonce: string }
    expect(digest).toBe(hashSecret(jcs({ agent_id: agent.id, kind, title, arguments: given, reason, nonce })))
    expect(digest).toBe(shownDigest({ agent_id: agent.id, kind, title, arguments: given, reason, nonce }))
    await human.post(`/v1/approvals/${approval.id}/deny`)
    const again = await pay({ reason: 'Still due' })
    const other = await human.get<Schemas['Approval']>(`/v1/approvals/${again.approval.id}`)
    expect(other.body.digest).not.toBe(digest)
  })
})
