/** Starts the service and ends it, so that Node keeps its compiled code. Then the first start of a newcomer takes as long as the next one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '../tests/support/service.ts'

const folder = mkdtempSync(join(tmpdir(), 'quest-'))
try {
  const service = await startService({ DATABASE_URL: join(folder, 'quest.db') })
  for (const path of ['/', '/v1/quests']) await fetch(service.url + path)
  await service.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
