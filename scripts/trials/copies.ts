/** A backup of PostgreSQL under traffic, and its restore: refused while an instance runs, and all or nothing. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, fileFor, startPostgres } from './programs.ts'
import { makeAgents, missingFrom, sealKey, start } from './traffic.ts'
import { runScript, verified } from './verified.ts'

export async function copies() {
  const server = await startPostgres('copied')
  const env = { DATABASE_URL: server.url, AQS_PG_SCHEMA: 'quest' }
  const file = fileFor('backup.dump')
  const service = await start(env)
  const traffic = await makeAgents([service.url])
  await sleep(2_000)
  const before = [...traffic.acknowledged]
  const backup = runScript('backup', { ...env, FILE: file })
  await sleep(1_000)
  await traffic.stop()
  const running = runScript('restore', { ...env, FILE: file, OVERWRITE: 'yes' })
  await service.stop()
  const untold = runScript('restore', { ...env, FILE: file })
  const killed = await killRestore({ ...env, FILE: file, OVERWRITE: 'yes' })
  const untouched = await missingFrom(server.url, traffic.acknowledged, 'quest')
  const otherKey = runScript('restore', { ...env, FILE: file, OVERWRITE: 'yes', AQS_SEAL_KEY: 'another key that is long enough too' })
  const restored = runScript('restore', { ...env, FILE: file, OVERWRITE: 'yes' })
  const lost = await missingFrom(server.url, before, 'quest')
  const whole = verified(env)
  const again = await start(env)
  await again.stop()
  const checks: Record<string, boolean> = {
    'the backup was made under traffic': backup.status === 0,
    'a restore under a running service is refused': running.status === 1 && running.said.includes('An instance of the service is running'),
    'a restore over tables is refused': untold.status === 1 && untold.said.includes('OVERWRITE=yes'),
    'a restore with another key is refused': otherKey.status === 1 && otherKey.said.includes('are sealed with another key'),
    'a restore that is killed leaves everything as it was': killed && untouched.length === 0,
    'the restore brings everything back that was acknowledged before the backup': restored.status === 0 && lost.length === 0,
    'the log is whole': whole,
  }
  const bad = Object.entries(checks).filter(([, isGood]) => !isGood)
  return {
    isGood: bad.length === 0,
    told: bad.length
      ? `NOT: ${bad.map(([name]) => name).join('; ')} ${backup.said} ${running.said} ${untold.said} ${restored.said}`
      : `${before.length} writes before the backup, ${traffic.acknowledged.length} in all: ${Object.keys(checks).join('; ')}`,
  }
}

/** Kills a restore in its transaction, as soon as it has locked a table. */
async function killRestore(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../restore.ts')], {
    env: { ...process.env, AQS_SEAL_KEY: sealKey, ...env },
    stdio: 'ignore',
    detached: true,
  })
  const exited = once(child, 'exit')
  const locks = `SELECT pid FROM pg_stat_activity WHERE application_name = 'pg_restore' AND backend_xid IS NOT NULL`
  let seen = 0
  while (seen === 0 && child.exitCode === null) seen = (await ask(env['DATABASE_URL']!, locks)).length
  process.kill(-child.pid!, 'SIGKILL')
  await exited
  return seen > 0
}
