/** The contracts as they are written in spec/: tools can read them as they are, every part is used, and mistakes are refused. */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { problems } from '../../src/rest/protocol/problem.ts'
import { at, operations } from '../support/contract.ts'

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any
const parsed = new Map<string, Json>()
const read = (file: string): Json => parsed.get(file) ?? parsed.set(file, parse(readFileSync(file, 'utf8'))).get(file)
const rooms = globSync('spec/openapi/*.yaml').filter(file => basename(file) !== 'standard.yaml')
const bundle = read('generated/openapi.yaml')

test('openapi-typescript reads spec/openapi.yaml as it is', async () => {
  const types = astToString(await openapiTS(new URL('../../spec/openapi.yaml', import.meta.url)))

  expect(operations.length).toBeGreaterThan(90)
  for (const { operationId } of operations) expect(types).toContain(`operations["${operationId}"]`)
})

test.each(rooms)('everything in %s is in the bundle', file => {
  const { paths, webhooks, parameters, responses, schemas } = read(file)
  // Bundling merges this schema with each page.
  const { Page: _, ...named } = schemas
  const { components } = bundle

  for (const [written, bundled] of [
    [paths, bundle.paths],
    [webhooks, bundle.webhooks],
    [parameters, components.parameters],
    [responses, components.responses],
    [named, components.schemas],
  ])
    expect(Object.keys(bundled)).toEqual(expect.arrayContaining(Object.keys(written ?? {})))
})

test.each(globSync('spec/mcp/*.yaml'))('every reference in %s leads to a schema', file => {
  const references = readFileSync(file, 'utf8').matchAll(/\$ref: '(.*?)#\/schemas\/(\w+)'/g)

  for (const [, to, name] of references) expect(Object.keys(read(to ? join(dirname(file), to) : file).schemas)).toContain(name)
})

test('every code that an answer declares has the status of the answer', () => {
  const declared = operations.flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, answer]) => {
      const schema = at<Json>(answer as Json).content?.['application/problem+json']?.schema
      return (schema?.allOf[1].properties.code.enum ?? []).map((code: keyof typeof problems) => [code, Number(status)])
    }),
  )

  expect(declared.length).toBeGreaterThan(1000)
  for (const [code, status] of declared) expect([code, problems[code as keyof typeof problems]?.status]).toEqual([code, status])
})

test('every name in x-without is one that bundling would add', () => {
  const { headers, parameters, refusals } = read('spec/openapi/standard.yaml')
  const left = rooms.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/x-without: \[(.*)\]/g)].flatMap(([, names]) => names!.split(', ')),
  )

  expect(left.length).toBeGreaterThan(1)
  expect(Object.keys({ ...headers, ...parameters, ...refusals })).toEqual(expect.arrayContaining(left))
})

const planted = [
  ['a misspelt member', 'agents', 'summary: Read an agent\n', 'sumary: Read an agent\n', 'Property `sumary` is not expected here'],
  [
    'an extension that nothing reads',
    'agents',
    'x-problems: [agent_archived, ',
    'x-problem: [agent_archived, ',
    'Nothing reads x-problem.',
  ],
  ['a reference that leads nowhere', 'people', "'#/schemas/SignUp'", "'#/schemas/SingUp'", "Can't resolve $ref"],
  ['an operation without a summary', 'log', 'summary: Export your log', 'x-text: line', 'Operation object should contain `summary` field'],
  ['a path without its parameter', 'quests', "parameters: [{ $ref: '#/parameters/QuestId' }]", 'parameters: []', 'path parameter `{id}`'],
] as const
let folder: string
let complaints: string
beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync('.cache/planted-')
  for (const part of ['spec', 'scripts/contract', 'src/rest/protocol/permissions.ts', 'redocly.yaml', 'package.json'])
    cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [, room, from, to] of planted) {
    const file = join(folder, `spec/openapi/${room}.yaml`)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not have ${from}`)
    writeFileSync(file, text.replace(from, to))
  }
  const { stdout, stderr } = spawnSync('node_modules/.bin/redocly', ['lint', 'written', '--format=stylish', '--lint-config=off'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  complaints = stdout + stderr
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(planted)('redocly refuses %s', (_what, _room, _from, _to, complaint) => {
  expect(complaints).toContain(complaint)
})
