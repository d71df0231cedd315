/**
 * `make migrate` changes the tables of the database for this version, and ends. With PostgreSQL, instances of the last version may be running.
 * The service does the same at its start. It is safe to interrupt: the next run continues.
 */
import { version } from '../src/app.ts'
import { createLog } from '../src/log.ts'
import { openStore } from '../src/store/index.ts'
import { openSettings } from './settings.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const { database } = openSettings().config
  const steps: string[] = []
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
