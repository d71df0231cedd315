/**
 * `make keys` makes a new key, which seals the log and signs permits from the next start on. The older keys stay behind it, because they verify
 * what they sealed.
 */
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { openSettings } from './settings.ts'

try {
  const { config } = openSettings()
  const key = randomBytes(32).toString('base64url')
  if (config.sealKeys.length > 0) sayForSetting(key)
  else putFirst(key, config.sealKeyFile)
} catch (error) {
  process.stderr.write(`There is no new key: ${(error as Error).message}\n`)
  process.exitCode = 1
}

function sayForSetting(key: string) {
  process.stdout.write(`${key}

1. Put this key and a comma behind the first key in AQS_SEAL_KEY, on every instance, and restart each of them.
2. Move it to the front, and restart each of them again. The order of the others stays.
`)
}

/** The file is never half written, and its owner and mode stay. */
function putFirst(key: string, file: string) {
  const { mode, uid, gid } = statSync(file)
  const next = `${file}.next`
  writeFileSync(next, `${key}\n${readFileSync(file, 'utf8')}`, { mode: 0o600, flag: 'wx', flush: true })
  chmodSync(next, mode)
  chownSync(next, uid, gid)
  renameSync(next, file)
  process.stdout.write(
    `${file} begins with a new key. Restart the service, and keep a copy of the file, but not with copies of the database\n`,
  )
}
