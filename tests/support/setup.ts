import { join } from 'node:path'
import { prepareChromium } from './chromium.ts'
import { keepFilesInMemory } from './memory.ts'
import { startPostgres } from './postgres.ts'
import { makeTemplates } from './templates.ts'

/** Once, before any worker starts. */
export default async () => {
  failIfAWorkerStays()
  keepFilesInMemory()
  // Scripts and services that tests start need not compile the same modules again.
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../.cache/compile')
  prepareChromium()
  process.env.TEST_POSTGRES_URL ??= await startPostgres()
  await makeTemplates()
}

/** Jest only warns of a worker that it had to kill, because a test has left something open there. */
function failIfAWorkerStays() {
  const { error } = console
  console.error = (...said: unknown[]) => {
    if (String(said[0]).includes('failed to exit gracefully')) process.exitCode = 1
    error(...said)
  }
}
