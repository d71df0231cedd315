/** The command of the package. It keeps the compiled program beside the journal, because compiling takes a fifth of the time to start. */
import module from 'node:module'
import { join } from 'node:path'

const { XDG_STATE_HOME: given, HOME: home } = process.env
const state = given || (home && join(home, '.local/state'))
// Node 20 has no such cache.
if (state) module.enableCompileCache?.(join(state, 'agent-quest-gate/compiled'))
await import('./main.ts')
module.flushCompileCache?.()
