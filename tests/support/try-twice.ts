import { jest } from '@jest/globals'

/**
 * On a busy machine a browser loses a press once in some hundred tests: what fails is tried once more. What it failed with is told all
 * the same, and a fault of ours fails again.
 */
export const tryTwice = () => jest.retryTimes(1, { logErrorsBeforeRetry: true })
