/** The examples of bodies and answers and the samples of calls in the published contract must match its schemas. */
import { spawnSync } from 'node:child_process'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from '@jest/globals'
import type { ValidateFunction } from 'ajv'
import document from '../../generated/openapi.json' with { type: 'json' }
import * as bodies from '../../generated/bodies.js'
import examples from '../../generated/examples.json' with { type: 'json' }
import * as responses from '../../generated/responses.js'
import type { Schemas } from '../support/client.ts'
import { at, operationAt, operations } from '../support/contract.ts'

interface Media {
  example?: unknown
  examples?: Record<string, { value: { code: string; status: number; instance: string } }>
}
interface Sample {
  lang: string
  source: string
}
type Validators = Record<string, ValidateFunction | undefined>
type Contents = { content?: Record<string, Media> }

const recorded = examples as unknown as Record<string, Record<string, { 'application/json': { ok: object } }> | undefined>
const word = (type: string) => type.replace(/\W/g, '_')
const all = operations as unknown as (Omit<(typeof operations)[number], 'requestBody'> & {
  requestBody?: Contents
  'x-codeSamples': Sample[]
})[]
const sample = (operation: (typeof all)[number], lang: string) => operation['x-codeSamples'].find(one => one.lang === lang)!.source

test.each(all.filter(operation => operation.requestBody))('the body of $operationId has a valid example', operation => {
  for (const [type, { example }] of Object.entries(operation.requestBody!.content!)) {
    const validate = (bodies as Validators)[`${operation.operationId}_body_${word(type)}`]!
    expect([validate(structuredClone(example)), validate.errors]).toEqual([true, null])
  }
})

test.each(all.filter(operation => operation.requestBody))(
  'the example of the body of $operationId is the one that got its answer',
  operation => {
    const { operationId, responses: answers, requestBody } = operation
    const [[, success] = []] = Object.entries(answers).filter(([status]) => status < '300')
    const { example: body } = requestBody!.content!['application/json'] as { example: object }
    const answer: unknown = success?.$ref ? undefined : Object.values(at<Contents>(success)?.content ?? {})[0]?.example
    const shown = textsIn(answer)

    expect(body).toEqual(recorded[operationId]?.['sent']?.['application/json'].ok)
    expect(Object.entries(body).filter(([name, value]) => name in shown && shown[name] !== value)).toEqual([])
  },
)

/** The texts of an answer and of the first object in it, by their names. What that object names itself is what was asked for. */
function textsIn(answer: unknown): Record<string, unknown> {
  if (typeof answer !== 'object' || answer === null) return {}
  const inner: unknown = Object.values(answer).find(value => typeof value === 'object' && value !== null && !Array.isArray(value))
  return Object.fromEntries(Object.entries({ ...answer, ...(inner as object) }).filter(([, value]) => typeof value === 'string'))
}

test.each(all)('each answer of $operationId has an example, and each problem one for each of its codes', operation => {
  for (const [status, response] of Object.entries(operation.responses)) {
    for (const [type, { example, examples = {} }] of Object.entries(at<Contents>(response)?.content ?? {})) {
      const validate = (responses as Validators)[`${operation.operationId}_${status}_${word(type)}`]!
      const shown = type === 'application/problem+json' ? Object.values(examples).map(({ value }) => value) : [example]
      expect([status, type, shown.length]).not.toEqual([status, type, 0])
      for (const one of shown) expect([status, type, validate(one), validate.errors]).toEqual([status, type, true, null])
      for (const [code, { value }] of Object.entries(examples)) expect(value).toMatchObject({ code, status: Number(status) })
    }
  }
})

test.each(all)('each problem of $operationId names its own path, or none if several operations share it', operation => {
  for (const response of Object.values(operation.responses)) {
    const { examples = {} } = at<Contents>(response)?.content?.['application/problem+json'] ?? {}
    const named = Object.values(examples).map(({ value }) => value.instance)
    expect(named.filter(path => (response.$ref ? path !== '/v1/path-of-the-request' : !operation.pattern.test(path)))).toEqual([])
  }
})

test('the example of each header can be sent in one', () => {
  const { headers, parameters } = document.components as unknown as Record<string, Record<string, { in?: string; example?: unknown }>>
  const all = [...Object.entries(headers!), ...Object.entries(parameters!).filter(([, one]) => one.in === 'header')]

  expect(all.length).toBeGreaterThan(15)
  expect(all.filter(([, { example = '' }]) => !/^[ -~]*$/.test(String(example)))).toEqual([])
})

