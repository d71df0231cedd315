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

const ofLog = `tbl_name = 'audit_events'`

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
  const megabytes = async (file: string) => {
    const db = new Sqlite(file, { readonly: true })
    const log = db.prepare<[], number>(`SELECT sum(pgsize) FROM dbstat WHERE name IN (SELECT name FROM sqlite_master WHERE ${ofLog})`)
    const sizes = { all: statSync(file).size / 1e6, log: (log.pluck().get() ?? 0) / 1e6 }
    db.close()
    return sizes
  }
  return { folder, original, copy, plain, megabytes, remove: async () => rmSync(folder, { recursive: true, force: true }) }
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
      return (await client.query(statements.at(-1)!)).rows as { bytes: string }[]
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
    async megabytes(url: string) {
      const size = async (of: string) => Number((await ask(url, `select ${of} as bytes`))[0]!.bytes) / 1e6
      return { all: await size('pg_database_size(current_database())'), log: await size("pg_total_relation_size('audit_events')") }
    },
    async remove() {
      rmSync(folder, { recursive: true, force: true })
      for (const name of made) await ask(server, `drop database if exists "${name}" with (force)`)
    },
  }
}
