import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Dialect = 'sqlite' | 'postgres'

export const migrationsFolder = (dialect: Dialect) => fileURLToPath(new URL(`migrations/${dialect}`, import.meta.url))

const newest = (dialect: Dialect) => {
  const { entries } = JSON.parse(readFileSync(`${migrationsFolder(dialect)}/meta/_journal.json`, 'utf8')) as { entries: { when: number }[] }
  return entries.at(-1)!.when
}

/** For a program that works next to the service, and leaves changes of the tables to it. */
export function requireCurrent(dialect: Dialect, lastApplied: number | null | undefined) {
  refuseNewer(dialect, lastApplied)
  if (lastApplied !== newest(dialect))
    throw new Error('The tables of the database do not fit this version. Start the service of this version once: it changes them')
}

/** Refuses a database that a newer version of the service has changed, because this version could destroy data that it does not know. */
export function refuseNewer(dialect: Dialect, lastApplied: number | null | undefined) {
  if (lastApplied && lastApplied > newest(dialect))
    throw new Error('The database was changed by a newer version of this service. Run that version')
}
