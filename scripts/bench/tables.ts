/** Writes many rows directly into the tables of a database. */
import Database from 'better-sqlite3'
import { Client } from 'pg'

const perInsert = 2_000

/** Collects rows until there are enough of a table for one statement. Parents are written first. */
export async function openTables(url: string) {
  const write = await (url.startsWith('postgres') ? postgresWriter(url) : sqliteWriter(url))
  const waiting = new Map<string, object[]>()
  const flush = async () => {
    for (const [table, rows] of waiting) await write.rows(table, rows)
    waiting.clear()
  }
  return {
    async add(table: string, row: object) {
      const rows = waiting.get(table) ?? []
      waiting.set(table, rows)
      if (rows.push(row) === perInsert) await flush()
    },
    async close() {
      await flush()
      await write.end()
    },
  }
}

const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

function sqliteWriter(file: string) {
  const database = new Database(file)
  for (const pragma of ['synchronous = OFF', 'cache_size = -500000', 'foreign_keys = OFF']) database.pragma(pragma)
  return {
    rows: database.transaction((table: string, rows: object[]) => {
      const names = Object.keys(rows[0]!)
      const insert = database.prepare(`INSERT INTO ${table} (${names.map(snake).join()}) VALUES (${names.map(name => `@${name}`).join()})`)
      for (const row of rows) insert.run(row)
    }),
    end() {
      database.pragma('wal_checkpoint(TRUNCATE)')
      database.close()
    },
  }
}

async function postgresWriter(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('SET session_replication_role = replica; SET synchronous_commit = off')
  return {
    async rows(table: string, rows: object[]) {
      const names = Object.keys(rows[0]!).map(snake)
      const records = rows.map(row =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            snake(name),
            Buffer.isBuffer(value)
              ? `\\x${value.toString('hex')}`
              : typeof value === 'string' && /^[[{]/.test(value)
                ? JSON.parse(value)
                : value,
          ]),
        ),
      )
      await client.query(
        `INSERT INTO ${table} (${names.join()}) SELECT ${names.join()} FROM jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(records)],
      )
    },
    end: () => client.end(),
  }
}
