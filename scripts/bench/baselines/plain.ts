/**
 * P0: bare node:http over its own tables, with prepared statements and the plain answers that most services would give. Its writes are as
 * durable as those of the service.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { env } from 'node:process'
import { Pool, types } from 'pg'
import { textOf } from './answers.ts'
import { bearer, sha256 } from './credentials.ts'
import { groupCommit, openFile } from './database.ts'

type Row = Record<string, unknown>
/** A page of a list, newest first: the rows after a place. */
const page = (key: string) => `AND (${key}, id) < (?, ?) ORDER BY ${key} DESC, id DESC LIMIT ?`
const texts = {
  session: 'SELECT account_id, expires_at FROM plain_sessions WHERE token_hash = ?',
  quest: `SELECT * FROM plain_quests WHERE slug = ? AND status = 'open'`,
  quests: `SELECT id, slug, title, summary, tags, difficulty, reward_points, slots, slots_taken, published_at FROM plain_quests
    WHERE status = 'open' ${page('published_at')}`,
  approvals: `SELECT * FROM plain_approvals WHERE owner_id = ? ${page('created_at')}`,
  approve: `UPDATE plain_approvals SET status = 'approved', decided_at = ? WHERE id = ? AND owner_id = ? AND status = 'pending' RETURNING *`,
  event: 'INSERT INTO plain_events (id, account_id, at, action, target_id) VALUES (?, ?, ?, ?, ?)',
  agent: 'SELECT a.*, k.label, k.expires_at FROM plain_keys k JOIN plain_agents a ON a.id = k.agent_id WHERE k.hash = ?',
}
type Name = keyof typeof texts
type Ask = (name: Name, values: unknown[]) => Row[] | Promise<Row[]>

const { ask, approve } = env['DATABASE_URL']!.startsWith('postgres') ? postgres(env['DATABASE_URL']!) : sqlite(env['DATABASE_URL']!)

createServer((req, res) => {
  answer(req, res).catch(error => send(res, 500, { message: String(error) }))
}).listen(Number(env['PORT']))

async function answer(req: IncomingMessage, res: ServerResponse) {
  const hash = sha256(bearer(req.headers.authorization))
  if (req.url === '/mcp') {
    const [agent] = await ask('agent', [hash])
    if (!agent || (agent['expires_at'] as number) < Date.now()) return send(res, 401, { message: 'Unknown key.' })
    const { id } = JSON.parse(await textOf(req)) as { id: number }
    const profile = { agent: shown(agent) }
    const result = { content: [{ type: 'text', text: JSON.stringify(profile) }], structuredContent: profile }
    return send(res, 200, { jsonrpc: '2.0', id, result })
  }
  const [session] = await ask('session', [hash])
  if (!session || (session['expires_at'] as number) < Date.now()) return send(res, 401, { message: 'Sign in first.' })
  const accountId = session['account_id']
  const [path, query] = req.url!.split('?', 2) as [string, string | undefined]
  const [, , noun, id] = path.split('/')
  if (req.method === 'POST') {
    const approval = await approve(accountId, id)
    return approval ? send(res, 200, shown(approval)) : send(res, 404, { message: 'There is no such request.' })
  }
  if (id !== undefined) {
    const [quest] = await ask('quest', [id])
    return quest ? send(res, 200, shown(quest)) : send(res, 404, { message: 'There is no such quest.' })
  }
  const asked = new URLSearchParams(query)
  const limit = Number(asked.get('limit') ?? 20)
  const [at, after] = asked.get('cursor')?.split(' ') ?? [Number.MAX_SAFE_INTEGER, '']
  const place = [Number(at), after, limit + 1]
  const rows = await (noun === 'quests' ? ask('quests', place) : ask('approvals', [accountId, ...place]))
  const items = rows.slice(0, limit).map(shown)
  const last = items.at(-1)
  const next = rows.length > limit && last ? `${String(last['published_at'] ?? last['created_at'])} ${String(last['id'])}` : null
  send(res, 200, { items, next_cursor: next })
}

function sqlite(file: string) {
  const db = openFile(file)
  const commit = groupCommit(db)
  const prepared = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, db.prepare(text)])) as Record<
    Name,
    ReturnType<typeof db.prepare<unknown[], Row>>
  >
  return {
    ask: ((name, values) => prepared[name].all(...values)) as Ask,
    approve: (accountId: unknown, id: unknown) =>
      commit(() => {
        const now = Date.now()
        const approval = prepared.approve.get(now, id, accountId)
        if (approval) prepared.event.run(randomUUID(), accountId, now, 'approved', id)
        return approval
      }),
  }
}

function postgres(url: string) {
  types.setTypeParser(types.builtins.INT8, Number)
  const pool = new Pool({ connectionString: url, max: 16 })
  const queryOf = (name: Name, values: unknown[]) => {
    let n = 0
    return { name, text: texts[name].replaceAll('?', () => `$${++n}`), values }
  }
  return {
    ask: (async (name, values) => (await pool.query(queryOf(name, values))).rows as Row[]) as Ask,
    async approve(accountId: unknown, id: unknown) {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const [approval] = (await client.query(queryOf('approve', [Date.now(), id, accountId]))).rows as Row[]
        if (approval) await client.query(queryOf('event', [randomUUID(), accountId, Date.now(), 'approved', id]))
        await client.query('COMMIT')
        return approval
      } finally {
        client.release()
      }
    },
  }
}

/** SQLite stores arrays and objects as strings. */
function shown(row: Row) {
  for (const name of ['tags', 'acceptance_criteria', 'arguments', 'skills', 'policy'])
    if (typeof row[name] === 'string') row[name] = JSON.parse(row[name])
  return row
}

function send(res: ServerResponse, status: number, body: object) {
  const text = JSON.stringify(body)
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(text) })
  res.end(text)
}
