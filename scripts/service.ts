/** Starts services for a script, each with its own database. All end when the script ends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '../tests/support/service.ts'

const endings: (() => void)[] = []
process.on('exit', () => endings.forEach(end => end()))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

export async function startOwn(more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'quest-'))
  endings.push(() => rmSync(folder, { recursive: true, force: true }))
  const setupCode = 'correct horse battery'
  const database = join(folder, 'quest.db')
  const env = {
    DATABASE_URL: database,
    AQS_SETUP_CODE: setupCode,
    AQS_STARTER_QUESTS: 'on',
    AQS_LOG_LEVEL: 'silent',
    ...more,
  }
  const { url, signal } = await startService(env)
  endings.unshift(() => signal('SIGKILL'))
  return { url, setupCode, database }
}
