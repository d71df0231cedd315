import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Dialect = 'sqlite' | 'postgres'

export const migrationsFolder = (dialect: Dialect) => fileURLToPath(new URL(`../migrations/${dialect}`, import.meta.url))

const entries = (dialect: Dialect) =>
  (JSON.parse(readFileSync(`${migrationsFolder(dialect)}/meta/_journal.json`, 'utf8')) as { entries: { when: number; tag: string }[] })
    .entries

const newest = (dialect: Dialect) => entries(dialect).at(-1)!.when

/** The names of the migrations that a database does not have yet, by their times. */
export const missing = (dialect: Dialect, lastApplied: number | null | undefined) =>
  new Map(entries(dialect).flatMap(({ when, tag }) => (lastApplied && when <= lastApplied ? [] : [[when, tag]])))

/** What a start says about a migration that it runs. */
export const changing = (name: string) => `changing the tables: ${name}`

/** For a program that works next to the service, and leaves changes of the tables to it. */
export function requireCurrent(dialect: Dialect, lastApplied: number | null | undefined) {
  refuseNewer(dialect, lastApplied)
  if (lastApplied !== newest(dialect)) throw new Error('The tables of the database do not fit this version. Run make migrate')
}

/** Refuses a database that a newer version of the service has changed, because this version could destroy data that it does not know. */
export function refuseNewer(dialect: Dialect, lastApplied: number | null | undefined) {
  if (lastApplied && lastApplied > newest(dialect))
    throw new Error('The database was changed by a newer version of this service. Run that version')
}
