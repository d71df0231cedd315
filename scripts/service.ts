/** A service of a script's own, over a database of its own; both go when the script goes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '../tests/support/service.ts'

export async function startOwn() {
  const folder = mkdtempSync(join(tmpdir(), 'quest-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

  const setupCode = 'correct horse battery'
  const env = { DATABASE_URL: join(folder, 'quest.db'), AQS_SETUP_CODE: setupCode, AQS_STARTER_QUESTS: 'on', AQS_LOG_LEVEL: 'silent' }
  const { url, signal } = await startService(env)
  process.prependListener('exit', () => signal('SIGKILL'))
  return { url, setupCode }
}