interface Resource {
  id?: string
  agent_id?: string
  agent?: { id: string }
}
const webhooks = Object.entries(document.webhooks).map(([kind, { post }]) => ({
  kind,
  notice: post.requestBody.content['application/json'].example as Schemas['Notice'],
}))

test.each(webhooks)('the sample of $kind is one message about one thing', ({ kind, notice }) => {
  const validate = (responses as Validators)['webhook_notice']!

  expect([validate(notice), validate.errors]).toEqual([true, null])
  expect(notice.type).toBe(kind)
  expect(contradictionsIn(kind, notice.data)).toEqual([])
})

/** The members of a sample that do not belong to the resource in it. */
function contradictionsIn(kind: string, data: Schemas['Notice']['data']) {
  const { approval, participation, heartbeat, channel, target, agent, title, url } = data
  const resource = [approval, participation, heartbeat, channel].find(Boolean) as Resource | undefined
  const agentId = resource?.agent?.id ?? resource?.agent_id
  const found = {
    target: resource && target?.id !== (resource.id ?? resource.agent_id),
    agent: agentId !== undefined && agent?.id !== agentId,
    title:
      (approval && !title.endsWith(`: ${approval.title}`)) ||
      (participation && !title.endsWith(`“${participation.quest.title}” was ${participation.state}`)),
    url: approval && !url.endsWith(`/${approval.id}`),
    status: approval && (approval.status === 'pending') === ['approval.decided', 'approval.in_doubt'].includes(kind),
    thread: kind === 'approval.answered' && approval?.thread.at(-1)?.by !== 'agent',
    last_seen_at: heartbeat && heartbeat.last_seen_at === null,
    state: kind === 'channel.broken' && channel?.state !== 'broken',
  }
  return Object.entries(found).flatMap(([member, isWrong]) => (isWrong ? [member] : []))
}

test.each(all)('the TypeScript sample of $operationId calls that operation', async operation => {
  const { url, init } = await calledBy(sample(operation, 'TypeScript'))
  const { pathname } = new URL(url)
  const headers = new Headers(init.headers)

  expect(operationAt(init.method ?? 'GET', pathname)?.operationId).toBe(operation.operationId)
  expect(headers.get('authorization')).toBe(operation.security?.length === 0 ? null : 'Bearer token')
  for (const name of requiredHeaders(operation)) expect(headers.get(name)).toBeTruthy()
  expect(init.body === undefined).toBe(operation.requestBody === undefined)
})

test.each(all)('the curl sample of $operationId makes the same request', operation => {
  const curl = sample(operation, 'curl')
  const [, path] = /\{base_url\}(\S+)/.exec(curl)!
  const method = / -X (\w+) /.exec(curl)?.[1] ?? (curl.includes(" -d '") ? 'POST' : 'GET')

  expect(operationAt(method, path!.replaceAll(/<\w+>/g, 'x'))?.operationId).toBe(operation.operationId)
  expect(curl.includes('Authorization: Bearer <SESSION_TOKEN>')).toBe(operation.security?.length !== 0)
})

test('Python can parse every Python sample, if Python is installed', () => {
  const sources = all.map(operation => sample(operation, 'Python'))
  const check = 'import ast, json, sys\nfor source in json.load(sys.stdin): ast.parse(source)'
  const { error, status, stderr } = spawnSync('python3', ['-c', check], { input: JSON.stringify(sources), encoding: 'utf8' })
  if (error) return void process.stdout.write('Skipped: there is no python3 on this machine.\n')

  expect([status, stderr]).toEqual([0, ''])
})

/** Runs a sample with a `fetch` that only notes what it is given. The sample ends where the answer would come. */
async function calledBy(source: string) {
  let call: { url: string; init: RequestInit } | undefined
  const fetched = (url: string, init: RequestInit = {}) => {
    call = { url, init }
    return { ok: true, json: () => ({}), body: { pipeThrough: () => [] } }
  }
  const names = /^\/\/ Set before: (.*)$/m.exec(source)?.[1]?.split(', ') ?? []
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
  const run = new AsyncFunction('fetch', 'console', ...names, stripTypeScriptTypes(source).replaceAll('{base_url}', 'http://quest.test'))
  await run(fetched, { log() {} }, ...names.map(name => (name === 'token' ? 'token' : 'x')))
  return call!
}

function requiredHeaders(operation: (typeof all)[number]) {
  const parameters = (operation.parameters ?? []).map(one => at<{ name: string; in: string; required?: boolean }>(one as object)!)
  return parameters.filter(parameter => parameter.in === 'header' && parameter.required).map(({ name }) => name)
}
