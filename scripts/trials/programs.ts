/** PostgreSQL and PgBouncer from the system's packages, each in a temporary folder and on a free port. All end with the trial. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../../tests/support/socket.ts'

/** A program that this machine does not have. The trial is then skipped, with this sentence. */
export class Missing extends Error {}

const folder = mkdtempSync(join(tmpdir(), 'quest-trial-'))
const endings: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })]
process.on('exit', () => endings.toReversed().forEach(end => end()))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
export const atEnd = (end: () => void) => void endings.push(end)
export const fileFor = (name: string) => join(folder, name)

/** PostgreSQL and PgBouncer refuse to run as root. */
const isRoot = process.getuid?.() === 0
const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody']))
const someone = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
const handOver = (path: string) => isRoot && execFileSync('chown', ['-R', `${someone.uid}:${someone.gid}`, path])
if (isRoot) handOver(folder)

/** Options for a process of a user without rights, to whom the folder then belongs. */
export function asSomeone(folder: string) {
  handOver(folder)
  return someone
}

export const wait = async <T>(look: () => Promise<T>, longestMs = 30_000): Promise<T> => {
  for (const endsAt = performance.now() + longestMs; ; await sleep(20)) {
    try {
      return await look()
    } catch (error) {
      if (performance.now() > endsAt) throw error
    }
  }
}

export async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  await client.connect()
  return (await client.query<Row>(statement).finally(() => client.end())).rows
}

/** The newest PostgreSQL of the system. */
function postgresPrograms() {
  const homes = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => Number(/\d+/.exec(b)) - Number(/\d+/.exec(a)))
  const home = homes.find(home => ['initdb', 'postgres', 'pg_ctl', 'pg_basebackup', 'pg_dump'].every(name => existsSync(join(home, name))))
  if (!home) throw new Missing('PostgreSQL is not installed here (Debian: apt install postgresql)')
  return home
}

/** The processes that a process has started (Linux). */
function childrenOf(parent: number) {
  const tasks = globSync(`/proc/${parent}/task/*/children`)
  return tasks.flatMap(file => readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number))
}

type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** A server with these settings: a new one, or a standby of another one. */
export async function startPostgres(name: string, settings: string[] = [], standbyOf?: { port: number }) {
  const home = postgresPrograms()
  const [data, port] = [fileFor(name), await freePort()]
  const run = (program: string, args: string[]) => {
    const { status, stderr, stdout } = spawnSync(join(home, program), args, { ...someone, cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program} failed: ${stderr || stdout}`)
  }
  if (standbyOf)
    run('pg_basebackup', [
      '-D',
      data,
      '-h',
      '127.0.0.1',
      '-p',
      String(standbyOf.port),
      '-U',
      'postgres',
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
    ])
  else run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'])
  const all = [`port=${port}`, "listen_addresses='127.0.0.1'", `unix_socket_directories='${folder}'`, 'max_connections=200', ...settings]
  appendFileSync(join(data, 'postgresql.auto.conf'), `${all.join('\n')}\n`)
  const child = spawn(join(home, 'postgres'), ['-D', data], { ...someone, cwd: folder, stdio: 'ignore' })
  atEnd(() => child.kill('SIGQUIT'))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await wait(() => ask(url, 'SELECT 1'))
  return {
    url,
    port,
    /** Ends it as a crash would: nothing is written any more, and all connections break. */
    async crash() {
      child.kill('SIGQUIT')
      await once(child, 'exit')
    },
    /** Stops all its processes where they are: connections stay open, and nothing answers. Returns how it goes on. */
    freeze() {
      const all = [child.pid!, ...childrenOf(child.pid!)]
      for (const pid of all) process.kill(pid, 'SIGSTOP')
      return () => all.forEach(pid => process.kill(pid, 'SIGCONT'))
    },
    promote: () => run('pg_ctl', ['promote', '-D', data, '-w']),
  }
}

/** PgBouncer in transaction mode, in front of a server. */
export async function startPgBouncer(server: Postgres) {
  const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(path => existsSync(path))
  if (!program) throw new Missing('PgBouncer is not installed here (Debian: apt install pgbouncer)')
  const [settings, users, port] = [fileFor('pgbouncer.ini'), fileFor('users.txt'), await freePort()]
  writeFileSync(users, '"postgres" ""\n')
  writeFileSync(
    settings,
    `[databases]\n* = host=127.0.0.1 port=${server.port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = trust\n` +
      `auth_file = ${users}\npool_mode = transaction\ndefault_pool_size = 8\nmax_client_conn = 500\nunix_socket_dir =\n`,
  )
  handOver(folder)
  const child: ChildProcess = spawn(program, ['-q', settings], { ...someone, cwd: folder, stdio: 'ignore' })
  atEnd(() => child.kill('SIGKILL'))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await wait(() => ask(url, 'SELECT 1'))
  return { url, port }
}
