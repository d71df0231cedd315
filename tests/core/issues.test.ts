/** The errors for a result that does not match its quest's schema. */
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from '@jest/globals'
import type { Issue } from '../../src/core/kit/errors.ts'
import { issueOf, onePerField, withoutEchoes } from '../../src/core/kit/issues.ts'
import { bounds, createJudge } from '../../src/core/kit/schemas/judge.ts'

const judge = createJudge({ ...bounds, wallMs: 60_000, startMs: 60_000 })
afterAll(() => judge.close())

async function issuesOf(schema: object, data: unknown) {
  const answer = await judge.ask('acc_1', { schema: JSON.stringify(schema), data: JSON.stringify(data) })
  return (answer as { issues: Issue[] }).issues
}

test('each invalid part has a pointer and a message that says what it must be', async () => {
  const schema = {
    type: 'object',
    required: ['plan'],
    properties: { plan: {}, place: { enum: ['sea', 'hills', 3] }, kind: { const: 'trip' } },
    additionalProperties: false,
  }

  expect(await issuesOf(schema, { place: 'zoo', kind: 'visit', 'a/b': 1 })).toEqual([
    { pointer: '/plan', code: 'required', message: 'must be sent' },
    { pointer: '/a~1b', code: 'additionalProperties', message: 'is not a known field' },
    { pointer: '/place', code: 'enum', message: 'must be one of sea, hills, 3' },
    { pointer: '/kind', code: 'const', message: 'must be trip' },
  ])
})

test('a message lists only some of many or very long allowed values', async () => {
  const [issue] = await issuesOf({ enum: Array.from({ length: 100 }, (_, i) => `${i} `.padEnd(1_000, 'x')) }, 'none')

  expect(issue!.message).toMatch(/^must be one of 0 x+, 1 x+, .*, …$/)
  expect(issue!.message.length).toBeLessThan(2_000)
})

test('every pattern of the contracts has its own message', () => {
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
  expect(told.filter(([, words]) => !/^must (be|have|not contain) (?!match)/.test(words!))).toEqual([])
})

test("a quest's own pattern is shown in the message if it is short", async () => {
  const schema = { type: 'object', properties: { code: { pattern: '^[A-Z]{4}$' }, long: { pattern: `^${'[a-z]'.repeat(100)}$` } } }

  const [code, long] = await issuesOf(schema, { code: 'eur', long: '1' })

  expect(code).toEqual({ pointer: '/code', code: 'pattern', message: 'must match the pattern ^[A-Z]{4}$' })
  expect(long!.message).toMatch(/^must match the pattern \^.{79}…$/)
})

test('a value of the wrong type gets the name of the right type', async () => {
  const schema = {
    properties: { a: { type: 'object' }, 'b/c': { type: 'array' }, d: { type: ['integer', 'null'] }, e: { type: ['object', 'string'] } },
  }

  const issues = await issuesOf(schema, { a: '{}', 'b/c': '[]', d: 'x', e: 1 })

  expect(issues.map(({ pointer, message }) => [pointer, message])).toEqual([
    ['/a', 'is a string; send the object itself'],
    ['/b~1c', 'is a string; send the array itself'],
    ['/d', 'must be an integer or null'],
    ['/e', 'must be an object or a string'],
  ])
})

test('an echo is left out only if there is another error about the same value or its parts', () => {
  const echo = (instancePath: string) => ({ instancePath, schemaPath: '', keyword: 'anyOf', params: {} })
  const plain = (instancePath: string) => ({ instancePath, schemaPath: '', keyword: 'required', params: { missingProperty: 'x' } })
  const pathsOf = (errors: ReturnType<typeof withoutEchoes>) => errors.map(({ keyword, instancePath }) => [keyword, instancePath])

  expect(pathsOf(withoutEchoes([echo('/a'), plain('/ab')]))).toEqual([
    ['anyOf', '/a'],
    ['required', '/ab'],
  ])
  expect(pathsOf(withoutEchoes([echo('/a'), plain('/a')]))).toEqual([['required', '/a']])
  expect(pathsOf(withoutEchoes([echo('/a'), echo(''), plain('/a/0')]))).toEqual([['required', '/a/0']])
  expect(pathsOf(withoutEchoes([echo('/a/0'), plain('/a')]))).toEqual([
    ['anyOf', '/a/0'],
    ['required', '/a'],
  ])
})

test('a field has one error: the one that helps most', () => {
  const error = (keyword: string, params: object) => ({ instancePath: '/x', schemaPath: '', keyword, params })
  const chosen = (...errors: ReturnType<typeof error>[]) => onePerField(errors).map(({ keyword }) => keyword)
  const handle = error('pattern', { pattern: '^[a-z0-9](-?[a-z0-9]){2,31}$' })
  const anyPattern = error('pattern', { pattern: '^a+b$' })

  expect(chosen(error('minLength', { limit: 1 }), handle)).toEqual(['minLength'])
  expect(chosen(error('minLength', { limit: 3 }), handle)).toEqual(['pattern'])
  expect(chosen(anyPattern, error('minLength', { limit: 3 }))).toEqual(['minLength'])
  expect(chosen(error('anyOf', {}), error('maximum', { limit: 3 }))).toEqual(['maximum'])
  expect(chosen(error('minItems', { limit: 1 }), error('uniqueItems', {}))).toEqual(['minItems'])
  expect(chosen(error('required', { missingProperty: 'y' }), error('required', { missingProperty: 'z' }))).toHaveLength(2)
})
