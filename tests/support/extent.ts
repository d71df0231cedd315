/** Whether this run is the full matrix (`make test-all`, or `make test ONLY=…`), and not only what `make test` runs each time. */
export const isWhole = process.env.TESTS === 'all'
