/** Whether this run is the whole matrix, as in `make test-all`, or only what `make test` can do in five minutes. */
export const isWhole = process.env.TESTS === 'all'
