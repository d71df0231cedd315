/**
 * `make backup FILE=<new file>` copies the database of the service while the service runs, and reads the whole copy. A file that exists is
 * replaced only with OVERWRITE=yes. The key that seals the log is not part of the copy.
 */
import { existsSync, statSync } from 'node:fs'
import { readSealKeys } from '../src/config/seal-keys.ts'
import { fileOf, isPostgres } from '../src/store/index.ts'
import { copyOut } from './copies/sqlite.ts'
import { openSettings, requireAccounts } from './settings.ts'
import { verifyLog } from './verification.ts'

try {
  const { FILE: to, OVERWRITE } = process.env
  if (!to) throw new Error('Name the file to write: make backup FILE=/backups/monday.db')
  const { config } = openSettings()
  if (existsSync(to) && OVERWRITE !== 'yes') throw new Error(`${to} exists. Choose another name, or add OVERWRITE=yes`)
  if (isPostgres(config.database.url)) {
    const { dumpOut, requirePrograms } = await import('./copies/postgres.ts')
    requirePrograms()
    await requireAccounts(config)
    const { keep } = await dumpOut(config.database, to)
    keep()
  } else {
    await requireAccounts(config)
    const { part, keep } = copyOut(fileOf(config.database.url), to)
    if ((await verifyLog({ database: { url: part }, keys: readSealKeys(config) })) > 0)
      throw new Error(`The log in ${part} is not as the service wrote it. The copy is kept under that name`)
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
