/** Copies of a SQLite database: made while the service runs, put back while it does not. */
import { closeSync, constants, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { holdFile } from '../../src/store/sqlite/lock.ts'

/**
 * Makes a copy of one instant. The service may be running: a reader does not stop its writes. The copy has its name only when it is whole. Rows
 * are copied, not pages, so nothing that was deleted is in the copy.
 */
export function copyOut(database: string, to: string) {
  const part = `${to}.part`
  removeFiles(part)
  const source = new Database(database, { readonly: true, fileMustExist: true })
  try {
    closeSync(openSync(part, 'wx', 0o600))
    source.prepare('VACUUM INTO ?').run(part)
  } finally {
    source.close()
  }
  check(part)
  return { part, keep: () => putInPlace(part, to) }
}

/** Throws if the file is damaged. Afterwards it is one file, without a write-ahead log beside it. */
function check(file: string) {
  const copy = new Database(file, { fileMustExist: true })
  try {
    copy.pragma('journal_mode = DELETE')
    const found = copy.pragma('integrity_check(1)', { simple: true })
    if (found !== 'ok') throw new Error(`${file} is damaged: ${String(found)}`)
    const [orphan] = copy.pragma('foreign_key_check') as { table: string }[]
    if (orphan) throw new Error(`${file} is damaged: a row of ${orphan.table} refers to a row that is missing`)
    if (!copy.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get())
      throw new Error(`${file} is not a database of this service`)
  } finally {
    copy.close()
  }
}

/**
 * Puts a copy in the place of the database, or throws if the service is running. Until the last step, a rename, the database is the old one,
 * however this ends. What was there before stays beside it.
 */
export function copyIn(from: string, database: string, verify: (file: string) => void) {
  mkdirSync(dirname(resolve(database)), { recursive: true, mode: 0o700 })
  const release = holdFile(database)
  try {
    const part = `${database}.restoring`
    removeFiles(part)
    copyFileSync(from, part)
    check(part)
    verify(part)
    const old = existsSync(database) ? keepOld(database) : undefined
    putInPlace(part, database)
    return old
  } finally {
    release()
  }
}

/** A copy of the old database with its log, and then the old database without a log: SQLite would apply the old log to the new file. */
function keepOld(database: string) {
  const old = `${database}.before-restore`
  removeFiles(old)
  for (const suffix of ['', '-wal']) {
    if (!existsSync(database + suffix)) continue
    copyFileSync(database + suffix, old + suffix, constants.COPYFILE_FICLONE)
    sync(old + suffix)
  }
  try {
    const connection = new Database(database)
    connection.pragma('wal_checkpoint(TRUNCATE)')
    connection.close()
  } catch {
    // A damaged database may be the reason for the restore.
  }
  for (const suffix of ['-wal', '-shm']) rmSync(database + suffix, { force: true })
  return old
}

const removeFiles = (file: string) => ['', '-wal', '-shm', '-journal'].forEach(suffix => rmSync(file + suffix, { force: true }))

function putInPlace(part: string, to: string) {
  sync(part)
  renameSync(part, to)
  sync(dirname(resolve(to)))
}

function sync(path: string) {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
