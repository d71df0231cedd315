/** Result schemas run in a thread that can be stopped, whatever the schema and the data are. */
import { afterAll, describe, expect, test } from '@jest/globals'
import { bounds, createJudge, type Answer } from '../../src/core/kit/schemas/judge.ts'
import { starterQuests } from '../../src/core/quests/starter-quests.ts'

/** A busy machine may start the thread late. The bound in this test is the thread's own CPU time. */
const patient = { ...bounds, wallMs: 60_000, startMs: 60_000 }
const judge = createJudge(patient)
afterAll(() => judge.close())

const ask = (schema: object, data?: unknown, of = judge, account = 'acc_1') =>
  of.ask(account, { schema: JSON.stringify(schema), ...(data !== undefined && { data: JSON.stringify(data) }) })
const fits = { issues: [] }

/** Each level leads to the next one twice. */
const tower = (levels: number) => ({
  $ref: '#/$defs/d0',
  $defs: Object.fromEntries(
    Array.from({ length: levels }, (_, i) => {
      const next = { $ref: `#/$defs/d${i + 1}` }
      return [`d${i}`, i + 1 < levels ? { oneOf: [next, next] } : { type: 'string' }]
    }),
  ),
})
const nested = (levels: number): object => (levels === 0 ? {} : { items: nested(levels - 1) })
const list = (levels: number): unknown => (levels === 0 ? 1 : [list(levels - 1)])

describe('a schema is refused, with a pointer to the part, if it', () => {
  test.each<[string, object, string]>([
    ['has a promise for a verdict', { properties: { a: {} }, $async: true }, '/$async'],
    ['has one further down', { properties: { a: { $async: true } } }, '/properties/a/$async'],
    ['looks elsewhere', { items: { $ref: 'https://example.com/schema.json' } }, '/items/$ref'],
    ['looks at a file', { $ref: 'other.json' }, '/$ref'],
    ['looks at nothing', { $ref: '#/$defs/missing' }, '/$ref'],
    ['looks at what is no schema', { default: { type: 'string' }, $ref: '#/default' }, '/$ref'],
    ['leads to itself', { $ref: '#' }, ''],
    ['leads to itself by an anchor', { $anchor: 'me', allOf: [{ $ref: '#me' }] }, ''],
    ['leads in a circle', { $defs: { a: { not: { $ref: '#/$defs/b' } }, b: { if: { $ref: '#/$defs/a' } } } }, '/$defs/b'],
    ['has another dialect', { $schema: 'http://json-schema.org/draft-07/schema#' }, '/$schema'],
    ['has a reference that depends', { $dynamicAnchor: 'a', items: { $dynamicRef: '#a' } }, '/$dynamicAnchor'],
    ['goes by another name inside', { items: { $id: 'https://example.com/inner' } }, '/items/$id'],
    ['is a tower', tower(30), '/$defs/d21'],
    ['is too deep', nested(21), '/items'.repeat(21)],
    ['has too many parts', { anyOf: Array.from({ length: 501 }, () => ({})) }, '/anyOf/1'],
    ['looks behind', { properties: { a: { pattern: '(?<=a)b' } } }, '/properties/a/pattern'],
    ['looks ahead in a key', { patternProperties: { '^(?!a/b)': {} } }, '/patternProperties/^(?!a~1b)'],
    ['has a pattern that is none', { pattern: '(' }, '/pattern'],
    ['has a type that is none', { properties: { a: { type: 'nonsense' } } }, '/properties/a/type'],
    ['is of the wrong form', { required: 'name' }, '/required'],
    ['takes only a list', { type: 'array' }, '/type'],
    ['takes only texts or null', { type: ['string', 'null'] }, '/type'],
    ['takes one text', { const: 'yes' }, '/const'],
    ['takes one of some texts', { enum: ['yes', 'no'] }, '/enum'],
    ['takes only a list, as a part says', { allOf: [{ type: 'object' }, { type: 'array' }] }, '/allOf/1/type'],
    ['takes only a list, as a reference says', { $defs: { list: { type: 'array' } }, $ref: '#/$defs/list' }, '/$defs/list/type'],
    ['takes no object in any form', { anyOf: [{ type: 'array' }, { type: 'string' }] }, '/anyOf/0/type'],
    ['has a name twice', { $defs: { a: { $anchor: 'x' }, b: { $anchor: 'x' } } }, ''],
  ])('%s', async (_what, schema, pointer) => {
    const answer = (await ask(schema)) as { issues: { pointer: string; message: string }[] }
    expect(answer.issues[0]).toMatchObject({ pointer, message: expect.stringMatching(/^(is|must|cannot|leads|holds|looks) /) })
  })
})

