/** The same look-ups and the same change as the service makes, written by hand: plain SQL, prepared once. */
import { createHash, randomBytes } from 'node:crypto'
import Database from 'better-sqlite3'
import { Pool, types } from 'pg'

export interface Session {
  account_id: string
  status: string
  expires_at: number
  revoked_at: number | null
}
export interface AgentRow {
  id: string
  handle: string
  name: string
  description: string
  skills: string[]
  status: string
  suspended_by: string | null
  suspend_reason: string | null
  policy: object
  max_active_quests: number
  last_seen_at: number
  created_at: number
  updated_at: number
  version: number
  points: number
  pending_approvals: number
}
export type Standing = Record<'active' | 'points' | 'accepted' | 'rejected' | 'expired' | 'revisions' | 'due' | 'pending', number> & {
  unread: { approvals: string[]; quests: string[] }
}
export interface QuestRow {
  id: string
  slug: string
  title: string
  summary: string
  tags: string[]
  difficulty: string
  reward_points: number
  slots: number
  slots_taken: number
  closes_at: number
}
export interface KeyHolder extends AgentRow {
  label: string
  expires_at: number
  revoked_at: number | null
  owner_name: string
  owner_status: string
  owner_id: string
}
export type Facts = ReturnType<typeof openFacts>

const waiting =
  "(SELECT count(*) FROM approvals p WHERE p.agent_id = agents.id AND p.owner_id = agents.owner_id AND p.status = 'pending' AND p.expires_at > ?)"
const over = "(state IN ('active', 'revision_requested') AND pending_approval_id IS NULL AND due_at <= ?)"
const counted = (which: string) => `count(CASE WHEN ${which} THEN 1 END)`
const day = 86_400_000
const questsAtOnce = 20

const sql = {
  session:
    'SELECT s.account_id, s.expires_at, s.revoked_at, s.last_seen_at, s.created_at, s.id, a.status, a.role FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE s.token_hash = ?',
  agent: 'SELECT * FROM agents WHERE id = ? AND owner_id = ?',
  shownAgent: `SELECT agents.*, ${waiting} AS pending_approvals FROM agents WHERE id = ? AND owner_id = ?`,
  agents: `SELECT agents.*, ${waiting} AS pending_approvals FROM agents WHERE owner_id = ? ORDER BY created_at DESC, id DESC LIMIT ?`,
  standing: `SELECT ${counted(`state IS NOT NULL AND NOT ${over}`)} AS active, points, accepted, rejected, expired + ${counted(over)} AS expired,
    ${counted(`state = 'revision_requested' AND NOT ${over}`)} AS revisions,
    ${counted(`state IN ('active', 'revision_requested') AND NOT ${over} AND due_at <= ?`)} AS due,
    ${waiting} AS pending
    FROM agents LEFT JOIN participations ON participations.agent_id = agents.id AND state IN ('active', 'submitted', 'revision_requested') WHERE agents.id = ? GROUP BY agents.id`,
  unreadApprovals: 'SELECT id FROM approvals WHERE agent_id = ? AND unread = 1 ORDER BY created_at, id LIMIT 10',
  unreadQuests:
    'SELECT q.slug FROM participations p JOIN quests q ON q.id = p.quest_id WHERE p.agent_id = ? AND p.unread = 1 ORDER BY p.joined_at, p.id LIMIT 10',
  keyHolder:
    'SELECT g.*, k.label, k.expires_at, k.revoked_at, a.display_name AS owner_name, a.status AS owner_status FROM agent_keys k JOIN agents g ON g.id = k.agent_id JOIN accounts a ON a.id = g.owner_id WHERE k.hash = ?',
  openQuests: `SELECT id, slug, title, summary, tags, difficulty, reward_points, slots, slots_taken, closes_at FROM quests
    WHERE status = 'open' AND (closes_at > ?) is true AND slots_taken < slots ORDER BY published_at DESC, id DESC LIMIT ?`,
  states: `SELECT quest_id, state FROM participations WHERE agent_id = ? AND quest_id IN (${Array(questsAtOnce).fill('?').join()}) ORDER BY joined_at`,
  updateAgent:
    'UPDATE agents SET name = ?, description = ?, skills = ?, policy = ?, max_active_quests = ?, updated_at = ?, version = version + 1 WHERE id = ? AND version = ? RETURNING *',
  logHead: 'SELECT seq, hash FROM audit_heads WHERE account_id = ?',
  insertEvent:
    'INSERT INTO audit_events (id, account_id, seq, at, actor_type, actor_id, action, target_type, target_id, request_id, data, prev_hash, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  moveLogHead: 'UPDATE audit_heads SET seq = ?, hash = ? WHERE account_id = ?',
}
type Name = keyof typeof sql
type Step = [Name, unknown[]]
/** A transaction: yields what to ask, and is given the rows. */
type Steps<T> = Generator<Step, T, unknown[]>

