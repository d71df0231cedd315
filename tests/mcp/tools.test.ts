/** The tools as a model meets them. */
import { describe, expect, test } from '@jest/globals'
import catalogue from '../../generated/tools.json' with { type: 'json' }
import type { Tools } from '../../generated/tools.ts'
import { DomainError, Unavailable } from '../../src/core/kit/errors.ts'
import type { Agent } from '../../src/core/kit/world.ts'
import { createLog } from '../../src/log.ts'
import type { Call } from '../../src/mcp/protocol/call.ts'
import { toolsOf } from '../../src/mcp/protocol/tool.ts'
import { onEachStore } from '../support/world.ts'
import { agentIn, legacyCall, modernCall, type Json } from './support.ts'

onEachStore('tools', open => {
  test('the list of tools is the same in both eras and at every request', async () => {
    const { send } = await agentIn(await open())

    const replies = [await send(modernCall('tools/list')), await send(legacyCall('tools/list')), await send(legacyCall('tools/list'))]

    for (const { body } of replies) expect(body.result.tools).toEqual(catalogue.tools)
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

  test('because of a rule says so, in words for the agent', async () => {
    const told = await call(new DomainError('not_found', 'There is no such quest, or it is not yours.'))

    expect(told).toEqual(error({ code: 'not_found', message: 'There is no such quest, or it is not yours.' }))
    expect(lines).toEqual([])
  })

  test('because of our own fault reveals only the request id, and the log has the error once', async () => {
    const told = await call(new Error('the database password is hunter2'))

    const message = 'The service failed. Its log has the details under request id req_1.'
    const hint = 'Nothing is wrong with your call. Try again in a minute. If it fails again, tell your human the request id.'
    expect(told).toEqual(error({ code: 'internal_error', message, hint }))
    expect(lines.splice(0).map(line => JSON.parse(line) as Json)).toMatchObject([
      { level: 50, request_id: 'req_1', err: { message: 'the database password is hunter2' } },
    ])
  })

  test('because the database is unavailable gets an HTTP error', async () => {
    await expect(call(new Unavailable(new Error('gone')))).rejects.toThrow('The database cannot answer')
  })
})
