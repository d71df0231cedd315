/** The rows of the table: the requests, the contestants and the service's goals. */
import type { Data } from './data.ts'
import type { Database } from './sources.ts'
import type { Kind } from './servers.ts'

export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}
/** The most CPU that the service, or another contestant, may use, as a multiple of another one's. */
interface Goal {
  by?: Kind
  of: Kind
  most: number
}
export interface Row {
  title: string
  /** The requests of all clients: sent over and over, or each of them once. */
  requests: Request[]
  once?: boolean
  contestants: Kind[]
  goals: Goal[]
  mostKilobytesWritten?: number
}

const client = { name: 'bench', version: '1' }
const eras = [
  { version: '2025-11-25', headers: {}, meta: {} },
  {
    version: '2026-07-28',
    headers: { 'Mcp-Method': 'tools/call', 'Mcp-Name': 'get_profile' },
    meta: {
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': client,
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  },
]
const callers = 64
const readGoals: Goal[] = [
  { of: 'hand', most: 1.2 },
  { of: 'fastify', most: 1 },
  { of: 'plain', most: 2 },
]
const meteredGoal: Goal = { by: 'metered', of: 'service', most: 1.03 }
const byPeople: Kind[] = ['plain', 'hand', 'fastify', 'express', 'openapi', 'service']

export function rowsFor({ people, slugs }: Data, database: Database): Row[] {
  const some = everySoOften(people, callers)
  const gets = (path: (i: number) => string): Request[] =>
    some.map(({ token }, i) => ({ method: 'GET', path: path(i), headers: bearer(token) }))
  const read = everySoOften(slugs, callers)
  return [
    {
      title: 'read a quest by slug',
      requests: gets(i => `/v1/quests/${read[i % read.length]}`),
      contestants: [...byPeople.slice(0, -1), 'quiet', 'metered', 'service'],
      goals: [...readGoals, { of: 'quiet', most: 1.05 }, meteredGoal],
    },
    { title: 'list 20 quests', requests: gets(() => '/v1/quests?limit=20'), contestants: byPeople, goals: readGoals },
    { title: 'list 20 approvals', requests: gets(() => '/v1/approvals?limit=20'), contestants: byPeople, goals: readGoals },
    ...eras.map(({ version, headers, meta }): Row => ({
      title: `tools/call get_profile, ${version}`,
      requests: some.map(({ secrets }) => ({
        method: 'POST',
        path: '/mcp',
        headers: {
          ...bearer(secrets[0]!),
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          'MCP-Protocol-Version': version,
          ...headers,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_profile', arguments: {}, ...meta } }),
      })),
      contestants: ['plain', 'hand', 'tmcp', 'sdk', 'metered', 'service'],
      goals: [meteredGoal, { of: 'hand', most: 1.2 }, { of: 'tmcp', most: 1 }],
    })),
    // This row is last, because it changes the answers of the others.
    {
      title: `approve, ${database === 'sqlite' ? 'each on disk before it is answered' : 'each committed before it is answered'}`,
      // The requests alternate between people, because in practice many people decide at once.
      requests: Array.from({ length: people[0]!.pending.length }, (_, i) => people.map(({ token, pending }) => ({ token, id: pending[i] })))
        .flat()
        .filter(({ id }) => id !== undefined)
        .map(({ token, id }) => ({
          method: 'POST',
          path: `/v1/approvals/${id}/approve`,
          headers: { ...bearer(token), 'If-Match': '*', 'Content-Type': 'application/json' },
          body: '{}',
        })),
      once: true,
      contestants: [...byPeople, 'metered'],
      goals: [{ of: 'plain', most: 4 }, meteredGoal],
      mostKilobytesWritten: 60,
    },
  ]
}

const everySoOften = <T>(all: T[], wanted: number) =>
  all.filter((_, i) => i % Math.max(1, Math.floor(all.length / wanted)) === 0).slice(0, wanted)
const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` })
