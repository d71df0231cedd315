/**
 * `make backup` and `make restore` with PostgreSQL. Its own programs may not be here, so others take their names, note how they are called,
 * and answer from files. `make trials ONLY=copies` uses the real ones.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { client } from '../support/client.ts'
import { databases, sql } from '../support/database.ts'
import { runCommand } from '../support/scripts.ts'
import { startService } from '../support/service.ts'
import { way } from '../support/way.ts'

const key = 'the key of these tests is long enough'
const folders: string[] = []
const folder = () => folders[folders.push(mkdtempSync(join(tmpdir(), 'copies-'))) - 1]!
afterEach(() => folders.splice(0).forEach(one => rmSync(one, { recursive: true, force: true })))
const { create } = databases('postgres')

/** Programs of these names that note their arguments. `dump` is the end of one of them. */
function programs(dump = 'echo copy > "$file"') {
  const bin = join(folder(), 'bin')
  mkdirSync(bin)
  const begin = [
    '#!/bin/sh',
    `echo "$0 $PGPASSWORD $*" >> ${bin}/calls`,
    'for one; do case $one in --file=*) file=${one#--file=};; esac; done',
    '[ "$1" = --version ] && exit',
  ].join('\n')
  writeFileSync(join(bin, 'pg_dump'), `${begin}\n${dump}\n`, { mode: 0o755 })
  writeFileSync(join(bin, 'pg_restore'), `${begin}\ncase "$*" in *--table=audit_heads*) cat ${bin}/heads;; esac\n`, { mode: 0o755 })
  return {
    bin,
    env: { PATH: `${bin}:${process.env['PATH']}`, AQS_SEAL_KEY: key },
    calls: () => readFileSync(join(bin, 'calls'), 'utf8'),
    /** What pg_restore says about the ends of the logs. */
    async heads(url: string) {
      const rows = await sql<Record<string, string>>(url, 'SELECT hash, account_id, seq, seal FROM audit_heads')
      const lines = rows.map(row => [row['hash'], row['account_id'], row['seq'], row['seal']].join('\t'))
      const text = ['SET x = 1;', 'COPY public.audit_heads (hash, account_id, seq, seal) FROM stdin;', ...lines, '\\.', '', '--'].join('\n')
      writeFileSync(join(bin, 'heads'), text)
    },
  }
}

/** A database of a service that somebody uses, stopped. */
async function used() {
  const url = await create()
  const service = await startService({ DATABASE_URL: url, AQS_SEAL_KEY: key, AQS_STARTER_QUESTS: 'off' })
  await client(service.url).human()
  await service.stop()
  return url
}

test('of several hosts, a copy is made at the one that accepts writes, and put back there', async () => {
  const [url, to] = [await used(), join(folder(), 'monday.dump')]
  const there = await way(url)
  const { env, calls, heads } = programs()
  await heads(url)
  const several = `postgres://postgres:secret@127.0.0.1:1,${there.at}${new URL(url).pathname}?target_session_attrs=read-write&sslmode=disable`

  const backup = await runCommand('backup', { ...env, DATABASE_URL: several, FILE: to })
  const restore = await runCommand('restore', { ...env, DATABASE_URL: several, FILE: to, OVERWRITE: 'yes' })
  there.close()

  const target = ` --dbname=postgres://postgres@${there.at}${new URL(url).pathname}?sslmode=disable`
  expect([backup.status, restore.status, existsSync(to)]).toEqual([0, 0, true])
  expect(calls()).toMatch(/pg_dump secret --format=custom .*/)
  expect(
    calls()
      .split('\n')
      .filter(call => call.includes(target)).length,
  ).toBe(2)
  expect(backup.said).toContain(`Database: postgres://postgres@127.0.0.1:1,${there.at}${new URL(url).pathname} (`)
  expect(backup.said + restore.said).not.toContain('secret')
})

test('a copy that fails leaves no file', async () => {
  const [url, to] = [await used(), join(folder(), 'monday.dump')]

  const said = await runCommand('backup', { ...programs('exit 1').env, DATABASE_URL: url, FILE: to })

  expect(said).toEqual({ status: 1, said: expect.stringContaining('pg_dump failed (1)') })
  expect(readdirSync(join(to, '..'))).toEqual([])
})

test('a database that nobody uses is not copied', async () => {
  const [url, to] = [await create(), join(folder(), 'monday.dump')]

  const said = await runCommand('backup', { ...programs().env, DATABASE_URL: url, FILE: to })

  expect(said).toEqual({ status: 1, said: expect.stringContaining('has no accounts, so it is not the one that people use') })
  expect(readdirSync(join(to, '..'))).toEqual([])
})

test('a copy with the seals of another key is put back only if the operator says that the key is lost', async () => {
  const [url, to] = [await used(), join(folder(), 'monday.dump')]
  const { env, calls, heads } = programs()
  await heads(url)
  writeFileSync(to, 'copy')
  const restore = (more: Record<string, string>) =>
    runCommand('restore', { ...env, DATABASE_URL: url, FILE: to, OVERWRITE: 'yes', ...more })

  const refused = await restore({ AQS_SEAL_KEY: `${key} but another` })
  const before = calls().includes('--single-transaction')
  const lost = await restore({ AQS_SEAL_KEY: `${key} but another`, LOST_KEY: 'yes' })
  const right = await restore({})

  expect(refused).toEqual({ status: 1, said: expect.stringContaining('1 logs in ') })
  expect(refused.said).toContain('are sealed with another key. Put that key into AQS_SEAL_KEY; if it is lost, add LOST_KEY=yes')
  expect([before, lost.status, right.status]).toEqual([false, 0, 0])
})

test('a copy whose logs were changed is not put back', async () => {
  const [url, to] = [await used(), join(folder(), 'monday.dump')]
  const { bin, env, heads } = programs()
  await heads(url)
  writeFileSync(join(bin, 'heads'), readFileSync(join(bin, 'heads'), 'utf8').replace(/\t2\t|\t1\t/, '\t9\t'))
  writeFileSync(to, 'copy')

  const refused = await runCommand('restore', { ...env, DATABASE_URL: url, FILE: to, OVERWRITE: 'yes' })

  expect(refused).toEqual({ status: 1, said: expect.stringMatching(/The ends of 1 logs in .* were changed outside the service/) })
})

test("without PostgreSQL's programs, a backup of PostgreSQL says what to install", async () => {
  const to = join(folder(), 'monday.dump')

  const said = await runCommand('backup', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', FILE: to, PATH: '/nowhere' })

  expect(said).toEqual({ status: 1, said: expect.stringContaining('pg_dump is not installed. Install PostgreSQL') })
  expect(existsSync(to)).toBe(false)
})
