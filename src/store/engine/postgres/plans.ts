/** Statements as PostgreSQL plans and runs them. */
import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { ask } from './described.ts'
import type { StoreMeter } from '../../../metrics/index.ts'
import { compiled, type Compiled, type Prepared } from '../compile.ts'
import { part, type SQL } from '../drizzle.ts'
import { nameOf, type Asked, type Hold, type Queries } from '../statement.ts'
import { define, postgres } from '../../tables/index.ts'

const { drizzle } = part('drizzle-orm/node-postgres')

/** PostgreSQL cuts longer names of prepared statements, so two names with the same beginning would be the same statement. */
const longestName = 63
/**
 * Each connection keeps the plan of each named statement, in about 0.15 MB. When there are this many, further statements get no name and
 * are planned for each call.
 */
const mostNamed = 500

interface Query {
  getSQL(): SQL
  toSQL(): { sql: string }
  prepare(name: string): Prepared
}
/** Runs statements as one, on a connection, which may be that of a transaction. Answers what the last one answers. */
export type Execute = (client: ClientBase, all: readonly Asked[]) => Promise<unknown>

/**
 * Planning a statement for the values of each call may take longer than the call, so each is planned once. Such a plan must also be good for
 * an agent that has a thousand times as much as most agents. So no join may read all rows before it returns the first.
 */
export const planning = ['plan_cache_mode=force_generic_plan', 'enable_hashjoin=off', 'enable_mergejoin=off']

/** Puts constants into the text of a statement, because a generic plan knows no values. They are our own texts and numbers. */
export function planned(built: PromiseLike<unknown>): Query {
  const query = built as unknown as Query
  const text = query.getSQL()
  return Object.assign(query, { getSQL: () => text.inlineParams() })
}

/** It only writes. The connections of a pool send the texts. */
const writer = drizzle.mock({ casing: 'snake_case' })
const tables = define(postgres)
const known = new Map<string, Written>()
interface Written extends Omit<Compiled, 'parameters'> {
  parameters(all: readonly Asked[]): unknown[]
}

/** Prepares each statement when it is first used: as part of a transaction, and for a look. A pooler loses the names of statements. */
export function preparing(isPooled: boolean, meter: StoreMeter | undefined) {
  const prepared = new Map<string, Execute>()
  const prepare = (name: string, all: readonly Asked[], hold: Hold) => {
    const isKept = prepared.size < mostNamed
    const isNamed = isKept && !isPooled
    const execute = executing(written(name, all, hold), isNamed ? name : undefined, meter)
    if (isKept) prepared.set(name, execute)
    return execute
  }
  const executor =
    (hold: Hold, mark = ''): Execute =>
    (client, all) => {
      const name = mark + nameOf(all)
      return (prepared.get(name) ?? prepare(name, all, hold))(client, all)
    }
  return {
    execute: executor(hold),
    /** The same statements without locks: a look must not wait for a transaction, and a transaction must not wait for a look. */
    executeLook: executor(query => query, 'look '),
  }
}

/** Weaker than FOR UPDATE: other transactions can insert rows that refer to a held row, so a foreign key never waits. */
const hold: Hold = (query, others = 'wait') =>
  (query as { for(strength: string, how: { skipLocked?: true }): typeof query }).for(
    others === 'alone' ? 'update' : 'no key update',
    others === 'wait' ? {} : { skipLocked: true },
  )

/** The text of statements depends on no server, so it is compiled once, however many stores a process opens. */
function written(name: string, all: readonly Asked[], hold: Hold): Written {
  const one = known.get(name) ?? together(all, hold)
  if (known.size < mostNamed) known.set(name, one)
  return one
}

/** The last of these statements, with the others before it: `WITH other0 AS (INSERT …) INSERT …`. */
function together(all: readonly Asked[], hold: Hold): Written {
  const built = (q: unknown, { statement: { build } }: Asked) => planned(build(q as Queries, tables, hold))
  const parts = all.map(one => compiled(built(writer, one).prepare('')))
  const others = all.slice(0, -1).map((one, i) => writer.$with(`other${i}`).as(built(writer, one) as never))
  const { text, row } = others.length === 0 ? parts[0]! : compiled(built(writer.with(...others), all.at(-1)!).prepare(''))
  return { text, row, parameters: asked => parts.flatMap(({ parameters }, i) => parameters(asked[i]!.values)) }
}

/** Without a name, PostgreSQL plans it for each call. */
function executing({ text, parameters, row }: Written, name: string | undefined, meter: StoreMeter | undefined): Execute {
  const short = name === undefined ? undefined : shortened(name)
  return async (client, all) => {
    const startedAt = meter && performance.now()
    const rows = await ask(client, short, text, parameters(all))
    if (startedAt !== undefined) meter!.statement(performance.now() - startedAt)
    return row && rows.map(row)
  }
}

const shortened = (name: string) =>
  name.length <= longestName ? name : `${name.slice(0, 40)} ${createHash('sha256').update(name).digest('hex').slice(0, 22)}`
