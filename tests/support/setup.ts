import { prepareChromium } from './chromium.ts'
import { workInMemory } from './memory.ts'
import { startPostgres } from './postgres.ts'
import { makeTemplates } from './templates.ts'

/** Once, before any worker starts. */
export default async () => {
  prepareChromium()
  // It does not wait for its disk, so it stays there.
  process.env.TEST_POSTGRES_URL ??= await startPostgres()
  workInMemory()
  await makeTemplates()
}
