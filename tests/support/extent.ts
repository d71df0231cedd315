/** How much this run does: the whole matrix, as `make test-all`, or only what finds nearly every fault, as `make test`. */
export const isWhole = process.env.TESTS === 'all'

export type StoreKind = 'sqlite' | 'postgres'
export const bothKinds: StoreKind[] = ['sqlite', 'postgres']
/** The databases of a test that does the same on both. */
export const kindsOfRun: StoreKind[] = isWhole ? bothKinds : ['sqlite']

/** Of cases that tell the same story, the first one; and in the full matrix all. */
export const firstOf = <Case>(cases: readonly Case[]) => (isWhole ? cases : cases.slice(0, 1))
