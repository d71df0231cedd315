/** A command of the project, as `make` runs it. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Command = 'admin' | 'backup' | 'doctor' | 'keys' | 'restore' | 'signed' | 'verify'

export const pathOf = (name: Command) => join(import.meta.dirname, `../../scripts/${name}.ts`)

/** Only the variables of this machine, and these. */
export function environment(env: Record<string, string>) {
  const { NODE_OPTIONS: _, ...inherited } = process.env
  return { ...inherited, ...env }
}

/** Runs it, and returns its status and everything that it wrote. */
export const runCommand = (name: Command, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [pathOf(name)], { env: environment(env) }).then(
    ({ stdout }) => ({ status: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({ status: error.code, said: error.stdout + error.stderr }),
  )
