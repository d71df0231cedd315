import type { Limits } from '../config.ts'
import { rateLimit } from '../http/rate-limit.ts'

export type Limiters = ReturnType<typeof limiters>

/** How often what may be asked of the humans' door, and counted by whom. */
export const limiters = (limits: Limits, now: () => number) => ({
  account: rateLimit({ most: limits.requestsPerMinute, perSeconds: 60, now }),
  /** For whoever is not signed in, by address. */
  address: rateLimit({ most: limits.requestsPerMinute, perSeconds: 60, now }),
  signIn: rateLimit({ most: limits.signInsPerQuarterHour, perSeconds: 15 * 60, policy: 'sign-in', now }),
  signUp: rateLimit({ most: limits.signUpsPerHour, perSeconds: 60 * 60, policy: 'sign-up', now }),
})