test.each<[string, object, unknown, unknown]>([
  ['a tree', { properties: { next: { $ref: '#' } }, additionalProperties: false }, { next: { next: {} } }, { next: { next: { a: 1 } } }],
  ['an anchor', { $defs: { x: { $anchor: 'x', type: 'string' } }, items: { $ref: '#x' } }, ['a'], [1]],
  ['names like words of schemas', { properties: { $async: { const: 1 }, $ref: {} } }, { $async: 1, $ref: 'x' }, { $async: 2 }],
  ['values like schemas', { enum: [{ $ref: 'https://example.com' }] }, { $ref: 'https://example.com' }, { $ref: '#' }],
  ['a reference to true', { $defs: { any: true }, properties: { a: { $ref: '#/$defs/any' } }, type: 'object' }, { a: 1 }, 1],
  ['a pattern', { pattern: String.raw`^\p{Lu}\w{0,9}$` }, 'Éa', 'éa'],
  ['patterns of keys', { patternProperties: { '^a': { type: 'string' }, '^b': { type: 'number' } } }, { a1: 'x', b1: 1 }, { b1: 'x' }],
  [
    'items that differ',
    { uniqueItems: true },
    [{ a: 1, b: 2 }, { a: 1 }, 1, '1'],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ],
  ['an object or a list', { type: ['object', 'array'], minProperties: 1, minItems: 1 }, { a: 1 }, []],
  ['an object in one of two forms', { oneOf: [{ type: 'array' }, { type: 'object' }] }, {}, 'x'],
  ['a format', { format: 'email' }, 'ada@example.com', 'ada'],
])('%s is accepted, and checks the data correctly', async (_what, schema, good, bad) => {
  expect(await ask(schema)).toEqual(fits)
  expect(await ask(schema, good)).toEqual(fits)
  expect(await ask(schema, bad)).toEqual({ issues: expect.arrayContaining([expect.anything()]) })
})

test('the starter quests have valid schemas', async () => {
  for (const { resultSchema } of starterQuests) expect(await ask(resultSchema!)).toEqual(fits)
})

describe('a schema from before the rules is stopped:', () => {
  test.each<[string, object, unknown]>([
    ['a promise', { $async: true, type: 'string' }, 1],
    ['a circle', { $ref: '#' }, 1],
    ['a tower', tower(30), 1],
    ['a tower over the levels of the data', { allOf: [{ items: { $ref: '#' } }, { items: { $ref: '#' } }] }, list(60)],
    ['a pattern that backtracks', { pattern: '^(?=(a+)+$)b' }, `${'a'.repeat(60)}!`],
    ['no schema', { type: 'nonsense' }, 1],
  ])('%s', async (_what, schema, data) => {
    expect(await ask(schema, data)).toEqual({ unusable: expect.any(String) })
    expect(await ask({ type: 'string' }, 'a')).toEqual(fits)
  })

  test.each<[string, object, unknown]>([
    ['a pattern over and over', { pattern: String.raw`^(\w+\s?)*$` }, `${'a'.repeat(60_000)}!`],
    ['each item compared with each', { uniqueItems: true }, Array.from({ length: 6_000 }, (_, i) => ({ i })).concat([{ i: 1 }])],
    ['an error for each item', { items: { type: 'string' } }, Array.from({ length: 30_000 }, () => 0)],
  ])('or answered soon: %s', async (_what, schema, data) => {
    const { issues } = (await ask(schema, data)) as { issues: unknown[] }
    expect(issues.length).toBeGreaterThan(0)
    expect(issues.length).toBeLessThanOrEqual(20)
  })

  test('one that uses too much memory, without harm to the process', async () => {
    const small = createJudge({ ...patient, cpuMs: 60_000, memoryMb: 24 })
    // Parsing them does not take too much, but comparing them does.
    const many = Array.from({ length: 300_000 }, (_, i) => ({ i }))

    expect(await ask({ uniqueItems: true }, many, small)).toEqual({ unusable: 'that takes more than 24 MB of memory' })
    expect(await ask({ type: 'string' }, 'a', small)).toEqual(fits)
    await small.close()
  })
})

test('the event loop continues while a schema runs', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  await ask({ pattern: '^(?=(a+)+$)b' }, `${'a'.repeat(60)}!!`)
  clearInterval(timer)

  expect(turns).toBeGreaterThan(3)
})

test('an account with many checks waits for its own, and other accounts do not wait for them', async () => {
  const busy = createJudge({ ...patient, waitingOfOne: 3 })
  const endless = { allOf: [{ items: { $ref: '#' } }, { items: { $ref: '#' } }] }
  const order: string[] = []
  const note = (name: string) => (answer: Answer) => {
    order.push(name)
    return answer
  }
  const first = ask({}, 1, busy)
  const hostile = [1, 2, 3].map(i => ask(endless, list(60 + i), busy, 'acc_hostile').then(note('hostile')))
  const tooMany = ask(endless, list(64), busy, 'acc_hostile')
  const honest = ask({}, 1, busy, 'acc_honest').then(note('honest'))

  await expect(tooMany).rejects.toThrow('Too many results are waiting')
  expect(await honest).toEqual(fits)
  expect(order).toEqual(['hostile', 'honest'])
  await Promise.all([first, ...hostile])
  await busy.close()
})

test('a thread that ends on its own is replaced', async () => {
  await ask({}, 1)
  await judge.close()

  expect(await ask({}, 1)).toEqual(fits)
})
