/** Which calls are gated, and how a call becomes a request and comes back as arguments. */
import { expect, test } from '@jest/globals'
import { isLike, verdictOn, type Seen } from '../../src/gate/rules.ts'
import type { Rule } from '../../src/gate/settings.ts'
import { wishFor, type Call } from '../../src/gate/wish.ts'

const tool = (name: string, more: Partial<Seen> = {}): Seen => ({ server: 'files', kind: 'tool', name, ...more })
const reads = { annotations: { readOnlyHint: true } }
const servers = { files: { command: 'x', trusted: true }, shop: { command: 'x' } }
const rule = (more: Partial<Rule>): Rule => ({ do: 'allow', ...more })

test.each<[string, Seen, Rule[], string]>([
  ['a tool without a rule is asked about', tool('write'), [], 'ask'],
  ['a tool of a trusted server that only reads passes', tool('read', reads), [], 'allow'],
  ['the same word of a server that is not trusted changes nothing', tool('read', { ...reads, server: 'shop' }), [], 'ask'],
  ['nor does it in a rule', tool('read', { ...reads, server: 'shop' }), [rule({ annotations: { readOnlyHint: true } })], 'ask'],
  ['a server that the file does not name is asked about', tool('read', { ...reads, server: 'attic' }), [], 'ask'],
  ['a resource of a trusted server passes', { server: 'files', kind: 'resource', name: 'file:///a' }, [], 'allow'],
  ['a resource of another one is asked about', { server: 'shop', kind: 'resource', name: 'shop://a' }, [], 'ask'],
  ['a prompt of another one is asked about', { server: 'shop', kind: 'prompt', name: 'a' }, [], 'ask'],
  ['the first rule that fits counts', tool('pay'), [rule({ tool: 'p*', do: 'block' }), rule({ tool: 'pay' })], 'block'],
  ['a rule about tools does not fit a resource', { server: 'shop', kind: 'resource', name: 'pay' }, [rule({ tool: '*' })], 'ask'],
  ['a rule of another server does not fit', tool('pay', { server: 'shop' }), [rule({ server: 'files' })], 'ask'],
  ['a doubt asks in spite of a rule that allows', tool('pay', { doubt: 'It changed.' }), [rule({})], 'ask'],
  ['a doubt asks in spite of the word of the server', tool('read', { ...reads, doubt: 'It changed.' }), [], 'ask'],
  ['a block stays a block', tool('pay', { doubt: 'It changed.' }), [rule({ do: 'block' })], 'block'],
])('%s', (_what, seen, rules, verdict) => {
  expect(verdictOn(seen, { rules, servers }).do).toBe(verdict)
})

test.each([
  ['*', 'anything', true],
  ['read_*', 'read_file', true],
  ['read_*', 'unread_file', false],
  ['*_file', 'read_file', true],
  ['a*b*c', 'a-b-c', true],
  ['a*b*c', 'ac', false],
  ['a*a', 'a', false],
  ['ab*b', 'ab', false],
  ['*x*x*', 'xax', true],
  ['*x*x*', 'x', false],
  ['a.c', 'abc', false],
  ['pay', 'pay ', false],
  ['pay', 'PAY', false],
])('whether %s is like %s', (pattern, text, is) => {
  expect(isLike(pattern, text)).toBe(is)
})

const call = (given: Call['arguments'], more: Partial<Call> = {}): Call => ({
  server: 'shop',
  kind: 'tool',
  name: 'pay',
  arguments: given,
  place: 'here',
  notices: [],
  ...more,
})
const actionOf = ({ request }: ReturnType<typeof wishFor>) => structuredClone(request) as never
const terms = { recipient: '/order/to', amount: { value: '/order/sum', currency: '/order/in' }, hide: ['/card/number'] }
const order = {
  order: { to: 'ada@example.com', sum: '12.50', in: 'eur', note: 'May' },
  card: { number: '4111', owner: 'Ada' },
  tool: 'axe',
  '/x': 1,
}

test('a request shows each value once, hides what is to be hidden, and gives the arguments back as they were', () => {
  const wish = wishFor(call(order), { ...terms, title: 'Pay {/order/sum} with {/card/number}' }, 'key', 60)
  const { request } = wish

  expect(request).toMatchObject({
    category: 'other',
    recipient: 'ada@example.com',
    amount: { value: '12.50', currency: 'eur' },
    details: { server: 'shop', tool: 'pay', order: { note: 'May' }, card: { owner: 'Ada' }, '/tool': 'axe', '//x': 1 },
  })
  expect(request.title).toMatch(/^Pay 12.50 with hidden \(keyed hash [0-9a-f]{32}\)$/)
  expect(JSON.stringify(request)).not.toContain('4111')
  expect(wish.allowedBy(actionOf(wish))).toEqual(order)
  expect(Object.keys(wish.allowedBy(actionOf(wish)))).toEqual(Object.keys(order))
})

