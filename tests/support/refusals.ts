/** Tables of requests and of how they must be refused, on either door. */
import { expect } from '@jest/globals'
import { checkAgainstContract } from './contract.ts'
import { say, type Reply } from './socket.ts'
import type { World } from './world.ts'

/** A request, with each packet separate, and the status and code that must come back. */
export type Row = [what: string, request: string | Buffer | Buffer[], status: number, code?: string]

/** The JSON-RPC codes of the agents' door for the problem codes of the humans' door. */
const codesOfMcp: Record<string, number> = {
  malformed_request: -32600,
  malformed_json: -32700,
  unauthenticated: -31401,
  not_found: -31404,
  method_not_allowed: -31405,
  request_timeout: -31408,
  payload_too_large: -31413,
  uri_too_long: -31414,
  unsupported_media_type: -31415,
  expectation_failed: -31417,
  headers_too_large: -31431,
  not_implemented: -31501,
}

/** The answers to requests that fail before an operation is known. */
const ofHttp = new Set([408, 414, 417, 431, 501])

export async function expectAnswers(world: World, rows: Row[]) {
  const got: unknown[] = []
  for (const [what, request] of rows) {
    const all = await say(world.url, ...(Array.isArray(request) ? request : [request]))
    const replies = all.filter(({ status }) => status !== 100)
    for (const reply of replies) checkReply(what, request, reply)
    got.push([what, ...replies.flatMap(({ status, body }) => [status, body.code ?? body.error?.code ?? 'fine'])])
  }
  expect(got).toEqual(
    rows.map(([what, request, status, code = 'fine']) => [what, status, isMcp(request) ? (codesOfMcp[code] ?? code) : code]),
  )
  expect(world.log.filter(line => JSON.parse(line).level >= 50)).toEqual([])
}

/** What every answer has, also one that Node gave before any door was reached. */
export function checkReply(what: string, request: Row[1], reply: Reply) {
  const { status, headers, text, body } = reply
  const type = headers['content-type']
  const isProblem = type === 'application/problem+json' && body.code !== undefined
  const isFault = type === 'application/json' && body.error !== undefined && !('id' in body && body.id === null)
  expect({ what, id: headers['x-request-id'] }).toEqual({ what, id: expect.stringMatching(/^[\w.-]{1,64}$/) })
  expect({ what, date: headers['date'] }).toEqual({ what, date: expect.stringMatching(/ GMT$/) })
  expect({ what, fine: status < 400 || text === '' || isProblem || isFault }).toEqual({ what, fine: true })
  const [method = '', target = ''] = firstLine(request).split(' ')
  if (target.startsWith('/v1/') && !ofHttp.has(status)) checkAgainstContract(method, target, reply)
}

const firstLine = (request: Row[1]) => (Array.isArray(request) ? request[0]! : request).toString('latin1').split('\r\n', 1)[0]!
const isMcp = (request: Row[1]) => /^\S+ (https?:\/\/[^/ ]+)?\/mcp\W/.test(firstLine(request))
