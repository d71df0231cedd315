import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Dialect = 'sqlite' | 'postgres'

export const migrationsFolder = (dialect: Dialect) => fileURLToPath(new URL(`migrations/${dialect}`, import.meta.url))

/** Does not touch a database that a newer version of the service has changed, because it could destroy what it does not know. */
export function refuseNewer(dialect: Dialect, lastApplied: number | null | undefined) {
  const { entries } = JSON.parse(readFileSync(`${migrationsFolder(dialect)}/meta/_journal.json`, 'utf8')) as { entries: { when: number }[] }
  if (lastApplied && lastApplied > entries.at(-1)!.when)
    throw new Error('The database was written by a newer version of this service; run that version')
}
