/** Makes decided requests pending again, beside the server that has decided them. */
import Sqlite from 'better-sqlite3'
import { Client } from 'pg'
import type { Server } from './servers.ts'

const ofPlain = `UPDATE plain_approvals SET status = 'pending', decided_at = NULL`
const ofOthers = `UPDATE approvals SET status = 'pending', decided_at = NULL, decided_by = NULL, outcome = NULL, yes = NULL,
  permit = NULL, start_key = NULL, valid_until = NULL, unread = 0, version = 1`

export async function putBack({ kind, database }: Pick<Server, 'kind' | 'database'>, ids: string[]) {
  const update = kind === 'plain' ? ofPlain : ofOthers
  if (database.startsWith('postgres')) {
    const client = new Client({ connectionString: database })
    await client.connect()
    await client.query(`${update} WHERE id = ANY ($1)`, [ids]).finally(() => client.end())
    return
  }
  const db = new Sqlite(database)
  db.pragma('busy_timeout = 10000')
  db.prepare(`${update} WHERE id IN (SELECT value FROM json_each(?))`).run(JSON.stringify(ids))
  // The server must not pay for these writes: its next turn begins with an empty log.
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
}
