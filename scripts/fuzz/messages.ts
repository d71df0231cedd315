/** Makes valid and invalid messages to the agents' door. */
import { operations } from '../../tests/support/contract.ts'
import type { Request } from './request.ts'
import type { RequestMaker } from './requests.ts'

const versions = ['2026-07-28', '2026-07-28', '2025-11-25', '2025-03-26', '2099-01-01', '']
const methods = [
  'tools/call',
  'tools/call',
  'tools/list',
  'server/discover',
  'initialize',
  'ping',
  'notifications/initialized',
  'nope',
  '__proto__',
  'toString',
]
const names = ['get_profile', 'get_profile', 'nope', 'constructor']
const garbage = ['', '{', 'null', '[]', '42', '"\\ud800"', '{"a":1,"a":2}', '['.repeat(9_000)]

export function nextMessage({ oneOf, chance, recent, spoilt, seen }: RequestMaker): Request {
  const [version, method, name] = [oneOf(versions), oneOf(methods), oneOf(names)]
  const claims = { 'io.modelcontextprotocol/protocolVersion': version, 'io.modelcontextprotocol/clientCapabilities': {} }
  const handshake = { protocolVersion: version, capabilities: {}, clientInfo: { name: 'fuzz', version: '1' } }
  const message = {
    jsonrpc: '2.0',
    id: oneOf([1, 'a', 0]),
    method,
    params: { name, arguments: {}, ...handshake, ...(chance(0.6) && { _meta: claims }) },
  }
  const one = chance(0.5) ? message : spoilt(message)
  const headers = {
    Authorization: `Bearer ${recent(seen.keys)}`,
    'Content-Type': chance(0.95) ? 'application/json' : 'text/html',
    'Mcp-Method': method,
    'Mcp-Name': name,
    ...(chance(0.8) && { 'MCP-Protocol-Version': version }),
  }
  const text = chance(0.1) ? oneOf(garbage) : JSON.stringify(chance(0.1) ? [one, message] : one)
  return { operation: operations[0]!, method: chance(0.9) ? 'POST' : 'DELETE', path: '/mcp', query: [], headers, text }
}
