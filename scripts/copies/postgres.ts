/** Copies of a PostgreSQL database, made and put back by PostgreSQL's own programs. */
import { spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { holdAlone, schemasOf } from '../../src/store/postgres/schemas.ts'
import { servers, type Database as Where } from '../../src/store/servers.ts'

/** The programs' own output goes to the terminal. They get the password in a variable, because other users can see arguments. */
function run(program: string, { url, directUrl }: Where, args: string[]) {
  const there = new URL(directUrl ?? url)
  const password = decodeURIComponent(there.password)
  there.password = ''
  const { error, status } = spawnSync(program, [...args, `--dbname=${there.href}`], {
    stdio: 'inherit',
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT')
    throw new Error(
      `${program} is not installed. Install PostgreSQL's client programs, as new as the server (Debian: apt install postgresql-client)`,
    )
  if (error) throw error
  if (status !== 0) throw new Error(`${program} failed (${status})`)
}

/** Makes a copy of one instant, while the service runs. */
export function dumpOut(where: Where, to: string) {
  const part = `${to}.part`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600))
  run('pg_dump', where, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    // The hints of `changes` are worth nothing later.
    '--no-unlogged-table-data',
    `--file=${part}`,
    ...schemasOf(where).map(name => `--schema=${name}`),
  ])
  readWhole(part)
  return {
    keep() {
      const file = openSync(part, 'r')
      fsyncSync(file)
      closeSync(file)
      renameSync(part, to)
    },
  }
}

/** Reads every table of the copy, and throws if a part of it is missing or damaged. */
function readWhole(file: string) {
  const { status, error } = spawnSync('pg_restore', ['--file=/dev/null', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (error || status !== 0) throw new Error(`${file} is not a whole copy that pg_restore can read`)
}

/**
 * Puts a copy in the place of the tables, in one transaction: until its commit the old tables are there. Throws if an instance is running, or
 * if there are tables and they may not be replaced.
 */
export async function restoreIn(from: string, where: Where, mayReplace: boolean) {
  readWhole(from)
  const direct = servers(where.directUrl ?? where.url)
  await direct.find()
  const client = new Client({ connectionString: direct.current() })
  client.on('error', () => {})
  await client.connect()
  try {
    await holdAlone(client, where)
    const schemas = schemasOf(where)
    const { rows } = await client.query<{ schemaname: string }>('SELECT schemaname FROM pg_tables WHERE schemaname = ANY($1) LIMIT 1', [
      schemas,
    ])
    if (rows[0] && !mayReplace)
      throw new Error(`The schema ${rows[0].schemaname} of the database has tables. To replace them, add OVERWRITE=yes`)
    run('pg_restore', where, ['--single-transaction', '--exit-on-error', '--clean', '--if-exists', '--no-owner', '--no-privileges', from])
  } finally {
    await client.end().catch(() => {})
  }
}