export function openFacts(url: string) {
  const { read, transaction } = url.startsWith('postgres') ? postgres(url) : sqlite(url)
  return {
    session: async (token: string) => (await read('session', [sha256(token)]))[0] as Session | undefined,
    agent: async (id: string, ownerId: string) => (await read('shownAgent', [Date.now(), id, ownerId]))[0] as AgentRow | undefined,
    agents: async (ownerId: string, limit: number) => (await read('agents', [Date.now(), ownerId, limit + 1])) as AgentRow[],
    async standing(id: string) {
      const now = Date.now()
      const [row] = await read('standing', [now, now, now, now, now + day, now, id])
      const approvals = (await read('unreadApprovals', [id])) as { id: string }[]
      const quests = (await read('unreadQuests', [id])) as { slug: string }[]
      return { ...(row as Standing), unread: { approvals: approvals.map(one => one.id), quests: quests.map(one => one.slug) } }
    },
    openQuests: async () => (await read('openQuests', [Date.now(), questsAtOnce + 1])) as QuestRow[],
    async states(agentId: string, quests: QuestRow[]) {
      const ids = Array.from({ length: questsAtOnce }, (_, i) => quests[i]?.id ?? '')
      const rows = (await read('states', [agentId, ...ids])) as { quest_id: string; state: string }[]
      return new Map(rows.map(row => [row.quest_id, row.state]))
    },
    keyHolder: async (secret: string) => (await read('keyHolder', [sha256(secret)]))[0] as KeyHolder | undefined,
    renameAgent: (id: string, ownerId: string, name: string) => transaction(() => rename(id, ownerId, name)),
  }
}

function* rename(id: string, ownerId: string, name: string): Steps<AgentRow | undefined> {
  const [agent] = (yield ['agent', [id, ownerId]]) as AgentRow[]
  if (!agent || agent.name === name) return agent
  const { description, skills, policy, max_active_quests, version } = agent
  const now = Date.now()
  const [updated] = (yield [
    'updateAgent',
    [name, description, text(skills), text(policy), max_active_quests, now, id, version],
  ]) as AgentRow[]
  const [head] = (yield ['logHead', [ownerId]]) as { seq: number; hash: string }[]
  const { seq, hash } = head!
  const data = text({ before: { name: agent.name }, after: { name } })
  const event = [
    `evt_${randomBytes(13).toString('hex')}`,
    ownerId,
    seq + 1,
    now,
    'human',
    ownerId,
    'agent.updated',
    'agent',
    id,
    'bench',
    data,
    hash,
  ]
  const seal = sha256(text(event))
  yield ['insertEvent', [...event, seal]]
  yield ['moveLogHead', [seq + 1, seal, ownerId]]
  return updated && { ...updated, pending_approvals: 0 }
}

/** With `likely()` around its values SQLite keeps its plans, as it does for the service (src/store/sqlite.ts): it is not SQL that is measured here. */
function sqlite(file: string) {
  const db = new Database(file)
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) db.pragma(pragma)
  db.pragma('user_version = 1')
  const statements = Object.fromEntries(
    Object.entries(sql).map(([name, text]) => [name, db.prepare(text.replaceAll('?', 'likely(?)'))]),
  ) as Record<Name, Database.Statement>
  const rows = (name: Name, values: unknown[]) => {
    const statement = statements[name]
    if (!statement.reader) return (statement.run(...values), [])
    return (statement.all(...values) as Record<string, unknown>[]).map(row => {
      if (row['tags']) Object.assign(row, { tags: JSON.parse(row['tags'] as string) })
      if (row['skills']) Object.assign(row, { skills: JSON.parse(row['skills'] as string), policy: JSON.parse(row['policy'] as string) })
      return row
    })
  }
  const run = db.transaction((work: () => Steps<unknown>) => {
    const steps = work()
    let step = steps.next()
    while (!step.done) step = steps.next(rows(...step.value))
    return step.value
  })
  return { read: rows, transaction: async <T>(work: () => Steps<T>) => run.immediate(work) as T }
}

function postgres(url: string) {
  types.setTypeParser(types.builtins.INT8, Number)
  const pool = new Pool({ connectionString: url, max: 16 })
  const numbered = (text: string, n = 0) => text.replace(/\?/g, () => `$${++n}`)
  const queries = Object.fromEntries(Object.entries(sql).map(([name, text]) => [name, { name, text: numbered(text) }])) as Record<
    Name,
    { name: string; text: string }
  >
  const held = (name: Name) =>
    name === 'agent' || name === 'logHead' ? { name: `${name} held`, text: `${queries[name].text} FOR UPDATE` } : queries[name]
  return {
    read: async (name: Name, values: unknown[]) => (await pool.query({ ...queries[name], values })).rows as object[],
    async transaction<T>(work: () => Steps<T>) {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const steps = work()
        let step = steps.next()
        while (!step.done) step = steps.next((await client.query({ ...held(step.value[0]), values: step.value[1] })).rows as unknown[])
        await client.query('COMMIT')
        return step.value
      } finally {
        client.release()
      }
    },
  }
}

const sha256 = (plain: string) => createHash('sha256').update(plain).digest('hex')
const text = (value: unknown) => JSON.stringify(value)
