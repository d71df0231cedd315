/** Token buckets: each name may act `most` times per period; `burst` says how many times at once. Exact, and counted per process. */
import { Refusal } from './refusal.ts'

const tidyAt = 10_000

interface Limit {
  most: number
  perSeconds: number
  burst?: number
  policy?: string
  now?: () => number
}
interface Bucket {
  left: number
  at: number
}
export interface RateLimit {
  take(name: string, cost?: number): string[]
}

export function rateLimit({ most, perSeconds, burst = most, policy = 'default', now = Date.now }: Limit): RateLimit {
  // A bucket counts in parts of a token, of which `most` flow in per millisecond. All numbers are integers, so no rounding occurs.
  const token = perSeconds * 1000
  const full = burst * token
  const seconds = (parts: number) => Math.ceil(parts / most / 1000)
  const buckets = new Map<string, Bucket>()
  let tidyNext = tidyAt
  const header = `"${policy}";q=${most};w=${perSeconds}`

  return {
    /** Takes from a bucket and answers the header lines that describe its state. Refuses if it is empty. A cost of 0 only checks. */
    take(name: string, cost = 1) {
      const at = now()
      if (buckets.size >= tidyNext) tidy(at)
      let bucket = buckets.get(name)
      if (!bucket) buckets.set(name, (bucket = { left: full, at }))
      bucket.left = leftIn(bucket, at)
      bucket.at = at
      const needed = Math.max(1, cost) * token
      const enough = bucket.left >= needed
      if (enough) bucket.left -= cost * token
      const left = Math.floor(bucket.left / token)
      const stands = (wait: number) => `"${policy}";r=${left};t=${wait}`
      // If none is left, the time until the next one counts.
      if (enough) return ['RateLimit-Policy', header, 'RateLimit', stands(seconds((left ? full : token) - bucket.left))]
      const wait = Math.max(1, seconds(needed - bucket.left))
      throw new Refusal('rate_limited', `Too many requests. Wait ${wait} s.`, {
        'Retry-After': String(wait),
        'RateLimit-Policy': header,
        RateLimit: stands(wait),
      })
    },
  }

  function leftIn(bucket: Bucket, at: number) {
    return Math.min(full, bucket.left + Math.max(0, at - bucket.at) * most)
  }

  /**
   * A full bucket equals none, so it is deleted. If many are not full, the next look comes as much later, so that each of many names costs
   * little.
   */
  function tidy(at: number) {
    for (const [name, bucket] of buckets) if (leftIn(bucket, at) === full) buckets.delete(name)
    tidyNext = Math.max(tidyAt, buckets.size * 2)
  }
}
