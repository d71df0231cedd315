/** The rows of the table: the requests, the contestants and the service's goals. */
import type { Data, Person } from './data.ts'
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
  /** The requests of all clients, sent over and over. */
  requests: Request[]
  /** Each request is followed by those for its next pages. Each contestant makes cursors of its own. */
  walks?: boolean
  /** The requests that these decide are put back after each turn, so that each turn finds as many pending. */
  decides?: string[]
  /** The fields in which two answers may differ, because each is of its moment or of its server. All others must be equal. */
  mayDiffer: string[]
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
  { of: 'hand', most: 1.3 },
  { of: 'fastify', most: 1 },
  { of: 'plain', most: 2 },
]
const meteredGoal: Goal = { by: 'metered', of: 'service', most: 1.03 }
const byPeople: Kind[] = ['plain', 'hand', 'fastify', 'express', 'openapi', 'service']
/** The baselines with our answer have their SQL for SQLite only, because it is written by hand. */
const onPostgres: Kind[] = ['plain', 'quiet', 'metered', 'service']

export function rowsFor({ people, slugs }: Data, database: Database): Row[] {
  const some = everySoOften(people, callers)
  const gets = (path: (i: number) => string): Request[] =>
    some.map(({ token }, i) => ({ method: 'GET', path: path(i), headers: bearer(token) }))
  const read = everySoOften(slugs, callers)
  const lists = { walks: true, mayDiffer: ['next_cursor'], contestants: byPeople, goals: readGoals }
  const rows: Row[] = [
    {
      title: 'read a quest by slug',
      // Every second person reads the quest on which their agent works.
      requests: gets(i => `/v1/quests/${i % 2 ? some[i]!.slug : read[i % read.length]}`),
      mayDiffer: [],
      contestants: [...byPeople.slice(0, -1), 'quiet', 'metered', 'service'],
      goals: [...readGoals, { of: 'quiet', most: 1.05 }, meteredGoal],
    },
    { title: 'list quests, 20 on each page', requests: gets(() => '/v1/quests?limit=20'), ...lists },
    { title: 'list approvals, 20 on each page', requests: gets(() => '/v1/approvals?limit=20'), ...lists },
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
      mayDiffer: ['server_time'],
      contestants: ['plain', 'hand', 'tmcp', 'sdk', 'metered', 'service'],
      goals: [meteredGoal, { of: 'hand', most: 1.4 }, { of: 'tmcp', most: 1 }],
    })),
    // These rows are last, because they make the audit log longer.
    approving(
      '10 pending for each person',
      people.filter(({ isBusy }) => !isBusy),
    ),
    approving(
      '500 pending for each person',
      people.filter(({ isBusy }) => isBusy),
    ),
  ]
  return database === 'sqlite'
    ? rows
    : rows.map(row => ({ ...row, contestants: row.contestants.filter(kind => onPostgres.includes(kind)) }))
}

/**
 * The people approve all their requests except the first, about which they have asked a question. In practice many people decide at once,
 * so they take turns.
 */
function approving(what: string, people: Person[]): Row {
  const ids = people.map(({ pending }) => pending.slice(1))
  const asked = ids[0]!.flatMap((_, i) => people.map(({ token }, of) => ({ token, id: ids[of]![i]! })))
  return {
    title: `approve, ${what}`,
    requests: asked.map(({ token, id }) => ({
      method: 'POST',
      path: `/v1/approvals/${id}/approve`,
      headers: { ...bearer(token), 'If-Match': '*', 'Content-Type': 'application/json' },
      body: '{}',
    })),
    decides: asked.map(({ id }) => id),
    mayDiffer: ['decided_at', 'valid_until'],
    contestants: [...byPeople, 'metered'],
    goals: [{ of: 'hand', most: 1.3 }, { of: 'plain', most: 4 }, meteredGoal],
    mostKilobytesWritten: 60,
  }
}

const everySoOften = <T>(all: T[], wanted: number) =>
  all.filter((_, i) => i % Math.max(1, Math.floor(all.length / wanted)) === 0).slice(0, wanted)
const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` })
