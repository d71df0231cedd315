/** Runs redocly, which contacts nobody, and returns what it prints. */
import { spawnSync } from 'node:child_process'

const root = new URL('../', import.meta.url)

export function redocly(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...args, '--lint-config=off'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  if (status !== 0) throw new Error(`redocly ${args[0]} failed\n${stdout}${stderr}`)
  return stdout
}
