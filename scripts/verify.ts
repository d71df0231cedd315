/**
 * `make verify` reads the whole audit log. `CHECKPOINT=<file>` also writes the end of each log to a file, to be kept away from the database.
 * `SINCE=<that file>` finds logs that were cut off or rewritten since. Every entry must have a seal. Only a database of an early version has
 * entries without one, and `UNSEALED=<number>` says how many.
 */
import { readSealKeys } from '../src/config/seal-keys.ts'
import { openSettings, requireAccounts } from './settings.ts'
import { verifyLog } from './verification.ts'

try {
  const { config } = openSettings()
  const keys = readSealKeys(config)
  await requireAccounts(config)
  const { CHECKPOINT: checkpoint, SINCE: since, UNSEALED: unsealed = '0' } = process.env
  process.exitCode = (await verifyLog({ database: config.database, keys, mostUnsealed: Number(unsealed), checkpoint, since })) > 0 ? 1 : 0
} catch (error) {
  process.stderr.write(`The log cannot be verified: ${(error as Error).message}\n`)
  process.exitCode = 2
}
