/** Copies of a SQLite database: made while the service runs, put back while it does not. */
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { markIn } from './mark.ts'
import { holdFile } from '../../src/store/engine/sqlite/lock.ts'

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
    check(part)
  } catch (error) {
    removeFiles(part)
    throw error
  } finally {
    source.close()
  }
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

function mark(file: string) {
  const copy = new Database(file)
  copy.exec(markIn('meta'))
  copy.close()
}

/**
 * Puts a copy in the place of the database, or throws if the service is running. Until the last step, a rename, the database is the old one,
 * however this ends. What was there before stays beside it.
 */
export async function copyIn(from: string, named: string, verify: (file: string) => Promise<void>) {
  mkdirSync(dirname(resolve(named)), { recursive: true, mode: 0o700 })
  const database = existsSync(named) ? realpathSync(named) : named
  const release = holdFile(database)
  try {
    const part = `${database}.restoring`
    removeFiles(part)
    copyFileSync(from, part)
    check(part)
    await verify(part)
    mark(part)
    giveTo(part, ownerOf(database))
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
  const owner = ownerOf(database)
  removeFiles(old)
  for (const suffix of ['', '-wal']) {
    if (!existsSync(database + suffix)) continue
    copyFileSync(database + suffix, old + suffix, constants.COPYFILE_FICLONE)
    giveTo(old + suffix, owner)
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

interface Owner {
  uid: number
  gid: number
  mode: number
}

/** Who may use the database. If there is none yet, it will belong to the owner of its folder. */
function ownerOf(database: string): Owner {
  if (existsSync(database)) return statSync(database)
  const { uid, gid } = statSync(dirname(resolve(database)))
  return { uid, gid, mode: 0o600 }
}

/** Otherwise a database that root restores would belong to root, and the service could not open it. */
function giveTo(file: string, { uid, gid, mode }: Owner) {
  const own = statSync(file)
  try {
    if (own.uid !== uid || own.gid !== gid) chownSync(file, uid, gid)
  } catch (error) {
    if (own.uid !== uid)
      throw new Error(`The database belongs to another user (${uid}). Restore it as that user, or as root`, { cause: error })
  }
  chmodSync(file, mode & 0o777)
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