test.each([
  [
    'another amount and recipient',
    { amount: { value: '9', currency: 'EUR' }, recipient: 'bob@example.com' },
    { to: 'bob@example.com', sum: '9', in: 'eur' },
  ],
  ['another currency', { amount: { value: '12.5', currency: 'USD' } }, { sum: '12.50', in: 'USD' }],
])('%s is written back to its place', (_what, changes, expected) => {
  const wish = wishFor(call(order), terms, 'key', 60)
  const allowed = wish.allowedBy({ ...(actionOf(wish) as object), ...changes } as never)

  expect(allowed).toEqual({ ...order, order: { ...order.order, ...expected } })
})

test('an argument named amount is an argument, and what the human allowed is passed on, member for member', () => {
  const given = { amount: { value: '5', currency: 'EUR' }, recipient: 'x', only: ['a'] }
  const wish = wishFor(call(given), {}, 'key', 60)
  const action = actionOf(wish) as { details: object }

  expect(wish.request).toMatchObject({ details: { '/amount': given.amount, '/recipient': 'x', only: ['a'] } })
  expect(wish.request.amount).toBeUndefined()
  expect(wish.allowedBy(actionOf(wish))).toEqual(given)
  // The service takes requests that differ in empty members for the same one.
  expect(wish.allowedBy({ ...action, details: { ...action.details, more: [] } } as never)).toEqual({ ...given, more: [] })
})

test.each([
  ['a recipient that the call does not have', {}, { recipient: 'bob@example.com' }],
  ['an amount that the call does not have', {}, { amount: { value: '1', currency: 'EUR' } }],
  ['no recipient any more', terms, { recipient: undefined }],
  ['no amount any more', terms, { amount: undefined }],
  [
    'no place for the amount any more',
    terms,
    { details: { server: 'shop', tool: 'pay', gate: 'here', order: [], card: { owner: 'Ada' } } },
  ],
])('%s is not passed on', (_what, of, changes) => {
  const wish = wishFor(call(order), of, 'key', 60)

  expect(() => wish.allowedBy({ ...(actionOf(wish) as object), ...changes } as never)).toThrow(/^Your human (changed|allowed something)/)
})

test('a server is believed what MCP assumes of a tool that says nothing', () => {
  const rules: Rule[] = [{ annotations: { destructiveHint: true }, do: 'block' }, rule({})]
  const of = (annotations?: Seen['annotations']) => verdictOn(tool('x', { annotations }), { rules, servers }).do

  expect([of(), of({ destructiveHint: true }), of({ destructiveHint: false })]).toEqual(['block', 'block', 'allow'])
})

test.each([
  ['another tool', { tool: 'drain' }],
  ['another server', { server: 'bank' }],
  ['another value where one was hidden', { card: { number: '4222', owner: 'Ada' } }],
  ['nothing where one was hidden', { card: { owner: 'Ada' } }],
])('%s cannot be carried out', (_what, details) => {
  const wish = wishFor(call(order), terms, 'key', 60)
  const action = actionOf(wish) as { details: object }

  expect(() => wish.allowedBy({ ...action, details: { ...action.details, ...details } } as never)).toThrow(
    /^Your human (changed|allowed something)/,
  )
})

test.each([
  ['no recipient', { order: { sum: 1, in: 'EUR' } }],
  ['a recipient of two lines', { order: { to: 'ada\nbob', sum: 1, in: 'EUR' } }],
  ['an amount in words', { order: { to: 'ada', sum: 'twelve', in: 'EUR' } }],
  ['a negative amount', { order: { to: 'ada', sum: -1, in: 'EUR' } }],
  ['no currency', { order: { to: 'ada', sum: 1 } }],
  ['a list in place of the object', { order: [1] }],
])('%s is asked about, and the human is told', (_what, given) => {
  const wish = wishFor(call(given), terms, 'key', 60)

  expect(wish.request.details['notices']).toEqual(
    expect.arrayContaining([expect.stringMatching(/^The gate is told to read \/order\/(to|sum|in), and/)]),
  )
  expect(wish.allowedBy(actionOf(wish))).toEqual(given)
})

test('names that mean something to a program are only names', () => {
  const given = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"prototype": 2}, "notices": 3, "~a/b": 4}') as Call['arguments']
  const wish = wishFor(call(given), { hide: ['/constructor/prototype', '/__proto__/polluted'] }, 'key', 60)

  expect(JSON.stringify(wish.allowedBy(JSON.parse(JSON.stringify(wish.request)) as never))).toBe(JSON.stringify(given))
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('a title is one line of at most 120 characters', () => {
  const titleFor = (to: unknown) => wishFor(call({ to }), { title: 'To {/to}' }, 'key', 60).request.title

  expect(titleFor('a\n b\u2028c')).toBe('To a b c')
  expect(titleFor({ a: [1] })).toBe('To {"a":[1]}')
  expect(titleFor('😀'.repeat(200))).toMatch(/^To (😀)+…$/u)
  expect(titleFor('😀'.repeat(200)).length).toBeLessThanOrEqual(120)
  expect(wishFor(call({}), { title: '\u0007' }, 'key', 60).request.title).toBe('Call pay of shop')
})
