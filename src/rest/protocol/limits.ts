import type { Limits } from '../../config.ts'
import { rateLimit } from '../../http/rate-limit.ts'

export type Limiters = ReturnType<typeof limiters>

/** The rate limits of the humans' interface. Each instance counts for itself. Core counts password attempts. */
export const limiters = (limits: Limits, now: () => number) => ({
  account: rateLimit({ most: limits.requestsPerMinute, perSeconds: 60, now }),
  /** For callers that are not signed in, by network. */
  address: rateLimit({ most: limits.requestsPerMinute, perSeconds: 60, now }),
  /** For pages, their files, paths that do not exist and preflight requests, by network. One page of the portal has many files. */
  files: rateLimit({ most: limits.requestsPerMinute * filesOfPage, perSeconds: 60, now }),
})

const filesOfPage = 10
