/**
 * `make doctor` looks at the settings, the machine and the database, and says for each what to do if something is wrong. It changes nothing,
 * and the service may be running. The exit status is 1 if the service cannot work as it is.
 */
import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { Client } from 'pg'
import { readConfig, type Config } from '../src/config.ts'
import { logEnds } from '../src/core/log-check.ts'
import { seals as sealsOf } from '../src/core/kit/seals.ts'
import { createLog } from '../src/log.ts'
import { readSealKeys } from '../src/seal-keys.ts'
import { fileOf, isPostgres, openStore } from '../src/store/index.ts'
import { migrationsFolder } from '../src/store/migrations.ts'
import { schemasOf } from '../src/store/postgres/schemas.ts'
import { servers } from '../src/store/servers.ts'

type Finding = { is: 'good' | 'wrong' | 'odd'; told: string }
const good = (told: string): Finding => ({ is: 'good', told })
const wrong = (told: string): Finding => ({ is: 'wrong', told })
const odd = (told: string): Finding => ({ is: 'odd', told })

const leastFree = 100e6
const littleFree = 1e9
const mostSecondsOff = 5
const patienceMs = 5_000
const marks = { good: 'ok   ', odd: 'look ', wrong: 'WRONG' }
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`
const messageOf = (error: unknown) => (error as Error).message

let broken = 0
async function look(name: string, at: () => Promise<Finding> | Finding) {
  const { is, told } = await Promise.resolve()
    .then(at)
    .catch((error: unknown) => wrong(messageOf(error)))
  if (is === 'wrong') broken++
  process.stdout.write(`${marks[is]}  ${name.padEnd(11)} ${told}\n`)
  return is !== 'wrong'
}

let config: Config | undefined
await look('settings', () => {
  config = readConfig()
  return good('every setting is valid')
})
if (config) await examine(config)
process.stdout.write(broken ? `${broken} wrong\n` : 'The service can work\n')
process.exitCode = broken ? 1 : 0

async function examine(config: Config) {
  const { url } = config.database
  const shared = isPostgres(url)
  const exists = shared || existsSync(fileOf(url))
  await look('disk', () => disk(shared ? 'data' : fileOf(url)))
  const reached = await look('database', () =>
    !exists ? odd(`there is no ${fileOf(url)} yet; the first start creates it`) : shared ? server(config) : file(fileOf(url)),
  )
  if (reached && exists) {
    await look('migrations', async () => migrations(shared, shared ? await appliedInServer(config) : appliedInFile(fileOf(url))))
    await look('seals', () => seals(config))
  }
  await look('PUBLIC_URL', () => reach(config))
}

function disk(path: string): Finding {
  let folder = dirname(resolve(path))
  while (!existsSync(folder)) folder = dirname(folder)
  const { bavail, bsize, blocks } = statfsSync(folder)
  const free = bavail * bsize
  const told = `${megabytes(free)} of ${megabytes(blocks * bsize)} are free at ${folder}`
  if (free < leastFree) return wrong(`${told}. Free some space: writes fail when the disk is full`)
  const size = existsSync(path) ? statSync(path).size : 0
  return free < Math.max(littleFree, size) ? odd(`${told}. A backup beside the database would not fit`) : good(told)
}

function file(path: string): Finding {
  const connection = new Database(path, { readonly: true, fileMustExist: true })
  try {
    const found = connection.pragma('quick_check(1)', { simple: true })
    if (found !== 'ok')
      return wrong(`${path} is damaged: ${String(found)}. Stop the service and run make restore FILE=<backup> OVERWRITE=yes`)
  } finally {
    connection.close()
  }
  const { mode, size } = statSync(path)
  if (mode & 0o077) return odd(`${path} can be read by other users. Run: chmod 600 ${path}`)
  return good(`${path}, ${megabytes(size)}, is whole`)
}

async function server({ database }: Config): Promise<Finding> {
  return withClient(database, async client => {
    const { rows } = await client.query<{ version: string; at: number; standby: boolean; commit: string; left: number }>(
      `SELECT current_setting('server_version') AS version, extract(epoch FROM clock_timestamp())::float8 AS at, pg_is_in_recovery() AS standby,
       current_setting('synchronous_commit') AS commit,
       current_setting('max_connections')::int - (SELECT count(*)::int FROM pg_stat_activity) AS left`,
    )
    const { version, at, standby, commit, left } = rows[0]!
    const off = Math.abs(at - Date.now() / 1_000)
    if (standby)
      return wrong(
        `it is a standby, which accepts no writes. Set ${database.directUrl ? 'AQS_PG_LISTEN_URL' : 'DATABASE_URL'} to the primary`,
      )
    if (off > mostSecondsOff) return wrong(`its clock and this one differ by ${off.toFixed(0)} s. Synchronize both with NTP`)
    if (commit === 'off') return wrong('synchronous_commit is off, so a crash loses acknowledged work. Set it to on')
    if (left < 20)
      return odd(
        `PostgreSQL ${version} has only ${left} connections left; an instance uses up to 17. Raise max_connections, or use PgBouncer`,
      )
    return good(`PostgreSQL ${version} answers, its clock differs by ${off.toFixed(1)} s, and ${left} connections are left`)
  })
}

async function withClient<T>(database: Config['database'], ask: (client: Client) => Promise<T>) {
  const direct = servers(database.directUrl ?? database.url)
  await direct.find()
  const client = new Client({ connectionString: direct.current(), connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  client.on('error', () => {})
  try {
    await client.connect()
    return await ask(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function appliedInServer({ database }: Config) {
  return withClient(database, async client => {
    const notes = `${schemasOf(database).at(-1)}.__drizzle_migrations`
    if (!(await client.query('SELECT to_regclass($1) AS there', [notes])).rows[0].there) return []
    return (await client.query<{ at: string }>(`SELECT created_at AS at FROM ${notes}`)).rows.map(({ at }) => Number(at))
  })
}

function appliedInFile(path: string) {
  const connection = new Database(path, { readonly: true, fileMustExist: true })
  try {
    const there = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get()
    return there ? connection.prepare<[], number>('SELECT created_at FROM __drizzle_migrations').pluck().all() : []
  } finally {
    connection.close()
  }
}

function migrations(shared: boolean, applied: number[]): Finding {
  const journal = `${migrationsFolder(shared ? 'postgres' : 'sqlite')}/meta/_journal.json`
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number; tag: string }[] }
  if (applied.length === 0) return odd('there are no tables yet; the first start creates them')
  if (Math.max(...applied) > entries.at(-1)!.when)
    return wrong('a newer version of the service has changed the tables. Run that version, or restore a backup of this one')
  const left = entries.filter(({ when }) => !applied.includes(when)).map(({ tag }) => tag)
  return left.length > 0
    ? odd(`${left.join(', ')} will be applied by the next start. Make a backup first`)
    : good(`all ${applied.length} are applied`)
}

/** The ends of all logs. `make verify` reads the entries too. */
async function seals(config: Config): Promise<Finding> {
  const keys = sealsOf(readSealKeys(config))
  const store = await openStore(config.database, createLog('silent'), { access: 'read' })
  const counts = { good: 0, wrong: 0, unsealed: 0, unknown_key: 0 }
  try {
    for await (const end of logEnds(store)) counts[keys.check('end', end, end.seal)]++
  } finally {
    await store.close()
  }
  if (counts.unknown_key > 0)
    return wrong(`${counts.unknown_key} logs are sealed with another key. Put that key into AQS_SEAL_KEY or ${config.sealKeyFile}`)
  if (counts.wrong > 0) return wrong(`the ends of ${counts.wrong} logs were changed outside the service. Run make verify`)
  if (config.sealKeys.length === 0 && statSync(config.sealKeyFile).mode & 0o077)
    return odd(`${config.sealKeyFile} can be read by other users. Run: chmod 600 ${config.sealKeyFile}`)
  return good(`the ends of ${counts.good} logs have the seal of this key${counts.unsealed > 0 ? `; ${counts.unsealed} have none` : ''}`)
}

async function reach({ publicUrl }: Config): Promise<Finding> {
  if (publicUrl === undefined) return odd('it is not set, so links lead to this machine only. Set it to the https address that people use')
  const answer = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' }).catch(
    (error: Error) => error,
  )
  if (answer instanceof Error) {
    const cause = (answer.cause as Error | undefined)?.message ?? answer.message
    return odd(`${publicUrl} cannot be reached from here: ${cause}. Start the service, and look at DNS, the certificate and the proxy`)
  }
  const { status, headers } = answer
  if (headers.get('x-request-id') === null) return wrong(`${publicUrl} leads to another program (${status}). Look at the proxy`)
  const off = Math.abs(Date.parse(headers.get('date') ?? '') - Date.now()) / 1_000
  if (off > mostSecondsOff) return wrong(`the clock there differs by ${off.toFixed(0)} s from this one. Synchronize both with NTP`)
  if (status !== 200) return wrong(`${publicUrl}/readyz answers ${status}. The log of the service says why`)
  return publicUrl.startsWith('https:')
    ? good(`${publicUrl} is ready`)
    : odd(`${publicUrl} is ready, but without https. Put a TLS proxy in front`)
}
