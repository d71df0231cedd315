/** One sweep, as a process of its own, so that a test can kill it. */
import { readConfig } from '../../src/config.ts'
import { createCore } from '../../src/core/index.ts'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'

const { database, limits, sealKeys } = readConfig()
const log = createLog('silent')
const store = await openStore(database, log)
const core = await createCore({ store, limits, log, signup: { mode: 'open' }, sealKeys })
await core.sweep()
await store.close()
