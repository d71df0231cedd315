/**
 * `make restore FILE=<backup>` puts a copy that `make backup` made in the place of the database of `DATABASE_URL`. The service must be
 * stopped. A database that exists is replaced only with OVERWRITE=yes.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { readSealKeys } from '../src/seal-keys.ts'
import { fileOf, isPostgres } from '../src/store/index.ts'
import { copyIn } from './copies/sqlite.ts'

try {
  const { FILE: from, OVERWRITE } = process.env
  if (!from) throw new Error('Name the backup: make restore FILE=/backups/monday.db')
  if (!existsSync(from)) throw new Error(`There is no file ${from}`)
  const mayReplace = OVERWRITE === 'yes'
  const config = readConfig()
  if (isPostgres(config.database.url)) {
    const { restoreIn } = await import('./copies/postgres.ts')
    await restoreIn(from, config.database, mayReplace)
    process.stdout.write(`The database has the content of ${from}. Start the service\n`)
  } else {
    const file = fileOf(config.database.url)
    if (existsSync(file) && !mayReplace) throw new Error(`${file} exists. To replace it, add OVERWRITE=yes`)
    const keys = readSealKeys(config).join()
    const old = copyIn(from, file, part => {
      const env = { ...process.env, DATABASE_URL: part, AQS_SEAL_KEY: keys, CHECKPOINT: undefined }
      const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'verify.ts')], { stdio: 'inherit', env })
      if (status !== 0) throw new Error(`The log in ${from} is not as a service with this key wrote it`)
    })
    process.stdout.write(`${file} has the content of ${from}. ${old ? `The earlier database is in ${old}. ` : ''}Start the service\n`)
  }
} catch (error) {
  process.stderr.write(`Nothing was restored: ${(error as Error).message}\n`)
  process.exitCode = 1
}
