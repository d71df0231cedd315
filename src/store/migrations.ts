import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Dialect = 'sqlite' | 'postgres'

export const migrationsFolder = (dialect: Dialect) => fileURLToPath(new URL(`migrations/${dialect}`, import.meta.url))

/** Refuses a database that a newer version of the service has changed, because this version could destroy data that it does not know. */
export function refuseNewer(dialect: Dialect, lastApplied: number | null | undefined) {
  const { entries } = JSON.parse(readFileSync(`${migrationsFolder(dialect)}/meta/_journal.json`, 'utf8')) as { entries: { when: number }[] }
  if (lastApplied && lastApplied > entries.at(-1)!.when)
    throw new Error('The database was changed by a newer version of this service. Run that version')
}
