/** Adds entries to the audit logs: each chained to the one before it by its hash, sealed, and counted as written by its account. */
import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { sha256 } from './credentials.ts'

interface End {
  seq: number
  hash: string
  seal: string
  written: number
  day: number
  written_on_day: number
}
interface Approval {
  id: string
  agent_id: string
  kind: string
  title: string
}

const dayMs = 86_400_000
const bytesOfEntry = 2_000
const crockford = '0123456789abcdefghjkmnpqrstvwxyz'

export function openLog(db: Database, key: string) {
  const find = db.prepare<[string], End>('SELECT seq, hash, seal, written, day, written_on_day FROM audit_heads WHERE account_id = ?')
  const insert = db.prepare(
    `INSERT INTO audit_events (id, account_id, seq, at, actor_type, actor_id, action, target_type, target_id, agent_id, request_id, data,
      salt, data_hash, prev_hash, hash, seal, for_admins)
    VALUES (?, ?, ?, ?, 'human', ?, 'approval.approved', 'approval', ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)`,
  )
  const advance = db.prepare(
    'UPDATE audit_heads SET seq = ?, hash = ?, seal = ?, written = ?, day = ?, written_on_day = ? WHERE account_id = ?',
  )
  const keyId = sha256(`seal key id ${key}`).slice(0, 8)
  const secret = createSecretKey(key, 'utf8')
  const sealOf = (what: 'entry' | 'end', accountId: string, seq: number, hash: string) =>
    `${keyId}.${createHmac('sha256', secret)
      .update(JSON.stringify([what, accountId, seq, hash]))
      .digest('base64url')}`

  /** A step of the transaction that approves. */
  return (accountId: string, { id, agent_id: agentId, kind, title }: Approval, requestId: string, now: number) => {
    const end = find.get(accountId)!
    if (end.seal !== sealOf('end', accountId, end.seq, end.hash)) throw new Error('Somebody has changed the log.')
    const data = JSON.stringify({ kind, title })
    const salt = randomBytes(12).toString('hex')
    const dataHash = sha256(`["${salt}",${data}]`)
    const [eventId, seq] = [newId(now), end.seq + 1]
    const covered = ['human', accountId, 'approval.approved', 'approval', id, agentId, requestId, dataHash]
    const hash = sha256(JSON.stringify([end.hash, eventId, accountId, seq, now, ...covered]))
    const bytes = [dataHash, end.hash, hash].map(hex => Buffer.from(hex, 'hex'))
    const seal = sealOf('entry', accountId, seq, hash)
    insert.run(eventId, accountId, seq, now, accountId, id, agentId, requestId, data, salt, ...bytes, seal)
    const written = bytesOfEntry + Buffer.byteLength(data)
    const day = Math.max(end.day, Math.floor(now / dayMs))
    const onDay = day === end.day ? end.written_on_day + written : written
    advance.run(seq, hash, sealOf('end', accountId, seq, hash), end.written + written, day, onDay, accountId)
  }
}

let last = { at: 0, count: 0 }
/** Sorts by time, also within one millisecond. */
function newId(now: number) {
  last = now === last.at ? { at: now, count: last.count + 1 } : { at: now, count: 0 }
  let [time, count, chance] = ['', '', '']
  for (let left = now; time.length < 10; left = Math.floor(left / 32)) time = crockford[left % 32] + time
  for (let left = last.count; count.length < 4; left = Math.floor(left / 32)) count = crockford[left % 32] + count
  for (const byte of randomBytes(12)) chance += crockford[byte & 31]
  return `evt_${time}${count}${chance}`
}
