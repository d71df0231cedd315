/** What is measured, against whom, and what the service must reach. */
import type { Caller, Data, Database } from './data.ts'
import type { Kind } from './servers.ts'

export interface Request {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  headers: Record<string, string>
  /** A function makes a new one for each time that the request is sent. */
  body?: string | (() => string)
}
/** What the service may cost at most, as a multiple of another's CPU, and what it should. */
export interface Goal {
  of: Kind
  most: number
  aim: number
}
export interface Row {
  title: string
  requests: Request[]
  contestants: Kind[]
  goal: Goal
}

const client = { name: 'bench', version: '1' }
const eras = [
  { version: '2025-11-25', headers: () => ({}), meta: {} },
  {
    version: '2026-07-28',
    headers: (tool: string) => ({ 'Mcp-Method': 'tools/call', 'Mcp-Name': tool }),
    meta: {
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': client,
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  },
]

export function rowsFor({ callers }: Data, database: Database): Row[] {
  const byPeople = { contestants: ['bare', 'express', 'service'] as Kind[], goal: { of: 'express' as Kind, most: 1.5, aim: 1 } }
  const byAgents = { contestants: ['bare', 'sdk', 'service'] as Kind[], goal: { of: 'sdk' as Kind, most: 1 / 5, aim: 1 / 6 } }
  let changes = 0
  return [
    readRow(callers),
    {
      ...byPeople,
      title: 'list 20 agents',
      requests: callers.map(({ token }) => ({ method: 'GET', path: '/v1/agents?limit=20', headers: bearer(token) })),
    },
    {
      ...byPeople,
      title: `PATCH an agent, ${database === 'sqlite' ? 'each on disk before it is answered' : 'each committed before it is answered'}`,
      requests: callers.map(({ token, renamedId }) => ({
        method: 'PATCH',
        path: `/v1/agents/${renamedId}`,
        headers: { ...bearer(token), 'If-Match': '*', 'Content-Type': 'application/json' },
        body: () => `{"name":"Agent, renamed ${changes++} times"}`,
      })),
    },
    ...['get_profile', 'list_quests'].flatMap(tool =>
      eras.map(({ version, headers, meta }) => ({
        ...byAgents,
        title: `tools/call ${tool}, ${version}`,
        requests: callers.map(({ secret }) => ({
          method: 'POST' as const,
          path: '/mcp',
          headers: {
            ...bearer(secret),
            'Content-Type': 'application/json',
            Accept: 'application/json, text/event-stream',
            'MCP-Protocol-Version': version,
            ...headers(tool),
          },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: {}, ...meta } }),
        })),
      })),
    ),
  ]
}

export const readRow = (callers: Caller[]): Row => ({
  title: 'read one agent',
  contestants: ['bare', 'express', 'service'],
  goal: { of: 'express', most: 1.5, aim: 1 },
  requests: callers.map(({ token, agentId }) => ({ method: 'GET', path: `/v1/agents/${agentId}`, headers: bearer(token) })),
})

const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` })
