import { chownSync, closeSync, existsSync, openSync, realpathSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { codeOf, refusal, Taken } from './errors.ts'

/** How often the lock is checked. If somebody deletes it, two processes can write for this long, but SQLite still keeps the file intact. */
const lockLookMs = 1000

export interface Guard {
  close(): void
  /** Called if somebody removed or replaced the file or its lock. */
  onLost?: (why: Error) => void
}

/**
 * Holds `<file>.lock` as long as the process lives. The operating system releases it even after kill -9. Somebody may delete the lock or
 * replace the database file, so both are checked at intervals. A deleted lock is created and taken again. If another process was faster,
 * or the database is another file, this process stops.
 */
export function lock(file: string): Guard {
  const path = `${file}.lock`
  const inode = (of: string) => statSync(of, { bigint: true, throwIfNoEntry: false })?.ino
  const take = () => {
    makePrivate(path, existsSync(file) ? file : undefined)
    const held = new Database(path, { timeout: 0 })
    try {
      held.exec('BEGIN EXCLUSIVE')
      return { held, inode: inode(path) }
    } catch (error) {
      held.close()
      throw error
    }
  }
  let taken: ReturnType<typeof take>
  try {
    taken = take()
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error
    throw new Taken()
  }
  const database = inode(file)
  const look = () => {
    if (inode(file) !== database) throw new Error(`${file} was removed or replaced while it was in use`)
    if (inode(path) === taken.inode) return
    const { held } = taken
    taken = take()
    held.close()
  }
  const timer = setInterval(() => {
    try {
      look()
    } catch (error) {
      clearInterval(timer)
      guard.onLost?.(codeOf(error) ? new Error(`${path} was removed, and another process has taken it`) : (error as Error))
    }
  }, lockLookMs).unref()
  const guard: Guard = {
    close() {
      clearInterval(timer)
      taken.held.close()
    },
  }
  return guard
}

/**
 * Holds a database file without opening it, or throws if the service uses it. Returns a function that lets it go.
 */
export function holdFile(named: string) {
  try {
    return lock(existsSync(named) ? realpathSync(named) : resolve(named)).close
  } catch (error) {
    throw refusal(named, error)
  }
}

/**
 * Creates a file that only its owner can read, if it does not exist. SQLite gives its -wal and -shm files the same permissions. A file that
 * root creates gets the owner of its neighbour, because the service may run as that user.
 * An existing file must not be opened, because closing it would release the locks that this process holds on it.
 */
export function makePrivate(file: string, neighbour = dirname(resolve(file))) {
  try {
    closeSync(openSync(file, 'wx', 0o600))
    if (process.geteuid?.() !== 0) return
    const { uid, gid } = statSync(neighbour)
    if (uid !== 0) chownSync(file, uid, gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
