/**
 * `make restore FILE=<backup>` puts a copy that `make backup` made in the place of the database of the service. The service must be stopped.
 * A database that exists is replaced only with OVERWRITE=yes. The copy must have the seals of the service's key, unless LOST_KEY=yes says
 * that nobody has that key any more.
 */
import { existsSync } from 'node:fs'
import { readSealKeys } from '../src/config/seal-keys.ts'
import { fileOf, isPostgres } from '../src/store/index.ts'
import { copyIn } from './copies/sqlite.ts'
import { hasAccounts, openSettings } from './settings.ts'
import { verifyLog } from './verification.ts'

try {
  const { FILE: from, OVERWRITE, LOST_KEY } = process.env
  if (!from) throw new Error('Name the backup: make restore FILE=/backups/monday.db')
  const { config } = openSettings()
  if (!existsSync(from)) throw new Error(`There is no file ${from}`)
  const mayReplace = OVERWRITE === 'yes'
  const keys = LOST_KEY === 'yes' ? undefined : readSealKeys(config)
  if (isPostgres(config.database.url)) {
    const { restoreIn } = await import('./copies/postgres.ts')
    await restoreIn(from, config.database, { mayReplace, keys })
    process.stdout.write(`The database has the content of ${from}. Start the service\n`)
  } else {
    const file = fileOf(config.database.url)
    if (existsSync(file) && !mayReplace) throw new Error(`${file} exists. To replace it, add OVERWRITE=yes`)
    const old = await copyIn(from, file, async part => {
      const database = { url: part }
      if (!(await hasAccounts(database))) throw new Error(`${from} has no accounts`)
      if (keys && (await verifyLog({ database, keys })) > 0)
        throw new Error(`The log in ${from} is not as a service with this key wrote it. If the key is lost, add LOST_KEY=yes`)
    })
    process.stdout.write(`${file} has the content of ${from}. ${old ? `The earlier database is in ${old}. ` : ''}Start the service\n`)
  }
} catch (error) {
  process.stderr.write(`Nothing was restored: ${(error as Error).message}\n`)
  process.exitCode = 1
}
