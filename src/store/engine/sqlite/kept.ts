import type Database from 'better-sqlite3'
import { part } from '../drizzle.ts'
import { tables } from './statements.ts'
import type { AnyStatement } from '../statement.ts'

const { getTableName } = part('drizzle-orm')
const names = Object.values(tables).map(table => getTableName(table))

/** When this many answers of one statement are kept, they are all forgotten. An empty one is not kept, so guesses displace nobody. */
const mostKept = 1_000

/**
 * Keeps the answers of statements that are `kept`, until somebody writes one of their tables. The connection knows what it writes itself.
 * Other processes are commands such as `make admin`. SQLite counts what they write, and that count is read once in a turn of the event loop,
 * because reading it takes half as long as the answer itself.
 */
export function keeping(connection: Database.Database) {
  const version = connection.prepare<[], number>('PRAGMA data_version').pluck()
  const answers = new Map<string, Map<string, unknown[]>>()
  const byTable = new Map<string, Set<string>>()
  let seen = version.get()
  let isLooked = false
  const lookAtOthers = () => {
    if (isLooked) return
    isLooked = true
    setImmediate(() => (isLooked = false))
    const latest = version.get()
    if (latest !== seen) answers.clear()
    seen = latest
  }

  return {
    /** What the statement answers, from what is kept or from `ask`. Its only value is the name under which the answer is kept. */
    read({ name }: AnyStatement, values: object, ask: () => unknown[]) {
      lookAtOthers()
      const [value] = Object.values(values) as [string]
      const known = answers.get(name)?.get(value)
      if (known !== undefined) return known
      const answer = ask()
      if (answer.length === 0) return answer
      let ofStatement = answers.get(name)
      if (!ofStatement || ofStatement.size >= mostKept) answers.set(name, (ofStatement = new Map()))
      ofStatement.set(value, frozen(answer))
      return answer
    },
    /** Returns what to call after each run of the statement with this text. Undefined if it changes no table from which answers are kept. */
    forgetting(statement: AnyStatement, { source, readonly }: Database.Statement<unknown[], unknown[]>) {
      const found = names.filter(name => new RegExp(String.raw`\b${name}\b`).test(source))
      if (readonly) {
        if (!statement.isKept) return
        for (const table of found) byTable.set(table, (byTable.get(table) ?? new Set()).add(statement.name))
        return
      }
      // What refers to a deleted row may be deleted with it.
      if (/\bdelete\b/i.test(source)) return () => answers.clear()
      return () => {
        for (const table of found) for (const name of byTable.get(table) ?? []) answers.delete(name)
      }
    },
  }
}

/** Everybody who asks gets the same rows, so nobody may change them. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}
