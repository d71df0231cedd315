/**
 * An older version and this one beside each other on one PostgreSQL, as in a rolling upgrade. `FROM=<commit or tag>` names the older one; by
 * default it is the last release.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServiceAt } from '../../tests/support/service.ts'
import { decideElsewhere } from './pooler.ts'
import { ask, atEnd, fileFor, Missing, startPostgres } from './programs.ts'
import { generous, makeAgents, missingFrom, start } from './traffic.ts'
import { verified } from './verified.ts'

const root = join(import.meta.dirname, '../..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

export async function upgrade() {
  const server = await startPostgres('upgraded')
  const from = olderVersion()
  const folder = fileFor('older')
  mkdirSync(folder)
  execFileSync('sh', ['-c', `git archive ${from} src generated package.json | tar -x -C "${folder}"`], { cwd: root })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const older = await startServiceAt(join(folder, 'src/main.ts'), { ...generous, DATABASE_URL: server.url })
  atEnd(() => older.signal('SIGKILL'))
  const traffic = await makeAgents([older.url], 4, older.url)
  await sleep(1_500)
  const newer = await start({ DATABASE_URL: server.url })
  const both = await makeAgents([older.url, newer.url], 4, older.url)
  await sleep(2_000)
  const wakeMs = Math.max(await decideElsewhere(older.url, newer.url, older.url), await decideElsewhere(newer.url, older.url, older.url))
  for (const one of [traffic, both]) await one.stop()
  await older.stop()
  const all = [...traffic.acknowledged, ...both.acknowledged]
  const lost = await missingFrom(server.url, all)
  await newer.stop()
  const whole = verified({ DATABASE_URL: server.url })
  await ask(server.url, `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of the future', ${Date.now() * 2})`)
  const downgrade = await start({ DATABASE_URL: server.url }).then(
    () => 'it started',
    (error: Error) => error.message.trim(),
  )
  const others = [...traffic.answers.keys(), ...both.answers.keys()].filter(status => status !== '201')
  return {
    isGood: lost.length === 0 && others.length === 0 && whole && downgrade.includes('newer version'),
    told: `${git('log', '-1', '--format=%h %s', from)}: ${all.length} writes on both versions, ${lost.length} lost, answers ${JSON.stringify([traffic, both].map(({ answers }) => Object.fromEntries(answers)))}; decisions cross versions within ${Math.round(wakeMs)} ms; the log is ${whole ? 'whole' : 'BROKEN'}. A downgrade: ${downgrade}`,
  }
}

/** The last release, or the commit of the newest migration if there is no release yet. */
function olderVersion() {
  const looks = [
    () => git('describe', '--tags', '--abbrev=0', '--match', 'v*'),
    () => git('log', '-1', '--format=%H', '--', 'src/store/migrations'),
  ]
  for (const look of [() => process.env['FROM'] ?? '', ...looks]) {
    try {
      const found = look()
      if (found) return found
    } catch {
      // There is no tag, or this is not a git repository.
    }
  }
  throw new Missing('This is not a git repository, so there is no older version')
}
