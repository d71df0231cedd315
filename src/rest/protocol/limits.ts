import type { Limits } from '../../config.ts'
import { rateLimit } from '../../http/rate-limit.ts'

export type Limiters = ReturnType<typeof limiters>

/** The rate limits of the humans' interface. Each instance counts for itself. Core counts password attempts. */
export const limiters = (limits: Limits, now: () => number) => ({
  account: rateLimit({ most: limits.requestsPerMinute, perSeconds: 60, now }),
  /** For each service token. They do not count for the account, so a program cannot keep its human out. */
  token: rateLimit({ most: Math.max(1, Math.floor(limits.requestsPerMinute / partOfToken)), perSeconds: 60, policy: 'token', now }),
  /** For callers that are not signed in, by network. */
  address: rateLimit({ most: limits.requestsPerMinute, perSeconds: 60, now }),
  /** For pages, their files, paths that do not exist and preflight requests, by network. One page of the portal has many files. */
  files: rateLimit({ most: limits.requestsPerMinute * filesOfPage, perSeconds: 60, now }),
})

const filesOfPage = 10
/** A token may send this part of what its account may: one fifth. */
const partOfToken = 5
