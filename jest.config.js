import { availableParallelism } from 'node:os'

export default {
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/strip-types.cjs' },
  extensionsToTreatAsEsm: ['.ts'],
  globalSetup: '<rootDir>/tests/support/setup.ts',
  maxWorkers: Math.min(availableParallelism(), 8),
  testTimeout: 20_000,
  coverageProvider: 'v8',
}
