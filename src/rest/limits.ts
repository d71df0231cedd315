import type { Limits } from '../config.ts'
import { rateLimit } from '../http/rate-limit.ts'

export type Limiters = ReturnType<typeof limiters>

/** The rate limits of the humans' interface, counted by each instance for itself. Attempts at passwords are counted in core. */
export const limiters = (limits: Limits, now: () => number) => ({
  account: rateLimit({ most: limits.requestsPerMinute, perSeconds: 60, now }),
  /** For callers that are not signed in, by network. */
  address: rateLimit({ most: limits.requestsPerMinute, perSeconds: 60, now }),
})
