/** Statements about several rows at once. They exist for a few lengths of the list only, so few of them are compiled. */
import { inArray, type AnyColumn, type SQL } from './drizzle.ts'
import { family } from './list.ts'
import { $, run, type Hold, type Queries, type Statement, type Step } from './statement.ts'
import type { Tables } from '../tables/index.ts'

/** The longest list must be the last. */
const lengths = [1, 8, 64]

type Build<Result> = (q: Queries, t: Tables, isListed: (id: AnyColumn) => SQL, hold: Hold) => PromiseLike<Result>

/** One step of a transaction, about at most 64 rows. A shorter list is filled up with its first id, which changes nothing. */
export const forSeveral = <Values extends object>() => {
  return <Result>(name: string, build: Build<Result>) => {
    const statements = family(name)
    return function* (ids: readonly string[], values: Values): Generator<Step, Result, Result> {
      const length = lengths.find(one => one >= ids.length)!
      const names = Array.from({ length }, (_, i) => `id${i}`)
      const places = names.map($)
      const statement = statements([String(length)], (q, t, hold) => build(q, t, id => inArray(id, places), hold)) as Statement<
        object,
        Result
      >
      return yield* run(statement, { ...values, ...Object.fromEntries(names.map((one, i) => [one, ids[i] ?? ids[0]!])) })
    }
  }
}
