/** The keys that seal the log come from AQS_SEAL_KEY, or from a file outside the database, which is created if it does not exist. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { shortestSealKey, type Config } from '../config.ts'
import type { Log } from '../log.ts'

type Where = Pick<Config, 'sealKeys' | 'sealKeyFile'>

/** The first key seals, and the others verify older entries. If `log` is given, a missing file is created, and the log says so. */
export function readSealKeys({ sealKeys, sealKeyFile: file }: Where, log?: Log): string[] {
  if (sealKeys.length > 0) return sealKeys
  if (log && makeFile(file))
    log.info({ file }, 'created a key that seals the audit log; keep a copy, but not together with copies of the database')
  const keys = read(file)
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
  if (keys.length === 0 || keys.some(key => key.length < shortestSealKey))
    throw new Error(`${file} must contain one key of ${shortestSealKey} characters or more on each line`)
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

/** The key is on disk before it seals anything. If several instances start at once, only one creates the file. */
function makeFile(file: string) {
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true })
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw new Error(`The key that seals the audit log cannot be created: ${(error as Error).message}. Set AQS_SEAL_KEY`, { cause: error })
  }
}
