/** Starts a service and runs tests/stories.arazzo.yaml against it: `node scripts/workflows.ts [--verbose]`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startOwn } from './service.ts'

const { url, setupCode } = await startOwn()
const where = ['--server', `quest=${url}/v1`, '--input', `setup_code=${setupCode}`]
const walk = spawn('node_modules/.bin/redocly', ['respect', 'tests/stories.arazzo.yaml', ...where, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
const [status] = await once(walk, 'exit')
process.exit(status ?? 1)
