import type { Limits } from '../config.ts'
import { rateLimit } from '../http/rate-limit.ts'

export type Limiters = ReturnType<typeof limiters>

/** How often what may be asked of the humans' door, and counted by whom; by each instance for itself. What tries passwords is counted in core. */
export const limiters = (limits: Limits, now: () => number) => ({
  account: rateLimit({ most: limits.requestsPerMinute, perSeconds: 60, now }),
  /** For whoever is not signed in, by network. */
  address: rateLimit({ most: limits.requestsPerMinute, perSeconds: 60, now }),
})
