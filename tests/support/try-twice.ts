import { jest } from '@jest/globals'

/**
 * In a browser on a busy machine a press has been lost, seldom and not yet explained: what fails is tried once more. What it failed with
 * is told all the same, so that it can be; and a fault that is there each time fails again.
 */
export const tryTwice = () => jest.retryTimes(1, { logErrorsBeforeRetry: true })
