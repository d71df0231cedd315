import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { sealKey } from './traffic.ts'

/** Runs a script of the project with these settings. */
export function runScript(name: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '..', `${name}.ts`)], {
    env: { ...process.env, AQS_SEAL_KEY: sealKey, ...env },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

/** Whether `make verify` finds every entry of the log as the service wrote it. */
export const verified = (env: Record<string, string>) => runScript('verify', env).status === 0
