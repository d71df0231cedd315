/** How much this run does: the whole matrix, as `make test-all`, or only what `make test` can do in five minutes. */
import { describe } from '@jest/globals'

export const isWhole = process.env.TESTS === 'all'

export type StoreKind = 'sqlite' | 'postgres'
export const bothKinds: StoreKind[] = ['sqlite', 'postgres']
/** The databases of a test that does the same on both. */
export const kindsOfRun: StoreKind[] = isWhole ? bothKinds : ['sqlite']

/**
 * Each test of a file tells one story: how somebody gets something done, or how an attack fails. One more case is a detail, at the end of
 * the file in `details(() => { … })`. Only the full matrix runs details; otherwise they are counted as skipped.
 */
export const details = (tests: () => void) => (isWhole ? describe : describe.skip)(inDetail, tests)
export const inDetail = 'in detail'

/** Of cases that tell the same story, the first one; and in the full matrix all. */
export const firstOf = <Case>(cases: readonly Case[]) => (isWhole ? cases : cases.slice(0, 1))
