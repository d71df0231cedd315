/**
 * `make backup FILE=<new file>` copies the database of `DATABASE_URL` while the service runs, and reads the whole copy. A file that exists is
 * replaced only with OVERWRITE=yes. The key that seals the log is not part of the copy.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { readSealKeys } from '../src/seal-keys.ts'
import { fileOf, isPostgres } from '../src/store/index.ts'
import { copyOut } from './copies/sqlite.ts'

try {
  const { FILE: to, OVERWRITE } = process.env
  if (!to) throw new Error('Name the file to write: make backup FILE=/backups/monday.db')
  if (existsSync(to) && OVERWRITE !== 'yes') throw new Error(`${to} exists. Choose another name, or add OVERWRITE=yes`)
  const config = readConfig()
  if (isPostgres(config.database.url)) {
    const { dumpOut } = await import('./copies/postgres.ts')
    dumpOut(config.database, to).keep()
  } else {
    const { part, keep } = copyOut(fileOf(config.database.url), to)
    const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'verify.ts')], {
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: part, AQS_SEAL_KEY: readSealKeys(config).join(), CHECKPOINT: undefined, SINCE: undefined },
    })
    if (status !== 0) throw new Error(`The log in ${part} is not as the service wrote it. The copy is kept under that name`)
    keep()
  }
  const key = config.sealKeys.length > 0 ? 'AQS_SEAL_KEY' : config.sealKeyFile
  process.stdout.write(
    `${to} has a whole copy of the database (${Math.ceil(statSync(to).size / 1e6)} MB). Keep ${key} too, somewhere else\n`,
  )
} catch (error) {
  process.stderr.write(`There is no backup: ${(error as Error).message}\n`)
  process.exitCode = 1
}
