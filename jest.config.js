import { availableParallelism } from 'node:os'

export default {
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  // These run only in `make test-all`: what takes long (`.all`), and what must run while nothing else does (`.alone`).
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.TESTS === 'all' ? [] : [String.raw`\.(all|alone)\.test\.ts$`])],
  transform: { '\\.ts$': '<rootDir>/scripts/strip-types.cjs' },
  extensionsToTreatAsEsm: ['.ts'],
  runtime: '<rootDir>/tests/support/modules.ts',
  // Neither holds a module of the project.
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/.toolchain/'],
  cacheDirectory: '<rootDir>/.cache/jest',
  globalSetup: '<rootDir>/tests/support/setup.ts',
  globalTeardown: '<rootDir>/tests/support/teardown.ts',
  // One more than there are processors, because tests also wait: for a disk, a browser, a time limit.
  maxWorkers: Math.min(availableParallelism() + 1, 8),
  // Node keeps the modules of every test file. A worker that has run many of them collects garbage all the time and ends late.
  workerIdleMemoryLimit: '900MB',
  // On a busy machine a worker that has nothing open may still need seconds to end. Only one that never ends is killed, and fails the run.
  workerGracefulExitTimeout: 30_000,
  // A test that needs half of it on a quiet machine must be divided. Late answers and a slow browser (tests/portal/support.ts) give more.
  testTimeout: 120_000 * Number(process.env.SLOW ?? 1) * (1 + Number(process.env.LATE ?? 0) / 500),
  coverageProvider: 'v8',
}
