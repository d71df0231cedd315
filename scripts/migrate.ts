/**
 * `make migrate` changes the tables of the database for this version, and ends. With PostgreSQL, instances of the last version may be running.
 * The service does the same at its start. It is safe to interrupt: the next run continues.
 */
import { readConfig } from '../src/config.ts'
import { version } from '../src/app.ts'
import { createLog } from '../src/log.ts'
import { fileOf, isPostgres, openStore } from '../src/store/index.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const { database } = readConfig()
  const steps: string[] = []
  say(`The database is ${nameOf(database.directUrl ?? database.url)}${database.schema ? `, schema ${database.schema}` : ''}`)
  const report = (what: string) => {
    if (what.startsWith('changing')) steps.push(what)
    say(`  ${what}`)
  }
  const store = await openStore(database, createLog('silent'), { report })
  await store.close()
  const did = steps.length === 0 ? 'Nothing had to change' : `${steps.length} migration${steps.length === 1 ? '' : 's'} ran`
  say(`${did}. The tables fit version ${version}`)
} catch (error) {
  process.stderr.write(`The tables were not changed to the end: ${(error as Error).message}\n`)
  process.exitCode = 1
}

/** Without the password, which may also be a parameter. */
function nameOf(url: string) {
  if (!isPostgres(url)) return fileOf(url)
  return url.replace(/\/\/[^/?#]*@/, '//').replace(/\?.*$/s, '')
}
