/** The tools as a model meets them. The golden files hold every word that it is told. */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import type { ValidateFunction } from 'ajv'
import catalogue from '../../generated/tools.json' with { type: 'json' }
import * as outputs from '../../generated/tool-outputs.js'
import type { Tools } from '../../generated/tools.ts'
import { DomainError, Unavailable } from '../../src/core/errors.ts'
import type { Agent } from '../../src/core/world.ts'
import { createLog } from '../../src/log.ts'
import type { Call } from '../../src/mcp/call.ts'
import { toolsOf } from '../../src/mcp/tool.ts'
import { onEachStore } from '../support/world.ts'
import { agentIn, legacyCall, modernCall, profileCall, type Json } from './support.ts'

onEachStore('tools', open => {
  test('the list of tools is the golden one, in both eras and however often it is asked for', async () => {
    const { send } = await agentIn(await open())

    const replies = [await send(modernCall('tools/list')), await send(legacyCall('tools/list')), await send(legacyCall('tools/list'))]

    for (const { body } of replies) expect(body.result.tools).toEqual(golden('tools-list', body.result.tools))
  })

  test('get_profile tells who the agent is, in both eras and in both forms', async () => {
    const { send, id } = await agentIn(await open())

    for (const call of [legacyCall, modernCall]) {
      const { result } = (await send(call('tools/call', profileCall))).body
      const told = plain(result, id)
      expect(told.structuredContent).toEqual(golden('get_profile', told.structuredContent))
      expect(told.content).toEqual([{ type: 'text', text: JSON.stringify(told.structuredContent) }])
      expect((outputs.get_profile as ValidateFunction)(result.structuredContent)).toBe(true)
    }
  })

  test('arguments that the tool does not take are named, with what to do about them', async () => {
    const { send } = await agentIn(await open())

    const { result } = (await send(legacyCall('tools/call', { name: 'get_profile', arguments: { agent_id: 'agt_1' } }))).body

    expect(result).toEqual(golden('get_profile-misfit', result))
  })

  test('arguments may be left out', async () => {
    const { send } = await agentIn(await open())

    const { result } = (await send(modernCall('tools/call', { name: 'get_profile' }))).body

    expect(result.isError).toBeUndefined()
  })
})

test.each(catalogue.tools)('$name says all that a client and its human should know', tool => {
  expect(tool.name).toMatch(/^[a-z]+(_[a-z]+)+$/)
  expect(Object.keys(tool.annotations).toSorted()).toEqual(['destructiveHint', 'idempotentHint', 'openWorldHint', 'readOnlyHint'])
  expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
  expect(tool.outputSchema).toMatchObject({ type: 'object' })
  expect(tool.title && tool.description).toBeTruthy()
})

describe('a tool that fails', () => {
  const lines: string[] = []
  const log = createLog('info', { write: line => void lines.push(line) })
  const agent = { id: 'agt_1', requestId: 'req_1' } as Agent
  const call = async (error: unknown) => {
    const fails = (): Tools['get_profile']['output'] => {
      throw error
    }
    const [tool] = toolsOf({ core: {} as never, publicUrl: '', log }, { get_profile: fails } as never)
    return JSON.parse(`{${(await tool!.call({ agent } as Call, {})) as string}}`) as Json
  }
  const error = (told: object) => ({ content: [{ type: 'text', text: JSON.stringify(told) }], isError: true })

  test('by a rule of the domain says so, in words that were written for the agent', async () => {
    const told = await call(new DomainError('not_found', 'There is no such quest, or it is not yours.'))

    expect(told).toEqual(error({ code: 'not_found', message: 'There is no such quest, or it is not yours.' }))
    expect(lines).toEqual([])
  })

  test('by a fault of ours says nothing of it but the request id, under which the log has it once', async () => {
    const told = await call(new Error('the database password is hunter2'))

    const message = 'A fault of the service, which is in its log under request id req_1.'
    const hint = 'Nothing is wrong with your call. Try again in a minute; if it stays, tell your human the request id.'
    expect(told).toEqual(error({ code: 'internal_error', message, hint }))
    expect(lines.splice(0).map(line => JSON.parse(line) as Json)).toMatchObject([
      { level: 50, request_id: 'req_1', err: { message: 'the database password is hunter2' } },
    ])
  })

  test('for want of a database leaves it to HTTP to say so', async () => {
    await expect(call(new Unavailable(new Error('gone')))).rejects.toThrow('The database cannot answer')
  })
})

/** What is different with each run, made the same. */
const plain = (result: unknown, id: string) =>
  JSON.parse(
    JSON.stringify(result)
      .replaceAll(id, 'agt_01')
      .replace(/person\d+/g, 'person'),
  ) as Record<'content' | 'structuredContent', unknown>

/** What was agreed on; UPDATE_GOLDEN=1 agrees on what there is. */
function golden(name: string, found: unknown): unknown {
  const file = new URL(`golden/${name}.json`, import.meta.url)
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, `${JSON.stringify(found, undefined, 2)}\n`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
