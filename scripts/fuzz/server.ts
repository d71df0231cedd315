/** A started server with a database of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const often = ['REQUESTS_PER_MINUTE', 'MCP_MESSAGES_PER_MINUTE', 'MCP_BURST', 'SIGN_INS_PER_15_MINUTES', 'SIGN_UPS_PER_HOUR']
const settings = {
  ...Object.fromEntries(often.map(name => [`AQS_${name}`, '1000000'])),
  AQS_AGENTS_PER_ACCOUNT: '10000',
  AQS_BODY_KILOBYTES_PER_MINUTE: '16000000',
  AQS_KILOBYTES_PER_DAY: '999999999',
  AQS_KILOBYTES_PER_ACCOUNT: '999999999',
  AQS_LOG_LEVEL: 'silent',
  AQS_SETUP_CODE: 'correct horse battery',
  PORT: '0',
}

/** Starts it. It and its database are removed by `stop`, or when this process ends. */
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts')], {
    env: { ...settings, DATABASE_URL: join(folder, 'quest.db') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const remove = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', remove)
  const [said] = await Promise.race([once(server.stdout, 'data'), ended])
  const url = / is ready: (http\S+)/.exec(String(said))?.[1]
  if (!url) throw new Error('The server does not start.')

  const stop = async () => {
    server.kill('SIGKILL')
    await ended
    process.off('exit', remove)
    remove()
  }
  return { url, stop }
}
