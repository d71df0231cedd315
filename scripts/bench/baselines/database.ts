/** SQLite as the service uses it: as durable, with as large a cache, and with many writes in one commit. */
import Sqlite from 'better-sqlite3'

/** Opens a file whose commits survive a power cut. */
export function openFile(file: string) {
  const db = new Sqlite(file)
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'cache_size = -65536', 'busy_timeout = 1000']) db.pragma(pragma)
  // better-sqlite3 falls back to NORMAL at the first write in WAL mode unless something was written before.
  db.pragma('user_version = 1')
  if (db.pragma('synchronous', { simple: true }) !== 2) throw new Error('SQLite does not keep synchronous = FULL')
  return db
}

/** Writes all waiting work to disk at once, each job in its own savepoint. Resolves only when everything is on disk. */
export function groupCommit(db: Sqlite.Database) {
  const prepare = (text: string) => db.prepare(text)
  const [begin, commit] = [prepare('BEGIN IMMEDIATE'), prepare('COMMIT')]
  const [savepoint, release, undo] = [prepare('SAVEPOINT job'), prepare('RELEASE job'), prepare('ROLLBACK TO job')]
  let waiting: (() => () => void)[] = []
  const together = () => {
    const jobs = waiting
    waiting = []
    begin.run()
    const answers = jobs.map(job => job())
    commit.run()
    for (const answer of answers) answer()
  }
  const job =
    <T>(work: () => T, resolve: (value: T) => void, reject: (error: unknown) => void) =>
    () => {
      savepoint.run()
      try {
        const value = work()
        release.run()
        return () => resolve(value)
      } catch (error) {
        undo.run()
        release.run()
        return () => reject(error)
      }
    }
  return <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.push(job(work, resolve, reject)) === 1) setImmediate(together)
    })
}
