/** The keys that seal the log: those of AQS_SEAL_KEY, or those of a file outside the database, which is made if there is none. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { shortestSealKey, type Config } from './config.ts'
import type { Log } from './log.ts'

type Where = Pick<Config, 'sealKeys' | 'sealKeyFile'>

/** The first key seals, the others verify older entries. If a log is given, a missing file is made, and the log says so. */
export function readSealKeys({ sealKeys, sealKeyFile: file }: Where, log?: Log): string[] {
  if (sealKeys.length > 0) return sealKeys
  if (log && makeFile(file))
    log.info({ file }, 'made a key that seals the audit log; keep a copy of it, but not with the copies of the database')
  const keys = read(file)
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
  if (keys.length === 0 || keys.some(key => key.length < shortestSealKey))
    throw new Error(`${file} must hold one key of ${shortestSealKey} characters or more on each line`)
  return keys
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(
      `The key that seals the audit log cannot be read: ${(error as Error).message}. Set AQS_SEAL_KEY, or put the file back`,
      { cause: error },
    )
  }
}

/** The key is on disk before anything is sealed with it. If several instances start at once, only one makes it. */
function makeFile(file: string) {
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true })
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw new Error(`No key to seal the audit log can be made: ${(error as Error).message}. Set AQS_SEAL_KEY`, { cause: error })
  }
}
