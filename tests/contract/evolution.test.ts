/**
 * What may change within /v1 without breaking a client: the published contract admits it, if its marks are read, and the tests of today's
 * answers do not.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from '@jest/globals'
import document from '../../generated/openapi.json' with { type: 'json' }
import * as responses from '../../generated/responses.js'
import { tolerant } from '../../scripts/contract/tolerant.ts'
import { operations } from '../support/contract.ts'
import { onEachStore } from '../support/world.ts'

type Node = Record<string, unknown>

test('requests are closed but for what a browser makes, answers are open, and no object is both', () => {
  const sent = objectsIn(operations.map(({ parameters, requestBody }) => [parameters, requestBody]))
  const answered = objectsIn(operations.map(operation => operation.responses))

  expect(sent.size).toBeGreaterThan(15)
  expect(answered.size).toBeGreaterThan(40)
  const ofBrowsers = objectsIn(['PasskeyAnswer', 'CreatedPasskey'].map(name => lookUp(`#/components/schemas/${name}`)))
  for (const node of sent) expect(node).toMatchObject({ additionalProperties: ofBrowsers.has(node) })
  for (const node of answered) {
    expect(node).not.toHaveProperty('additionalProperties')
    expect(node).not.toHaveProperty('unevaluatedProperties')
    expect([...sent].includes(node)).toBe(false)
  }
})

test('no request uses an enum that may grow', () => {
  const reached = (parts: unknown) => {
    const seen = new Set<unknown>()
    objectsIn(parts, new Set(), seen)
    return [...seen].some(node => 'x-may-grow' in (node as Node))
  }

  expect(reached(operations.map(({ parameters, requestBody }) => [parameters, requestBody]))).toBe(false)
  expect(reached(operations.map(operation => operation.responses))).toBe(true)
})

onEachStore('an answer of a later version', open => {
  test('is valid by the published contract as its marks say, and invalid by the closed one', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await ada.agent()
    const problem = (await ada.get<object>('/v1/me?nonsense=1')).body
    const published = publishedAnswers()
    const later: [operation: string, status: number, type: string, answer: object][] = [
      ['getAgent', 200, 'application/json', { ...agent, mood: 'calm', heartbeat: { ...agent.heartbeat, since: 7 } }],
      ['getAgent', 200, 'application/json', { ...agent, suspended_by: 'robot' }],
      ['getMe', 200, 'application/json', { ...ada.account, role: 'auditor' }],
      ['getMe', 400, 'application/problem+json', { ...problem, code: 'too_early' }],
      ['getMe', 400, 'application/problem+json', { ...problem, help: 'https://example.com' }],
    ]
    const wrong: typeof later = [
      ['getAgent', 200, 'application/json', { ...agent, status: 'gone' }],
      ['getMe', 200, 'application/json', { ...ada.account, role: 7 }],
      ['getMe', 400, 'application/problem+json', { ...problem, code: undefined }],
    ]
    const judged = (all: typeof later) =>
      all.map(([operation, status, type, answer]) => {
        const today = (responses as Record<string, (answer: unknown) => boolean>)[`${operation}_${status}_${type.replace(/\W/g, '_')}`]!
        const body = JSON.parse(JSON.stringify(answer)) as object
        return [published(operation, status, type, body), today(body)]
      })

    expect(judged(later)).toEqual(later.map(() => [true, false]))
    expect(judged(wrong)).toEqual(wrong.map(() => [false, false]))
  })
})

/** The objects with named fields in a part of the document, and in all that it points at. */
function objectsIn(part: unknown, found = new Set<Node>(), seen = new Set<unknown>()) {
  if (typeof part !== 'object' || part === null || seen.has(part)) return found
  seen.add(part)
  const node = part as Node
  if (typeof node['$ref'] === 'string') objectsIn(lookUp(node['$ref']), found, seen)
  if (node['type'] === 'object' && node['properties']) found.add(node)
  for (const value of Object.values(node)) objectsIn(value, found, seen)
  return found
}

const lookUp = (ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce((node, key) => node[key] as Node, document as unknown as Node)

/** Holds an answer against the document itself, as a client could that knows what may grow. */
function publishedAnswers() {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(tolerant(document) as Node, 'contract')
  return (operation: string, status: number, type: string, answer: unknown) => {
    const declared = operations.find(({ operationId }) => operationId === operation)!.responses[status]!
    const { content } = (declared.$ref ? lookUp(declared.$ref) : declared) as { content: Record<string, { schema: Node }> }
    const schema = JSON.parse(JSON.stringify(tolerant(content[type]!.schema)).replaceAll('"#/', '"contract#/')) as Node
    return ajv.validate(schema, answer)
  }
}
