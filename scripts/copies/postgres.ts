/** Copies of a PostgreSQL database, made and put back by PostgreSQL's own programs. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { markIn } from './mark.ts'
import { seals as sealsOf, type Sealing } from '../../src/core/kit/seals.ts'
import { holdAlone, schemasOf } from '../../src/store/engine/postgres/schemas.ts'
import { servers, type Database as Where } from '../../src/store/engine/servers.ts'

/** Throws if PostgreSQL's programs are not here. */
export function requirePrograms() {
  for (const program of ['pg_dump', 'pg_restore'])
    if (spawnSync(program, ['--version'], { stdio: 'ignore' }).error)
      throw new Error(
        `${program} is not installed. Install PostgreSQL's client programs, as new as the server (Debian: apt install postgresql-client)`,
      )
}

/** The programs' own output goes to the terminal. They get the password in a variable, because other users can see arguments. */
function run(program: string, url: string, args: string[]) {
  const there = new URL(url)
  const password = decodeURIComponent(there.password)
  there.password = ''
  // The programs do not know this mode of the driver. Theirs means the same: encrypted, and not checked.
  if (there.searchParams.get('sslmode') === 'no-verify') there.searchParams.set('sslmode', 'require')
  const { error, status } = spawnSync(program, [...args, `--dbname=${there.href}`], {
    stdio: 'inherit',
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} failed (${status})`)
}

/** The server that accepts writes, past a pooler. */
async function serverOf({ url, directUrl }: Where) {
  const direct = servers(directUrl ?? url)
  await direct.find()
  return direct.current()
}

/** The hints of `changes` are worth nothing later. */
const withoutHints = ['--no-unlogged-table-data']

/** Makes a copy of one instant, while the service runs. */
export async function dumpOut(where: Where, to: string) {
  const url = await serverOf(where)
  const part = `${to}.part`
  rmSync(part, { force: true })
  try {
    closeSync(openSync(part, 'wx', 0o600))
    const schemas = schemasOf(where).map(name => `--schema=${name}`)
    run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', ...withoutHints, `--file=${part}`, ...schemas])
    readWhole(part)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
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

interface Restoring {
  mayReplace: boolean
  /** The keys whose seals the copy must have. Undefined if the key is lost. */
  keys: readonly string[] | undefined
}

/**
 * Puts a copy in the place of the tables, in one transaction: until its commit the old tables are there. Throws if an instance is running, or
 * if there are tables and they may not be replaced.
 */
export async function restoreIn(from: string, where: Where, { mayReplace, keys }: Restoring) {
  requirePrograms()
  readWhole(from)
  if (keys) await requireSeals(from, keys)
  const url = await serverOf(where)
  const client = new Client({ connectionString: url })
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
    run('pg_restore', url, ['--single-transaction', '--exit-on-error', '--clean', '--if-exists', '--no-owner', '--no-privileges', from])
    await client.query(markIn(`"${schemas[0]}".meta`))
  } finally {
    await client.end().catch(() => {})
  }
}

/** Throws if the ends of the logs in a copy do not have the seals of these keys. `make verify` reads the entries, once they are in place. */
async function requireSeals(file: string, keys: readonly string[]) {
  const seals = sealsOf(keys)
  const counts: Record<Sealing, number> = { good: 0, wrong: 0, unsealed: 0, unknown_key: 0 }
  for await (const { account_id: accountId, seq, hash, seal } of rowsOf(file, 'audit_heads'))
    counts[seals.check('end', { accountId: accountId!, seq: Number(seq), hash: hash! }, seal ?? null)]++
  if (counts.wrong > 0) throw new Error(`The ends of ${counts.wrong} logs in ${file} were changed outside the service`)
  if (counts.unknown_key > 0)
    throw new Error(
      `${counts.unknown_key} logs in ${file} are sealed with another key. Put that key into AQS_SEAL_KEY; if it is lost, add LOST_KEY=yes`,
    )
  if (counts.good + counts.unsealed === 0) throw new Error(`${file} has no accounts`)
}

type Row = Record<string, string | null>

/** The rows of a table in a copy, as PostgreSQL's `COPY` writes them. Values of this kind need no unescaping: ids, hashes and numbers. */
async function* rowsOf(file: string, table: string): AsyncGenerator<Row> {
  const child = spawn('pg_restore', ['--data-only', `--table=${table}`, '--file=-', file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  let columns: string[] | undefined
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Infinity })) {
    const [, named] = /^COPY \S+ \((.*)\) FROM stdin;$/.exec(line) ?? []
    if (named !== undefined) columns = named.split(', ')
    else if (line === String.raw`\.`) columns = undefined
    else if (columns) {
      const values = line.split('\t').map(value => (value === String.raw`\N` ? null : value))
      yield Object.fromEntries(columns.map((name, i) => [name, values[i]!]))
    }
  }
  const [status] = await exited
  if (status !== 0) throw new Error(`pg_restore failed (${status})`)
}
