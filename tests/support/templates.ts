/**
 * A database of each kind that has all tables and no rows. A test copies it, which takes a tenth of the time that the migrations take.
 * The tests of migrations start from empty databases instead.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import { createDatabase, dropDatabase } from './postgres.ts'

/** Once, before any worker starts. */
export async function makeTemplates() {
  process.env.TEST_SQLITE_TEMPLATE = join(mkdtempSync(join(tmpdir(), 'quest-template-')), 'quest.db')
  process.env.TEST_POSTGRES_TEMPLATE = await createDatabase()
  for (const url of [sqliteTemplate(), postgresTemplate()]) await (await openStore(url, createLog('silent'))).close()
}

export async function removeTemplates() {
  rmSync(join(sqliteTemplate(), '..'), { recursive: true })
  await dropDatabase(postgresTemplate())
}

export const copyOfPostgres = () => createDatabase(postgresTemplate())
export function copyToSqlite(file: string) {
  copyFileSync(sqliteTemplate(), file)
  return file
}

const sqliteTemplate = () => process.env.TEST_SQLITE_TEMPLATE!
const postgresTemplate = () => process.env.TEST_POSTGRES_TEMPLATE!
