/**
 * A rolling upgrade under load: two instances of an older version on one PostgreSQL are replaced one after another by this one.
 * `FROM=<commit or tag>` names the older version; by default it is the one before.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import versions from '../../versions.json' with { type: 'json' }
import { startServiceAt, type Service } from '../../tests/support/service.ts'
import { decideElsewhere } from './pooler.ts'
import { ask, atEnd, fileFor, Missing, startPostgres } from './programs.ts'
import { generous, makeAgents, missingFrom, start } from './traffic.ts'
import { verified } from './verified.ts'

const root = join(import.meta.dirname, '../..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const instances = 2
const workers = 4
const stepMs = 2_000

interface Instance {
  service: Service
  traffic: Awaited<ReturnType<typeof makeAgents>>
}

export async function upgrade() {
  const server = await startPostgres('upgraded')
  const from = olderVersion()
  const folder = fileFor('older')
  extract(from, folder, 'src', 'generated', 'package.json')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const startOlder = async () => {
    const older = await startServiceAt(join(folder, 'src/main.ts'), { ...generous, DATABASE_URL: server.url })
    atEnd(() => older.signal('SIGKILL'))
    return older
  }
  const running: Instance[] = []
  const add = async (service: Service, isOlder: boolean) => {
    running.push({ service, traffic: await makeAgents([service.url], workers, isOlder ? service.url : undefined) })
    await sleep(stepMs)
  }
  for (let i = 0; i < instances; i++) await add(await startOlder(), true)
  const gone: Instance[] = []
  let wakeMs = 0
  for (let i = 0; i < instances; i++) {
    await add(await start({ DATABASE_URL: server.url }), false)
    const [older, newer] = [running[0]!.service.url, running.at(-1)!.service.url]
    wakeMs = Math.max(wakeMs, await decideElsewhere(older, newer, older), await decideElsewhere(newer, older, older))
    const one = running.shift()!
    // As a load balancer does: no further requests, and then the end.
    await one.traffic.stop()
    await one.service.stop('SIGTERM')
    gone.push(one)
  }
  await sleep(stepMs)
  for (const one of running) await one.traffic.stop()
  const traffics = [...gone, ...running].map(({ traffic }) => traffic)
  const all = traffics.flatMap(({ acknowledged }) => acknowledged)
  const lost = await missingFrom(server.url, all)
  for (const { service } of running) await service.stop()
  const whole = verified({ DATABASE_URL: server.url })
  await ask(server.url, `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of the future', ${Date.now() * 2})`)
  const downgrade = await start({ DATABASE_URL: server.url }).then(
    () => 'it started',
    (error: Error) => error.message.trim(),
  )
  const others = traffics.flatMap(({ answers }) => [...answers.keys()]).filter(status => status !== '201')
  return {
    isGood: lost.length === 0 && others.length === 0 && whole && downgrade.includes('newer version'),
    told: `${git('log', '-1', '--format=%h %s', from)}: ${all.length} writes on both versions, ${lost.length} lost, answers ${JSON.stringify(traffics.map(({ answers }) => Object.fromEntries(answers)))}; decisions cross versions within ${Math.round(wakeMs)} ms; the log is ${whole ? 'whole' : 'BROKEN'}. A downgrade: ${downgrade}`,
  }
}

/** Writes the sources of a commit, or only these of them, to a folder that does not exist. */
export function extract(commit: string, folder: string, ...paths: string[]) {
  mkdirSync(folder)
  execFileSync('sh', ['-c', `git archive ${[commit, ...paths].join(' ')} | tar -x -C "${folder}"`], { cwd: root })
}

/** The last release, or if there is none yet, the last commit of the version before this one. */
export function olderVersion() {
  const looks = [
    () => git('describe', '--tags', '--abbrev=0', '--match', 'v*'),
    () => git('rev-parse', `${git('log', '-1', '--format=%H', `-S"${Object.keys(versions).at(-1)}"`, '--', 'versions.json')}^`),
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
