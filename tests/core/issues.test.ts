/** What is told of a result that is not as its quest demands. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { issueOf } from '../../src/core/issues.ts'
import { issuesOf } from '../../src/core/result-schema.ts'

test('each part that does not fit is pointed at, and told what it must be', () => {
  const schema = {
    type: 'object',
    required: ['plan'],
    properties: { plan: {}, place: { enum: ['sea', 'hills', 3] }, kind: { const: 'trip' } },
    additionalProperties: false,
  }

  expect(issuesOf(schema, { place: 'zoo', kind: 'visit', 'a/b': 1 })).toEqual([
    { pointer: '/plan', code: 'required', message: 'must be sent' },
    { pointer: '/a~1b', code: 'additionalProperties', message: 'is not known here' },
    { pointer: '/place', code: 'enum', message: 'must be one of sea, hills, 3' },
    { pointer: '/kind', code: 'const', message: 'must be trip' },
  ])
})

test('of very many or very long values that are allowed only so much is told', () => {
  const [issue] = issuesOf({ enum: Array.from({ length: 100 }, (_, i) => `${i} `.padEnd(1_000, 'x')) }, 'none')

  expect(issue!.message).toMatch(/^must be one of 0 x+, 1 x+, .*, …$/)
  expect(issue!.message.length).toBeLessThan(2_000)
})

test('every form that the contracts ask for has words of its own', () => {
  const files = ['bodies', 'parameters', 'tool-inputs'].map(name =>
    readFileSync(new URL(`../../generated/${name}.js`, import.meta.url), 'utf8'),
  )
  const asked = (keyword: string) => {
    const found = files.flatMap(text => [...text.matchAll(new RegExp(`params:\\{${keyword}: ("(?:[^"\\\\]|\\\\.)*")\\}`, 'g'))])
    return [...new Set(found.map(([, literal]) => JSON.parse(literal!) as string))]
  }
  const say = (keyword: string, value: string) =>
    issueOf({ instancePath: '/x', schemaPath: '', keyword, params: { [keyword]: value }, message: 'in words of Ajv' }).message

  const told = [
    ...asked('pattern').map(pattern => [pattern, say('pattern', pattern)]),
    ...asked('format').map(format => [format, say('format', format)]),
  ]

  expect(told.length).toBeGreaterThan(15)
  expect(told.filter(([, words]) => !/^must (be|have) (?!match)/.test(words!))).toEqual([])
})

test("a pattern of a quest's own is told, as far as it is short", () => {
  const schema = { type: 'object', properties: { code: { pattern: '^[A-Z]{3}$' }, long: { pattern: `^${'[a-z]'.repeat(100)}$` } } }

  const [code, long] = issuesOf(schema, { code: 'eur', long: '1' })

  expect(code).toEqual({ pointer: '/code', code: 'pattern', message: 'must match the pattern ^[A-Z]{3}$' })
  expect(long!.message).toMatch(/^must match the pattern \^.{79}…$/)
})

test('a value of another type is told which it must be', () => {
  const schema = {
    properties: { a: { type: 'object' }, 'b/c': { type: 'array' }, d: { type: ['integer', 'null'] }, e: { type: ['object', 'string'] } },
  }

  const issues = issuesOf(schema, { a: '{}', 'b/c': '[]', d: 'x', e: 1 })

  expect(issues.map(({ pointer, message }) => [pointer, message])).toEqual([
    ['/a', 'is a text; send the object itself'],
    ['/b~1c', 'is a text; send the list itself'],
    ['/d', 'must be a whole number or null'],
    ['/e', 'must be an object or a text'],
  ])
})
