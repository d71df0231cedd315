import { prepareChromium } from './chromium.ts'
import { startPostgres } from './postgres.ts'
import { makeTemplates } from './templates.ts'

/** Once, before any worker starts. */
export default async () => {
  prepareChromium()
  process.env.TEST_POSTGRES_URL ??= await startPostgres()
  await makeTemplates()
}
