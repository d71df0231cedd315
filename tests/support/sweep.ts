/** One sweep, as a process of its own. With `KILL_AT=<statement> <n>`, it kills itself when it asks for that statement for the nth time. */
import { readConfig } from '../../src/config.ts'
import { createCore } from '../../src/core/index.ts'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import { watched } from './counted.ts'
import { patienceMs } from './soon.ts'

const { database, limits, sealKeys } = readConfig()
const log = createLog('silent')
const [killer, times] = process.env['KILL_AT']?.split(' ') ?? []
let left = Number(times)
const store = watched(await openStore(database, log, { patienceMs }), name => {
  if (name === killer && --left === 0) process.kill(process.pid, 'SIGKILL')
})
const core = await createCore({ store, limits, log, signup: { mode: 'open' }, sealKeys })
await core.sweep()
await store.close()
