/** Statements as SQLite runs them. Their texts depend on no file, so each is compiled once, however many files a process opens. */
import { compiled, type Compiled, type Prepared } from '../compile.ts'
import { part } from '../drizzle.ts'
import type { AnyStatement } from '../statement.ts'
import { define, sqlite } from '../../tables/index.ts'

const { drizzle } = part('drizzle-orm/better-sqlite3')

/** It only writes. Each connection prepares the texts itself. */
const writer = drizzle({ prepare: () => undefined } as never, { casing: 'snake_case' })
keepPlans(writer)
export const tables = define(sqlite)
const known = new Map<string, Compiled>()

export function written({ name, build }: AnyStatement): Compiled {
  let statement = known.get(name)
  if (!statement) {
    const query = build(writer, tables, query => query) as unknown as { prepare(): Prepared }
    known.set(name, (statement = compiled(query.prepare())))
  }
  return statement
}

/**
 * SQLite plans a statement again whenever a value is bound that may affect its plan, such as that of a LIMIT or of a join's key. Planning
 * takes several times as long as running. Inside `likely()`, which has no other effect here, the planner does not see the value.
 */
function keepPlans(db: object) {
  const { dialect } = db as { dialect: { escapeParam(): string } }
  dialect.escapeParam = () => 'likely(?)'
}
