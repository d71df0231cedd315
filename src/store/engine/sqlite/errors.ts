import { driversOwn, StatementError, Unavailable } from '../statement.ts'

export class Taken extends Error {}

/** The messages for errors at the start: what is wrong with the file, and what to do. */
const remedies: [code: RegExp, sentence: (file: string, code: string) => string][] = [
  [/^SQLITE_NOTADB/, file => `${file} is not a SQLite database. Set DATABASE_URL to another file, or move this one away`],
  [/^SQLITE_CORRUPT/, file => `${file} is damaged. Restore a backup, or name another file in DATABASE_URL`],
  [/^SQLITE_(BUSY|LOCKED)/, file => `${file} is locked by another program. Close that program and start again`],
  [/^SQLITE_FULL|^ENOSPC/, file => `There is no space on the disk for ${file}. Free some space and start again`],
  [
    /^SQLITE_(CANTOPEN|READONLY|IOERR|PERM|AUTH)|^E[A-Z]+$/,
    (file, code) => `${file} cannot be opened for writing (${code}). Give this user the right to write the file and its folder`,
  ],
  [
    /^SQLITE/,
    (file, code) => `${file} cannot be brought up to date (${code}). If it belongs to another program, name another file in DATABASE_URL`,
  ],
]

export function refusal(file: string, error: unknown) {
  if (error instanceof Taken)
    return new Error(
      `Another process of this service uses ${file}. Only one instance can serve a SQLite file. To run several, use PostgreSQL`,
    )
  // The migrator wraps the driver's error.
  const driver = driversOwn(error)
  const code = codeOf(driver)
  const sentence = remedies.find(([pattern]) => pattern.test(code))?.[1](file, code) ?? `${driver.message} (${file})`
  return new Error(sentence, { cause: error })
}

export const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? '')

/**
 * If the database is full, locked or read-only, a later try may succeed. If it cannot be read, it is unknown whether a write happened, and
 * the connection must not be used again.
 */
export function translated(error: unknown) {
  const code = codeOf(StatementError.causeOf(error))
  if (!code.startsWith('SQLITE_')) return error
  const told = error instanceof StatementError ? error : new StatementError('commit', error)
  if (/^SQLITE_(IOERR|CORRUPT|NOTADB|READONLY_DBMOVED)/.test(code)) return new Unavailable(told, true)
  if (/^SQLITE_(BUSY|LOCKED|FULL|NOMEM|READONLY|CANTOPEN|INTERRUPT|PROTOCOL)/.test(code)) return new Unavailable(told)
  return told
}
