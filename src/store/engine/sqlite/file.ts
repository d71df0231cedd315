import { mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { part } from '../drizzle.ts'
import { changing, migrationsFolder, missing, refuseNewer, requireCurrent } from '../migrations.ts'
import { refusal } from './errors.ts'
import { lock, makePrivate, type Guard } from './lock.ts'

const { drizzle } = part('drizzle-orm/better-sqlite3')
const { migrate } = part('drizzle-orm/better-sqlite3/migrator')

/**
 * How much of the file SQLite keeps in memory. It does not map the file into memory: if the file were truncated or a page could not be read,
 * the operating system would kill the process. With the cache, SQLite reports an error instead.
 */
const cacheKiB = 65_536
/** How long a statement may wait for another program that has locked the file. The wait blocks the whole process, so it is short. */
const busyTimeoutMs = 1000
/** The same for a program that works next to the service. */
const shareTimeoutMs = 10_000

/** Opens and locks the file and brings its tables up to date, or throws an error that says why it cannot. */
export function opened(named: string, report?: (what: string) => void) {
  let connection: Database.Database | undefined
  let guard: Guard | undefined
  if (statSync(named, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${named} is a folder. Name a file in it in DATABASE_URL, such as ${join(named, 'agent-quest.db')}`)
  try {
    mkdirSync(dirname(resolve(named)), { recursive: true, mode: 0o700 })
    makePrivate(named)
    connection = new Database(named)
    // Even if other names lead to the file, there is one lock, next to the file itself.
    const file = realpathSync(named)
    if (statSync(file).nlink > 1) throw new Error('The file has several names (hard links). SQLite finds its log by name, so keep only one')
    guard = lock(file)
    configure(connection)
    for (const name of missing('sqlite', lastMigration(connection)).values()) report?.(changing(name))
    migrate(drizzle(connection), { migrationsFolder: migrationsFolder('sqlite') })
    return { connection, guard }
  } catch (error) {
    connection?.close()
    guard?.close()
    throw refusal(named, error)
  }
}

/** Opens the file without changes. The service may be running. */
export function openedToRead(named: string) {
  try {
    return { connection: new Database(named, { readonly: true, fileMustExist: true }), guard: undefined }
  } catch (error) {
    throw refusal(named, error)
  }
}

/**
 * Opens the file to write a little while the service may be running. SQLite lets writers take turns, so the file stays intact. It takes no
 * lock of the service, and it waits longer, because no request waits for it.
 */
export function openedToShare(named: string) {
  let connection: Database.Database | undefined
  try {
    connection = new Database(named, { fileMustExist: true })
    configure(connection, shareTimeoutMs)
    requireCurrent('sqlite', lastMigration(connection))
    return { connection, guard: undefined }
  } catch (error) {
    connection?.close()
    throw refusal(named, error)
  }
}

function configure(connection: Database.Database, timeoutMs = busyTimeoutMs) {
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    // SQLite overwrites deleted data, so the file does not keep it.
    'secure_delete = ON',
    `busy_timeout = ${timeoutMs}`,
    'trusted_schema = OFF',
    `cache_size = -${cacheKiB}`,
  ]) {
    connection.pragma(pragma)
  }
  // In WAL mode, better-sqlite3 falls back to NORMAL at the first write. With NORMAL, a power cut can lose acknowledged writes.
  connection.pragma('user_version = 1')
  if (connection.pragma('synchronous', { simple: true }) !== 2) throw new Error('SQLite does not keep synchronous = FULL')

  refuseNewer('sqlite', lastMigration(connection))
}

/** The time of the newest migration that the file has. Undefined if it has none. */
function lastMigration(connection: Database.Database) {
  const migrated = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get()
  return migrated ? connection.prepare<[], number>('SELECT max(created_at) FROM __drizzle_migrations').pluck().get() : undefined
}
