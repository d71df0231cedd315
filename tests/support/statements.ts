/** All statements of the store, for tests that hold something about each of them. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { PageOf } from '../../src/store/engine/list.ts'
import type { AnyStatement } from '../../src/store/engine/statement.ts'

export type List = PageOf<unknown, string>

/** The statements that the store exports, and these pages of each list. */
export async function everyStatement(pagesOf: (list: List) => AnyStatement[]) {
  const found: AnyStatement[] = []
  // The reader of SQLite is the program of a thread and has no statements.
  const files = globSync(join(import.meta.dirname, '../../src/store/**/*.ts')).filter(file => !file.endsWith('/reader.ts'))
  for (const file of files)
    for (const exported of Object.values((await import(file)) as object)) {
      if (isList(exported)) found.push(...pagesOf(exported))
      else if (isStatement(exported)) found.push(exported)
    }
  return found
}

const isList = (value: unknown): value is List => typeof value === 'function' && 'sorts' in value
const isStatement = (value: unknown): value is AnyStatement => typeof value === 'object' && value !== null && 'build' in value
