/** One database for each run. Every server gets a copy. The plain one gets its own tables with the same contents. */
import { constants, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Client } from 'pg'
import { startPostgres } from '../../tests/support/postgres.ts'
import { plainTables } from './baselines/plain-tables.ts'

export type Database = 'sqlite' | 'postgres'

export const openSource = async (database: Database) => (database === 'sqlite' ? sqliteSource() : await postgresSource())

/** How much data there is. */
export interface Size extends Counts {
  megabytes: number
  /** The megabytes of the audit log. */
  ofLog: number
}
const counts = { agents: 'agents', quests: 'quests', approvals: 'approvals', entries: 'audit_events' }
type Counts = Record<keyof typeof counts, number>

function sqliteSource() {
  const folder = mkdtempSync(join(tmpdir(), 'quest-bench-'))
  const original = join(folder, 'original.db')
  const copy = async (name: string) => {
    const file = join(folder, `${name}.db`)
    copyFileSync(original, file, constants.COPYFILE_FICLONE)
    return file
  }
  const plain = async () => {
    const file = join(folder, 'plain.db')
    const db = new Sqlite(file)
    db.exec(`ATTACH '${original}' AS ours`)
    for (const statement of plainTables) db.exec(statement)
    db.close()
    return file
  }
  const size = async (): Promise<Size> => {
    const db = new Sqlite(original, { readonly: true })
    const number = (query: string) => db.prepare<[], number>(`SELECT ${query}`).pluck().get() ?? 0
    const ofLog = number(`sum(pgsize) FROM dbstat WHERE name IN (SELECT name FROM sqlite_master WHERE tbl_name = 'audit_events')`)
    const counted = Object.fromEntries(Object.entries(counts).map(([name, from]) => [name, number(`count(*) FROM ${from}`)]))
    db.close()
    return { ...(counted as Counts), megabytes: statSync(original).size / 1e6, ofLog: ofLog / 1e6 }
  }
  return { folder, original, copy, plain, size, remove: async () => rmSync(folder, { recursive: true, force: true }) }
}

async function postgresSource() {
  const folder = mkdtempSync(join(tmpdir(), 'quest-bench-'))
  const server = process.env.TEST_POSTGRES_URL ?? (await startPostgres())
  const made: string[] = []
  const ask = async (url: string, ...statements: string[]) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      for (const statement of statements.slice(0, -1)) await client.query(statement)
      return (await client.query(statements.at(-1)!)).rows as { n: string }[]
    } finally {
      await client.end()
    }
  }
  const create = async (name: string, from = '') => {
    const url = new URL(server)
    url.pathname = `/bench_${name}_${process.pid}`
    made.push(url.pathname.slice(1))
    await ask(server, `create database "${made.at(-1)}" ${from}`)
    return url.href
  }
  const original = await create('original')
  const copy = (name: string) => create(name, `template "${made[0]}"`)
  return {
    folder,
    original,
    copy,
    async plain() {
      const url = await copy('plain')
      await ask(url, ...plainTables)
      return url
    },
    async size(): Promise<Size> {
      const number = async (query: string) => Number((await ask(original, `select ${query}`))[0]!.n)
      const counted: Partial<Counts> = {}
      for (const [name, from] of Object.entries(counts)) counted[name as keyof Counts] = await number(`count(*) as n from ${from}`)
      const bytes = (of: string) => number(`${of} as n`)
      const ofLog = await bytes("pg_total_relation_size('audit_events')")
      return { ...(counted as Counts), megabytes: (await bytes('pg_database_size(current_database())')) / 1e6, ofLog: ofLog / 1e6 }
    },
    async remove() {
      rmSync(folder, { recursive: true, force: true })
      for (const name of made) await ask(server, `drop database if exists "${name}" with (force)`)
    },
  }
}
