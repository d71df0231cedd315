/** Makes valid and invalid messages to the agents' door. */
import contract from '../../generated/tools.json' with { type: 'json' }
import { operations } from '../../tests/support/contract.ts'
import { exampleId } from './memory.ts'
import type { Json, Request } from './request.ts'
import type { RequestMaker } from './requests.ts'

const versions = [...Array<string>(5).fill('2026-07-28'), '2025-11-25', '2025-06-18', '2025-03-26', '2099-01-01', '']
const methods = [
  ...Array<string>(8).fill('tools/call'),
  'tools/list',
  'server/discover',
  'initialize',
  'ping',
  'notifications/initialized',
  'nope',
  '__proto__',
  'toString',
]
const names = [...contract.tools.map(({ name }) => name), 'nope', 'constructor']
const garbage = ['', '{', 'null', '[]', '42', '"\\ud800"', '{"a":1,"a":2}', '['.repeat(9_000)]

/** A request, and the tool that it calls, if it is sure to call one. */
export function nextMessage(maker: RequestMaker): { request: Request; tool: string | undefined } {
  const { oneOf, chance, recent, spoilt, seen } = maker
  const [version, method, name, key] = [oneOf(versions), oneOf(methods), oneOf(names), chance(0.95) ? recent(seen.keys) : undefined]
  const claims = { 'io.modelcontextprotocol/protocolVersion': version, 'io.modelcontextprotocol/clientCapabilities': {} }
  const handshake = { protocolVersion: version, capabilities: {}, clientInfo: { name: 'fuzz', version: '1' } }
  const message = {
    jsonrpc: '2.0',
    id: oneOf([1, 'a', 0]),
    method,
    params: { name, arguments: argumentsOf(name, seen.owners[key ?? ''], maker), ...handshake, ...(chance(0.6) && { _meta: claims }) },
  }
  const one = chance(0.6) ? message : spoilt(message)
  const headers = {
    Authorization: `Bearer ${key ?? 'none'}`,
    'Content-Type': chance(0.95) ? 'application/json' : 'text/html',
    'Mcp-Method': method,
    'Mcp-Name': name,
    ...(chance(0.8) && { 'MCP-Protocol-Version': version }),
  }
  const [isGarbage, isBatch] = [chance(0.05), chance(0.1)]
  const text = isGarbage ? oneOf(garbage) : JSON.stringify(isBatch ? [one, message] : one)
  const request = { operation: operations[0]!, method: chance(0.95) ? 'POST' : 'DELETE', path: '/mcp', query: [], headers, text }
  return { request, tool: isGarbage || isBatch ? undefined : one?.params?.name }
}

/** Arguments that the tool's schema allows, about things that the agent's owner knows. No call waits for an answer. */
function argumentsOf(name: string, owner: string | undefined, { valueFor, known, recent, seen }: RequestMaker): Json {
  const schema = contract.tools.find(tool => tool.name === name)?.inputSchema
  if (!schema) return {}
  const given: Json = {
    quest: known('qst_')?.id ?? 'nope',
    approval_id: known('apr_', owner)?.id ?? `apr_${exampleId}`,
    start_token: recent(seen.starts),
    wait_seconds: 0,
  }
  const properties = Object.entries(schema.properties).map(([name, one]) => [name, name in given ? { const: given[name] } : one])
  const required = Object.keys(schema.properties).filter(name => name in given || schema.required?.includes(name))
  return valueFor({ ...schema, properties: Object.fromEntries(properties), required })
}
